import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { rg } from './rg.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const rgTexts = {
  englishName: 'RG generator',
  summary: {
    pt: 'Gera e valida RGs por estado, e o número da Carteira de Identidade Nacional',
    en: 'Generates and validates RGs (identity cards) by state, and the number of the national identity card',
  },
  about: {
    pt: 'Só São Paulo e Rio de Janeiro têm um dígito verificador conhecido; dos outros estados só a forma é conferida. A Carteira de Identidade Nacional tem o número do CPF. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Only São Paulo and Rio de Janeiro have a check digit that is known; of the other states only the form is checked. The national identity card has the number of the CPF. The numbers are fictitious and may coincide with that of a real person.',
  },
  input: {
    count,
    formatted,
    state: {
      pt: ['Unidade da federação que emite', 'Unidade da federação que emite, em duas letras'],
      en: ['Brazilian state that issues it', 'Brazilian state that issues it, in two letters'],
    },
  },
  output: [
    {
      rgs: {
        pt: ['Rgs', 'RGs gerados, sem repetição'],
        en: ['Rgs', 'RGs generated, none twice'],
      },
      state: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
        en: ['Code of the state', 'Code of the state'],
      },
      issuer: {
        pt: ['Órgão emissor', 'Órgão emissor, como SSP/SP'],
        en: ['Issuer', 'Issuer, such as SSP/SP'],
      },
    },
    {
      state: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação. Ausente de um CPF'],
        en: ['Code of the state', 'Code of the state. Absent of a CPF'],
      },
      cin: {
        pt: ['Cin', 'Se é o número de uma Carteira de Identidade Nacional, o do CPF'],
        en: [
          'It is the number of a national identity card',
          'Whether it is the number of a national identity card, that of the CPF',
        ],
      },
      verifiable: {
        pt: [
          'Há um dígito verificador conhecido',
          'Se há um dígito verificador conhecido; sem ele, só a forma foi conferida',
        ],
        en: [
          'There is a check digit that is known',
          'Whether there is a check digit that is known; without one, only the form was checked',
        ],
      },
    },
  ],
} satisfies TextsOf<typeof rg>;
