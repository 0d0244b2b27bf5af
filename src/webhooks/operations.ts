import { DAY, HOUR } from '../lib/dates/durations.ts';
import { beginningOf, type Instant, isInstant } from '../lib/dates/instant.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import { both, type Text } from '../kit/texts.ts';
import { type EventName, eventNames } from '../contracts/event-names.ts';
import { type Duration, isSpan, toMilliseconds } from '../lib/duration.ts';
import {
  checkOptions,
  describeCheck,
  isObject,
  isText,
  isTextList,
  isWhole,
  orNull,
  type Rule,
} from '../lib/options.ts';
import type { ToolHead } from '../kit/tool.ts';
import type { Account, KeyStore } from '../contracts/key-store.ts';
import {
  type AccountId,
  accountIdOf,
  ifStillThere,
  orNotFound,
  requireAccount,
} from '../contracts/records.ts';
import {
  type Delivery,
  type DeliveryState,
  hasEnded,
  type NewDelivery,
  PIECE,
  type Webhook,
  type WebhookPatch,
  type WebhookStore,
} from '../contracts/webhook-store.ts';
import { planOf, type Plans } from '../contracts/plans.ts';
import { byText } from '../lib/text/order.ts';
import { randomId } from '../lib/ids.ts';
import type { Random } from '../lib/random.ts';
import { nextTurn } from '../lib/turns.ts';
import { addressesOf, failureOf } from '../egress/egress.ts';
import { faultOfHeaders, MAX_HEADERS, openHeaders, sealHeaders } from './own-headers.ts';
import { examplePayload } from './payload.ts';
import { openSecrets, type Vault } from './secrets.ts';
import { send, type SenderParts, type Sent } from './send.ts';
import { copyId, deliveryId, firstIdAt, newSecret, recentCopyIds, secretsAt } from './signature.ts';
import { judgeUrl } from '../egress/url-policy.ts';

/** A webhook as operations show it, without its secrets and the values of its own headers. */
export type WebhookRecord = Omit<Webhook, 'secret' | 'nextSecret' | 'headers'> & {
  /** The names of its own headers. */
  readonly headers: readonly string[];
};

export interface WebhookInput {
  readonly url: string;
  readonly events: readonly EventName[];
  /** Ids or categories of the tools whose events it gets. Default: all. */
  readonly tools?: readonly string[];
  readonly description?: string;
  /** Headers to send with each attempt, such as the password of a gateway in front of the receiver. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Changes to a webhook; what is left out stays as it is, and null takes it away: of `headers` all, or one. */
export type WebhookChanges = Partial<Pick<WebhookInput, 'url' | 'events'>> & {
  readonly tools?: readonly string[] | null;
  readonly description?: string | null;
  readonly headers?: Readonly<Record<string, string | null>> | null;
};

export interface TestResult extends Sent {
  readonly deliveryId: string;
}

/**
 * The operations on webhooks. For an unknown id `get` and `delivery` give null, and other operations reject with a
 * `ServiceError` `not_found`. Wrong input rejects with a `TypeError` that names it.
 */
export interface WebhookOperations {
  /**
   * `invalid_url` and `refused_url`: where webhooks may not go. `invalid_event`, `plan`: an event that does not exist,
   * or that the account's plan lacks. `not_found`: no tool and no category of this name is served. `limit`: the account
   * has as many as it may.
   */
  create(
    accountId: AccountId,
    input: WebhookInput,
  ): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }>;
  get(id: string): Promise<WebhookRecord | null>;
  list(accountId: AccountId): Promise<readonly WebhookRecord[]>;
  /**
   * A new url clears the streak of failures. One of another origin takes away the webhook's own headers, which were given
   * for the origin before: it needs `headers`, the whole of them or `{}`, beside it, else it rejects with `state`.
   * `limit`: it would have more headers of its own than it may.
   */
  update(id: string, changes: WebhookChanges): Promise<WebhookRecord>;
  /** Disables a webhook and cancels its pending deliveries. */
  disable(id: string): Promise<WebhookRecord>;
  /** Sends nothing by itself; `recover` does. */
  enable(id: string): Promise<WebhookRecord>;
  delete(id: string): Promise<void>;
  /**
   * Both secrets sign until the time of `overlap` (default a day) has passed or `commitSecret` is called. `state`: a
   * rotation is under way, whose secret a receiver may have already; with `overlap` 0 it ends, and both are void at
   * once.
   */
  rotateSecret(id: string, options?: { readonly overlap?: Duration }): Promise<{ readonly secret: string }>;
  /** Ends a rotation, so that only the new secret signs. `state`: no rotation is under way. */
  commitSecret(id: string): Promise<void>;
  /** One attempt with an example, now; stores nothing and leaves the streak alone. */
  test(id: string, event: EventName): Promise<TestResult>;
  /** Newest first. */
  deliveries(
    id: string,
    query?: { readonly state?: DeliveryState; readonly before?: string; readonly limit?: number },
  ): Promise<readonly Delivery[]>;
  delivery(id: string): Promise<Delivery | null>;
  /**
   * A new delivery, under another id, of the same body as one that has ended, at once. `state`: it has not ended, there is
   * no body any more, or the webhook is not active.
   */
  resend(deliveryId: string): Promise<Delivery>;
  /**
   * Resends the deliveries raised since an instant (a `Date`, text or milliseconds since 1970) that did not arrive, at most the newest
   * `limit` of them, and gives their number. A delivery that was resent counts as its last copy does, so that a
   * repeated call sends only what still has not arrived.
   */
  recover(
    id: string,
    options: { readonly since: Instant; readonly states?: readonly DeliveryState[]; readonly limit?: number },
  ): Promise<number>;
  /**
   * Makes the attempt that a delivery waits for due now, under the same id; its schedule goes on from there. `state`: it
   * has ended or is being sent, or its webhook is not active.
   */
  retry(deliveryId: string): Promise<Delivery>;
  /**
   * Makes all that waits for a webhook due now, and resends, as `recover` does, what ended without arriving in the streak
   * of failures that it is in: at most 1,000 of it, the newest. `state`: the webhook is not active.
   */
  retryAll(id: string): Promise<Retried>;
}

