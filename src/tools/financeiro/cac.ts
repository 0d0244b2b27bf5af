import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, integer, inUnit, num, pure, text } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
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
  nome: text(1, 60),
  investimento: amount,
  novosClientes: inUnit(pure, integer(0, MOST_CUSTOMERS)),
});

type Channel = v.InferOutput<typeof channel>;

/** Cost of acquiring a customer, in all and by channel. */
export const cac = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cac',
  category: 'financeiro',
  name: 'CAC – custo de aquisição de clientes',
  input: v.object({
    investimentoMarketing: optionalAmount,
    investimentoVendas: optionalAmount,
    outrosCustos: optionalAmount,
    canais: v.optional(v.pipe(v.array(channel), v.maxLength(50)), []),
    novosClientes: v.optional(inUnit(pure, integer(1, MOST_CUSTOMERS))),
    ltv: v.optional(positiveAmount),
    explicar,
  }),
  output: v.object({
    investimentoTotal: num(reais),
    novosClientes: num(pure),
    cac: num(reais),
    clientesSemCanal: v.optional(num(pure)),
    canais: v.optional(
      v.array(
        v.object({
          nome: v.string(),
          investimento: num(reais),
          novosClientes: num(pure),
          cac: v.nullable(num(reais)),
          participacaoInvestimento: num(percentage),
          participacaoClientes: num(percentage),
        }),
      ),
    ),
    melhorCanal: v.optional(v.nullable(v.string())),
    ltvCac: v.optional(num(pure)),
  }),
  requires: ({ canais = [] }) => (canais.length > 0 ? [] : ['novosClientes']),
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
        pt: 'Nada foi investido: envie algum investimento',
        en: 'Nothing was invested: send some investment',
      });
    }
    const inChannels = canais.reduce((sum, { novosClientes }) => sum + novosClientes, 0);
    const customers = customersOf(novosClientes, inChannels);
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
 * The number of customers, as sent or as the sum of the channels. Throws 422 when it is 0 or below
 * that sum.
 */
function customersOf(sent: number | undefined, inChannels: number): number {
  const customers = sent ?? inChannels;
  if (customers === 0) {
    throw invalidValue('novosClientes', {
      pt: 'Nenhum canal trouxe clientes: envie o total em novosClientes',
      en: 'No channel brought customers: send the total as novosClientes',
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
