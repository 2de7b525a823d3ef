#!/usr/bin/env bash
# Starts one OpenSearch node with k-NN and security, one user per domain, and prints "GUICHET_OPENSEARCH_URL=…" once it answers.
#
#   scripts/servers/start-opensearch.sh          start; does nothing when the one of this work folder is already running
#   scripts/servers/start-opensearch.sh stop     stop the one of this work folder
#
# GUICHET_CACHE             where the distribution is kept                       (~/.cache/guichet; as root /var/cache/guichet)
# GUICHET_WORK              where data, logs and the process id are kept         ($GUICHET_CACHE/work)
# GUICHET_OPENSEARCH_PORT   HTTP port                                            (19200)
# GUICHET_OPENSEARCH_DOMAINS  the domains; each user reaches <domain>-* alone    (banking insurance finance)
# GUICHET_OPENSEARCH_PASSWORD_<DOMAIN>  password of each                         (dev-<domain>-passages: for development only)
# GUICHET_OPENSEARCH_PASSWORD_ADMIN     password of the administrator            (dev-admin-passages)
# Needs Java 17 and Maven. 2.19.1 is the version for which every plugin is served. It refuses to run as root and then runs as nobody.
set -euo pipefail

version=2.19.1
# Another user must reach these folders, so as root they lie outside root's home.
if [[ $(id -u) == 0 ]]; then shared=/var/cache/guichet; else shared=$HOME/.cache/guichet; fi
root=${GUICHET_CACHE:-$shared}
cache=$root/opensearch-$version
home=$cache/opensearch-$version
port=${GUICHET_OPENSEARCH_PORT:-19200}
domains=${GUICHET_OPENSEARCH_DOMAINS:-banking insurance finance}
work=${GUICHET_WORK:-$root/work}/opensearch-$port

. "$(dirname "${BASH_SOURCE[0]}")/server.sh"

if [[ ${1:-start} == stop ]]; then
  stop
  exit 0
fi

obtain() {
  needs_maven
  rm -rf "$cache.part" && mkdir -p "$cache.part"
  local modules=$cache.part/opensearch-$version/modules plugins=$cache.part/opensearch-$version/plugins
  item() {
    echo "<artifactItem><groupId>$1</groupId><artifactId>$2</artifactId><version>$3</version><type>$4</type><outputDirectory>$5</outputDirectory></artifactItem>"
  }
  cat > "$cache.part/pom.xml" << POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>guichet</groupId><artifactId>opensearch</artifactId><version>1</version><packaging>pom</packaging>
  <build><plugins><plugin>
    <groupId>org.apache.maven.plugins</groupId><artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version>
    <executions>
      <execution><id>archives</id><phase>package</phase><goals><goal>unpack</goal></goals><configuration><artifactItems>
        $(item org.opensearch.distribution.integ-test-zip opensearch $version zip "$cache.part")
        $(item org.opensearch.plugin opensearch-knn $version.0 zip "$plugins/opensearch-knn")
        $(item org.opensearch.plugin neural-search $version.0 zip "$plugins/opensearch-neural-search")
        $(item org.opensearch.plugin opensearch-security $version.0 zip "$plugins/opensearch-security")
      </artifactItems></configuration></execution>
      <execution><id>jars</id><phase>package</phase><goals><goal>copy</goal></goals><configuration><artifactItems>
        $(item org.opensearch.plugin analysis-common $version jar "$modules/analysis-common")
        $(item org.opensearch.plugin lang-painless $version jar "$modules/lang-painless")
        $(item org.opensearch.plugin opensearch-scripting-painless-spi $version jar "$modules/lang-painless")
        $(item org.antlr antlr4-runtime 4.13.1 jar "$modules/lang-painless")
        $(for part in asm asm-util asm-tree asm-commons asm-analysis; do item org.ow2.asm $part 9.7 jar "$modules/lang-painless"; done)
      </artifactItems></configuration></execution>
    </executions>
  </plugin></plugins></build>
</project>
POM
  mvn -q -B -f "$cache.part/pom.xml" package >&2
  # The distribution made for tests lacks the descriptors of the modules that it expects to find.
  describe() {
    printf '%s\n' "name=$1" "description=$1" "version=$version" "opensearch.version=$version" "classname=$2" java.version=11 \
      custom.foldername= "extended.plugins=$3" has.native.controller=false > "$modules/$1/plugin-descriptor.properties"
  }
  describe lang-painless org.opensearch.painless.PainlessPlugin ""
  describe analysis-common org.opensearch.analysis.common.CommonAnalysisPlugin lang-painless
  printf 'grant {\n  permission java.lang.RuntimePermission "createClassLoader";\n  permission java.lang.RuntimePermission "getClassLoader";\n};\n' \
    > "$modules/lang-painless/plugin-security.policy"
  chmod -R a+rX "$cache.part"
  mv "$cache.part" "$cache"
}
needs_java
export JAVA_HOME=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}
[[ -d $cache ]] || obtain

