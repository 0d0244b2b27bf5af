import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, inUnit, num, percent, pure } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { equityInterestTax } from '../../law/tables/jcp.ts';
import {
  LARGEST,
  positive,
  positiveAmount,
  positivePercent,
  positiveUnitPrice,
  unitPrice,
} from './_fields.ts';
import {
  type Exact,
  exact,
  recordGiven,
  isPositive,
  minus,
  over,
  percentOf,
  roundTo,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const earning = v.object({
  valor: unitPrice,
  tipo: v.optional(v.picklist(['dividendo', 'jcp', 'rendimento']), 'dividendo'),
});

const figure = v.optional(v.number());

/** Yield of the last 12 months' earnings of a share or fund unit, before and after tax, and the income it gives. */
export const dividendYield = defineCalculator({
  method: 'POST',
  path: '/calculadoras/dividend-yield',
  category: 'financeiro',
  name: 'Dividend yield',
  tables: [equityInterestTax],
  input: v.object({
    precoAtual: positiveUnitPrice,
    dividendos: v.optional(unitPrice),
    proventos: v.optional(v.pipe(v.array(earning), v.maxLength(60))),
    aliquotaJcp: v.optional(percent()),
    quantidade: v.optional(inUnit(pure, positive(LARGEST))),
    precoMedio: v.optional(positiveUnitPrice),
    rendaMensalDesejada: v.optional(positiveAmount),
    yieldAlvo: v.optional(positivePercent, 6),
    explicar,
  }),
  output: v.object({
    proventosPorAcao: num(reais),
    proventosLiquidosPorAcao: num(reais),
    dividendYield: num(percentage),
    dividendYieldLiquido: num(percentage),
    yieldMensalMedio: num(percentage),
    precoTeto: num(reais),
    aliquotaJcp: inUnit(percentage, figure),
    yieldOnCost: inUnit(percentage, figure),
    valorPosicao: inUnit(reais, figure),
    rendaAnual: inUnit(reais, figure),
    rendaMensalMedia: inUnit(reais, figure),
    acoesNecessarias: inUnit(pure, figure),
    investimentoNecessario: inUnit(reais, figure),
  }),
  reads: { when: { aliquotaJcp: 'proventos' }, oneOf: [[['dividendos'], ['proventos']]] },
  result: 'dividendYield',
  examples: [
    {
      input: {
        precoAtual: 32.5,
        proventos: [{ valor: 1.2 }, { valor: 0.8, tipo: 'jcp' }],
        quantidade: 300,
        precoMedio: 25,
      },
    },
  ],
  impossible: { precoAtual: 1, dividendos: 0, rendaMensalDesejada: 1 },
  assumptions: {
    constants: (_, { aliquotaJcp }) => ({ aliquotaJcp }),
  },
  run(input, context) {
    const { precoAtual, quantidade, precoMedio, rendaMensalDesejada, yieldAlvo } = input;
    const earnings = input.proventos ?? [{ valor: input.dividendos as number, tipo: 'dividendo' }];
    const rate = input.aliquotaJcp ?? lawOfToday({ jcp: equityInterestTax }, context).jcp.value;
    const sumOf = (list: typeof earnings) => sum(...list.map(({ valor }) => exact(valor, 'provento')));
    const equityInterest = earnings.filter(({ tipo }) => tipo === 'jcp');
    const gross = sumOf(earnings);
    // Dividends and the income of funds are untaxed here: the withholding of Lei 15.270/2025 depends on the month.
    const net = minus(gross, percentOf(sumOf(equityInterest), rate, 'aliquotaJcp'));
    const price = exact(precoAtual, 'precoAtual');
    const shares = quantidade === undefined ? null : exact(quantidade, 'quantidade');
    return {
      proventosPorAcao: toDecimal(gross, 8),
      proventosLiquidosPorAcao: toDecimal(net, 8),
      dividendYield: toPercent(gross, price),
      dividendYieldLiquido: toPercent(net, price),
      yieldMensalMedio: toPercent(share(net, 1, 12), price, 4),
      precoTeto: toMoney(over(share(net, 100), exact(yieldAlvo, 'yieldAlvo'))),
      ...(equityInterest.length > 0 && { aliquotaJcp: recordGiven(rate, 'aliquotaJcp') }),
      ...(precoMedio !== undefined && { yieldOnCost: toPercent(net, exact(precoMedio, 'precoMedio')) }),
      ...(shares && {
        valorPosicao: toMoney(times(price, shares)),
        rendaAnual: toMoney(times(net, shares)),
        rendaMensalMedia: toMoney(share(times(net, shares), 1, 12)),
      }),
      ...(rendaMensalDesejada !== undefined && sharesFor(rendaMensalDesejada, net, price)),
    };
  },
});

/** The shares whose net earnings give an income, BRL per month; 422 when they earn nothing. */
function sharesFor(income: number, net: Exact, price: Exact) {
  if (!isPositive(roundTo(net, 8))) {
    throw invalidValue('rendaMensalDesejada', {
      pt: 'não se alcança sem proventos',
      en: 'cannot be reached without earnings',
    });
  }
  const { numerator, denominator } = over(exact(12 * income), net);
  const acoesNecessarias = Number((numerator + denominator - 1n) / denominator);
  return {
    acoesNecessarias,
    investimentoNecessario: toMoney(times(exact(acoesNecessarias, 'acoesNecessarias'), price)),
  };
}
