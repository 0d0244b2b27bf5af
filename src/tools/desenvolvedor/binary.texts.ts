import { actionDone, encodeOrDecode } from './_actions.texts.ts';
import type { binary } from './binary.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const base = { pt: ['Base', 'Base dos números'], en: ['Base', 'Base of the numbers'] } satisfies FieldTexts;

export const binaryTexts = {
  englishName: 'Text in binary',
  summary: {
    pt: 'Escreve os bytes de um texto em binário, octal, decimal ou hexadecimal, e os lê de volta',
    en: 'Writes the bytes of a text in binary, octal, decimal or hexadecimal, and reads them back',
  },
  search: { pt: 'binário, zeros e uns, hexadecimal, octal', en: 'binary code, zeros and ones, hex, octal' },
  about: { pt: 'Os bytes são os do texto em UTF-8.', en: 'The bytes are those of the text in UTF-8.' },
  input: {
    text: { pt: ['Texto ou números', 'Texto a codificar, ou números a decodificar'], en: ['Text or numbers', 'Text to encode, or numbers to decode'] },
    action: encodeOrDecode,
    base: {
      ...base,
      choices: {
        2: { pt: 'Binário (2)', en: 'Binary (2)' },
        8: { pt: 'Octal (8)', en: 'Octal (8)' },
        10: { pt: 'Decimal (10)', en: 'Decimal (10)' },
        16: { pt: 'Hexadecimal (16)', en: 'Hexadecimal (16)' },
      },
    },
    separator: { pt: ['Separador', 'O que separa os números. Só ao codificar'], en: ['Number separator', 'What separates the numbers. Only when encoding'] },
  },
  output: {
    action: actionDone,
    base,
    result: { pt: ['Resultado', 'Os números, ou o texto decodificado'], en: ['Result', 'The numbers, or the decoded text'] },
    bytes: { pt: ['Tamanho do texto', 'Tamanho do texto'], en: ['Size of the text', 'Size of the text'] },
  },
} satisfies TextsOf<typeof binary>;
