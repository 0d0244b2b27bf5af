import { describe, expect, it } from 'vitest';
import type { Awaitable } from '../../contracts/call.ts';
import { migrate, type MigrationConnection } from './migrations.ts';

/** A database of one lock that knows the statements of a migration, and of others only that they were run. */
function database() {
  let versions: number[] | null = null;
  let ran: string[] = [];
  let oldest = 0;
  let before: [number[] | null, string[]] | null = null;
  let holder: Promise<void> = Promise.resolve();
  const log: string[] = [];

  function connect(later: boolean, refuses: (sql: string) => boolean = () => false): MigrationConnection {
    let free = () => undefined as void;
    const soon = <T>(work: () => T): Awaitable<T> => (later ? Promise.resolve().then(work) : work());
    const end = (undo: boolean) => {
      if (undo && before) [versions, ran] = before;
      before = null;
      free();
    };
    const begin = () => void (before = [versions && [...versions], [...ran]]);
    return {
      begin() {
        log.push('begin');
        if (!later) return begin();
        const mine = holder;
        holder = new Promise((resolve) => (free = resolve));
        return mine.then(begin);
      },
      query: (sql) =>
        soon(() => {
          if (versions === null) throw new Error('no such table');
          if (sql.includes('canivete_oldest')) return [{ version: oldest }];
          // PostgreSQL’s drivers give a bigint as a text.
          return [{ version: String(Math.max(0, ...versions)) }];
        }),
      run: (sql) =>
        soon(() => {
          if (refuses(sql)) throw new Error(`refused: ${sql}`);
          const inserted = /^insert into canivete_schema \(version\) values \((\d+)\)$/.exec(sql);
          if (inserted) versions?.push(Number(inserted[1]));
          else if (sql.startsWith('create table if not exists canivete_schema')) versions ??= [];
          else ran.push(sql);
        }),
      commit: () => soon(() => end(false)),
      rollback: () => soon(() => end(true)),
    };
  }
  return {
    connect,
    log,
    state: () => ({ versions, ran }),
    breakBefore: (step: number) => void (oldest = step),
  };
}

const three = ['create a', 'create b', 'alter a'];

describe.each([
  ['a synchronous driver', false],
  ['an asynchronous driver', true],
])('migrate, with %s', (_, later) => {
  it('takes every step of an empty database in order, and notes each', async () => {
    const { connect, state } = database();
    await migrate(connect(later), three);
    expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
  });

  it('takes the steps that are missing', async () => {
    const { connect, state } = database();
    await migrate(connect(later), three.slice(0, 1));
    await migrate(connect(later), three);
    expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
  });

  it('only reads a schema that is up to date', async () => {
    const { connect, log } = database();
    await migrate(connect(later), three);
    await migrate(
      connect(later, () => true),
      three,
    );
    expect(log).toEqual(['begin']);
  });

  it('leaves nothing of steps where one fails, and says what failed', async () => {
    const { connect, state } = database();
    await migrate(connect(later), three.slice(0, 1));
    const failing = async () =>
      migrate(
        connect(later, (sql) => sql === 'alter a'),
        three,
      );
    await expect(failing()).rejects.toThrow('refused: alter a');
    expect(state()).toEqual({ versions: [1], ran: ['create a'] });
    await migrate(connect(later), three);
    expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
  });

  it('says what failed when the connection is lost, not that it cannot roll back', async () => {
    const { connect } = database();
    const lost = () => {
      throw new Error('no connection');
    };
    const connection = { ...connect(later, () => true), rollback: lost };
    await expect((async () => migrate(connection, three))()).rejects.toThrow('refused: create table');
  });

  it('refuses a schema that is newer than it knows, and changes nothing', async () => {
    const { connect, state, breakBefore } = database();
    await migrate(connect(later), three);
    breakBefore(3);
    await expect((async () => migrate(connect(later), three.slice(0, 2)))()).rejects.toThrow(
      'the database has schema 3, and this version of canivete knows 2: update canivete',
    );
    expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
  });
});

it.each([false, true])('a newer schema whose steps only add is left as it is (later: %s)', async (later) => {
  const { connect, state, breakBefore } = database();
  await migrate(connect(later), three);
  breakBefore(2);
  await migrate(connect(later), three.slice(0, 2));
  expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
  await expect((async () => migrate(connect(later), three.slice(0, 1)))()).rejects.toThrow('knows 1');
});

it('a migration answers a synchronous driver without a promise', () => {
  const { connect, state } = database();
  expect(migrate(connect(false), three)).toBe(undefined);
  expect(state().ran).toEqual(three);
});

it('a migration takes each step once when several processes start at once', async () => {
  const { connect, log, state } = database();
  await Promise.all(Array.from({ length: 5 }, async () => migrate(connect(true), three)));
  expect(log).toHaveLength(5);
  expect(state()).toEqual({ versions: [1, 2, 3], ran: three });
});
