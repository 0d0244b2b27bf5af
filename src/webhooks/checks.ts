/** Input of the operations on webhooks, and the checks of it. */
import { type EventName, eventNames } from '../contracts/event-names.ts';
import type { Account } from '../contracts/key-store.ts';
import { planOf, type Plans } from '../contracts/plans.ts';
import { addressesOf, failureOf } from '../egress/egress.ts';
import { judgeUrl } from '../egress/url-policy.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import { both, type Text } from '../kit/texts.ts';
import type { ToolHead } from '../kit/tool.ts';
import { describeCheck, isObject, isText, isTextList, isWhole, orNull, type Rule } from '../lib/options.ts';
import { faultOfHeaders } from './own-headers.ts';
import type { SenderParts } from './send.ts';

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

// A wrong url or event is a `ServiceError` with a code of its own.
export const inputRules: Readonly<Record<string, Rule>> = {
  url: () => true,
  events: () => true,
  tools: describeCheck('a list of ids or categories of tools', isTextList),
  description: isText,
  headers: describeCheck('an object of names and texts', (value) => isHeaders(value, isText)),
};

export const changeRules: Readonly<Record<string, Rule>> = {
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

export const notPublic: Text = {
  pt: 'leva a um endereço que não é público',
  en: 'leads to an address that is not public',
};

const urlName: Text = { pt: 'endereço do webhook', en: 'webhook url' };

/** Writes the name of what a text is about before it. */
export const headed = (name: Text, text: Text): Text =>
  both((language) => `${name[language]}: ${text[language]}`);

/** Checks a url, and gives it as it is stored. */
export async function checkUrl(
  text: string,
  { policy, egress, timeout }: Pick<SenderParts, 'policy' | 'egress' | 'timeout'>,
): Promise<string> {
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

/** Checks that events exist and that the account's plan has them, and gives each once. */
export function checkEvents(
  plans: Plans,
  account: Account,
  events: readonly EventName[],
): readonly EventName[] {
  if (!Array.isArray(events) || events.length === 0 || !events.every((event) => eventNames.includes(event))) {
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

/** Checks that names of tools and categories are served, and gives each once. */
export function checkTools(
  served: readonly ToolHead[],
  tools: readonly string[] | null,
): readonly string[] | null {
  const unknown = tools?.find((name) => !served.some(({ id, category }) => name === id || name === category));
  if (unknown !== undefined)
    throw new ServiceError('not_found', {
      pt: `não há ferramenta nem categoria "${unknown}"`,
      en: `there is no tool and no category "${unknown}"`,
    });
  return tools && [...new Set(tools)];
}

export function checkHeaders(headers: Readonly<Record<string, string | null>>): void {
  const fault = faultOfHeaders(headers);
  if (fault) throw new TypeError(`webhooks: "headers": ${fault.en}`);
}

export function requireCount(option: string, value: number): void {
  if (isWhole(0)(value)) return;
  throw new TypeError(`webhooks: "${option}" must be a whole number, 0 or more`);
}
