import { describe, expect, it } from 'vitest';
import { startAccounts } from '../../support/account.ts';

/** An account with a webhook that has so many deliveries. */
async function started(count: number) {
  const world = await startAccounts({});
  const account = await world.open('conta');
  const { webhook } = await world.service.webhooks.create(account.id, {
    url: 'https://hooks.exemplo.com.br/in',
    events: ['tool_used'],
  });
  for (let i = 0; i < count; i++) await world.ask({ key: account.tools }, '/cpf');
  const ids = (await world.service.webhooks.deliveries(webhook.id, { limit: 100 })).map(({ id }) => id);
  const page = async (query = '') =>
    world.ask(account.ways[0], `/account/webhooks/${webhook.id}/deliveries${query}`);
  const listed = async (query = '') => {
    const { body } = await page(query);
    const deliveries = body.deliveries as readonly { id: string }[];
    return { ids: deliveries.map(({ id }) => id), next: body.next as string | null };
  };
  return { ids, page, listed };
}

describe('the deliveries of a webhook', () => {
  it('come in pages, and each names where the next one begins', async () => {
    const { ids, listed } = await started(5);
    expect(ids).toHaveLength(5);
    expect(await listed('?limit=2')).toEqual({ ids: ids.slice(0, 2), next: ids[1] });
    expect(await listed(`?limit=2&before=${ids[1]}`)).toEqual({ ids: ids.slice(2, 4), next: ids[3] });
    expect(await listed(`?limit=2&before=${ids[3]}`)).toEqual({ ids: ids.slice(4), next: null });
    // A page that is full may be the last one.
    expect(await listed('?limit=5')).toEqual({ ids, next: null });
  });

  it('are 50 a page, or as many as are asked for, from 1 to 100', async () => {
    const { ids, page, listed } = await started(51);
    expect(await listed()).toEqual({ ids: ids.slice(0, 50), next: ids[49] });
    expect(await listed('?limit=1')).toEqual({ ids: ids.slice(0, 1), next: ids[0] });
    expect(await listed('?limit=100')).toEqual({ ids, next: null });
    for (const limit of ['0', '101']) {
      const { status, body } = await page(`?limit=${limit}`);
      expect([status, body.error]).toEqual([400, expect.stringContaining('limit')]);
    }
  });
});
