/** A rate for its equivalents in all periods. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { complete } from '../../kit/errors/requirements.ts';
import {
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  power,
  root,
  roundTo,
  step,
  times,
  toFigure,
} from '../../lib/numbers/exact.ts';
import type { Input } from './_conversion-fields.ts';
import { toFraction, toPercentage, trim } from './_interest.ts';
import { MONTHS, perYear } from './_rate-periods.ts';

/** Names of the periods of an answer, and how many a year has. */
const PER_YEAR = {
  diaria252: 252,
  diaria360: 360,
  diaria365: 365,
  mensal: 12,
  bimestral: 6,
  trimestral: 4,
  quadrimestral: 3,
  semestral: 2,
  anual: 1,
} as const;

/** The greatest yearly factor that is shown. */
const LARGEST_FACTOR = 1e8;

const one = exact(1);

/** The rates that grow as much in a year as the one that was sent. */
export function equivalent(call: Input) {
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

/** Effective rates of each period, and those times the periods of a year, in %. */
function ratesByPeriod(yearly: Exact) {
  const effective = Object.entries(PER_YEAR).map(([name, count]) => {
    const rate = minus(trim(power(yearly, over(one, exact(count)))), one);
    return { name, rate, nominal: times(rate, exact(count)) };
  });
  const named = (list: readonly (readonly [string, number])[]) => Object.fromEntries(list);
  return {
    efetivas: named(effective.map(({ name, rate }) => [name, toPercentage(rate, 7)])) as Record<
      keyof typeof PER_YEAR,
      number
    >,
    nominaisAnuais: named(
      effective.slice(0, -1).map(({ name, nominal }) => [name, toPercentage(nominal, 7)]),
    ) as Record<Exclude<keyof typeof PER_YEAR, 'anual'>, number>,
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
