import type { binary } from './binary.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const binaryTexts = {
  englishName: 'Text in binary',
  summary: {
    pt: 'Escreve os bytes de um texto em binário, octal, decimal ou hexadecimal, e os lê de volta',
    en: 'Writes the bytes of a text in binary, octal, decimal or hexadecimal, and reads them back',
  },
  about: { pt: 'Os bytes são os do texto em UTF-8.', en: 'The bytes are those of the text in UTF-8.' },
  input: {
    text: {
      pt: ['Texto a codificar', 'Texto a codificar, ou números a decodificar'],
      en: ['Text', 'Text to encode, or numbers to decode'],
    },
    action: {
      pt: ['O que fazer', 'O que fazer: codificar ou decodificar'],
      en: ['What to do', 'What to do: encode or decode'],
      choices: {
        encode: { pt: 'Encode', en: 'Encode' },
        decode: { pt: 'Decode', en: 'Decode' },
      },
    },
    base: {
      pt: ['Base', 'Base dos números'],
      en: ['Base', 'Base of the numbers'],
    },
    separator: {
      pt: ['O que separa os números', 'O que separa os números. Só ao codificar'],
      en: ['What separates the numbers', 'What separates the numbers. Only when encoding'],
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    base: {
      pt: ['Base', 'Base dos números'],
      en: ['Base', 'Base of the numbers'],
    },
    result: {
      pt: ['Os números', 'Os números, ou o texto decodificado'],
      en: ['The numbers', 'The numbers, or the text decoded'],
    },
    bytes: {
      pt: ['Tamanho do texto', 'Tamanho do texto'],
      en: ['Size of the text', 'Size of the text'],
    },
  },
} satisfies TextsOf<typeof binary>;
