#!/usr/bin/env bash
# Starts Neo4j Community with one isolated DBMS per domain, all in one JVM, and prints "GUICHET_NEO4J_URLS=…" once each answers.
#
#   scripts/servers/start-neo4j.sh          start; does nothing when the one of this work folder is already running
#   scripts/servers/start-neo4j.sh stop     stop the one of this work folder
#
# GUICHET_CACHE         where the jars are kept                              (~/.cache/guichet)
# GUICHET_WORK          where data, logs and the process id are kept         ($GUICHET_CACHE/work)
# GUICHET_NEO4J_PORT    Bolt port of the first domain; the others follow     (17687)
# GUICHET_NEO4J_DOMAINS the domains                                          (banking insurance finance)
# GUICHET_NEO4J_PASSWORD_<DOMAIN>  password of each, 8 characters or more    (dev-<domain>-graph: for development only)
# Needs Java 17 or newer and Maven. Community has one database a DBMS and every user is its admin, so a domain is a DBMS of its own.
set -euo pipefail

version=5.26.30
cache=${GUICHET_CACHE:-$HOME/.cache/guichet}/neo4j-$version
port=${GUICHET_NEO4J_PORT:-17687}
domains=${GUICHET_NEO4J_DOMAINS:-banking insurance finance}
work=${GUICHET_WORK:-${GUICHET_CACHE:-$HOME/.cache/guichet}/work}/neo4j-$port
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

. "$(dirname "${BASH_SOURCE[0]}")/server.sh"

if [[ ${1:-start} == stop ]]; then
  stop
  exit 0
fi

obtain() {
  needs_maven
  rm -rf "$cache.part" && mkdir -p "$cache.part"
  cat > "$cache.part/pom.xml" << POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>guichet</groupId><artifactId>neo4j</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.neo4j</groupId><artifactId>neo4j</artifactId><version>$version</version></dependency>
  </dependencies>
</project>
POM
  mvn -q -B -f "$cache.part/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
    -DincludeScope=runtime -DoutputDirectory="$cache.part/lib" >&2
  cat > "$cache.part/StartGraphs.java" << 'JAVA'
import java.nio.file.Path;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;

/** Each argument is the home folder of one DBMS; they share nothing but the JVM. */
public class StartGraphs {
  public static void main(String[] homes) throws Exception {
    for (String home : homes) {
      var graph = new DatabaseManagementServiceBuilder(Path.of(home)).loadPropertiesFromFile(Path.of(home, "conf", "neo4j.conf")).build();
      Runtime.getRuntime().addShutdownHook(new Thread(graph::shutdown));
    }
    System.out.println("every graph answers");
    Thread.currentThread().join();
  }
}
JAVA
  mv "$cache.part" "$cache"
}
needs_java
[[ -d $cache ]] || obtain

homes=() urls=() next=$port
for domain in $domains; do
  home=$work/$domain
  homes+=("$home") urls+=("$domain=bolt://127.0.0.1:$next")
  mkdir -p "$home/conf"
  cat > "$home/conf/neo4j.conf" << CONF
server.bolt.enabled=true
server.bolt.listen_address=127.0.0.1:$next
server.bolt.advertised_address=127.0.0.1:$next
dbms.security.auth_enabled=true
dbms.security.allow_csv_import_from_file_urls=false
internal.dbms.cypher_ip_blocklist=0.0.0.0/0,::/0
dbms.usage_report.enabled=false
db.transaction.timeout=60s
db.memory.transaction.max=256m
db.tx_log.preallocate=false
server.memory.pagecache.size=64m
CONF
  if [[ ! -d $home/data ]]; then # only a DBMS that never started takes an initial password
    variable=GUICHET_NEO4J_PASSWORD_$(tr '[:lower:]' '[:upper:]' <<< "$domain")
    NEO4J_HOME=$home NEO4J_CONF=$home/conf "$java" -cp "$cache/lib/*" org.neo4j.cli.AdminTool \
      dbms set-initial-password "${!variable:-dev-$domain-graph}" > "$work/$domain-password.log" 2>&1 \
      || { cat "$work/$domain-password.log" >&2; exit 1; }
  fi
  next=$((next + 1))
done

if ! running; then
  for url in "${urls[@]}"; do needs_port "${url##*:}" GUICHET_NEO4J_PORT; done
  : > "$work/log"
  setsid "$java" -Xms128m -Xmx"${GUICHET_NEO4J_HEAP:-640m}" -XX:+UseSerialGC \
    --add-opens=java.base/java.nio=ALL-UNNAMED --add-opens=java.base/java.lang=ALL-UNNAMED \
    -cp "$cache/lib/*" "$cache/StartGraphs.java" "${homes[@]}" > "$work/log" 2>&1 < /dev/null &
  remember $!
fi
for _ in $(seq 960); do
  if ! running; then break; fi
  if grep -q '^every graph answers' "$work/log"; then
    (IFS=,; echo "GUICHET_NEO4J_URLS=${urls[*]}")
    exit 0
  fi
  sleep 0.25
done
echo "start-neo4j: the graphs did not come up; the log:" >&2
tail -40 "$work/log" >&2
exit 1
