import type { salarioFamilia } from './salario-familia.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const salarioFamiliaTexts = {
  englishName: 'Family allowance calculator',
  summary: { pt: 'Direito e cotas do salário-família, por filho', en: 'Eligibility for the family allowance (salário-família) and its quotas, per child' },
  search: { pt: 'cota por filho, filhos até 14 anos, benefício', en: 'child allowance, family allowance, benefit' },
  about: {
    pt: 'Lei 8.213/1991, arts. 65 a 70; EC 103/2019, art. 27. Há uma cota por filho de até 14 anos, ou inválido de qualquer idade.',
    en: 'Law 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27. There is a quota for each child up to 14 years old, or disabled at any age.',
  },
  hero: [{ when: { direito: false }, text: { pt: 'Sem direito ao salário-família', en: 'No right to the family allowance' } }],
  input: {
    salarioBruto: { pt: ['Remuneração do mês', 'Remuneração que decide o direito'], en: ['Monthly pay', 'Pay that decides eligibility'] },
    filhos: { pt: ['Filhos', 'Filhos com direito à cota'], en: ['Children', 'Children entitled to the quota'] },
    diasTrabalhados: {
      pt: ['Dias trabalhados', 'Parte trabalhada do mês da admissão ou da dispensa'],
      en: ['Days worked', 'Part of the month that was worked, when it is that of hiring or dismissal'],
    },
  },
  output: {
    direito: { pt: ['Com direito ao salário-família', 'O trabalhador recebe o salário-família'], en: ['Eligible for the allowance', 'The worker gets the allowance'] },
    limite: { pt: ['Limite de remuneração', 'Maior remuneração com direito'], en: ['Pay limit', 'Highest pay that qualifies'] },
    cota: { pt: ['Cota por filho', 'Cota de um mês inteiro, por filho'], en: ['Quota per child', 'Quota of a full month, per child'] },
    cotaProporcional: { pt: ['Cota proporcional', 'Cota da parte trabalhada do mês, por filho'], en: ['Prorated quota', 'Quota of the part of the month that was worked, per child'] },
    filhos: { pt: ['Filhos', 'Número de filhos'], en: ['Children', 'Number of children'] },
    valor: { pt: ['Salário-família do mês', 'Valor do mês; 0 sem direito'], en: ['Monthly allowance', 'Amount of the month; 0 when not eligible'] },
    valorAnual: { pt: ['Salário-família do ano', 'Doze cotas inteiras de cada filho; 0 sem direito'], en: ['Yearly allowance', 'Twelve full quotas of each child; 0 when not eligible'] },
  },
} satisfies TextsOf<typeof salarioFamilia>;