/** The numbers of deliveries that `retryAll` sends. */
export interface Retried {
  /** Those that waited for a later attempt. */
  readonly waiting: number;
  /** New ones, under ids of their own. */
  readonly resent: number;
  /** True when there are others to resend. */
  readonly more?: true;
}

export interface WebhookOperationParts {
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly vault: Vault;
  readonly sender: () => SenderParts;
  readonly maxWebhooks: number;
  readonly maxPending: number;
  readonly clock: () => number;
  readonly random: Random;
  /** Called with the number of deliveries stored. It is awaited, because a host may end with the operation. */
  readonly stored: (count: number) => Promise<void>;
}

// A wrong url or event is a `ServiceError` with a code of its own.
const inputRules: Readonly<Record<string, Rule>> = {
  url: () => true,
  events: () => true,
  tools: describeCheck('a list of ids or categories of tools', isTextList),
  description: isText,
  headers: describeCheck('an object of names and texts', (value) => isHeaders(value, isText)),
};

const changeRules: Readonly<Record<string, Rule>> = {
  ...inputRules,
  tools: describeCheck('a list of ids or categories of tools, or null', orNull(isTextList)),
  description: orNull(isText),
  headers: describeCheck(
    'an object of names and texts, or null',
    orNull((value) => isHeaders(value, orNull(isText))),
  ),
};

const isHeaders = (value: unknown, isValue: (one: unknown) => boolean) =>
  isObject(value) && !Array.isArray(value) && Object.values(value as object).every(isValue);

/** Copies of one delivery whose ids follow from it; those after them do not. */
const MOST_COPIES = 16;
/** Deliveries that are read or stored in one step; others have their turn between two. */
const PAGE = 100;

/** The states of deliveries that ended without arriving. */
const MISSED: readonly DeliveryState[] = ['failed', 'skipped', 'canceled'];
/** Deliveries that `recover` and `retryAll` resend at most, unless told. */
const MOST_RESENT = 1_000;
/** Longest time from an event to the end of its attempts that `retryAll` allows for, a queue before them included. */
const LONGEST_DELIVERY = HOUR;

export const notPublic: Text = {
  pt: 'leva a um endereço que não é público',
  en: 'leads to an address that is not public',
};

