#!/usr/bin/env bash
# Starts OpenSearch in its image with one user per domain, from GUICHET_OPENSEARCH_PASSWORD_<DOMAIN> and GUICHET_OPENSEARCH_PASSWORD_ADMIN. The
# hashes are made here, so that no password lies in a file; roles.yml and roles_mapping.yml lie beside this script.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
home=${OPENSEARCH_HOME:-/usr/share/opensearch}
security=$home/config/opensearch-security

hash() { bash "$home/plugins/opensearch-security/tools/hash.sh" -p "$1" | tail -1; }
{
  printf -- '_meta: { type: internalusers, config_version: 2 }\n'
  printf 'admin: { hash: "%s", reserved: true, backend_roles: [admin] }\n' "$(hash "$GUICHET_OPENSEARCH_PASSWORD_ADMIN")"
  for domain in ${GUICHET_OPENSEARCH_DOMAINS:-banking insurance finance}; do
    variable=GUICHET_OPENSEARCH_PASSWORD_$(tr '[:lower:]-' '[:upper:]_' <<< "$domain")
    printf '%s: { hash: "%s" }\n' "$domain" "$(hash "${!variable:?is needed}")"
    unset "$variable"
  done
} > "$security/internal_users.yml"
unset GUICHET_OPENSEARCH_PASSWORD_ADMIN
cp "$here/roles.yml" "$here/roles_mapping.yml" "$security/"
# It reads certificates in its own configuration folder alone.
cp /run/secrets/opensearch-node-cert "$home/config/node.pem"
cp /run/secrets/opensearch-node-key "$home/config/node.key"
exec "$home/opensearch-docker-entrypoint.sh" opensearch
