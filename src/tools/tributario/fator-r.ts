import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  notNegative,
  percentOf,
  rounded,
  share,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { annexByFactorR, factorR, factorRShown } from '../../law/taxes/fator-r.ts';
import { type Das, dasOf, type SimplesTable } from '../../law/taxes/simples-nacional.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { amount, rbt12 } from './_fields.ts';
import { janelaRbt12, windowOf } from './_simples-revenue.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';

const das = v.object({
  faixa: describe(v.number(), { pt: 'Faixa do anexo', en: 'Band of the annex' }, null),
  aliquotaEfetiva: describe(v.number(), { pt: 'Alíquota efetiva', en: 'Effective rate' }, percentage),
  das: describe(v.number(), { pt: 'DAS do mês', en: 'DAS of the month' }, reais),
});

/** Payroll over revenue of 12 months, and the annex that it leads to. */
export const fatorR = defineCalculator({
  method: 'POST',
  path: '/calculadoras/fator-r',
  category: 'tributario',
  name: 'Calculadora de fator R',
  summary: 'Folha sobre receita de 12 meses: anexo III ou V, e quanto falta para os 28 %',
  en: {
    name: 'Factor R calculator',
    summary: 'Payroll over revenue of 12 months: annex III or V, and what is missing to reach 28 %',
  },
  about: {
    pt: 'LC 123/2006, art. 18, §§ 5º-J, 5º-M e 24, e Resolução CGSN 140/2018, art. 26. A decisão usa a razão sem arredondamento. Com folha e sem receita o fator é 28 %, e sem folha 1 %.',
    en: 'LC 123/2006, art. 18, §§ 5-J, 5-M and 24, and CGSN Resolution 140/2018, art. 26. The decision uses the unrounded ratio. With payroll and without revenue the factor is 28 %, and without payroll 1 %.',
  },
  tables: [factorRTable, simplesTable],
  input: v.object({
    folha12: describe(amount, {
      pt: 'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS',
      en: 'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS',
    }),
    rbt12,
    receitaMes: describe(v.optional(amount), {
      pt: 'Receita bruta do mês: acrescenta a comparação do DAS nos dois anexos',
      en: 'Gross revenue of the month: adds the comparison of the DAS in both annexes',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    folha12: describe(v.number(), { pt: 'Folha dos 12 meses', en: 'Payroll of the 12 months' }, reais),
    rbt12: describe(
      v.number(),
      { pt: 'Receita bruta dos 12 meses', en: 'Gross revenue of the 12 months' },
      reais,
    ),
    janelaRbt12,
    fatorR: describe(
      v.number(),
      {
        pt: 'Folha sobre a receita, truncada em duas casas',
        en: 'Payroll over revenue, truncated to two decimals',
      },
      percentage,
    ),
    anexo: describe(v.picklist(['III', 'V']), {
      pt: 'Anexo a que o fator leva',
      en: 'Annex that the factor leads to',
    }),
    folhaMinima: describe(
      v.number(),
      { pt: 'Folha de 12 meses que chega aos 28 %', en: 'Payroll of 12 months that reaches 28 %' },
      reais,
    ),
    faltaAnual: describe(
      v.number(),
      { pt: 'O que falta à folha de 12 meses', en: 'What the payroll of 12 months lacks' },
      reais,
    ),
    faltaMensal: describe(
      v.number(),
      { pt: 'O que falta por mês: um doze avos', en: 'What it lacks a month: a twelfth' },
      reais,
    ),
    folga: describe(
      v.number(),
      { pt: 'O que a folha tem acima dos 28 %', en: 'What the payroll has above 28 %' },
      reais,
    ),
    comparativo: describe(
      v.optional(
        v.object({
          anexoIII: describe(das, { pt: 'O DAS no anexo III', en: 'The DAS in annex III' }),
          anexoV: describe(das, { pt: 'O DAS no anexo V', en: 'The DAS in annex V' }),
          economiaMensal: describe(
            v.number(),
            { pt: 'DAS do anexo V menos o do anexo III', en: 'DAS of annex V less that of annex III' },
            reais,
          ),
        }),
      ),
      {
        pt: 'O DAS do mês em cada anexo; só com receitaMes',
        en: 'The DAS of the month in each annex; only with receitaMes',
      },
    ),
    tabela,
  }),
  result: 'fatorR',
  examples: [{ input: { folha12: 60_000, rbt12: 240_000, receitaMes: 20_000, ano: 2026 } }],
  impossible: { folha12: 1, rbt12: 1, ano: 2024 },
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

/** The DAS of a month in each of the two annexes. Throws 422 of `rbt12` where the annexes give no rate. */
function compareAnnexes(table: SimplesTable, revenue12: Exact, revenue: Exact) {
  if (!isPositive(revenue12) || compare(revenue12, exact(table.limite)) > 0) {
    const { pt, en } = inRange(0.01, table.limite);
    throw invalidValue('rbt12', { pt: `com receitaMes, ${pt}`, en: `with receitaMes, ${en}` });
  }
  const [three, five] = [dasOf(table, 'III', revenue12, revenue), dasOf(table, 'V', revenue12, revenue)];
  return {
    anexoIII: shown(three),
    anexoV: shown(five),
    economiaMensal: toMoney(minus(rounded(five.due), rounded(three.due))),
  };
}

function shown({ faixa, effective, due }: Das) {
  return { faixa, aliquotaEfetiva: toDecimal(effective, 4), das: toMoney(rounded(due)) };
}
