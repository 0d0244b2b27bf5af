import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
import { cm, m, m2, percentage, reais } from '../../kit/units.ts';
import { roundDown, roundUp, roundUpTo, withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, metres } from './_fields.ts';

/** Decimals of a metre. A smaller repeat counts as none. */
const FINEST_DECIMALS = 9;

const input = v.object({
  larguraParede: describe(v.optional(metres), {
    pt: 'Largura das paredes somadas. Sem ela, comprimento e largura',
    en: 'Width of the walls together. Without it, comprimento and largura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento do ambiente, cujo perímetro se reveste; não conta com larguraParede',
    en: 'Length of the room, whose perimeter is covered; does not count with larguraParede',
  }),
  largura: describe(v.optional(metres), {
    pt: 'Largura do ambiente; não conta com larguraParede',
    en: 'Width of the room; does not count with larguraParede',
  }),
  altura: describe(metres, { pt: 'Altura das paredes', en: 'Height of the walls' }),
  larguraAberturas: describe(inUnit(m, v.optional(between(0, 1e6), 0)), {
    pt: 'Largura das aberturas que vão do piso ao teto',
    en: 'Width of the openings from floor to ceiling',
  }),
  larguraRolo: describe(v.optional(metres, 0.53), { pt: 'Largura do rolo', en: 'Width of the roll' }),
  comprimentoRolo: describe(v.optional(metres, 10), { pt: 'Comprimento do rolo', en: 'Length of the roll' }),
  rapport: describe(inUnit(cm, v.optional(between(0, 300), 0)), {
    pt: 'Repetição vertical do desenho; 0 é sem desenho',
    en: 'Vertical repeat of the pattern; 0 is without a pattern',
  }),
  encaixe: describe(v.optional(v.picklist(['livre', 'reto', 'deslocado'])), {
    pt: 'Como o desenho segue de uma faixa à outra: sem encaixe (livre), na mesma altura (reto) ou meia repetição abaixo (deslocado). Sem ele, reto',
    en: 'How the pattern goes on from strip to strip: no match (livre), straight (reto) or half a repeat lower (deslocado). Without it, reto',
  }),
  margemCorte: describe(inUnit(m, v.optional(between(0, 1), 0.1)), {
    pt: 'Sobra de cada faixa, para o corte',
    en: 'Extra length of each strip, for trimming',
  }),
  rolosReserva: describe(v.optional(integer(0, 10_000), 0), {
    pt: 'Rolos a mais, para reparos',
    en: 'Further rolls, for repairs',
  }),
  precoRolo: describe(v.optional(amount), {
    pt: 'Preço de um rolo: acrescenta custo',
    en: 'Price of a roll: adds custo',
  }),
});

/** How the pattern goes on from strip to strip, where a caller does not say. */
const USUAL_MATCH = 'reto';

type Input = v.InferOutput<typeof input>;

/** Rolls of wallpaper by the method of strips: each strip is cut whole, from one roll. */
export const papelParede = defineCalculator({
  method: 'POST',
  path: '/calculadoras/papel-parede',
  category: 'construcao',
  name: 'Papel de parede',
  summary: 'Faixas e rolos de papel de parede, com o encaixe do desenho',
  en: { name: 'Wallpaper', summary: 'Strips and rolls of wallpaper, with the match of the pattern' },
  about: {
    pt: 'Pelo método das faixas: cada uma é cortada inteira de um rolo. Portas e janelas comuns não se descontam, só aberturas do piso ao teto.',
    en: 'By the method of strips: each one is cut whole from one roll. Ordinary doors and windows are not taken off, only openings from floor to ceiling.',
  },
  input,
  output: v.object({
    perimetro: describe(
      v.number(),
      { pt: 'Largura das paredes, com as aberturas', en: 'Width of the walls, openings included' },
      m,
    ),
    areaParede: describe(v.number(), { pt: 'Área a revestir', en: 'Area to cover' }, m2),
    alturaFaixa: describe(
      v.number(),
      {
        pt: 'Comprimento de cada faixa, com o corte e o encaixe',
        en: 'Length of each strip, with trimming and match',
      },
      m,
    ),
    faixas: describe(v.number(), { pt: 'Faixas necessárias', en: 'Strips needed' }, null),
    faixasPorRolo: describe(
      v.number(),
      { pt: 'Faixas inteiras que um rolo dá', en: 'Whole strips that a roll gives' },
      null,
    ),
    rolos: describe(
      v.number(),
      { pt: 'Rolos a comprar, com os de reserva', en: 'Rolls to buy, those of reserve included' },
      null,
    ),
    sobraFaixas: describe(v.number(), { pt: 'Faixas que sobram', en: 'Strips left over' }, null),
    desperdicio: describe(
      v.number(),
      {
        pt: 'Papel que não vai à parede, sobre o comprado',
        en: 'Paper that does not go on the wall, on what is bought',
      },
      percentage,
    ),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Custo dos rolos; só com precoRolo', en: 'Cost of the rolls; only with precoRolo' },
      reais,
    ),
  }),
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

/** Metres of wall, as sent or around the room. 400 on `larguraParede` when neither was sent. */
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
function stripHeight({ altura, margemCorte, rapport, encaixe = USUAL_MATCH }: Input): number {
  const cut = altura + margemCorte;
  const repeat = roundTo(rapport / 100, FINEST_DECIMALS);
  if (repeat === 0 || encaixe === 'livre') return cut;
  const matched = roundUpTo(cut, repeat);
  return encaixe === 'deslocado' ? matched + repeat / 2 : matched;
}
