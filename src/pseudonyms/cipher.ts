import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../lib/bytes/bytes.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { type Aes, expandKey, type Ff1, ff1, type Keys } from './ff1.ts';
import { deriveKey } from './keys.ts';

/**
 * Fewest digits that are encrypted: the domain then has a million numbers, the least of NIST SP 800-38G Rev. 1 (second draft,
 * 5).
 */
const MIN_DIGITS = 6;
/** Ciphers kept, one for each domain, tweak and length. */
const KEPT = 5_000;
const KEPT_HASHES = 10_000;
const KEY_ID_BYTES = 4;

const encoder = new TextEncoder();

/** The keyed maps of numbers, in one direction: to a pseudonym, or back. */
export interface Keyed {
  /** True where it leads back from pseudonyms. */
  readonly isBack: boolean;
  /** Maps texts of digits one to one to texts of the same length, within those that `isIn` accepts. */
  digits(domain: string, tweak: string, text: string, isIn?: (text: string) => boolean): string;
  /** Maps the whole numbers below `count` one to one, within those that `isIn` accepts. */
  number(
    domain: string,
    tweak: string,
    count: number,
    value: number,
    isIn?: (value: number) => boolean,
  ): number;
  /** HMAC-SHA-256 of the parts of a text, which stand with U+0000 between them: 32 bytes. It does not lead back. */
  hash(domain: string, ...parts: readonly string[]): Uint8Array;
  /** The hash of a text that comes again and again, such as a word: it is kept. */
  keptHash(domain: string, text: string): Uint8Array;
}

export interface Cipher {
  readonly there: Keyed;
  readonly back: Keyed;
  /** 8 hexadecimal digits that two ciphers share if their keys and contexts are the same. */
  readonly keyId: string;
}

interface Domain {
  readonly keys: Keys;
  /** Begun with the key. */
  readonly mac: Mac;
}

type Mac = _HMAC<ReturnType<typeof sha256.create>>;

/** The maps of a key in a context. */
export function createCipher(key: Uint8Array, context: string, aes: Aes): Cipher {
  const domains = new Map<string, Domain>();
  const ciphers = new BoundedMap<string, Ff1>(KEPT);
  const hashes = new BoundedMap<string, Uint8Array>(KEPT_HASHES);
  let scratch: Mac | undefined;

  function domainOf(name: string): Domain {
    const known = domains.get(name);
    if (known) return known;
    const derived = deriveKey(key, context, name);
    const domain = { keys: expandKey(aes, derived), mac: hmac.create(sha256, derived) };
    domains.set(name, domain);
    return domain;
  }

  function cipherOf(name: string, tweak: string, length: number): Ff1 {
    const id = `${name}\0${length}\0${tweak}`;
    const known = ciphers.get(id);
    if (known) return known;
    const made = ff1(domainOf(name).keys, encoder.encode(tweak), length);
    ciphers.set(id, made);
    return made;
  }

  function hash(domain: string, ...parts: readonly string[]): Uint8Array {
    // One copy for all hashes: to make another takes as long as to hash.
    scratch = domainOf(domain).mac._cloneInto(scratch);
    return scratch.update(encoder.encode(parts.join('\0'))).digest();
  }

  function keptHash(domain: string, text: string): Uint8Array {
    const id = `${domain}\0${text}`;
    const known = hashes.get(id);
    if (known) return known;
    const made = hash(domain, text);
    hashes.set(id, made);
    return made;
  }

  function keyed(way: keyof Ff1): Keyed {
    /** Walks on until a text is in the set (Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002: cycle walking). */
    function walk(domain: string, tweak: string, text: string, isIn: (text: string) => boolean): string {
      const cipher = cipherOf(domain, tweak, text.length);
      let at = text;
      do at = cipher[way](at);
      while (!isIn(at));
      return at;
    }

    return {
      isBack: way === 'decrypt',
      digits(domain, tweak, text, isIn = all) {
        const missing = MIN_DIGITS - text.length;
        if (missing <= 0) return walk(domain, tweak, text, isIn);
        const zeros = '0'.repeat(missing);
        const isShort = (padded: string) => padded.startsWith(zeros) && isIn(padded.slice(missing));
        return walk(domain, tweak, zeros + text, isShort).slice(missing);
      },
      number(domain, tweak, count, value, isIn = all) {
        const length = Math.max(MIN_DIGITS, String(count - 1).length);
        const isBelow = (text: string) => Number(text) < count && isIn(Number(text));
        return Number(walk(domain, tweak, String(value).padStart(length, '0'), isBelow));
      },
      hash,
      keptHash,
    };
  }

  return {
    there: keyed('encrypt'),
    back: keyed('decrypt'),
    keyId: toHex(deriveKey(key, context, 'key-id').subarray(0, KEY_ID_BYTES)),
  };
}

const all = () => true;
