import type { cnh } from './cnh.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnhTexts = {
  englishName: 'CNH generator',
  summary: {
    pt: 'Gera e valida números de registro da CNH',
    en: 'Generates and validates registry numbers of the CNH, the Brazilian driving licence',
  },
  about: {
    pt: 'Os números são fictícios e podem coincidir com o de um condutor real.',
    en: 'The numbers are fictitious and may coincide with that of a real driver.',
  },
  input: {},
  output: {
    cnh: {
      pt: ['Cnh', 'Número de registro gerado'],
      en: ['Cnh', 'Registry number generated'],
    },
  },
} satisfies TextsOf<typeof cnh>;
