import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, rawText, num } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { decodeUtf8, toBase64, toHex } from '../../lib/bytes/bytes.ts';
import { byteEncoding, readBytes } from './_bytes.ts';

/** A `data:` URL (RFC 2397): what stands before its comma, and its data. */
const DATA_URL = /^data:([^,]*),([\s\S]*)$/i;

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
    mediaType: v.optional(v.string()),
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

    const url = readDataUrl(text);
    const bytes = url?.bytes ?? readBytes('text', text, 'base64');
    const result = outputEncoding === 'hex' ? toHex(bytes) : decodeUtf8(bytes);
    if (result === null) {
      throw invalidValue('text', {
        pt: 'decodifica em bytes que não são UTF-8; use outputEncoding "hex"',
        en: 'decodes to bytes that are not UTF-8; use outputEncoding "hex"',
      });
    }
    return { action, result, bytes: bytes.length, ...(url && { mediaType: url.mediaType }) };
  },
});

/** The media type and bytes of a `data:` URL, or null for another text. */
function readDataUrl(text: string) {
  const [, head, data = ''] = DATA_URL.exec(text.trim()) ?? [];
  if (head === undefined) return null;
  const type = head.replace(/;base64$/i, '');
  return {
    // RFC 2397, section 2: the defaults of a type, with or without parameters, that is left out.
    mediaType:
      type === '' ? 'text/plain;charset=US-ASCII' : type.startsWith(';') ? `text/plain${type}` : type,
    bytes: type === head ? percentDecoded(data) : readBytes('text', unescaped(data), 'base64'),
  };
}

/** Base64 without its percent escapes, such as %2B for a plus sign. */
function unescaped(data: string): string {
  return data.replace(/%([0-7][0-9a-f])/gi, (_, digits: string) =>
    String.fromCharCode(Number(`0x${digits}`)),
  );
}

/** The bytes of a text whose percent escapes stand for a byte each; any other character stands for its UTF-8. */
function percentDecoded(data: string): Uint8Array<ArrayBuffer> {
  const parts = data.split(/%([0-9a-f]{2})/i);
  const hex = parts.map((part, i) => (i % 2 === 1 ? part : toHex(readBytes('text', part, 'utf8'))));
  return readBytes('text', hex.join(''), 'hex');
}
