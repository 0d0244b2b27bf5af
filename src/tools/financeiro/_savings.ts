/** The yield of savings (Lei 8.177/1991, art. 12). */
import { badParameter } from '../../kit/errors/api-error.ts';
import { required } from '../../kit/texts.ts';
import { type CivilDate, formatDate, parseDate } from '../../lib/dates/civil-date.ts';
import { addMonths, elapsedBetween } from '../../lib/dates/dates.ts';
import { exact, minus, over, plus, share, times } from '../../lib/numbers/exact.ts';
import { growth, toFraction, toPercentage } from './_interest.ts';

const one = exact(1);

interface SavingsMarket {
  readonly selic?: number | undefined;
  readonly tr: number;
  readonly from: string;
  readonly to: string;
  readonly law: { readonly savings: SavingsRule };
}

export interface SavingsRule {
  readonly adicional: number;
  readonly selicLimite?: number;
  readonly parteSelic?: number;
}

/** The yield of savings for each whole month from the deposit: days 29 to 31 count as the first of the next month. */
export function savingsOf({ selic, tr, from, to, law: { savings } }: SavingsMarket) {
  const isNew = savings.selicLimite !== undefined;
  const { year, month, day } = parseDate(from) as CivilDate;
  const start = day > 28 ? addMonths(formatDate({ year, month, day: 1 }), 1) : from;
  if (isNew && selic === undefined) throw badParameter('selic', required);
  const isPart = isNew && (selic as number) <= (savings.selicLimite as number);
  const additional = isPart
    ? growth(
        share(
          times(
            toFraction(selic as number, 'selic'),
            exact(savings.parteSelic as number, 'parteSelic', savings),
          ),
          1,
          100,
        ),
        over(one, exact(12)),
      )
    : share(exact(savings.adicional, 'adicional', savings), 1, 100);
  const monthly = minus(times(plus(one, toFraction(tr, 'tr')), plus(one, additional)), one);
  const months = to < start ? 0 : elapsedBetween(start, to).totalMonths;
  return {
    factor: plus(one, growth(monthly, exact(months, 'meses'))),
    answer: {
      regra: isNew ? ('nova' as const) : ('antiga' as const),
      adicionalMensal: toPercentage(additional, 4),
      rendimentoMensal: toPercentage(monthly, 4),
      mesesCompletos: months,
      primeiroAniversario: addMonths(start, 1),
    },
    months,
  };
}
