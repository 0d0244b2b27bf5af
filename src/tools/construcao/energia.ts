import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, inUnit, tableEntries, num } from '../../kit/fields/index.ts';
import { say, type Text } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { kWh, percentage, reais, reaisPerKWh } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { tariffFlags } from '../../law/tables/bandeiras-tarifarias.ts';
import { appliance, applianceReads, billOf, consumptionOf, LEAST_BILLED } from './_electricity.ts';
import { optionalAmount, unitPrice } from './_fields.ts';

const flags = v.picklist(['verde', 'amarela', 'vermelha-1', 'vermelha-2']);

/** Decimals of a kWh. A smaller amount counts as no consumption. */
const FINEST_DECIMALS = 9;

/** % that is part of its own base. */
const taxRate = inUnit(
  percentage,
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.check(
        (value) => value < 100,
        say({ pt: 'deve ser de 0 a menos de 100', en: 'must be from 0 to less than 100' }),
      ),
    ),
    0,
  ),
);

const input = v.object({
  aparelhos: v.optional(v.pipe(v.array(appliance), v.maxLength(100))),
  consumoKwh: inUnit(kWh, v.optional(between(0, 1e9))),
  tarifa: inUnit(reaisPerKWh, v.optional(unitPrice)),
  bandeira: v.optional(flags, 'verde'),
  adicionalBandeira: inUnit(reaisPerKWh, v.optional(unitPrice)),
  icms: taxRate,
  pisCofins: taxRate,
  iluminacaoPublica: optionalAmount,
  ligacao: v.optional(v.picklist(['monofasica', 'bifasica', 'trifasica'])),
});

type Input = v.InferOutput<typeof input>;

const noAppliance: Text = {
  pt: 'deve ter ao menos um aparelho, ou então envie consumoKwh',
  en: 'must hold at least one appliance, or else send consumoKwh',
};

/** Electricity of appliances or of a whole bill, in kWh a month, and its cost at a tariff that the caller knows. */
export const energia = defineCalculator({
  method: 'POST',
  path: '/calculadoras/energia',
  category: 'construcao',
  name: 'Consumo de energia elétrica',
  tables: [tariffFlags],
  input,
  output: v.object({
    consumoMensalKwh: num(kWh),
    consumoDiarioKwh: num(kWh),
    consumoAnualKwh: num(kWh),
    consumoFaturadoKwh: num(kWh),
    custo: v.optional(num(reais)),
    custos: v.optional(
      v.object({
        energia: num(reais),
        bandeira: num(reais),
        impostos: num(reais),
        iluminacaoPublica: num(reais),
      }),
    ),
    custoAnual: v.optional(num(reais)),
    precoMedioKwh: v.optional(num(reaisPerKWh)),
    tabela: v.optional(
      v.object({
        ...tableEntries,
        bandeira: flags,
        adicionalKwh: num(reaisPerKWh),
      }),
    ),
    aparelhos: v.optional(
      v.array(
        v.object({
          nome: v.string(),
          consumoMensalKwh: num(kWh),
          participacao: num(percentage),
          custoMensal: v.optional(num(reais)),
        }),
      ),
    ),
    maiorConsumidor: v.optional(v.string()),
  }),
  result: 'custo',
  examples: [
    {
      input: {
        aparelhos: [
          { nome: 'Chuveiro', potencia: 5500, horasPorDia: 0.5 },
          { nome: 'Geladeira', consumoMensalKwh: 35 },
        ],
        tarifa: 0.8,
        bandeira: 'amarela',
      },
    },
  ],
  reads: {
    when: {
      bandeira: 'tarifa',
      adicionalBandeira: 'tarifa',
      icms: 'tarifa',
      pisCofins: 'tarifa',
      iluminacaoPublica: 'tarifa',
    },
    inside: { aparelhos: applianceReads },
  },
  requires: ({ aparelhos, consumoKwh }) =>
    aparelhos?.length === 0 && consumoKwh === undefined
      ? [{ field: 'aparelhos', message: noAppliance }]
      : aparelhos === undefined && consumoKwh === undefined
        ? ['aparelhos']
        : [],
  assumptions: {
    unused: {
      bandeira: ({ adicionalBandeira }) => adicionalBandeira !== undefined,
    },
    constants: (_, { tabela }) => ({ adicionalBandeira: tabela?.adicionalKwh }),
  },
  run(input, context) {
    const { aparelhos = [], consumoKwh, ligacao } = input;
    const each = aparelhos.map(consumptionOf);
    const used = roundTo(consumoKwh ?? each.reduce((sum, kwh) => sum + kwh, 0), FINEST_DECIMALS);
    const billed = Math.max(used, ligacao ? LEAST_BILLED[ligacao] : 0);
    const { cost, meanPrice } = costOf(input, billed, context);
    return {
      consumoMensalKwh: roundTo(used, 2),
      consumoDiarioKwh: roundTo(used / 30, 2),
      consumoAnualKwh: roundTo(used * 12, 2),
      consumoFaturadoKwh: roundTo(billed, 2),
      ...cost,
      ...(aparelhos.length > 0 && {
        aparelhos: aparelhos.map((appliance, i) => {
          const kwh = each[i] as number;
          return {
            nome: nameOf(appliance, i),
            consumoMensalKwh: roundTo(kwh, 2),
            participacao: used === 0 ? 0 : roundTo((kwh / used) * 100, 2),
            ...(meanPrice !== undefined && { custoMensal: roundMoney(kwh * meanPrice) }),
          };
        }),
        // The first on a tie.
        maiorConsumidor: aparelhos.map(nameOf)[each.indexOf(Math.max(...each))],
      }),
    };
  },
});

/**
 * The cost of the kWh billed at the tariff, and the mean price of one, both in BRL and unrounded. Undefined without a
 * tariff.
 */
function costOf(input: Input, kwh: number, context: Context) {
  const { tarifa, bandeira, adicionalBandeira, pisCofins, icms, iluminacaoPublica } = input;
  if (tarifa === undefined) return {};
  const law = lawOfToday({ flags: tariffFlags }, context);
  const flag = adicionalBandeira ?? law.flags.value[bandeira];
  const { vigente, ...named } = reportTable(law, [law.flags]);
  const rates = { tariff: tarifa, flag, pisCofins, icms, publicLighting: iluminacaoPublica };
  const { bill, meanPrice } = billOf(kwh, rates);
  const cost = {
    ...bill,
    ...(meanPrice !== undefined && { precoMedioKwh: roundTo(meanPrice, 4) }),
    ...(adicionalBandeira === undefined && {
      tabela: {
        ...named,
        bandeira,
        adicionalKwh: flag,
        ...(vigente === false && { vigente }),
      },
    }),
  };
  return { cost, meanPrice };
}

const nameOf = ({ nome }: { readonly nome?: string | undefined }, index: number) =>
  nome ?? `Aparelho ${index + 1}`;
