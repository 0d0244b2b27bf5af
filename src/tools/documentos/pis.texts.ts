import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { pis } from './pis.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const pisTexts = {
  englishName: 'PIS/PASEP generator',
  summary: {
    pt: 'Gera e valida números de PIS, PASEP, NIT e NIS',
    en: 'Generates and validates numbers of PIS, PASEP, NIT and NIS',
  },
  about: {
    pt: 'As quatro inscrições do trabalhador e do contribuinte têm a mesma numeração. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'The four registrations of workers and contributors share one numbering. The numbers are fictitious and may coincide with that of a real person.',
  },
  input: {
    count,
    formatted,
  },
  output: {
    pis: {
      pt: ['Pis', 'Números gerados, sem repetição'],
      en: ['Pis', 'Numbers generated, none twice'],
    },
  },
} satisfies TextsOf<typeof pis>;
