import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import {
  avisos,
  between,
  flag,
  inUnit,
  num,
  optionalPercent,
  percent,
  pure,
  tableEntries,
  uf,
  upperUf,
} from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { cbsIbsReference } from '../../law/tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import { ratesOfYear } from '../../law/taxes/cbs-ibs.ts';
import { stateRates } from '../../law/taxes/icms.ts';
import {
  type Exact,
  exact,
  minus,
  over,
  plus,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033] as const;
const [TEST_YEAR] = YEARS;

/** The day whose ICMS the prices of 2026 have inside. */
const BEFORE = '2026-12-31';

/** Percent of PIS and Cofins together: Lei 9.718/1998, art. 8º, and Lei 9.715/1998, art. 8º; Leis 10.637/2002 and 10.833/2003. */
const PIS_COFINS = { 'lucro-presumido': 3.65, 'lucro-real': 9.25 } as const;

const taxes = ['pisCofins', 'icms', 'iss', 'ipi', 'cbs', 'ibs', 'is'] as const;
type Tax = (typeof taxes)[number];

const upTo = (most: number) => inUnit(percentage, between(0, most, 4));
const icmsRate = v.optional(upTo(40));
const reference = v.optional(percent(4));

const input = v.object({
  receita: positiveAmount,
  setor: v.picklist(['comercio', 'industria', 'servicos']),
  regime: v.optional(v.picklist(['lucro-presumido', 'lucro-real']), 'lucro-presumido'),
  compras: optionalAmount,
  uf: v.optional(uf),
  aliquotaIcms: icmsRate,
  aliquotaIcmsCompras: icmsRate,
  aliquotaPisCofinsCompras: v.optional(upTo(9.25), 9.25),
  aliquotaIss: v.optional(upTo(5), 5),
  aliquotaIpi: optionalPercent(4),
  zonaFranca: flag(false),
  reducao: optionalPercent(4),
  reducaoCompras: optionalPercent(4),
  aliquotaIs: v.optional(upTo(1000), 0),
  aliquotaReferenciaCbs: reference,
  aliquotaReferenciaIbsEstadual: reference,
  aliquotaReferenciaIbsMunicipal: reference,
});

type Input = v.InferOutput<typeof input>;

const balance = v.object({ debito: num(reais), credito: num(reais), saldo: num(reais) });
const amounts = v.array(num(reais));