passwordOf() {
  local variable=GUICHET_OPENSEARCH_PASSWORD_$(tr '[:lower:]' '[:upper:]' <<< "$1")
  echo "${!variable:-dev-$1-passages}"
}

configure() {
  local config=$work/config security=$work/config/opensearch-security plugin=$home/plugins/opensearch-security
  mkdir -p "$config" "$work"/{data,logs,tmp}
  cp "$home/config/log4j2.properties" "$config/"
  cat > "$config/jvm.options" << OPTIONS
-Xms${GUICHET_OPENSEARCH_HEAP:-512m}
-Xmx${GUICHET_OPENSEARCH_HEAP:-512m}
-XX:+UseSerialGC
-XX:-AlwaysPreTouch
-Djava.io.tmpdir=$work/tmp
18-:-Djava.security.manager=allow
OPTIONS
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=guichet-node -keyout "$config/node.key" -out "$config/node.pem" 2> /dev/null
  cat > "$config/opensearch.yml" << YML
cluster.name: guichet
node.name: guichet
network.host: 127.0.0.1
http.port: $port
transport.port: $((port + 100))
discovery.type: single-node
path.data: $work/data
path.logs: $work/logs
cluster.routing.allocation.disk.threshold_enabled: false
action.auto_create_index: false
plugins.security.ssl.transport.pemcert_filepath: node.pem
plugins.security.ssl.transport.pemkey_filepath: node.key
plugins.security.ssl.transport.pemtrustedcas_filepath: node.pem
plugins.security.ssl.transport.enforce_hostname_verification: false
plugins.security.ssl.http.enabled: false
plugins.security.allow_default_init_securityindex: true
plugins.security.restapi.roles_enabled: ["all_access"]
YML
  cp -r "$plugin/config" "$security"
  hash() { PASSWORD=$1 "$JAVA_HOME/bin/java" -cp "$plugin/*:$home/lib/*" org.opensearch.security.tools.Hasher -env PASSWORD 2> /dev/null | tail -1; }
  {
    printf -- '_meta: { type: internalusers, config_version: 2 }\nadmin: { hash: "%s", reserved: true, backend_roles: [admin] }\n' "$(hash "$(passwordOf admin)")"
    for domain in $domains; do printf '%s: { hash: "%s" }\n' "$domain" "$(hash "$(passwordOf "$domain")")"; done
  } > "$security/internal_users.yml"
  {
    printf -- '_meta: { type: roles, config_version: 2 }\n'
    for domain in $domains; do
      printf 'domain_%s:\n  cluster_permissions: ["indices:data/read/msearch", "indices:data/write/bulk"]\n  index_permissions:\n    - { index_patterns: ["%s-*"], allowed_actions: [read, write, create_index, delete, "indices:admin/delete", "indices:admin/refresh*", "indices:admin/exists", "indices:admin/get", "indices:admin/mapping/put", "indices:data/write/delete/byquery"] }\n' "$domain" "$domain"
    done
  } > "$security/roles.yml"
  {
    printf -- '_meta: { type: rolesmapping, config_version: 2 }\nall_access: { backend_roles: [admin] }\n'
    for domain in $domains; do printf 'domain_%s: { users: [%s] }\n' "$domain" "$domain"; done
  } > "$security/roles_mapping.yml"
}
[[ -d $work/config ]] || configure

if ! running; then
  needs_port "$port" GUICHET_OPENSEARCH_PORT
  as=()
  chmod -R go-rwx "$work"
  if [[ $(id -u) == 0 ]]; then
    chown -R 65534:65534 "$work"
    as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  fi
  pushd "$work" > /dev/null
  setsid "${as[@]}" env HOME="$work" OPENSEARCH_PATH_CONF="$work/config" OPENSEARCH_TMPDIR="$work/tmp" \
    bash "$home/bin/opensearch" > "$work/logs/stdout.log" 2>&1 < /dev/null &
  remember $!
  popd > /dev/null
fi
healthy() {
  node -e '
    const [url, password] = process.argv.slice(1);
    const authorization = "Basic " + Buffer.from("admin:" + password).toString("base64");
    fetch(url + "/_cluster/health", { headers: { authorization } }).then((r) => process.exit(r.status === 200 ? 0 : 1), () => process.exit(1));
  ' "http://127.0.0.1:$port" "$(passwordOf admin)"
}
for _ in $(seq 360); do
  if ! running; then break; fi
  if healthy; then
    echo "GUICHET_OPENSEARCH_URL=http://127.0.0.1:$port"
    exit 0
  fi
  sleep 0.5
done
echo "start-opensearch: the node did not come up; the log:" >&2
tail -40 "$work/logs/stdout.log" >&2
exit 1
