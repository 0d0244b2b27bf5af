import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { requireFields } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, LARGEST, positiveAmount } from './_fields.ts';

const times = integer(1, LARGEST);

const input = v.object({
  faturamento: v.optional(amount),
  vendas: v.optional(times),
  valores: v.optional(v.pipe(v.array(amount), v.minLength(1), v.maxLength(10_000))),
  clientes: v.optional(times),
  itens: v.optional(times),
  metaFaturamento: v.optional(positiveAmount),
  periodoAnterior: v.optional(v.object({ faturamento: amount, vendas: times })),
});

type Input = v.InferOutput<typeof input>;

const figure = v.optional(v.number());
const change = v.nullable(v.number());

/** The average sale, per customer and item too, what a goal takes, and the change since an earlier period. */
export const ticketMedio = defineTool({
  method: 'POST',
  path: '/calculadoras/ticket-medio',
  category: 'financeiro',
  name: 'Ticket médio',
  summary: 'Valor médio das vendas, por cliente e por item, meta e variação',
  input,
  output: v.object({
    faturamento: v.number(),
    vendas: v.number(),
    ticketMedio: v.number(),
    mediana: figure,
    menor: figure,
    maior: figure,
    ticketPorCliente: figure,
    comprasPorCliente: figure,
    itensPorVenda: figure,
    precoMedioItem: figure,
    vendasParaMeta: v.optional(v.nullable(v.number())),
    ticketParaMeta: figure,
    variacao: v.optional(
      v.object({ ticketMedioAnterior: v.number(), ticketMedio: change, faturamento: change, vendas: change }),
    ),
  }),
  examples: [
    {
      input: { faturamento: 48000, vendas: 320, clientes: 250, metaFaturamento: 60000 },
      output: {
        faturamento: 48000,
        vendas: 320,
        ticketMedio: 150,
        ticketPorCliente: 192,
        comprasPorCliente: 1.28,
        vendasParaMeta: 400,
        ticketParaMeta: 187.5,
      },
    },
  ],
  run(input) {
    const { valores, clientes, itens, metaFaturamento, periodoAnterior } = input;
    const { faturamento, vendas } = salesOf(input);
    const ticket = faturamento / vendas;
    return {
      faturamento,
      vendas,
      ticketMedio: roundMoney(ticket),
      ...(valores && spreadOf(valores)),
      ...(clientes !== undefined && {
        ticketPorCliente: roundMoney(faturamento / clientes),
        comprasPorCliente: roundTo(vendas / clientes, 2),
      }),
      ...(itens !== undefined && {
        itensPorVenda: roundTo(itens / vendas, 2),
        precoMedioItem: roundMoney(faturamento / itens),
      }),
      ...(metaFaturamento !== undefined && {
        vendasParaMeta: faturamento === 0 ? null : roundUp((metaFaturamento * vendas) / faturamento),
        ticketParaMeta: roundMoney(metaFaturamento / vendas),
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

/** Revenue and number of sales as sent, or those of a list of sales; 400 unless it is one of the two. */
function salesOf(input: Input): Sales {
  const { valores } = input;
  const isTold = input.faturamento !== undefined || input.vendas !== undefined;
  if (isTold === (valores !== undefined)) {
    throw badParameter('faturamento', {
      pt: 'envie faturamento e vendas, ou então valores',
      en: 'send faturamento and vendas, or else valores',
    });
  }
  if (valores) return { faturamento: sumMoney(valores), vendas: valores.length };
  requireFields(input, ['faturamento', 'vendas']);
  const { faturamento, vendas } = input;
  return { faturamento, vendas };
}

function spreadOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [Math.ceil(middle) - 1, Math.floor(middle)].map((k) => sorted[k] as number);
  return {
    mediana: roundMoney(((low as number) + (high as number)) / 2),
    menor: sorted[0] as number,
    maior: sorted.at(-1) as number,
  };
}

function changesSince(before: Sales, now: Sales) {
  const ticketBefore = before.faturamento / before.vendas;
  const changed = (from: number, to: number) => (from === 0 ? null : inPercent(to - from, from));
  return {
    ticketMedioAnterior: roundMoney(ticketBefore),
    ticketMedio: changed(ticketBefore, now.faturamento / now.vendas),
    faturamento: changed(before.faturamento, now.faturamento),
    vendas: changed(before.vendas, now.vendas),
  };
}
