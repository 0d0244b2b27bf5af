#!/usr/bin/env bash
# What a change must pass: all that the README tells a person to run, every test, and the package's own checks. Rules for
# every tool are asked of each; properties run at their small size, and at the whole one every night
# (`.github/workflows/nightly.yml`), as do the faults of processes and servers by hand: `test/faults/run.mjs` takes an hour. Nothing
# is skipped: what a test needs and does not find is a failure. Nothing is proved twice without a reason that stands here.
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

# Programs that npm does not bring: the tests of pages need a browser, that of spreadsheets one that opens them, those of
# PostgreSQL a pooler, and that of the official calculator's state a reader of its database.
programs() {
  local missing=()
  [ -x /usr/bin/chromium ] || missing+=(chromium)
  [ -x /usr/bin/soffice ] || missing+=(libreoffice-calc)
  [ -x /usr/sbin/pgbouncer ] || missing+=(pgbouncer)
  [ -x /usr/bin/sqlite3 ] || missing+=(sqlite3)
  ((${#missing[@]})) || return 0
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Runs a step in the background. `joined` waits for all of these, and prints each.
waiting=()
beside() {
  local log
  log=$(mktemp)
  ("$@" >"$log" 2>&1) &
  waiting+=("$!:$log")
}
joined() {
  local status=0 one
  for one in "${waiting[@]}"; do
    wait "${one%%:*}" || status=$?
    cat "${one#*:}"
  done
  waiting=()
  return "$status"
}

# What was built, as it would be published: every step after this one installs or reads the same file.
packed() {
  local folder
  folder=$(mktemp -d)
  TARBALL=$folder/$(npm pack --silent --ignore-scripts --pack-destination "$folder")
  export TARBALL
}

step programs
step npm ci --no-audit --no-fund
# One core would wait for what npm compiles for other runtimes.
beside npm run runtimes
step npm run --silent lint
step starts
step packed
step npm run --silent check:package
step joined
export REQUIRE_ALL=1
# Types resolve packages of the runtimes too, so these are there by now.
beside npm run --silent typecheck
beside npx vitest run --project servers
# All tests of the sources, on the oldest Node; AGES=1 refuses a table that is past its review. The project `januaries`
# runs those that read the tables once more, at a small size. Tests on PostgreSQL and Redis mostly wait for time to pass, so they run beside.
AGES=1 WALK=all step npx vitest run --project sources --project slow --project januaries
step joined
# What only the installed package can show: its files, examples and pages here, and the rest in every other runtime by a list of what can
# differ there (`test/runtimes/suites.mjs`). Both wait for processes, so they run beside one another. What only many draws find is looked for
# every night, by `.github/workflows/nightly.yml`.
beside node test/runtimes/run.mjs
step npx vitest run --project package --exclude 'test/runtimes/adapters/**'
step joined
