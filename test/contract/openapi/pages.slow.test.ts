import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../../../src/index.ts';
import { mcp } from '../../../src/pages/mcp/index.ts';
import { inss } from '../../../src/tools/trabalhista/inss.ts';
import { MAX_HEADERS } from '../../../src/webhooks/own-headers.ts';
import { cpf } from '../../../src/tools/documentos/cpf.ts';
import { type AskInit, startAccounts, type Way } from '../../support/account.ts';
import { mcpHeaders, rpc } from '../../support/agents.ts';
import { closed, type Document, documentAjv, type Operation } from '../../support/openapi.ts';

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] } as const;

/** Bodies of good requests, by operation. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /batch': { requests: [{ tool: 'cpf', input: {} }] },
  'POST /mcp': rpc('tools/list'),
  'POST /webhooks/test': { url: HOOK.url, event: 'tool_used' },
  'PATCH /account/keys/{id}': { name: 'Outra', tools: ['cpf'] },
  'POST /account/webhooks': HOOK,
  'POST /account/webhooks/test': { url: HOOK.url, event: 'tool_used' },
  'PATCH /account/webhooks/{id}': { description: 'Outra', headers: { 'x-outro': 'um' } },
  'POST /account/webhooks/{id}/test': { event: 'tool_used' },
  'POST /account/webhooks/{id}/recover': { since: '2026-11-01T00:00:00Z' },
};

/** Values that some field takes and others do not, or that have the right form and cannot be. */
const VALUES: readonly unknown[] = [
  ...[null, '', 'x', 0, -1, 1e9, true, [], {}, ['cpf'], ['nada'], 'x\u0001', '😀'.repeat(2_000)],
  ...['1900-01-01', '2026-02-30', '2099-01-01', '2020-01-01T00:00:00Z', '2026-02-30T00:00:00Z'],
  ...[
    'http://hooks.exemplo.com.br',
    'https://10.0.0.1/',
    'https://intranet/',
    'tool_used',
    ['favorite_added'],
  ],
];

const BODY_TEXTS: readonly string[] = [
  ...['', '{', '[]', '"x"', '{"nada":1}', '{"url":"\ud800"}', `{"x":${'['.repeat(40)}${']'.repeat(40)}}`],
  `{"x":"${'x'.repeat(2_000_000)}"}`,
  JSON.stringify(rpc('notifications/initialized', undefined, 0)),
  JSON.stringify(rpc('no/such/method')),
  JSON.stringify(rpc('tools/call', { name: 'nada' })),
  JSON.stringify(rpc('initialize', { protocolVersion: 7 })),
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/xml' },
  { 'content-encoding': 'gzip' },
  { accept: 'image/png' },
  { origin: 'https://mal.exemplo.com' },
  { 'mcp-protocol-version': '1999-01-01' },
  { 'if-none-match': '*' },
  { 'accept-language': 'en' },
];

const EVENTS = 'text/event-stream';

const QUERIES: readonly string[] = ['?nada=1', '?lang=xx', '?tools=nada', `?${'x'.repeat(9_000)}`];

type World = Awaited<ReturnType<typeof startAccounts>>;
type Opened = Awaited<ReturnType<World['open']>> & { readonly webhook: string; readonly delivery: string };

const SERVED = [cpf, inss];

const start = (options: ServiceOptions = {}) => startAccounts({ tools: SERVED, pages: [mcp()], ...options });

let count = 0;

/** An account with keys, a webhook, and a delivery that waits. */
async function open(world: World): Promise<Opened> {
  const account = await world.open(`conta-${++count}`);
  const { webhook } = await world.service.webhooks.create(account.id, HOOK);
  await world.ask({ key: account.tools }, '/cpf');
  const [delivery] = await world.service.webhooks.deliveries(webhook.id);
  return { ...account, webhook: webhook.id, delivery: delivery?.id as string };
}

/** Headers of a webhook that leave room for no other. */
const AS_MANY_AS_MAY_BE = Object.fromEntries(
  Array.from({ length: MAX_HEADERS }, (_, i) => [`x-h-${i}`, 'um']),
);

