/** Shared by the tools that work on bytes: the encodings of their input, and how it is refused. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Text } from '../../kit/texts.ts';
import { encodeUtf8, fromBase64, fromHex } from '../../lib/bytes/bytes.ts';

export type ByteEncoding = 'utf8' | 'hex' | 'base64';

export const byteEncoding = v.optional(v.picklist(['utf8', 'hex', 'base64']), 'utf8');

const readers = { utf8: encodeUtf8, hex: fromHex, base64: fromBase64 } as const;

export const loneSurrogate: Text = {
  pt: 'tem um surrogate sem par, que não existe em UTF-8',
  en: 'has an unpaired surrogate, which UTF-8 cannot write',
};

const refusals: Readonly<Record<ByteEncoding, Text>> = {
  utf8: loneSurrogate,
  hex: {
    pt: 'deve ser hexadecimal, com dois dígitos por byte',
    en: 'must be hexadecimal, with two digits for each byte',
  },
  base64: {
    pt: 'deve ser Base64, com preenchimento correto ou sem ele',
    en: 'must be Base64, with the right padding or none',
  },
};

/** The bytes of a field's text. Throws 422 when it is not valid in the encoding. */
export function readBytes(field: string, text: string, encoding: ByteEncoding): Uint8Array<ArrayBuffer> {
  const bytes = readers[encoding](text);
  if (!bytes) throw invalidValue(field, refusals[encoding]);
  return bytes;
}
