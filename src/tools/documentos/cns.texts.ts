import { formatted } from '../../kit/document.texts.ts';
import type { cns } from './cns.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnsTexts = {
  englishName: 'CNS generator',
  summary: {
    pt: 'Gera e valida números do Cartão Nacional de Saúde, definitivos e provisórios',
    en: 'Generates and validates numbers of the Cartão Nacional de Saúde, the Brazilian health card, definitive and provisional',
  },
  about: {
    pt: 'Rotina de validação do Datasus. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Validation routine of Datasus. The numbers are fictitious and may coincide with that of a real person.',
  },
  input: {
    type: {
      pt: ['Definitivo', 'Definitivo, feito de um PIS, ou provisório'],
      en: ['Definitive', 'Definitive (definitivo), made of a PIS, or provisional (provisorio)'],
      choices: {
        definitivo: { pt: 'Definitivo', en: 'Definitivo' },
        provisorio: { pt: 'Provisorio', en: 'Provisorio' },
      },
    },
    formatted,
  },
  output: {
    cns: {
      pt: ['Cns', 'Número gerado'],
      en: ['Cns', 'Number generated'],
    },
    type: {
      pt: ['Definitivo ou provisório', 'Definitivo ou provisório'],
      en: ['Definitive or provisional', 'Definitive or provisional'],
    },
    pis: {
      pt: ['Pis', 'PIS de que o número foi feito. Só de um definitivo'],
      en: ['Pis', 'PIS that the number was made of. Of a definitive one only'],
    },
  },
} satisfies TextsOf<typeof cns>;
