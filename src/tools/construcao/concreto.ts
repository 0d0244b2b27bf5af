import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
import { kg, kgPerM3, litres, litresPerKg, m3, pieces, reais } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import {
  LOOSE_DENSITY,
  type Mix,
  materialsOf,
  mixText,
  readMix,
  USUAL_MIXES,
  use,
  waterCementRatio,
} from './_concrete.ts';
import { amount, cubicMetres, metres, unitPrice, waste, withWaste } from './_fields.ts';

/** Wet sand takes 28 % more room than dry sand, at 3 % of moisture. */
const BULKING = 1.28;

const input = v.object({
  volume: describe(v.optional(cubicMetres), {
    pt: 'Volume total de concreto. Sem ele, as medidas de uma peça',
    en: 'Total volume of concrete. Without it, the measures of one piece',
  }),
  diametro: describe(v.optional(metres), {
    pt: 'Diâmetro de uma peça cilíndrica, com altura',
    en: 'Diameter of a cylindrical piece, with altura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento de uma laje, viga ou sapata, com largura e altura',
    en: 'Length of a slab, beam or footing, with largura and altura',
  }),
  largura: describe(v.optional(metres), { pt: 'Largura da peça', en: 'Width of the piece' }),
  altura: describe(v.optional(metres), {
    pt: 'Altura ou espessura da peça',
    en: 'Height or thickness of the piece',
  }),
  quantidade: describe(inUnit(pieces, v.optional(integer(1, 10_000), 1)), {
    pt: 'Quantas peças iguais; não conta com volume',
    en: 'How many such pieces; does not count with volume',
  }),
  traco: describe(v.optional(mixText), {
    pt: 'Traço em volume, cimento, areia e brita (1:2:3). Sem ele, o do uso',
    en: 'Mix by volume, cement, sand and gravel (1:2:3). Without it, that of uso',
  }),
  uso: describe(v.optional(use, 'laje'), {
    pt: 'Uso do concreto, que escolhe o traço quando ele não é enviado',
    en: 'Use of the concrete, which picks the mix when none is sent',
  }),
  relacaoAguaCimento: describe(inUnit(litresPerKg, v.optional(between(0.3, 1.5))), {
    pt: 'Água por kg de cimento. Sem ele, a da tabela do traço',
    en: 'Water per kg of cement. Without it, that of the table of mixes',
  }),
  perda: describe(waste(5), { pt: 'Perda, sobre o volume', en: 'Waste, on the volume' }),
  pesoSaco: describe(inUnit(kg, v.optional(v.picklist([25, 40, 50]), 50)), {
    pt: 'Peso do saco de cimento',
    en: 'Weight of a bag of cement',
  }),
  precos: describe(
    v.optional(
      v.object({
        saco: describe(v.optional(amount), {
          pt: 'Preço do saco de cimento',
          en: 'Price of a bag of cement',
        }),
        areiaM3: describe(v.optional(unitPrice), { pt: 'Preço do m³ de areia', en: 'Price of a m³ of sand' }),
        britaM3: describe(v.optional(unitPrice), {
          pt: 'Preço do m³ de brita',
          en: 'Price of a m³ of gravel',
        }),
      }),
      {},
    ),
    {
      pt: 'Preços dos materiais, para acrescentar os custos',
      en: 'Prices of the materials, to add the costs',
    },
  ),
});

type Input = v.InferOutput<typeof input>;

