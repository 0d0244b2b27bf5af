import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, inUnit, num, pure } from '../../kit/fields/index.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { daysMonthsOrYears, percentage, reais } from '../../kit/units.ts';
import {
  amount as inReais,
  exact,
  type Exact,
  minus,
  over,
  roundTo,
  times,
  toFigure,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { amount, positive, positiveAmount } from './_fields.ts';
import { growth, toPercentage } from './_interest.ts';

const PERIODS_A_YEAR = { dias: 365, meses: 12, anos: 1 } as const;

/** %. */
const LARGEST_YEARLY = 1e9;

interface Held {
  readonly investimento: number;
  readonly retorno: number;
  readonly prazo?: number | undefined;
  readonly unidadePrazo: keyof typeof PERIODS_A_YEAR;
}

/** Return on investment, in all and, over a holding time, compounded per month and per year. */
export const roi = defineCalculator({
  method: 'GET',
  path: '/calculadoras/roi',
  category: 'financeiro',
  name: 'ROI – retorno sobre investimento',
  input: v.object({
    investimento: positiveAmount,
    retorno: amount,
    prazo: inUnit(daysMonthsOrYears, v.optional(positive(1e5))),
    unidadePrazo: v.optional(v.picklist(['dias', 'meses', 'anos']), 'meses'),
    explicar,
  }),
  output: v.object({
    investimento: num(reais),
    retorno: num(reais),
    lucro: num(reais),
    roi: num(percentage),
    multiplo: num(pure),
    roiMensal: v.optional(num(percentage)),
    roiAnualizado: v.optional(num(percentage)),
  }),
  reads: { when: { unidadePrazo: 'prazo' } },
  result: 'roi',
  examples: [{ input: { investimento: 1000, retorno: 1300, prazo: 6 } }],
  impossible: { investimento: 1, retorno: 2, prazo: 1, unidadePrazo: 'dias' },
  run(input) {
    const { investimento, retorno, prazo } = input;
    requireBoundedYear(input);
    const [invested, back] = [inReais(investimento, 'investimento'), inReais(retorno, 'retorno')];
    const profit = roundTo(minus(back, invested));
    return {
      investimento,
      retorno,
      lucro: toMoney(profit),
      roi: toPercentage(over(profit, invested), 2),
      multiplo: toFigure(over(back, invested), 4),
      ...(prazo !== undefined && {
        roiMensal: toPercentage(perPeriod(input, prazo, 12), 4),
        roiAnualizado: toPercentage(perPeriod(input, prazo, 1), 2),
      }),
    };
  },
});

/** Gives the compounded return of each equal part of the term, with `partsOfYear` parts a year. */
function perPeriod({ investimento, retorno, unidadePrazo }: Held, prazo: number, partsOfYear: number): Exact {
  const invested = inReais(investimento, 'investimento');
  const profit = roundTo(minus(inReais(retorno, 'retorno'), invested));
  const parts = times(exact(prazo, 'prazo'), exact(partsOfYear));
  const inverse = over(exact(PERIODS_A_YEAR[unidadePrazo]), parts);
  return growth(over(profit, invested), inverse);
}

/** 422 on a yearly return that is too large. */
function requireBoundedYear({ investimento, retorno, prazo, unidadePrazo }: Held): void {
  if (prazo === undefined) return;
  // In doubles: the digits of the exact power could be millions.
  const factor = (retorno / investimento) ** (PERIODS_A_YEAR[unidadePrazo] / prazo);
  if (100 * (factor - 1) <= LARGEST_YEARLY) return;
  throw invalidValue('prazo', {
    pt: `é curto demais: o retorno anualizado passaria de ${LARGEST_YEARLY} %`,
    en: `is too short: the annualised return would be above ${LARGEST_YEARLY} %`,
  });
}
