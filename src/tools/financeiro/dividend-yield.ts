import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { requireOneOf } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { entriesOf, entryOrLast } from '../../lib/law/dated.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { equityInterestTax } from '../../tables/jcp.ts';
import {
  LARGEST,
  percent,
  positive,
  positiveAmount,
  positivePercent,
  positiveUnitPrice,
  unitPrice,
} from './_fields.ts';

const earning = v.object({
  valor: unitPrice,
  tipo: v.optional(v.picklist(['dividendo', 'jcp', 'rendimento']), 'dividendo'),
});

const figure = v.optional(v.number());

/** Yield of the last 12 months' earnings of a share or fund unit, before and after tax, and the income it gives. */
export const dividendYield = defineTool({
  method: 'POST',
  path: '/calculadoras/dividend-yield',
  category: 'financeiro',
  name: 'Dividend yield',
  summary: 'Rendimento em proventos de uma ação ou cota, preço-teto e renda',
  input: v.object({
    precoAtual: positiveUnitPrice,
    dividendos: v.optional(unitPrice),
    proventos: v.optional(v.pipe(v.array(earning), v.maxLength(60))),
    aliquotaJcp: v.optional(percent),
    quantidade: v.optional(positive(LARGEST)),
    precoMedio: v.optional(positiveUnitPrice),
    rendaMensalDesejada: v.optional(positiveAmount),
    yieldAlvo: v.optional(positivePercent, 6),
  }),
  output: v.object({
    proventosPorAcao: v.number(),
    proventosLiquidosPorAcao: v.number(),
    dividendYield: v.number(),
    dividendYieldLiquido: v.number(),
    yieldMensalMedio: v.number(),
    precoTeto: v.number(),
    aliquotaJcp: figure,
    yieldOnCost: figure,
    valorPosicao: figure,
    rendaAnual: figure,
    rendaMensalMedia: figure,
    acoesNecessarias: figure,
    investimentoNecessario: figure,
  }),
  examples: [
    {
      input: {
        precoAtual: 32.5,
        proventos: [{ valor: 1.2 }, { valor: 0.8, tipo: 'jcp' }],
        quantidade: 300,
        precoMedio: 25,
      },
      output: {
        proventosPorAcao: 2,
        proventosLiquidosPorAcao: 1.86,
        dividendYield: 6.15,
        dividendYieldLiquido: 5.72,
        yieldMensalMedio: 0.4769,
        precoTeto: 31,
        aliquotaJcp: 17.5,
        yieldOnCost: 7.44,
        valorPosicao: 9750,
        rendaAnual: 558,
        rendaMensalMedia: 46.5,
      },
    },
  ],
  run(input, { today, tables }) {
    requireOneOf(input, 'dividendos', 'proventos');
    const { precoAtual, quantidade, precoMedio, rendaMensalDesejada, yieldAlvo } = input;
    const earnings = input.proventos ?? [{ valor: input.dividendos as number, tipo: 'dividendo' }];
    const rate = input.aliquotaJcp ?? entryOrLast(entriesOf(equityInterestTax, tables), today).entry.value;
    const sumOf = (list: typeof earnings) => list.reduce((sum, { valor }) => sum + valor, 0);
    const equityInterest = earnings.filter(({ tipo }) => tipo === 'jcp');
    const gross = sumOf(earnings);
    // Dividends and the income of funds are untaxed here: the withholding of Lei 15.270/2025 depends on the month.
    const net = gross - (sumOf(equityInterest) * rate) / 100;
    return {
      proventosPorAcao: roundTo(gross, 8),
      proventosLiquidosPorAcao: roundTo(net, 8),
      dividendYield: inPercent(gross, precoAtual),
      dividendYieldLiquido: inPercent(net, precoAtual),
      yieldMensalMedio: inPercent(net / 12, precoAtual, 4),
      precoTeto: roundMoney((net * 100) / yieldAlvo),
      ...(equityInterest.length > 0 && { aliquotaJcp: rate }),
      ...(precoMedio !== undefined && { yieldOnCost: inPercent(net, precoMedio) }),
      ...(quantidade !== undefined && {
        valorPosicao: roundMoney(precoAtual * quantidade),
        rendaAnual: roundMoney(net * quantidade),
        rendaMensalMedia: roundMoney((net * quantidade) / 12),
      }),
      ...(rendaMensalDesejada !== undefined && sharesFor(rendaMensalDesejada, net, precoAtual)),
    };
  },
});

/** The shares whose net earnings give an income, BRL per month; 422 when they earn nothing. */
function sharesFor(income: number, net: number, price: number) {
  if (roundTo(net, 8) === 0) {
    throw invalidValue('rendaMensalDesejada', {
      pt: 'não se alcança sem proventos',
      en: 'cannot be reached without earnings',
    });
  }
  const acoesNecessarias = roundUp((12 * income) / net);
  return { acoesNecessarias, investimentoNecessario: roundMoney(acoesNecessarias * price) };
}