/** Events that may precede a request of an account. */
const BEFORE: readonly ((world: World, opened: Opened) => unknown)[] = [
  () => undefined,
  ({ service }, { keyId }) => service.keys.revoke(keyId),
  ({ service }, { id }) => service.accounts.setStatus(id, 'suspended'),
  ({ service }, { id }) => service.accounts.setPlan(id, 'free'),
  ({ service }, { webhook }) => service.webhooks.disable(webhook),
  ({ service }, { webhook }) => service.webhooks.delete(webhook),
  ({ service }, { webhook }) => service.webhooks.rotateSecret(webhook),
  ({ service }, { webhook }) => service.webhooks.update(webhook, { headers: AS_MANY_AS_MAY_BE }),
  ({ service }) => service.runDue(),
  ({ service }) => service.announceStop(),
];

/** Picks an id for the named part of a path. */
function idIn(path: string, { keyId, webhook, delivery }: Opened): string {
  if (path.startsWith('/account/keys')) return keyId;
  if (path.startsWith('/account/webhooks')) return webhook;
  if (path.startsWith('/account/deliveries')) return delivery;
  return path.startsWith('/tabelas') ? 'inss' : 'cpf';
}

interface Met {
  readonly method: string;
  readonly status: number;
  /** Empty where there is no body. */
  readonly type: string;
  readonly body: string;
}

/** Everything that is answered at an address to good requests and to bad ones. */
async function answersAt(
  path: string,
  method: string,
  { security, ...operation }: Operation,
): Promise<Met[]> {
  const met: Met[] = [];
  const good = BODIES[`${method} ${path}`];
  const isOfAccount = JSON.stringify(security)?.includes('accountKey') ?? false;
  const byRight = (opened: Opened): Way => ({ key: isOfAccount ? opened.key : opened.tools });
  async function ask(
    world: World,
    opened: Opened,
    way: Way,
    init: AskInit = {},
    query = '',
    id = idIn(path, opened),
  ) {
    const answer = await world.answer(way, path.replace(/\{\w+\}/, id) + query, {
      method,
      body: good,
      ...init,
      headers: { ...(path === '/mcp' && mcpHeaders), ...init.headers },
    });
    const type = answer.headers.get('content-type') ?? '';
    met.push({ method: init.method ?? method, status: answer.status, type, body: await answer.text() });
  }

  const world = await start();
  for (const before of BEFORE) {
    const own = await start();
    const opened = await open(own);
    await before(own, opened);
    await ask(own, opened, byRight(opened));
    await ask(own, opened, { session: opened.id });
  }

  const opened = await open(world);
  const { key: listed } = await world.service.keys.create(opened.id, { tools: ['cpf'] });
  for (const key of ['x', listed, opened.key, opened.tools]) await ask(world, await open(world), { key });
  await ask(world, opened, null);
  await ask(world, opened, { session: opened.id }, { headers: { 'sec-fetch-site': 'cross-site' } });
  for (const headers of HEADERS) await ask(world, await open(world), byRight(opened), { headers });
  if (method === 'GET') await ask(world, opened, byRight(opened), { method: 'HEAD' });
  for (const query of QUERIES) await ask(world, opened, byRight(opened), {}, query);
  await ask(world, opened, byRight(opened), {}, '', 'nada');

  if (operation.requestBody) {
    const { properties = {} } = operation.requestBody.content['application/json'].schema;
    const bodies = Object.keys(properties).flatMap((name) =>
      VALUES.map((value) => JSON.stringify({ ...good, [name]: value })),
    );
    for (const body of bodies) await ask(world, opened, byRight(opened), { body });
  }
  if (method !== 'GET') for (const body of BODY_TEXTS) await ask(world, opened, byRight(opened), { body });
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  for (const { name } of fields)
    for (const value of VALUES)
      await ask(world, opened, byRight(opened), {}, `?${name}=${encodeURIComponent(String(value))}`);

  const full = await start({
    account: { maxKeys: 0, burst: { requests: 1, seconds: 60 } },
    webhooks: { maxWebhooks: 1 },
  });
  const there = await open(full);
  for (let i = 0; i < 2; i++) await ask(full, there, byRight(there));

  let address = '93.184.216.34';
  // A name that leads to no public address by the time of the attempt.
  const inward = await start({
    egress: {
      pinned: true,
      resolve: async () => [address],
      send: async () => ({ status: 200, body: new Uint8Array() }),
    },
  });

  const moved = await open(inward);
  address = '10.0.0.1';
  await ask(inward, moved, byRight(moved));

  const spent = await start({
    keys: { plans: { enterprise: { requestsPerMonth: 1, tools: '*', events: [...HOOK.events] } } },
  });
  const poor = await open(spent);
  await ask(spent, poor, byRight(poor));

  // A source that fails before a request has an id, as nothing else is used by every address.
  let isBroken = false;
  const failing = await start({ random: () => (isBroken ? -1 : 7 * ++count) });
  const unlucky = await open(failing);
  isBroken = true;
  await ask(failing, unlucky, byRight(unlucky));
  return met;
}

