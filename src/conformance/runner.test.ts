import { expect, it } from 'vitest';
import { memoryStore } from '../stores/memory/index.ts';
import { quotaStoreSuite } from './quota-store.ts';
import { pause, spoil, toolsOf } from './runner.ts';

it('the runner closes a store when its test is over, also when that fails', async () => {
  const closed: string[] = [];
  const bodies: (() => Promise<void>)[] = [];
  const make = () => ({ store: memoryStore(), close: () => void closed.push('closed') });
  quotaStoreSuite({ describe: (_, body) => body(), it: (_, body) => void bodies.push(body), expect }, make);
  await bodies[0]?.();
  expect(closed).toHaveLength(1);
  const failing = () => ({ expect: undefined, toBe: fails, toEqual: fails });
  function fails(): never {
    throw new Error('expected');
  }
  bodies.length = 0;
  quotaStoreSuite(
    { describe: (_, body) => body(), it: (_, body) => void bodies.push(body), expect: failing },
    make,
  );
  await expect(bodies[0]?.()).rejects.toThrow('expected');
  expect(closed).toHaveLength(2);
});

it('a call while a store is reopened waits, and is made of the new one', async () => {
  const told: string[] = [];
  const handle = (name: string) => ({
    async add() {
      told.push(`${name} adds`);
      await pause();
      told.push(`${name} has added`);
    },
    read: () => void told.push(`${name} reads`),
    name,
  });
  let opened = 0;
  const cases: (() => Promise<void>)[] = [];
  const { test } = toolsOf<ReturnType<typeof handle>>(
    { describe: () => undefined, it: (_, body) => void cases.push(body), expect },
    () => ({
      store: handle('first'),
      async reopen() {
        told.push('opens');
        await pause();
        told.push('is open');
        return handle(`opened ${++opened}`);
      },
    }),
  );
  let isAgain = false;
  test('the store takes two additions at once, and a read while it is opened', async (store) => {
    if (isAgain) {
      await Promise.all([store.add(), store.add()]);
      told.push(store.name);
      void store.add();
      while (told.filter((one) => one === 'opens').length < 2) await pause();
      await store.read();
    }
    isAgain = true;
  });
  await cases[0]?.();
  expect(told).toEqual([
    ...['first adds', 'first adds', 'first has added', 'first has added', 'opens', 'is open', 'opened 1'],
    ...['opened 1 adds', 'opened 1 has added', 'opens', 'is open', 'opened 2 reads'],
  ]);
});

it('a spoilt value is another one all over, lists too', () => {
  const record = { name: 'a', tools: ['cpf'], none: [], account: { id: 'b' }, empty: null };
  spoil(record);
  expect(record).toEqual({
    name: 'spoilt',
    tools: ['spoilt', 'spoilt'],
    none: ['spoilt'],
    account: { id: 'spoilt' },
    empty: 'spoilt',
  });
});
