import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';
import { ofProcess } from './processor.mjs';

/** Milliseconds of processor time of each server, before it is measured and while it is. */
const [WARM, MEASURED] = [2_000, 1_200];
/** Milliseconds of a turn. */
const TURN = 400;
const program = fileURLToPath(new URL('server.mjs', import.meta.url));

/** Starts a server by its name in `server.mjs`; null where it is not installed. */
async function start({ command, args }, name) {
  const child = spawn(command, [...args, program, name], { stdio: ['ignore', 'pipe', 'ignore'] });
  const line = await new Promise((resolve) => {
    child.once('exit', () => resolve(null));
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
  });
  return line && { name, child, ...JSON.parse(line), warm: 0, answered: 0, spent: 0 };
}

/**
 * Measures servers in a runtime, by turns. Gives the microseconds of a `request` to each, by name, and the `megabytes` of its process at the
 * end, without one that is not installed.
 */
export async function measureServers(runtime, names) {
  const servers = [];
  for (const name of names) servers.push(await start(runtime, name));
  const running = servers.filter(Boolean);
  while (running.some(({ spent }) => spent < MEASURED)) {
    const server = running.reduce((one, other) => (other.spent < one.spent ? other : one));
    const before = ofProcess(server.child.pid);
    const answered = await load(server.origin, '/v1/cpf?formatted=false', server.headers, TURN);
    const spent = ofProcess(server.child.pid) - before;
    server.warm += spent;
    // The first requests are compiled.
    if (server.warm < WARM) continue;
    server.answered += answered;
    server.spent += spent;
  }
  const found = running.map(({ name, child, spent, answered }) => {
    const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
    child.kill();
    return [name, { request: (1_000 * spent) / answered, megabytes: Math.round(kibibytes / 1_024) }];
  });
  return Object.fromEntries(found);
}
