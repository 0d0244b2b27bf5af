import { actionDone, encodeOrDecode } from './_actions.texts.ts';
import type { morse } from './morse.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const morseTexts = {
  englishName: 'Morse code',
  summary: { pt: 'Escreve texto em código Morse e o lê de volta', en: 'Writes text in Morse code and reads it back' },
  search: { pt: 'código morse, pontos e traços', en: 'morse code, dots and dashes' },
  about: {
    pt: 'Código internacional da recomendação ITU-R M.1677-1. Sinais de serviço vão entre < e >, como <SK>.',
    en: 'International code of recommendation ITU-R M.1677-1. Prosigns go in angle brackets, such as <SK>.',
  },
  input: {
    text: { pt: ['Texto ou código', 'Texto a codificar, ou código a decodificar'], en: ['Text or code', 'Text to encode, or code to decode'] },
    action: encodeOrDecode,
    extended: {
      pt: ['Com letras acentuadas', 'Usa as letras acentuadas de uso nacional; sem elas, o acento cai'],
      en: ['With accented letters', 'Uses the accented letters of national use; without them, the accent is dropped'],
    },
    ignoreUnknown: {
      pt: ['Pular o desconhecido', 'Deixa de fora o que não existe no código, em vez de recusar'],
      en: ['Skip the unknown', 'Leaves out what the code does not have, instead of refusing it'],
    },
  },
  output: {
    action: actionDone,
    result: {
      pt: ['Resultado', 'Código, com espaço entre letras e / entre palavras, ou o texto em maiúsculas'],
      en: ['Result', 'Code, with a space between letters and / between words, or the text in capitals'],
    },
  },
} satisfies TextsOf<typeof morse>;
