import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, integer, text } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { atbash, caesar, vigenere } from './_ciphers.ts';

/** Classical ciphers, of use in games and teaching only: they keep nothing secret. */
export const cipher = defineTool({
  method: 'POST',
  path: '/dev/cipher',
  category: 'desenvolvedor',
  name: 'Cifras clássicas',
  summary: 'Cifra e decifra com César, ROT13, Atbash e Vigenère',
  en: {
    name: 'Classical ciphers',
    summary: 'Enciphers and deciphers with Caesar, ROT13, Atbash and Vigenère',
  },
  about: {
    pt: 'Cifras para jogos e ensino: não guardam segredo. Só as letras de A a Z mudam.',
    en: 'Ciphers for games and teaching: they keep no secret. Only the letters A to Z change.',
  },
  sensitive: { result: true, inputs: ['text', 'key'] },
  input: v.object({
    text: describe(text(1, 100_000), {
      pt: 'Texto a cifrar ou a decifrar',
      en: 'Text to encipher or to decipher',
    }),
    method: describe(v.picklist(['caesar', 'rot13', 'atbash', 'vigenere']), {
      pt: 'Cifra: César (caesar), ROT13, Atbash ou Vigenère',
      en: 'Cipher: Caesar, ROT13, Atbash or Vigenère',
    }),
    action: describe(v.optional(v.picklist(['encode', 'decode']), 'encode'), {
      pt: 'O que fazer: cifrar (encode) ou decifrar (decode)',
      en: 'What to do: encipher (encode) or decipher (decode)',
    }),
    shift: describe(v.optional(integer(-1000, 1000), 3), {
      pt: 'Quantas letras andar no alfabeto. Só com method=caesar',
      en: 'How many letters to move in the alphabet. Only with method=caesar',
    }),
    key: describe(v.optional(text(1, 100)), {
      pt: 'Palavra-chave, de letras. Só lida, e então obrigatória, com method=vigenere',
      en: 'Keyword, of letters. Only read, and then required, with method=vigenere',
    }),
    accents: describe(v.optional(v.picklist(['keep', 'remove']), 'keep'), {
      pt: 'Se os acentos ficam (keep) ou saem antes (remove)',
      en: 'Whether accents stay (keep) or are dropped first (remove)',
    }),
  }),
  output: v.object({
    method: describe(v.string(), { pt: 'Cifra usada', en: 'Cipher used' }),
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    shift: describe(
      v.optional(v.number()),
      {
        pt: 'Quantas letras andou. Só com method=caesar',
        en: 'How many letters it moved. Only with method=caesar',
      },
      null,
    ),
    key: describe(v.optional(v.string()), {
      pt: 'Palavra-chave, em maiúsculas e só com letras. Só com method=vigenere',
      en: 'Keyword, in capitals and of letters alone. Only with method=vigenere',
    }),
    result: describe(v.string(), { pt: 'Texto cifrado ou decifrado', en: 'Text enciphered or deciphered' }),
  }),
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
        const letters = normaliseKey(key);
        return { method, action, key: letters, result: vigenere(plain, letters, sign) };
      }
    }
  },
});

function normaliseKey(key: string | undefined): string {
  if (key === undefined) throw badParameter('key', required);
  const letters = removeAccents(key)
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  if (/^[A-Z]+$/.test(letters)) return letters;
  throw badParameter('key', {
    pt: 'deve ter só letras, e ao menos uma',
    en: 'must have only letters, and at least one',
  });
}
