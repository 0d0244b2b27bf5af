import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { inUnit, num, pure } from '../../kit/fields/index.ts';
import { invalidValue } from '../../kit/errors.ts';
import { daysMonthsOrYears, percentage, reais } from '../../kit/units.ts';
import { explicar } from './_explicar.ts';
import { type Arithmetic, computedBy, inDoubles } from './_arithmetic.ts';
import { amount, positive, positiveAmount } from './_fields.ts';

const PERIODS_A_YEAR = { dias: 365, meses: 12, anos: 1 } as const;

/** %. */
const LARGEST_YEARLY = 1e9;

/** Of doubles: the exponent of a return up to that is below 24. */
const ERROR = 2 ** -46;

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
  result: 'roi',
  examples: [
    {
      input: { investimento: 1000, retorno: 1300, prazo: 6 },
      output: {
        investimento: 1000,
        retorno: 1300,
        lucro: 300,
        roi: 30,
        multiplo: 1.3,
        roiMensal: 4.4698,
        roiAnualizado: 69,
        premissas: { unidadePrazo: 'meses' },
      },
    },
  ],
  impossible: { investimento: 1, retorno: 2, prazo: 1, unidadePrazo: 'dias' },
  assumptions: {
    unused: { unidadePrazo: ({ prazo }) => prazo === undefined },
  },
  run(input) {
    const { investimento, retorno, prazo } = input;
    requireBoundedYear(input);
    return computedBy({ relative: ERROR }, (a) => {
      const [invested, back] = [a.amount(investimento, 'investimento'), a.amount(retorno, 'retorno')];
      const profit = a.cents(a.minus(back, invested));
      return {
        investimento,
        retorno,
        lucro: a.toMoney(profit),
        roi: a.toDecimal(a.times(a.over(profit, invested), a.of(100)), 2),
        multiplo: a.toDecimal(a.over(back, invested), 4),
        ...(prazo !== undefined && {
          roiMensal: a.toDecimal(perPeriod(a, input, prazo, 12), 4),
          roiAnualizado: a.toDecimal(perPeriod(a, input, prazo, 1), 2),
        }),
      };
    });
  },
});

/** The return of each of so many equal parts of a year, compounded, in %. */
function perPeriod<N>(
  a: Arithmetic<N>,
  { investimento, retorno, unidadePrazo }: Held,
  prazo: number,
  partsOfYear: number,
): N {
  const invested = a.amount(investimento, 'investimento');
  const profit = a.cents(a.minus(a.amount(retorno, 'retorno'), invested));
  const parts = a.times(a.of(prazo, 'prazo'), a.of(partsOfYear));
  const inverse = a.over(a.of(PERIODS_A_YEAR[unidadePrazo]), parts);
  return a.times(a.growth(a.over(profit, invested), inverse), a.of(100));
}

/** 422 on a yearly return that is too large. */
function requireBoundedYear(input: Held): void {
  const { prazo } = input;
  if (prazo === undefined || perPeriod(inDoubles({ relative: 0 }), input, prazo, 1) <= LARGEST_YEARLY) return;
  throw invalidValue('prazo', {
    pt: `é curto demais: o retorno anualizado passaria de ${LARGEST_YEARLY} %`,
    en: `is too short: the annualised return would be above ${LARGEST_YEARLY} %`,
  });
}
