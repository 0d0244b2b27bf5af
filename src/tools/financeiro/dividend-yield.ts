import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, percent, explicar } from '../../kit/fields/index.ts';
import { exactlyOne } from '../../kit/errors/requirements.ts';
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
  given,
  isPositive,
  minus,
  over,
  percentOf,
  rounded,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const earning = v.object({
  valor: describe(unitPrice, { pt: 'Valor por ação ou cota', en: 'Amount per share or fund unit' }),
  tipo: describe(v.optional(v.picklist(['dividendo', 'jcp', 'rendimento']), 'dividendo'), {
    pt: 'Dividendo, juros sobre o capital próprio (jcp) ou rendimento de fundo; só jcp paga imposto aqui',
    en: 'Dividend, interest on equity (jcp) or income of a fund (rendimento); only jcp is taxed here',
  }),
});

const figure = v.optional(v.number());

/** Yield of the last 12 months' earnings of a share or fund unit, before and after tax, and the income it gives. */
export const dividendYield = defineCalculator({
  method: 'POST',
  path: '/calculadoras/dividend-yield',
  category: 'financeiro',
  name: 'Dividend yield',
  summary: 'Rendimento em proventos de uma ação ou cota, preço-teto e renda',
  en: {
    name: 'Dividend yield',
    summary: 'Yield in earnings of a share or fund unit, ceiling price and income',
  },
  about: {
    pt: 'Sobre JCP incide o imposto de renda na fonte (Lei 9.249/1995, art. 9º, § 2º). Dividendos e rendimentos de fundos contam como isentos: a retenção da Lei 15.270/2025 sobre dividendos acima de R$ 50 mil por mês fica de fora.',
    en: 'JCP (interest on equity) bears income tax at source (Law 9.249/1995, art. 9, § 2). Dividends and income of funds count as exempt: the withholding of Law 15.270/2025 on dividends above BRL 50,000 a month is left out.',
  },
  tables: [equityInterestTax],
  input: v.object({
    precoAtual: describe(positiveUnitPrice, {
      pt: 'Preço atual da ação ou cota',
      en: 'Current price of the share or fund unit',
    }),
    dividendos: describe(v.optional(unitPrice), {
      pt: 'Dividendos por ação nos últimos 12 meses. Este campo ou proventos, e só um deles',
      en: 'Dividends per share of the last 12 months. This field or proventos, and only one of them',
    }),
    proventos: describe(v.optional(v.pipe(v.array(earning), v.maxLength(60))), {
      pt: 'Cada provento dos últimos 12 meses. Este campo ou dividendos, e só um deles',
      en: 'Each earning of the last 12 months. This field or dividendos, and only one of them',
    }),
    aliquotaJcp: describe(v.optional(percent()), {
      pt: 'Imposto retido sobre JCP. Sem ele, a alíquota da lei de hoje',
      en: 'Tax withheld on JCP. Without it, the rate of the law of today',
    }),
    quantidade: describe(v.optional(positive(LARGEST)), {
      pt: 'Ações ou cotas que se tem: acrescenta valorPosicao, rendaAnual e rendaMensalMedia',
      en: 'Shares or units held: adds valorPosicao, rendaAnual and rendaMensalMedia',
    }),
    precoMedio: describe(v.optional(positiveUnitPrice), {
      pt: 'Preço médio de compra: acrescenta yieldOnCost',
      en: 'Average purchase price: adds yieldOnCost',
    }),
    rendaMensalDesejada: describe(v.optional(positiveAmount), {
      pt: 'Renda mensal desejada: acrescenta acoesNecessarias e investimentoNecessario',
      en: 'Monthly income wanted: adds acoesNecessarias and investimentoNecessario',
    }),
    yieldAlvo: describe(v.optional(positivePercent, 6), {
      pt: 'Yield ao ano que o preço-teto deve dar',
      en: 'Yearly yield that the ceiling price should give',
    }),
    explicar,
  }),
  output: v.object({
    proventosPorAcao: describe(
      v.number(),
      { pt: 'Proventos de 12 meses por ação, brutos', en: 'Earnings of 12 months per share, gross' },
      reais,
    ),
    proventosLiquidosPorAcao: describe(
      v.number(),
      { pt: 'O mesmo, já sem o imposto sobre JCP', en: 'The same, after the tax on JCP' },
      reais,
    ),
    dividendYield: describe(
      v.number(),
      { pt: 'Proventos brutos sobre o preço atual', en: 'Gross earnings on the current price' },
      percentage,
    ),
    dividendYieldLiquido: describe(
      v.number(),
      { pt: 'Proventos líquidos sobre o preço atual', en: 'Net earnings on the current price' },
      percentage,
    ),
    yieldMensalMedio: describe(
      v.number(),
      { pt: 'Um doze avos do yield líquido', en: 'A twelfth of the net yield' },
      percentage,
    ),
    precoTeto: describe(
      v.number(),
      { pt: 'Preço em que o yield líquido é yieldAlvo', en: 'Price at which the net yield is yieldAlvo' },
      reais,
    ),
    aliquotaJcp: describe(
      figure,
      { pt: 'Imposto retido sobre JCP; só quando há JCP', en: 'Tax withheld on JCP; only when there is JCP' },
      percentage,
    ),
    yieldOnCost: describe(
      figure,
      {
        pt: 'Proventos líquidos sobre o preço médio de compra; só com precoMedio',
        en: 'Net earnings on the average purchase price; only with precoMedio',
      },
      percentage,
    ),
    valorPosicao: describe(
      figure,
      {
        pt: 'Valor das ações ao preço atual; só com quantidade',
        en: 'Value of the shares at the current price; only with quantidade',
      },
      reais,
    ),
    rendaAnual: describe(
      figure,
      {
        pt: 'Proventos líquidos de todas as ações por ano; só com quantidade',
        en: 'Net earnings of all shares per year; only with quantidade',
      },
      reais,
    ),
    rendaMensalMedia: describe(
      figure,
      {
        pt: 'Um doze avos da renda anual; só com quantidade',
        en: 'A twelfth of the yearly income; only with quantidade',
      },
      reais,
    ),
    acoesNecessarias: describe(
      figure,
      {
        pt: 'Ações que dão a renda desejada; só com rendaMensalDesejada',
        en: 'Shares that give the income wanted; only with rendaMensalDesejada',
      },
      null,
    ),
    investimentoNecessario: describe(
      figure,
      {
        pt: 'O que essas ações custam ao preço atual; só com rendaMensalDesejada',
        en: 'What these shares cost at the current price; only with rendaMensalDesejada',
      },
      reais,
    ),
  }),
  requires: (input) => exactlyOne(input, 'dividendos', 'proventos'),
  result: 'dividendYield',
  either: [['dividendos'], ['proventos']],
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
      ...(equityInterest.length > 0 && { aliquotaJcp: given(rate, 'aliquotaJcp') }),
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
  if (!isPositive(rounded(net, 8))) {
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
