import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, tabela, num, pure } from '../../kit/fields/index.ts';
import { type Text } from '../../kit/texts.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  recordGiven,
  percentOf,
  plus,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { annexByFactorR, factorR, factorRShown } from '../../law/taxes/fator-r.ts';
import {
  addByTax,
  type AnnexName,
  annexNames,
  type Das,
  type RevenueMark,
  simplesTaxes,
  type SimplesTable,
} from '../../law/taxes/simples-nacional.ts';
import { revenueStretches, type Sublimit, sublimitSituations } from '../../law/taxes/simples-sublimit.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Reads } from '../../kit/reads.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  checkRevenues,
  dueOf,
  type FixedAmount,
  fixedAmounts,
  outsideOf,
  stretchesShown,
  yearOf,
} from './_simples-due.ts';
import {
  FULL_YEAR,
  janelaRbt12,
  ofTwelveMonths,
  revenuesOf,
  type SimplesInput,
  simplesInput,
  windowOf,
} from './_simples-revenue.ts';

/** Percent of the sublimit from which the answer warns that it is near. */
const NEAR = 90;

const shareOfTax = num(reais);
const tributos = v.partial(v.object(v.entriesFromList(simplesTaxes, shareOfTax)));

/** Annexes I and II have ICMS in their DAS, the others ISS. An export pays neither, nor PIS and Cofins; a lease has no ISS. */
const marks = {
  issRetido: { anexo: ['III', 'IV', 'V', 'fator-r'], exportacao: false, natureza: 'padrao' },
  substituicaoIcms: { anexo: ['I', 'II'], exportacao: false, natureza: 'padrao' },
  monofasico: { anexo: [], exportacao: false },
  exportacao: 'anexo',
  natureza: 'anexo',
  foraDoDas: 'anexo',
  issFixo: 'anexo',
} satisfies Reads<Pick<SimplesInput, 'anexo' | RevenueMark | 'natureza' | 'foraDoDas' | 'issFixo'>>['when'];

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
    rbt12Exportacao: v.optional(num(reais)),
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
        parcelas: v.optional(
          v.array(
            v.object({
              parte: v.picklist(revenueStretches),
              receita: num(reais),
              aliquota: num(percentage),
            }),
          ),
        ),
      }),
    ),
    receitaMes: num(reais),
    das: num(reais),
    aliquotaEfetiva: num(percentage),
    tributos: tributos,
    sublimite: v.object({
      valor: num(reais),
      ultrapassado: v.nullable(v.boolean()),
      acumulado: v.optional(num(reais)),
      situacao: v.optional(v.picklist(sublimitSituations)),
    }),
    avisos,
    tabela,
  }),
  warnings: [
    'icms-iss-fora-do-das',
    'icms-iss-ibs-fora-do-das',
    'ibs-fora-do-das',
    'informe-receita-acumulada',
    'rbt12-acima-do-limite',
    'cpp-fora-do-das',
    'perto-do-sublimite',
    'anexo-ii-ipi-mantido',
    'cbs-ibs-fora-do-das',
    'monofasico-combustiveis',
    'iss-fixo-fora-do-das',
    'sublimite-excedido',
    'sublimite-retroativo',
  ],
  reads: {
    when: {
      folha12: [{ anexo: 'fator-r' }, 'receitas'],
      rbt12Exportacao: [{ exportacao: true }, { anexo: 'fator-r' }, 'receitas'],
      ...marks,
    },
    inside: { receitas: { when: marks } },
    oneOf: [[['anexo', 'receitaMes'], ['receitas']]],
  },
  requires: ({ anexo, receitas = [], mesInicio }) => [
    ...(anexo === 'fator-r' || receitas.some((item) => item.anexo === 'fator-r')
      ? (['folha12'] as const)
      : []),
    ...(mesInicio === undefined ? [] : (['receitaAcumuladaAno'] as const)),
  ],
  result: 'das',
  examples: [{ input: { anexo: 'III', rbt12: 3_000_000, receitaMes: 100_000, ano: 2026 } }],
  impossible: { rbt12: 1, anexo: 'I', receitaMes: 1, ano: 2026, hibrido: true },
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
    checkRevenues(table, revenues, input);
    const month = sum(...revenues.map(({ valor }) => exact(valor, 'receita')));
    const exported = sum(
      ...revenues.filter(({ exportacao }) => exportacao).map(({ valor }) => exact(valor, 'receita')),
    );
    const ofExports = input.rbt12Exportacao;
    const sold = minus(month, exported);
    const revenue12 = ofTwelveMonths(
      table,
      input,
      exact(input.rbt12, 'rbt12'),
      ofExports === undefined ? month : sold,
    );
    const exports12 =
      ofExports === undefined
        ? null
        : ofTwelveMonths(table, input, exact(ofExports, 'rbt12Exportacao'), exported);

    const payroll = exact(input.folha12 ?? 0, 'folha12');
    const payroll12 = ofTwelveMonths(table, input, payroll, payroll);
    const isStarting = input.mesesAnteriores === 0 && table.inicio === 'primeira-faixa';
    const factor = isStarting
      ? exact(law.factorR.value.semReceita)
      : factorR(law.factorR.value, payroll12, exports12 ? plus(revenue12, exports12) : revenue12);
    const year = yearOf(table, input, sold);
    const fixed = fixedAmounts(table, revenue12, input);
    const leaving = [...((input.hibrido && table.hibrido) || []), ...fixed.map(([tax]) => tax)];
    const items = revenues.map((revenue) => {
      const annex = revenue.anexo === 'fator-r' ? annexByFactorR(law.factorR.value, factor) : revenue.anexo;
      const own12 = revenue.exportacao && exports12 ? exports12 : revenue12;
      const outside = [...outsideOf(table, revenue), ...leaving];
      return { annex, ...dueOf(table, { revenue, annex, own12, sold, outside }, year) };
    });
    const fixedPaid = fixed.map(([, amount]) => exact(amount, 'valorFixo'));
    return {
      rbt12: toMoney(revenue12),
      ...(exports12 && { rbt12Exportacao: toMoney(exports12) }),
      proporcionalizado: input.mesesAnteriores < FULL_YEAR,
      ...(law.competencia !== undefined && { janelaRbt12: windowOf(table, law.competencia) }),
      ...(byFactorR && { fatorR: factorRShown(factor) }),
      receitas: items.map(({ annex, das, parts }, i) => ({
        anexo: annex,
        receita: recordGiven(revenues[i]!.valor, 'receita'),
        faixa: das.faixa,
        aliquotaNominal: recordGiven(das.bracket.aliquota, 'aliquota', das.bracket),
        parcelaDeduzir: recordGiven(das.bracket.parcelaDeduzir, 'parcelaDeduzir', das.bracket),
        aliquotaEfetiva: toDecimal(das.effective, 4),
        valor: toMoney(das.total),
        tributos: taxesOf([das]),
        ...(parts && input.receitaAcumuladaAno !== undefined && { parcelas: stretchesShown(parts) }),
      })),
      receitaMes: toMoney(month),
      das: toMoney(sum(...items.map(({ das }) => das.total), ...fixedPaid)),
      aliquotaEfetiva: toPercent(sum(...items.map(({ das }) => das.due), ...fixedPaid), month, 4),
      tributos: taxesOf(
        items.map(({ das }) => das),
        fixed,
      ),
      sublimite: {
        valor: year ? toMoney(year.sublimit) : recordGiven(table.sublimite, 'sublimite', table),
        ultrapassado: year ? year.situation !== 'dentro' : isAbove(revenue12, table.sublimite) ? null : false,
        ...(year && {
          acumulado: recordGiven(input.receitaAcumuladaAno ?? 0, 'receitaAcumuladaAno'),
          situacao: year.situation,
        }),
      },
      avisos: warningsOf(table, {
        revenue12,
        exports12,
        annexes: items.map(({ annex }) => annex),
        isHybrid: input.hibrido,
        isSingleStage: revenues.some(({ monofasico }) => monofasico),
        hasFixedIss: revenues.some(({ issFixo }) => issFixo),
        year,
      }),
      tabela: reportTable(law, [law.simples]),
    };
  },
});

