import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { pis } from './pis.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const pisTexts = {
  englishName: 'PIS/PASEP generator',
  summary: { pt: 'Gera e valida números de PIS, PASEP, NIT e NIS', en: 'Generates and validates PIS, PASEP, NIT and NIS numbers, of Brazilian workers and contributors' },
  search: { pt: 'NIS, PASEP, NIT, PIS, CTPS, carteira de trabalho', en: 'NIS, PASEP, worker number' },
  about: {
    pt: 'As quatro inscrições do trabalhador e do contribuinte têm a mesma numeração. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'The four registrations of workers and contributors share one numbering. The numbers are fictitious and may match those of real people.',
  },
  input: { value: documentValue('PIS/PASEP'), count, formatted },
  output: { pis: { pt: ['PIS/PASEP', 'Números gerados, sem repetição'], en: ['PIS/PASEP', 'Numbers generated, without repeats'] } },
} satisfies TextsOf<typeof pis>;