/** The taxes on the sales of a company, year by year, if its prices change so that it keeps the same before purchases. */
export const transicaoReforma = defineCalculator({
  method: 'POST',
  path: '/calculadoras/transicao-reforma',
  category: 'tributario',
  name: 'Simulador da transição da reforma tributária',
  tables: [cbsIbsTable, cbsIbsReference, icmsTable],
  input,
  output: v.object({
    setor: input.entries.setor,
    regime: input.entries.regime.wrapped,
    receita: num(reais),
    compras: num(reais),
    receitaSemTributos: num(reais),
    comprasSemTributos: num(reais),
    anos: v.array(
      v.object({
        ano: num(pure),
        aliquotas: v.object({
          cbs: num(percentage),
          ibs: num(percentage),
          icms: num(percentage),
          iss: num(percentage),
        }),
        precoVenda: num(reais),
        tributos: v.object(v.entriesFromList(taxes, balance)),
        teste2026: v.nullable(v.object({ cbs: num(reais), ibs: num(reais) })),
        total: num(reais),
        custoCompras: num(reais),
        margem: num(reais),
        cargaSobrePreco: num(percentage),
        diferencaPreco: num(reais),
      }),
    ),
    serie: v.object({
      ano: v.array(num(pure)),
      ...v.entriesFromList(taxes, amounts),
      total: amounts,
      precoVenda: amounts,
      margem: amounts,
    }),
    avisos,
    tabela: v.object(tableEntries),
  }),
  warnings: ['preco-repassado', 'aliquota-estimada'],
  reads: {
    when: {
      uf: { setor: ['comercio', 'industria'] },
      aliquotaIcms: { setor: ['comercio', 'industria'] },
      aliquotaIcmsCompras: 'compras',
      aliquotaPisCofinsCompras: 'compras',
      reducaoCompras: 'compras',
      aliquotaIss: { setor: 'servicos' },
      aliquotaIpi: { setor: 'industria' },
      zonaFranca: 'aliquotaIpi',
    },
  },
  requires: ({ setor, uf, aliquotaIcms }) =>
    (setor === 'comercio' || setor === 'industria') && uf === undefined && aliquotaIcms === undefined
      ? ['uf']
      : [],
  result: 'receitaSemTributos',
  examples: [
    {
      input: {
        receita: 1_200_000,
        setor: 'comercio',
        compras: 700_000,
        uf: 'SP',
        aliquotaReferenciaCbs: 8.8,
        aliquotaReferenciaIbsEstadual: 15.3,
        aliquotaReferenciaIbsMunicipal: 2.4,
      },
    },
  ],
  assumptions: {
    unused: {
      aliquotaPisCofinsCompras: ({ compras }) => compras === 0,
      reducaoCompras: ({ compras }) => compras === 0,
    },
    constants(input, _, context) {
      const { icms, icmsCompras } = icmsRates(input, context);
      return {
        ...(isOfGoods(input) && { aliquotaIcms: icms }),
        ...(input.compras > 0 && { aliquotaIcmsCompras: icmsCompras }),
        ...Object.assign({}, ...YEARS.map((year) => lawOfYear(year, input, context).assumed)),
      };
    },
  },
  run(input, context) {
    const { receita, compras, setor, regime } = input;
    const firm = firmOf(input, context);
    const laws = YEARS.map((year) => lawOfYear(year, input, context));
    const first = toMoney(firm.yearOf(laws[0] as YearLaw).price);
    const anos = laws.map((law) => {
      const { price, tributos, purchases, teste2026, rates } = firm.yearOf(law);
      const shown = Object.fromEntries(
        taxes.map((tax) => [tax, balanceOf(tributos[tax] ?? NOTHING)]),
      ) as Record<Tax, ReturnType<typeof balanceOf>>;
      const precoVenda = toMoney(price);
      const total = toMoney(sum(...taxes.map((tax) => exact(shown[tax].saldo))));
      const custoCompras = toMoney(
        minus(exact(toMoney(purchases)), plus(exact(shown.icms.credito), exact(shown.pisCofins.credito))),
      );
      return {
        ano: law.year,
        aliquotas: rates,
        precoVenda,
        tributos: shown,
        teste2026,
        total,
        custoCompras,
        margem: toMoney(minus(exact(toMoney(firm.revenue)), exact(custoCompras))),
        cargaSobrePreco: toPercent(exact(total), exact(precoVenda)),
        diferencaPreco: toMoney(minus(exact(precoVenda), exact(first))),
      };
    });
    const estimates = laws.flatMap(({ estimadas }) => estimadas);
    const facts = Object.assign({}, ...laws.map((law) => law.facts)) as YearLaw['facts'];
    return {
      setor,
      regime,
      receita,
      compras,
      receitaSemTributos: toMoney(firm.revenue),
      comprasSemTributos: toMoney(firm.net),
      anos,
      serie: {
        ano: anos.map(({ ano }) => ano),
        ...(Object.fromEntries(
          taxes.map((tax) => [tax, anos.map(({ tributos }) => tributos[tax].saldo)]),
        ) as Record<Tax, number[]>),
        total: anos.map(({ total }) => total),
        precoVenda: anos.map(({ precoVenda }) => precoVenda),
        margem: anos.map(({ margem }) => margem),
      },
      avisos: ['preco-repassado', ...(estimates.length > 0 ? ['aliquota-estimada'] : [])],
      tabela: reportTable(
        { vigente: true, ...facts },
        // The whole transition, which begins with its first entry.
        laws.flatMap(({ used }) => used).map((entry) => ({ ...entry, from: `${TEST_YEAR}-01-01` })),
      ),
    };
  },
});

/** Debit and credit of a tax, BRL. */
interface Balance {
  readonly debit: Exact;
  readonly credit: Exact;
}

const NOTHING: Balance = { debit: zero, credit: zero };

function balanceOf({ debit, credit }: Balance) {
  const [debito, credito] = [toMoney(debit), toMoney(credit)];
  return { debito, credito, saldo: toMoney(minus(exact(debito), exact(credito))) };
}

type YearLaw = ReturnType<typeof lawOfYear>;

/** The rates of a year, the part of ICMS and ISS that is left, %, and the entries that they come from. */
function lawOfYear(year: number, input: Input, context: Context) {
  const day = `${year}-12-31`;
  const law = lawOn({ cbsIbs: cbsIbsTable }, 'receita', day, { estimativas: false }, context);
  const found = ratesOfYear(law.cbsIbs.value, day, input, context);
  return {
    ...found,
    year,
    facts: { ...(law.revisar && { revisar: true as const }), ...found.facts },
    left: exact(law.cbsIbs.value.icmsIss),
    used: [law.cbsIbs, ...found.entries],
  };
}

