{{- define "service.name" -}}
{{ required "domain is needed, such as banking" .Values.domain }}
{{- end -}}

{{- /* BANKING for banking, as the code spells it in variables. */ -}}
{{- define "agent.variable" -}}
{{ include "service.name" . | upper | replace "-" "_" }}
{{- end -}}

{{- define "service.variables" -}}
{{- $name := include "agent.variable" . -}}
GUICHET_NATS_PASSWORD_{{ $name }} GUICHET_NEO4J_PASSWORD_{{ $name }} GUICHET_OPENSEARCH_PASSWORD_{{ $name }}
{{- end -}}

{{- define "service.env" -}}
- name: GUICHET_{{ include "agent.variable" . }}_NEO4J_URL
  value: {{ required "graph.url is needed, such as bolt://neo4j-banking:7687" .Values.graph.url | quote }}
- name: GUICHET_{{ include "agent.variable" . }}_OPENSEARCH_URL
  value: {{ required "passages.url is needed, such as https://opensearch:9200" .Values.passages.url | quote }}
- name: GUICHET_CAPABILITY_PUBLIC_KEYS
  value: /run/secrets/guichet/capability-public-keys.json
{{- end -}}

{{- define "service.ingress" -}}[]{{- end -}}

{{- define "service.egress" -}}
- to:
    - podSelector:
        matchLabels:
          {{- toYaml (required "graph.podLabels are needed: which pods are this domain's graph" .Values.graph.podLabels) | nindent 10 }}
  ports:
    - { protocol: TCP, port: 7687 }
- to:
    - podSelector:
        matchLabels:
          {{- toYaml (required "passages.podLabels are needed: which pods hold the passages" .Values.passages.podLabels) | nindent 10 }}
  ports:
    - { protocol: TCP, port: 9200 }
{{- end -}}

{{- /* The graph's own policy: this agent and nobody else. Passages are shared: there one policy per agent adds that agent. */ -}}
{{- define "service.extra" -}}
{{- range $store, $port := dict "graph" 7687 "passages" 9200 }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "service.name" $ }}-{{ $store }}
  labels:
    {{- include "guichet.selector" $ | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- toYaml (get $.Values $store).podLabels | nindent 6 }}
  policyTypes: [Ingress]
  ingress:
    - from:
        - podSelector:
            matchLabels:
              {{- include "guichet.selector" $ | nindent 14 }}
      ports:
        - { protocol: TCP, port: {{ $port }} }
{{- end }}
{{- end -}}
