import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { cns } from './cns.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  cns: { pt: ['CNS', 'Número gerado'], en: ['CNS', 'Number generated'] },
  type: { pt: ['Tipo de cartão', 'Definitivo ou provisório'], en: ['Card type', 'Permanent (definitivo) or provisional (provisorio)'] },
} satisfies FieldsTexts;

export const cnsTexts = {
  englishName: 'Health card (CNS) generator',
  summary: {
    pt: 'Gera e valida números do Cartão Nacional de Saúde, definitivos e provisórios',
    en: 'Generates and validates numbers of the CNS, the Brazilian health card, permanent and provisional',
  },
  search: { pt: 'cartão do SUS, carteirinha do SUS, cartão nacional de saúde', en: 'health card, SUS card, patient number' },
  about: {
    pt: 'Rotina de validação do Datasus. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Validation routine of Datasus. The numbers are fictitious and may match those of real people.',
  },
  input: {
    value: documentValue('CNS'),
    type: {
      pt: ['Tipo de cartão', 'O definitivo é feito de um PIS'],
      en: ['Card type', 'The permanent one is made from a PIS'],
      choices: { definitivo: { pt: 'Definitivo', en: 'Permanent' }, provisorio: { pt: 'Provisório', en: 'Provisional' } },
    },
    formatted,
  },
  output: {
    ...one,
    cartoes: listed('Cartões', 'Cards', one),
    pis: { pt: ['PIS', 'PIS de que o número foi feito. Só de um definitivo'], en: ['PIS', 'PIS that the number was made from. Only of a permanent one'] },
  },
} satisfies TextsOf<typeof cns>;