export function createWebhookOperations(parts: WebhookOperationParts): WebhookOperations {
  const {
    store,
    keyStore,
    plans,
    tools: served,
    vault,
    sender,
    maxWebhooks,
    maxPending,
    clock,
    random,
    stored,
  } = parts;

  async function requireWebhook(id: string): Promise<Webhook> {
    return orNotFound(await store.getWebhook(id), 'webhook', id);
  }

  /** The url as it is stored. */
  async function checkUrl(text: string): Promise<string> {
    const { policy, egress, timeout } = sender();
    const verdict = judgeUrl(text, policy);
    if (verdict.refused) {
      const code = verdict.refused.status === 400 ? 'invalid_url' : 'refused_url';
      const { message } = verdict.refused;
      throw new ServiceError(code, headed(urlName, message), message);
    }
    try {
      await addressesOf(verdict.url, policy, egress, AbortSignal.timeout(timeout));
    } catch (error) {
      // A name that does not resolve yet may do so when the first event is raised.
      if (failureOf(error) === 'blocked_address') {
        throw new ServiceError('refused_url', headed(urlName, notPublic), notPublic);
      }
    }
    return verdict.url.href;
  }

  function checkEvents(account: Account, events: readonly EventName[]): readonly EventName[] {
    if (
      !Array.isArray(events) ||
      events.length === 0 ||
      !events.every((event) => eventNames.includes(event))
    ) {
      const names = eventNames.join(', ');
      throw new ServiceError('invalid_event', {
        pt: `os eventos devem ser alguns destes: ${names}`,
        en: `events must be some of ${names}`,
      });
    }
    const allowed = planOf(plans, account)?.events ?? [];
    const missing = events.find((event) => !allowed.includes(event));
    if (missing)
      throw new ServiceError('plan', {
        pt: `o plano "${account.plan}" não tem o evento "${missing}"`,
        en: `the plan "${account.plan}" has no event "${missing}"`,
      });
    return [...new Set(events)];
  }

  function checkTools(tools: readonly string[] | null): readonly string[] | null {
    const unknown = tools?.find(
      (name) => !served.some(({ id, category }) => name === id || name === category),
    );
    if (unknown !== undefined)
      throw new ServiceError('not_found', {
        pt: `não há ferramenta nem categoria "${unknown}"`,
        en: `there is no tool and no category "${unknown}"`,
      });
    return tools && [...new Set(tools)];
  }

  function checkHeaders(headers: Readonly<Record<string, string | null>>): void {
    const fault = faultOfHeaders(headers);
    if (fault) throw new TypeError(`webhooks: "headers": ${fault.en}`);
  }

  async function changedHeaders(stored: Webhook['headers'], changes: NonNullable<WebhookChanges['headers']>) {
    const headers = await sealHeaders(vault, stored, changes);
    if (headers && Object.keys(headers).length > MAX_HEADERS)
      throw new ServiceError('limit', {
        pt: `um webhook tem no máximo ${MAX_HEADERS} cabeçalhos próprios`,
        en: `a webhook has at most ${MAX_HEADERS} headers of its own`,
      });
    return headers;
  }

  /** Changes a webhook that others may be changing too. */
  async function change(id: string, patchOf: (webhook: Webhook) => Promise<Omit<WebhookPatch, 'updatedAt'>>) {
    for (;;) {
      const webhook = await requireWebhook(id);
      const patch = await patchOf(webhook);
      if (await store.updateWebhook(id, webhook.version, { ...patch, updatedAt: clock() }))
        return requireWebhook(id);
    }
  }

  function again(
    { id: resendOf, webhookId, accountId, event, toolId, at, body, keepBody, trace }: Delivery,
    id: string,
  ): NewDelivery {
    return { id, resendOf, webhookId, accountId, event, toolId, at, body: body as string, keepBody, trace };
  }

  /** The id for the next copy of a delivery, or the copy that has not ended yet. */
  async function nextCopy(delivery: Delivery): Promise<string | Delivery> {
    const now = clock();
    for (let nth = 0; nth < MOST_COPIES; nth++) {
      const [id = '', before] = recentCopyIds(delivery, now, nth);
      const copy = (await store.getDelivery(id)) ?? (before ? await store.getDelivery(before) : null);
      if (!copy) return id;
      if (!hasEnded(copy)) return copy;
    }
    return deliveryId(now, random);
  }

  /** How many of the copies that were just stored found their webhook full or disabled. */
  async function skippedOf(webhookId: string, copies: readonly NewDelivery[]): Promise<number> {
    const ids = copies.map(({ id }) => id).toSorted(byText);
    const made = new Set(ids);
    let count = 0;
    let before: string | undefined = `${ids.at(-1)}0`;
    while (before !== undefined && before > (ids[0] ?? '')) {
      const page = await store.listDeliveries({ webhookId, state: 'skipped', before, limit: PAGE });
      count += page.filter(({ id }) => made.has(id)).length;
      before = page.length === PAGE ? page.at(-1)?.id : undefined;
    }
    return count;
  }

  async function requireActive(id: string): Promise<Webhook> {
    const webhook = await requireWebhook(id);
    if (webhook.state !== 'active')
      throw new ServiceError('state', {
        pt: `o webhook "${id}" não está ativo`,
        en: `webhook "${id}" is not active`,
      });
    return webhook;
  }

  /** Those of a webhook that can be sent again and have no copy, the newest first; none was raised before `since`. */
  async function missingOf(
    webhookId: string,
    since: number,
    limit: number,
    isWanted: (delivery: Delivery) => boolean,
  ): Promise<readonly Delivery[]> {
    const missing: Delivery[] = [];
    const sentAgain = new Set<string | null>();
    const isMissing = (delivery: Delivery) =>
      isWanted(delivery) && hasEnded(delivery) && delivery.body !== null && !sentAgain.has(delivery.id);
    // A copy is never older than its original.
    const oldest = firstIdAt(Math.max(0, since));
    let before: string | undefined;
    do {
      if (before !== undefined) await nextTurn();
      const page = await store.listDeliveries({ webhookId, ...(before && { before }), limit: PAGE });
      for (const { resendOf } of page) sentAgain.add(resendOf);
      missing.push(...page.filter(isMissing).slice(0, limit - missing.length));
      before = page.length === PAGE ? page.at(-1)?.id : undefined;
    } while (before !== undefined && before >= oldest && missing.length < limit);
    return missing;
  }

  /** Stores copies of deliveries, and gives the number of those that will be sent. */
  async function sendAgain(webhookId: string, missing: readonly Delivery[]): Promise<number> {
    const now = clock();
    // Oldest first, as they were raised: of those that are due at once a store sends them by their ids.
    const copies = missing
      .toSorted((a, b) => a.at - b.at || byText(a.id, b.id))
      .map((delivery) => again(delivery, copyId(delivery, now)));
    let sent = 0;
    for (let start = 0; start < copies.length; start += PAGE) {
      if (start > 0) await nextTurn();
      const piece = copies.slice(start, start + PAGE);
      await store.enqueue(piece, maxPending);
      await stored(piece.length);
      sent += piece.length - (await skippedOf(webhookId, piece));
    }
    return sent;
  }

  return {
    async create(account, input) {
      const accountId = accountIdOf(account);
      checkOptions('webhooks.create', input, inputRules);
      const { url, events, tools = null, description, headers = {} } = input;
      checkHeaders(headers);
      const asked = await requireAccount(keyStore, accountId);
      const wanted = checkEvents(asked, events);
      const secret = newSecret(random);
      const now = clock();
      const webhook: Webhook = {
        id: randomId('wh_', random),
        accountId,
        url: await checkUrl(url),
        events: wanted,
        tools: checkTools(tools),
        ...(description !== undefined && { description }),
        headers: await sealHeaders(vault, null, headers),
        state: 'active',
        disabledReason: null,
        disabledAt: null,
        secret: await vault.seal(secret),
        nextSecret: null,
        nextSecretUntil: null,
        failingSince: null,
        lastFailureAt: null,
        failedDeliveries: 0,
        lastSuccessAt: null,
        slow: true,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      if (!(await store.createWebhook(webhook, maxWebhooks))) {
        throw new ServiceError('limit', {
          pt: `uma conta tem no máximo ${maxWebhooks} webhooks`,
          en: `an account has at most ${maxWebhooks} webhooks`,
        });
      }
      // Looked at again: an erasure that passed meanwhile has not seen this one.
      await ifStillThere(keyStore, asked, async () => store.deleteWebhook(webhook.id, clock()));
      return { webhook: toRecord(webhook), secret };
    },
    async get(id) {
      const webhook = await store.getWebhook(id);
      return webhook && toRecord(webhook);
    },
    list: async (accountId) => (await store.listWebhooks(accountIdOf(accountId))).map(toRecord),
    async update(id, changes) {
      checkOptions('webhooks.update', changes, changeRules);
      const { url, events, tools, description, headers } = changes;
      if (headers) checkHeaders(headers);
      const checked = url === undefined ? undefined : await checkUrl(url);
      const changed = await change(id, async (webhook) => {
        const { accountId } = webhook;
        const isElsewhere = checked !== undefined && originOf(checked) !== originOf(webhook.url);
        if (isElsewhere && webhook.headers && headers === undefined)
          throw new ServiceError(
            'state',
            headed({ pt: `webhook "${id}"`, en: `webhook "${id}"` }, headersStay),
            headersStay,
          );
        const stored = isElsewhere ? null : webhook.headers;
        return {
          ...(checked !== undefined && { url: checked }),
          ...(events !== undefined && {
            events: checkEvents(await requireAccount(keyStore, accountId), events),
          }),
          ...(tools !== undefined && { tools: checkTools(tools) }),
          ...(description !== undefined && { description }),
          ...(headers !== undefined && { headers: headers && (await changedHeaders(stored, headers)) }),
        };
      });
      return toRecord(changed);
    },
    disable: async (id) =>
      toRecord(orNotFound(await store.setState(id, 'disabled', 'request', clock()), 'webhook', id)),
    enable: async (id) =>
      toRecord(orNotFound(await store.setState(id, 'active', null, clock()), 'webhook', id)),
    async delete(id) {
      if (!(await store.deleteWebhook(id, clock()))) orNotFound(null, 'webhook', id);
    },
    async rotateSecret(id, options = {}) {
      checkOptions('webhooks.rotateSecret', options, { overlap: isSpan });
      const overlap = toMilliseconds(options.overlap ?? DAY);
      const secret = newSecret(random);
      const sealed = await vault.seal(secret);
      await change(id, async (webhook) => {
        if (overlap === 0) return { secret: sealed, nextSecret: null, nextSecretUntil: null };
        const [inForce, toCome] = secretsAt(webhook, clock());
        if (toCome !== undefined) {
          throw new ServiceError('state', {
            pt: `o webhook "${id}" já está trocando de segredo: conclua a troca, ou use overlap 0`,
            en: `webhook "${id}" has a rotation under way: commit it, or use overlap 0`,
          });
        }
        return { secret: inForce, nextSecret: sealed, nextSecretUntil: clock() + overlap };
      });
      return { secret };
    },
    async commitSecret(id) {
      await change(id, async ({ nextSecret }) => {
        if (nextSecret === null)
          throw new ServiceError('state', {
            pt: `o webhook "${id}" não está trocando de segredo`,
            en: `webhook "${id}" has no rotation under way`,
          });
        return { secret: nextSecret, nextSecret: null, nextSecretUntil: null };
      });
    },
    async test(id, event) {
      const webhook = await requireWebhook(id);
      if (!eventNames.includes(event))
        throw new ServiceError('invalid_event', {
          pt: `não há o evento "${event}"`,
          en: `there is no event "${event}"`,
        });
      const now = clock();
      const delivery = deliveryId(now, random);
      const { body } = examplePayload(event, now);
      const secrets = await openSecrets(vault, webhook, clock());
      const headers = await openHeaders(vault, webhook.headers);
      const sending = { url: webhook.url, event, deliveryId: delivery, body, secrets, headers };
      const sent = await send(sending, sender());
      return { ...sent, deliveryId: delivery };
    },
    async deliveries(id, { state, before, limit = 50 } = {}) {
      requireCount('limit', limit);
      await requireWebhook(id);
      return store.listDeliveries({
        webhookId: id,
        ...(state !== undefined && { state }),
        ...(before !== undefined && { before }),
        limit,
      });
    },
    delivery: async (id) => store.getDelivery(id),
    async resend(id) {
      const delivery = orNotFound(await store.getDelivery(id), 'delivery', id);
      const webhook = await requireWebhook(delivery.webhookId);
      const hindrance = hindranceOf(delivery, webhook);
      if (hindrance)
        throw new ServiceError(
          'state',
          headed({ pt: `entrega "${id}"`, en: `delivery "${id}"` }, hindrance),
          hindrance,
        );
      const next = await nextCopy(delivery);
      if (typeof next !== 'string') return next;
      await store.enqueue([again(delivery, next)], maxPending);
      await stored(1);
      return orNotFound(await store.getDelivery(next), 'delivery', next);
    },
    async recover(id, { since: given, states = MISSED, limit = MOST_RESENT }) {
      if (!isInstant(given))
        throw new TypeError(
          'webhooks: "since" must be a Date, an instant as text, or milliseconds since 1970',
        );
      const since = Math.max(0, Math.floor(beginningOf(given)));
      requireCount('limit', limit);
      await requireActive(id);
      const isWanted = ({ at, state }: Delivery) => at >= since && states.includes(state);
      return sendAgain(id, await missingOf(id, since, limit, isWanted));
    },
    async retry(id) {
      const delivery = orNotFound(await store.getDelivery(id), 'delivery', id);
      const hindrance = hindranceOfRetry(delivery, await requireWebhook(delivery.webhookId));
      if (hindrance)
        throw new ServiceError(
          'state',
          headed({ pt: `entrega "${id}"`, en: `delivery "${id}"` }, hindrance),
          hindrance,
        );
      if ((await store.makeDue(delivery.webhookId, 1, id)) > 0) await stored(1);
      return orNotFound(await store.getDelivery(id), 'delivery', id);
    },
    async retryAll(id) {
      const { failingSince } = await requireActive(id);
      // Read before anything is sent: what fails at once then is not resent as well.
      const missing =
        failingSince === null
          ? []
          : await missingOf(
              id,
              failingSince - LONGEST_DELIVERY,
              MOST_RESENT + 1,
              ({ state, endedAt }) => MISSED.includes(state) && (endedAt ?? 0) >= failingSince,
            );
      let waiting = 0;
      for (let made = PIECE; made === PIECE && waiting < maxPending; waiting += made) {
        if (waiting > 0) await nextTurn();
        made = await store.makeDue(id, PIECE);
      }
      if (waiting > 0) await stored(waiting);
      const resent = await sendAgain(id, missing.slice(0, MOST_RESENT));
      return { waiting, resent, ...(missing.length > MOST_RESENT && { more: true as const }) };
    },
  };
}

const urlName: Text = { pt: 'endereço do webhook', en: 'webhook url' };

/** Writes the name of what a text is about before it. */
const headed = (name: Text, text: Text): Text => both((language) => `${name[language]}: ${text[language]}`);

const originOf = (url: string) => new URL(url).origin;

export const headersStay: Text = {
  pt: 'O webhook tem cabeçalhos próprios, que não seguem para outra origem. Mande url com headers: todos de novo, ou {} para nenhum.',
  en: 'The webhook has headers of its own, which do not go to another origin. Send url with headers: all of them again, or {} for no header.',
};

const underWay: Text = {
  pt: 'Há uma tentativa em andamento. Espere que ela termine.',
  en: 'An attempt is under way. Wait for its end.',
};

/** The reason why a delivery cannot be sent again, if there is one. */
function hindranceOf({ state, body, keepBody }: Delivery, webhook: Webhook): Text | undefined {
  if (webhook.state !== 'active') {
    return {
      pt: 'O webhook está desativado. Reative-o antes de reenviar.',
      en: 'The webhook is disabled. Enable it before you send again.',
    };
  }
  if (state === 'delivering') return underWay;
  if (state === 'pending') {
    return {
      pt: 'A entrega ainda espera por uma tentativa. Use retry para tentar agora.',
      en: 'The delivery still waits for an attempt. Use retry to make it now.',
    };
  }
  if (body !== null) return undefined;
  return keepBody
    ? {
        pt: 'O corpo desta entrega já foi apagado, ou seguiu com a cópia que foi enviada depois.',
        en: 'The body of this delivery is gone, or went on with the copy that was sent after it.',
      }
    : {
        pt: 'O corpo desta entrega não foi guardado (dados sensíveis).',
        en: 'The body of this delivery was not kept (sensitive data).',
      };
}

/** The reason why the next attempt of a delivery cannot be made now, if there is one. */
function hindranceOfRetry({ state }: Delivery, webhook: Webhook): Text | undefined {
  if (webhook.state !== 'active') {
    return {
      pt: 'O webhook está desativado. Reative-o antes de tentar.',
      en: 'The webhook is disabled. Enable it before you retry.',
    };
  }
  if (state === 'delivering') return underWay;
  return state === 'pending'
    ? undefined
    : {
        pt: 'A entrega já terminou. Use resend para enviar uma cópia.',
        en: 'The delivery has ended. Use resend to send a copy.',
      };
}

/** A webhook without what is secret of it. */
export function toRecord({ secret: _secret, nextSecret: _next, headers, ...record }: Webhook): WebhookRecord {
  return { ...record, headers: Object.keys(headers ?? {}) };
}

function requireCount(option: string, value: number): void {
  if (isWhole(0)(value)) return;
  throw new TypeError(`webhooks: "${option}" must be a whole number, 0 or more`);
}
