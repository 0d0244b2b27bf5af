import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  between,
  date,
  explicar,
  integer,
  inUnit,
  num,
  pure,
  tableEntries,
  text,
  todayByDefault,
  withExample,
} from '../../kit/fields/index.ts';
import { inRange, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { days, daysMonthsOrYears, percentage, reais } from '../../kit/units.ts';
import { bankDays, bankDayTables } from '../../law/bank-days.ts';
import { type DatedEntry, type DatedTable, entriesOf, entryOn } from '../../law/dated.ts';
import { noteDue } from '../../law/in-force.ts';
import { recorder } from '../../lib/numbers/recording.ts';
import { redemptionTable } from '../../law/tables/iof.ts';
import { custodyTable, fixedIncomeTax, guaranteeTable, savingsTable } from '../../law/tables/renda-fixa.ts';
import { addDays, addMonths, daysBetween } from '../../lib/dates/dates.ts';
import { recordGiven, toMoney, minus } from '../../lib/numbers/exact.ts';
import { compare } from '../../lib/numbers/rational.ts';
import { requireKnownYear } from './_day-count.ts';
import { positiveAmount } from './_fields.ts';
import { yieldOf } from './_fixed-income.ts';
import type { Market } from './_market.ts';
import { indexes, isTesouro, marketNeeds, positionReads, products } from './_positions.ts';
import { isTitle } from './_titles.ts';

const NOTICE = {
  pt: 'É uma projeção com as taxas informadas, que não mudam no prazo, e não uma recomendação de investimento.',
  en: 'This is a projection with the rates that were sent, which do not change in the term, and no investment advice.',
};

/** Days of the longest term: fifty years. */
const LONGEST = 18_262;
const TERMS = { dias: 18_250, meses: 600, anos: 50 } as const;

const warnings = [
  'aplicacao-em-dia-nao-util',
  'resgate-em-dia-nao-util',
  'taxa-em-percentual-do-cdi',
  'taxa-lida-ao-ano',
  'abaixo-do-prazo-minimo',
  'acima-do-fgc',
  'poupanca-sem-aniversario',
  'rendimento-negativo',
] as const;

/** % a year, or % of the CDI. */
const rate = withExample(12, inUnit(percentage, v.optional(between(-50, 1000))));
const market = withExample(14.9, inUnit(percentage, v.optional(between(0, 1000))));

const position = {
  produto: v.picklist(products),
  indexador: v.optional(v.picklist(indexes)),
  taxa: rate,
  vencimento: v.optional(date),
  taxaResgate: rate,
  custodia: v.optional(withExample(0.2, inUnit(percentage, between(0, 5)))),
};

/** A title without a name goes by its product. */
const named = v.union([v.picklist(products), v.string()]);

const input = v.object({
  ...position,
  cdi: market,
  selic: market,
  ipca: rate,
  tr: inUnit(percentage, v.optional(between(0, 10), 0)),
  valor: positiveAmount,
  dataAplicacao: todayByDefault,
  dataResgate: v.optional(date),
  prazo: withExample(24, inUnit(daysMonthsOrYears, v.optional(integer(1, TERMS.dias)))),
  unidadePrazo: v.optional(v.picklist(['dias', 'meses', 'anos']), 'meses'),
  comparar: v.optional(
    v.pipe(
      v.array(v.object({ nome: v.optional(text(1, 60)), ...position })),
      v.minLength(1),
      v.maxLength(10),
    ),
  ),
  explicar,
});

type Input = v.InferOutput<typeof input>;

const yearlyRate = v.nullable(num(percentage));
const equivalencia = v.nullable(
  v.object({ taxaBruta: num(percentage), percentualCdi: v.optional(num(percentage)) }),
);
const head = {
  produto: v.picklist(products),
  indexador: v.optional(v.picklist(indexes)),
  taxa: v.optional(num(percentage)),
};

/** The yield of a fixed income title of a natural person, gross and net, and which of several is best. */
export const rendaFixa = defineCalculator({
  method: 'POST',
  path: '/calculadoras/renda-fixa',
  category: 'financeiro',
  name: 'Rendimento da renda fixa',
  tables: [fixedIncomeTax, redemptionTable, savingsTable, custodyTable, guaranteeTable, ...bankDayTables],
  input,
  output: v.object({
    ...head,
    dataAplicacao: v.string(),
    dataResgate: v.string(),
    diasCorridos: num(days),
    diasUteis: num(days),
    valorAplicado: num(reais),
    vencimento: v.optional(v.string()),
    precoCompra: v.optional(num(pure)),
    precoResgate: v.optional(num(pure)),
    poupanca: v.optional(
      v.object({
        regra: v.picklist(['nova', 'antiga']),
        adicionalMensal: num(percentage),
        rendimentoMensal: num(percentage),
        mesesCompletos: num(pure),
        primeiroAniversario: v.string(),
      }),
    ),
    valorBruto: num(reais),
    rendimentoBruto: num(reais),
    iof: v.object({ aliquota: num(percentage), valor: num(reais) }),
    ir: v.object({ aliquota: num(percentage), base: num(reais), valor: num(reais) }),
    custodia: num(reais),
    valorLiquido: num(reais),
    rendimentoLiquido: num(reais),
    rentabilidadeBruta: num(percentage),
    rentabilidadeLiquida: num(percentage),
    taxaBrutaAnual: yearlyRate,
    taxaLiquidaAnual: yearlyRate,
    taxaLiquidaMensal: yearlyRate,
    ganhoReal: v.optional(yearlyRate),
    equivalencia,
    cupons: v.optional(
      v.array(
        v.object({
          data: v.string(),
          valor: num(reais),
          ir: num(reais),
          custodia: num(reais),
          liquido: num(reais),
        }),
      ),
    ),
    avisos,
    comparacao: v.optional(
      v.array(
        v.object({
          posicao: num(pure),
          nome: named,
          ...head,
          valorBruto: num(reais),
          valorLiquido: num(reais),
          rendimentoLiquido: num(reais),
          rentabilidadeLiquida: num(percentage),
          taxaLiquidaAnual: yearlyRate,
          equivalencia,
          diferenca: num(reais),
        }),
      ),
    ),
    melhor: v.optional(named),
    tabela: v.object(tableEntries),
    aviso: v.string(),
  }),
  warnings,
  result: 'valorLiquido',
  examples: [
    {
      input: {
        produto: 'cdb',
        indexador: 'percentual-cdi',
        taxa: 110,
        cdi: 14.9,
        selic: 15,
        valor: 10_000,
        dataAplicacao: '2025-11-03',
        prazo: 12,
        comparar: [
          { nome: 'LCI', produto: 'lci', indexador: 'percentual-cdi', taxa: 93 },
          { nome: 'Tesouro Selic', produto: 'tesouro-selic', taxa: 0.06 },
        ],
      },
    },
    {
      input: {
        produto: 'tesouro-prefixado-juros',
        taxa: 14.5,
        valor: 50_000,
        dataAplicacao: '2025-02-10',
        dataResgate: '2026-02-02',
        vencimento: '2033-01-01',
      },
    },
    {
      input: {
        produto: 'poupanca',
        selic: 7,
        valor: 1000,
        dataAplicacao: '2026-03-10',
        dataResgate: '2026-09-09',
      },
    },
  ],
  impossible: {
    produto: 'poupanca',
    selic: 7,
    valor: 1,
    dataAplicacao: '2026-03-10',
    dataResgate: '2026-03-10',
  },
  reads: {
    oneOf: [[['dataResgate'], ['prazo']]],
    needs: positionReads.needs,
    when: { ...positionReads.when, unidadePrazo: 'prazo' },
    inside: { comparar: positionReads },
  },
  requires: marketNeeds,
  assumptions: {
    unused: { tr: (call) => ![call, ...(call.comparar ?? [])].some(({ produto }) => produto === 'poupanca') },
    constants: ({ produto, custodia, taxa, taxaResgate, vencimento }, answer, context) => ({
      ...(isTesouro(produto) && {
        custodia: custodia ?? tablesOn(answer.dataResgate, answer.dataAplicacao, context).custody.value.taxa,
      }),
      ...(produto === 'tesouro-selic' && { taxa: taxa ?? 0 }),
      ...(isTitle(produto) &&
        vencimento !== undefined &&
        vencimento > answer.dataResgate && { taxaResgate: taxaResgate ?? taxa }),
    }),
  },
  *run(call, context) {
    const { dataAplicacao, valor, comparar } = call;
    const dataResgate = redemptionDay(call);
    for (const [field, day] of [
      ['dataAplicacao', dataAplicacao],
      ['dataResgate', dataResgate],
    ] as const)
      requireKnownYear(field, day);
    const banks = bankDays(context);
    const law = tablesOn(dataResgate, dataAplicacao, context);
    const terms: Market = {
      cdi: call.cdi,
      selic: call.selic,
      ipca: call.ipca,
      tr: call.tr,
      valor,
      from: dataAplicacao,
      to: dataResgate,
      banks,
      law: {
        taxes: law.taxes.value,
        iof: law.iof.value,
        savings: law.savings.value,
        custody: law.custody.value,
        guarantee: law.guarantee.value,
      },
    };
    if (call.selic !== undefined && !readsSelic(call, law.savings.value)) {
      throw badParameter('selic', {
        pt: 'só vale com poupanca depositada a partir de 2012-05-04',
        en: 'only applies with poupanca deposited from 2012-05-04 on',
      });
    }
    const own = yieldOf(call, terms, '');
    const others: Found[] = [];
    for (const [i, other] of (comparar ?? []).entries()) {
      yield;
      others.push(yieldOf(other, terms, `comparar[${i}].`));
    }
    const used = call.produto === 'poupanca' ? law.savings : law.taxes;
    const codes = {
      'aplicacao-em-dia-nao-util': call.produto !== 'poupanca' && !banks.isOpen(dataAplicacao),
      'resgate-em-dia-nao-util': call.produto !== 'poupanca' && !banks.isOpen(dataResgate),
      ...own.warned,
    };
    return {
      produto: call.produto,
      ...(own.indexador && { indexador: own.indexador }),
      ...(call.produto !== 'poupanca' && { taxa: recordGiven(own.taxa, 'taxa') }),
      dataAplicacao,
      dataResgate,
      diasCorridos: own.days,
      diasUteis: own.business,
      valorAplicado: recordGiven(valor, 'valor'),
      ...(call.vencimento !== undefined && isTitle(call.produto) && { vencimento: call.vencimento }),
      ...own.priced,
      ...(own.poupanca && { poupanca: own.poupanca }),
      ...own.figures,
      ...(own.cupons.length > 0 && { cupons: own.cupons }),
      avisos: warnings.filter((code) => codes[code]),
      ...(comparar && comparisonOf([own, ...others], [call.produto, ...comparar.map(nameOf)])),
      tabela: { vigencia: used.from, fonte: used.source },
      aviso: textIn(NOTICE, context.language),
    };
  },
});

type Found = ReturnType<typeof yieldOf>;

/** Savings of the old rule read no Selic. */
const readsSelic = ({ produto, comparar = [] }: Input, { selicLimite }: Market['law']['savings']) =>
  selicLimite !== undefined || [produto, ...comparar.map((one) => one.produto)].includes('tesouro-selic');

/** The entries in force on the day of the redemption, the first ones before them; of savings, on that of the deposit. */
function tablesOn(redemption: string, deposit: string, context: Context) {
  noteDue([fixedIncomeTax, redemptionTable, savingsTable, custodyTable, guaranteeTable], context);
  const on = <Value>(table: DatedTable<Value>, day: string): DatedEntry<Value> => {
    const entries = entriesOf(table, context.tables);
    const entry = (entryOn(entries, day) ?? entries[0]) as DatedEntry<Value>;
    recorder?.table(entry.value, entry.source);
    return entry;
  };
  return {
    taxes: on(fixedIncomeTax, redemption),
    iof: on(redemptionTable, redemption),
    guarantee: on(guaranteeTable, redemption),
    custody: on(custodyTable, redemption),
    savings: on(savingsTable, deposit),
  };
}

function redemptionDay({ dataAplicacao, dataResgate, prazo, unidadePrazo }: Input): string {
  if (prazo !== undefined && prazo > TERMS[unidadePrazo])
    throw badParameter('prazo', inRange(1, TERMS[unidadePrazo]));
  const day =
    dataResgate ??
    (unidadePrazo === 'dias'
      ? addDays(dataAplicacao, prazo as number)
      : addMonths(dataAplicacao, (prazo as number) * (unidadePrazo === 'anos' ? 12 : 1)));
  const length = daysBetween(dataAplicacao, day);
  if (length >= 1 && length <= LONGEST) return day;
  throw invalidValue('dataResgate', {
    pt: `deve ser de 1 a ${LONGEST} dias depois de dataAplicacao (${dataAplicacao})`,
    en: `must be 1 to ${LONGEST} days after dataAplicacao (${dataAplicacao})`,
  });
}

const nameOf = ({ nome, produto }: NonNullable<Input['comparar']>[number]) => nome ?? produto;

/** The title of the call and the others, the greatest net amount first. */
function comparisonOf(found: readonly Found[], names: readonly string[]) {
  const [own] = found as [Found];
  const sorted = found
    .map((one, i) => ({ nome: names[i] as string, ...one }))
    .toSorted((a, b) => compare(b.net, a.net));
  return {
    comparacao: sorted.map(({ nome, produto, indexador, taxa, net, figures }, k) => ({
      posicao: k + 1,
      nome,
      produto,
      ...(indexador && { indexador }),
      ...(produto !== 'poupanca' && { taxa: recordGiven(taxa, 'taxa') }),
      valorBruto: figures.valorBruto,
      valorLiquido: figures.valorLiquido,
      rendimentoLiquido: figures.rendimentoLiquido,
      rentabilidadeLiquida: figures.rentabilidadeLiquida,
      taxaLiquidaAnual: figures.taxaLiquidaAnual,
      equivalencia: figures.equivalencia,
      diferenca: toMoney(minus(net, own.net)),
    })),
    melhor: sorted[0]?.nome as string,
  };
}
