import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { ano, tabela } from '../../core/fields.ts';
import { inRange } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  compare,
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
import { toReais } from '../../lib/numbers/money.ts';
import { annexByFactorR, factorR, factorRShown } from '../../lib/law/taxes/factor-r.ts';
import { type Das, dasOf, type SimplesTable } from '../../lib/law/taxes/simples-nacional.ts';
import { factorRTable } from '../../tables/fator-r.ts';
import { simplesTable } from '../../tables/simples-nacional.ts';
import { money } from './_fields.ts';
import { lawOf } from './_law.ts';

const das = v.object({ faixa: v.number(), aliquotaEfetiva: v.number(), das: v.number() });

/** Payroll over revenue of 12 months, and the annex that it leads to. */
export const fatorR = defineTool({
  method: 'POST',
  path: '/calculadoras/fator-r',
  category: 'tributario',
  name: 'Calculadora de fator R',
  summary: 'Folha sobre receita de 12 meses: anexo III ou V, e quanto falta para os 28 %',
  input: v.object({ folha12: money, rbt12: money, receitaMes: v.optional(money), ano }),
  output: v.object({
    folha12: v.number(),
    rbt12: v.number(),
    fatorR: v.number(),
    anexo: v.picklist(['III', 'V']),
    folhaMinima: v.number(),
    faltaAnual: v.number(),
    faltaMensal: v.number(),
    folga: v.number(),
    comparativo: v.optional(v.object({ anexoIII: das, anexoV: das, economiaMensal: v.number() })),
    tabela,
  }),
  examples: [
    {
      input: { folha12: 60_000, rbt12: 240_000, receitaMes: 20_000, ano: 2026 },
      output: {
        folha12: 60_000,
        rbt12: 240_000,
        fatorR: 25,
        anexo: 'V',
        folhaMinima: 67_200,
        faltaAnual: 7200,
        faltaMensal: 600,
        folga: 0,
        comparativo: {
          anexoIII: { faixa: 2, aliquotaEfetiva: 7.3, das: 1460 },
          anexoV: { faixa: 2, aliquotaEfetiva: 16.125, das: 3225 },
          economiaMensal: 1765,
        },
        tabela: {
          ano: 2026,
          vigencia: '2018-01-01',
          fonte: 'LC nº 123/2006, art. 18, §§ 5º-J, 5º-M e 24; Resolução CGSN nº 140/2018, art. 26',
        },
      },
    },
  ],
  run({ folha12, rbt12, receitaMes, ano }, context) {
    const law = lawOf({ factorR: factorRTable, simples: simplesTable }, { ano }, context);
    const table = law.factorR.value;
    const [payroll, revenue] = [exact(folha12), exact(rbt12)];
    const factor = factorR(table, payroll, revenue);
    const least = percentOf(revenue, table.minimo);
    const missing = notNegative(minus(least, payroll));
    return {
      folha12,
      rbt12,
      fatorR: factorRShown(factor),
      anexo: annexByFactorR(table, factor),
      folhaMinima: toMoney(least),
      faltaAnual: toMoney(missing),
      faltaMensal: toMoney(share(missing, 1, 12)),
      folga: toMoney(notNegative(minus(payroll, least))),
      ...(receitaMes !== undefined && {
        comparativo: compareAnnexes(law.simples.value, revenue, exact(receitaMes)),
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
    economiaMensal: toReais(five.cents - three.cents),
  };
}

function shown({ faixa, effective, cents }: Das) {
  return { faixa, aliquotaEfetiva: toDecimal(effective, 4), das: toReais(cents) };
}
