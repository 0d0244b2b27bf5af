import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { decodeUtf8, toBase64, toHex } from '../../lib/bytes/bytes.ts';
import { byteEncoding, readBytes } from './_bytes.ts';

/** Base64 in both alphabets (RFC 4648 sections 4 and 5). */
export const base64 = defineTool({
  method: 'POST',
  path: '/dev/base64',
  category: 'desenvolvedor',
  name: 'Base64',
  summary: 'Codifica e decodifica Base64, também na forma para URL',
  en: { name: 'Base64', summary: 'Encodes and decodes Base64, also in the form for URLs' },
  about: {
    pt: 'RFC 4648, seções 4 e 5. A leitura aceita os dois alfabetos, com ou sem preenchimento.',
    en: 'RFC 4648, sections 4 and 5. Decoding takes both alphabets, with or without padding.',
  },
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: describe(rawText(0, 100_000), {
      pt: 'Dados a codificar, ou Base64 a decodificar',
      en: 'Data to encode, or Base64 to decode',
    }),
    action: describe(v.optional(v.picklist(['encode', 'decode']), 'encode'), {
      pt: 'O que fazer: codificar ou decodificar',
      en: 'What to do: encode or decode',
    }),
    inputEncoding: describe(byteEncoding, {
      pt: 'Como os bytes de text estão escritos, ao codificar: texto em UTF-8, hexadecimal ou Base64',
      en: 'How the bytes of text are written, when encoding: UTF-8 text, hexadecimal or Base64',
    }),
    urlSafe: describe(flag(false), {
      pt: 'Se o alfabeto é o de URLs, com - e _. Só ao codificar',
      en: 'Whether the alphabet is that of URLs, with - and _. Only when encoding',
    }),
    padding: describe(v.optional(v.boolean()), {
      pt: 'Se o preenchimento com = é escrito. Sem ele, é, salvo com urlSafe. Só ao codificar',
      en: 'Whether the = padding is written. Without it, it is, except with urlSafe. Only when encoding',
    }),
    outputEncoding: describe(v.optional(v.picklist(['utf8', 'hex']), 'utf8'), {
      pt: 'Como escrever os bytes decodificados: texto em UTF-8 ou hexadecimal',
      en: 'How to write the bytes decoded: UTF-8 text or hexadecimal',
    }),
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    result: describe(v.string(), {
      pt: 'Base64, ou os dados decodificados',
      en: 'Base64, or the data decoded',
    }),
    urlSafe: describe(v.optional(v.boolean()), {
      pt: 'Se o alfabeto é o de URLs. Só ao codificar',
      en: 'Whether the alphabet is that of URLs. Only when encoding',
    }),
    bytes: describe(v.number(), { pt: 'Tamanho dos dados', en: 'Size of the data' }, bytes),
  }),
  result: 'result',
  examples: [{ input: { text: 'Olá, mundo!' } }],
  impossible: { text: 'a', action: 'decode' },
  run({ text, action, inputEncoding, urlSafe, padding = !urlSafe, outputEncoding }) {
    if (action === 'encode') {
      const bytes = readBytes('text', text, inputEncoding);
      let result = toBase64(bytes);
      if (urlSafe) result = result.replaceAll('+', '-').replaceAll('/', '_');
      if (!padding) result = result.replace(/=+$/, '');
      return { action, result, urlSafe, bytes: bytes.length };
    }

    const bytes = readBytes('text', text, 'base64');
    const result = outputEncoding === 'hex' ? toHex(bytes) : decodeUtf8(bytes);
    if (result === null) {
      throw invalidValue('text', {
        pt: 'decodifica em bytes que não são UTF-8; use outputEncoding "hex"',
        en: 'decodes to bytes that are not UTF-8; use outputEncoding "hex"',
      });
    }
    return { action, result, bytes: bytes.length };
  },
});
