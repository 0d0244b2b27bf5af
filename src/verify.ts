/**
 * For receivers of webhooks: checks that a request was sent by a service that knows the secret.
 *
 * ```ts
 * import { verifyWebhook } from 'canivete/verify';
 *
 * export default {
 *   async fetch(request: Request): Promise<Response> {
 *     const { event, payload, deliveryId } = await verifyWebhook(request, 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=');
 *     return new Response(`${deliveryId}: ${event} of ${payload.tool_id}`);
 *   },
 * };
 * ```
 * @module
 */

/**
 * A `Request`, or an object with headers and the raw body. The body is bytes, text or a stream of bytes in `body`, or
 * the object itself is the stream, as Node's `IncomingMessage` is. A body that was parsed already cannot be verified.
 */
export interface WebhookRequest {
  readonly headers:
    | { get(name: string): string | null }
    // Headers by lower-case name, as Node has them.
    | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: ReadableStream<Uint8Array> | Uint8Array | string | null;
  [Symbol.asyncIterator]?(): AsyncIterator<unknown>;
}

export interface VerifyOptions {
  /** Most milliseconds by which the attempt's time may differ from now. Default 300,000. */
  readonly tolerance?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
  /**
   * Default `require`: the signature of the body alone is not enough. It covers neither id nor time, so a delivery that
   * was caught once, and sent again without its standard headers, would pass for ever and under any id. `prefer`
   * accepts it where `webhook-signature` is missing.
   */
  readonly standard?: 'prefer' | 'require';
}

export interface WebhookPayload {
  /** `tool_used`, `result_generated`, `favorite_added`, or one of a later version. */
  readonly event: string;
  /** Time of the event, in ISO 8601. */
  readonly timestamp: string;
  readonly tool_id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface VerifiedWebhook {
  readonly event: string;
  readonly payload: WebhookPayload;
  /**
   * The same id in all attempts of a delivery and in no other: keep those seen, and skip one that comes again.
   * Authentic where `attemptedAt` is not null.
   */
  readonly deliveryId: string | null;
  /** Milliseconds since 1970; null where only the signature of the body was checked, which does not cover it. */
  readonly attemptedAt: number | null;
  readonly rawBody: Uint8Array;
}

export type VerificationReason =
  | 'missing_signature'
  | 'malformed_signature'
  | 'no_match'
  | 'expired'
  | 'too_large'
  | 'malformed_body';

/** The request is not a webhook to act on: answer 400. */
export class WebhookVerificationError extends Error {
  readonly reason: VerificationReason;

