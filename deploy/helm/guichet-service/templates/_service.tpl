{{- /*
Every object of one service. Values that all of them read:
  image.repository, image.tag, replicas, resources, env (plain variables), secret.name and secret.variables (keys of that Secret, each given as
  the variable of its name), files (a Secret whose keys are files, mounted at /run/secrets/guichet), nats and telemetry (where they are),
  podDisruptionBudget. The charts add their own: `service.name`, `service.env`, `service.variables`, `service.egress`, `service.extra`.
*/ -}}
{{- define "guichet.service" -}}
{{ include "guichet.account" . }}
---
{{ include "guichet.deployment" . }}
---
{{ include "guichet.networkPolicy" . }}
{{- if gt (int .Values.replicas) 1 }}
---
{{ include "guichet.disruptionBudget" . }}
{{- end }}
{{ include "service.extra" . }}
{{- end -}}

{{- define "guichet.selector" -}}
app.kubernetes.io/part-of: guichet
app.kubernetes.io/name: {{ include "service.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "guichet.metadata" -}}
name: {{ include "service.name" . }}
labels:
  {{- include "guichet.selector" . | nindent 2 }}
  app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "guichet.account" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "guichet.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end -}}

{{- define "guichet.disruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "guichet.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "guichet.selector" . | nindent 6 }}
{{- end -}}

{{- define "guichet.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "guichet.metadata" . | nindent 2 }}
spec:
  replicas: {{ .Values.replicas }}
  selector:
    matchLabels:
      {{- include "guichet.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "guichet.selector" . | nindent 8 }}
    spec:
      serviceAccountName: {{ include "service.name" . }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      # GUICHET_SHUTDOWN_LIMIT_MS (20 s) and a margin: what is in flight ends first.
      terminationGracePeriodSeconds: 30
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile:
          type: RuntimeDefault
      containers:
        - name: {{ include "service.name" . }}
          image: "{{ required "image.repository is needed: the image of this service" .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
          imagePullPolicy: {{ .Values.image.pullPolicy | default "IfNotPresent" }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          env:
            - name: GUICHET_NATS_URL
              value: {{ .Values.nats.url | quote }}
            {{- with .Values.telemetry.endpoint }}
            - name: OTEL_EXPORTER_OTLP_ENDPOINT
              value: {{ . | quote }}
            {{- end }}
            {{- include "service.env" . | nindent 12 }}
            {{- range $name, $value := .Values.env }}
            - name: {{ $name }}
              value: {{ $value | quote }}
            {{- end }}
            {{- range splitList " " (include "service.variables" .) }}
            - name: {{ . }}
              valueFrom:
                secretKeyRef:
                  name: {{ $.Values.secret | default (include "service.name" $) }}
                  key: {{ . }}
            {{- end }}
          {{- with .Values.ports }}
          ports:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          startupProbe:
            exec:
              command: [node, /guichet/health.mjs]
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 60
          readinessProbe:
            exec:
              command: [node, /guichet/health.mjs]
            periodSeconds: 10
            timeoutSeconds: 5
          resources:
            {{- toYaml .Values.resources | nindent 12 }}
          volumeMounts:
            - name: tmp
              mountPath: /tmp
            - name: files
              mountPath: /run/secrets/guichet
              readOnly: true
      volumes:
        - name: tmp
          emptyDir:
            sizeLimit: 256Mi
        - name: files
          secret:
            secretName: {{ .Values.files | default (printf "%s-files" (include "service.name" .)) }}
            defaultMode: 0440
{{- end -}}

{{- /* Nothing in, nothing out but names, the bus, the collector, and what the chart adds. */ -}}
{{- define "guichet.networkPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "guichet.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "guichet.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- include "service.ingress" . | nindent 4 }}
  egress:
    - to:
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: kube-system
          podSelector:
            matchLabels:
              k8s-app: kube-dns
      ports:
        - { protocol: UDP, port: 53 }
        - { protocol: TCP, port: 53 }
    - to:
        - podSelector:
            matchLabels:
              {{- toYaml .Values.nats.podLabels | nindent 14 }}
      ports:
        - { protocol: TCP, port: 4222 }
    {{- if .Values.telemetry.endpoint }}
    - to:
        - podSelector:
            matchLabels:
              {{- toYaml .Values.telemetry.podLabels | nindent 14 }}
      ports:
        - { protocol: TCP, port: 4318 }
    {{- end }}
    {{- include "service.egress" . | nindent 4 }}
{{- end -}}
