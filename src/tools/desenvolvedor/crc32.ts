import * as v from 'valibot';
import { describe, rawText } from '../../kit/fields/index.ts';
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
  summary: 'Calcula a soma de verificação CRC-32 ou CRC-32C de um texto',
  en: { name: 'CRC32', summary: 'Computes the checksum CRC-32 or CRC-32C of a text' },
  about: {
    pt: 'Detecta erros de transmissão; não é um hash criptográfico.',
    en: 'It detects errors of transmission; it is no cryptographic hash.',
  },
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: describe(rawText(0, 100_000), { pt: 'Dados a somar', en: 'Data to sum' }),
    inputEncoding: byteEncoding,
    variant: describe(v.optional(v.picklist(['crc32', 'crc32c']), 'crc32'), {
      pt: 'Polinômio: o do ZIP e da Ethernet (crc32) ou o de Castagnoli (crc32c)',
      en: 'Polynomial: that of ZIP and Ethernet (crc32) or that of Castagnoli (crc32c)',
    }),
  }),
  output: v.object({
    variant: describe(v.string(), { pt: 'Polinômio usado', en: 'Polynomial used' }),
    crc32: describe(v.string(), {
      pt: 'Soma, em 8 dígitos hexadecimais',
      en: 'Checksum, in 8 hexadecimal digits',
    }),
    decimal: describe(
      v.number(),
      { pt: 'Soma como inteiro sem sinal', en: 'Checksum as an unsigned integer' },
      null,
    ),
    signed: describe(
      v.number(),
      { pt: 'Soma como inteiro de 32 bits com sinal', en: 'Checksum as a signed integer of 32 bits' },
      null,
    ),
    bytes: describe(v.number(), { pt: 'Tamanho dos dados', en: 'Size of the data' }, bytes),
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
