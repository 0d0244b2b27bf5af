import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { cm, m, m2, percentage, reais } from '../../kit/units.ts';
import { roundDown, roundUp, roundUpTo, withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, metres } from './_fields.ts';

/** Decimals of a metre. A smaller repeat counts as none. */
const FINEST_DECIMALS = 9;

const input = v.object({
  larguraParede: v.optional(metres),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  altura: metres,
  larguraAberturas: inUnit(m, v.optional(between(0, 1e6), 0)),
  larguraRolo: v.optional(metres, 0.53),
  comprimentoRolo: v.optional(metres, 10),
  rapport: inUnit(cm, v.optional(between(0, 300), 0)),
  encaixe: v.optional(v.picklist(['livre', 'reto', 'deslocado'])),
  margemCorte: inUnit(m, v.optional(between(0, 1), 0.1)),
  rolosReserva: v.optional(inUnit(pure, integer(0, 10_000)), 0),
  precoRolo: v.optional(amount),
});

/** Match of the pattern from strip to strip, when the caller names none. */
const USUAL_MATCH = 'reto';

type Input = v.InferOutput<typeof input>;

/** Rolls of wallpaper by the method of strips: each strip is cut whole, from one roll. */
export const papelParede = defineCalculator({
  method: 'POST',
  path: '/calculadoras/papel-parede',
  category: 'construcao',
  name: 'Papel de parede',
  input,
  output: v.object({
    perimetro: num(m),
    areaParede: num(m2),
    alturaFaixa: num(m),
    faixas: num(pure),
    faixasPorRolo: num(pure),
    rolos: num(pure),
    sobraFaixas: num(pure),
    desperdicio: num(percentage),
    custo: v.optional(num(reais)),
  }),
  reads: { when: { encaixe: 'rapport' }, oneOf: [[['larguraParede'], ['comprimento', 'largura']]] },
  result: 'rolos',
  examples: [{ input: { larguraParede: 4, altura: 2.6, rapport: 64 } }],
  impossible: { larguraParede: 4, altura: 2.6, larguraAberturas: 4 },
  assumptions: {
    unused: { encaixe: ({ rapport }) => rapport === 0 },
    constants: () => ({ encaixe: USUAL_MATCH }),
  },
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

/** Metres of wall, as sent or around the room. */
function widthOf(input: Input): number {
  const { larguraParede, comprimento, largura } = complete(input);
  return input.larguraParede === undefined ? 2 * (comprimento + largura) : larguraParede;
}

/** m that a strip takes of the roll: whole repeats of a pattern, and half a repeat more when it is offset. */
function stripHeight({ altura, margemCorte, rapport, encaixe = USUAL_MATCH }: Input): number {
  const cut = altura + margemCorte;
  const repeat = roundTo(rapport / 100, FINEST_DECIMALS);
  if (repeat === 0 || encaixe === 'livre') return cut;
  const matched = roundUpTo(cut, repeat);
  return encaixe === 'deslocado' ? matched + repeat / 2 : matched;
}
