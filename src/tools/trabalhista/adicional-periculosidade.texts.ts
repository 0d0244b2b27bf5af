import { reflexes } from './_premiums.texts.ts';
import type { adicionalPericulosidade } from './adicional-periculosidade.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const adicionalPericulosidadeTexts = {
  englishName: 'Dangerous work premium calculator',
  summary: {
    pt: 'Adicional de periculosidade, comparado ao de insalubridade',
    en: 'Premium of dangerous work, compared with that of unhealthy work',
  },
  about: {
    pt: 'CLT, art. 193; TST, Súmula 191. Quem tem direito aos dois adicionais escolhe um (art. 193, § 2º).',
    en: 'CLT, art. 193; TST, Súmula 191. Who has a right to both premiums chooses one (art. 193, § 2).',
  },
  input: {
    salarioBase: {
      pt: ['Salário-base', 'Salário-base, sem outros adicionais'],
      en: ['Base salary', 'Base salary, without other premiums'],
    },
  },
  output: {
    salarioBase: {
      pt: ['Salário-base', 'Salário-base'],
      en: ['Base salary', 'Base salary'],
    },
    percentual: {
      pt: ['Percentual', 'Percentual do adicional'],
      en: ['Percentage of the premium', 'Percentage of the premium'],
    },
    valor: {
      pt: ['Valor', 'Adicional do mês'],
      en: ['Premium of the month', 'Premium of the month'],
    },
    remuneracao: {
      pt: ['Salário-base mais o adicional', 'Salário-base mais o adicional'],
      en: ['Base salary plus the premium', 'Base salary plus the premium'],
    },
    reflexos: {
      pt: ['Reflexos', 'O que o adicional acrescenta por mês a outras verbas'],
      en: ['Reflexos', 'What the premium adds to other pay in a month'],
      fields: reflexes,
    },
    insalubridade: {
      pt: [
        'Adicional de insalubridade de cada grau',
        'Adicional de insalubridade de cada grau, sobre o salário mínimo',
      ],
      en: [
        'Premium of unhealthy work of each degree',
        'Premium of unhealthy work of each degree, on the minimum wage',
      ],
      fields: {
        minimo: {
          pt: ['Mínimo', 'Grau mínimo, 10 %'],
          en: ['Minimum degree', 'Minimum degree, 10 %'],
        },
        medio: {
          pt: ['Médio', 'Grau médio, 20 %'],
          en: ['Medium degree', 'Medium degree, 20 %'],
        },
        maximo: {
          pt: ['Máximo', 'Grau máximo, 40 %'],
          en: ['Maximum degree', 'Maximum degree, 40 %'],
        },
      },
    },
    maisVantajoso: {
      pt: [
        'O adicional de maior valor',
        'O adicional de maior valor, ou que isso depende do grau da insalubridade',
      ],
      en: [
        'The premium that pays more',
        'The premium that pays more, or that this depends on the degree of the unhealthy work',
      ],
      choices: {
        periculosidade: { pt: 'Periculosidade', en: 'Periculosidade' },
        insalubridade: { pt: 'Insalubridade', en: 'Insalubridade' },
        'depende-do-grau': { pt: 'Depende do grau', en: 'Depende do grau' },
      },
    },
  },
} satisfies TextsOf<typeof adicionalPericulosidade>;
