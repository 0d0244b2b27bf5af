import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
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
  area: v.optional(squareMetres),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  ambiente: v.optional(v.picklist(Object.keys(LUX) as (keyof typeof LUX)[])),
  lux: inUnit(lux, v.optional(between(1, 5000))),
  fatorUtilizacao: v.optional(inUnit(pure, between(0.1, 1)), 0.6),
  fatorManutencao: v.optional(inUnit(pure, between(0.3, 1)), 0.8),
  lumensLampada: inUnit(lumens, v.optional(quantity, 810)),
  potenciaLampada: inUnit(W, v.optional(quantity, 9)),
  lampadasPorLuminaria: v.optional(inUnit(pure, integer(1, 20)), 1),
  alturaUtil: v.optional(metres),
});

type Input = v.InferOutput<typeof input>;

/** Luminaires of a room by the lumen method, and the load that its circuit is designed for. */
export const iluminacao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/iluminacao',
  category: 'construcao',
  name: 'Iluminação',
  input,
  output: v.object({
    area: num(m2),
    iluminanciaAlvo: num(lux),
    fluxoNecessario: num(lumens),
    luminarias: num(pure),
    lampadas: num(pure),
    fluxoInstalado: num(lumens),
    iluminanciaObtida: num(lux),
    potenciaTotal: num(W),
    densidadePotencia: num(WPerM2),
    indiceLocal: v.optional(num(pure)),
    cargaMinimaVA: num(VA),
  }),
  reads: { when: { alturaUtil: 'comprimento' }, oneOf: [[['area'], ['comprimento', 'largura']]] },
  requires: ({ lux }) => (lux === undefined ? ['ambiente'] : []),
  result: 'lampadas',
  examples: [{ input: { comprimento: 4, largura: 3, ambiente: 'cozinha' } }],
  run(input) {
    const { lumensLampada, potenciaLampada, lampadasPorLuminaria } = input;
    const area = areaOrSides(input, 'comprimento', 'largura');
    const lux = input.lux ?? LUX[complete(input).ambiente];
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
