import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { complete } from '../../kit/errors/requirements.ts';
import {
  above,
  avisos,
  date,
  explicar,
  integer,
  inUnit,
  num,
  pure,
  todayByDefault,
  withExample,
} from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  recordGiven,
  root,
  roundTo,
  share,
  step,
  sum,
  times,
  toDecimal,
  toFigure,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { MONTHS, periodNames, perYear, ratesByPeriod } from './_equivalent-rates.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { growthFactor, powersOf, provenRate } from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { merged, ratesOf } from './_roots.ts';

/** Days of the month of a discount rate. */
const MONTH = 30;
const LONGEST_TITLE = 3650;
/** The greatest yearly factor that is shown. */
const LARGEST_FACTOR = 1e8;

/** The greatest effective rate of a discount that is looked for, as a fraction a month. */
const LARGEST_MONTHLY = 1e300;

const operations = ['equivalente', 'real', 'acumular', 'desconto'] as const;
const modes = ['comercial', 'racional', 'comercial-composto', 'racional-composto'] as const;
const bases = [252, 360, 365] as const;

/** % */
const rate = withExample(12, inUnit(percentage, above(-99, 1e6)));
const eachPeriod = num(percentage);
const daily = { diaria252: eachPeriod, diaria360: eachPeriod, diaria365: eachPeriod };
const parts = {
  mensal: eachPeriod,
  bimestral: eachPeriod,
  trimestral: eachPeriod,
  quadrimestral: eachPeriod,
  semestral: eachPeriod,
};

const input = v.object({
  operacao: v.optional(v.picklist(operations), 'equivalente'),
  taxa: v.optional(rate),
  periodo: v.optional(v.picklist(periodNames)),
  tipo: v.optional(v.picklist(['efetiva', 'nominal']), 'efetiva'),
  capitalizacao: v.optional(v.picklist(periodNames)),
  baseDias: v.optional(inUnit(days, v.picklist(bases))),
  dias: withExample(45, inUnit(days, v.optional(integer(1, 36_500)))),
  inflacao: v.optional(withExample(4.5, inUnit(percentage, above(-99, 1e6)))),
  taxaReal: v.optional(withExample(5, inUnit(percentage, above(-99, 1e6)))),
  taxas: v.optional(
    v.pipe(v.array(withExample(0.5, inUnit(percentage, above(-100, 1e6)))), v.minLength(1), v.maxLength(600)),
  ),
  titulos: v.optional(
    v.pipe(
      v.array(
        v.object({
          valor: positiveAmount,
          dias: v.optional(inUnit(days, integer(1, LONGEST_TITLE))),
          vencimento: v.optional(date),
        }),
      ),
      v.minLength(1),
      v.maxLength(500),
    ),
  ),
  modalidade: v.optional(v.picklist(modes), 'comercial'),
  dataDesconto: todayByDefault,
  tarifas: optionalAmount,
  iof: optionalAmount,
  explicar,
});

type Input = v.InferOutput<typeof input>;
const only = (operacao: (typeof operations)[number]) => ({ operacao });

