# What every start script shares, to be sourced: whether its server runs, how it stops, and saying what is missing. Expects `work`, its folder.

# When a process began; nothing when there is none. With the pid it names one process for good: pids are used again.
began() {
  if [[ -r /proc/self/stat ]]; then
    local after
    after=$(sed 's/^.*) //' "/proc/$1/stat" 2> /dev/null) || return 0
    [[ $after == [ZX]* ]] || cut -d' ' -f20 <<< "$after"
  else
    ps -o lstart= -p "$1" || true
  fi
}

# To be called once the server was put into the background.
remember() { echo "$1" > "$work/pid" && began "$1" > "$work/began"; }

running() { [[ -s $work/pid && -s $work/began && $(began "$(cat "$work/pid")") == "$(cat "$work/began")" ]]; }

stop() {
  if running; then
    kill "$(cat "$work/pid")"
    while running; do sleep 0.1; done
  fi
  rm -f "$work/pid" "$work/began"
}

fail() {
  echo "$(basename "$0" .sh): $1" >&2
  exit 1
}

needs_java() {
  local version
  version=$("${JAVA_HOME:+$JAVA_HOME/bin/}java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p') || true
  [[ ${version:-0} -ge 17 ]] || fail "it needs Java 17 or newer: install it (on Debian: openjdk-17-jre-headless), or say with JAVA_HOME where it is."
}

needs_maven() { command -v mvn > /dev/null || fail "it needs Maven to fetch the server the first time: install it (on Debian: maven)."; }

# needs_port <port> <variable that moves it>
needs_port() {
  node -e 'require("node:net").createServer().on("error", () => process.exit(1)).listen(+process.argv[1], "127.0.0.1", () => process.exit(0))' "$1" \
    || fail "port $1 is taken by another program: stop that one, or set $2 to a free port."
}
