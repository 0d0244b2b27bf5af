import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { roundDown, roundUp, roundUpTo, withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, between, quantity } from './_fields.ts';

/** Decimals of a metre: what is less than the last of them is no repeat. */
const FINEST_DECIMALS = 9;

const input = v.object({
  larguraParede: v.optional(quantity),
  comprimento: v.optional(quantity),
  largura: v.optional(quantity),
  altura: quantity,
  larguraAberturas: v.optional(between(0, 1e6), 0),
  larguraRolo: v.optional(quantity, 0.53),
  comprimentoRolo: v.optional(quantity, 10),
  rapport: v.optional(between(0, 300), 0),
  encaixe: v.optional(v.picklist(['livre', 'reto', 'deslocado'])),
  margemCorte: v.optional(between(0, 1), 0.1),
  rolosReserva: v.optional(integer(0, 10_000), 0),
  precoRolo: v.optional(amount),
});

type Input = v.InferOutput<typeof input>;

/** Rolls of wallpaper by the method of strips: each strip is cut whole, from one roll. */
export const papelParede = defineTool({
  method: 'POST',
  path: '/calculadoras/papel-parede',
  category: 'construcao',
  name: 'Papel de parede',
  summary: 'Faixas e rolos de papel de parede, com o encaixe do desenho',
  input,
  output: v.object({
    perimetro: v.number(),
    areaParede: v.number(),
    alturaFaixa: v.number(),
    faixas: v.number(),
    faixasPorRolo: v.number(),
    rolos: v.number(),
    sobraFaixas: v.number(),
    desperdicio: v.number(),
    custo: v.optional(v.number()),
  }),
  examples: [
    {
      input: { larguraParede: 4, altura: 2.6, rapport: 64 },
      output: {
        perimetro: 4,
        areaParede: 10.4,
        alturaFaixa: 3.2,
        faixas: 8,
        faixasPorRolo: 3,
        rolos: 3,
        sobraFaixas: 1,
        desperdicio: 34.59,
      },
    },
  ],
  run(input) {
    const { altura, larguraAberturas, larguraRolo, comprimentoRolo, precoRolo } = input;
    const width = widthOf(input);
    if (withoutNoise(larguraAberturas) >= withoutNoise(width)) {
      throw invalidValue('larguraAberturas', {
        pt: 'deve ser menor que a largura das paredes',
        en: 'must be less than the width of the walls',
      });
    }
    const strip = stripHeight(input);
    const perRoll = roundDown(comprimentoRolo / strip);
    if (perRoll === 0) {
      throw invalidValue('altura', {
        pt: `exige faixas de ${roundTo(strip, 3)} m, mais que o rolo`,
        en: `takes strips of ${roundTo(strip, 3)} m, more than the roll`,
      });
    }

    const covered = (width - larguraAberturas) * altura;
    const faixas = roundUp((width - larguraAberturas) / larguraRolo);
    const rolos = roundUp(faixas / perRoll) + input.rolosReserva;
    return {
      perimetro: roundTo(width, 2),
      areaParede: roundTo(covered, 2),
      alturaFaixa: roundTo(strip, 3),
      faixas,
      faixasPorRolo: perRoll,
      rolos,
      sobraFaixas: rolos * perRoll - faixas,
      desperdicio: roundTo((1 - covered / (rolos * comprimentoRolo * larguraRolo)) * 100, 2),
      ...(precoRolo !== undefined && { custo: roundMoney(rolos * precoRolo) }),
    };
  },
});

/** m of wall as sent, else around the room; 400 on `larguraParede` with neither. */
function widthOf({ larguraParede, comprimento, largura }: Input): number {
  if (larguraParede !== undefined) return larguraParede;
  if (comprimento === undefined || largura === undefined) {
    throw badParameter('larguraParede', {
      pt: 'é obrigatório, ou então comprimento e largura',
      en: 'is required, or else comprimento and largura',
    });
  }
  return 2 * (comprimento + largura);
}

/** m that a strip takes of the roll: whole repeats of a pattern, and half a repeat more when it is offset. */
function stripHeight({ altura, margemCorte, rapport, encaixe = 'reto' }: Input): number {
  const cut = altura + margemCorte;
  const repeat = roundTo(rapport / 100, FINEST_DECIMALS);
  if (repeat === 0 || encaixe === 'livre') return cut;
  const matched = roundUpTo(cut, repeat);
  return encaixe === 'deslocado' ? matched + repeat / 2 : matched;
}
