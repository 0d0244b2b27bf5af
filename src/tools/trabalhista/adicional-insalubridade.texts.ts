import { reflexes } from './_premiums.texts.ts';
import type { adicionalInsalubridade } from './adicional-insalubridade.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const grau = {
  pt: ['Grau', 'Grau da insalubridade: mínimo 10 %, médio 20 %, máximo 40 %'],
  en: [
    'Degree of the unhealthy work',
    'Degree of the unhealthy work: minimum 10 %, medium 20 %, maximum 40 %',
  ],
  choices: {
    minimo: { pt: 'Minimo', en: 'Minimo' },
    medio: { pt: 'Medio', en: 'Medio' },
    maximo: { pt: 'Maximo', en: 'Maximo' },
  },
} satisfies FieldTexts;

export const adicionalInsalubridadeTexts = {
  englishName: 'Unhealthy work premium calculator',
  summary: {
    pt: 'Adicional de insalubridade por grau, com reflexos',
    en: 'Premium of unhealthy work by degree, and what it adds to other pay',
  },
  about: {
    pt: 'CLT, art. 192. A base é o salário mínimo, salvo lei ou acordo que fixe outra (STF, Súmula Vinculante 4).',
    en: 'CLT, art. 192. The base is the minimum wage, unless a law or an agreement sets another (STF, Súmula Vinculante 4).',
  },
  input: {
    grau,
    base: {
      pt: ['Base', 'Base do adicional: o salário mínimo ou, só por lei ou acordo, o salário-base'],
      en: ['Base', 'Base of the premium: the minimum wage or, only by law or agreement, the base salary'],
      choices: {
        'salario-minimo': { pt: 'Salario minimo', en: 'Salario minimo' },
        'salario-base': { pt: 'Salario base', en: 'Salario base' },
      },
    },
    salarioBase: {
      pt: [
        'Salário-base',
        'Salário-base, sem adicionais: acrescenta remuneracao. Obrigatório com base salario-base',
      ],
      en: [
        'Salario-base',
        'Base salary, without premiums: adds remuneracao. Required with base salario-base',
      ],
    },
  },
  output: {
    grau,
    percentual: {
      pt: ['Percentual', 'Percentual do grau'],
      en: ['Percentage of the degree', 'Percentage of the degree'],
    },
    baseCalculo: {
      pt: ['Base cálculo', 'Base do adicional'],
      en: ['Base of the premium', 'Base of the premium'],
    },
    valor: {
      pt: ['Valor', 'Adicional do mês'],
      en: ['Premium of the month', 'Premium of the month'],
    },
    remuneracao: {
      pt: ['Salário-base mais o adicional', 'Salário-base mais o adicional. Só com salarioBase'],
      en: ['Base salary plus the premium', 'Base salary plus the premium. Only with salarioBase'],
    },
    reflexos: {
      pt: ['Reflexos', 'O que o adicional acrescenta por mês a outras verbas'],
      en: ['Reflexos', 'What the premium adds to other pay in a month'],
      fields: reflexes,
    },
  },
} satisfies TextsOf<typeof adicionalInsalubridade>;
