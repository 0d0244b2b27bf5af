import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { clientOf } from './client.ts';

const options = { prepare: false, timeout: 1_000 };

/** A pool of one connection, which is cut in the moment in which it is handed over, as one datum may say both. */
function cutPool() {
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    query: async () => Promise.reject(new Error('not queryable')),
    release: (destroy?: boolean) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), {
    connect(callback: (error: Error | undefined, given: typeof connection) => void) {
      callback(undefined, connection);
      connection.emit('error', new Error('cut'));
    },
  });
  return { pool, released };
}

it('a connection that is cut while it is handed over fails its call alone, and is not used again', async () => {
  const { pool, released } = cutPool();
  await expect(clientOf(pool, options).query('select 1')).rejects.toThrow('not queryable');
  expect(released).toEqual([true]);
});

it('a pool that has no connection fails the call', async () => {
  const pool = Object.assign(new EventEmitter(), {
    connect: (callback: (error: Error) => void) => callback(new Error('refused')),
  });
  await expect(clientOf(pool, options).query('select 1')).rejects.toThrow('refused');
});
