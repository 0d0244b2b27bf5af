import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createClient } from './client.mjs';

const here = fileURLToPath(import.meta.url);

/**
 * Sends calls in turn, one after the other, until it is stopped. In a process of its own: what it does with megabytes
 * would else be in the times of a client beside it.
 */
export function startSender(origin, key, calls) {
  const child = fork(here, [origin.href, key]);
  const answered = new Map();
  let sent = 0;
  const first = new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the sender ended')));
    child.on('message', (status) => {
      sent++;
      answered.set(status, (answered.get(status) ?? 0) + 1);
      resolve();
    });
  });
  child.send(calls);
  return {
    /** Resolves when the first call is answered. */
    first,
    /** How many are answered. */
    sent: () => sent,
    /** How many were answered with each status. */
    answered,
    /** Throws where it ended before. */
    stop() {
      if (!child.kill('SIGKILL')) throw new Error('the sender ended');
    },
  };
}

if (process.argv[1] === here) {
  const [origin, key] = process.argv.slice(2);
  const { ask } = createClient(origin, key);
  process.once('message', async (calls) => {
    for (let i = 0; ; i++) process.send((await ask(calls[i % calls.length])).status);
  });
}
