import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, integer, text, explicar } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { reais, percentage } from '../../kit/units.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';
import {
  exact,
  isPositive,
  over,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const MOST_CUSTOMERS = 1e9;

const channel = v.object({
  nome: describe(text(1, 60), { pt: 'Nome do canal', en: 'Name of the channel' }),
  investimento: describe(amount, {
    pt: 'O que se investiu no canal',
    en: 'What was invested in the channel',
  }),
  novosClientes: describe(integer(0, MOST_CUSTOMERS), {
    pt: 'Clientes que o canal trouxe',
    en: 'Customers that the channel brought',
  }),
});

type Channel = v.InferOutput<typeof channel>;

/** Cost of acquiring a customer, in all and by channel. */
export const cac = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cac',
  category: 'financeiro',
  name: 'CAC – custo de aquisição de clientes',
  summary: 'Quanto custa cada novo cliente, no total e por canal',
  en: {
    name: 'CAC – customer acquisition cost',
    summary: 'What each new customer costs, in all and by channel',
  },
  input: v.object({
    investimentoMarketing: describe(optionalAmount, {
      pt: 'Marketing que não é de um canal',
      en: 'Marketing that belongs to no channel',
    }),
    investimentoVendas: describe(optionalAmount, {
      pt: 'Vendas que não são de um canal: equipe, comissões, ferramentas',
      en: 'Sales effort that belongs to no channel: team, commissions, tools',
    }),
    outrosCustos: describe(optionalAmount, {
      pt: 'Outros custos de aquisição',
      en: 'Other costs of acquisition',
    }),
    canais: describe(v.optional(v.pipe(v.array(channel), v.maxLength(50)), []), {
      pt: 'Canais de aquisição, com o que cada um custou e trouxe',
      en: 'Channels of acquisition, with what each one cost and brought',
    }),
    novosClientes: describe(v.optional(integer(1, MOST_CUSTOMERS)), {
      pt: 'Clientes novos, também os que não vieram de um canal. Sem ele, a soma dos canais; obrigatório sem canais',
      en: 'New customers, those of no channel included. Without it, the sum of the channels; required without canais',
    }),
    ltv: describe(v.optional(positiveAmount), {
      pt: 'Valor de um cliente (LTV): acrescenta ltvCac',
      en: 'Value of a customer (LTV): adds ltvCac',
    }),
    explicar,
  }),
  output: v.object({
    investimentoTotal: describe(
      v.number(),
      {
        pt: 'Canais mais os custos que não são de um canal',
        en: 'Channels plus the costs that belong to no channel',
      },
      reais,
    ),
    novosClientes: describe(v.number(), { pt: 'Clientes novos', en: 'New customers' }, null),
    cac: describe(
      v.number(),
      { pt: 'Investimento total por cliente novo', en: 'Total investment per new customer' },
      reais,
    ),
    clientesSemCanal: describe(
      v.optional(v.number()),
      {
        pt: 'Clientes novos que não vieram de um canal; só com canais',
        en: 'New customers of no channel; only with canais',
      },
      null,
    ),
    canais: describe(
      v.optional(
        v.array(
          v.object({
            nome: describe(v.string(), { pt: 'Nome do canal', en: 'Name of the channel' }),
            investimento: describe(
              v.number(),
              { pt: 'O que se investiu no canal', en: 'What was invested in the channel' },
              reais,
            ),
            novosClientes: describe(
              v.number(),
              { pt: 'Clientes que o canal trouxe', en: 'Customers that the channel brought' },
              null,
            ),
            cac: describe(
              v.nullable(v.number()),
              {
                pt: 'Investimento por cliente do canal; null quando ele não trouxe nenhum',
                en: 'Investment per customer of the channel; null when it brought none',
              },
              reais,
            ),
            participacaoInvestimento: describe(
              v.number(),
              {
                pt: 'Parte do canal no investimento total',
                en: 'Share of the channel in the total investment',
              },
              percentage,
            ),
            participacaoClientes: describe(
              v.number(),
              { pt: 'Parte do canal nos clientes novos', en: 'Share of the channel in the new customers' },
              percentage,
            ),
          }),
        ),
      ),
      {
        pt: 'O resultado de cada canal, na ordem enviada; só com canais',
        en: 'The result of each channel, in the order sent; only with canais',
      },
    ),
    melhorCanal: describe(v.optional(v.nullable(v.string())), {
      pt: 'Canal de menor CAC, o primeiro em caso de empate; null quando nenhum trouxe clientes, e só com canais',
      en: 'Channel of the lowest CAC, the first on a tie; null when none brought customers, and only with canais',
    }),
    ltvCac: describe(
      v.optional(v.number()),
      { pt: 'LTV dividido pelo CAC; só com ltv', en: 'LTV divided by CAC; only with ltv' },
      null,
    ),
  }),
  result: 'cac',
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
    },
  ],
  impossible: { canais: [{ nome: 'A', investimento: 1, novosClientes: 0 }] },
  assumptions: {
    constants: (_, { novosClientes }) => ({ novosClientes }),
  },
  run({ investimentoMarketing, investimentoVendas, outrosCustos, canais, novosClientes, ltv }) {
    const total = sum(
      exact(investimentoMarketing, 'investimentoMarketing'),
      exact(investimentoVendas, 'investimentoVendas'),
      exact(outrosCustos, 'outrosCustos'),
      ...canais.map(({ investimento }) => exact(investimento, 'investimento')),
    );
    if (!isPositive(total)) {
      throw badParameter('investimentoMarketing', {
        pt: 'nada foi investido: envie algum investimento',
        en: 'nothing was invested: send some investment',
      });
    }
    const inChannels = canais.reduce((sum, { novosClientes }) => sum + novosClientes, 0);
    const customers = customersOf(novosClientes, inChannels, canais.length > 0);
    const all = exact(customers, 'novosClientes');
    return {
      investimentoTotal: toMoney(total),
      novosClientes: customers,
      cac: toMoney(over(total, all)),
      ...(canais.length > 0 && {
        clientesSemCanal: customers - inChannels,
        canais: canais.map(({ nome, investimento, novosClientes }) => ({
          nome,
          investimento,
          novosClientes,
          cac:
            novosClientes === 0
              ? null
              : toMoney(over(exact(investimento, 'investimento'), exact(novosClientes, 'novosClientes'))),
          participacaoInvestimento: toPercent(exact(investimento, 'investimento'), total),
          participacaoClientes: toPercent(exact(novosClientes, 'clientesDoCanal'), all),
        })),
        melhorCanal: cheapest(canais),
      }),
      ...(ltv !== undefined && { ltvCac: toDecimal(over(times(exact(ltv, 'ltv'), all), total), 2) }),
    };
  },
});

/**
 * The number of customers, as sent or as the sum of the channels. Throws 400 with neither, and 422 when it is 0 or below
 * that sum.
 */
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

/** The channel with the lowest cost per customer, the first on a tie. Null when no channel brought a customer. */
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
