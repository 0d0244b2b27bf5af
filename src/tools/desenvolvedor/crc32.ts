import * as v from 'valibot';
import { num, pure, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { crc32 as crc32Of, crc32c } from '../../lib/bytes/crc32.ts';
import { byteEncoding, readBytes } from './_bytes.ts';

const variants = { crc32: crc32Of, crc32c } as const;

/** The CRC-32 of a text's bytes; the rule is in `lib/bytes/crc32.ts`. */
export const crc32 = defineTool({
  method: 'POST',
  path: '/dev/crc32',
  category: 'desenvolvedor',
  name: 'CRC32',
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: rawText(0, 100_000),
    inputEncoding: byteEncoding,
    variant: v.optional(v.picklist(['crc32', 'crc32c']), 'crc32'),
  }),
  output: v.object({
    variant: v.string(),
    crc32: v.string(),
    decimal: num(pure),
    signed: num(pure),
    bytes: num(bytes),
  }),
  result: 'crc32',
  examples: [{ input: { text: '123456789' } }],
  impossible: { text: 'a b c', inputEncoding: 'hex' },
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
