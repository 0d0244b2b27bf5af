import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit, tableEntries } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { kWh, percentage, reais, reaisPerKWh } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { tariffFlags } from '../../law/tables/bandeiras-tarifarias.ts';
import { appliance, billOf, consumptionOf, LEAST_BILLED } from './_electricity.ts';
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
  aparelhos: describe(v.optional(v.pipe(v.array(appliance), v.maxLength(100))), {
    pt: 'Aparelhos da casa; obrigatório sem consumoKwh',
    en: 'Appliances of the home; required without consumoKwh',
  }),
  consumoKwh: describe(inUnit(kWh, v.optional(between(0, 1e9))), {
    pt: 'Consumo do mês, quando já conhecido; vale sobre o dos aparelhos',
    en: 'Consumption of the month, where known; wins over that of the appliances',
  }),
  tarifa: describe(inUnit(reaisPerKWh, v.optional(unitPrice)), {
    pt: 'Tarifa da distribuidora: acrescenta os custos',
    en: 'Tariff of the utility: adds the costs',
  }),
  bandeira: describe(v.optional(flags, 'verde'), {
    pt: 'Bandeira tarifária do mês',
    en: 'Tariff flag of the month: green, yellow, red 1 or red 2',
  }),
  adicionalBandeira: describe(inUnit(reaisPerKWh, v.optional(unitPrice)), {
    pt: 'Adicional da bandeira, no lugar do da tabela',
    en: 'Surcharge of the flag, in place of that of the table',
  }),
  icms: describe(taxRate, {
    pt: 'Alíquota do ICMS, quando a tarifa é a da ANEEL, sem impostos',
    en: 'Rate of ICMS, where the tariff is that of ANEEL, without taxes',
  }),
  pisCofins: describe(taxRate, {
    pt: 'Alíquota de PIS e COFINS somados, quando a tarifa é sem impostos',
    en: 'Rate of PIS and COFINS together, where the tariff is without taxes',
  }),
  iluminacaoPublica: describe(optionalAmount, {
    pt: 'Contribuição de iluminação pública (COSIP) do município',
    en: 'Public lighting contribution (COSIP) of the municipality',
  }),
  ligacao: describe(v.optional(v.picklist(['monofasica', 'bifasica', 'trifasica'])), {
    pt: 'Ligação da casa, que fixa o consumo mínimo faturado: 30, 50 ou 100 kWh. Sem ela, não há mínimo',
    en: 'Connection of the home, which sets the least consumption billed: 30, 50 or 100 kWh. Without it, there is no least',
  }),
});

type Input = v.InferOutput<typeof input>;

const hasNoTariff = ({ tarifa }: Input) => tarifa === undefined;

