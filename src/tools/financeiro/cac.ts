import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { integer, text } from '../../core/fields.ts';
import { required } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, amountOrNone, positiveAmount } from './_fields.ts';

const MOST_CUSTOMERS = 1e9;

const channel = v.object({
  nome: text(1, 60),
  investimento: amount,
  novosClientes: integer(0, MOST_CUSTOMERS),
});

type Channel = v.InferOutput<typeof channel>;

/** Cost of acquiring a customer, in all and by channel. */
export const cac = defineTool({
  method: 'POST',
  path: '/calculadoras/cac',
  category: 'financeiro',
  name: 'CAC – custo de aquisição de clientes',
  summary: 'Quanto custa cada novo cliente, no total e por canal',
  input: v.object({
    investimentoMarketing: amountOrNone,
    investimentoVendas: amountOrNone,
    outrosCustos: amountOrNone,
    canais: v.optional(v.pipe(v.array(channel), v.maxLength(50)), []),
    novosClientes: v.optional(integer(1, MOST_CUSTOMERS)),
    ltv: v.optional(positiveAmount),
  }),
  output: v.object({
    investimentoTotal: v.number(),
    novosClientes: v.number(),
    cac: v.number(),
    clientesSemCanal: v.optional(v.number()),
    canais: v.optional(
      v.array(
        v.object({
          nome: v.string(),
          investimento: v.number(),
          novosClientes: v.number(),
          cac: v.nullable(v.number()),
          participacaoInvestimento: v.number(),
          participacaoClientes: v.number(),
        }),
      ),
    ),
    melhorCanal: v.optional(v.nullable(v.string())),
    ltvCac: v.optional(v.number()),
  }),
  examples: [
    {
      input: {
        investimentoVendas: 3000,
        canais: [
          { nome: 'Busca', investimento: 4000, novosClientes: 40 },
          { nome: 'Indicação', investimento: 500, novosClientes: 20 },
        ],
        novosClientes: 75,
        ltv: 900,
      },
      output: {
        investimentoTotal: 7500,
        novosClientes: 75,
        cac: 100,
        clientesSemCanal: 15,
        canais: [
          {
            nome: 'Busca',
            investimento: 4000,
            novosClientes: 40,
            cac: 100,
            participacaoInvestimento: 53.33,
            participacaoClientes: 53.33,
          },
          {
            nome: 'Indicação',
            investimento: 500,
            novosClientes: 20,
            cac: 25,
            participacaoInvestimento: 6.67,
            participacaoClientes: 26.67,
          },
        ],
        melhorCanal: 'Indicação',
        ltvCac: 9,
      },
    },
  ],
  run({ investimentoMarketing, investimentoVendas, outrosCustos, canais, novosClientes, ltv }) {
    const shared = [investimentoMarketing, investimentoVendas, outrosCustos];
    const total = sumMoney([...shared, ...canais.map(({ investimento }) => investimento)]);
    if (total === 0) {
      throw badParameter('investimentoMarketing', {
        pt: 'nada foi investido: envie algum investimento',
        en: 'nothing was invested: send some investment',
      });
    }
    const inChannels = canais.reduce((sum, { novosClientes }) => sum + novosClientes, 0);
    const customers = customersOf(novosClientes, inChannels, canais.length > 0);
    return {
      investimentoTotal: total,
      novosClientes: customers,
      cac: roundMoney(total / customers),
      ...(canais.length > 0 && {
        clientesSemCanal: customers - inChannels,
        canais: canais.map(({ nome, investimento, novosClientes }) => ({
          nome,
          investimento,
          novosClientes,
          cac: novosClientes === 0 ? null : roundMoney(investimento / novosClientes),
          participacaoInvestimento: inPercent(investimento, total),
          participacaoClientes: inPercent(novosClientes, customers),
        })),
        melhorCanal: cheapest(canais),
      }),
      ...(ltv !== undefined && { ltvCac: roundTo((ltv * customers) / total, 2) }),
    };
  },
});

/** The customers sent, else those of the channels. Throws 400 with neither and 422 when they cannot be. */
function customersOf(sent: number | undefined, inChannels: number, hasChannels: boolean): number {
  if (sent === undefined && !hasChannels) throw badParameter('novosClientes', required);
  const customers = sent ?? inChannels;
  if (customers === 0) {
    throw invalidValue('novosClientes', {
      pt: 'nenhum canal trouxe clientes: envie o total',
      en: 'no channel brought customers: send the total',
    });
  }
  if (customers < inChannels) {
    throw invalidValue('novosClientes', {
      pt: `não pode ser menor que a soma dos canais, ${inChannels}`,
      en: `cannot be less than the sum of the channels, ${inChannels}`,
    });
  }
  return customers;
}

/** The channel of the lowest cost per customer, the first of equals; null when none brought any. */
function cheapest(channels: readonly Channel[]): string | null {
  let best: Channel | null = null;
  for (const one of channels) {
    if (one.novosClientes === 0) continue;
    // Cross-multiplied, so that equal costs are equal.
    const isCheaper =
      best === null || one.investimento * best.novosClientes < best.investimento * one.novosClientes;
    if (isCheaper) best = one;
  }
  return best === null ? null : best.nome;
}
