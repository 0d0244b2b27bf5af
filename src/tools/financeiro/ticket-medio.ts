import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, integer, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { percentage, reais } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { amount, LARGEST, positiveAmount } from './_fields.ts';
import {
  type Exact,
  exact,
  recordGiven,
  isPositive,
  minus,
  over,
  plus,
  share,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const times = integer(1, LARGEST);

const input = v.object({
  faturamento: v.optional(amount),
  vendas: v.optional(inUnit(pure, times)),
  valores: v.optional(v.pipe(v.array(withExample(150, amount)), v.minLength(1), v.maxLength(10_000))),
  clientes: v.optional(inUnit(pure, times)),
  itens: v.optional(inUnit(pure, times)),
  metaFaturamento: v.optional(positiveAmount),
  periodoAnterior: v.optional(
    v.object({
      faturamento: withExample(40_000, amount),
      vendas: inUnit(pure, withExample(280, times)),
    }),
  ),
  explicar,
});

type Input = v.InferOutput<typeof input>;

const figure = v.optional(v.number());
const change = v.nullable(v.number());

/** The average sale, per customer and item too, what a goal takes, and the change since an earlier period. */
export const ticketMedio = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ticket-medio',
  category: 'financeiro',
  name: 'Ticket médio',
  input,
  output: v.object({
    faturamento: num(reais),
    vendas: num(pure),
    ticketMedio: num(reais),
    mediana: inUnit(reais, figure),
    menor: inUnit(reais, figure),
    maior: inUnit(reais, figure),
    ticketPorCliente: inUnit(reais, figure),
    comprasPorCliente: inUnit(pure, figure),
    itensPorVenda: inUnit(pure, figure),
    precoMedioItem: inUnit(reais, figure),
    vendasParaMeta: v.optional(v.nullable(num(pure))),
    ticketParaMeta: inUnit(reais, figure),
    variacao: v.optional(
      v.object({
        ticketMedioAnterior: num(reais),
        ticketMedio: inUnit(percentage, change),
        faturamento: inUnit(percentage, change),
        vendas: inUnit(percentage, change),
      }),
    ),
  }),
  reads: { oneOf: [[['faturamento', 'vendas'], ['valores']]] },
  result: 'ticketMedio',
  examples: [{ input: { faturamento: 48000, vendas: 320, clientes: 250, metaFaturamento: 60000 } }],
  run(input) {
    const { valores, clientes, itens, metaFaturamento, periodoAnterior } = input;
    const { faturamento, vendas } = salesOf(input);
    const [revenue, sales] = [exact(faturamento, 'faturamento'), exact(vendas, 'vendas')];
    return {
      faturamento: toMoney(revenue),
      vendas,
      ticketMedio: toMoney(over(revenue, sales)),
      ...(valores && spreadOf(valores)),
      ...(clientes !== undefined && {
        ticketPorCliente: toMoney(over(revenue, exact(clientes, 'clientes'))),
        comprasPorCliente: toDecimal(over(sales, exact(clientes, 'clientes')), 2),
      }),
      ...(itens !== undefined && {
        itensPorVenda: toDecimal(over(exact(itens, 'itens'), sales), 2),
        precoMedioItem: toMoney(over(revenue, exact(itens, 'itens'))),
      }),
      ...(metaFaturamento !== undefined && {
        vendasParaMeta: isPositive(revenue) ? roundUp((metaFaturamento * vendas) / faturamento) : null,
        ticketParaMeta: toMoney(over(exact(metaFaturamento, 'metaFaturamento'), sales)),
      }),
      ...(periodoAnterior && { variacao: changesSince(periodoAnterior, { faturamento, vendas }) }),
    };
  },
});

interface Sales {
  /** BRL. */
  readonly faturamento: number;
  readonly vendas: number;
}

/** Revenue and number of sales, as sent or counted from a list of sales. */
function salesOf(input: Input): Sales {
  const { valores } = input;
  if (valores) return { faturamento: sumMoney(valores), vendas: valores.length };
  const { faturamento, vendas } = complete(input);
  return { faturamento, vendas };
}

function spreadOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [Math.ceil(middle) - 1, Math.floor(middle)].map((k) => sorted[k] as number);
  return {
    mediana: toMoney(share(plus(exact(low as number, 'valor'), exact(high as number, 'valor')), 1, 2)),
    menor: recordGiven(sorted[0] as number, 'menor'),
    maior: recordGiven(sorted.at(-1) as number, 'maior'),
  };
}

function changesSince(before: Sales, now: Sales) {
  const earlier = {
    revenue: exact(before.faturamento, 'faturamentoAnterior'),
    sales: exact(before.vendas, 'vendasAnteriores'),
  };
  const current = { revenue: exact(now.faturamento, 'faturamento'), sales: exact(now.vendas, 'vendas') };
  const ticketBefore = over(earlier.revenue, earlier.sales);
  const changeBetween = (from: Exact, to: Exact) =>
    isPositive(from) ? toPercent(minus(to, from), from) : null;
  return {
    ticketMedioAnterior: toMoney(ticketBefore),
    ticketMedio: changeBetween(ticketBefore, over(current.revenue, current.sales)),
    faturamento: changeBetween(earlier.revenue, current.revenue),
    vendas: changeBetween(earlier.sales, current.sales),
  };
}