/** Equivalent rates, real rates, accumulated rates, and the discount of titles. */
export const conversaoTaxas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/conversao-taxas',
  category: 'financeiro',
  name: 'Conversão de taxas de juros',
  input,
  output: v.union([
    v.object({
      operacao: v.literal('equivalente'),
      taxaPorCapitalizacao: v.optional(num(percentage)),
      taxaAnualEfetiva: num(percentage),
      efetivas: v.object({ ...daily, ...parts, anual: eachPeriod }),
      nominaisAnuais: v.object({ ...daily, ...parts }),
      taxaContinuaAnual: num(percentage),
      fatorPeriodo: v.optional(num(pure)),
      taxaPeriodo: v.optional(num(percentage)),
      avisos,
    }),
    v.object({
      operacao: v.literal('real'),
      taxa: num(percentage),
      inflacao: num(percentage),
      taxaReal: num(percentage),
      diferencaSimples: num(percentage),
      avisos,
    }),
    v.object({
      operacao: v.literal('acumular'),
      quantidade: num(pure),
      fator: num(pure),
      taxaAcumulada: num(percentage),
      taxaMedia: num(percentage),
      avisos,
    }),
    v.object({
      operacao: v.literal('desconto'),
      modalidade: v.picklist(modes),
      valorNominal: num(reais),
      desconto: num(reais),
      valorLiquido: num(reais),
      prazoMedio: num(days),
      taxaEfetivaMensal: num(percentage),
      taxaEfetivaAnual: num(percentage),
      titulos: v.array(
        v.object({ valor: num(reais), dias: num(days), desconto: num(reais), valorPresente: num(reais) }),
      ),
      avisos,
    }),
  ]),
  reads: {
    needs: {
      periodo: only('equivalente'),
      inflacao: only('real'),
      taxas: only('acumular'),
      titulos: only('desconto'),
      capitalizacao: { operacao: 'equivalente', tipo: 'nominal' },
    },
    when: {
      taxa: { operacao: ['equivalente', 'real', 'desconto'] },
      tipo: only('equivalente'),
      baseDias: only('equivalente'),
      dias: only('equivalente'),
      taxaReal: only('real'),
      modalidade: only('desconto'),
      dataDesconto: only('desconto'),
      tarifas: only('desconto'),
      iof: only('desconto'),
    },
    inside: { titulos: { oneOf: [[['dias'], ['vencimento']]] } },
  },
  requires: (call) => needsOf(call as Input),
  result: ['taxaAnualEfetiva', 'taxaReal', 'taxaAcumulada', 'valorLiquido'],
  examples: [
    {
      input: {
        taxa: 12,
        periodo: 'anual',
        tipo: 'nominal',
        capitalizacao: 'mensal',
        dias: 45,
        baseDias: 360,
      },
    },
    { input: { operacao: 'real', taxa: 14.25, inflacao: 4.5 } },
    { input: { operacao: 'acumular', taxas: [0.42, 0.83, 0.16] } },
    {
      input: {
        operacao: 'desconto',
        taxa: 3,
        titulos: [
          { valor: 10_000, dias: 60 },
          { valor: 5000, dias: 90 },
        ],
        tarifas: 50,
      },
    },
  ],
  impossible: { operacao: 'desconto', taxa: 100, titulos: [{ valor: 1, dias: 60 }] },
  assumptions: {
    unused: { dataDesconto: ({ titulos }) => !titulos?.some(({ vencimento }) => vencimento !== undefined) },
  },
  run(call) {
    const { operacao } = call;
    if (operacao === 'real') return { operacao, ...realRate(call), avisos: [] };
    if (operacao === 'acumular') return { operacao, ...accumulated(call), avisos: [] };
    if (operacao === 'desconto') return { operacao, ...discountOf(call), avisos: [] };
    return { operacao, ...equivalent(call), avisos: [] };
  },
});

const noDay = {
  field: 'baseDias',
  message: { pt: 'só vale com dias ou uma taxa diária', en: 'only applies with dias or a daily rate' },
};

/** The fields that an operation needs beyond those that it alone reads. */
function needsOf({ operacao, taxa, taxaReal, periodo, tipo, capitalizacao, dias, baseDias }: Input) {
  if (operacao === 'real') {
    if ((taxa === undefined) !== (taxaReal === undefined)) return [];
    return [
      {
        field: 'taxa',
        message: {
          pt: 'Envie taxa ou taxaReal, e só um deles',
          en: 'Send taxa or taxaReal, and only one of them',
        },
      },
    ];
  }
  if (operacao === 'acumular') return [];
  const namesDay =
    periodo === 'diaria' || (tipo === 'nominal' && capitalizacao === 'diaria') || dias !== undefined;
  return [
    ...(taxa === undefined ? ['taxa'] : []),
    ...(operacao !== 'desconto' && namesDay && baseDias === undefined ? ['baseDias'] : []),
    ...(operacao !== 'desconto' && !namesDay && baseDias !== undefined ? [noDay] : []),
  ];
}

const one = exact(1);

