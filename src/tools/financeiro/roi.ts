import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, inUnit } from '../../kit/fields/index.ts';
import { invalidValue } from '../../kit/errors.ts';
import { daysMonthsOrYears, percentage, reais } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amount, positive, positiveAmount } from './_fields.ts';

const PERIODS_A_YEAR = { dias: 365, meses: 12, anos: 1 } as const;

/** %. */
const LARGEST_YEARLY = 1e9;

/** Return on investment, in all and, over a holding time, compounded per month and per year. */
export const roi = defineCalculator({
  method: 'GET',
  path: '/calculadoras/roi',
  category: 'financeiro',
  name: 'ROI – retorno sobre investimento',
  summary: 'Lucro sobre o valor investido, total, ao mês e ao ano',
  en: {
    name: 'ROI – return on investment',
    summary: 'Profit on the amount invested, in all, per month and per year',
  },
  input: v.object({
    investimento: describe(positiveAmount, { pt: 'Valor investido', en: 'Amount invested' }),
    retorno: describe(amount, {
      pt: 'Tudo o que voltou do investimento, e não só o lucro',
      en: 'All that came back of the investment, not the profit alone',
    }),
    prazo: describe(inUnit(daysMonthsOrYears, v.optional(positive(1e5))), {
      pt: 'Tempo do investimento: acrescenta roiMensal e roiAnualizado',
      en: 'Holding time: adds roiMensal and roiAnualizado',
    }),
    unidadePrazo: describe(v.optional(v.picklist(['dias', 'meses', 'anos']), 'meses'), {
      pt: 'Unidade do prazo: um ano são 12 meses ou 365 dias',
      en: 'Unit of prazo: a year is 12 months or 365 days',
    }),
  }),
  output: v.object({
    investimento: describe(v.number(), { pt: 'Valor investido', en: 'Amount invested' }, reais),
    retorno: describe(v.number(), { pt: 'Valor recebido de volta', en: 'Amount that came back' }, reais),
    lucro: describe(v.number(), { pt: 'Retorno menos investimento', en: 'Return less investment' }, reais),
    roi: describe(
      v.number(),
      { pt: 'Lucro sobre o investimento', en: 'Profit on the investment' },
      percentage,
    ),
    multiplo: describe(
      v.number(),
      { pt: 'Quantas vezes o investimento voltou', en: 'How many times the investment came back' },
      null,
    ),
    roiMensal: describe(
      v.optional(v.number()),
      {
        pt: 'ROI ao mês, por juros compostos; só com prazo',
        en: 'ROI per month, compounded; only with prazo',
      },
      percentage,
    ),
    roiAnualizado: describe(
      v.optional(v.number()),
      {
        pt: 'ROI ao ano, por juros compostos; só com prazo',
        en: 'ROI per year, compounded; only with prazo',
      },
      percentage,
    ),
  }),
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
  assumptions: {
    unused: { unidadePrazo: ({ prazo }) => prazo === undefined },
  },
  run({ investimento, retorno, prazo, unidadePrazo }) {
    const lucro = sumMoney([retorno, -investimento]);
    return {
      investimento,
      retorno,
      lucro,
      roi: inPercent(lucro, investimento),
      multiplo: roundTo(retorno / investimento, 4),
      ...(prazo !== undefined && perPeriod(lucro / investimento, prazo / PERIODS_A_YEAR[unidadePrazo])),
    };
  },
});

/** The monthly and yearly return, in %, of a total return (a fraction) over so many years. 422 on a yearly one too large. */
function perPeriod(total: number, years: number) {
  const over = (parts: number) => Math.expm1(Math.log1p(total) / parts) * 100;
  const yearly = over(years);
  if (yearly > LARGEST_YEARLY) {
    throw invalidValue('prazo', {
      pt: `é curto demais: o retorno anualizado passaria de ${LARGEST_YEARLY} %`,
      en: `is too short: the annualised return would be above ${LARGEST_YEARLY} %`,
    });
  }
  return { roiMensal: roundTo(over(12 * years), 4), roiAnualizado: roundTo(yearly, 2) };
}
