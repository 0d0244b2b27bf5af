import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { tituloEleitor } from './titulo-eleitor.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  tituloEleitor: { pt: ['Título de eleitor', 'Número gerado'], en: ['Voter card', 'Number generated'] },
  state: { pt: ['Estado', 'Sigla da unidade da federação, ou ZZ para o exterior'], en: ['State', 'Code of the state, or ZZ for abroad'] },
} satisfies FieldsTexts;

export const tituloEleitorTexts = {
  englishName: 'Voter card generator',
  summary: { pt: 'Gera e valida números de título de eleitor, por estado', en: 'Generates and validates Brazilian voter card numbers, by state' },
  search: { pt: 'eleitor, eleição, votar, zona, seção, TSE', en: 'voter id, election, vote, polling' },
  about: {
    pt: 'Numeração do Tribunal Superior Eleitoral. Os números são fictícios e podem coincidir com o de um eleitor real.',
    en: 'Numbering of the Tribunal Superior Eleitoral, the electoral court. The numbers are fictitious and may match those of real voters.',
  },
  input: {
    value: documentValue('Título de eleitor', 'Voter card number'),
    formatted,
    state: { pt: ['Estado', 'Sigla da unidade da federação, ou ZZ para o exterior. Sem ela, sorteada'], en: ['State', 'Code of the Brazilian state, or ZZ for abroad. Random if left out'] },
  },
  output: [
    one,
    { titulosEleitor: listed('Títulos de eleitor', 'Voter cards', one) },
    {
      stateCode: { pt: ['Código do estado', 'Código do estado no TSE, de 2 dígitos'], en: ['State code', 'Code of the state at the TSE, of 2 digits'] },
      state: { pt: ['Estado', 'Sigla da unidade da federação, ou ZZ para o exterior'], en: ['State', 'Code of the state, or ZZ for abroad'] },
    },
  ],
} satisfies TextsOf<typeof tituloEleitor>;
