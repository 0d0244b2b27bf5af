import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import {
  arredondamentoInss,
  dependentes,
  explicar,
  integer,
  inUnit,
  legalMonth,
  num,
  tabela,
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
  roundTo,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { LARGEST_PERCENT, positiveAmount, rate, SMALLEST_CHANGE } from './_fields.ts';

const input = v.object({
  salarioAtual: positiveAmount,
  percentual: v.optional(rate(SMALLEST_CHANGE, LARGEST_PERCENT)),
  salarioNovo: v.optional(positiveAmount),
  ganhoReal: v.optional(rate(0, LARGEST_PERCENT), 0),
  inflacao: v.optional(rate(SMALLEST_CHANGE, LARGEST_PERCENT)),
  mesesRetroativos: inUnit(months, v.optional(integer(0, 24), 0)),
  dependentes,
  arredondamentoInss,
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

/** Gives the change by a factor, in percent with two decimals. */
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
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    salarioAtual: num(reais),
    salarioNovo: num(reais),
    percentual: num(percentage),
    aumento: num(reais),
    aumentoAnual: num(reais),
    retroativo: num(reais),
    liquidoAtual: num(reais),
    liquidoNovo: num(reais),
    aumentoLiquido: num(reais),
    poderDeCompra: v.optional(
      v.object({
        inflacao: num(percentage),
        ganhoReal: num(percentage),
        salarioNecessario: num(reais),
        situacao: situacao,
      }),
    ),
    tabela,
  }),
  reads: { when: { ganhoReal: 'percentual' }, oneOf: [[['percentual'], ['salarioNovo']]] },
  result: ['salarioNovo', 'percentual'],
  examples: [{ input: { salarioAtual: 3000, percentual: 6, inflacao: 3.9, mesesRetroativos: 2, ano: 2026 } }],
  impossible: { salarioAtual: 3000, percentual: 6, ano: 2019 },
  run(input, context) {
    const { salarioAtual, inflacao, mesesRetroativos, dependentes, arredondamentoInss: rounding } = input;
    const raise = raiseOf(input);
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
    const before = exact(salarioAtual, 'salarioAtual');
    const after = times(before, raise);
    const increase = minus(after, before);
    const netOf = (salary: Exact) => roundTo(withholdFrom(law, salary, { rounding, dependentes }).net);
    const [netBefore, netAfter] = [netOf(before), netOf(after)];
    return {
      salarioAtual,
      salarioNovo: toMoney(after),
      percentual: changeOf(raise),
      // Subtract from the rounded salary, so that both make it also where a cut ends in half a cent.
      aumento: toMoney(minus(roundTo(after), before)),
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
