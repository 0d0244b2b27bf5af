import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { btuPerHour, m2, people, percentage, W } from '../../kit/units.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { areaOrSides, metres, squareMetres } from './_fields.ts';

/** BTU/h per m² by the sun: the rule of thumb of the Brazilian market. A project follows NBR 16401. */
const PER_M2 = { manha: 600, tarde: 800, sombra: 600 } as const;

/** BTU/h of each person beyond the first, and of each appliance that gives heat. */
const PER_SOURCE = 600;

/** m: a higher ceiling means more air to cool. */
const USUAL_CEILING = 2.7;

/** Share of the room's own heat that a slab in the sun adds. */
const ROOF_SHARE = 0.1;

/** BTU/h of the units on sale. */
const CAPACITIES = [7500, 9000, 12_000, 18_000, 22_000, 24_000, 30_000, 36_000, 48_000, 60_000] as const;
const LARGEST_CAPACITY = 60_000;

const WATTS_PER_BTU_H = 0.29307107;
const BTU_H_PER_TON = 12_000;

/** Cooling capacity of an air conditioner for a room, in BTU/h. */
export const btu = defineCalculator({
  method: 'POST',
  path: '/calculadoras/btu',
  category: 'construcao',
  name: 'BTU do ar-condicionado',
  input: v.object({
    area: v.optional(squareMetres),
    comprimento: v.optional(metres),
    largura: v.optional(metres),
    pessoas: inUnit(people, v.optional(integer(0, 1000), 1)),
    aparelhos: v.optional(inUnit(pure, integer(0, 1000)), 0),
    sol: v.optional(v.picklist(['manha', 'tarde', 'sombra']), 'manha'),
    peDireito: v.optional(metres, USUAL_CEILING),
    coberturaExposta: flag(false),
  }),
  output: v.object({
    area: num(m2),
    btuNecessario: num(btuPerHour),
    composicao: v.object({
      ambiente: num(btuPerHour),
      pessoas: num(btuPerHour),
      aparelhos: num(btuPerHour),
      cobertura: num(btuPerHour),
    }),
    capacidadeRecomendada: num(btuPerHour),
    quantidadeAparelhos: num(pure),
    folga: num(percentage),
    potenciaTermicaW: num(W),
    toneladasRefrigeracao: num(pure),
  }),
  reads: { oneOf: [[['area'], ['comprimento', 'largura']]] },
  result: 'btuNecessario',
  examples: [{ input: { area: 12, pessoas: 2 } }],
  assumptions: {
    constants: ({ sol }) => ({ btuPorM2: PER_M2[sol], btuPorFonte: PER_SOURCE }),
  },
  run(input) {
    const area = areaOrSides(input, 'comprimento', 'largura');
    const ambiente = roundTo(area * PER_M2[input.sol] * Math.max(1, input.peDireito / USUAL_CEILING), 0);
    const composicao = {
      ambiente,
      pessoas: PER_SOURCE * Math.max(0, input.pessoas - 1),
      aparelhos: PER_SOURCE * input.aparelhos,
      cobertura: input.coberturaExposta ? roundTo(ambiente * ROOF_SHARE, 0) : 0,
    };
    const total = Object.values(composicao).reduce((sum, part) => sum + part, 0);
    const units = Math.max(1, roundUp(total / LARGEST_CAPACITY));
    const capacity = CAPACITIES.find((capacity) => capacity * units >= total) ?? LARGEST_CAPACITY;
    return {
      area: roundTo(area, 2),
      btuNecessario: total,
      composicao,
      capacidadeRecomendada: capacity,
      quantidadeAparelhos: units,
      folga: total === 0 ? 0 : roundTo(((capacity * units) / total - 1) * 100, 2),
      potenciaTermicaW: roundTo(total * WATTS_PER_BTU_H, 0),
      toneladasRefrigeracao: roundTo(total / BTU_H_PER_TON, 2),
    };
  },
});
