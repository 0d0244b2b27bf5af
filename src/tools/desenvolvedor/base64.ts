import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, rawText, num } from '../../kit/fields/index.ts';
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
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: rawText(0, 100_000),
    action: v.optional(v.picklist(['encode', 'decode']), 'encode'),
    inputEncoding: byteEncoding,
    urlSafe: flag(false),
    padding: v.optional(v.boolean()),
    outputEncoding: v.optional(v.picklist(['utf8', 'hex']), 'utf8'),
  }),
  output: v.object({
    action: v.string(),
    result: v.string(),
    urlSafe: v.optional(v.boolean()),
    bytes: num(bytes),
  }),
  reads: {
    when: {
      inputEncoding: { action: 'encode' },
      urlSafe: { action: 'encode' },
      padding: { action: 'encode' },
      outputEncoding: { action: 'decode' },
    },
  },
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
