import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, integer, withExample, explicar } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import type { Need } from '../../kit/tool.ts';
import { reais, percentage } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { amount, LARGEST, positiveAmount } from './_fields.ts';
import {
  type Exact,
  exact,
  given,
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
  faturamento: describe(v.optional(amount), {
    pt: 'Faturamento do período. Este campo com vendas, ou então valores',
    en: 'Revenue of the period. This field with vendas, or else valores',
  }),
  vendas: describe(v.optional(times), {
    pt: 'Número de vendas do período. Este campo com faturamento, ou então valores',
    en: 'Number of sales of the period. This field with faturamento, or else valores',
  }),
  valores: describe(
    v.optional(v.pipe(v.array(withExample(150, amount)), v.minLength(1), v.maxLength(10_000))),
    {
      pt: 'Valor de cada venda, no lugar de faturamento e vendas',
      en: 'Amount of each sale, in place of faturamento and vendas',
    },
  ),
  clientes: describe(v.optional(times), {
    pt: 'Clientes que compraram no período',
    en: 'Customers who bought in the period',
  }),
  itens: describe(v.optional(times), { pt: 'Itens vendidos no período', en: 'Items sold in the period' }),
  metaFaturamento: describe(v.optional(positiveAmount), {
    pt: 'Meta de faturamento: acrescenta o que falta para ela',
    en: 'Revenue goal: adds what it takes',
  }),
  periodoAnterior: describe(
    v.optional(
      v.object({
        faturamento: describe(withExample(40_000, amount), {
          pt: 'Faturamento do período anterior',
          en: 'Revenue of the earlier period',
        }),
        vendas: describe(withExample(280, times), {
          pt: 'Número de vendas do período anterior',
          en: 'Number of sales of the earlier period',
        }),
      }),
    ),
    { pt: 'Período anterior: acrescenta variacao', en: 'Earlier period: adds variacao' },
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
  summary: 'Valor médio das vendas, por cliente e por item, meta e variação',
  en: {
    name: 'Average ticket',
    summary: 'Average amount of the sales, per customer and per item, goal and change',
  },
  input,
  output: v.object({
    faturamento: describe(v.number(), { pt: 'Faturamento do período', en: 'Revenue of the period' }, reais),
    vendas: describe(v.number(), { pt: 'Número de vendas', en: 'Number of sales' }, null),
    ticketMedio: describe(v.number(), { pt: 'Faturamento por venda', en: 'Revenue per sale' }, reais),
    mediana: describe(
      figure,
      { pt: 'Mediana das vendas; só com valores', en: 'Median of the sales; only with valores' },
      reais,
    ),
    menor: describe(
      figure,
      { pt: 'Menor venda; só com valores', en: 'Smallest sale; only with valores' },
      reais,
    ),
    maior: describe(
      figure,
      { pt: 'Maior venda; só com valores', en: 'Largest sale; only with valores' },
      reais,
    ),
    ticketPorCliente: describe(
      figure,
      { pt: 'Faturamento por cliente; só com clientes', en: 'Revenue per customer; only with clientes' },
      reais,
    ),
    comprasPorCliente: describe(
      figure,
      { pt: 'Vendas por cliente; só com clientes', en: 'Sales per customer; only with clientes' },
      null,
    ),
    itensPorVenda: describe(
      figure,
      { pt: 'Itens por venda; só com itens', en: 'Items per sale; only with itens' },
      null,
    ),
    precoMedioItem: describe(
      figure,
      { pt: 'Faturamento por item; só com itens', en: 'Revenue per item; only with itens' },
      reais,
    ),
    vendasParaMeta: describe(
      v.optional(v.nullable(v.number())),
      {
        pt: 'Vendas que alcançam a meta com este ticket; null com ticket 0, e só com metaFaturamento',
        en: 'Sales that reach the goal at this ticket; null at a ticket of 0, and only with metaFaturamento',
      },
      null,
    ),
    ticketParaMeta: describe(
      figure,
      {
        pt: 'Ticket médio que alcança a meta com estas vendas; só com metaFaturamento',
        en: 'Average ticket that reaches the goal with these sales; only with metaFaturamento',
      },
      reais,
    ),
    variacao: describe(
      v.optional(
        v.object({
          ticketMedioAnterior: describe(
            v.number(),
            { pt: 'Ticket médio do período anterior', en: 'Average ticket of the earlier period' },
            reais,
          ),
          ticketMedio: describe(
            change,
            {
              pt: 'Variação do ticket médio; null quando ele era 0',
              en: 'Change of the average ticket; null when it was 0',
            },
            percentage,
          ),
          faturamento: describe(
            change,
            {
              pt: 'Variação do faturamento; null quando ele era 0',
              en: 'Change of the revenue; null when it was 0',
            },
            percentage,
          ),
          vendas: describe(
            change,
            { pt: 'Variação do número de vendas', en: 'Change of the number of sales' },
            percentage,
          ),
        }),
      ),
      {
        pt: 'O que mudou desde o período anterior; só com periodoAnterior',
        en: 'What has changed since the earlier period; only with periodoAnterior',
      },
    ),
  }),
  requires: needs,
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

/** Revenue and number of sales, or a list of sales, and only one of the two. */
function needs({ faturamento, vendas, valores }: Partial<Input>): readonly Need[] {
  const isTold = faturamento !== undefined || vendas !== undefined;
  if (isTold !== (valores !== undefined)) return isTold ? ['faturamento', 'vendas'] : [];
  const message = {
    pt: 'envie faturamento e vendas, ou então valores',
    en: 'send faturamento and vendas, or else valores',
  };
  return [{ field: 'faturamento', message }];
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
    menor: given(sorted[0] as number, 'menor'),
    maior: given(sorted.at(-1) as number, 'maior'),
  };
}

function changesSince(before: Sales, now: Sales) {
  const earlier = {
    revenue: exact(before.faturamento, 'faturamentoAnterior'),
    sales: exact(before.vendas, 'vendasAnteriores'),
  };
  const current = { revenue: exact(now.faturamento, 'faturamento'), sales: exact(now.vendas, 'vendas') };
  const ticketBefore = over(earlier.revenue, earlier.sales);
  const changed = (from: Exact, to: Exact) => (isPositive(from) ? toPercent(minus(to, from), from) : null);
  return {
    ticketMedioAnterior: toMoney(ticketBefore),
    ticketMedio: changed(ticketBefore, over(current.revenue, current.sales)),
    faturamento: changed(earlier.revenue, current.revenue),
    vendas: changed(earlier.sales, current.sales),
  };
}
