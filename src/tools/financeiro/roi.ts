import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amount, positive, positiveAmount } from './_fields.ts';

const PERIODS_A_YEAR = { dias: 365, meses: 12, anos: 1 } as const;

/** %. */
const LARGEST_YEARLY = 1e9;

/** Return on investment, in all and, over a holding time, compounded per month and per year. */
export const roi = defineTool({
  method: 'GET',
  path: '/calculadoras/roi',
  category: 'financeiro',
  name: 'ROI – retorno sobre investimento',
  summary: 'Lucro sobre o valor investido, total, ao mês e ao ano',
  input: v.object({
    investimento: positiveAmount,
    retorno: amount,
    prazo: v.optional(positive(1e5)),
    unidadePrazo: v.optional(v.picklist(['dias', 'meses', 'anos']), 'meses'),
  }),
  output: v.object({
    investimento: v.number(),
    retorno: v.number(),
    lucro: v.number(),
    roi: v.number(),
    multiplo: v.number(),
    roiMensal: v.optional(v.number()),
    roiAnualizado: v.optional(v.number()),
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
      },
    },
  ],
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

/** The return in all, as a fraction, spread over so many years; 422 when a year of it is beyond all measure. */
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
