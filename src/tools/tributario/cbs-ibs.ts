import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import {
  avisos,
  explicar,
  flag,
  integer,
  inUnit,
  legalYear,
  num,
  percent,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { isReadIn, refuseUnread } from '../../kit/years-read.ts';
import { reportTable } from '../../law/dated.ts';
import { cbsIbsReference } from '../../law/tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { classificationTable } from '../../law/tables/cclasstrib.ts';
import {
  consumptionTaxes,
  type CbsIbsTable,
  type ConsumptionTax,
  ratesOfYear,
  type TaxRates,
} from '../../law/taxes/cbs-ibs.ts';
import {
  type Exact,
  exact,
  isPositive,
  plus,
  sum,
  toDecimal,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { hasSelectiveTax, hasUniformRates, item, type PublicBuyer, taxItem } from './_cbs-ibs-items.ts';
import { apuracao, credito, creditsOf, settle, splitOf, splitPayment } from './_cbs-ibs-settlement.ts';

const rate = v.optional(percent(4));

/** The rate of each tax as it stands, which goes before that of the year. */
const ownRates = {
  cbs: 'aliquotaCbs',
  ibsEstadual: 'aliquotaIbsEstadual',
  ibsMunicipal: 'aliquotaIbsMunicipal',
} as const satisfies TaxRates<string>;

const input = v.object({
  itens: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
  aliquotaReferenciaCbs: rate,
  aliquotaReferenciaIbsEstadual: rate,
  aliquotaReferenciaIbsMunicipal: rate,
  aliquotaCbs: rate,
  aliquotaIbsEstadual: rate,
  aliquotaIbsMunicipal: rate,
  compraGovernamental: v.optional(
    v.object({
      ente: v.picklist(['uniao', 'estado', 'distrito-federal', 'municipio']),
      redutor: v.optional(percent(4), 0),
      presencialSemLicitacao: flag(false),
    }),
  ),
  creditos: v.optional(v.pipe(v.array(credito), v.maxLength(100)), []),
  parcelas: v.optional(inUnit(pure, integer(1, 120)), 1),
  dispensaRecolhimento: flag(true),
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The test of 2026 knows neither public buyers nor instalments; only it can be waived (LC 214/2025, arts. 348, 370 and 472). */
const yearsRead = {
  aliquotaReferenciaCbs: { from: 2027 },
  aliquotaReferenciaIbsEstadual: { from: 2029 },
  aliquotaReferenciaIbsMunicipal: { from: 2029 },
  compraGovernamental: { from: 2027 },
  parcelas: { from: 2027 },
  dispensaRecolhimento: { to: 2026 },
};

const unusedIn = (field: keyof typeof yearsRead) => (_: Input, answer: { readonly ano: number }) =>
  !isReadIn(yearsRead[field], answer.ano);

const taxAmounts = { cbs: num(reais), ibsEstadual: num(reais), ibsMunicipal: num(reais) };
const taxPercentages = { cbs: num(percentage), ibsEstadual: num(percentage), ibsMunicipal: num(percentage) };

/** CBS, IBS and Imposto Seletivo of an operation, its credits and its split payment. */
export const cbsIbs = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cbs-ibs',
  category: 'tributario',
  name: 'Calculadora de CBS e IBS',
  tables: [cbsIbsTable, classificationTable, cbsIbsReference],
  input,
  output: v.object({
    ano: num(pure),
    aliquotas: v.object({
      ...taxPercentages,
      ibs: num(percentage),
      estimadas: v.array(v.string()),
    }),
    itens: v.array(
      v.object({
        valorOperacao: num(reais),
        exclusoes: num(reais),
        baseIs: num(reais),
        is: num(reais),
        baseCalculo: num(reais),
        cst: v.string(),
        cClassTrib: v.nullable(v.string()),
        fundamento: v.nullable(v.string()),
        reducaoCbs: num(percentage),
        reducaoIbs: num(percentage),
        aliquotaEfetiva: v.object(taxPercentages),
        ...taxAmounts,
        ibs: num(reais),
        naoRecolhido: v.nullable(
          v.object({
            motivo: v.picklist(['diferimento', 'suspensao']),
            ...taxAmounts,
            total: num(reais),
          }),
        ),
        tributosSemDestinacao: v.optional(v.object({ ...taxAmounts, total: num(reais) })),
        total: num(reais),
      }),
    ),
    totais: v.object({
      valorOperacao: num(reais),
      exclusoes: num(reais),
      is: num(reais),
      baseCalculo: num(reais),
      ...taxAmounts,
      ibs: num(reais),
      tributos: num(reais),
      totalNota: num(reais),
      cargaEfetiva: num(percentage),
    }),
    apuracao,
    splitPayment,
    avisos,
    tabela,
  }),
  warnings: [
    'teste-2026',
    'aliquota-estimada',
    'redutor-nao-publicado',
    'is-sem-lei',
    'split-gradual',
    'credito-anulado',
  ],
  reads: {
    inside: {
      itens: {
        when: {
          cClassTrib: { situacao: null, reducao: null },
          quantidade: 'isPorUnidade',
        },
      },
      compraGovernamental: { when: { redutor: { presencialSemLicitacao: false } } },
      creditos: {
        oneOf: [
          [
            ['valor', 'reducao'],
            ['cbs', 'ibs'],
          ],
        ],
      },
    },
  },
  result: 'totais.tributos',
  examples: [
    {
      input: {
        itens: [
          { valor: 1000, frete: 40, outrasExclusoes: 90 },
          { valor: 500, cClassTrib: '200032' },
        ],
        creditos: [{ valor: 300 }],
        aliquotaCbs: 8.8,
        ano: 2027,
      },
    },
  ],
  impossible: { itens: [{ valor: 100, icms: 200 }] },
  assumptions: {
    unused: {
      parcelas: unusedIn('parcelas'),
      dispensaRecolhimento: unusedIn('dispensaRecolhimento'),
      'compraGovernamental.redutor': ({ compraGovernamental }) =>
        compraGovernamental?.presencialSemLicitacao === true,
    },
    constants: (input, _, context) => {
      const law = lawOf({ cbsIbs: cbsIbsTable }, input, context);
      return ratesOf(input, law.cbsIbs.value, law.dia, context).assumed;
    },
  },
  run(input, context) {
    const law = lawOf({ cbsIbs: cbsIbsTable }, input, context);
    const table = law.cbsIbs.value;
    const { ano } = law;
    refuseUnread(yearsRead, ano, input, context);
    const hasCode = input.itens.some(({ cClassTrib }) => cClassTrib !== undefined);
    const codes = hasCode ? lawOn({ codes: classificationTable }, 'ano', law.dia, input, context) : undefined;
    const year = ratesOf(input, table, law.dia, context);
    const buyer = buyerOf(input, table);

    const items = input.itens.map((item, i) =>
      taxItem(item, i, {
        ano,
        standard: year.standard,
        uniform: year.rates,
        codes: codes?.codes,
        buyer,
      }),
    );
    const sumOf = (name: Summed) => sum(...items.map(({ shown }) => exact(shown[name])));
    const [operation, is, cbs, ibs] = [sumOf('valorOperacao'), sumOf('is'), sumOf('cbs'), sumOf('ibs')];
    const taxes = sum(is, cbs, ibs);
    const invoice = sumOf('total');
    const isTest = ano === TEST_YEAR;
    const { annulled, shown: apuracao } = settle(
      { cbs, ibs },
      creditsOf(input.creditos, year.standard),
      {
        all: operation,
        annulling: sum(
          ...items.filter(({ annuls }) => annuls).map(({ shown }) => exact(shown.valorOperacao)),
        ),
      },
      isTest && input.dispensaRecolhimento,
    );
    return {
      ano,
      aliquotas: {
        cbs: toDecimal(year.standard.cbs, 4),
        ibsEstadual: toDecimal(year.standard.ibsEstadual, 4),
        ibsMunicipal: toDecimal(year.standard.ibsMunicipal, 4),
        ibs: toDecimal(plus(year.standard.ibsEstadual, year.standard.ibsMunicipal), 4),
        estimadas: [...year.estimadas],
      },
      itens: items.map(({ shown }) => shown),
      totais: {
        valorOperacao: toMoney(operation),
        exclusoes: toMoney(sumOf('exclusoes')),
        is: toMoney(is),
        baseCalculo: toMoney(sumOf('baseCalculo')),
        cbs: toMoney(cbs),
        ibsEstadual: toMoney(sumOf('ibsEstadual')),
        ibsMunicipal: toMoney(sumOf('ibsMunicipal')),
        ibs: toMoney(ibs),
        tributos: toMoney(taxes),
        totalNota: toMoney(invoice),
        cargaEfetiva: toPercent(taxes, operation, 4),
      },
      apuracao,
      splitPayment: isTest ? null : splitOf({ cbs, ibs }, invoice, input.parcelas),
      avisos: [
        ...(isTest ? ['teste-2026'] : []),
        ...(year.estimadas.length > 0 ? ['aliquota-estimada'] : []),
        ...(buyer && !isRedutorSent(context) ? ['redutor-nao-publicado'] : []),
        ...(input.itens.some(hasSelectiveTax) ? ['is-sem-lei'] : []),
        ...(isTest ? [] : ['split-gradual']),
        ...(isPositive(annulled.cbs) || isPositive(annulled.ibs) ? ['credito-anulado'] : []),
      ],
      tabela: reportTable({ ...law, ...(codes?.revisar && { revisar: true }), ...year.facts }, [
        law.cbsIbs,
        ...(codes ? [codes.codes] : []),
        ...year.entries,
      ]),
    };
  },
});

/** LC 214/2025, arts. 343, 346 and 348. */
const TEST_YEAR = 2026;

/** Amounts of the items that are added up. */
type Summed =
  | 'valorOperacao'
  | 'exclusoes'
  | 'is'
  | 'baseCalculo'
  | 'cbs'
  | 'ibsEstadual'
  | 'ibsMunicipal'
  | 'ibs'
  | 'total';

/** The rates of the year by reference, and the standard ones of the call: its own where it sent them. */
function ratesOf(input: Input, table: CbsIbsTable, day: string, context: Context) {
  const isUniform = input.itens.some(hasUniformRates);
  const entering = consumptionTaxes.filter((tax) => isUniform || input[ownRates[tax]] === undefined);
  const year = ratesOfYear(table, day, input, context, entering);
  const standardOf = (tax: ConsumptionTax): Exact => {
    const own = input[ownRates[tax]];
    return own === undefined ? year.rates[tax] : exact(own, ownRates[tax]);
  };
  return {
    ...year,
    standard: {
      cbs: standardOf('cbs'),
      ibsEstadual: standardOf('ibsEstadual'),
      ibsMunicipal: standardOf('ibsMunicipal'),
    },
  };
}

/** The public buyer, unless it bought on the spot without a bid (art. 472). Its share of the CBS grows as the IBS does. */
function buyerOf({ compraGovernamental }: Input, table: CbsIbsTable): PublicBuyer | null {
  if (!compraGovernamental || compraGovernamental.presencialSemLicitacao) return null;
  const { ente, redutor } = compraGovernamental;
  const parteCbs = 'parteIbs' in table ? exact(table.parteIbs, 'parteIbs', table) : zero;
  return { ente, redutor, parteCbs };
}

function isRedutorSent({ sent }: Context): boolean {
  return (sent['compraGovernamental'] as { readonly redutor?: number }).redutor !== undefined;
}
