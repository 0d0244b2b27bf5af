#!/usr/bin/env bash
# What a change must pass: all that the README tells a person to run, every test, and the package's own checks. Properties
# run at their whole size, the faults of processes and servers at a small one: `test/faults/run.mjs` takes an hour. Nothing
# is skipped: what a test needs and does not find is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s (%s)\n' "$*" "$(date -u +%T)"; "$@"; }

# `npm start`, and the line that it prints to be pasted.
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

# The page tests need a browser, which npm does not bring.
chromium() {
  [ -x /usr/bin/chromium ] && return
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
}

# What a first run of tests writes is to be part of the change.
export NOTHING_NEW=1

step chromium
step npm ci --no-audit --no-fund
step npm test
AGES=1 step npm test -- test/law/ages.test.ts
JANUARIES=1 step npm test
step node scripts/mutations/run.mjs --tables --count 40
step starts
step npm run --silent typecheck
step npm run --silent lint
step node scripts/accept.mjs --check
step npm run --silent check:package
step npm run --silent bench -- check
step npm run runtimes
export REQUIRE_ALL=1
# What has one size alone was run by `npm test`.
FULL=1 step npx vitest related --run --project sources test/support/size.ts
# The tests of the stores, the wakes and the adapters are run on the installed package, by the last step.
step npx vitest run --project servers --exclude 'src/**'
step npx vitest run --project package --exclude 'test/runtimes/adapters/**'
step node test/runtimes/run.mjs
