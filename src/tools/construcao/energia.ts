import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { say } from '../../core/texts.ts';
import { type Context, defineTool } from '../../core/tool.ts';
import { entriesOf, entryOrLast } from '../../lib/law/dated.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { tariffFlags } from '../../tables/bandeiras-tarifarias.ts';
import { appliance, billOf, consumptionOf, LEAST_BILLED } from './_electricity.ts';
import { amount, between, unitPrice } from './_fields.ts';

const flags = v.picklist(['verde', 'amarela', 'vermelha-1', 'vermelha-2']);

/** Decimals of a kWh: what is less than the last of them is no consumption. */
const FINEST_DECIMALS = 9;

/** % that is part of its own base. */
const taxRate = v.optional(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.check(
      (value) => value < 100,
      say({ pt: 'deve ser de 0 a menos de 100', en: 'must be from 0 to less than 100' }),
    ),
  ),
  0,
);

const input = v.object({
  aparelhos: v.optional(v.pipe(v.array(appliance), v.maxLength(100))),
  consumoKwh: v.optional(between(0, 1e9)),
  tarifa: v.optional(unitPrice),
  bandeira: v.optional(flags, 'verde'),
  adicionalBandeira: v.optional(unitPrice),
  icms: taxRate,
  pisCofins: taxRate,
  iluminacaoPublica: v.optional(amount, 0),
  ligacao: v.optional(v.picklist(['monofasica', 'bifasica', 'trifasica'])),
});

type Input = v.InferOutput<typeof input>;

/** Electricity of appliances or of a whole bill, in kWh a month, and its cost at a tariff that the caller knows. */
export const energia = defineTool({
  method: 'POST',
  path: '/calculadoras/energia',
  category: 'construcao',
  name: 'Consumo de energia elétrica',
  summary: 'Consumo dos aparelhos em kWh e o valor da conta de luz',
  input,
  output: v.object({
    consumoMensalKwh: v.number(),
    consumoDiarioKwh: v.number(),
    consumoAnualKwh: v.number(),
    consumoFaturadoKwh: v.number(),
    custo: v.optional(v.number()),
    custos: v.optional(
      v.object({
        energia: v.number(),
        bandeira: v.number(),
        impostos: v.number(),
        iluminacaoPublica: v.number(),
      }),
    ),
    custoAnual: v.optional(v.number()),
    precoMedioKwh: v.optional(v.number()),
    tabela: v.optional(
      v.object({
        vigencia: v.string(),
        fonte: v.string(),
        bandeira: flags,
        adicionalKwh: v.number(),
        vigente: v.optional(v.literal(false)),
      }),
    ),
    aparelhos: v.optional(
      v.array(
        v.object({
          nome: v.string(),
          consumoMensalKwh: v.number(),
          participacao: v.number(),
          custoMensal: v.optional(v.number()),
        }),
      ),
    ),
    maiorConsumidor: v.optional(v.string()),
  }),
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
      output: {
        consumoMensalKwh: 117.5,
        consumoDiarioKwh: 3.92,
        consumoAnualKwh: 1410,
        consumoFaturadoKwh: 117.5,
        custo: 96.21,
        custos: { energia: 94, bandeira: 2.21, impostos: 0, iluminacaoPublica: 0 },
        custoAnual: 1154.52,
        precoMedioKwh: 0.8188,
        tabela: {
          vigencia: '2024-04-01',
          fonte: 'ANEEL, adicionais das bandeiras tarifárias',
          bandeira: 'amarela',
          adicionalKwh: 0.01885,
        },
        aparelhos: [
          { nome: 'Chuveiro', consumoMensalKwh: 82.5, participacao: 70.21, custoMensal: 67.55 },
          { nome: 'Geladeira', consumoMensalKwh: 35, participacao: 29.79, custoMensal: 28.66 },
        ],
        maiorConsumidor: 'Chuveiro',
      },
    },
  ],
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

/** What the kWh billed cost at the tariff, and the mean price of one, unrounded; nothing without a tariff. */
function costOf(input: Input, kwh: number, { tables, today }: Context) {
  const { tarifa, bandeira, adicionalBandeira, pisCofins, icms, iluminacaoPublica } = input;
  if (tarifa === undefined) return {};
  const { entry, vigente } = entryOrLast(entriesOf(tariffFlags, tables), today);
  const flag = adicionalBandeira ?? entry.value[bandeira];
  const rates = { tariff: tarifa, flag, pisCofins, icms, publicLighting: iluminacaoPublica };
  const { bill, meanPrice } = billOf(kwh, rates);
  const cost = {
    ...bill,
    ...(meanPrice !== undefined && { precoMedioKwh: roundTo(meanPrice, 4) }),
    ...(adicionalBandeira === undefined && {
      tabela: {
        vigencia: entry.from,
        fonte: entry.source,
        bandeira,
        adicionalKwh: flag,
        ...(!vigente && { vigente }),
      },
    }),
  };
  return { cost, meanPrice };
}

const nameOf = ({ nome }: { readonly nome?: string | undefined }, index: number) =>
  nome ?? `Aparelho ${index + 1}`;
