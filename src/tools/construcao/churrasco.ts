import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, percent } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { hours, kg, litres, people, reais } from '../../kit/units.ts';
import { withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { adultsOf, appetite, BEER_CANS, drinks, MEAT, meats, otherFood, supplies } from './_barbecue.ts';
import { byKind, costOf, type Kind, KINDS, prices } from './_barbecue-prices.ts';

/** % of the meat. */
const USUAL_SHARES = { bovina: 50, frango: 20, linguica: 20, suina: 10 } as const;

/** How much is eaten, as a multiple of the usual. */
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
  homens: describe(guests, { pt: 'Homens que comem carne', en: 'Men who eat meat' }),
  mulheres: describe(guests, { pt: 'Mulheres que comem carne', en: 'Women who eat meat' }),
  criancas: describe(guests, { pt: 'Crianças', en: 'Children' }),
  vegetarianos: describe(guests, { pt: 'Adultos que não comem carne', en: 'Adults who eat no meat' }),
  duracaoHoras: describe(inUnit(hours, v.optional(between(1, 24), 4)), {
    pt: 'Duração do churrasco',
    en: 'Duration of the barbecue',
  }),
  perfil: describe(v.optional(v.picklist(['economico', 'padrao', 'farto']), 'padrao'), {
    pt: 'Quanto se come: economico 15 % a menos que o padrao, farto 20 % a mais',
    en: 'How much is eaten: economico 15 % less than padrao (usual), farto 20 % more',
  }),
  divisaoCarnes: describe(v.optional(sharesSent, USUAL_SHARES), {
    pt: 'Parte de cada carne no total; deve somar 100',
    en: 'Share of each meat in the total; must sum to 100',
  }),
  bebemAlcool: describe(inUnit(people, v.optional(integer(0, 30_000))), {
    pt: 'Adultos que bebem cerveja. Sem ele, todos os adultos',
    en: 'Adults who drink beer. Without it, all adults',
  }),
  precos: describe(v.optional(prices), {
    pt: 'Preços, para acrescentar os custos; o que não tem preço não custa nada',
    en: 'Prices, to add the costs; what has no price costs nothing',
  }),
});

/** Meat, sides, drinks and charcoal of a barbecue, and what they cost. */
export const churrasco = defineCalculator({
  method: 'POST',
  path: '/calculadoras/churrasco',
  category: 'construcao',
  name: 'Churrasco',
  summary: 'Carnes, acompanhamentos, bebidas e carvão de um churrasco',
  en: { name: 'Barbecue', summary: 'Meats, sides, drinks and charcoal of a barbecue' },
  about: {
    pt: 'As quantidades são regras práticas de quem faz churrascos no Brasil: 400 g de carne por homem, 300 g por mulher e 200 g por criança, e mais a cada hora depois da quarta.',
    en: 'The quantities are rules of thumb of Brazilian caterers: 400 g of meat per man, 300 g per woman and 200 g per child, and more for each hour after the fourth.',
  },
  input,
  output: v.object({
    pessoas: describe(v.number(), { pt: 'Todas as pessoas', en: 'All people' }, people),
    carnePorTipoKg: describe(v.object(byKind(v.number(), kg)), {
      pt: 'O que comprar de cada carne',
      en: 'What to buy of each meat',
    }),
    carneTotalKg: describe(v.number(), { pt: 'Soma das carnes', en: 'Sum of the meats' }, kg),
    opcaoVegetarianaKg: describe(
      v.number(),
      { pt: 'Prato sem carne para quem não a come', en: 'Dish without meat for those who eat none' },
      kg,
    ),
    paoDeAlho: describe(v.number(), { pt: 'Pães de alho', en: 'Garlic breads' }, null),
    acompanhamentos: describe(
      v.object({
        arrozKg: describe(v.number(), { pt: 'Arroz', en: 'Rice' }, kg),
        farofaKg: describe(v.number(), { pt: 'Farofa', en: 'Farofa (toasted cassava flour)' }, kg),
        vinagreteKg: describe(v.number(), { pt: 'Vinagrete', en: 'Vinagrete (tomato and onion salsa)' }, kg),
        saladaKg: describe(v.number(), { pt: 'Salada', en: 'Salad' }, kg),
      }),
      { pt: 'Acompanhamentos', en: 'Sides' },
    ),
    bebidas: describe(
      v.object({
        cervejaLatas350: describe(
          v.number(),
          { pt: 'Latas de cerveja de 350 ml', en: 'Beer cans of 350 ml' },
          null,
        ),
        cervejaLitros: describe(v.number(), { pt: 'A mesma cerveja', en: 'The same beer' }, litres),
        refrigeranteLitros: describe(v.number(), { pt: 'Refrigerante', en: 'Soft drink' }, litres),
        aguaLitros: describe(v.number(), { pt: 'Água', en: 'Water' }, litres),
      }),
      { pt: 'Bebidas', en: 'Drinks' },
    ),
    carvaoKg: describe(v.number(), { pt: 'Carvão', en: 'Charcoal' }, kg),
    sacosCarvao5Kg: describe(
      v.number(),
      { pt: 'Sacos de carvão de 5 kg', en: 'Charcoal bags of 5 kg' },
      null,
    ),
    salGrossoKg: describe(v.number(), { pt: 'Sal grosso', en: 'Coarse salt' }, kg),
    geloKg: describe(v.number(), { pt: 'Gelo', en: 'Ice' }, kg),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Soma dos custos; só com algum preço', en: 'Sum of the costs; only with some price' },
      reais,
    ),
    custos: describe(
      v.optional(
        v.object({
          carnes: describe(v.number(), { pt: 'Custo das carnes', en: 'Cost of the meats' }, reais),
          cerveja: describe(v.number(), { pt: 'Custo da cerveja', en: 'Cost of the beer' }, reais),
          refrigerante: describe(
            v.number(),
            { pt: 'Custo do refrigerante', en: 'Cost of the soft drink' },
            reais,
          ),
          agua: describe(v.number(), { pt: 'Custo da água', en: 'Cost of the water' }, reais),
          carvao: describe(v.number(), { pt: 'Custo do carvão', en: 'Cost of the charcoal' }, reais),
        }),
      ),
      { pt: 'Os custos por item; só com algum preço', en: 'The costs by item; only with some price' },
    ),
    custoPorPessoa: describe(
      v.optional(v.number()),
      {
        pt: 'Custo dividido por todas as pessoas; só com algum preço',
        en: 'Cost divided by all people; only with some price',
      },
      reais,
    ),
    custoPorAdulto: describe(
      v.optional(v.nullable(v.number())),
      {
        pt: 'Custo dividido pelos adultos; null sem adultos, e só com algum preço',
        en: 'Cost divided by the adults; null without adults, and only with some price',
      },
      reais,
    ),
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
        pt: 'deve haver ao menos uma pessoa em homens, mulheres, criancas ou vegetarianos',
        en: 'must be at least one person in homens, mulheres, criancas or vegetarianos',
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