  constructor(reason: VerificationReason) {
    super(`the webhook was refused: ${reason}`);
    this.name = 'WebhookVerificationError';
    this.reason = reason;
  }
}

const MAX_BODY = 1_048_576;
/** A rotation makes two signatures. Each costs an HMAC of the body for every secret, so their number is bounded. */
const MAX_SIGNATURES = 8;
/**
 * The Base64 of 32 bytes. Its last digit has two bits to spare, which are zero (RFC 4648 section 3.5): so there is one
 * text only for a signature.
 */
const SIGNATURE = /^v1,([A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)$/;

/** Any of the signatures may match, with any of the secrets. */
interface Claim {
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  /** The bytes that are signed in front of the body. */
  readonly prefix: string;
  readonly keyOf: (secret: string) => Uint8Array<ArrayBuffer>;
  readonly deliveryId: string | null;
  readonly attemptedAt: number | null;
}

/**
 * Resolves with the webhook if one of the secrets signed it, and else rejects with a `WebhookVerificationError`. With
 * `webhook-signature` (Standard Webhooks 1.0.0) present, that is what is checked; without it, where `standard` is
 * `prefer`, `X-Service-Signature` or `X-Service-Signature-Next`. Reads at most 1 MiB of the body, which is parsed after
 * the check only.
 *
 * Rejects with a `TypeError` when a secret is not `whsec_` and Base64, or when the body is not raw any more.
 */
export async function verifyWebhook(
  request: WebhookRequest,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<VerifiedWebhook> {
  const secrets = checkedSecrets(secret);
  const claim = claimOf(request, options);
  const rawBody = await readBody(request);
  if (!(await matches(claim, secrets, rawBody))) throw new WebhookVerificationError('no_match');
  const payload = parsePayload(rawBody);
  const { deliveryId, attemptedAt } = claim;
  return { event: payload.event, payload, deliveryId, attemptedAt, rawBody };
}

function checkedSecrets(secret: string | readonly string[]): readonly string[] {
  const secrets: readonly unknown[] =
    typeof secret === 'string' ? [secret] : Array.isArray(secret) ? secret : [];
  const isSecret = (one: unknown): one is string =>
    typeof one === 'string' &&
    /^whsec_[A-Za-z0-9+/]{4,}={0,2}$/.test(one) &&
    fromBase64(one.slice(6)) !== null;
  if (secrets.length === 0 || !secrets.every(isSecret)) {
    throw new TypeError(
      'verifyWebhook: a secret is whsec_ and Base64, as it was shown when the webhook was made',
    );
  }
  return secrets;
}

function claimOf({ headers }: WebhookRequest, options: VerifyOptions): Claim {
  const header = (name: string): string | null => {
    if (typeof headers.get === 'function') return headers.get(name);
    const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
    return (typeof value === 'object' ? value[0] : value) ?? null;
  };
  const standard = header('webhook-signature');
  if (standard !== null) return standardClaim(standard, header, options);

  const signatures = ['x-service-signature', 'x-service-signature-next'].flatMap(
    (name) => header(name) ?? [],
  );
  if (signatures.length === 0 || options.standard !== 'prefer') {
    throw new WebhookVerificationError('missing_signature');
  }
  return {
    signatures: wellFormed(signatures.map((text) => /^sha256=([0-9a-f]{64})$/i.exec(text)?.[1]).map(fromHex)),
    prefix: '',
    keyOf: (secret) => new TextEncoder().encode(secret),
    deliveryId: header('x-service-delivery'),
    attemptedAt: null,
  };
}

function standardClaim(
  signatures: string,
  header: (name: string) => string | null,
  { tolerance = 300_000, now = Date.now }: VerifyOptions,
): Claim {
  const deliveryId = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  // A dot separates the signed parts: an id with a dot could be cut in two places.
  if (!deliveryId || deliveryId.includes('.') || timestamp === null || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError('malformed_signature');
  }
  // An entry of another version is ignored.
  const entries = signatures.split(' ').filter((entry) => entry.startsWith('v1,'));
  const wellFormedOnes = wellFormed(entries.map((entry) => fromBase64(SIGNATURE.exec(entry)?.[1])));

  // Compare whole seconds, as the time is sent in seconds.
  const late = Math.abs(Math.floor(now() / 1000) - Number(timestamp)) * 1000;
  // A tolerance or a clock that is not a number must not let everything pass.
  if (!(late <= tolerance)) throw new WebhookVerificationError('expired');
  return {
    signatures: wellFormedOnes,
    prefix: `${deliveryId}.${timestamp}.`,
    keyOf: (secret) => fromBase64(secret.slice(6)) as Uint8Array<ArrayBuffer>,
    deliveryId,
    attemptedAt: Number(timestamp) * 1000,
  };
}

/** Gives the signatures that have the form of a SHA-256. */
function wellFormed(
  signatures: readonly (Uint8Array<ArrayBuffer> | null)[],
): readonly Uint8Array<ArrayBuffer>[] {
  const kept = signatures.filter((bytes): bytes is Uint8Array<ArrayBuffer> => bytes?.byteLength === 32);
  if (kept.length === 0 || signatures.length > MAX_SIGNATURES) {
    throw new WebhookVerificationError('malformed_signature');
  }
  return kept;
}

async function matches(
  { signatures, prefix, keyOf }: Claim,
  secrets: readonly string[],
  body: Uint8Array,
): Promise<boolean> {
  const signed = joinBytes([new TextEncoder().encode(prefix), body]);
  for (const secret of secrets) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', keyOf(secret), algorithm, false, ['verify']);
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true;
    }
  }
  return false;
}

async function readBody(request: WebhookRequest): Promise<Uint8Array> {
  const { body } = request;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request, body)) {
    length += chunk.byteLength;
    if (length > MAX_BODY) throw new WebhookVerificationError('too_large');
    chunks.push(chunk);
  }
  return joinBytes(chunks);
}

/** Reads the body in pieces. Leaving the loop over them cancels the rest. */
async function* chunksOf(request: WebhookRequest, body: WebhookRequest['body']): AsyncGenerator<Uint8Array> {
  if (typeof body === 'string') yield new TextEncoder().encode(body);
  else if (isBytes(body)) yield body;
  else if (typeof body?.getReader === 'function') yield* readStream(body);
  else if (body === undefined && request[Symbol.asyncIterator]) {
    for await (const chunk of request as AsyncIterable<unknown>) {
      if (typeof chunk !== 'string' && !isBytes(chunk)) throw new TypeError(notRaw);
      yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    }
  } else if (body !== null && body !== undefined) throw new TypeError(notRaw);
}

const notRaw =
  'verifyWebhook: the body must be raw: text, bytes or a stream of bytes, not what a parser made of it';

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    // The cancellation is not awaited: a sender may keep a cancelled stream waiting.
    reader.cancel().catch(() => undefined);
  }
}

function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && (value as Uint8Array).BYTES_PER_ELEMENT === 1;
}

function parsePayload(body: Uint8Array): WebhookPayload {
  let payload: unknown;
  try {
    payload = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // A body that cannot be read is not a payload.
  }
  const { event, timestamp, tool_id: toolId, data } = (payload ?? {}) as Partial<WebhookPayload>;
  const isPayload =
    [event, timestamp, toolId].every((value) => typeof value === 'string') &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data);
  if (!isPayload) throw new WebhookVerificationError('malformed_body');
  return payload as WebhookPayload;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function fromHex(text: string | undefined): Uint8Array<ArrayBuffer> | null {
  return text === undefined
    ? null
    : Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function fromBase64(text: string | undefined): Uint8Array<ArrayBuffer> | null {
  if (text === undefined) return null;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
