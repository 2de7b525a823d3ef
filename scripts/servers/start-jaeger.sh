#!/usr/bin/env bash
# Starts Jaeger in memory on loopback and prints where it is once it answers: "GUICHET_JAEGER_URL=…" (its page and query API),
# "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=…" (where services send spans) and the same as "GUICHET_JAEGER_TRACES_ENDPOINT=…", for suites, which trace only
# on purpose. It takes no metrics, so it is no OTEL_EXPORTER_OTLP_ENDPOINT.
#
#   scripts/servers/start-jaeger.sh          start; does nothing when the one of this work folder is already running
#   scripts/servers/start-jaeger.sh stop     stop the one of this work folder; its traces go with it
#
# GUICHET_CACHE             where the server binary is kept                     (~/.cache/guichet)
# GUICHET_WORK              where its log and process id are kept               ($GUICHET_CACHE/work)
# GUICHET_JAEGER_PORT       port of the page and the query API                  (16686)
# GUICHET_JAEGER_OTLP_PORT  port that takes OTLP over HTTP; OTLP over gRPC, health and the gRPC query API take the next three  (4318)
# Needs Go 1.24 the first time, and some minutes: it is built from its module, with the query API complete and a placeholder for a page.
set -euo pipefail

version=1.76.0
cache=${GUICHET_CACHE:-$HOME/.cache/guichet}/jaeger-$version
port=${GUICHET_JAEGER_PORT:-16686}
otlp=${GUICHET_JAEGER_OTLP_PORT:-4318}
work=${GUICHET_WORK:-${GUICHET_CACHE:-$HOME/.cache/guichet}/work}/jaeger-$port

. "$(dirname "${BASH_SOURCE[0]}")/server.sh"

if [[ ${1:-start} == stop ]]; then
  stop
  exit 0
fi

obtain() {
  command -v go > /dev/null || fail "it needs Go 1.24 or newer to build the server the first time: install it (on Debian: golang-go)."
  rm -rf "$cache.part" && mkdir -p "$cache.part"
  echo "start-jaeger: building Jaeger $version; that takes some minutes, once." >&2
  (
    cd "$cache.part"
    go mod init guichet-jaeger
    go get -tool "github.com/jaegertracing/jaeger/cmd/jaeger@v$version"
    go build -ldflags '-s -w' -o jaeger github.com/jaegertracing/jaeger/cmd/jaeger
  ) > "$cache.part/log" 2>&1 || { tail -20 "$cache.part/log" >&2; fail "the build failed; its log is $cache.part/log."; }
  mv "$cache.part" "$cache"
}
[[ -x $cache/jaeger ]] || obtain

mkdir -p "$work"
cat > "$work/jaeger.yaml" << YAML
service:
  extensions: [jaeger_storage, jaeger_query, healthcheckv2]
  pipelines:
    traces: { receivers: [otlp], processors: [batch], exporters: [jaeger_storage_exporter] }
  telemetry:
    resource: { service.name: jaeger }
    metrics: { level: none }
    logs: { level: warn }
extensions:
  healthcheckv2: { use_v2: true, http: { endpoint: "127.0.0.1:$((otlp + 2))" } }
  jaeger_storage: { backends: { memory: { memory: { max_traces: 10000 } } } }
  jaeger_query:
    storage: { traces: memory }
    http: { endpoint: "127.0.0.1:$port" }
    grpc: { endpoint: "127.0.0.1:$((otlp + 3))" }
receivers:
  otlp: { protocols: { http: { endpoint: "127.0.0.1:$otlp" }, grpc: { endpoint: "127.0.0.1:$((otlp + 1))" } } }
processors: { batch: { timeout: 200ms } }
exporters: { jaeger_storage_exporter: { trace_storage: memory } }
YAML

if ! running; then
  needs_port "$port" GUICHET_JAEGER_PORT
  for taken in "$otlp" $((otlp + 1)) $((otlp + 2)) $((otlp + 3)); do needs_port "$taken" GUICHET_JAEGER_OTLP_PORT; done
  "$cache/jaeger" --config "$work/jaeger.yaml" > "$work/log" 2>&1 < /dev/null &
  remember $!
fi
healthy() {
  node -e '
    const [query, otlp] = process.argv.slice(1);
    const answers = (url, options) => fetch(url, options).then((r) => r.ok);
    const empty = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    Promise.all([answers(query + "/api/services"), answers(otlp + "/v1/traces", empty)]).then((all) => process.exit(all.every(Boolean) ? 0 : 1), () => process.exit(1));
  ' "http://127.0.0.1:$port" "http://127.0.0.1:$otlp"
}
for _ in $(seq 150); do
  if ! running; then break; fi
  if healthy; then
    echo "GUICHET_JAEGER_URL=http://127.0.0.1:$port"
    echo "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=http://127.0.0.1:$otlp/v1/traces"
    echo "GUICHET_JAEGER_TRACES_ENDPOINT=http://127.0.0.1:$otlp/v1/traces"
    exit 0
  fi
  sleep 0.2
done
echo "start-jaeger: the server did not become healthy; its log:" >&2
cat "$work/log" >&2
exit 1
