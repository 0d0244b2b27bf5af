/** Default interest: simple, compound, or that of the law. */
import { badParameter } from '../../kit/errors/api-error.ts';
import { required } from '../../kit/texts.ts';
import { daysBetween, elapsedBetween } from '../../lib/dates/dates.ts';
import {
  exact,
  type Exact,
  greatest,
  minus,
  over,
  plus,
  recordGiven,
  roundTo,
  share,
  sum,
  times,
  toDecimal,
} from '../../lib/numbers/exact.ts';
import { itemsOf, monthParts } from './_correction.ts';
import { growth, toFraction } from './_interest.ts';

/** The day from which the legal rate is that of Lei 14.905/2024. */
export const LEGAL_RATE_FROM = '2024-08-30';

export const legalRateTable = {
  vigencia: LEGAL_RATE_FROM,
  fonte: 'Código Civil, art. 406, na redação da Lei nº 14.905/2024; Resolução CMN nº 5.171/2024',
};

/** Days of the month of a rate. */
const MONTH = 30;
/** Decimals of a percentage (Resolução CMN 5.171/2024). */
const DECIMALS = 6;

const one = exact(1);

interface MonthRate {
  readonly mes: string;
  readonly taxa?: number | undefined;
  readonly selicAnterior?: number | undefined;
  readonly ipca15Anterior?: number | undefined;
}

export interface Default {
  readonly tipo: 'simples' | 'compostos' | 'taxa-legal';
  readonly taxaMensal?: number | undefined;
  readonly contagem: 'dias' | 'meses';
  readonly taxasLegais?: readonly MonthRate[] | undefined;
  readonly taxaAntes?: number | undefined;
}

/** The interest from a date to another as a fraction, with the figures of the answer that only the legal rate has. */
export function interestOf(juros: Default, from: string, to: string) {
  if (juros.tipo === 'taxa-legal') return legalInterest(juros, from, to);
  const monthly = toFraction(juros.taxaMensal as number, 'taxaMensal');
  const months = monthsBetween(juros.contagem, from, to);
  return { rate: juros.tipo === 'simples' ? times(monthly, months) : growth(monthly, months), more: {} };
}

/** Days over 30, or whole months (Código Civil, art. 132, § 3º) and the days left over 30. */
function monthsBetween(count: 'dias' | 'meses', from: string, to: string): Exact {
  if (count === 'dias') return over(exact(daysBetween(from, to), 'dias'), exact(MONTH));
  const { totalMonths, days } = elapsedBetween(from, to);
  return plus(exact(totalMonths, 'meses'), over(exact(days, 'dias'), exact(MONTH)));
}

/** The legal rate by the days of each month, and before it the rate of the caller: the tool does not choose one. */
function legalInterest({ taxasLegais = [], taxaAntes }: Default, from: string, to: string) {
  const isBefore = from < LEGAL_RATE_FROM;
  if (isBefore && taxaAntes === undefined) throw badParameter('juros.taxaAntes', required);
  const until = to < LEGAL_RATE_FROM ? to : LEGAL_RATE_FROM;
  const before = isBefore
    ? times(
        toFraction(taxaAntes as number, 'taxaAntes'),
        over(exact(daysBetween(from, until), 'dias'), exact(MONTH)),
      )
    : exact(0);
  const start = isBefore ? LEGAL_RATE_FROM : from;
  const parts = to > start ? monthParts(start, to) : [];
  const items = itemsOf(
    taxasLegais,
    parts.map(({ mes }) => mes),
    'juros.taxasLegais',
  );
  const rows = parts.map(({ mes, days, of }, k) => {
    const item = items[k] as MonthRate;
    const rate = item.taxa === undefined ? monthRate(item) : exact(item.taxa, 'taxa');
    const shown = item.taxa === undefined ? toDecimal(rate, DECIMALS) : recordGiven(item.taxa, 'taxa');
    const percent = times(rate, over(exact(days, 'dias'), exact(of, 'diasMes')));
    return { percent, row: { mes, taxa: shown, dias: days, percentual: toDecimal(percent, DECIMALS) } };
  });
  const legal = roundTo(sum(...rows.map(({ percent }) => percent)), DECIMALS);
  return {
    rate: plus(before, share(legal, 1, 100)),
    more: {
      percentualAntes: toDecimal(times(before, exact(100)), DECIMALS),
      percentualLegal: toDecimal(legal, DECIMALS),
      meses: rows.map(({ row }) => row),
    },
  };
}

/** Resolução CMN 5.171/2024: the Selic less the IPCA-15 of the month before, in %, never below 0. */
function monthRate({ selicAnterior, ipca15Anterior }: MonthRate): Exact {
  const selic = toEven(plus(one, toFraction(selicAnterior as number, 'selicAnterior')), 8);
  const prices = toEven(plus(one, toFraction(ipca15Anterior as number, 'ipca15Anterior')), 4);
  return roundTo(greatest(exact(0), times(minus(over(selic, prices), one), exact(100))), DECIMALS);
}

/** Rounds a value above 0; a tie goes to the even digit (ABNT NBR 5891). */
function toEven(value: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals);
  const rounded = roundTo(value, decimals);
  const isTie =
    (2n * value.numerator * scale) % value.denominator === 0n &&
    ((2n * value.numerator * scale) / value.denominator) % 2n === 1n;
  const isOdd = ((rounded.numerator * scale) / rounded.denominator) % 2n === 1n;
  return isTie && isOdd ? minus(rounded, exact(10 ** -decimals)) : rounded;
}