const isOfGoods = ({ setor }: Input): boolean => setor !== 'servicos';

/** The rates of ICMS inside of sales and purchases, %. */
function icmsRates(input: Input, context: Context) {
  const icms = isOfGoods(input) ? (input.aliquotaIcms ?? stateRate(input, context)) : 0;
  return { icms, icmsCompras: input.aliquotaIcmsCompras ?? icms };
}

/** The general rate of the state at the end of 2026. */
function stateRate({ uf = '' }: Input, context: Context): number {
  const law = lawOn({ icms: icmsTable }, 'uf', BEFORE, { estimativas: false }, context);
  return stateRates(law.icms.value, upperUf(uf), BEFORE).internal.value;
}

const of = (value: Exact, percent: Exact): Exact => share(times(value, percent), 1, 100);
const less = (value: Exact, percent: Exact): Exact => minus(value, of(value, percent));
/** The amount that has a tax of `percent` of itself inside. */
const withInside = (value: Exact, percent: Exact): Exact =>
  over(share(value, 100), minus(exact(100), percent));

/** Sales and purchases of a company without taxes, BRL, and its taxes in any year of the transition. */
function firmOf(input: Input, context: Context) {
  const { regime, setor, zonaFranca } = input;
  const isGoods = isOfGoods(input);
  const rates = icmsRates(input, context);
  const [icms, icmsIn] = [exact(rates.icms), exact(rates.icmsCompras)];
  const iss = exact(isGoods ? 0 : input.aliquotaIss);
  const ipi = exact(setor === 'industria' ? input.aliquotaIpi : 0);
  const pisCofins = exact(PIS_COFINS[regime]);
  const [sales, bought] = [exact(input.receita), exact(input.compras)];

  const afterIcms = less(sales, icms);
  const revenue = minus(minus(afterIcms, of(sales, iss)), of(afterIcms, pisCofins));
  const net = less(less(bought, icmsIn), exact(input.aliquotaPisCofinsCompras));
  const taxed = (value: Exact) => less(value, exact(input.reducao));

  const yearOf = ({ year, rates, left }: YearLaw) => {
    const isTest = year === TEST_YEAR;
    const ibs = plus(rates.ibsEstadual, rates.ibsMunicipal);
    const [icmsLeft, issLeft, icmsInLeft] = [icms, iss, icmsIn].map((rate) => of(rate, left)) as [
      Exact,
      Exact,
      Exact,
    ];
    const price = isTest ? sales : withInside(revenue, plus(icmsLeft, issLeft));
    const purchases = isTest ? bought : withInside(net, icmsInLeft);
    const selective = isTest ? zero : of(revenue, exact(input.aliquotaIs));
    const industrial = isTest || zonaFranca ? of(price, ipi) : zero;
    const base = taxed(plus(revenue, selective));
    const credited = less(net, exact(input.reducaoCompras));
    const newTax = (rate: Exact): Balance =>
      isTest ? NOTHING : { debit: of(base, rate), credit: of(credited, rate) };
    const tributos: Readonly<Partial<Record<Tax, Balance>>> = {
      ...(isTest && {
        pisCofins: {
          debit: of(afterIcms, pisCofins),
          credit: regime === 'lucro-real' ? of(less(bought, icmsIn), pisCofins) : zero,
        },
      }),
      icms: { debit: of(price, icmsLeft), credit: isGoods ? of(purchases, icmsInLeft) : zero },
      iss: { debit: of(price, issLeft), credit: zero },
      ipi: { debit: industrial, credit: zero },
      cbs: newTax(rates.cbs),
      ibs: newTax(ibs),
      is: { debit: selective, credit: zero },
    };
    const onTop = sum(industrial, selective, newTax(rates.cbs).debit, newTax(ibs).debit);
    return {
      rates: {
        cbs: toDecimal(rates.cbs, 4),
        ibs: toDecimal(ibs, 4),
        icms: toDecimal(icmsLeft, 4),
        iss: toDecimal(issLeft, 4),
      },
      price: plus(price, onTop),
      purchases,
      tributos,
      teste2026: isTest
        ? { cbs: toMoney(of(taxed(revenue), rates.cbs)), ibs: toMoney(of(taxed(revenue), ibs)) }
        : null,
    };
  };
  return { revenue, net, yearOf };
}
