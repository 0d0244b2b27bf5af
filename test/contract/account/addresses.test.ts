import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as addresses from '../../../src/pages/account/addresses/index.ts';
import type { Address } from '../../../src/pages/account/address.ts';
import { startAccounts, type Way } from '../../support/account.ts';
import { type Backend, backends } from '../../support/all-stores.ts';
import type { Reply } from '../../support/service.ts';

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] } as const;

/** A request to an address, and checks of a right answer beyond its schema. */
interface Row {
  readonly ask?: { readonly query?: string; readonly body?: unknown };
  /** True where the body is the id of the account, which is gone afterwards. */
  readonly erases?: true;
  /** The kind of id in the path's named part. */
  readonly of?: 'key' | 'webhook' | 'delivery' | 'tool';
  /** Prepares the world for the request. */
  before?(world: World, asked: Asked): Promise<unknown>;
  expected(asked: Asked): unknown;
}

type World = Awaited<ReturnType<typeof startAccounts>>;
type Opened = Awaited<ReturnType<World['open']>>;
interface Asked extends Opened {
  readonly webhook: string;
  readonly delivery: string;
}

const rows: Readonly<Record<string, Row>> = {
  'GET /plans': {
    expected: () => ({
      plans: expect.arrayContaining([expect.objectContaining({ name: 'free', tools: 2 })]),
    }),
  },
  'GET /account': {
    expected: ({ id }) => ({ id, name: `Conta ${id}`, counts: { keys: 2, webhooks: 1, favorites: 0 } }),
  },
  'PATCH /account': {
    ask: { body: { name: 'Loja' } },
    expected: ({ id }) => ({ id, name: 'Loja' }),
  },
  'POST /account/erase': { erases: true, expected: () => ({ erased: true }) },
  'GET /account/usage': {
    ask: { query: '?from=2026-11-20&to=2026-11-22' },
    expected: () => ({
      month: { used: 1, limit: null, remaining: null },
      days: [
        { date: '2026-11-20', ok: 0 },
        { date: '2026-11-21', ok: 1 },
        { date: '2026-11-22', ok: 0 },
      ],
      tools: [{ tool: 'cpf', ok: 1, refused: 0, failed: 0 }],
    }),
  },
  'GET /account/keys': {
    expected: ({ keyId }) => ({ keys: expect.arrayContaining([expect.objectContaining({ id: keyId })]) }),
  },
  'POST /account/keys': {
    ask: { body: { name: 'Nova', tools: ['cnpj'], expiresAt: '2027-01-01T00:00:00-03:00' } },
    expected: () => ({
      key: expect.stringMatching(/^cnv_/),
      record: {
        name: 'Nova',
        tools: ['cnpj'],
        scope: 'tools',
        state: 'live',
        expiresAt: '2027-01-01T03:00:00.000Z',
      },
    }),
  },
  'PATCH /account/keys/:id': {
    of: 'key',
    ask: { body: { name: null, tools: ['cpf'] } },
    expected: ({ keyId }) => ({ id: keyId, tools: ['cpf'], state: 'live' }),
  },
  'POST /account/keys/:id/rotate': {
    of: 'key',
    ask: { body: { overlap: 60 } },
    expected: () => ({ key: expect.stringMatching(/^cnv_/), record: { name: 'CI', state: 'live' } }),
  },
  'DELETE /account/keys/:id': { of: 'key', expected: ({ keyId }) => ({ id: keyId, state: 'revoked' }) },
  'GET /account/webhooks': { expected: ({ webhook }) => ({ webhooks: [{ id: webhook, rotating: false }] }) },
  'POST /account/webhooks': {
    ask: { body: { ...HOOK, description: 'Segundo' } },
    expected: () => ({
      webhook: { ...HOOK, description: 'Segundo', state: 'active' },
      secret: expect.stringMatching(/^whsec_/),
    }),
  },
  'POST /account/webhooks/test': {
    ask: { body: { url: HOOK.url, event: 'tool_used', headers: { 'X-Zone': 'a' } } },
    expected: () => ({
      delivered: true,
      event: 'tool_used',
      url: HOOK.url,
      status: 200,
      body: expect.stringContaining('tool_used'),
      response: expect.any(String),
    }),
  },
  'GET /account/webhooks/:id': { of: 'webhook', expected: ({ webhook }) => ({ id: webhook, ...HOOK }) },
  'PATCH /account/webhooks/:id': {
    of: 'webhook',
    ask: { body: { events: ['favorite_added', 'tool_used'], description: 'Outra' } },
    expected: () => ({ events: ['favorite_added', 'tool_used'], description: 'Outra' }),
  },
  'DELETE /account/webhooks/:id': { of: 'webhook', expected: () => ({ deleted: true }) },
  'POST /account/webhooks/:id/enable': {
    of: 'webhook',
    expected: () => ({ state: 'active', disabledReason: null }),
  },
  'POST /account/webhooks/:id/disable': {
    of: 'webhook',
    expected: () => ({
      state: 'disabled',
      disabledReason: 'request',
      disabledAt: expect.stringMatching(/^2026-11-21T/),
    }),
  },
  'POST /account/webhooks/:id/rotate-secret': {
    of: 'webhook',
    expected: () => ({ webhook: { rotating: true }, secret: expect.stringMatching(/^whsec_/) }),
  },
  'POST /account/webhooks/:id/commit-secret': {
    of: 'webhook',
    before: ({ service }, { webhook }) => service.webhooks.rotateSecret(webhook),
    expected: () => ({ rotating: false }),
  },
  'POST /account/webhooks/:id/test': {
    of: 'webhook',
    ask: { body: { event: 'result_generated' } },
    expected: () => ({ delivered: true, event: 'result_generated', url: HOOK.url, status: 200 }),
  },
  'GET /account/webhooks/:id/deliveries': {
    of: 'webhook',
    ask: { query: '?state=pending&limit=1' },
    expected: ({ delivery }) => ({
      deliveries: [{ id: delivery, state: 'pending', attempts: [] }],
      next: null,
    }),
  },
  'POST /account/webhooks/:id/recover': {
    of: 'webhook',
    ask: { body: { since: '2026-11-01T00:00:00Z', states: ['canceled'] } },
    async before({ service }, { webhook }) {
      await service.webhooks.disable(webhook);
      await service.webhooks.enable(webhook);
    },
    expected: () => ({ recovered: 1 }),
  },
  'POST /account/webhooks/:id/retry': {
    of: 'webhook',
    expected: () => ({ waiting: 0, resent: 0 }),
  },
  'GET /account/deliveries/:id': {
    of: 'delivery',
    expected: ({ delivery }) => ({ id: delivery, body: expect.stringContaining('"tool_used"') }),
  },
  'POST /account/deliveries/:id/resend': {
    of: 'delivery',
    before: ({ service }) => service.runDue(),
    expected: ({ delivery }) => ({ resendOf: delivery, state: 'pending' }),
  },
  'POST /account/deliveries/:id/retry': {
    of: 'delivery',
    expected: ({ delivery }) => ({ id: delivery, state: 'pending', dueIn: 0, attempts: [] }),
  },
  'GET /account/favorites': {
    before: ({ service }, { id }) => service.favorites.add(id, 'cpf'),
    expected: () => ({ favorites: [{ tool: 'cpf', path: '/cpf', method: 'GET', category: 'documentos' }] }),
  },
  'PUT /account/favorites/:tool': {
    of: 'tool',
    expected: () => ({ tool: 'cnpj', favorite: true, count: 1 }),
  },
  'DELETE /account/favorites/:tool': {
    of: 'tool',
    before: ({ service }, { id }) => service.favorites.add(id, 'cnpj'),
    expected: () => ({ tool: 'cnpj', favorite: false, count: 0 }),
  },
  'GET /account/export': {
    expected: ({ id, keyId, webhook, delivery }) => ({
      account: { id },
      keys: expect.arrayContaining([expect.objectContaining({ id: keyId })]),
      webhooks: [{ id: webhook }],
      deliveries: [{ id: delivery, body: expect.any(String) }],
      usage: [{ day: '2026-11-21', toolId: 'cpf', ok: 1 }],
      next: null,
    }),
  },
};

