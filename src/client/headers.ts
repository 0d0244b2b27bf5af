/** The account's monthly quota, from the last answer that was counted. */
export interface Quota {
  /** Requests of the month. */
  readonly limit: number;
  readonly remaining: number;
  /** End of the month, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/** Reads the quota from the headers of an answer, of either kind; null where they have none. */
export function quotaIn(headers: Headers): Quota | null {
  const limit = numberIn(headers, 'x-ratelimit-limit');
  const remaining = numberIn(headers, 'x-ratelimit-remaining');
  const reset = numberIn(headers, 'x-ratelimit-reset');
  if (limit === null || remaining === null || reset === null) return monthIn(headers);
  return { limit, remaining, resetsAt: reset * 1000 };
}

/** The same by the headers of draft-ietf-httpapi-ratelimit-headers, which list a month beside shorter windows. */
function monthIn(headers: Headers): Quota | null {
  const told = `${headers.get('ratelimit-policy')}\n${headers.get('ratelimit')}`;
  const [, limit, remaining, seconds] =
    /"monthly";q=(\d+).*\n.*"monthly";r=(\d+);t=(\d+)/.exec(told)?.map(Number) ?? [];
  return seconds === undefined
    ? null
    : { limit: limit as number, remaining: remaining as number, resetsAt: Date.now() + seconds * 1000 };
}

/** Reads `Retry-After` in seconds; a proxy may give it as a date. */
export function retryAfterIn(headers: Headers): number | null {
  const seconds = numberIn(headers, 'retry-after');
  if (seconds !== null) return seconds;
  const at = Date.parse(headers.get('retry-after') ?? '');
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
