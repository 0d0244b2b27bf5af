import { expect, it } from 'vitest';
import { crc32, crc32c } from './crc32.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

// The check values of the catalogue of parametrised CRC algorithms; RFC 3720, B.4, of CRC-32C.
it.each<[string, Uint8Array, number, number]>([
  ['nothing', new Uint8Array(), 0, 0],
  ['123456789', ascii('123456789'), 0xcbf43926, 0xe3069283],
  ['32 bytes of 0', new Uint8Array(32), 0x190a55ad, 0x8a9136aa],
  ['32 bytes of 255', new Uint8Array(32).fill(255), 0xff6cab0b, 0x62a8ab43],
  ['0 to 31', Uint8Array.from({ length: 32 }, (_, i) => i), 0x91267e8a, 0x46dd794e],
])('the two checksums of %s are those of their standards', (_, bytes, hdlc, castagnoli) => {
  expect([crc32(bytes), crc32c(bytes)]).toEqual([hdlc, castagnoli]);
});