/** Electricity of appliances or of a whole bill, in kWh a month, and its cost at a tariff that the caller knows. */
export const energia = defineCalculator({
  method: 'POST',
  path: '/calculadoras/energia',
  category: 'construcao',
  name: 'Consumo de energia elétrica',
  summary: 'Consumo dos aparelhos em kWh e o valor da conta de luz',
  en: {
    name: 'Electricity consumption',
    summary: 'Consumption of the appliances in kWh and the amount of the bill',
  },
  about: {
    pt: 'A tarifa vem de quem chama: sem ela não há custo. Os adicionais das bandeiras são os da ANEEL, sem impostos. PIS e COFINS não incidem sobre o ICMS (STF, RE 574.706), e o faturamento mínimo é o da Resolução Normativa ANEEL 1.000/2021, art. 291.',
    en: 'The tariff comes from the caller: without it there is no cost. The flag surcharges are those of ANEEL, without taxes. PIS and COFINS are not levied on ICMS (STF, RE 574.706), and the least billed is that of ANEEL Resolution 1.000/2021, art. 291.',
  },
  tables: [tariffFlags],
  input,
  output: v.object({
    consumoMensalKwh: describe(v.number(), { pt: 'Consumo por mês', en: 'Consumption per month' }, kWh),
    consumoDiarioKwh: describe(
      v.number(),
      { pt: 'Consumo por dia, de um mês de 30 dias', en: 'Consumption per day, of a month of 30 days' },
      kWh,
    ),
    consumoAnualKwh: describe(
      v.number(),
      { pt: 'Doze vezes o consumo do mês', en: 'Twelve times the consumption of the month' },
      kWh,
    ),
    consumoFaturadoKwh: describe(
      v.number(),
      {
        pt: 'Consumo que a conta cobra, já com o mínimo da ligação',
        en: 'Consumption that the bill charges, the least of the connection included',
      },
      kWh,
    ),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Valor da conta do mês; só com tarifa', en: 'Amount of the bill of the month; only with tarifa' },
      reais,
    ),
    custos: describe(
      v.optional(
        v.object({
          energia: describe(v.number(), { pt: 'Energia pela tarifa', en: 'Energy at the tariff' }, reais),
          bandeira: describe(v.number(), { pt: 'Adicional da bandeira', en: 'Surcharge of the flag' }, reais),
          impostos: describe(v.number(), { pt: 'ICMS, PIS e COFINS', en: 'ICMS, PIS and COFINS' }, reais),
          iluminacaoPublica: describe(
            v.number(),
            { pt: 'Contribuição de iluminação pública', en: 'Public lighting contribution' },
            reais,
          ),
        }),
      ),
      { pt: 'As partes da conta; só com tarifa', en: 'The parts of the bill; only with tarifa' },
    ),
    custoAnual: describe(
      v.optional(v.number()),
      {
        pt: 'Doze vezes a conta do mês; só com tarifa',
        en: 'Twelve times the bill of the month; only with tarifa',
      },
      reais,
    ),
    precoMedioKwh: describe(
      v.optional(v.number()),
      {
        pt: 'Preço médio da energia faturada, com bandeira e impostos, sem a iluminação pública; só com tarifa',
        en: 'Mean price of the energy billed, flag and taxes included, without public lighting; only with tarifa',
      },
      reaisPerKWh,
    ),
    tabela: describe(
      v.optional(
        v.object({
          ...tableEntries,
          bandeira: describe(flags, { pt: 'Bandeira tarifária', en: 'Tariff flag' }),
          adicionalKwh: describe(
            v.number(),
            { pt: 'Adicional da bandeira, sem impostos', en: 'Surcharge of the flag, without taxes' },
            reaisPerKWh,
          ),
        }),
      ),
      {
        pt: 'Os adicionais das bandeiras por trás da resposta; ausente sem tarifa ou com adicionalBandeira',
        en: 'The flag surcharges behind the answer; absent without tarifa or with adicionalBandeira',
      },
    ),
    aparelhos: describe(
      v.optional(
        v.array(
          v.object({
            nome: describe(v.string(), { pt: 'Nome do aparelho', en: 'Name of the appliance' }),
            consumoMensalKwh: describe(
              v.number(),
              { pt: 'Consumo do aparelho por mês', en: 'Consumption of the appliance per month' },
              kWh,
            ),
            participacao: describe(
              v.number(),
              {
                pt: 'Parte do aparelho no consumo do mês',
                en: 'Share of the appliance in the consumption of the month',
              },
              percentage,
            ),
            custoMensal: describe(
              v.optional(v.number()),
              {
                pt: 'Custo do aparelho por mês, pelo preço médio; só com tarifa',
                en: 'Cost of the appliance per month, at the mean price; only with tarifa',
              },
              reais,
            ),
          }),
        ),
      ),
      {
        pt: 'O que cada aparelho consome, na ordem enviada; só com aparelhos',
        en: 'What each appliance consumes, in the order sent; only with aparelhos',
      },
    ),
    maiorConsumidor: describe(v.optional(v.string()), {
      pt: 'Aparelho que mais consome, o primeiro em caso de empate; só com aparelhos',
      en: 'Appliance that consumes the most, the first on a tie; only with aparelhos',
    }),
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
  assumptions: {
    unused: {
      bandeira: (input) => hasNoTariff(input) || input.adicionalBandeira !== undefined,
      icms: hasNoTariff,
      pisCofins: hasNoTariff,
      iluminacaoPublica: hasNoTariff,
    },
    constants: (_, { tabela }) => ({ adicionalBandeira: tabela?.adicionalKwh }),
  },
  run(input, context) {
    const { aparelhos = [], consumoKwh, ligacao } = input;
    if (aparelhos.length === 0 && consumoKwh === undefined) {
      throw badParameter('aparelhos', {
        pt: 'deve ter ao menos um aparelho, ou então envie consumoKwh',
        en: 'must hold at least one appliance, or else send consumoKwh',
      });
    }
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
