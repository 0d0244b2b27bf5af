import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
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
  volume: v.optional(cubicMetres),
  diametro: v.optional(metres),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  altura: v.optional(metres),
  quantidade: inUnit(pieces, v.optional(integer(1, 10_000), 1)),
  traco: v.optional(mixText),
  uso: v.optional(use, 'laje'),
  relacaoAguaCimento: inUnit(litresPerKg, v.optional(between(0.3, 1.5))),
  perda: waste(5),
  pesoSaco: inUnit(kg, v.optional(v.picklist([25, 40, 50]), 50)),
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
export const concreto = defineCalculator({
  method: 'POST',
  path: '/calculadoras/concreto',
  category: 'construcao',
  name: 'Concreto',
  input,
  output: v.object({
    volume: num(m3),
    volumeTotal: num(m3),
    traco: v.string(),
    relacaoAguaCimento: num(litresPerKg),
    consumoCimento: num(kgPerM3),
    cimentoKg: num(kg),
    sacosCimento: num(pure),
    areiaM3: num(m3),
    areiaUmidaM3: num(m3),
    britaM3: num(m3),
    aguaLitros: num(litres),
    areiaKg: num(kg),
    britaKg: num(kg),
    custo: v.optional(num(reais)),
    custos: v.optional(
      v.object({
        cimento: num(reais),
        areia: num(reais),
        brita: num(reais),
      }),
    ),
  }),
  reads: {
    when: { quantidade: { volume: null } },
    oneOf: [[['volume'], ['diametro', 'altura'], ['comprimento', 'largura', 'altura']]],
  },
  result: 'volumeTotal',
  examples: [{ input: { comprimento: 5, largura: 4, altura: 0.1 } }],
  assumptions: {
    unused: {
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

/** m³ of all pieces. */
function volumeOf(input: Input): number {
  if (input.volume !== undefined) return input.volume;
  const { diametro, comprimento, largura, altura, quantidade } = complete(input);
  const face = input.diametro === undefined ? comprimento * largura : Math.PI * (diametro / 2) ** 2;
  return face * altura * quantidade;
}

/** Computes the cost of the quantities as they are shown; nothing when no price was sent. */
function costOf({ saco, areiaM3, britaM3 }: Input['precos'], bags: number, wetSand: number, gravel: number) {
  if (saco === undefined && areiaM3 === undefined && britaM3 === undefined) return {};
  const custos = {
    cimento: roundMoney(bags * (saco ?? 0)),
    areia: roundMoney(wetSand * (areiaM3 ?? 0)),
    brita: roundMoney(gravel * (britaM3 ?? 0)),
  };
  return { custo: sumMoney(Object.values(custos)), custos };
}
