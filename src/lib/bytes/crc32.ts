/**
 * Cyclic redundancy checks of 32 bits, reflected, with initial value and final XOR of all ones. They detect accidents,
 * not forgery.
 */

import { lazy } from '../lazy.ts';

function tableOf(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++)
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    return remainder;
  });
}

const tableOfHdlc = lazy(() => tableOf(0xedb88320));
const tableOfCastagnoli = lazy(() => tableOf(0x82f63b78));

function check(bytes: Uint8Array, table: Uint32Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] as number);
  return ~remainder >>> 0;
}

/** CRC-32 of ISO-HDLC (ISO 3309, ITU-T V.42; polynomial 04C11DB7), the one of zip, PNG and Ethernet: 0 … 2^32 − 1. */
export function crc32(bytes: Uint8Array): number {
  return check(bytes, tableOfHdlc());
}

/** CRC-32C (Castagnoli, polynomial 1EDC6F41; RFC 9260 appendix A), the one of iSCSI and ext4: 0 … 2^32 − 1. */
export function crc32c(bytes: Uint8Array): number {
  return check(bytes, tableOfCastagnoli());
}
