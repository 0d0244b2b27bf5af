import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
import { lumens, lux, m2, VA, W, WPerM2 } from '../../kit/units.ts';
import { roundDown, roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { areaOrSides, metres, quantity, squareMetres } from './_fields.ts';

/**
 * Lux to be maintained: work places by ABNT NBR ISO/CIE 8995-1:2013, section 5; homes, which it does not cover, by
 * the middle value of the general lighting in NBR 5413:1992, item 5.3.65.
 */
const LUX = {
  estacionamento: 75,
  corredor: 100,
  deposito: 100,
  hall: 100,
  garagem: 100,
  escada: 150,
  'sala-estar': 150,
  quarto: 150,
  cozinha: 150,
  banheiro: 150,
  arquivo: 200,
  'biblioteca-estantes': 200,
  restaurante: 200,
  refeitorio: 200,
  vestiario: 200,
  recepcao: 300,
  'sala-aula': 300,
  'loja-pequena': 300,
  academia: 300,
  escritorio: 500,
  'home-office': 500,
  'sala-reuniao': 500,
  'sala-aula-noturna': 500,
  laboratorio: 500,
  'biblioteca-leitura': 500,
  'loja-grande': 500,
  caixa: 500,
  'cozinha-profissional': 500,
  consultorio: 500,
  'desenho-tecnico': 750,
} as const;

/** A load of lighting in VA, NBR 5410:2004, 9.5.2.1.2: so much up to a first area in m², and for each whole step more. */
const FIRST_LOAD = { upTo: 6, va: 100 } as const;
const FURTHER_LOAD = { each: 4, va: 60 } as const;

const input = v.object({
  area: describe(v.optional(squareMetres), {
    pt: 'Área do ambiente. Sem ela, comprimento e largura',
    en: 'Area of the room. Without it, comprimento and largura',
  }),
  comprimento: describe(v.optional(metres), { pt: 'Comprimento do ambiente', en: 'Length of the room' }),
  largura: describe(v.optional(metres), { pt: 'Largura do ambiente', en: 'Width of the room' }),
  ambiente: describe(v.optional(v.picklist(Object.keys(LUX) as (keyof typeof LUX)[])), {
    pt: 'Ambiente, que escolhe a iluminância; obrigatório sem lux',
    en: 'Kind of room, which picks the illuminance; required without lux',
  }),
  lux: describe(inUnit(lux, v.optional(between(1, 5000))), {
    pt: 'Iluminância desejada, no lugar da do ambiente',
    en: 'Illuminance wanted, in place of that of ambiente',
  }),
  fatorUtilizacao: describe(v.optional(between(0.1, 1), 0.6), {
    pt: 'Parte da luz das lâmpadas que chega ao plano de trabalho',
    en: 'Part of the light of the lamps that reaches the work plane',
  }),
  fatorManutencao: describe(v.optional(between(0.3, 1), 0.8), {
    pt: 'Parte da luz que resta com o uso e a sujeira',
    en: 'Part of the light that is left with age and dirt',
  }),
  lumensLampada: describe(inUnit(lumens, v.optional(quantity, 810)), {
    pt: 'Fluxo luminoso de uma lâmpada',
    en: 'Luminous flux of one lamp',
  }),
  potenciaLampada: describe(inUnit(W, v.optional(quantity, 9)), {
    pt: 'Potência de uma lâmpada',
    en: 'Power of one lamp',
  }),
  lampadasPorLuminaria: describe(v.optional(integer(1, 20), 1), {
    pt: 'Lâmpadas de uma luminária',
    en: 'Lamps in one luminaire',
  }),
  alturaUtil: describe(v.optional(metres), {
    pt: 'Distância da luminária ao plano de trabalho: acrescenta indiceLocal, com comprimento e largura',
    en: 'Distance from the luminaire to the work plane: adds indiceLocal, with comprimento and largura',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Luminaires of a room by the lumen method, and the load that its circuit is designed for. */
export const iluminacao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/iluminacao',
  category: 'construcao',
  name: 'Iluminação',
  summary: 'Luminárias de um ambiente pelo método dos lúmens',
  en: { name: 'Lighting', summary: 'Luminaires of a room by the lumen method' },
  about: {
    pt: 'A iluminância vem da ABNT NBR ISO/CIE 8995-1:2013 e, em residências, da NBR 5413:1992; a carga mínima, da ABNT NBR 5410.',
    en: 'The illuminance is that of ABNT NBR ISO/CIE 8995-1:2013 and, for homes, of NBR 5413:1992; the least load is that of ABNT NBR 5410.',
  },
  input,
  output: v.object({
    area: describe(v.number(), { pt: 'Área do ambiente', en: 'Area of the room' }, m2),
    iluminanciaAlvo: describe(v.number(), { pt: 'Iluminância que se quer', en: 'Illuminance aimed at' }, lux),
    fluxoNecessario: describe(
      v.number(),
      { pt: 'Fluxo luminoso necessário', en: 'Luminous flux needed' },
      lumens,
    ),
    luminarias: describe(v.number(), { pt: 'Número de luminárias', en: 'Number of luminaires' }, null),
    lampadas: describe(v.number(), { pt: 'Número de lâmpadas', en: 'Number of lamps' }, null),
    fluxoInstalado: describe(
      v.number(),
      { pt: 'Fluxo luminoso de todas as lâmpadas', en: 'Luminous flux of all lamps' },
      lumens,
    ),
    iluminanciaObtida: describe(
      v.number(),
      { pt: 'Iluminância que elas dão', en: 'Illuminance that they give' },
      lux,
    ),
    potenciaTotal: describe(v.number(), { pt: 'Potência de todas as lâmpadas', en: 'Power of all lamps' }, W),
    densidadePotencia: describe(v.number(), { pt: 'Potência por área', en: 'Power per area' }, WPerM2),
    indiceLocal: describe(
      v.optional(v.number()),
      {
        pt: 'Índice do local (k), pelo qual o fabricante tabela o fator de utilização; só com alturaUtil, comprimento e largura',
        en: 'Room index (k), by which makers tabulate the utilisation factor; only with alturaUtil, comprimento and largura',
      },
      null,
    ),
    cargaMinimaVA: describe(
      v.number(),
      {
        pt: 'Carga mínima de iluminação do circuito, pela NBR 5410',
        en: 'Least lighting load of the circuit, by NBR 5410',
      },
      VA,
    ),
  }),
  result: 'lampadas',
  examples: [{ input: { comprimento: 4, largura: 3, ambiente: 'cozinha' } }],
  run(input) {
    const { lumensLampada, potenciaLampada, lampadasPorLuminaria } = input;
    const area = areaOrSides(input, 'comprimento', 'largura');
    const lux = luxOf(input);
    const useful = input.fatorUtilizacao * input.fatorManutencao;
    const needed = (lux * area) / useful;
    const luminarias = roundUp(needed / (lumensLampada * lampadasPorLuminaria));
    const lampadas = luminarias * lampadasPorLuminaria;
    const installed = lampadas * lumensLampada;
    const power = lampadas * potenciaLampada;
    const index = roomIndex(input);
    return {
      area: roundTo(area, 2),
      iluminanciaAlvo: lux,
      fluxoNecessario: roundTo(needed, 0),
      luminarias,
      lampadas,
      fluxoInstalado: roundTo(installed, 0),
      iluminanciaObtida: roundTo((installed * useful) / area, 1),
      potenciaTotal: roundTo(power, 1),
      densidadePotencia: roundTo(power / area, 2),
      ...(index !== undefined && { indiceLocal: roundTo(index, 2) }),
      cargaMinimaVA: leastLoad(area),
    };
  },
});

function luxOf({ lux, ambiente }: Input): number {
  if (lux !== undefined) return lux;
  if (ambiente === undefined) {
    throw badParameter('ambiente', {
      pt: 'é obrigatório, ou então lux',
      en: 'is required, or else lux',
    });
  }
  return LUX[ambiente];
}

/** The room index (k), by which makers tabulate the utilisation factor. */
function roomIndex({ comprimento, largura, alturaUtil }: Input): number | undefined {
  if (comprimento === undefined || largura === undefined || alturaUtil === undefined) return undefined;
  return (comprimento * largura) / (alturaUtil * (comprimento + largura));
}

/** VA */
function leastLoad(area: number): number {
  const steps = roundDown(Math.max(0, area - FIRST_LOAD.upTo) / FURTHER_LOAD.each);
  return FIRST_LOAD.va + FURTHER_LOAD.va * steps;
}
