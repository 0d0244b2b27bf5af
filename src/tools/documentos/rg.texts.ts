import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { rg } from './rg.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const rgTexts = {
  englishName: 'Identity card (RG) generator',
  summary: {
    pt: 'Gera e valida RGs por estado, e o número da Carteira de Identidade Nacional',
    en: 'Generates and validates RGs (identity cards) by state, and the number of the national identity card',
  },
  search: { pt: 'identidade, carteira de identidade, CIN, documento com foto', en: 'identity card, national id, id card' },
  about: {
    pt: 'Só São Paulo e Rio de Janeiro têm um dígito verificador conhecido; dos outros estados só a forma é conferida. A Carteira de Identidade Nacional tem o número do CPF. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Only São Paulo and Rio de Janeiro have a known check digit; for the other states only the format is checked. The national identity card has the number of the CPF. The numbers are fictitious and may match those of real people.',
  },
  input: {
    value: documentValue('RG'),
    count,
    formatted,
    state: { pt: ['Estado emissor', 'Unidade da federação que emite, em duas letras'], en: ['Issuing state', 'Brazilian state that issues it, in two letters'] },
  },
  output: [
    {
      rgs: { pt: ['RGs', 'RGs gerados, sem repetição'], en: ['RGs', 'RGs generated, without repeats'] },
      state: { pt: ['Estado emissor', 'Sigla da unidade da federação'], en: ['Issuing state', 'Code of the state'] },
      issuer: { pt: ['Órgão emissor', 'Órgão que emite, como SSP/SP'], en: ['Issuing agency', 'Agency that issues it, such as SSP/SP'] },
    },
    {
      state: { pt: ['Estado emissor', 'Sigla da unidade da federação. Ausente de um CPF'], en: ['Issuing state', 'Code of the state. Absent for a CPF'] },
      cin: {
        pt: ['Identidade nacional (CIN)', 'É o número de uma Carteira de Identidade Nacional, o do CPF'],
        en: ['National identity card (CIN)', 'It is the number of a national identity card, that of the CPF'],
      },
      verifiable: {
        pt: ['Tem dígito conhecido', 'Há um dígito verificador conhecido; sem ele, só a forma foi conferida'],
        en: ['Can be verified', 'There is a known check digit; without one, only the format was checked'],
      },
    },
  ],
} satisfies TextsOf<typeof rg>;
