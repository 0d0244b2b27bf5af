import type { amor } from './amor.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const amorTexts = {
  englishName: 'Love calculator',
  summary: {
    pt: 'Brincadeira: a compatibilidade de dois nomes',
    en: 'A joke: the compatibility of two names',
  },
  about: {
    pt: 'É uma brincadeira: o resultado depende só das letras dos nomes, e é sempre o mesmo para os mesmos nomes, em qualquer ordem.',
    en: 'It is a joke: the result depends only on the letters of the names, and is always the same for the same names, in any order.',
  },
  input: {
    name1: {
      pt: ['Um nome', 'Um nome; acentos, espaços e maiúsculas não contam'],
      en: ['Name 1', 'One name; accents, spaces and case do not count'],
    },
    name2: {
      pt: ['O outro nome', 'O outro nome'],
      en: ['Name 2', 'The other name'],
    },
  },
  output: {
    name1: {
      pt: ['Um nome', 'Um nome, sem espaços em volta'],
      en: ['Name 1', 'One name, without blanks around it'],
    },
    name2: {
      pt: ['O outro nome', 'O outro nome, sem espaços em volta'],
      en: ['Name 2', 'The other name, without blanks around it'],
    },
    percentage: {
      pt: ['Compatibilidade', 'Compatibilidade'],
      en: ['Compatibility', 'Compatibility'],
    },
    level: {
      pt: [
        'A faixa da compatibilidade',
        'A faixa da compatibilidade: baixa abaixo de 20, morna de 40, boa de 60, alta de 80',
      ],
      en: [
        'The band of the compatibility',
        'The band of the compatibility: baixa below 20, morna below 40, boa below 60, alta below 80',
      ],
      choices: {
        baixa: { pt: 'Baixa', en: 'Baixa' },
        morna: { pt: 'Morna', en: 'Morna' },
        boa: { pt: 'Boa', en: 'Boa' },
        alta: { pt: 'Alta', en: 'Alta' },
        altissima: { pt: 'Altissima', en: 'Altissima' },
      },
    },
    message: {
      pt: ['Uma frase sobre ela', 'Uma frase sobre ela'],
      en: ['A sentence on it', 'A sentence on it (in Portuguese)'],
    },
    disclaimer: {
      pt: ['O aviso de que é uma brincadeira', 'O aviso de que é uma brincadeira'],
      en: ['The notice that it is a joke', 'The notice that it is a joke (in Portuguese)'],
    },
  },
} satisfies TextsOf<typeof amor>;
