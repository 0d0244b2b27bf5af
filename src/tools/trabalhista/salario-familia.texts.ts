import type { salarioFamilia } from './salario-familia.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const salarioFamiliaTexts = {
  englishName: 'Family allowance calculator',
  summary: {
    pt: 'Direito e cotas do salário-família, por filho',
    en: 'Right to the salário-família and its quotas, per child',
  },
  about: {
    pt: 'Lei 8.213/1991, arts. 65 a 70; EC 103/2019, art. 27. Há uma cota por filho de até 14 anos, ou inválido de qualquer idade.',
    en: 'Law 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27. There is a quota for each child of up to 14 years, or disabled at any age.',
  },
  input: {
    salarioBruto: {
      pt: ['Remuneração do mês', 'Remuneração do mês'],
      en: ['Pay of the month', 'Pay of the month'],
    },
    filhos: {
      pt: ['Filhos', 'Filhos com direito à cota'],
      en: ['Children with a right to the quota', 'Children with a right to the quota'],
    },
    diasTrabalhados: {
      pt: ['Parte trabalhada do mês', 'Parte trabalhada do mês, no da admissão e no da dispensa'],
      en: [
        'Part of the month that was worked',
        'Part of the month that was worked, in that of the admission and of the dismissal',
      ],
    },
  },
  output: {
    direito: {
      pt: ['Direito', 'Se há direito ao salário-família'],
      en: ['There is a right to the allowance', 'Whether there is a right to the allowance'],
    },
    limite: {
      pt: ['Maior remuneração com direito', 'Maior remuneração com direito'],
      en: ['Greatest pay with a right', 'Greatest pay with a right'],
    },
    cota: {
      pt: ['Cota', 'Cota de um mês inteiro, por filho'],
      en: ['Quota of a whole month', 'Quota of a whole month, per child'],
    },
    cotaProporcional: {
      pt: ['Cota da parte trabalhada do mês', 'Cota da parte trabalhada do mês, por filho'],
      en: ['CotaProporcional', 'Quota of the part of the month that was worked, per child'],
    },
    filhos: {
      pt: ['Filhos', 'Número de filhos'],
      en: ['Number of children', 'Number of children'],
    },
    valor: {
      pt: ['Salário-família do mês', 'Salário-família do mês; 0 sem direito'],
      en: ['Allowance of the month', 'Allowance of the month; 0 without a right'],
    },
    valorAnual: {
      pt: ['Doze cotas inteiras de cada filho', 'Doze cotas inteiras de cada filho; 0 sem direito'],
      en: ['Twelve whole quotas of each child', 'Twelve whole quotas of each child; 0 without a right'],
    },
  },
} satisfies TextsOf<typeof salarioFamilia>;
