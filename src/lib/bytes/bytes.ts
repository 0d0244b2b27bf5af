/**
 * Bytes and their forms as text: UTF-8, hexadecimal and Base64 (RFC 4648). A text that is not in the form gives null.
 */
import { lazy } from '../lazy.ts';

/** The UTF-8 bytes of a text, or null when it holds an unpaired surrogate, which UTF-8 cannot write. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> | null {
  return /\p{Surrogate}/u.test(text) ? null : new TextEncoder().encode(text);
}

/** The text of UTF-8 bytes, a byte order mark kept, or null when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The two digits of each byte. */
const pairs = lazy(() => Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')));

/** Lower-case hexadecimal, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  const digits = pairs();
  // Join the parts: V8 keeps a text built by `+=` as all its parts, a kibibyte for a stored digest.
  return Array.from(bytes, (byte) => digits[byte]).join('');
}

/** The bytes of hexadecimal in any case; white space is ignored. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(/\s+/g, '');
  if (digits.length % 2 === 1 || !/^[0-9a-f]*$/i.test(digits)) return null;
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Base64 (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  let characters = '';
  // Convert in pieces, since a call takes only so many arguments.
  for (let i = 0; i < bytes.length; i += 8192) {
    characters += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(characters);
}

/** Base64 in the alphabet that needs no escaping in a URL, without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}

/** The bytes of Base64 in either alphabet, padded or not; white space is ignored. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const [whole, data, padding] = /^([\w+/-]*)(={0,2})$/.exec(text.replace(/\s+/g, '')) ?? [];
  if (whole === undefined || data === undefined || padding === undefined) return null;
  if (data.length % 4 === 1 || (padding !== '' && whole.length % 4 !== 0)) return null;

  const bytes = new Uint8Array(Math.floor((data.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < data.length; i++) {
    bits = ((bits << 6) | sextet(data.charCodeAt(i))) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = bits >> held;
    }
  }
  return bytes;
}

// Decodes by code, since a search of the alphabet for each character would be slower; "-" and "_" count as "+" and "/".
function sextet(code: number): number {
  if (code >= 97) return code - 71;
  if (code === 95) return 63;
  if (code >= 65) return code - 65;
  if (code >= 48) return code + 4;
  return code === 47 ? 63 : 62;
}
