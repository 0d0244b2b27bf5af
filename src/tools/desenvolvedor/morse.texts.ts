import type { morse } from './morse.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const morseTexts = {
  englishName: 'Morse code',
  summary: {
    pt: 'Escreve texto em código Morse e o lê de volta',
    en: 'Writes text in Morse code and reads it back',
  },
  about: {
    pt: 'Código internacional da recomendação ITU-R M.1677-1. Sinais de serviço vão entre < e >, como <SK>.',
    en: 'International code of recommendation ITU-R M.1677-1. Prosigns stand in angle brackets, such as <SK>.',
  },
  input: {
    text: {
      pt: ['Texto a codificar', 'Texto a codificar, ou código a decodificar'],
      en: ['Text', 'Text to encode, or code to decode'],
    },
    action: {
      pt: ['O que fazer', 'O que fazer: codificar ou decodificar'],
      en: ['What to do', 'What to do: encode or decode'],
      choices: {
        encode: { pt: 'Encode', en: 'Encode' },
        decode: { pt: 'Decode', en: 'Decode' },
      },
    },
    extended: {
      pt: [
        'Valem as letras acentuadas de uso nacional',
        'Se valem as letras acentuadas de uso nacional; sem elas, o acento cai',
      ],
      en: [
        'Accented letters of national use count',
        'Whether accented letters of national use count; without them, the accent is dropped',
      ],
    },
    ignoreUnknown: {
      pt: [
        'O que não existe no código é deixado de fora',
        'Se o que não existe no código é deixado de fora, em vez de recusado',
      ],
      en: [
        'What the code does not have is left out',
        'Whether what the code does not have is left out, instead of refused',
      ],
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    result: {
      pt: ['Código', 'Código, com espaço entre letras e / entre palavras, ou o texto em maiúsculas'],
      en: ['Code', 'Code, with a space between letters and / between words, or the text in capitals'],
    },
  },
} satisfies TextsOf<typeof morse>;
