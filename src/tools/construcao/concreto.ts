import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
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
import { amount, between, quantity, unitPrice, waste, withWaste } from './_fields.ts';

/** Wet sand takes 28 % more room than dry sand, at 3 % of moisture. */
const BULKING = 1.28;

const input = v.object({
  volume: v.optional(quantity),
  diametro: v.optional(quantity),
  comprimento: v.optional(quantity),
  largura: v.optional(quantity),
  altura: v.optional(quantity),
  quantidade: v.optional(integer(1, 10_000), 1),
  traco: v.optional(mixText),
  uso: v.optional(use, 'laje'),
  relacaoAguaCimento: v.optional(between(0.3, 1.5)),
  perda: waste(5),
  pesoSaco: v.optional(v.picklist([25, 40, 50]), 50),
  precos: v.optional(
    v.object({
      saco: v.optional(amount),
      areiaM3: v.optional(unitPrice),
      britaM3: v.optional(unitPrice),
    }),
    {},
  ),
});

type Input = v.InferOutput<typeof input>;

/** Cement, sand, gravel and water of a concrete mixed by volume, and what they cost. */
export const concreto = defineTool({
  method: 'POST',
  path: '/calculadoras/concreto',
  category: 'construcao',
  name: 'Concreto',
  summary: 'Cimento, areia, brita e água de um volume de concreto, pelo traço',
  input,
  output: v.object({
    volume: v.number(),
    volumeTotal: v.number(),
    traco: v.string(),
    relacaoAguaCimento: v.number(),
    consumoCimento: v.number(),
    cimentoKg: v.number(),
    sacosCimento: v.number(),
    areiaM3: v.number(),
    areiaUmidaM3: v.number(),
    britaM3: v.number(),
    aguaLitros: v.number(),
    areiaKg: v.number(),
    britaKg: v.number(),
    custo: v.optional(v.number()),
    custos: v.optional(v.object({ cimento: v.number(), areia: v.number(), brita: v.number() })),
  }),
  examples: [
    {
      input: { comprimento: 5, largura: 4, altura: 0.1 },
      output: {
        volume: 2,
        volumeTotal: 2.1,
        traco: '1:2:3',
        relacaoAguaCimento: 0.61,
        consumoCimento: 344,
        cimentoKg: 722.4,
        sacosCimento: 15,
        areiaM3: 1.017,
        areiaUmidaM3: 1.302,
        britaM3: 1.526,
        aguaLitros: 440.7,
        areiaKg: 1556.7,
        britaKg: 2121.4,
      },
    },
  ],
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

/** m³ of all pieces, by the first of the three ways that is complete; 400 on `volume` without any. */
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
