import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { rawText, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { decodeUtf8 } from '../../lib/bytes/bytes.ts';
import { readBytes } from './_bytes.ts';

type Base = 2 | 8 | 10 | 16;

/** Digits of a byte; in base 10 a byte has as many as it needs, so a group of them is never cut. */
const widths: Readonly<Record<Base, number>> = { 2: 8, 8: 3, 10: 0, 16: 2 };

const digitsOf: Readonly<Record<Base, RegExp>> = {
  2: /^[01]+$/,
  8: /^[0-7]+$/,
  10: /^[0-9]+$/,
  16: /^[0-9a-f]+$/i,
};

/** Bytes of a text as numbers in a base, and back. */
export const binary = defineTool({
  method: 'POST',
  path: '/dev/binary',
  category: 'desenvolvedor',
  name: 'Texto em binário',
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: rawText(0, 100_000),
    action: v.optional(v.picklist(['encode', 'decode']), 'encode'),
    base: v.optional(inUnit(pure, v.picklist([2, 8, 10, 16])), 2),
    separator: v.optional(rawText(0, 5), ' '),
  }),
  output: v.object({
    action: v.string(),
    base: num(pure),
    result: v.string(),
    bytes: num(bytes),
  }),
  result: 'result',
  examples: [{ input: { text: 'Olá' } }],
  impossible: { text: '8', base: 8, action: 'decode' },
  run({ text, action, base, separator }) {
    if (action === 'encode') {
      const bytes = readBytes('text', text, 'utf8');
      return { action, base, result: writeDigits(bytes, base, separator), bytes: bytes.length };
    }

    const bytes = Uint8Array.from(text.split(/[\s,;|_-]+/).flatMap((group) => readGroup(group, base)));
    const result = decodeUtf8(bytes);
    if (result === null) {
      throw invalidValue('text', { pt: 'tem bytes que não são UTF-8', en: 'has bytes that are not UTF-8' });
    }
    return { action, base, result, bytes: bytes.length };
  },
});

function writeDigits(bytes: Uint8Array, base: Base, separator: string): string {
  const groups = Array.from(
    { length: 256 },
    (_, byte) => byte.toString(base).padStart(widths[base], '0') + separator,
  );
  // A list of hundreds of thousands of texts would take twice as long.
  let result = '';
  for (let i = 0; i < bytes.length; i++) result += groups[bytes[i] as number];
  return result.slice(0, result.length - separator.length);
}

function readGroup(group: string, base: Base): number[] {
  if (group === '') return [];
  if (!digitsOf[base].test(group)) {
    throw invalidValue('text', {
      pt: `deve ter só dígitos da base ${base} e separadores`,
      en: `must have only digits of base ${base} and separators`,
    });
  }
  const width = widths[base] || group.length;
  if (group.length % width !== 0) {
    throw invalidValue('text', {
      pt: `deve ter ${width} dígitos por byte`,
      en: `must have ${width} digits for each byte`,
    });
  }
  const values: number[] = [];
  for (let i = 0; i < group.length; i += width) {
    values.push(Number.parseInt(group.slice(i, i + width), base));
  }
  if (values.some((value) => value > 255)) {
    throw invalidValue('text', {
      pt: 'deve ter bytes de 0 a 255',
      en: 'must have bytes from 0 to 255',
    });
  }
  return values;
}
