import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startBalancer } from '../support/balancer.ts';
import { hasServer, newDatabase } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { until } from '../support/schedulers.ts';
import { startServed } from '../support/served.ts';
import { report, sized } from '../support/size.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** How often both processes are restarted, one after the other. */
const ROUNDS = sized(2, 10);
const CLIENTS = 2;
/** Requests of each client a second. */
const RATE = sized(50, 100);
/**
 * In the small, a process is told when the balancer has noticed; in full it waits out its grace, as where nobody tells
 * it.
 */
const GRACE = sized('1h', '5s');
/** Requests of a client that wait for their answer: on a machine that cannot keep up, the rate falls. */
const MAX_OPEN = 50;

/** Time limit in milliseconds: a full run has twenty restarts, and each waits out its grace period. */
const TIMEOUT = 1_200_000;

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Sends requests at a steady rate, whatever becomes of the earlier ones, each with a seed that tells it from all
 * others.
 */
function startClient(origin: string, key: string, name: string) {
  const agent = new Agent({ keepAlive: true });
  const outcomes = new Map<string, number | string>();
  const open = new Set<Promise<void>>();
  let sent = 0;
  const ask = () => {
    const seed = `${name}-${sent++}`;
    const options = { agent, headers: { authorization: `Bearer ${key}` } };
    const answered = new Promise<number | string>((resolve) => {
      get(`${origin}/v1/cpf?seed=${seed}`, options, (answer) => {
        const end = () => resolve(answer.complete ? (answer.statusCode as number) : 'broken off');
        answer.resume().once('close', end);
      }).once('error', ({ message }) => resolve(message));
    });
    const noted = answered.then((outcome) => {
      outcomes.set(seed, outcome);
      open.delete(noted);
    });
    open.add(noted);
  };
  const timer = setInterval(() => {
    if (open.size < MAX_OPEN) ask();
  }, 1_000 / RATE);
  return {
    /** The status of each seed's answer, or the reason why none came. */
    outcomes,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

it.runIf(hasServer)(
  `two clients lose no request and no delivery while two processes on PostgreSQL are restarted in turn, ${ROUNDS} times`,
  async () => {
    const database = await newDatabase();
    const deliveries = new Map<string, number>();
    const receiver = await startReceiver((_, response) => response.writeHead(204).end());
    const balancer = await startBalancer();
    const store = ['--store', database.address];
    const canivete = async (...args: string[]) => {
      const { stdout } = await run(process.execPath, [cli, ...args, ...store], { cwd: root });
      return stdout.trim().split('\n')[0] as string;
    };
    const start = async () => {
      // A log of thousands of answers tells nothing here.
      const args = ['--webhooks-dev', '--log', 'off', '--grace', GRACE, ...store];
      const { child, origin } = await startServed(cli, args, { cwd: root });
      children.push(child);
      const place = balancer.add(origin);
      await until(() => place.isHealthy());
      return { child, place };
    };
    const running = await Promise.all([start(), start()]);

    const account = await canivete('accounts', 'create', '--plan', 'enterprise');
    const url = `http://127.0.0.1:${receiver.port}/`;
    await canivete('webhooks', 'create', account, url, '--events', 'tool_used', '--webhooks-dev');
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, i) =>
        startClient(balancer.origin, await canivete('keys', 'create', account), `client-${i}`),
      ),
    );

    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, { child, place }] of [...running.entries()]) {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await until(() => !place.isHealthy());
        // A connection that a process has not taken when it stops listening is lost, so no request may be on its way.
        await until(() => place.open() === 0);
        if (GRACE === '1h') child.kill('SIGINT');
        expect(await exit).toEqual([0, null]);
        place.remove();
        const successor = await start();
        running[i] = successor;
        await until(() => successor.place.answered() > 0);
      }
    }
    for (const { stop } of clients) await stop();

    const outcomes = new Map(clients.flatMap((client) => [...client.outcomes]));
    expect([...outcomes].filter(([, outcome]) => outcome !== 200)).toEqual([]);
    const arrived = () => {
      for (const { body } of receiver.received.splice(0)) {
        const { data } = JSON.parse(String(body)) as { data: { parameters: { seed: string } } };
        const { seed } = data.parameters;
        deliveries.set(seed, (deliveries.get(seed) ?? 0) + 1);
      }
      return deliveries.size;
    };
    await until(() => arrived() >= outcomes.size);
    expect([...deliveries.keys()].toSorted()).toEqual([...outcomes.keys()].toSorted());
    const twice = [...deliveries.values()].filter((count) => count > 1).length;
    report('rolling restart', { rounds: ROUNDS, requests: outcomes.size, failed: 0, lost: 0, twice });

    for (const { child } of running) {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      expect(await exit).toEqual([0, null]);
    }
    balancer.close();
    receiver.stop();
    await database.drop();
  },
  TIMEOUT,
);
