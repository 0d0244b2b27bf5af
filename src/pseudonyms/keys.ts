import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, fromHex } from '../lib/bytes/bytes.ts';

const KEY_BYTES = 32;
/** The version of the whole map from values to pseudonyms: a change of any rule is another label. */
const SALT = 'canivete/pseudonyms/v1';

const encoder = new TextEncoder();

/** The 32 bytes of a key, given as they are, as 64 hexadecimal digits or as Base64; null of anything else. */
export function readKey(key: unknown): Uint8Array | null {
  const bytes = key instanceof Uint8Array ? key : typeof key === 'string' ? bytesOf(key) : null;
  return bytes?.length === KEY_BYTES ? Uint8Array.from(bytes) : null;
}

function bytesOf(text: string): Uint8Array | null {
  return /^[\da-f]{64}$/i.test(text) ? fromHex(text) : fromBase64(text);
}

/** The key of a domain in a context: HKDF with SHA-256 (RFC 5869), 32 bytes. */
export function deriveKey(key: Uint8Array, context: string, domain: string): Uint8Array {
  return hkdf(sha256, key, encoder.encode(SALT), encoder.encode(`${context}\0${domain}`), KEY_BYTES);
}