/** Cement, sand, gravel and water of a concrete mixed by volume, and what they cost. */
export const concreto = defineCalculator({
  method: 'POST',
  path: '/calculadoras/concreto',
  category: 'construcao',
  name: 'Concreto',
  summary: 'Cimento, areia, brita e água de um volume de concreto, pelo traço',
  en: { name: 'Concrete', summary: 'Cement, sand, gravel and water of a volume of concrete, by its mix' },
  about: {
    pt: 'Pelo método dos volumes absolutos, com 2 % de ar. É um guia para obras pequenas: concreto estrutural pede dosagem e controle pela ABNT NBR 12655.',
    en: 'By the method of absolute volumes, with 2 % of air. It is a guide for small works: structural concrete takes a mix design and control by ABNT NBR 12655.',
  },
  input,
  output: v.object({
    volume: describe(
      v.number(),
      { pt: 'Volume de concreto, sem a perda', en: 'Volume of concrete, without waste' },
      m3,
    ),
    volumeTotal: describe(
      v.number(),
      {
        pt: 'Volume com a perda, de que saem as quantidades',
        en: 'Volume with waste, from which the quantities follow',
      },
      m3,
    ),
    traco: describe(v.string(), {
      pt: 'Traço em volume, cimento, areia e brita',
      en: 'Mix by volume, cement, sand and gravel',
    }),
    relacaoAguaCimento: describe(
      v.number(),
      { pt: 'Água por kg de cimento', en: 'Water per kg of cement' },
      litresPerKg,
    ),
    consumoCimento: describe(
      v.number(),
      { pt: 'Consumo de cimento, por m³ de concreto', en: 'Consumption of cement, per m³ of concrete' },
      kgPerM3,
    ),
    cimentoKg: describe(v.number(), { pt: 'Cimento', en: 'Cement' }, kg),
    sacosCimento: describe(v.number(), { pt: 'Sacos de cimento', en: 'Bags of cement' }, null),
    areiaM3: describe(v.number(), { pt: 'Areia seca', en: 'Dry sand' }, m3),
    areiaUmidaM3: describe(
      v.number(),
      {
        pt: 'Areia úmida, como se compra, com 28 % de inchamento',
        en: 'Wet sand, as it is bought, with 28 % of bulking',
      },
      m3,
    ),
    britaM3: describe(v.number(), { pt: 'Brita', en: 'Gravel' }, m3),
    aguaLitros: describe(v.number(), { pt: 'Água', en: 'Water' }, litres),
    areiaKg: describe(v.number(), { pt: 'Areia seca', en: 'Dry sand' }, kg),
    britaKg: describe(v.number(), { pt: 'Brita', en: 'Gravel' }, kg),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Soma dos custos; só com algum preço', en: 'Sum of the costs; only with some price' },
      reais,
    ),
    custos: describe(
      v.optional(
        v.object({
          cimento: describe(
            v.number(),
            { pt: 'Custo dos sacos de cimento', en: 'Cost of the bags of cement' },
            reais,
          ),
          areia: describe(v.number(), { pt: 'Custo da areia úmida', en: 'Cost of the wet sand' }, reais),
          brita: describe(v.number(), { pt: 'Custo da brita', en: 'Cost of the gravel' }, reais),
        }),
      ),
      { pt: 'Os custos por material; só com algum preço', en: 'The costs by material; only with some price' },
    ),
  }),
  result: 'volumeTotal',
  examples: [{ input: { comprimento: 5, largura: 4, altura: 0.1 } }],
  assumptions: {
    unused: {
      quantidade: ({ volume }) => volume !== undefined,
      uso: ({ traco }) => traco !== undefined,
    },
    constants: (_, { traco, relacaoAguaCimento }) => ({
      traco,
      relacaoAguaCimento,
      inchamentoAreia: roundTo((BULKING - 1) * 100, 2),
    }),
  },
  run(input) {
    const volume = volumeOf(input);
    const total = volume * withWaste(input.perda);
    const traco = input.traco ?? USUAL_MIXES[input.uso];
    const mix = readMix(traco) as Mix;
    const ratio = input.relacaoAguaCimento ?? waterCementRatio(mix);
    const { perM3, cement, sand, gravel, water } = materialsOf(total, mix, ratio);

    const sacosCimento = roundUp(cement / input.pesoSaco);
    const areiaUmidaM3 = roundTo(sand * BULKING, 3);
    const britaM3 = roundTo(gravel, 3);
    return {
      volume: roundTo(volume, 3),
      volumeTotal: roundTo(total, 3),
      traco,
      relacaoAguaCimento: ratio,
      consumoCimento: roundTo(perM3, 1),
      cimentoKg: roundTo(cement, 1),
      sacosCimento,
      areiaM3: roundTo(sand, 3),
      areiaUmidaM3,
      britaM3,
      aguaLitros: roundTo(water, 1),
      areiaKg: roundTo(sand * 1000 * LOOSE_DENSITY.sand, 1),
      britaKg: roundTo(gravel * 1000 * LOOSE_DENSITY.gravel, 1),
      ...costOf(input.precos, sacosCimento, areiaUmidaM3, britaM3),
    };
  },
});

/** m³ of all pieces, by the first of three ways whose fields were all sent. 400 on `volume` when none is complete. */
function volumeOf({ volume, diametro, comprimento, largura, altura, quantidade }: Input): number {
  if (volume !== undefined) return volume;
  if (diametro !== undefined && altura !== undefined) {
    return Math.PI * (diametro / 2) ** 2 * altura * quantidade;
  }
  if (comprimento !== undefined && largura !== undefined && altura !== undefined) {
    return comprimento * largura * altura * quantidade;
  }
  throw badParameter('volume', {
    pt: 'é obrigatório, ou então diametro e altura, ou comprimento, largura e altura',
    en: 'is required, or else diametro and altura, or comprimento, largura and altura',
  });
}

/** What the quantities cost as they are shown; nothing when no price was sent. */
function costOf({ saco, areiaM3, britaM3 }: Input['precos'], bags: number, wetSand: number, gravel: number) {
  if (saco === undefined && areiaM3 === undefined && britaM3 === undefined) return {};
  const custos = {
    cimento: roundMoney(bags * (saco ?? 0)),
    areia: roundMoney(wetSand * (areiaM3 ?? 0)),
    brita: roundMoney(gravel * (britaM3 ?? 0)),
  };
  return { custo: sumMoney(Object.values(custos)), custos };
}