/** BRL of each tax, in the order of the answers. */
function taxesOf(all: readonly Das[], fixed: readonly FixedAmount[] = []) {
  // A fixed amount has left all revenues.
  const amounts = fixed.map(([tax, amount]) => [tax, exact(amount, 'valorFixo')] as const);
  const taxes = addByTax([...all.flatMap((das) => [...das.taxes]), ...amounts]);
  return Object.fromEntries(taxes.map(([tax, amount]) => [tax, toMoney(amount)]));
}

const noHybrid: Text = {
  pt: 'só existe desde 2027: antes não há CBS nem IBS no DAS',
  en: 'only exists since 2027: before it there is no CBS or IBS in the DAS',
};

/** The facts of a month on which its warnings depend. */
interface MonthFacts {
  readonly revenue12: Exact;
  /** Null where the exports have no revenue of 12 months of their own. */
  readonly exports12: Exact | null;
  readonly annexes: readonly AnnexName[];
  readonly isHybrid: boolean;
  readonly isSingleStage: boolean;
  readonly hasFixedIss: boolean;
  /** Null where nothing of the calendar year was sent. */
  readonly year: Sublimit | null;
}

function warningsOf(table: SimplesTable, facts: MonthFacts): string[] {
  const { revenue12, exports12, annexes, isHybrid, isSingleStage, hasFixedIss, year } = facts;
  const { limite, sublimite, anexos } = table;
  const isOver = isAbove(revenue12, sublimite);
  const isNear = !isOver && compare(revenue12, percentOf(exact(sublimite), NEAR)) > 0;
  const isOverLimit = isAbove(revenue12, limite) || (exports12 !== null && isAbove(exports12, limite));
  const hasCbs = table.hibrido !== null;
  const held = new Set(Object.values(anexos).flatMap(({ tributos }) => tributos));
  const isPassed = year?.situation === 'excedido-no-mes' || year?.situation === 'excedido';
  const local = (['icms', 'iss', 'ibs'] as const).filter((tax) => held.has(tax));
  return [
    ...(year?.situation === 'fora-do-das' ? [`${local.join('-')}-fora-do-das`] : []),
    ...(isOver && !year ? ['informe-receita-acumulada'] : []),
    ...(isOverLimit ? ['rbt12-acima-do-limite'] : []),
    ...(annexes.includes('IV') ? ['cpp-fora-do-das'] : []),
    ...(isNear ? ['perto-do-sublimite'] : []),
    ...(hasCbs && annexes.includes('II') ? ['anexo-ii-ipi-mantido'] : []),
    ...(isHybrid ? ['cbs-ibs-fora-do-das'] : []),
    ...(hasCbs && isSingleStage ? ['monofasico-combustiveis'] : []),
    ...(hasFixedIss ? ['iss-fixo-fora-do-das'] : []),
    ...(isPassed ? ['sublimite-excedido'] : []),
    ...(year?.retroactive ? ['sublimite-retroativo'] : []),
  ];
}

function isAbove(value: Exact, limit: number): boolean {
  return compare(value, exact(limit)) > 0;
}
