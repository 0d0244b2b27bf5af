import { expect, it } from 'vitest';
import { startAccounts } from '../../../test/support/account.ts';
import { memoryStores } from '../../stores/memory/index.ts';

/** An account area whose clock stands at another instant once a stored account or key has been read. */
async function startSlow() {
  const stores = memoryStores();
  const { keyStore } = stores;
  let late: number | undefined;
  const area = await startAccounts({}, stores);
  const account = await area.open('a');
  for (const read of ['getAccount', 'getKey'] as const) {
    const original = keyStore[read].bind(keyStore) as () => unknown;
    keyStore[read] = (...args: []) => {
      area.time.now = late ?? area.time.now;
      return original(...args) as never;
    };
  }
  return { ...area, account, passTo: (instant: number) => (late = instant) };
}

it('names each tool that is not served, the first 20 of them', async () => {
  const { ask, open } = await startAccounts();
  const account = await open('a');
  const refused = async (tools: readonly string[]) => {
    const { status, body } = await ask({ key: account.key }, '/account/keys', {
      method: 'POST',
      body: { tools },
    });
    expect(status).toBe(400);
    return body.details as readonly { field: string; message: string }[];
  };
  expect(await refused(['cpf', 'cnjp'])).toEqual([
    { field: 'tools[1]', message: 'não é uma ferramenta deste serviço. Você quis dizer "cnpj"?' },
  ]);
  const many = await refused(Array.from({ length: 25 }, (_, i) => `nenhuma-${i}`));
  expect(many.map(({ field }) => field)).toEqual(Array.from({ length: 20 }, (_, i) => `tools[${i}]`));
});

it.each([
  ['made', '/account/keys', 'now', 0, 0, 422],
  ['made', '/account/keys', 'a millisecond later', 1, 0, 201],
  ['made', '/account/keys', 'the instant at which it is stored', 1, 1, 422],
  ['rotated', '/account/keys/:id/rotate', 'now', 0, 0, 422],
  ['rotated', '/account/keys/:id/rotate', 'the instant at which it is stored', 1, 1, 422],
])('answers a key that is %s (%s) and expires %s', async (_, path, __, ahead, passes, status) => {
  const { ask, time, account, passTo } = await startSlow();
  const expiresAt = new Date(time.now + ahead).toISOString();
  passTo(time.now + passes);
  const reply = await ask({ key: account.key }, path.replace(':id', account.keyId), {
    method: 'POST',
    body: { expiresAt },
  });
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject(
    status === 201 ? { record: { expiresAt } } : { error: 'expiresAt é um instante que já passou.' },
  );
});