const all: readonly Address[] = Object.values(addresses);
const nameOf = ({ method, path }: Address) => `${method} ${path}`;
const table = all.map((address) => [nameOf(address), address, rows[nameOf(address)] as Row] as const);

it('every address has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(all.map(nameOf).toSorted());
});

describe.each(backends.map((backend) => [backend.name, backend] as const))(
  'the account area on %s',
  (_, backend: Backend) => {
    let world: World;
    let close: () => Promise<void>;
    let accounts = 0;

    beforeAll(async () => {
      if (!backend.isThere) return;
      const opened = await backend.open(() => world.time.now);
      close = opened.close;
      world = await startAccounts({ account: { mayRename: true, mayErase: true } }, opened.stores);
    });
    afterAll(async () => close?.());

    /** An account with keys, a webhook, and a delivery that waits. */
    async function opened(row: Row): Promise<Asked> {
      const account = await world.open(`conta-${++accounts}`);
      const { webhook } = await world.service.webhooks.create(account.id, HOOK);
      expect((await world.ask({ key: account.tools }, '/cpf')).status).toBe(200);
      const [delivery] = await world.service.webhooks.deliveries(webhook.id);
      const asked = { ...account, webhook: webhook.id, delivery: delivery?.id as string };
      await row.before?.(world, asked);
      return asked;
    }

    async function ask(
      way: Way,
      { method, path }: Address,
      row: Row,
      of: Asked,
      headers = {},
    ): Promise<Reply> {
      const id = { key: of.keyId, webhook: of.webhook, delivery: of.delivery, tool: 'cnpj' }[
        row.of ?? 'tool'
      ];
      const { query = '', body } = row.erases ? { body: { id: of.id } } : (row.ask ?? {});
      return world.ask(way, path.replace(/:\w+/, id) + query, { method, body, headers });
    }

    /** All that is kept of an account. */
    const keptOf = async ({ id }: Opened) => {
      await world.service.accounts.get(id);
      const { exportedAt: _at, ...kept } = await world.service.accounts.export(id);
      return kept;
    };

    const cases = describe.skipIf(!backend.isThere);

    cases('by an account key and by a session', () => {
      it.each(table)('%s answers what it describes', async (_name, address, row) => {
        for (const way of [0, 1] as const) {
          const asked = await opened(row);
          const reply = await ask(asked.ways[way], address, row, asked);
          const { status = 200, output } = address.describe;
          expect([reply.status, reply.body]).toEqual([status, expect.anything()]);
          expect(v.parse(output as v.GenericSchema, reply.body)).toEqual(reply.body);
          expect(reply.body).toMatchObject(row.expected(asked) as object);
          expect(reply.headers.get('ratelimit')).toBeNull();
          expect(reply.headers.get('cache-control')).toBe('no-store');
          if (!row.erases) expect((await world.service.usage(asked.id)).used).toBe(1);
        }
      });
    });

    const closed = table.filter(([, { access }]) => access === 'account');

    cases('nobody else', () => {
      it.each(closed)('gets %s: no key 401, a tool key 403', async (_name, address, row) => {
        const asked = await opened(row);
        const before = await keptOf(asked);
        for (const [way, status] of [
          [null, 401],
          [{ session: 'ninguem' }, 401],
          [{ key: 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda' }, 401],
          [{ key: asked.tools }, 403],
        ] as const) {
          const reply = await ask(way, address, row, asked);
          expect([way, reply.status]).toEqual([way, status]);
          expect(reply.headers.has('www-authenticate')).toBe(status === 401);
        }
        expect(await keptOf(asked)).toEqual(withoutUse(before));
      });

      it.each(closed.filter(([, , { of }]) => of && of !== 'tool'))(
        'finds by %s what is another account’s: 404, as an id that nothing has',
        async (_name, address, row) => {
          const asked = await opened(row);
          const other = await opened({ expected: () => ({}) });
          const [mine, theirs] = [await keptOf(asked), await keptOf(other)];
          const nothing = { ...asked, keyId: 'key_0', webhook: 'wh_0', delivery: 'evt_0' };
          for (const way of other.ways) {
            const reply = await ask(way, address, row, asked);
            const none = await ask(way, address, row, nothing);
            expect([reply.status, reply.body.reason]).toEqual([404, 'not_found']);
            expect(reply.body).toEqual(none.body);
          }
          expect([await keptOf(asked), await keptOf(other)]).toEqual([withoutUse(mine), withoutUse(theirs)]);
        },
      );

      it.each(closed)('changes a suspended account by %s: it reads alone', async (_name, address, row) => {
        const asked = await opened(row);
        await world.service.accounts.setStatus(asked.id, 'suspended');
        const before = await keptOf(asked);
        for (const way of asked.ways) {
          const reply = await ask(way, address, row, asked);
          expect(reply.status).toBe(address.method === 'GET' ? 200 : 403);
          if (reply.status === 403) expect(reply.body.error).toContain(asked.id);
        }
        expect(await keptOf(asked)).toEqual(withoutUse(before));
      });

      it.each(closed)('does %s from a page of another site', async (_name, address, row) => {
        const asked = await opened(row);
        const before = await keptOf(asked);
        const way = { session: asked.id };
        for (const headers of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': 'none' },
          { 'sec-fetch-site': 'cross-site', origin: 'http://painel.exemplo.com.br' },
          { 'sec-fetch-site': '' },
          { 'sec-fetch-site': '', origin: 'null' },
          { 'sec-fetch-site': '', origin: 'https://mal.exemplo.com' },
          { 'sec-fetch-site': '', origin: 'http://painel.exemplo.com.br:8080' },
          { 'sec-fetch-site': '', origin: 'file://painel.exemplo.com.br' },
        ]) {
          const reply = await ask(way, address, row, asked, headers);
          expect([headers, reply.status]).toEqual([headers, address.method === 'GET' ? 200 : 403]);
          expect(reply.headers.has('access-control-allow-credentials')).toBe(false);
        }
        expect(await keptOf(asked)).toEqual(withoutUse(before));
        // The origin of the page itself, even when a proxy ends TLS in front of the service.
        const own = { 'sec-fetch-site': '', origin: 'https://painel.exemplo.com.br' };
        expect((await ask(way, address, row, asked, own)).status).toBe(address.describe.status ?? 200);
      });
    });
  },
);

/** The same, but for the last use of keys, which every request notes. */
function withoutUse<Kept extends { readonly keys: readonly object[] }>(kept: Kept) {
  return {
    ...kept,
    keys: kept.keys.map((key) => ({ ...key, lastUsedAt: expect.toBeOneOf([null, expect.any(Number)]) })),
  };
}
