import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { notifierOf } from './_notifier.ts';

const nothing = () => undefined;

/** Makes a pool of one connection, and notes how it was given back. */
function fakePool(listens: () => Promise<unknown> = async () => ({})) {
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    query: listens,
    release: (destroy?: boolean) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), {
    query: async () => ({}),
    connect: (done: (error: never, given: typeof connection) => void) => done(undefined as never, connection),
  });
  return { pool, connection, released, notifier: () => notifierOf(pool, 'wakes', 1_000) };
}

describe('a pool of pg', () => {
  it('has a listener to its errors: its host’s, or else one of ours', () => {
    const { pool, notifier } = fakePool();
    notifier();
    expect(pool.listenerCount('error')).toBe(1);
    const hosts = fakePool();
    hosts.pool.on('error', nothing);
    hosts.notifier();
    expect(hosts.pool.listeners('error')).toEqual([nothing]);
  });

  it('has lost the connection that listens when that ends', async () => {
    const { connection, notifier } = fakePool();
    const lost = vi.fn();
    await notifier().listen(nothing, lost);
    connection.emit('end');
    expect(lost.mock.calls).toEqual([[new Error('the connection that listens has ended')]]);
  });

  it('does not get back the connection that listened, which would hear on', async () => {
    const { released, notifier } = fakePool();
    const close = await notifier().listen(nothing, nothing);
    expect(released).toEqual([]);
    await close();
    expect(released).toEqual([true]);
  });

  it('does not get back a connection that could not listen, and tells why', async () => {
    const { released, notifier } = fakePool(() => Promise.reject(new Error('no such role')));
    await expect(notifier().listen(nothing, nothing)).rejects.toThrow('no such role');
    expect(released).toEqual([true]);
  });

  it('hears an empty text where a notification has none', async () => {
    const { connection, notifier } = fakePool();
    const heard = vi.fn();
    await notifier().listen(heard, nothing);
    connection.emit('notification', { payload: 'x' });
    connection.emit('notification', {});
    expect(heard.mock.calls).toEqual([['x'], ['']]);
  });
});

it('the sql of postgres listens no more when it is told so, whether that succeeds or not', async () => {
  const unlisten = vi.fn(() => Promise.reject(new Error('gone')));
  const sql = Object.assign(nothing, { notify: async () => ({}), listen: async () => ({ unlisten }) });
  const close = await notifierOf(sql, 'wakes', 1_000).listen(nothing, nothing);
  expect(unlisten).not.toHaveBeenCalled();
  await close();
  expect(unlisten).toHaveBeenCalledOnce();
});
