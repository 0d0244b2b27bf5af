import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, legalYear, num, pure, tabela } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  notNegative,
  percentOf,
  share,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { annexByFactorR, factorR, factorRShown } from '../../law/taxes/fator-r.ts';
import { type AnnexName, type Das, dasOf, type SimplesTable } from '../../law/taxes/simples-nacional.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { amount, rbt12 } from './_fields.ts';
import { janelaRbt12, windowOf } from './_simples-revenue.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';

const das = v.object({
  faixa: num(pure),
  aliquotaEfetiva: num(percentage),
  das: num(reais),
});

/** Payroll over revenue of 12 months, and the annex that it leads to. */
export const fatorR = defineCalculator({
  method: 'POST',
  path: '/calculadoras/fator-r',
  category: 'tributario',
  name: 'Calculadora de fator R',
  tables: [factorRTable, simplesTable],
  input: v.object({
    folha12: amount,
    rbt12,
    receitaMes: v.optional(amount),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    folha12: num(reais),
    rbt12: num(reais),
    janelaRbt12,
    fatorR: num(percentage),
    anexo: v.picklist(['III', 'V']),
    folhaMinima: num(reais),
    faltaAnual: num(reais),
    faltaMensal: num(reais),
    folga: num(reais),
    comparativo: v.optional(
      v.object({
        anexoIII: das,
        anexoV: das,
        economiaMensal: num(reais),
      }),
    ),
    tabela,
  }),
  result: 'fatorR',
  examples: [{ input: { folha12: 60_000, rbt12: 240_000, receitaMes: 20_000, ano: 2026 } }],
  impossible: { folha12: 1, rbt12: 1, ano: 2019 },
  run(input, context) {
    const { folha12, rbt12, receitaMes } = input;
    const law = lawOf({ factorR: factorRTable, simples: simplesTable }, input, context);
    const table = law.factorR.value;
    const [payroll, revenue] = [exact(folha12, 'folha12'), exact(rbt12, 'rbt12')];
    const factor = factorR(table, payroll, revenue);
    const least = percentOf(revenue, table.minimo, 'fatorMinimo', table);
    const missing = notNegative(minus(least, payroll));
    return {
      folha12,
      rbt12,
      ...(law.competencia !== undefined && { janelaRbt12: windowOf(law.simples.value, law.competencia) }),
      fatorR: factorRShown(factor),
      anexo: annexByFactorR(table, factor),
      folhaMinima: toMoney(least),
      faltaAnual: toMoney(missing),
      faltaMensal: toMoney(share(missing, 1, 12)),
      folga: toMoney(notNegative(minus(payroll, least))),
      ...(receitaMes !== undefined && {
        comparativo: compareAnnexes(law.simples.value, revenue, exact(receitaMes, 'receitaMes')),
      }),
      tabela: reportTable(law, [law.factorR]),
    };
  },
});

/** The DAS of a month in each of the two annexes. Throws 422 of `rbt12` where there is no revenue of 12 months. */
function compareAnnexes(table: SimplesTable, revenue12: Exact, revenue: Exact) {
  if (!isPositive(revenue12)) {
    const { pt, en } = inRange(0.01, undefined);
    throw invalidValue('rbt12', { pt: `${pt} com receitaMes`, en: `${en} with receitaMes` });
  }
  const dasIn = (annex: AnnexName) => dasOf(table, { annex, revenue12 }, revenue);
  const [three, five] = [dasIn('III'), dasIn('V')];
  return {
    anexoIII: show(three),
    anexoV: show(five),
    economiaMensal: toMoney(minus(five.total, three.total)),
  };
}

function show({ faixa, effective, total }: Das) {
  return { faixa, aliquotaEfetiva: toDecimal(effective, 4), das: toMoney(total) };
}
