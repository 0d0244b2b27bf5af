import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

const KEY_BYTES = 32;
/** The version of the whole map from values to pseudonyms: a change of any rule is another label. */
const SALT = 'canivete/pseudonyms/v1';

const encoder = new TextEncoder();

/** The key of a domain in a context: HKDF with SHA-256 (RFC 5869), 32 bytes. */
export function deriveKey(key: Uint8Array, context: string, domain: string): Uint8Array {
  return hkdf(sha256, key, encoder.encode(SALT), encoder.encode(`${context}\0${domain}`), KEY_BYTES);
}
