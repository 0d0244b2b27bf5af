import { formatted } from '../../kit/document.texts.ts';
import type { tituloEleitor } from './titulo-eleitor.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const tituloEleitorTexts = {
  englishName: 'Voter card generator',
  summary: {
    pt: 'Gera e valida números de título de eleitor, por estado',
    en: 'Generates and validates numbers of the voter card, by state',
  },
  about: {
    pt: 'Numeração do Tribunal Superior Eleitoral. Os números são fictícios e podem coincidir com o de um eleitor real.',
    en: 'Numbering of the Tribunal Superior Eleitoral, the electoral court. The numbers are fictitious and may coincide with that of a real voter.',
  },
  input: {
    formatted,
    state: {
      pt: [
        'Sigla da unidade da federação',
        'Sigla da unidade da federação, ou ZZ para o exterior. Sem ela, sorteada',
      ],
      en: ['Code of the Brazilian state', 'Code of the Brazilian state, or ZZ for abroad. Without it, drawn'],
    },
  },
  output: [
    {
      tituloEleitor: {
        pt: ['Título eleitor', 'Número gerado'],
        en: ['Number generated', 'Number generated'],
      },
      state: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação, ou ZZ'],
        en: ['Code of the state', 'Code of the state, or ZZ'],
      },
    },
    {
      stateCode: {
        pt: ['Código do estado no TSE', 'Código do estado no TSE, de 2 dígitos'],
        en: ['Code of the state at the TSE', 'Code of the state at the TSE, of 2 digits'],
      },
      state: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação, ou ZZ para o exterior'],
        en: ['Code of the state', 'Code of the state, or ZZ for abroad'],
      },
    },
  ],
} satisfies TextsOf<typeof tituloEleitor>;
