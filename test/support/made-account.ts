/**
 * Answers of the account area as a small account does not have them: of every kind, and at each bound of what is said
 * of it.
 */
import type { Account, Key, Tool, Usage, Webhook, WholeDelivery } from '../../src/web/panel/types.ts';

/** A whole minute, as fields of time go by them. */
export const NOW = Date.parse('2026-11-21T12:17:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const after = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
export const before = (milliseconds: number) => after(-milliseconds);

export const madeWebhook = (given: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 'wh_made', accountId: 'made', url: 'https://loja.exemplo.com.br/in', events: ['tool_used'] },
  ...{ tools: null, headers: [] },
  ...{ state: 'active', disabledReason: null, disabledAt: null, asleep: null },
  ...{ rotating: false, nextSecretUntil: null },
  ...{ failingSince: null, lastFailureAt: null, failedDeliveries: 0, lastSuccessAt: null },
  ...{ createdAt: before(90 * DAY), updatedAt: before(90 * DAY), ...given },
});

export const WEBHOOKS: readonly Webhook[] = [
  madeWebhook(),
  madeWebhook({ id: 'wh_fails', failingSince: before(5 * DAY), failedDeliveries: 1 }),
  madeWebhook({ id: 'wh_fails_longer', failingSince: before(5 * DAY - 1), failedDeliveries: 1_234 }),
  madeWebhook({ id: 'wh_last_day', failingSince: before(6 * DAY + 1), failedDeliveries: 2 }),
  madeWebhook({ id: 'wh_late', failingSince: before(8 * DAY), lastSuccessAt: before(9 * DAY) }),
  madeWebhook({ id: 'wh_rotates', rotating: true, nextSecretUntil: after(DAY), description: 'Folha' }),
  madeWebhook({
    id: 'wh_failed',
    state: 'disabled',
    disabledReason: 'failures',
    disabledAt: before(DAY),
    failingSince: before(8 * DAY),
  }),
  madeWebhook({
    id: 'wh_off',
    state: 'disabled',
    disabledReason: 'request',
    disabledAt: before(DAY),
    rotating: true,
    nextSecretUntil: after(DAY),
  }),
];

type Attempt = WholeDelivery['attempts'][number];

const attempt = (number: number, status: number | null, error: string | null = null): Attempt => ({
  ...{ number, status, error, at: before(HOUR - number * MINUTE), duration: 10 * number },
  response: status === null ? '' : 'ok',
});

export const madeDelivery = (given: Partial<WholeDelivery>): WholeDelivery => ({
  ...{ id: 'evt_made', webhookId: 'wh_made', accountId: 'made', event: 'tool_used', toolId: 'cpf' },
  ...{ at: before(HOUR), keepBody: true, resendOf: null, trace: null, state: 'succeeded', dueIn: null },
  ...{ endedAt: null, body: '{"id":"evt_made","n":[1,true,null]}', attempts: [attempt(1, 200)], ...given },
});

/** Why no answer came, with one that a later service may tell of. */
const ERRORS = [
  'timeout',
  'dns_failed',
  'connection_failed',
  'tls_failed',
  'blocked_address',
  'abandoned',
  'other',
];

export const DELIVERIES: readonly WholeDelivery[] = [
  madeDelivery({ id: 'evt_soon', state: 'pending', dueIn: 2_000, attempts: [] }),
  madeDelivery({ id: 'evt_due', state: 'pending', attempts: [attempt(1, 503, 'http_status')] }),
  madeDelivery({
    id: 'evt_later',
    state: 'pending',
    dueIn: 90_000,
    attempts: ERRORS.map((error, i) => attempt(i + 1, null, error)),
  }),
  madeDelivery({ id: 'evt_now', state: 'delivering', attempts: [] }),
  madeDelivery({ id: 'evt_once' }),
  madeDelivery({
    id: 'evt_second',
    attempts: [attempt(1, null, 'timeout'), attempt(2, 204)],
    resendOf: 'evt_once',
  }),
  madeDelivery({
    id: 'evt_third',
    attempts: [attempt(1, 500, 'http_status'), attempt(2, 302, 'redirect'), attempt(3, 200)],
  }),
  madeDelivery({ id: 'evt_without', body: null, keepBody: false }),
  madeDelivery({ id: 'evt_refused', state: 'failed', attempts: [attempt(1, 410, 'http_status')] }),
  madeDelivery({
    id: 'evt_led',
    state: 'failed',
    attempts: [attempt(1, null, 'timeout'), attempt(2, 302, 'redirect')],
  }),
  madeDelivery({
    id: 'evt_silent',
    state: 'failed',
    attempts: [attempt(1, 500, 'http_status'), attempt(2, null, 'tls_failed')],
  }),
  madeDelivery({ id: 'evt_none', state: 'failed', attempts: [], event: 'favorite_added' }),
  madeDelivery({ id: 'evt_canceled', state: 'canceled', attempts: [attempt(1, 500, 'http_status')] }),
  madeDelivery({ id: 'evt_skipped', state: 'skipped', attempts: [] }),
];

export const madeKey = (given: Partial<Key> = {}): Key => ({
  ...{ id: 'key_made', accountId: 'made', hint: 'cnv_ab12wxyz', scope: 'tools', tools: null, state: 'live' },
  ...{ createdAt: before(40 * DAY), expiresAt: null, revokedAt: null, lastUsedAt: null, ...given },
});

const newer = (given: Partial<Key>) => madeKey({ createdAt: before(DAY), ...given });
const ending = (expiresAt: string, given: Partial<Key> = {}) => madeKey({ expiresAt, ...given });

