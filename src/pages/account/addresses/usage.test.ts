import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { memoryStores } from '../../../stores/memory/index.ts';

async function started() {
  const stores = memoryStores();
  const plans = { ten: { requestsPerMonth: 10, tools: '*', events: [] } } as const;
  const { service, ask, open } = await startAccounts({ keys: { plans } }, stores);
  const { key, tools } = await open('a', 'ten');
  const use = async () => ask({ key: tools }, '/cpf');
  const read = async (query = '') => ask({ key }, `/account/usage${query}`);
  return { service, ask, key, stores, use, read };
}

describe('the usage', () => {
  it('is of the month until today, and says what is left of it', async () => {
    const { use, read } = await started();
    for (let i = 0; i < 3; i++) await use();
    const { body } = await read();
    expect([body.from, body.to, body.days.length]).toEqual(['2026-11-01', '2026-11-21', 21]);
    expect(body.month).toEqual({
      month: '2026-11',
      used: 3,
      limit: 10,
      remaining: 7,
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
  });

  it('has each day, also one without any, and the tools by the number of their answers', async () => {
    const { stores, read } = await started();
    const row = (day: string, toolId: string, [ok, refused, failed]: [number, number, number]) =>
      ({ accountId: 'a', day: `2026-10-${day}`, toolId, keyId: null, ok, refused, failed }) as const;
    await stores.usageStore.add([
      row('01', 'cpf', [1, 2, 3]),
      row('03', 'cpf', [0, 0, 1]),
      row('03', 'cep', [2, 2, 2]),
      row('03', 'cnpj', [9, 0, 0]),
      row('03', 'uuid', [2, 2, 2]),
    ]);
    const { body } = await read('?from=2026-10-01&to=2026-10-03');
    expect(body.days).toEqual([
      { date: '2026-10-01', ok: 1, refused: 2, failed: 3 },
      { date: '2026-10-02', ok: 0, refused: 0, failed: 0 },
      { date: '2026-10-03', ok: 13, refused: 4, failed: 5 },
    ]);
    expect(body.tools).toEqual([
      { tool: 'cnpj', ok: 9, refused: 0, failed: 0 },
      { tool: 'cpf', ok: 1, refused: 2, failed: 4 },
      { tool: 'cep', ok: 2, refused: 2, failed: 2 },
      { tool: 'uuid', ok: 2, refused: 2, failed: 2 },
    ]);
  });

  it('the answer lists the calls of each key, or of the one key that the question names', async () => {
    const { service, ask, key, stores } = await started();
    const shop = await service.keys.create('a', { name: 'Loja' });
    const own = { key: shop.record.id, name: 'Loja', hint: shop.record.hint };
    for (const path of ['/cpf', '/cpf?action=x', '/cnpj']) await ask({ key: shop.key }, path);
    const row = { accountId: 'a', day: '2026-11-20', toolId: 'cpf', ok: 1, refused: 0, failed: 0 };
    await stores.usageStore.add([
      { ...row, keyId: 'key_gone' },
      { ...row, keyId: null },
    ]);
    const nobody = { name: null, hint: null, ok: 1, refused: 0, failed: 0 };
    const { body } = await ask({ key }, '/account/usage');
    expect(body.keys).toEqual([
      { ...own, ok: 2, refused: 1, failed: 0 },
      { key: null, ...nobody },
      { key: 'key_gone', ...nobody },
    ]);
    const { body: one } = await ask({ key }, `/account/usage?key=${shop.record.id}`);
    expect(one.keys).toEqual([{ ...own, ok: 2, refused: 1, failed: 0 }]);
    expect(one.tools).toEqual([
      { tool: 'cpf', ok: 1, refused: 1, failed: 0 },
      { tool: 'cnpj', ok: 1, refused: 0, failed: 0 },
    ]);
    const { body: other } = await ask({ key }, '/account/usage?key=key_of_another');
    expect([other.keys, other.tools, other.month.used]).toEqual([[], [], 3]);
  });

  it('the answer by hour lists each hour that has begun, also one without any call', async () => {
    const { use, read, key, ask } = await started();
    expect((await read()).body).not.toHaveProperty('hours');
    for (let i = 0; i < 2; i++) await use();
    const { body } = await read('?by=hour&from=2026-11-20&to=2026-11-21');
    const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
    const nothing = { ok: 0, refused: 0, failed: 0 };
    expect(body.hours).toHaveLength(24 + 13);
    expect(body.hours[0]).toEqual({ at: at(20, 0), ...nothing });
    expect(body.hours.at(-1)).toEqual({ at: at(21, 12), ...nothing, ok: 2 });
    const { body: all } = await ask({ key }, '/account/export');
    expect(all.usageByHour).toEqual([{ day: '2026-11-21', hour: 12, ...nothing, ok: 2 }]);
    expect((await read('?by=hour&from=2026-11-22&to=2026-11-22')).body.hours).toEqual([]);
    expect((await read('?by=hour&from=2026-10-01&to=2026-10-02')).body.hours).toHaveLength(48);
    const ofKey = await read('?by=hour&key=key_1');
    expect([ofKey.status, ofKey.body.error]).toEqual([
      422,
      'by vale para a conta toda: as horas não são contadas por chave.',
    ]);
  });

  it.each([
    ['2026-10-01', '2026-10-01', 1],
    ['2026-08-22', '2026-11-21', 92],
  ])('is of 1 to 92 days: %s to %s', async (from, to, count) => {
    const { read } = await started();
    const { status, body } = await read(`?from=${from}&to=${to}`);
    expect([status, body.days.length]).toEqual([200, count]);
  });

  // The field that was sent last is the one that is wrong.
  it.each([
    ['from=2026-10-02&to=2026-10-01', 'to deixa o fim antes do começo.'],
    ['to=2026-10-01&from=2026-10-02', 'from deixa o fim antes do começo.'],
    ['from=2026-11-22', 'from deixa o fim antes do começo.'],
    ['from=2026-08-21&to=2026-11-21', 'to dá mais de 92 dias; o máximo é 92.'],
    ['to=2026-11-21&from=2026-08-21', 'from dá mais de 92 dias; o máximo é 92.'],
    ['from=2026-08-21', 'from dá mais de 92 dias; o máximo é 92.'],
  ])('is of no other days: %s', async (query, error) => {
    const { read } = await started();
    const { status, body } = await read(`?${query}`);
    expect([status, body.error, body.details.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      error,
      [error.split(' ')[0]],
    ]);
  });
});