const { service: documented } = await start();
const document = (await (
  await documented(new Request('http://localhost/v1/openapi.json'))
).json()) as Document;
const ofTools = new Set<string>(SERVED.map(({ path }) => path));
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters' && !ofTools.has(path))
    .map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
);

const ajv = documentAjv();
ajv.addSchema({ $id: 'all', components: document.components, paths: document.paths });

const components = closed(document.components);

/** Finds the schema of an answer's body in the document; null for an answer without a body. */
function bodySchema({ responses }: Operation, pointer: string, status: number): object | null {
  const told = responses[status];
  if (told?.$ref) return { $ref: `all${told.$ref}/content/application~1json/schema` };
  const schema = told?.content?.['application/json'].schema;
  if (!schema) return null;
  return status < 300
    ? { ...(closed(schema) as object), components }
    : { $ref: `all#/paths/${pointer}/responses/${status}/content/application~1json/schema` };
}

describe('the document and the pages', () => {
  it.each(operations)(
    '%s %s: every status that is told is met, and no other',
    async (method, path, operation) => {
      const met = await answersAt(path, method, operation);
      const statuses = new Set(met.map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual(Object.keys(operation.responses).map(Number));

      const pointer = `${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
      for (const status of statuses) {
        const schema = bodySchema(operation, pointer, status);
        const accepts = schema && ajv.compile(schema);
        for (const { type, body } of met.filter((one) => one.status === status && one.method !== 'HEAD')) {
          if (!type.startsWith('application/json')) {
            expect([status, type, body]).toEqual([status, expect.toBeOneOf(['', EVENTS]), expect.anything()]);
            continue;
          }
          const value: unknown = JSON.parse(body);
          expect([status, value, accepts?.(value) ?? true, accepts?.errors ?? null]).toEqual([
            status,
            value,
            true,
            null,
          ]);
        }
      }
    },
  );

  it.each(operations)(
    '%s %s: takes the parameters that are told, and no other',
    async (method, path, operation) => {
      const world = await start();
      const opened = await open(world);
      const isOfAccount = path.startsWith('/account');
      const way: Way = { key: isOfAccount ? opened.key : opened.tools };
      const known = async (query: string, body: unknown) => {
        const answer = await world.answer(way, path.replace(/\{\w+\}/, idIn(path, opened)) + query, {
          method,
          body,
        });
        const { details = [] } = (await answer.json()) as { details?: { field: string; message: string }[] };
        const said = details.find(({ field }) => field === 'qqqqqqqq')?.message;
        const list = /^campo desconhecido. Os campos são: (.*)$/.exec(said ?? '')?.[1];
        return said === undefined ? undefined : (list?.split(', ') ?? []);
      };
      const body = operation.requestBody?.content['application/json'].schema.properties;
      if (body) expect(await known('', { qqqqqqqq: 1 })).toEqual(Object.keys(body));
      else if (path !== '/health' && !(path === '/mcp' && method !== 'POST')) {
        const told = (operation.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : []));
        expect(await known('?qqqqqqqq=1', method === 'GET' ? undefined : {})).toEqual(told);
      }
    },
  );
});