function equivalent(call: Input) {
  const { taxa, periodo, capitalizacao } = complete(call);
  const { tipo, dias, baseDias = 365 } = call;
  if (tipo === 'nominal') requireShorter(call);
  const sent = toFraction(taxa, 'taxa');
  const quoted = tipo === 'nominal' ? capitalizacao : periodo;
  // The rate of one capitalization: the nominal one times its part of the period.
  const own =
    tipo === 'nominal'
      ? over(times(sent, perYear(periodo, baseDias)), perYear(capitalizacao, baseDias))
      : sent;
  if (compare(own, exact(-0.99)) <= 0) {
    throw badParameter('taxa', {
      pt: 'dá uma taxa por capitalização de −99 % ou menos',
      en: 'gives a rate per capitalization of −99% or less',
    });
  }
  requireBelow(own, quoted === 'diaria' ? baseDias : 12 / MONTHS[quoted]);
  const yearly = trim(power(plus(one, own), perYear(quoted, baseDias)));
  const inDays =
    dias === undefined
      ? undefined
      : trim(power(yearly, over(exact(dias, 'dias'), exact(baseDias, 'baseDias'))));
  return {
    ...(tipo === 'nominal' && { taxaPorCapitalizacao: toPercentage(own, 7) }),
    taxaAnualEfetiva: toPercentage(minus(yearly, one), 7),
    ...ratesByPeriod(yearly),
    taxaContinuaAnual: toPercentage(continuous(yearly), 7),
    ...(inDays && { fatorPeriodo: toFigure(inDays, 8), taxaPeriodo: toPercentage(minus(inDays, one), 7) }),
  };
}

/** The rate that compounds at each moment: ln y. Explanations show that e to its power is y. */
function continuous(yearly: Exact): Exact {
  const value = Number(yearly.numerator) / Number(yearly.denominator);
  const rest = minus(yearly, one);
  const small = Number(rest.numerator) / Number(rest.denominator);
  const found = Math.abs(small) < 0.5 ? Math.log1p(small) : Math.log(value);
  return root(found, 'taxaContinua', (rate) =>
    step(
      roundTo(minus(over(power(exact(Math.E), rate), yearly), one), 9),
      'raiz',
      'O que a taxa contínua deixa da sua equação',
      'What the continuous rate leaves of its equation',
    ),
  );
}

/** Throws 422 where a yearly factor is more than an answer shows. */
function requireBelow(rate: Exact, count: number): void {
  const yearly = Math.log1p(Number((rate.numerator * 10n ** 18n) / rate.denominator) / 1e18) * count;
  if (yearly <= Math.log(LARGEST_FACTOR)) return;
  throw invalidValue('taxa', {
    pt: 'passa de 10 bilhões por cento ao ano',
    en: 'is above 10 billion percent a year',
  });
}

function requireShorter({ periodo, capitalizacao }: Input): void {
  const length = (name: typeof periodo) => (name === 'diaria' ? 0 : MONTHS[name as keyof typeof MONTHS]);
  if (length(capitalizacao) <= length(periodo)) return;
  throw invalidValue('capitalizacao', {
    pt: 'não pode ser mais longa que periodo',
    en: 'cannot be longer than periodo',
  });
}

/** Fisher: (1 + nominal) = (1 + real)·(1 + inflation). */
function realRate({ taxa, taxaReal, inflacao = 0 }: Input) {
  const prices = plus(one, toFraction(inflacao, 'inflacao'));
  const [nominal, real] =
    taxa === undefined
      ? [minus(times(plus(one, toFraction(taxaReal as number, 'taxaReal')), prices), one), undefined]
      : [toFraction(taxa, 'taxa'), minus(over(plus(one, toFraction(taxa, 'taxa')), prices), one)];
  return {
    taxa: real ? recordGiven(taxa as number, 'taxa') : toPercentage(nominal, 7),
    inflacao: recordGiven(inflacao, 'inflacao'),
    taxaReal: real ? toPercentage(real, 7) : recordGiven(taxaReal as number, 'taxaReal'),
    diferencaSimples: toPercentage(minus(nominal, toFraction(inflacao, 'inflacao')), 7),
  };
}

function accumulated({ taxas = [] }: Input) {
  const factor = taxas
    .map((taxa) => plus(one, share(exact(taxa, 'taxa'), 1, 100)))
    .reduce((product, own) => trim(times(product, own)), one);
  if (compare(factor, exact(1e15)) > 0) {
    throw invalidValue('taxas', {
      pt: 'acumulam mais que um fator de 1 quatrilhão',
      en: 'add up to a factor above 1 quadrillion',
    });
  }
  const mean = minus(trim(power(factor, over(one, exact(taxas.length)))), one);
  return {
    quantidade: taxas.length,
    fator: toFigure(factor, 8),
    taxaAcumulada: toPercentage(minus(factor, one), 7),
    taxaMedia: toPercentage(mean, 7),
  };
}

