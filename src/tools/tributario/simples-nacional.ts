import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { tabela } from '../../core/fields.ts';
import { required } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  percentOf,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { annexByFactorR, factorR, factorRShown } from '../../lib/law/taxes/factor-r.ts';
import {
  type AnnexName,
  annexNames,
  type Das,
  dasOf,
  revenueMarks,
  simplesTaxes,
  type SimplesTable,
} from '../../lib/law/taxes/simples-nacional.ts';
import { factorRTable } from '../../tables/fator-r.ts';
import { simplesTable } from '../../tables/simples-nacional.ts';
import { lawOf } from './_law.ts';
import { FULL_YEAR, ofTwelveMonths, requireUpTo, revenuesOf, simplesInput } from './_simples-revenue.ts';

/** Percent of the sublimit from which the answer warns that it is near. */
const NEAR = 90;

const tributos = v.partial(v.object(v.entriesFromList(simplesTaxes, v.number())));

/** The DAS of a month by annex, with the share of each tax to the cent. */
export const simplesNacional = defineTool({
  method: 'POST',
  path: '/calculadoras/simples-nacional',
  category: 'tributario',
  name: 'Calculadora do Simples Nacional',
  summary: 'DAS do mês por anexo, com a partilha entre os tributos',
  input: simplesInput,
  output: v.object({
    rbt12: v.number(),
    proporcionalizado: v.boolean(),
    fatorR: v.optional(v.number()),
    receitas: v.array(
      v.object({
        anexo: v.picklist(annexNames),
        receita: v.number(),
        faixa: v.number(),
        aliquotaNominal: v.number(),
        parcelaDeduzir: v.number(),
        aliquotaEfetiva: v.number(),
        valor: v.number(),
        tributos,
      }),
    ),
    receitaMes: v.number(),
    das: v.number(),
    aliquotaEfetiva: v.number(),
    tributos,
    sublimite: v.object({ valor: v.number(), ultrapassado: v.boolean() }),
    avisos: v.array(v.string()),
    tabela,
  }),
  warnings: ['icms-iss-fora-do-das', 'cpp-fora-do-das', 'perto-do-sublimite'],
  examples: [
    {
      input: { anexo: 'III', rbt12: 3_000_000, receitaMes: 100_000, ano: 2026 },
      output: {
        rbt12: 3_000_000,
        proporcionalizado: false,
        receitas: [
          {
            anexo: 'III',
            receita: 100_000,
            faixa: 5,
            aliquotaNominal: 21,
            parcelaDeduzir: 125_640,
            aliquotaEfetiva: 16.812,
            valor: 16_812,
            tributos: { irpj: 711.08, csll: 621.31, cofins: 2277.36, pis: 493.74, cpp: 7708.51, iss: 5000 },
          },
        ],
        receitaMes: 100_000,
        das: 16_812,
        aliquotaEfetiva: 16.812,
        tributos: { irpj: 711.08, csll: 621.31, cofins: 2277.36, pis: 493.74, cpp: 7708.51, iss: 5000 },
        sublimite: { valor: 3_600_000, ultrapassado: false },
        avisos: [],
        tabela: {
          ano: 2026,
          vigencia: '2018-01-01',
          fonte: 'LC nº 123/2006, Anexos I a V, na redação da LC nº 155/2016',
        },
      },
    },
  ],
  run(input, context) {
    const revenues = revenuesOf(input);
    const byFactorR = revenues.some(({ anexo }) => anexo === 'fator-r');
    if (byFactorR && input.folha12 === undefined) throw badParameter('folha12', required);

    const law = lawOf({ simples: simplesTable, factorR: factorRTable }, input, context);
    const table = law.simples.value;
    const month = sum(...revenues.map(({ valor }) => exact(valor)));
    const revenue12 = ofTwelveMonths(input, exact(input.rbt12), month);
    requireUpTo(table.limite, revenue12, input);

    const payroll12 = ofTwelveMonths(input, exact(input.folha12 ?? 0), exact(input.folha12 ?? 0));
    const factor = factorR(law.factorR.value, payroll12, revenue12);
    const items = revenues.map((revenue) => {
      const annex = revenue.anexo === 'fator-r' ? annexByFactorR(law.factorR.value, factor) : revenue.anexo;
      const sent = revenueMarks.filter((mark) => revenue[mark]);
      return {
        annex,
        revenue: revenue.valor,
        das: dasOf(table, annex, revenue12, exact(revenue.valor), sent),
      };
    });
    const cents = items.reduce((total, { das }) => total + das.cents, 0);
    return {
      rbt12: toMoney(revenue12),
      proporcionalizado: input.mesesAnteriores < FULL_YEAR,
      ...(byFactorR && { fatorR: factorRShown(factor) }),
      receitas: items.map(({ annex, revenue, das }) => ({
        anexo: annex,
        receita: revenue,
        faixa: das.faixa,
        aliquotaNominal: das.bracket.aliquota,
        parcelaDeduzir: das.bracket.parcelaDeduzir,
        aliquotaEfetiva: toDecimal(das.effective, 4),
        valor: toReais(das.cents),
        tributos: taxesOf([das]),
      })),
      receitaMes: toMoney(month),
      das: toReais(cents),
      aliquotaEfetiva: toPercent(sum(...items.map(({ das }) => das.due)), month, 4),
      tributos: taxesOf(items.map(({ das }) => das)),
      sublimite: { valor: table.sublimite, ultrapassado: isAbove(revenue12, table.sublimite) },
      avisos: warningsOf(
        table,
        revenue12,
        items.map(({ annex }) => annex),
      ),
      tabela: reportTable(law, [law.simples]),
    };
  },
});

/** BRL of each tax, in the order of the answers. */
function taxesOf(all: readonly Das[]) {
  const totals = simplesTaxes.flatMap((tax) => {
    const parts = all.flatMap(({ taxes }) => taxes.get(tax) ?? []);
    return parts.length === 0 ? [] : [[tax, toReais(parts.reduce((a, b) => a + b))]];
  });
  return Object.fromEntries(totals);
}

function warningsOf({ sublimite }: SimplesTable, revenue12: Exact, annexes: readonly AnnexName[]): string[] {
  const isOver = isAbove(revenue12, sublimite);
  const isNear = !isOver && compare(revenue12, percentOf(exact(sublimite), NEAR)) > 0;
  return [
    ...(isOver ? ['icms-iss-fora-do-das'] : []),
    ...(annexes.includes('IV') ? ['cpp-fora-do-das'] : []),
    ...(isNear ? ['perto-do-sublimite'] : []),
  ];
}

function isAbove(value: Exact, limit: number): boolean {
  return compare(value, exact(limit)) > 0;
}
