/** The written form of an API key: `<prefix>_`, 32 random base-62 characters and 6 of checksum. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from '../lib/bytes/bytes.ts';
import { crc32 } from '../lib/bytes/crc32.ts';
import { pick, type Random } from '../lib/random.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
/** The part after the prefix: random characters and checksum. */
const AFTER_PREFIX = new RegExp(`^[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** Draws a new key: 32 base-62 characters hold 190 random bits. */
export function drawKey(prefix: string, random: Random): string {
  let key = `${prefix}_`;
  for (let i = 0; i < RANDOM_LENGTH; i++) key += pick(random, ALPHABET);
  return key + checksum(key);
}

/** The CRC-32 of the text in base 62, with leading zeros. It catches mistyped keys, not forged ones. */
export function checksum(text: string): string {
  let rest = crc32(utf8ToBytes(text));
  let sum = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    sum = ALPHABET[rest % 62] + sum;
    rest = Math.floor(rest / 62);
  }
  return sum;
}

/** Tests that a text has the form of a key with this prefix, whatever its checksum says. */
export function hasKeyForm(key: string, prefix: string): boolean {
  return key.startsWith(`${prefix}_`) && AFTER_PREFIX.test(key.slice(prefix.length + 1));
}

/** Tests the form and the checksum of a key with this prefix. */
export function isWellFormed(key: string, prefix: string): boolean {
  const body = key.slice(0, -CHECKSUM_LENGTH);
  return hasKeyForm(key, prefix) && checksum(body) === key.slice(-CHECKSUM_LENGTH);
}

/** The hexadecimal SHA-256 of a key, which is stored in its place. */
export function digestOf(key: string): string {
  return toHex(sha256(utf8ToBytes(key)));
}

/** The part of a key that may be shown, by which its owner recognizes it. */
export function hintOf(key: string): string {
  return key.slice(0, 8) + key.slice(-4);
}
