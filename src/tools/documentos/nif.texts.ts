import { count } from '../../kit/fields/numbers.texts.ts';
import type { nif } from './nif.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nifTexts = {
  englishName: 'NIF generator (Portugal)',
  summary: {
    pt: 'Gera e valida números de identificação fiscal de Portugal',
    en: 'Generates and validates tax identification numbers of Portugal',
  },
  about: {
    pt: 'Número de Identificação Fiscal de Portugal (Decreto-Lei nº 14/2013). Os números são fictícios e podem coincidir com o de um contribuinte real.',
    en: 'Tax number of Portugal (Decreto-Lei 14/2013). The numbers are fictitious and may coincide with that of a real taxpayer.',
  },
  input: {
    count,
  },
  output: {
    nifs: {
      pt: ['Números gerados', 'Números gerados, de pessoa singular, sem repetição'],
      en: ['Numbers generated', 'Numbers generated, of natural persons, none twice'],
    },
    country: {
      pt: ['País do número', 'País do número'],
      en: ['Country', 'Country of the number'],
      choices: {
        PT: { pt: 'PT', en: 'PT' },
      },
    },
    type: {
      pt: ['Tipo de contribuinte', 'Tipo de contribuinte, pelo prefixo'],
      en: ['Kind of taxpayer', 'Kind of taxpayer, by the prefix, in Portuguese'],
    },
  },
} satisfies TextsOf<typeof nif>;
