import type { EventName } from '../contracts/event-names.ts';
import type { DeliveryError } from '../contracts/webhook-store.ts';
import type { Spans, SpanStart } from '../contracts/spans.ts';
import { addressesOf, type Egress, failureOf } from '../egress/egress.ts';
import { attemptHeaders, type SigningSecrets } from './signature.ts';
import type { UrlPolicy } from '../egress/url-options.ts';
import { judgeUrl } from '../egress/url-policy.ts';

/** One request to a receiver. */
export interface Sending {
  readonly url: string;
  readonly event: EventName;
  readonly deliveryId: string;
  readonly body: string;
  readonly secrets: SigningSecrets;
  /** The customer's own, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The `traceparent` of the request that raised the event; null without one. Default: that of the span under way. */
  readonly trace?: string | null;
  /** Which attempt it is; 1 for the first. */
  readonly number?: number;
}

/** How a request ended. */
export interface Sent {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly status: number | null;
  /** Null of a success: a status from 200 to 299 in time. */
  readonly error: DeliveryError | null;
  /** The first kibibyte of what the receiver wrote. */
  readonly response: string;
}

export interface SenderParts {
  readonly egress: Egress;
  readonly policy: UrlPolicy;
  /** Milliseconds from the start to the status line; resolving, connecting, TLS and sending are in it. */
  readonly timeout: number;
  readonly clock: () => number;
  readonly spans?: Spans | undefined;
}

const MAX_RESPONSE = 16_384;
const LOGGED_RESPONSE = 1_024;
/** Milliseconds in which an egress has to give up once it is told to; one that does not must not hold a slot. */
const GRACE = 250;

/**
 * Makes one attempt. Rejects with the reason of `stop` when that aborts before there is a status, and with a
 * `TypeError` when a secret is malformed.
 */
export async function send(sending: Sending, parts: SenderParts, stop?: AbortSignal): Promise<Sent> {
  const { event, deliveryId, trace, number = 1 } = sending;
  const { spans } = parts;
  if (!spans) return attempt(sending, trace, parts, stop);
  const start: SpanStart = {
    kind: 'client',
    attributes: {
      'http.request.method': 'POST',
      ...(number > 1 && { 'http.request.resend_count': number - 1 }),
      'canivete.event': event,
      'canivete.delivery': deliveryId,
    },
    // An attempt that a stop breaks off goes back to where it was.
    isFailure: () => !stop?.aborted,
    ...(trace !== undefined && { parent: trace }),
  };
  return spans.within(`webhook ${event}`, start, async (span) => {
    const sent = await attempt(sending, span.traceparent() ?? trace, parts, stop);
    if (sent.status !== null) span.add({ 'http.response.status_code': sent.status });
    if (sent.error !== null) span.fail(sent.error);
    return sent;
  });
}

async function attempt(
  sending: Sending,
  trace: string | null | undefined,
  parts: SenderParts,
  stop?: AbortSignal,
): Promise<Sent> {
  const { egress, policy, timeout, clock } = parts;
  const at = clock();
  const started = performance.now();
  const endWith = (status: number | null, error: DeliveryError | null, response = ''): Sent => ({
    at,
    duration: Math.round(performance.now() - started),
    status,
    error,
    response,
  });
  const body = new TextEncoder().encode(sending.body);
  // Before the attempt, since a secret that cannot sign is not the receiver's fault.
  const { 'user-agent': agent, ...own } = sending.headers ?? {};
  const headers = {
    ...attemptHeaders({ ...sending, body, at }),
    ...(agent !== undefined && { 'User-Agent': agent }),
    ...own,
    ...(trace && { traceparent: trace }),
  };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), timeout);
  const abort = () => late.abort(stop?.reason);
  if (stop?.aborted) abort();
  stop?.addEventListener('abort', abort, { once: true });
  try {
    const { url } = judgeUrl(sending.url, policy);
    if (!url) return endWith(null, 'blocked_address');
    const addresses = await addressesOf(url, policy, egress, late.signal);
    const request = { url, addresses, headers, body, signal: late.signal, maxResponse: MAX_RESPONSE };
    const { status, body: answer } = await unlessOverdue(egress.send(request), late.signal);
    return endWith(status, errorOf(status), textOf(answer));
  } catch (error) {
    if (stop?.aborted) throw stop.reason;
    return endWith(null, late.signal.aborted ? 'timeout' : failureOf(error));
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', abort);
  }
}

/** Waits for a promise, but rejects when it still has not settled `GRACE` milliseconds after the signal aborted. */
async function unlessOverdue<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = () => {};
  const overdue = new Promise<never>((_, reject) => {
    wait = () => {
      timer = setTimeout(() => reject(signal.reason), GRACE);
    };
  });
  signal.addEventListener('abort', wait, { once: true });
  if (signal.aborted) wait();
  try {
    return await Promise.race([promise, overdue]);
  } finally {
    signal.removeEventListener('abort', wait);
    clearTimeout(timer);
  }
}

function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status <= 299) return null;
  return status >= 300 && status <= 399 ? 'redirect' : 'http_status';
}

/** The start of a body as text, without characters that a log or a database cannot hold. */
function textOf(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, LOGGED_RESPONSE));
  return text.replaceAll('\0', '').replaceAll('\uFFFD', '');
}
