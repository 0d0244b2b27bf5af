#!/usr/bin/env bash
# What a change must pass: all that the README tells a person to run, every test, and the package's own checks. Properties
# run at their whole size, the faults of processes and servers at a small one: `test/faults/run.mjs` takes an hour. Nothing
# is skipped: what a test needs and does not find is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s (%s)\n' "$*" "$(date -u +%T)"; "$@"; }

# `npm start`, which builds the package for all steps after it, and the line that it prints to be pasted.
starts() {
  local log line
  log=$(mktemp)
  setsid npm start -- --port 0 >"$log" &
  pid=$!
  trap 'kill -- -"$pid"' EXIT
  until line=$(grep -m 1 '^ *curl' "$log"); do
    kill -0 "$pid"
    sleep 0.2
  done
  bash -c "${line/curl/curl --silent --show-error --fail}"
  kill -- -"$pid"
  trap - EXIT
}

# Programs that npm does not bring: the tests of pages need a browser, that of spreadsheets one that opens them, and those of
# PostgreSQL a pooler.
programs() {
  local missing=()
  [ -x /usr/bin/chromium ] || missing+=(chromium)
  [ -x /usr/bin/soffice ] || missing+=(libreoffice-calc)
  [ -x /usr/sbin/pgbouncer ] || missing+=(pgbouncer)
  ((${#missing[@]})) || return 0
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Tests on PostgreSQL and Redis mostly wait for time to pass, so they run beside another step. Those of the stores, the
# wakes and the adapters are run on the installed package, by the last step.
servers() { npx vitest run --project servers --exclude 'src/**'; }

# Runs a step in the background, and prints it when it is waited for.
beside() { log=$(mktemp); ("$@" >"$log" 2>&1) & waiting=$!; }
joined() {
  local status=0
  wait "$waiting" || status=$?
  cat "$log"
  return "$status"
}


step programs
step npm ci --no-audit --no-fund
# The compiler and the build use one core each.
beside npm run --silent typecheck
step npm run --silent lint
step starts
step joined
beside npm run runtimes
# The tests as `npm test` has them, with a year more in the tables, which none may notice.
JANUARIES=1 step npm test
step joined
step node scripts/mutations/run.mjs --tables --count 40
step npm run --silent check:package
export REQUIRE_ALL=1
# All sources at the whole size, with the tables as they are; AGES=1 refuses one that is past its review. The pages that
# are written from the sources are compared here too.
AGES=1 FULL=1 step npx vitest run --project sources
beside servers
step npx vitest run --project package --exclude 'test/runtimes/adapters/**'
step joined
step node test/runtimes/run.mjs
