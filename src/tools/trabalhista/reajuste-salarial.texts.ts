import { dependentes } from '../../kit/fields/legal.texts.ts';
import type { reajusteSalarial } from './reajuste-salarial.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioAtual: {
    pt: ['Salário atual', 'Salário bruto atual'],
    en: ['Current gross salary', 'Current gross salary'],
  },
  percentual: {
    pt: ['Reajuste', 'Reajuste, ou corte se negativo. Obrigatório sem salarioNovo'],
    en: ['Raise', 'Raise, or a cut where it is negative. Required without salarioNovo'],
  },
  salarioNovo: {
    pt: ['Salário novo', 'Salário bruto novo, no lugar de percentual'],
    en: ['New gross salary', 'New gross salary, in place of percentual'],
  },
  ganhoReal: {
    pt: ['Ganho real', 'Ganho real, que se compõe com percentual'],
    en: ['Real gain', 'Real gain, which compounds with percentual'],
  },
  inflacao: {
    pt: ['Inflação', 'Inflação do período, negativa na deflação: acrescenta poderDeCompra'],
    en: ['Inflation of the period', 'Inflation of the period, negative in deflation: adds poderDeCompra'],
  },
  mesesRetroativos: {
    pt: ['Tempo de reajuste em atraso', 'Tempo de reajuste em atraso, pago como retroativo'],
    en: ['Time for which the raise is late', 'Time for which the raise is late, paid as arrears'],
  },
  dependentes,
} satisfies FieldsTexts;

export const reajusteSalarialTexts = {
  englishName: 'Salary raise calculator',
  summary: {
    pt: 'Reajuste do salário, efeito no líquido e ganho real',
    en: 'Raise of a salary, its effect on the net pay and the real gain',
  },
  about: {
    pt: 'O aumento do ano soma 12 meses, o 13º salário e o terço de férias. O líquido desconta INSS e IRRF pelas tabelas do ano.',
    en: 'The raise of the year adds 12 months, the 13th salary and the third of the vacation. The net pay deducts INSS and IRRF by the tables of the year.',
  },
  input,
  output: {
    salarioAtual: {
      pt: ['Salário atual', 'Salário bruto atual'],
      en: ['Current gross salary', 'Current gross salary'],
    },
    salarioNovo: {
      pt: ['Salário novo', 'Salário bruto novo'],
      en: ['New gross salary', 'New gross salary'],
    },
    percentual: {
      pt: ['Reajuste total', 'Reajuste total'],
      en: ['Raise in all', 'Raise in all'],
    },
    aumento: {
      pt: ['Aumento', 'Salário novo menos o atual'],
      en: ['New salary less the current one', 'New salary less the current one'],
    },
    aumentoAnual: {
      pt: ['Aumento em um ano', 'Aumento em um ano, com 13º salário e terço de férias'],
      en: ['Raise in a year', 'Raise in a year, with the 13th salary and the third of the vacation'],
    },
    retroativo: {
      pt: ['Aumento do tempo em atraso', 'Aumento do tempo em atraso'],
      en: ['Raise of the time that it is late', 'Raise of the time that it is late'],
    },
    liquidoAtual: {
      pt: ['Líquido atual', 'Salário líquido atual'],
      en: ['Current net salary', 'Current net salary'],
    },
    liquidoNovo: {
      pt: ['Líquido novo', 'Salário líquido novo'],
      en: ['New net salary', 'New net salary'],
    },
    aumentoLiquido: {
      pt: ['Aumento líquido', 'Líquido novo menos o atual'],
      en: ['New net salary less the current one', 'New net salary less the current one'],
    },
    poderDeCompra: {
      pt: ['O reajuste diante da inflação', 'O reajuste diante da inflação; só com inflacao'],
      en: ['The raise against inflation', 'The raise against inflation; only with inflacao'],
      fields: {
        inflacao: {
          pt: ['Inflação', 'Inflação do período'],
          en: ['Inflation of the period', 'Inflation of the period'],
        },
        ganhoReal: {
          pt: ['Ganho real', 'Reajuste acima da inflação; negativo abaixo dela'],
          en: ['Raise above inflation', 'Raise above inflation; negative below it'],
        },
        salarioNecessario: {
          pt: ['Salário que repõe a inflação', 'Salário que repõe a inflação'],
          en: ['Salary that makes up for inflation', 'Salary that makes up for inflation'],
        },
        situacao: {
          pt: ['O salário ganha', 'Se o salário ganha, perde ou mantém o poder de compra'],
          en: ['The salary gains', 'Whether the salary gains, loses or keeps purchasing power'],
          choices: {
            ganho: { pt: 'Ganho', en: 'Ganho' },
            perda: { pt: 'Perda', en: 'Perda' },
            neutro: { pt: 'Neutro', en: 'Neutro' },
          },
        },
      },
    },
  },
} satisfies TextsOf<typeof reajusteSalarial>;