/** The days of each title: as sent, or up to its due date. */
function daysOf({ titulos = [], dataDesconto }: Input): readonly number[] {
  return titulos.map(({ dias, vencimento }, i) => {
    if (vencimento === undefined) return dias as number;
    const ahead = daysBetween(dataDesconto, vencimento);
    if (ahead >= 1 && ahead <= LONGEST_TITLE) return ahead;
    const { pt, en } = inRange(1, LONGEST_TITLE);
    throw invalidValue(`titulos[${i}].vencimento`, {
      pt: `a distância de dataDesconto, em dias, ${pt}`,
      en: `the distance from dataDesconto, in days, ${en}`,
    });
  });
}

function discountOf(call: Input) {
  const { titulos = [], modalidade, tarifas, iof } = call;
  const terms = daysOf(call);
  const rate = toFraction(call.taxa as number, 'taxa');
  const powers = {
    'comercial-composto': powersOf(
      isPositive(minus(one, rate)) ? growthFactor(minus(exact(0), rate), over(one, exact(MONTH))) : exact(0),
    ),
    'racional-composto': powersOf(growthFactor(rate, over(one, exact(MONTH)))),
  };
  const discountAt = (value: Exact, days: number): Exact => {
    const months = over(exact(days, 'dias'), exact(MONTH));
    if (modalidade === 'comercial') return times(value, times(rate, months));
    if (modalidade === 'racional') return minus(value, over(value, plus(one, times(rate, months))));
    const factor = powers[modalidade](days);
    return minus(value, modalidade === 'comercial-composto' ? times(value, factor) : over(value, factor));
  };
  const rows = titulos.map(({ valor }, i) => {
    const nominal = amount(valor, 'valor');
    return { nominal, days: terms[i] as number, discount: roundTo(discountAt(nominal, terms[i] as number)) };
  });
  const [nominal, discount] = [
    sum(...rows.map((row) => row.nominal)),
    sum(...rows.map((row) => row.discount)),
  ];
  if (rows.some((row) => compare(row.discount, row.nominal) >= 0)) {
    throw wholeTitle();
  }
  const net = minus(minus(minus(nominal, discount), amount(tarifas, 'tarifas')), amount(iof, 'iof'));
  if (!isPositive(net)) {
    throw invalidValue('tarifas', { pt: 'não deixam nada a receber', en: 'leave nothing to receive' });
  }
  const weighted = sum(...rows.map((row) => times(row.nominal, exact(row.days, 'dias'))));
  const flows = [
    { amount: minus(exact(0), net), time: 0 },
    ...rows.map((row) => ({ amount: row.nominal, time: row.days })),
  ];
  const monthly = effectiveRate(flows);
  return {
    modalidade,
    valorNominal: toMoney(nominal),
    desconto: toMoney(discount),
    valorLiquido: toMoney(net),
    prazoMedio: toDecimal(over(weighted, nominal), 2),
    taxaEfetivaMensal: toPercentage(monthly, 7),
    taxaEfetivaAnual: toPercentage(growth(monthly, exact(12)), 7),
    titulos: rows.map((row) => ({
      valor: toMoney(row.nominal),
      dias: row.days,
      desconto: toMoney(row.discount),
      valorPresente: toMoney(minus(row.nominal, row.discount)),
    })),
  };
}

const wholeTitle = () =>
  invalidValue('taxa', {
    pt: 'desconta um título inteiro; reduza a taxa ou o prazo',
    en: 'discounts a whole title; reduce the rate or the term',
  });

/** The monthly rate at which the titles are worth what is received for them. */
function effectiveRate(flows: readonly { readonly amount: Exact; readonly time: number }[]): Exact {
  const sorted = flows.toSorted((a, b) => a.time - b.time);
  const cents = sorted.map(({ amount, time }) => ({
    time,
    cents: (amount.numerator * 100n) / amount.denominator,
  }));
  const total = cents.reduce((sum, term) => sum + term.cents, 0n);
  // Nothing was taken off: the rate is 0, and no equation is needed.
  if (total === 0n) return exact(0);
  const [found] = ratesOf(merged(cents), MONTH, LARGEST_MONTHLY);
  if (found === undefined) throw wholeTitle();
  return provenRate(found, sorted, MONTH);
}
