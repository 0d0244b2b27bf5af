import * as v from 'valibot';
import { sumOfClosed } from '../../law/largest-remainder.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, tabela, num, pure } from '../../kit/fields/index.ts';
import { type Text } from '../../kit/texts.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  recordGiven,
  percentOf,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { annexByFactorR, factorR, factorRShown } from '../../law/taxes/fator-r.ts';
import {
  type AnnexName,
  annexNames,
  type Das,
  dasOf,
  type RevenueMark,
  revenueMarks,
  simplesTaxes,
  type SimplesTable,
} from '../../law/taxes/simples-nacional.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Reads } from '../../kit/reads.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  FULL_YEAR,
  janelaRbt12,
  ofTwelveMonths,
  requireUpTo,
  revenuesOf,
  type SimplesInput,
  simplesInput,
  windowOf,
} from './_simples-revenue.ts';

/** Percent of the sublimit from which the answer warns that it is near. */
const NEAR = 90;

const shareOfTax = num(reais);
const tributos = v.partial(v.object(v.entriesFromList(simplesTaxes, shareOfTax)));

/** Annexes I and II have ICMS in their DAS, the others ISS. An export pays neither, nor PIS and Cofins. */
const marks = {
  issRetido: { anexo: ['III', 'IV', 'V', 'fator-r'], exportacao: false },
  substituicaoIcms: { anexo: ['I', 'II'], exportacao: false },
  monofasico: { anexo: [], exportacao: false },
  exportacao: 'anexo',
} satisfies Reads<Pick<SimplesInput, 'anexo' | RevenueMark>>['when'];

/** The DAS of a month by annex, with the share of each tax to the cent. */
export const simplesNacional = defineCalculator({
  method: 'POST',
  path: '/calculadoras/simples-nacional',
  category: 'tributario',
  name: 'Calculadora do Simples Nacional',
  tables: [simplesTable, factorRTable],
  input: simplesInput,
  output: v.object({
    rbt12: num(reais),
    proporcionalizado: v.boolean(),
    janelaRbt12,
    fatorR: v.optional(num(percentage)),
    receitas: v.array(
      v.object({
        anexo: v.picklist(annexNames),
        receita: num(reais),
        faixa: num(pure),
        aliquotaNominal: num(percentage),
        parcelaDeduzir: num(reais),
        aliquotaEfetiva: num(percentage),
        valor: num(reais),
        tributos: tributos,
      }),
    ),
    receitaMes: num(reais),
    das: num(reais),
    aliquotaEfetiva: num(percentage),
    tributos: tributos,
    sublimite: v.object({
      valor: num(reais),
      ultrapassado: v.boolean(),
    }),
    avisos,
    tabela,
  }),
  warnings: [
    'icms-iss-fora-do-das',
    'icms-iss-ibs-fora-do-das',
    'ibs-fora-do-das',
    'cpp-fora-do-das',
    'perto-do-sublimite',
    'anexo-ii-ipi-mantido',
    'cbs-ibs-fora-do-das',
    'monofasico-combustiveis',
  ],
  reads: {
    when: {
      folha12: [{ anexo: 'fator-r' }, 'receitas'],
      ...marks,
    },
    inside: { receitas: { when: marks } },
    oneOf: [[['anexo', 'receitaMes'], ['receitas']]],
  },
  requires: ({ anexo, receitas = [] }) =>
    anexo === 'fator-r' || receitas.some((item) => item.anexo === 'fator-r') ? ['folha12'] : [],
  result: 'das',
  examples: [{ input: { anexo: 'III', rbt12: 3_000_000, receitaMes: 100_000, ano: 2026 } }],
  impossible: { rbt12: 4800000.01, anexo: 'I', receitaMes: 1 },
  assumptions: {
    // A mark takes taxes out.
    unused: {
      issRetido: (_, { tributos }) => tributos.iss === undefined,
      substituicaoIcms: (_, { tributos }) => tributos.icms === undefined,
      monofasico: (_, { tributos }) => tributos.pis === undefined && tributos.cbs === undefined,
      hibrido: (_, { tributos }) => tributos.cbs === undefined && tributos.ibs === undefined,
    },
  },
  run(input, context) {
    const revenues = revenuesOf(input);
    const byFactorR = revenues.some(({ anexo }) => anexo === 'fator-r');

    const law = lawOf({ simples: simplesTable, factorR: factorRTable }, input, context);
    const table = law.simples.value;
    if (input.hibrido && table.hibrido === null) throw invalidValue('hibrido', noHybrid);
    const month = sum(...revenues.map(({ valor }) => exact(valor, 'receita')));
    const revenue12 = ofTwelveMonths(table, input, exact(input.rbt12, 'rbt12'), month);
    requireUpTo(table.limite, revenue12, input);

    const payroll = exact(input.folha12 ?? 0, 'folha12');
    const payroll12 = ofTwelveMonths(table, input, payroll, payroll);
    const isStarting = input.mesesAnteriores === 0 && table.inicio === 'primeira-faixa';
    const factor = isStarting
      ? exact(law.factorR.value.semReceita)
      : factorR(law.factorR.value, payroll12, revenue12);
    const regular = (input.hibrido && table.hibrido) || [];
    const items = revenues.map((revenue) => {
      const annex = revenue.anexo === 'fator-r' ? annexByFactorR(law.factorR.value, factor) : revenue.anexo;
      const marks = revenueMarks.filter((mark) => revenue[mark]);
      const outside = [...marks.flatMap((mark) => table.segregacao[mark]), ...regular];
      return {
        annex,
        revenue: revenue.valor,
        das: dasOf(table, annex, revenue12, exact(revenue.valor, 'receita'), outside),
      };
    });
    const paid = items.map(({ das }) => toMoney(das.due));
    return {
      rbt12: toMoney(revenue12),
      proporcionalizado: input.mesesAnteriores < FULL_YEAR,
      ...(law.competencia !== undefined && { janelaRbt12: windowOf(table, law.competencia) }),
      ...(byFactorR && { fatorR: factorRShown(factor) }),
      receitas: items.map(({ annex, revenue, das }, i) => ({
        anexo: annex,
        receita: recordGiven(revenue, 'receita'),
        faixa: das.faixa,
        aliquotaNominal: recordGiven(das.bracket.aliquota, 'aliquota', das.bracket),
        parcelaDeduzir: recordGiven(das.bracket.parcelaDeduzir, 'parcelaDeduzir', das.bracket),
        aliquotaEfetiva: toDecimal(das.effective, 4),
        valor: paid[i] as number,
        tributos: taxesOf([das]),
      })),
      receitaMes: toMoney(month),
      das: sumMoney(paid),
      aliquotaEfetiva: toPercent(sum(...items.map(({ das }) => das.due)), month, 4),
      tributos: taxesOf(items.map(({ das }) => das)),
      sublimite: {
        valor: recordGiven(table.sublimite, 'sublimite', table),
        ultrapassado: isAbove(revenue12, table.sublimite),
      },
      avisos: warningsOf(table, revenue12, {
        annexes: items.map(({ annex }) => annex),
        isHybrid: input.hibrido,
        isSingleStage: revenues.some(({ monofasico }) => monofasico),
      }),
      tabela: reportTable(law, [law.simples]),
    };
  },
});

