import { reflexes } from './_premiums.texts.ts';
import type { adicionalInsalubridade } from './adicional-insalubridade.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const grau = {
  pt: ['Grau de insalubridade', 'Grau da insalubridade do trabalho'],
  en: ['Degree', 'How unhealthy the work is'],
  choices: { minimo: { pt: 'Mínimo (10 %)', en: 'Minimum (10 %)' }, medio: { pt: 'Médio (20 %)', en: 'Medium (20 %)' }, maximo: { pt: 'Máximo (40 %)', en: 'Maximum (40 %)' } },
} satisfies FieldTexts;

export const adicionalInsalubridadeTexts = {
  englishName: 'Unhealthy work premium calculator',
  summary: { pt: 'Adicional de insalubridade por grau, com reflexos', en: 'Unhealthy work premium by degree, and its effect on other pay' },
  search: { pt: 'insalubre, grau máximo, agente nocivo, ruído', en: 'unhealthy work, hazardous conditions, noise' },
  about: {
    pt: 'CLT, art. 192. A base é o salário mínimo, salvo lei ou acordo que fixe outra (STF, Súmula Vinculante 4).',
    en: 'CLT, art. 192. The base is the minimum wage, unless a law or an agreement sets another (STF, Súmula Vinculante 4).',
  },
  input: {
    grau,
    base: {
      pt: ['Base de cálculo', 'O salário mínimo ou, só por lei ou acordo, o salário-base'],
      en: ['Calculation base', 'The minimum wage or, only by law or agreement, the base salary'],
      choices: { 'salario-minimo': { pt: 'Salário mínimo', en: 'Minimum wage' }, 'salario-base': { pt: 'Salário-base', en: 'Base salary' } },
    },
    salarioBase: {
      pt: ['Salário-base', 'Salário sem adicionais. Obrigatório com base salario-base; acrescenta remuneracao'],
      en: ['Base salary', 'Salary without premiums. Required with base salario-base; adds remuneracao'],
    },
  },
  output: {
    grau,
    percentual: { pt: ['Percentual do adicional', 'Percentual do grau'], en: ['Premium rate', 'Rate of the degree'] },
    baseCalculo: { pt: ['Base de cálculo', 'Valor sobre o qual o adicional incide'], en: ['Calculation base', 'Amount on which the premium is due'] },
    valor: { pt: ['Adicional do mês', 'Valor do adicional no mês'], en: ['Monthly premium', 'Amount of the premium in the month'] },
    remuneracao: { pt: ['Salário com o adicional', 'Salário-base mais o adicional. Só com salarioBase'], en: ['Salary with premium', 'Base salary plus the premium. Only with salarioBase'] },
    reflexos: { pt: ['Reflexos', 'O que o adicional acrescenta por mês a outras verbas'], en: ['Effect on other pay', 'What the premium adds to other pay each month'], fields: reflexes },
  },
} satisfies TextsOf<typeof adicionalInsalubridade>;
