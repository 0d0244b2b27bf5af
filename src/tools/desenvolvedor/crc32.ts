import * as v from 'valibot';
import { text } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { crc32 as crc32Of, crc32c } from '../../lib/bytes/crc32.ts';
import { byteEncoding, readBytes } from './_bytes.ts';

const variants = { crc32: crc32Of, crc32c } as const;

/** The CRC-32 of a text's bytes; the rule is in `lib/bytes/crc32.ts`. */
export const crc32 = defineTool({
  method: 'POST',
  path: '/dev/crc32',
  category: 'desenvolvedor',
  name: 'CRC32',
  summary: 'Calcula a soma de verificação CRC-32 ou CRC-32C de um texto',
  input: v.object({
    text: text(0, 100_000),
    inputEncoding: byteEncoding,
    variant: v.optional(v.picklist(['crc32', 'crc32c']), 'crc32'),
  }),
  output: v.object({
    variant: v.string(),
    crc32: v.string(),
    decimal: v.number(),
    signed: v.number(),
    bytes: v.number(),
  }),
  examples: [
    {
      input: { text: '123456789' },
      output: {
        variant: 'crc32',
        crc32: 'cbf43926',
        decimal: 3_421_780_262,
        signed: -873_187_034,
        bytes: 9,
      },
    },
  ],
  run({ text, inputEncoding, variant }) {
    const bytes = readBytes('text', text, inputEncoding);
    const decimal = variants[variant](bytes);
    return {
      variant,
      crc32: decimal.toString(16).padStart(8, '0'),
      decimal,
      signed: decimal | 0,
      bytes: bytes.length,
    };
  },
});
