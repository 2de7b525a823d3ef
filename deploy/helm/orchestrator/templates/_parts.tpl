{{- define "service.name" -}}orchestrator{{- end -}}
{{- define "service.variables" -}}GUICHET_NATS_PASSWORD_ORCHESTRATOR{{- end -}}

{{- define "service.env" -}}
{{- $files := "/run/secrets/guichet" -}}
- name: GUICHET_GRPC_HOST
  value: 0.0.0.0
- name: GUICHET_GRPC_TLS_CERT
  value: {{ $files }}/tls.crt
- name: GUICHET_GRPC_TLS_KEY
  value: {{ $files }}/tls.key
- name: GUICHET_CAPABILITY_SIGNING_KEY
  value: {{ $files }}/capability-signing-key.json
{{- with .Values.callers }}
{{- if not (or .issuer .certificates) }}
{{- fail "callers.issuer (signed tokens) or callers.certificates (client certificates) is needed: demo mode serves loopback alone" }}
{{- end }}
{{- if .issuer }}
- name: GUICHET_CALLER_JWKS
  value: {{ $files }}/jwks.json
- name: GUICHET_CALLER_AUDIENCE
  value: {{ .audience | quote }}
- name: GUICHET_CALLER_ISSUER
  value: {{ .issuer | quote }}
{{- end }}
{{- if .certificates }}
- name: GUICHET_GRPC_TLS_CLIENT_CA
  value: {{ $files }}/client-ca.pem
- name: GUICHET_CALLER_CERTIFICATES
  value: {{ $files }}/certificates.json
{{- end }}
{{- end }}
{{- end -}}

{{- define "service.ingress" -}}
{{- if .Values.clients -}}
- from:
    {{- toYaml .Values.clients | nindent 4 }}
  ports:
    - { protocol: TCP, port: 50051 }
{{- else -}}
[]
{{- end -}}
{{- end -}}

{{- define "service.egress" -}}{{- end -}}

{{- define "service.extra" -}}
---
apiVersion: v1
kind: Service
metadata:
  {{- include "guichet.metadata" . | nindent 2 }}
spec:
  # One gRPC connection carries many calls: clients see every pod and spread calls over them.
  clusterIP: None
  selector:
    {{- include "guichet.selector" . | nindent 4 }}
  ports:
    - name: grpc
      port: 50051
      targetPort: grpc
{{- end -}}
