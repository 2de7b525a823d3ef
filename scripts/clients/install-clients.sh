#!/usr/bin/env bash
# Installs stock gRPC clients for the suite that talks to the API as a stranger would, and prints where they are:
# "GUICHET_GRPCURL=…" (built by Go) and "GUICHET_GRPCIO=…" (a Python with grpcio). What cannot be installed is left out.
#
#   scripts/clients/install-clients.sh          install; quick when they are there
#   scripts/clients/install-clients.sh stop     nothing runs, nothing to stop
#
# GUICHET_CACHE  where they are kept   (~/.cache/guichet)
# Needs Go 1.24 for the one, python3 with venv and pip for the other.
set -euo pipefail
[[ ${1:-start} == stop ]] && exit 0

grpcurl=1.9.3
grpcio=1.74.0
cache=${GUICHET_CACHE:-$HOME/.cache/guichet}/clients
mkdir -p "$cache"

if command -v go > /dev/null; then
  [[ -x $cache/grpcurl-$grpcurl/grpcurl ]] || GOBIN=$cache/grpcurl-$grpcurl go install "github.com/fullstorydev/grpcurl/cmd/grpcurl@v$grpcurl" >&2
  echo "GUICHET_GRPCURL=$cache/grpcurl-$grpcurl/grpcurl"
fi
if command -v python3 > /dev/null; then
  python=$cache/grpcio-$grpcio
  if [[ ! -e $python/.ready ]]; then
    rm -rf "$python" && python3 -m venv "$python"
    "$python/bin/pip" install -q --disable-pip-version-check "grpcio==$grpcio" "grpcio-reflection==$grpcio" "grpcio-health-checking==$grpcio" "grpcio-status==$grpcio" >&2
    touch "$python/.ready"
  fi
  echo "GUICHET_GRPCIO=$python/bin/python"
fi