/** BRL of each tax, in the order of the answers. */
function taxesOf(all: readonly Das[]) {
  const totals = simplesTaxes.flatMap((tax) => {
    const parts = all.flatMap(({ taxes }) => {
      const part = taxes.get(tax);
      return part ? [part] : [];
    });
    return parts.length === 0 ? [] : [[tax, sumOfClosed(parts)]];
  });
  return Object.fromEntries(totals);
}

const noHybrid: Text = {
  pt: 'só existe desde 2027: antes não há CBS nem IBS no DAS',
  en: 'only exists since 2027: before it there is no CBS or IBS in the DAS',
};

/** The facts of a month on which its warnings depend, beside its revenue of 12 months. */
interface MonthFacts {
  readonly annexes: readonly AnnexName[];
  readonly isHybrid: boolean;
  readonly isSingleStage: boolean;
}

function warningsOf(
  table: SimplesTable,
  revenue12: Exact,
  { annexes, isHybrid, isSingleStage }: MonthFacts,
): string[] {
  const { sublimite, anexos } = table;
  const isOver = isAbove(revenue12, sublimite);
  const isNear = !isOver && compare(revenue12, percentOf(exact(sublimite), NEAR)) > 0;
  const hasCbs = table.hibrido !== null;
  const held = new Set(Object.values(anexos).flatMap(({ tributos }) => tributos));
  const local = (['icms', 'iss', 'ibs'] as const).filter((tax) => held.has(tax));
  return [
    ...(isOver ? [`${local.join('-')}-fora-do-das`] : []),
    ...(annexes.includes('IV') ? ['cpp-fora-do-das'] : []),
    ...(isNear ? ['perto-do-sublimite'] : []),
    ...(hasCbs && annexes.includes('II') ? ['anexo-ii-ipi-mantido'] : []),
    ...(isHybrid ? ['cbs-ibs-fora-do-das'] : []),
    ...(hasCbs && isSingleStage ? ['monofasico-combustiveis'] : []),
  ];
}

function isAbove(value: Exact, limit: number): boolean {
  return compare(value, exact(limit)) > 0;
}
