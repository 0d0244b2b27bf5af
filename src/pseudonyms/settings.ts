/** The options of a service that makes pseudonyms, apart from all that makes them. */
import { fromBase64, fromHex } from '../lib/bytes/bytes.ts';
import { describeCheck, isBoolean, option, requiredOption } from '../lib/options.ts';

const KEY_BYTES = 32;
/** A key that was drawn has about thirty different bytes; one with fewer than these was typed. */
const LEAST_DIFFERENT = 8;
export const KEY_FORMS = `${KEY_BYTES} random bytes: as Uint8Array, 64 hexadecimal digits or Base64`;

/** 32 secret bytes: as they are, as 64 hexadecimal digits or as Base64. */
export type PseudonymKey = Uint8Array | string;

/** The 32 bytes of a key, given as they are, as 64 hexadecimal digits or as Base64; null of anything else. */
export function readKey(key: unknown): Uint8Array | null {
  const bytes = key instanceof Uint8Array ? key : typeof key === 'string' ? bytesOf(key) : null;
  return bytes?.length === KEY_BYTES && new Set(bytes).size >= LEAST_DIFFERENT
    ? Uint8Array.from(bytes)
    : null;
}

function bytesOf(text: string): Uint8Array | null {
  return /^[\da-f]{64}$/i.test(text) ? fromHex(text) : fromBase64(text);
}

/** UTF-16 units. */
export const MAX_CONTEXT = 64;

export function isContext(context: unknown): boolean {
  return typeof context === 'string' && context.length <= MAX_CONTEXT && !context.includes('\0');
}

export const pseudonymOptions = {
  /** The secret: 32 bytes, as they are, as 64 hexadecimal digits or as Base64. */
  key: requiredOption<PseudonymKey>(describeCheck(KEY_FORMS, (key) => readKey(key) !== null)),
  /** A name, up to 64 characters, that gives other pseudonyms under the same key. */
  context: option<string>(isContext, ''),
  /** Gives each account pseudonyms of its own: its id stands in front of the context. */
  perAccount: option<boolean>(isBoolean, false),
};
