/** Operations that make a webhook or change it. */
import type { KeyStore } from '../contracts/key-store.ts';
import type { Plans } from '../contracts/plans.ts';
import { type AccountId, accountIdOf, ifStillThere, requireAccount } from '../contracts/records.ts';
import type { Webhook, WebhookPatch, WebhookStore } from '../contracts/webhook-store.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import type { Text } from '../kit/texts.ts';
import type { ToolHead } from '../kit/tool.ts';
import { DAY } from '../lib/dates/durations.ts';
import { type Duration, isSpan, toMilliseconds } from '../lib/duration.ts';
import { randomId } from '../lib/ids.ts';
import { checkOptions } from '../lib/options.ts';
import type { Random } from '../lib/random.ts';
import {
  changeRules,
  checkEvents,
  checkHeaders,
  checkTools,
  checkUrl,
  headed,
  inputRules,
  type WebhookChanges,
  type WebhookInput,
} from './checks.ts';
import { MAX_HEADERS, sealHeaders } from './own-headers.ts';
import { requireWebhook, toRecord, type WebhookRecord } from './record.ts';
import type { Vault } from './secrets.ts';
import type { SenderParts } from './send.ts';
import { newSecret, secretsAt } from './signature.ts';

export interface ChangeParts {
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly vault: Vault;
  readonly sender: () => SenderParts;
  readonly maxWebhooks: number;
  readonly clock: () => number;
  readonly random: Random;
}

export async function createWebhook(
  { store, keyStore, plans, tools: served, vault, sender, maxWebhooks, clock, random }: ChangeParts,
  account: AccountId,
  input: WebhookInput,
): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }> {
  const accountId = accountIdOf(account);
  checkOptions('webhooks.create', input, inputRules);
  const { url, events, tools = null, description, headers = {} } = input;
  checkHeaders(headers);
  const asked = await requireAccount(keyStore, accountId);
  const wanted = checkEvents(plans, asked, events);
  const secret = newSecret(random);
  const now = clock();
  const webhook: Webhook = {
    id: randomId('wh_', random),
    accountId,
    url: await checkUrl(url, sender()),
    events: wanted,
    tools: checkTools(served, tools),
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
}

export async function updateWebhook(
  parts: ChangeParts,
  id: string,
  changes: WebhookChanges,
): Promise<WebhookRecord> {
  const { keyStore, plans, tools: served, vault, sender } = parts;
  checkOptions('webhooks.update', changes, changeRules);
  const { url, events, tools, description, headers } = changes;
  if (headers) checkHeaders(headers);
  const checked = url === undefined ? undefined : await checkUrl(url, sender());
  const changed = await change(parts, id, async (webhook) => {
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
        events: checkEvents(plans, await requireAccount(keyStore, accountId), events),
      }),
      ...(tools !== undefined && { tools: checkTools(served, tools) }),
      ...(description !== undefined && { description }),
      ...(headers !== undefined && { headers: headers && (await changeHeaders(vault, stored, headers)) }),
    };
  });
  return toRecord(changed);
}

export async function rotateSecret(
  parts: ChangeParts,
  id: string,
  options: { readonly overlap?: Duration },
): Promise<{ readonly secret: string }> {
  const { vault, clock, random } = parts;
  checkOptions('webhooks.rotateSecret', options, { overlap: isSpan });
  const overlap = toMilliseconds(options.overlap ?? DAY);
  const secret = newSecret(random);
  const sealed = await vault.seal(secret);
  await change(parts, id, async (webhook) => {
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
}

export async function commitSecret(parts: ChangeParts, id: string): Promise<void> {
  await change(parts, id, async ({ nextSecret }) => {
    if (nextSecret === null)
      throw new ServiceError('state', {
        pt: `o webhook "${id}" não está trocando de segredo`,
        en: `webhook "${id}" has no rotation under way`,
      });
    return { secret: nextSecret, nextSecret: null, nextSecretUntil: null };
  });
}

/** Changes a webhook that others may be changing too. */
async function change(
  { store, clock }: ChangeParts,
  id: string,
  patchOf: (webhook: Webhook) => Promise<Omit<WebhookPatch, 'updatedAt'>>,
): Promise<Webhook> {
  for (;;) {
    const webhook = await requireWebhook(store, id);
    const patch = await patchOf(webhook);
    if (await store.updateWebhook(id, webhook.version, { ...patch, updatedAt: clock() }))
      return requireWebhook(store, id);
  }
}

async function changeHeaders(
  vault: Vault,
  stored: Webhook['headers'],
  changes: NonNullable<WebhookChanges['headers']>,
): Promise<Webhook['headers']> {
  const headers = await sealHeaders(vault, stored, changes);
  if (headers && Object.keys(headers).length > MAX_HEADERS)
    throw new ServiceError('limit', {
      pt: `um webhook tem no máximo ${MAX_HEADERS} cabeçalhos próprios`,
      en: `a webhook has at most ${MAX_HEADERS} headers of its own`,
    });
  return headers;
}

const originOf = (url: string) => new URL(url).origin;

export const headersStay: Text = {
  pt: 'O webhook tem cabeçalhos próprios, que não seguem para outra origem. Mande url com headers: todos de novo, ou {} para nenhum.',
  en: 'The webhook has headers of its own, which do not go to another origin. Send url with headers: all of them again, or {} for no header.',
};
