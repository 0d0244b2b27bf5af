/** The discount of titles before they are due. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { inRange } from '../../kit/texts.ts';
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
  roundTo,
  sum,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { type Input, LONGEST_TITLE } from './_conversion-fields.ts';
import { growthFactor, powersOf, provenRate } from './_flows.ts';
import { growth, toFraction, toPercentage } from './_interest.ts';
import { merged, ratesOf } from './_roots.ts';

/** Days of the month of a discount rate. */
const MONTH = 30;

/** The greatest effective rate of a discount that is looked for, as a fraction a month. */
const LARGEST_MONTHLY = 1e300;

const one = exact(1);

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

/** The discount of titles, the amount that is left to receive, and the rate that it costs. */
export function discountOf(call: Input) {
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
