import { reflexes } from './_premiums.texts.ts';
import type { adicionalPericulosidade } from './adicional-periculosidade.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const adicionalPericulosidadeTexts = {
  englishName: 'Dangerous work premium calculator',
  summary: { pt: 'Adicional de periculosidade, comparado ao de insalubridade', en: 'Dangerous work premium, compared with the one for unhealthy work' },
  search: { pt: 'trabalho perigoso, risco, vigilante, eletricista, motoboy, inflamável', en: 'hazard pay, dangerous work, risk' },
  about: {
    pt: 'CLT, art. 193; TST, Súmula 191. Quem tem direito aos dois adicionais escolhe um (art. 193, § 2º).',
    en: 'CLT, art. 193; TST, Súmula 191. A worker entitled to both premiums chooses one (art. 193, § 2).',
  },
  input: { salarioBase: { pt: ['Salário-base', 'Salário sem outros adicionais'], en: ['Base salary', 'Salary without other premiums'] } },
  output: {
    salarioBase: { pt: ['Salário-base', 'Salário sem outros adicionais'], en: ['Base salary', 'Salary without other premiums'] },
    percentual: { pt: ['Percentual do adicional', 'Parte do salário-base'], en: ['Premium rate', 'Share of the base salary'] },
    valor: { pt: ['Adicional do mês', 'Valor do adicional no mês'], en: ['Monthly premium', 'Amount of the premium in the month'] },
    remuneracao: { pt: ['Salário com o adicional', 'Salário-base mais o adicional'], en: ['Salary with premium', 'Base salary plus the premium'] },
    reflexos: { pt: ['Reflexos', 'O que o adicional acrescenta por mês a outras verbas'], en: ['Effect on other pay', 'What the premium adds to other pay each month'], fields: reflexes },
    insalubridade: {
      pt: ['Insalubridade por grau', 'Adicional de insalubridade de cada grau, sobre o salário mínimo'],
      en: ['Unhealthy work premium', 'Premium of each degree, on the minimum wage'],
      fields: {
        minimo: { pt: ['Grau mínimo', '10 % do salário mínimo'], en: ['Minimum degree', '10 % of the minimum wage'] },
        medio: { pt: ['Grau médio', '20 % do salário mínimo'], en: ['Medium degree', '20 % of the minimum wage'] },
        maximo: { pt: ['Grau máximo', '40 % do salário mínimo'], en: ['Maximum degree', '40 % of the minimum wage'] },
      },
    },
    maisVantajoso: {
      pt: ['Adicional mais vantajoso', 'O de maior valor, que pode depender do grau da insalubridade'],
      en: ['Better premium', 'The one that pays more, which may depend on the degree of the unhealthy work'],
      choices: {
        periculosidade: { pt: 'Periculosidade', en: 'Dangerous work' },
        insalubridade: { pt: 'Insalubridade', en: 'Unhealthy work' },
        'depende-do-grau': { pt: 'Depende do grau', en: 'Depends on the degree' },
      },
    },
  },
} satisfies TextsOf<typeof adicionalPericulosidade>;
