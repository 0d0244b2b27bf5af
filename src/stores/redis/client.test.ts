import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { type RedisClient, runOf, script } from './client.ts';

const SCRIPT = script('return 1');
afterEach(() => void vi.useRealTimers());

/** Clients of both kinds that fail at a script by its hash, and what they were asked. */
const clients: readonly (readonly [string, (error: unknown, asked: string[]) => RedisClient])[] = [
  [
    'ioredis',
    (error, asked) => ({
      call: async (command, first) => {
        asked.push(`${command} ${first}`);
        if (command === 'EVALSHA') throw error;
        return 1;
      },
    }),
  ],
  [
    'redis',
    (error, asked) =>
      Object.assign(new EventEmitter(), {
        evalSha: async (sha: string) => {
          asked.push(`EVALSHA ${sha}`);
          throw error;
        },
        eval: async (text: string) => asked.push(`EVAL ${text}`),
      }),
  ],
];

it.each(clients)('%s sends the text of a script that the server does not know', async (_, make) => {
  const asked: string[] = [];
  const run = runOf(make(new Error('NOSCRIPT No matching script.'), asked), 5_000);
  await run(SCRIPT, 'key');
  expect(asked).toEqual([`EVALSHA ${SCRIPT.sha()}`, 'EVAL return 1']);
});

it.each(clients)('%s sends nothing again after another failure: it may have been done', async (_, make) => {
  for (const error of [new Error('Connection is closed.'), new Error('ERR NOSCRIPT'), 'NOSCRIPT']) {
    const asked: string[] = [];
    await expect(runOf(make(error, asked), 5_000)(SCRIPT, 'key')).rejects.toBe(error);
    expect(asked).toHaveLength(1);
  }
});

it('a client of redis has a listener to its errors: its host’s, or else one of ours', () => {
  const client = () => Object.assign(new EventEmitter(), { evalSha: async () => 1, eval: async () => 1 });
  const [alone, hosts] = [client(), client()];
  const listener = () => undefined;
  hosts.on('error', listener);
  for (const each of [alone, hosts]) runOf(each, 5_000);
  expect(alone.listenerCount('error')).toBe(1);
  expect(hosts.listeners('error')).toEqual([listener]);
});

/** Clients whose answers a test gives, and the connections that they were asked for. */
const renewable: readonly (readonly [
  string,
  (answer: () => Promise<unknown>, asked: string[]) => RedisClient,
])[] = [
  [
    'ioredis',
    (answer, asked) => ({ call: answer, disconnect: (again) => void asked.push(`disconnect ${again}`) }),
  ],
  [
    'redis',
    (answer, asked) =>
      Object.assign(new EventEmitter(), {
        evalSha: answer,
        eval: answer,
        destroy: () => void asked.push('destroy'),
        connect: async () => void asked.push('connect'),
      }),
  ],
];
const renewal: Readonly<Record<string, readonly string[]>> = {
  ioredis: ['disconnect true'],
  redis: ['destroy', 'connect'],
};

it.each(renewable)(
  '%s is asked for a new connection after three calls in a row without an answer',
  async (name, make) => {
    vi.useFakeTimers();
    const asked: string[] = [];
    let isSilent = true;
    const answer = async () => (isSilent ? new Promise(() => undefined) : 1);
    const run = runOf(make(answer, asked), 5_000);
    const silentCall = async () => {
      void run(SCRIPT, 'key');
      await vi.advanceTimersByTimeAsync(5_000);
    };
    await silentCall();
    await silentCall();
    isSilent = false;
    await run(SCRIPT, 'key');
    isSilent = true;
    await silentCall();
    await silentCall();
    expect(asked).toEqual([]);
    await silentCall();
    expect(asked).toEqual(renewal[name]);
  },
);

// Version 6 of Redis puts the error of a command into one of the script, 7 leaves it in front.
it.each(
  renewable.flatMap(([name, make]) =>
    [
      "READONLY You can't write against a read only replica. script: f, on @user_script:1.",
      "ERR Error running script (call to f_1): @user_script:1: @user_script: 1: -READONLY You can't write against a read only replica.",
    ].map((message) => [name, make, message] as const),
  ),
)(
  '%s is asked for a new connection, once a second, by a server that is a replica now',
  async (name, make, message) => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const error = new Error(message);
    const run = runOf(
      make(async () => Promise.reject(error), asked),
      5_000,
    );
    for (let i = 0; i < 3; i++) await expect(run(SCRIPT, 'key')).rejects.toBe(error);
    expect(asked).toEqual(renewal[name]);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(run(SCRIPT, 'key')).rejects.toBe(error);
    expect(asked).toHaveLength(2 * (renewal[name]?.length ?? 0));
  },
);

it('redis is connected again and again until it is', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const client = Object.assign(new EventEmitter(), {
    evalSha: async () => Promise.reject(new Error('READONLY no')),
    eval: async () => 1,
    destroy: () => undefined,
    connect: async () => {
      if (++tries < 3) throw new Error('refused');
    },
  });
  await expect(runOf(client, 5_000)(SCRIPT, 'key')).rejects.toThrow('READONLY');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
});
