import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, percent, num, pure } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { hours, kg, litres, people, reais } from '../../kit/units.ts';
import { withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { adultsOf, appetite, BEER_CANS, drinks, MEAT, meats, otherFood, supplies } from './_barbecue.ts';
import { byKind, costOf, type Kind, KINDS, prices } from './_barbecue-prices.ts';

/** % of the meat. */
const USUAL_SHARES = { bovina: 50, frango: 20, linguica: 20, suina: 10 } as const;

/** Amount eaten, as a multiple of the usual. */
const PROFILES = { economico: 0.85, padrao: 1, farto: 1.2 } as const;

const guests = inUnit(people, v.optional(integer(0, 10_000), 0));

const sharesSent = v.pipe(
  v.object(byKind(percent())),
  v.check(
    (shares) => withoutNoise(sumOf(Object.values(shares))) === 100,
    say({ pt: 'deve somar 100', en: 'must sum to 100' }, 422),
  ),
);

const input = v.object({
  homens: guests,
  mulheres: guests,
  criancas: guests,
  vegetarianos: guests,
  duracaoHoras: inUnit(hours, v.optional(between(1, 24), 4)),
  perfil: v.optional(v.picklist(['economico', 'padrao', 'farto']), 'padrao'),
  divisaoCarnes: v.optional(sharesSent, USUAL_SHARES),
  bebemAlcool: inUnit(people, v.optional(integer(0, 30_000))),
  precos: v.optional(prices),
});

/** Meat, sides, drinks and charcoal of a barbecue, and what they cost. */
export const churrasco = defineCalculator({
  method: 'POST',
  path: '/calculadoras/churrasco',
  category: 'construcao',
  name: 'Churrasco',
  input,
  output: v.object({
    pessoas: num(people),
    carnePorTipoKg: v.object(byKind(num(kg))),
    carneTotalKg: num(kg),
    opcaoVegetarianaKg: num(kg),
    paoDeAlho: num(pure),
    acompanhamentos: v.object({
      arrozKg: num(kg),
      farofaKg: num(kg),
      vinagreteKg: num(kg),
      saladaKg: num(kg),
    }),
    bebidas: v.object({
      cervejaLatas350: num(pure),
      cervejaLitros: num(litres),
      refrigeranteLitros: num(litres),
      aguaLitros: num(litres),
    }),
    carvaoKg: num(kg),
    sacosCarvao5Kg: num(pure),
    salGrossoKg: num(kg),
    geloKg: num(kg),
    custo: v.optional(num(reais)),
    custos: v.optional(
      v.object({
        carnes: num(reais),
        cerveja: num(reais),
        refrigerante: num(reais),
        agua: num(reais),
        carvao: num(reais),
      }),
    ),
    custoPorPessoa: v.optional(num(reais)),
    custoPorAdulto: v.optional(v.nullable(num(reais))),
  }),
  result: 'carneTotalKg',
  examples: [{ input: { homens: 10, mulheres: 8, criancas: 4 } }],
  impossible: { homens: 1, divisaoCarnes: { bovina: 50, frango: 49 } },
  assumptions: {
    constants: (input) => ({
      bebemAlcool: adultsOf(input),
      carnePorHomemKg: MEAT.homens,
      carnePorMulherKg: MEAT.mulheres,
      carnePorCriancaKg: MEAT.criancas,
      cervejaLatasPorHora: BEER_CANS,
    }),
  },
  run(input) {
    const adults = adultsOf(input);
    const pessoas = adults + input.criancas;
    if (pessoas === 0) {
      throw badParameter('homens', {
        pt: 'Deve haver ao menos uma pessoa em homens, mulheres, criancas ou vegetarianos',
        en: 'There must be at least one person in homens, mulheres, criancas or vegetarianos',
      });
    }
    const drinkers = input.bebemAlcool ?? adults;
    if (drinkers > adults) {
      throw invalidValue('bebemAlcool', {
        pt: `deve ser no máximo o número de adultos, ${adults}`,
        en: `must be at most the number of adults, ${adults}`,
      });
    }

    const eaten = PROFILES[input.perfil] * appetite(input.duracaoHoras);
    const byMeat = meats(input, sharesOf(input.divisaoCarnes), eaten);
    const meatKg = roundTo(sumOf(byMeat.map(([, kg]) => kg)), 1);
    const food = otherFood(input, pessoas, eaten);
    const bebidas = drinks(pessoas, drinkers, input.duracaoHoras);
    const bought = supplies(meatKg, food.opcaoVegetarianaKg, pessoas);
    return {
      pessoas,
      carnePorTipoKg: Object.fromEntries(byMeat),
      carneTotalKg: meatKg,
      ...food,
      bebidas,
      ...bought,
      ...costOf(input.precos, { meats: byMeat, ...bebidas, ...bought }, pessoas, adults),
    };
  },
});

function sharesOf(sent: Readonly<Partial<Record<Kind, number | undefined>>>): (readonly [Kind, number])[] {
  return KINDS.flatMap((kind) => {
    const share = sent[kind];
    return share === undefined ? [] : [[kind, share] as const];
  });
}

function sumOf(parts: readonly (number | undefined)[]): number {
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
