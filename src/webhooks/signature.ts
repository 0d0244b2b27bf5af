/** The id of a delivery, the secrets, and the signed headers of each attempt, by which receivers recognise it. */
import type { EventName } from '../contracts/event-names.ts';
import { fromBase64, toBase64, toHex } from '../lib/bytes/bytes.ts';
import { joinChunks } from '../lib/bytes/chunks.ts';
import { hmacSha256, sha256 } from './hmac.ts';
import { BASE_32 } from '../lib/ids.ts';
import type { Random } from '../lib/random.ts';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/**
 * Makes the id of a delivery: `evt_` and 26 characters of base 32. The first ten are the instant (48 bits, in
 * milliseconds since 1970), the others 80 random bits, so that ids sort by time.
 */
export function deliveryId(at: number, random: Random): string {
  let tail = '';
  while (tail.length < 16) {
    const bits = random();
    for (let shift = 0; shift < 30 && tail.length < 16; shift += 5) tail += BASE_32[(bits >>> shift) & 31];
  }
  return firstIdAt(at) + tail;
}

/** Milliseconds in which a delivery that is sent again twice is sent again once. */
const COPY_SPAN = 600_000;

/**
 * Makes the id of a copy, which was made `nth` before. It follows from its original alone for some minutes, so that of two calls
 * which send the same again only one does so. Copies come after their originals, and those of these minutes in their order.
 */
export function copyId(
  { id, resendOf }: { readonly id: string; readonly resendOf: string | null },
  at: number,
  nth = 0,
): string {
  const after = [...id.slice(4, 14)].reduce((time, one) => time * 32 + BASE_32.indexOf(one), 0) + 1;
  // A copy has the time of its first original in its second half.
  const rank = resendOf === null ? id.slice(6, 17) : id.slice(14, 25);
  const digest = sha256(new TextEncoder().encode(`${id} ${nth}`));
  const mark = Array.from(digest.subarray(0, 5), (byte) => BASE_32[byte & 31]).join('');
  return firstIdAt(Math.max(after, at - (at % COPY_SPAN))) + rank + mark;
}

/** The ids that a copy may have that was made lately. */
export function recentCopyIds(
  original: Parameters<typeof copyId>[0],
  at: number,
  nth: number,
): readonly string[] {
  return [...new Set([at, at - COPY_SPAN].map((time) => copyId(original, time, nth)))];
}

/** Gives a text that sorts before every id of an instant, and after all ids of earlier instants. */
export function firstIdAt(at: number): string {
  let time = '';
  for (let rest = Math.max(0, Math.trunc(at)); time.length < 10; rest = Math.floor(rest / 32)) {
    time = BASE_32.charAt(rest % 32) + time;
  }
  return `evt_${time}`;
}

/** A new secret, `whsec_` and the Base64 of 32 random bytes: the form of Standard Webhooks. */
export function newSecret(random: Random): string {
  const bytes = new Uint8Array(SECRET_BYTES);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < SECRET_BYTES; at += 4) view.setUint32(at, random());
  return SECRET_PREFIX + toBase64(bytes);
}

/** The secrets of a webhook as its record holds them. */
export interface HeldSecrets {
  readonly secret: string;
  /** The one that will replace it, while a rotation is under way. */
  readonly nextSecret: string | null;
  /** The first instant at which the next one is the only one. */
  readonly nextSecretUntil: number | null;
}

/** The secrets that sign an attempt: the one in force and, during a rotation, the one to come. */
export type SigningSecrets = readonly [current: string, next?: string];

/** Which secrets sign at an instant. */
export function secretsAt({ secret, nextSecret, nextSecretUntil }: HeldSecrets, now: number): SigningSecrets {
  if (nextSecret === null) return [secret];
  return nextSecretUntil !== null && now >= nextSecretUntil ? [nextSecret] : [secret, nextSecret];
}

/** `X-Service-Signature`: the body's HMAC-SHA256, keyed with the UTF-8 bytes of the whole secret. */
export function bodySignature(secret: string, body: Uint8Array): string {
  return `sha256=${toHex(hmacSha256(new TextEncoder().encode(secret), body))}`;
}

/**
 * One entry of `webhook-signature` (Standard Webhooks 1.0.0): the HMAC-SHA256 of id, time (in seconds) and body,
 * keyed with the bytes that the secret's Base64 stands for. Throws a `TypeError` when there are no such bytes.
 */
export function standardSignature(secret: string, id: string, seconds: number, body: Uint8Array): string {
  const key = secret.startsWith(SECRET_PREFIX) ? fromBase64(secret.slice(SECRET_PREFIX.length)) : null;
  if (!key || key.byteLength === 0) throw new TypeError('a webhook secret is whsec_ and Base64');
  const start = new TextEncoder().encode(`${id}.${seconds}.`);
  return `v1,${toBase64(hmacSha256(key, joinChunks([start, body])))}`;
}

export interface SignedAttempt {
  readonly event: EventName;
  readonly deliveryId: string;
  readonly body: Uint8Array;
  /** The instant of the attempt, in milliseconds since 1970. */
  readonly at: number;
  readonly secrets: SigningSecrets;
}

/**
 * The headers of an attempt. During a rotation the signature of the body stays with the current secret, so that a
 * receiver who checks only that one never refuses; one who checks the others may know either secret.
 */
export function attemptHeaders(attempt: SignedAttempt): Record<string, string> {
  const { event, deliveryId: id, body, at, secrets } = attempt;
  const [current, next] = secrets;
  const seconds = Math.floor(at / 1000);
  const standard = (secret: string) => standardSignature(secret, id, seconds, body);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'canivete-webhooks/1',
    'X-Service-Event': event,
    'X-Service-Delivery': id,
    'X-Service-Signature': bodySignature(current, body),
    ...(next !== undefined && { 'X-Service-Signature-Next': bodySignature(next, body) }),
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': next === undefined ? standard(current) : `${standard(current)} ${standard(next)}`,
  };
}
