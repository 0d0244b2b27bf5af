import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { exactlyOne } from '../../kit/errors/requirements.ts';
import {
  dependentes,
  describe,
  integer,
  inUnit,
  legalMonth,
  tabela,
  explicar,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  minus,
  over,
  percentOf,
  plus,
  rounded,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { withholdFrom } from '../../law/payroll.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { LARGEST_PERCENT, positiveAmount, rate, SMALLEST_CHANGE } from './_fields.ts';

const input = v.object({
  salarioAtual: describe(positiveAmount, { pt: 'Salário bruto atual', en: 'Current gross salary' }),
  percentual: describe(v.optional(rate(SMALLEST_CHANGE, LARGEST_PERCENT)), {
    pt: 'Reajuste, ou corte se negativo. Obrigatório sem salarioNovo',
    en: 'Raise, or a cut where it is negative. Required without salarioNovo',
  }),
  salarioNovo: describe(v.optional(positiveAmount), {
    pt: 'Salário bruto novo, no lugar de percentual',
    en: 'New gross salary, in place of percentual',
  }),
  ganhoReal: describe(v.optional(rate(0, LARGEST_PERCENT), 0), {
    pt: 'Ganho real, que se compõe com percentual',
    en: 'Real gain, which compounds with percentual',
  }),
  inflacao: describe(v.optional(rate(SMALLEST_CHANGE, LARGEST_PERCENT)), {
    pt: 'Inflação do período, negativa na deflação: acrescenta poderDeCompra',
    en: 'Inflation of the period, negative in deflation: adds poderDeCompra',
  }),
  mesesRetroativos: describe(inUnit(months, v.optional(integer(0, 24), 0)), {
    pt: 'Tempo de reajuste em atraso, pago como retroativo',
    en: 'Time for which the raise is late, paid as arrears',
  }),
  dependentes,
  ...legalMonth,
  explicar,
});

type Input = v.InferOutput<typeof input>;

const situacao = v.picklist(['ganho', 'perda', 'neutro']);

/** 1 + a rate in percent. */
function growth(percent: number, name: string): Exact {
  return plus(exact(1), percentOf(exact(1), percent, name));
}

/**
 * The new salary as a multiple of the current one. 400 on `percentual` unless exactly one of `percentual` and
 * `salarioNovo` was sent.
 */
function raiseOf(input: Input): Exact {
  const { salarioAtual, percentual, salarioNovo, ganhoReal } = input;
  return percentual === undefined
    ? over(exact(salarioNovo as number, 'salarioNovo'), exact(salarioAtual, 'salarioAtual'))
    : times(growth(percentual, 'percentual'), growth(ganhoReal, 'ganhoReal'));
}

/** What a factor changes, in percent with two decimals. */
function changeOf(factor: Exact): number {
  return toDecimal(share(minus(factor, exact(1)), 100), 2);
}

function situationOf(ganhoReal: number): v.InferOutput<typeof situacao> {
  if (Number(ganhoReal) === 0) return 'neutro';
  return ganhoReal > 0 ? 'ganho' : 'perda';
}

function purchasingPower(salary: Exact, raise: Exact, inflacao: number) {
  const prices = growth(inflacao, 'inflacao');
  const ganhoReal = changeOf(over(raise, prices));
  return {
    inflacao,
    ganhoReal,
    salarioNecessario: toMoney(times(salary, prices)),
    situacao: situationOf(ganhoReal),
  };
}

/** A raise: the new salary, what it costs and pays, and what inflation leaves of it. `ganhoReal` compounds with `percentual` only. */
export const reajusteSalarial = defineCalculator({
  method: 'POST',
  path: '/calculadoras/reajuste-salarial',
  category: 'trabalhista',
  name: 'Calculadora de reajuste salarial',
  summary: 'Reajuste do salário, efeito no líquido e ganho real',
  en: {
    name: 'Salary raise calculator',
    summary: 'Raise of a salary, its effect on the net pay and the real gain',
  },
  about: {
    pt: 'O aumento do ano soma 12 meses, o 13º salário e o terço de férias. O líquido desconta INSS e IRRF pelas tabelas do ano.',
    en: 'The raise of the year adds 12 months, the 13th salary and the third of the vacation. The net pay deducts INSS and IRRF by the tables of the year.',
  },
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    salarioAtual: describe(v.number(), { pt: 'Salário bruto atual', en: 'Current gross salary' }, reais),
    salarioNovo: describe(v.number(), { pt: 'Salário bruto novo', en: 'New gross salary' }, reais),
    percentual: describe(v.number(), { pt: 'Reajuste total', en: 'Raise in all' }, percentage),
    aumento: describe(
      v.number(),
      { pt: 'Salário novo menos o atual', en: 'New salary less the current one' },
      reais,
    ),
    aumentoAnual: describe(
      v.number(),
      {
        pt: 'Aumento em um ano, com 13º salário e terço de férias',
        en: 'Raise in a year, with the 13th salary and the third of the vacation',
      },
      reais,
    ),
    retroativo: describe(
      v.number(),
      { pt: 'Aumento do tempo em atraso', en: 'Raise of the time that it is late' },
      reais,
    ),
    liquidoAtual: describe(v.number(), { pt: 'Salário líquido atual', en: 'Current net salary' }, reais),
    liquidoNovo: describe(v.number(), { pt: 'Salário líquido novo', en: 'New net salary' }, reais),
    aumentoLiquido: describe(
      v.number(),
      { pt: 'Líquido novo menos o atual', en: 'New net salary less the current one' },
      reais,
    ),
    poderDeCompra: describe(
      v.optional(
        v.object({
          inflacao: describe(
            v.number(),
            { pt: 'Inflação do período', en: 'Inflation of the period' },
            percentage,
          ),
          ganhoReal: describe(
            v.number(),
            {
              pt: 'Reajuste acima da inflação; negativo abaixo dela',
              en: 'Raise above inflation; negative below it',
            },
            percentage,
          ),
          salarioNecessario: describe(
            v.number(),
            { pt: 'Salário que repõe a inflação', en: 'Salary that makes up for inflation' },
            reais,
          ),
          situacao: describe(situacao, {
            pt: 'Se o salário ganha, perde ou mantém o poder de compra',
            en: 'Whether the salary gains, loses or keeps purchasing power',
          }),
        }),
      ),
      {
        pt: 'O reajuste diante da inflação; só com inflacao',
        en: 'The raise against inflation; only with inflacao',
      },
    ),
    tabela,
  }),
  requires: (input) => exactlyOne(input, 'percentual', 'salarioNovo'),
  result: ['salarioNovo', 'percentual'],
  either: [['percentual'], ['salarioNovo']],
  examples: [{ input: { salarioAtual: 3000, percentual: 6, inflacao: 3.9, mesesRetroativos: 2, ano: 2026 } }],
  impossible: { salarioAtual: 3000, percentual: 6, ano: 2024 },
  assumptions: {
    unused: { ganhoReal: ({ salarioNovo }) => salarioNovo !== undefined },
  },
  run(input, context) {
    const { salarioAtual, inflacao, mesesRetroativos, dependentes } = input;
    const raise = raiseOf(input);
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
    const before = exact(salarioAtual, 'salarioAtual');
    const after = times(before, raise);
    const increase = minus(after, before);
    const netOf = (salary: Exact) => rounded(withholdFrom(law, salary, { dependentes }).net);
    const [netBefore, netAfter] = [netOf(before), netOf(after)];
    return {
      salarioAtual,
      salarioNovo: toMoney(after),
      percentual: changeOf(raise),
      // Of the rounded salary, so that both make it also where a cut ends in half a cent.
      aumento: toMoney(minus(rounded(after), before)),
      // Twelve months, the 13th pay and the third of vacation.
      aumentoAnual: toMoney(share(increase, 40, 3)),
      retroativo: toMoney(share(increase, mesesRetroativos)),
      liquidoAtual: toMoney(netBefore),
      liquidoNovo: toMoney(netAfter),
      aumentoLiquido: toMoney(minus(netAfter, netBefore)),
      ...(inflacao !== undefined && { poderDeCompra: purchasingPower(before, raise, inflacao) }),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
