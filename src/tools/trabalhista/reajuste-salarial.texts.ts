import { arredondamentoInss, dependentes } from '../../kit/fields/legal.texts.ts';
import type { reajusteSalarial } from './reajuste-salarial.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioAtual: { pt: ['Salário atual', 'Salário bruto atual'], en: ['Current salary', 'Current gross salary'] },
  percentual: { pt: ['Reajuste', 'Aumento, ou corte se negativo. Obrigatório sem salarioNovo'], en: ['Raise', 'Raise, or a cut if negative. Required without salarioNovo'] },
  salarioNovo: { pt: ['Salário novo', 'Salário bruto novo, no lugar de percentual'], en: ['New salary', 'New gross salary, instead of percentual'] },
  ganhoReal: { pt: ['Ganho real', 'Aumento além do reajuste, que se compõe com percentual'], en: ['Real gain', 'Raise on top of the first, which compounds with percentual'] },
  inflacao: { pt: ['Inflação', 'Inflação do período, negativa na deflação. Acrescenta poderDeCompra'], en: ['Inflation', 'Inflation of the period, negative in deflation. Adds poderDeCompra'] },
  mesesRetroativos: { pt: ['Meses em atraso', 'Tempo de reajuste em atraso, pago como retroativo'], en: ['Months late', 'Time for which the raise is late, paid as arrears'] },
  dependentes,
  arredondamentoInss,
} satisfies FieldsTexts;

export const reajusteSalarialTexts = {
  englishName: 'Salary raise calculator',
  summary: { pt: 'Reajuste do salário, efeito no líquido e ganho real', en: 'Salary raise, its effect on the net pay, and the real gain' },
  search: { pt: 'aumento de salário, dissídio, retroativo, data-base, acordo coletivo', en: 'pay raise, salary increase, back pay, union agreement' },
  about: {
    pt: 'O aumento do ano soma 12 meses, o 13º salário e o terço de férias. O líquido desconta INSS e IRRF pelas tabelas do ano.',
    en: 'The yearly raise adds up 12 months, the 13th salary and the vacation third. The net pay deducts INSS and IRRF by the tables of the year.',
  },
  why: [{ text: { pt: 'São {aumento} a mais por mês, {aumentoLiquido} depois dos descontos.', en: '{aumento} more a month, {aumentoLiquido} after deductions.' } }],
  facts: ['aumento', 'aumentoLiquido', 'retroativo', 'liquidoNovo', 'poderDeCompra.ganhoReal'],
  input,
  output: {
    salarioAtual: { pt: ['Salário atual', 'Salário bruto atual'], en: ['Current salary', 'Current gross salary'] },
    salarioNovo: { pt: ['Salário novo', 'Salário bruto novo'], en: ['New salary', 'New gross salary'] },
    percentual: { pt: ['Reajuste total', 'Do salário atual ao novo'], en: ['Total raise', 'From the current salary to the new one'] },
    aumento: { pt: ['Aumento por mês', 'Salário novo menos o atual'], en: ['Raise per month', 'New salary less the current one'] },
    aumentoAnual: { pt: ['Aumento por ano', 'Aumento em um ano, com 13º salário e terço de férias'], en: ['Raise per year', 'Raise in a year, with the 13th salary and the vacation third'] },
    retroativo: { pt: ['Retroativo', 'Aumento do tempo em atraso'], en: ['Back pay', 'Raise for the months that are late'] },
    liquidoAtual: { pt: ['Líquido atual', 'Salário líquido atual'], en: ['Current net pay', 'Current net salary'] },
    liquidoNovo: { pt: ['Líquido novo', 'Salário líquido novo'], en: ['New net pay', 'New net salary'] },
    aumentoLiquido: { pt: ['Aumento líquido', 'Líquido novo menos o atual'], en: ['Net raise', 'New net pay less the current one'] },
    poderDeCompra: {
      pt: ['Poder de compra', 'O reajuste diante da inflação; só com inflacao'],
      en: ['Purchasing power', 'The raise compared with inflation; only with inflacao'],
      fields: {
        inflacao: { pt: ['Inflação', 'Inflação do período'], en: ['Inflation', 'Inflation of the period'] },
        ganhoReal: { pt: ['Ganho real', 'Reajuste acima da inflação; negativo abaixo dela'], en: ['Real gain', 'Raise above inflation; negative below it'] },
        salarioNecessario: { pt: ['Salário necessário', 'Salário que repõe a inflação'], en: ['Salary needed', 'Salary that makes up for inflation'] },
        situacao: {
          pt: ['Situação', 'Efeito do reajuste no poder de compra'],
          en: ['Outcome', 'Effect of the raise on purchasing power'],
          choices: {
            ganho: { pt: 'Ganha poder de compra', en: 'Gains purchasing power' },
            perda: { pt: 'Perde poder de compra', en: 'Loses purchasing power' },
            neutro: { pt: 'Mantém o poder de compra', en: 'Keeps purchasing power' },
          },
        },
      },
    },
  },
} satisfies TextsOf<typeof reajusteSalarial>;
