import { formatted } from '../../kit/document.texts.ts';
import type { aih } from './aih.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const aihTexts = {
  englishName: 'AIH generator',
  summary: {
    pt: 'Gera e valida números de autorização de internação hospitalar do SUS',
    en: 'Generates and validates numbers of the hospital admission authorisation of the SUS, the Brazilian public health system',
  },
  about: {
    pt: 'Portarias SAS/MS nº 567/2005, 492/2008 e 735/2008. Os números são fictícios e podem coincidir com os de uma internação real.',
    en: 'Ordinances SAS/MS 567/2005, 492/2008 and 735/2008. The numbers are fictitious and may coincide with those of a real admission.',
  },
  input: {
    uf: {
      pt: ['Unidade da federação', 'Unidade da federação, em duas letras. Sem ela, sorteada'],
      en: ['Brazilian state', 'Brazilian state, in two letters. Without it, drawn'],
    },
    year: {
      pt: ['Ano da autorização', 'Ano da autorização. Sem ele, o atual'],
      en: ['Year', 'Year of the authorisation. Without it, the current one'],
    },
    month: {
      pt: [
        'Mês da competência',
        'Mês da competência, que não entra no número. Sem ele, o atual, ou dezembro de um ano passado',
      ],
      en: [
        'Month',
        'Month of the billing period, which is not in the number. Without it, the current one, or December of a past year',
      ],
    },
    formatted,
  },
  output: [
    {
      aih: {
        pt: ['Aih', 'AIH gerada'],
        en: ['Aih', 'AIH generated'],
      },
      uf: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
        en: ['Code of the state', 'Code of the state'],
      },
      year: {
        pt: ['Ano da autorização', 'Ano da autorização'],
        en: ['Year', 'Year of the authorisation'],
      },
      competence: {
        pt: ['Competência', 'Competência (AAAA-MM)'],
        en: ['Billing period', 'Billing period (YYYY-MM)'],
      },
    },
    {
      uf: {
        pt: [
          'Sigla da unidade da federação',
          'Sigla da unidade da federação, ou BR na central nacional (CNRAC)',
        ],
        en: ['Code of the state', 'Code of the state, or BR for the national centre (CNRAC)'],
      },
      year: {
        pt: ['Ano da autorização', 'Ano da autorização'],
        en: ['Year', 'Year of the authorisation'],
      },
      type: {
        pt: ['Tipo', 'Tipo: geral, cnrac (alta complexidade) ou eletiva'],
        en: ['Kind', 'Kind: general (geral), cnrac (high complexity) or elective (eletiva)'],
      },
      sequence: {
        pt: ['Número sequencial', 'Número sequencial, de 7 dígitos'],
        en: ['Sequence', 'Sequence number, of 7 digits'],
      },
    },
  ],
} satisfies TextsOf<typeof aih>;