export const KEYS: readonly Key[] = [
  madeKey({ id: 'key_unnamed' }),
  madeKey({ id: 'key_ended', name: 'Ended', state: 'expired', expiresAt: before(HOUR) }),
  madeKey({
    id: 'key_taken',
    name: 'Taken',
    state: 'revoked',
    revokedAt: before(DAY),
    expiresAt: after(HOUR),
  }),
  madeKey({ id: 'key_one', name: 'One', tools: ['cnpj'], lastUsedAt: before(HOUR) }),
  madeKey({ id: 'key_two', name: 'Two', tools: ['cnpj', 'cpf'] }),
  madeKey({ id: 'key_three', name: 'Three', tools: ['cnpj', 'cep', 'gone'] }),
  madeKey({ id: 'key_gone', name: 'Gone', tools: ['gone'] }),
  madeKey({ id: 'key_account', name: 'Account', scope: 'account' }),
  ending(after(HOUR), { id: 'key_hour', name: 'An hour' }),
  ending(after(HOUR + 1), { id: 'key_hours', name: 'Hours' }),
  ending(after(48 * HOUR), { id: 'key_soon', name: 'Soon' }),
  ending(after(48 * HOUR + 1), { id: 'key_later', name: 'Later' }),
  // A newer one took the place of the first of each two, but of none after it.
  ending(after(30 * DAY), { id: 'key_old', name: 'Rotated' }),
  newer({ id: 'key_new', name: 'Rotated' }),
  ending(after(30 * DAY + 60_000), { id: 'key_lasts', name: 'Lasts' }),
  newer({ id: 'key_beside', name: 'Lasts' }),
  madeKey({ id: 'key_forever', name: 'Forever' }),
  newer({ id: 'key_beside_forever', name: 'Forever' }),
  ending(after(DAY * 9), { id: 'key_calls', name: 'Scopes' }),
  newer({ id: 'key_reads', name: 'Scopes', scope: 'account' }),
  ending(after(DAY * 9), { id: 'key_kept', name: 'Kept' }),
  newer({ id: 'key_dropped', name: 'Kept', state: 'revoked', revokedAt: before(HOUR) }),
  ending(after(DAY * 9), { id: 'key_twin', name: 'Twins' }),
  ending(after(DAY * 9), { id: 'key_other_twin', name: 'Twins' }),
];

export const madeAccount = (given: Partial<Account> = {}): Account => ({
  ...{ id: 'made', name: null, status: 'active', plan: 'pro', requestsPerMonth: 1_000 },
  ...{ events: ['tool_used', 'favorite_added'], counts: { keys: 1, webhooks: 1, favorites: 0 } },
  ...{ createdAt: '2026-01-15T12:00:00Z', may: [], ...given },
});

const USAGE: Usage = {
  month: { month: '2026-11', used: 12, limit: 1_000, remaining: 988, resetsAt: '2026-12-01T00:00:00Z' },
  ...{ from: '2026-11-01', to: '2026-11-21', days: [{ date: '2026-11-21', ok: 12, refused: 0, failed: 0 }] },
  tools: [{ tool: 'cpf', ok: 12, refused: 0, failed: 0 }],
  keys: [{ key: 'key_1', name: 'CI', hint: 'cnv_AAAA…1111', ok: 12, refused: 0, failed: 0 }],
};

const TOOLS: readonly Tool[] = [
  { id: 'cpf', name: 'Gerador de CPF', category: 'documentos', method: 'GET', path: '/cpf' },
  { id: 'cnpj', name: 'Gerador de CNPJ', category: 'documentos', method: 'GET', path: '/cnpj' },
];

export interface Answers {
  readonly account?: Account;
  readonly keys?: readonly Key[];
  readonly webhooks?: readonly Webhook[];
  readonly deliveries?: readonly WholeDelivery[];
  readonly favorites?: readonly (Omit<Tool, 'id'> & { readonly tool: string })[];
  /** Null where the service does not tell of itself. */
  readonly tools?: readonly Tool[] | null;
}

const REFUSAL = { error: 'Não há.' };

/** A service whose account has these. It refuses what would change them, but for a key that is rotated. */
export function answering(answers: Answers) {
  const { account = madeAccount(), keys = [], webhooks = [], deliveries = [], favorites = [] } = answers;
  const { tools = TOOLS } = answers;
  const of = ({ method, url }: Request): unknown => {
    const { pathname, searchParams } = new URL(url);
    const [place, id, more] = pathname.replace(/^\/v1(\/account)?\/?/, '').split('/');
    const one = <Item extends { readonly id: string }>(items: readonly Item[]) =>
      items.find((item) => item.id === id);
    if (more === 'rotate' && place === 'keys') return { key: 'cnv_next', record: one(keys) };
    if (method !== 'GET') return null;
    if (more === 'deliveries') {
      const [state, last] = ['state', 'before'].map((name) => searchParams.get(name));
      const fit = deliveries.filter((one) => one.webhookId === id && (state === null || one.state === state));
      const rest = fit.slice(fit.findIndex((one) => one.id === last) + 1);
      const page = rest.slice(0, Number(searchParams.get('limit')));
      return { deliveries: page, next: page.length < rest.length ? page.at(-1)?.id : null };
    }
    if (id !== undefined) return one<Webhook | WholeDelivery>(place === 'webhooks' ? webhooks : deliveries);
    const lists = { keys: { keys }, webhooks: { webhooks }, favorites: { favorites }, usage: USAGE };
    return { ...lists, '': account, tools: tools && { tools } }[place ?? ''];
  };
  return (request: Request): Response => {
    const answer = of(request);
    return answer ? Response.json(answer) : Response.json(REFUSAL, { status: 404 });
  };
}
