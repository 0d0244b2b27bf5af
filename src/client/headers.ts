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
  const policy = /"monthly";q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '');
  const standing = /"monthly";r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '');
  if (!policy || !standing) return null;
  const [, remaining, seconds] = standing;
  return {
    limit: Number(policy[1]),
    remaining: Number(remaining),
    resetsAt: Date.now() + Number(seconds) * 1000,
  };
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
