import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { integer, text, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { atbash, caesar, vigenere } from './_ciphers.ts';

/** Classical ciphers, of use in games and teaching only: they keep nothing secret. */
export const cipher = defineTool({
  method: 'POST',
  path: '/dev/cipher',
  category: 'desenvolvedor',
  name: 'Cifras clássicas',
  sensitive: { result: true, inputs: ['text', 'key'] },
  input: v.object({
    text: text(1, 100_000),
    method: v.picklist(['caesar', 'rot13', 'atbash', 'vigenere']),
    action: v.optional(v.picklist(['encode', 'decode']), 'encode'),
    shift: v.optional(inUnit(pure, integer(-1000, 1000)), 3),
    key: v.optional(text(1, 100)),
    accents: v.optional(v.picklist(['keep', 'remove']), 'keep'),
  }),
  output: v.object({
    method: v.string(),
    action: v.string(),
    shift: v.optional(num(pure)),
    key: v.optional(v.string()),
    result: v.string(),
  }),
  reads: { needs: { key: { method: 'vigenere' } }, when: { shift: { method: 'caesar' } } },
  result: 'result',
  examples: [{ input: { text: 'ATTACK AT DAWN', method: 'vigenere', key: 'LEMON' } }],
  run({ text, method, action, shift, key, accents }) {
    const plain = accents === 'remove' ? removeAccents(text) : text;
    const sign = action === 'encode' ? 1 : -1;
    switch (method) {
      case 'caesar':
        return { method, action, shift, result: caesar(plain, sign * shift) };
      case 'rot13':
        return { method, action, result: caesar(plain, 13) };
      case 'atbash':
        return { method, action, result: atbash(plain) };
      case 'vigenere': {
        const letters = normaliseKey(key as string);
        return { method, action, key: letters, result: vigenere(plain, letters, sign) };
      }
    }
  },
});

function normaliseKey(key: string): string {
  const letters = removeAccents(key)
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  if (/^[A-Z]+$/.test(letters)) return letters;
  throw badParameter('key', {
    pt: 'deve ter só letras, e ao menos uma',
    en: 'must have only letters, and at least one',
  });
}
