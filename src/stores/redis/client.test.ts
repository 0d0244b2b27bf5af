import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { type RedisClient, runOf, script } from './client.ts';

const SCRIPT = script('return 1');

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
  const run = runOf(make(new Error('NOSCRIPT No matching script.'), asked));
  await run(SCRIPT, 'key');
  expect(asked).toEqual([`EVALSHA ${SCRIPT.sha()}`, 'EVAL return 1']);
});

it.each(clients)('%s sends nothing again after another failure: it may have been done', async (_, make) => {
  for (const error of [new Error('Connection is closed.'), new Error('ERR NOSCRIPT'), 'NOSCRIPT']) {
    const asked: string[] = [];
    await expect(runOf(make(error, asked))(SCRIPT, 'key')).rejects.toBe(error);
    expect(asked).toHaveLength(1);
  }
});

it('a client of redis has a listener to its errors: its host’s, or else one of ours', () => {
  const client = () => Object.assign(new EventEmitter(), { evalSha: async () => 1, eval: async () => 1 });
  const [alone, hosts] = [client(), client()];
  const listener = () => undefined;
  hosts.on('error', listener);
  for (const each of [alone, hosts]) runOf(each);
  expect(alone.listenerCount('error')).toBe(1);
  expect(hosts.listeners('error')).toEqual([listener]);
});
