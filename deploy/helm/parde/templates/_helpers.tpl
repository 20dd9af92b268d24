{{- define "parde.labels" -}}
app.kubernetes.io/name: parde
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* Takes a list: the root, the component's name. */}}
{{- define "parde.selector" -}}
app.kubernetes.io/name: parde
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "parde.settings" -}}
NODE_ENV: production
HOST: 0.0.0.0
PORT: "3000"
METRICS_HOST: 0.0.0.0
METRICS_PORT: "9464"
DATA_DIR: /data
TRUSTED_PROXIES: {{ .Values.edgeNetwork | quote }}
{{- range $key, $value := .Values.settings }}
{{ $key }}: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "parde.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "parde.claim" -}}
{{ .Values.data.existingClaim | default (printf "%s-data" .Release.Name) }}
{{- end }}

{{/* Each after a space: this goes on after `form-action 'self'`. */}}
{{- define "parde.banks" -}}
{{- range .Values.banks }} {{ . }}{{ end }}
{{- end }}

{{- define "parde.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Takes a list: the root, the numeric user of the image. */}}
{{- define "parde.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ index . 1 }}
runAsGroup: {{ index . 1 }}
fsGroup: {{ index . 1 }}
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "parde.placement" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}
