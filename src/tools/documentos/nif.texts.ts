import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { nif } from './nif.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nifTexts = {
  englishName: 'Portuguese tax number (NIF) generator',
  summary: { pt: 'Gera e valida números de identificação fiscal de Portugal', en: 'Generates and validates tax identification numbers of Portugal' },
  search: { pt: 'contribuinte português, Portugal, NIPC', en: 'Portuguese tax number, Portugal' },
  about: {
    pt: 'Número de Identificação Fiscal de Portugal (Decreto-Lei nº 14/2013). Os números são fictícios e podem coincidir com o de um contribuinte real.',
    en: 'Tax number of Portugal (Decreto-Lei 14/2013). The numbers are fictitious and may match those of real taxpayers.',
  },
  input: { value: documentValue('NIF'), count },
  output: {
    nifs: { pt: ['NIFs', 'Números gerados, de pessoa singular, sem repetição'], en: ['NIFs', 'Numbers generated, of individuals, without repeats'] },
    country: { pt: ['País', 'País do número'], en: ['Country', 'Country of the number'], choices: { PT: { pt: 'Portugal', en: 'Portugal' } } },
    type: { pt: ['Tipo de contribuinte', 'Código fixo do tipo, pelo prefixo do número'], en: ['Taxpayer type', 'Stable code of the kind, by the prefix of the number'] },
  },
} satisfies TextsOf<typeof nif>;
