import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { roundDown, roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { areaOrSides, between, quantity } from './_fields.ts';

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
  area: v.optional(quantity),
  comprimento: v.optional(quantity),
  largura: v.optional(quantity),
  ambiente: v.optional(v.picklist(Object.keys(LUX) as (keyof typeof LUX)[])),
  lux: v.optional(between(1, 5000)),
  fatorUtilizacao: v.optional(between(0.1, 1), 0.6),
  fatorManutencao: v.optional(between(0.3, 1), 0.8),
  lumensLampada: v.optional(quantity, 810),
  potenciaLampada: v.optional(quantity, 9),
  lampadasPorLuminaria: v.optional(integer(1, 20), 1),
  alturaUtil: v.optional(quantity),
});

type Input = v.InferOutput<typeof input>;

/** Luminaires of a room by the lumen method, and the load that its circuit is designed for. */
export const iluminacao = defineTool({
  method: 'POST',
  path: '/calculadoras/iluminacao',
  category: 'construcao',
  name: 'Iluminação',
  summary: 'Luminárias de um ambiente pelo método dos lúmens',
  input,
  output: v.object({
    area: v.number(),
    iluminanciaAlvo: v.number(),
    fluxoNecessario: v.number(),
    luminarias: v.number(),
    lampadas: v.number(),
    fluxoInstalado: v.number(),
    iluminanciaObtida: v.number(),
    potenciaTotal: v.number(),
    densidadePotencia: v.number(),
    indiceLocal: v.optional(v.number()),
    cargaMinimaVA: v.number(),
  }),
  examples: [
    {
      input: { comprimento: 4, largura: 3, ambiente: 'cozinha' },
      output: {
        area: 12,
        iluminanciaAlvo: 150,
        fluxoNecessario: 3750,
        luminarias: 5,
        lampadas: 5,
        fluxoInstalado: 4050,
        iluminanciaObtida: 162,
        potenciaTotal: 45,
        densidadePotencia: 3.75,
        cargaMinimaVA: 160,
      },
    },
  ],
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
