{{- define "service.name" -}}critic{{- end -}}
{{- define "service.variables" -}}GUICHET_NATS_PASSWORD_CRITIC{{- end -}}
{{- define "service.env" -}}
- name: GUICHET_CAPABILITY_PUBLIC_KEYS
  value: /run/secrets/guichet/capability-public-keys.json
{{- end -}}
{{- define "service.ingress" -}}[]{{- end -}}
{{- define "service.egress" -}}{{- end -}}
{{- define "service.extra" -}}{{- end -}}
