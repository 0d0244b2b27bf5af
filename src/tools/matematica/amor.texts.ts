import type { amor } from './amor.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const amorTexts = {
  englishName: 'Love calculator',
  summary: { pt: 'Brincadeira: a compatibilidade de dois nomes', en: 'Just for fun: the compatibility of two names' },
  search: { pt: 'namorado, casal, combinar, par ideal', en: 'love test, couple, match, crush' },
  about: {
    pt: 'É uma brincadeira: o resultado depende só das letras dos nomes, e é sempre o mesmo para os mesmos nomes, em qualquer ordem.',
    en: 'Just for fun: the result depends only on the letters of the names and is always the same for the same names, in any order.',
  },
  input: {
    name1: { pt: ['Um nome', 'Acentos, espaços e maiúsculas não contam'], en: ['One name', 'Accents, spaces and case do not count'] },
    name2: { pt: ['Outro nome', 'A ordem dos nomes não importa'], en: ['Other name', 'The order of the names does not matter'] },
  },
  output: {
    name1: { pt: ['Um nome', 'Como foi enviado, sem espaços em volta'], en: ['One name', 'As sent, without spaces around it'] },
    name2: { pt: ['Outro nome', 'Como foi enviado, sem espaços em volta'], en: ['Other name', 'As sent, without spaces around it'] },
    percentage: { pt: ['Compatibilidade', 'Quanto os nomes combinam, pelas letras'], en: ['Compatibility', 'How well the names match, by their letters'] },
    level: {
      pt: ['Nível', 'Faixa da compatibilidade: baixa abaixo de 20, morna de 40, boa de 60, alta de 80'],
      en: ['Level', 'Band of the compatibility: low below 20, lukewarm below 40, good below 60, high below 80'],
      choices: {
        baixa: { pt: 'Baixa', en: 'Low' },
        morna: { pt: 'Morna', en: 'Lukewarm' },
        boa: { pt: 'Boa', en: 'Good' },
        alta: { pt: 'Alta', en: 'High' },
        altissima: { pt: 'Altíssima', en: 'Very high' },
      },
    },
    message: { pt: ['Recado', 'Uma frase sobre a compatibilidade'], en: ['Message', 'A sentence about the compatibility'] },
    disclaimer: { pt: ['Aviso', 'Lembra que é uma brincadeira'], en: ['Notice', 'A reminder that it is just for fun'] },
  },
} satisfies TextsOf<typeof amor>;
