import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, flag, integer, inUnit } from '../../kit/fields/index.ts';
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

/** Of the room's own heat, under a slab in the sun. */
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
  summary: 'Capacidade do ar-condicionado de um ambiente, em BTU/h',
  en: { name: 'Air conditioner BTU', summary: 'Capacity of the air conditioner of a room, in BTU/h' },
  about: {
    pt: 'Pela regra prática do mercado brasileiro, de 600 BTU/h por m², ou 800 com sol da tarde. Um projeto segue a ABNT NBR 16401.',
    en: 'By the rule of thumb of the Brazilian market, 600 BTU/h per m², or 800 with afternoon sun. A project follows ABNT NBR 16401.',
  },
  input: v.object({
    area: describe(v.optional(squareMetres), {
      pt: 'Área do ambiente. Sem ela, comprimento e largura',
      en: 'Area of the room. Without it, comprimento and largura',
    }),
    comprimento: describe(v.optional(metres), {
      pt: 'Comprimento do ambiente; não conta com area',
      en: 'Length of the room; does not count with area',
    }),
    largura: describe(v.optional(metres), {
      pt: 'Largura do ambiente; não conta com area',
      en: 'Width of the room; does not count with area',
    }),
    pessoas: describe(inUnit(people, v.optional(integer(0, 1000), 1)), {
      pt: 'Pessoas que usam o ambiente',
      en: 'People who use the room',
    }),
    aparelhos: describe(v.optional(integer(0, 1000), 0), {
      pt: 'Aparelhos que esquentam, como computador e televisão',
      en: 'Appliances that give heat, such as computers and televisions',
    }),
    sol: describe(v.optional(v.picklist(['manha', 'tarde', 'sombra']), 'manha'), {
      pt: 'Sol no ambiente: da manhã, da tarde, que pede mais, ou nenhum (sombra)',
      en: 'Sun in the room: in the morning (manha), in the afternoon (tarde), which takes more, or none (sombra)',
    }),
    peDireito: describe(v.optional(metres, USUAL_CEILING), {
      pt: 'Pé-direito: só o que passa de 2,7 m conta',
      en: 'Ceiling height: only what is above 2.7 m counts',
    }),
    coberturaExposta: describe(flag(false), {
      pt: 'Se acima há laje ou telhado ao sol',
      en: 'Whether there is a slab or roof in the sun above',
    }),
  }),
  output: v.object({
    area: describe(v.number(), { pt: 'Área do ambiente', en: 'Area of the room' }, m2),
    btuNecessario: describe(v.number(), { pt: 'Capacidade necessária', en: 'Capacity needed' }, btuPerHour),
    composicao: describe(
      v.object({
        ambiente: describe(
          v.number(),
          { pt: 'Calor do próprio ambiente', en: 'Heat of the room itself' },
          btuPerHour,
        ),
        pessoas: describe(
          v.number(),
          { pt: 'Calor das pessoas depois da primeira', en: 'Heat of the people after the first' },
          btuPerHour,
        ),
        aparelhos: describe(
          v.number(),
          { pt: 'Calor dos aparelhos', en: 'Heat of the appliances' },
          btuPerHour,
        ),
        cobertura: describe(
          v.number(),
          { pt: 'Calor da cobertura exposta', en: 'Heat of the exposed roof' },
          btuPerHour,
        ),
      }),
      { pt: 'De que a capacidade necessária é feita', en: 'What the capacity needed is made of' },
    ),
    capacidadeRecomendada: describe(
      v.number(),
      { pt: 'Capacidade à venda de cada aparelho de ar', en: 'Capacity on sale of each air conditioner' },
      btuPerHour,
    ),
    quantidadeAparelhos: describe(
      v.number(),
      { pt: 'Quantos aparelhos de ar dessa capacidade', en: 'How many air conditioners of that capacity' },
      null,
    ),
    folga: describe(
      v.number(),
      {
        pt: 'O que a capacidade recomendada passa da necessária',
        en: 'By how much the capacity recommended is above the one needed',
      },
      percentage,
    ),
    potenciaTermicaW: describe(
      v.number(),
      { pt: 'Capacidade necessária, em potência térmica', en: 'Capacity needed, as thermal power' },
      W,
    ),
    toneladasRefrigeracao: describe(
      v.number(),
      {
        pt: 'Capacidade necessária em toneladas de refrigeração (TR)',
        en: 'Capacity needed in tons of refrigeration',
      },
      null,
    ),
  }),
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
