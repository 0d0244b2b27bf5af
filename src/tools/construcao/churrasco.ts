import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { say } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { adultsOf, appetite, drinks, meats, otherFood, supplies } from './_barbecue.ts';
import { byKind, costOf, type Kind, KINDS, prices } from './_barbecue-prices.ts';
import { between } from './_fields.ts';

/** % of the meat. */
const USUAL_SHARES = { bovina: 50, frango: 20, linguica: 20, suina: 10 } as const;

/** How much is eaten next to the usual. */
const PROFILES = { economico: 0.85, padrao: 1, farto: 1.2 } as const;

const people = v.optional(integer(0, 10_000), 0);

const sharesSent = v.pipe(
  v.object(byKind(between(0, 100))),
  v.check(
    (shares) => withoutNoise(sumOf(Object.values(shares))) === 100,
    say({ pt: 'deve somar 100', en: 'must sum to 100' }, 422),
  ),
);

const input = v.object({
  homens: people,
  mulheres: people,
  criancas: people,
  vegetarianos: people,
  duracaoHoras: v.optional(between(1, 24), 4),
  perfil: v.optional(v.picklist(['economico', 'padrao', 'farto']), 'padrao'),
  divisaoCarnes: v.optional(sharesSent, USUAL_SHARES),
  bebemAlcool: v.optional(integer(0, 30_000)),
  precos: v.optional(prices),
});

/** Meat, sides, drinks and charcoal of a barbecue, and what they cost. */
export const churrasco = defineTool({
  method: 'POST',
  path: '/calculadoras/churrasco',
  category: 'construcao',
  name: 'Churrasco',
  summary: 'Carnes, acompanhamentos, bebidas e carvão de um churrasco',
  input,
  output: v.object({
    pessoas: v.number(),
    carnePorTipoKg: v.object(byKind(v.number())),
    carneTotalKg: v.number(),
    opcaoVegetarianaKg: v.number(),
    paoDeAlho: v.number(),
    acompanhamentos: v.object({
      arrozKg: v.number(),
      farofaKg: v.number(),
      vinagreteKg: v.number(),
      saladaKg: v.number(),
    }),
    bebidas: v.object({
      cervejaLatas350: v.number(),
      cervejaLitros: v.number(),
      refrigeranteLitros: v.number(),
      aguaLitros: v.number(),
    }),
    carvaoKg: v.number(),
    sacosCarvao5Kg: v.number(),
    salGrossoKg: v.number(),
    geloKg: v.number(),
    custo: v.optional(v.number()),
    custos: v.optional(
      v.object({
        carnes: v.number(),
        cerveja: v.number(),
        refrigerante: v.number(),
        agua: v.number(),
        carvao: v.number(),
      }),
    ),
    custoPorPessoa: v.optional(v.number()),
    custoPorAdulto: v.optional(v.nullable(v.number())),
  }),
  examples: [
    {
      input: { homens: 10, mulheres: 8, criancas: 4 },
      output: {
        pessoas: 22,
        carnePorTipoKg: { bovina: 3.6, frango: 1.5, linguica: 1.5, suina: 0.8 },
        carneTotalKg: 7.4,
        opcaoVegetarianaKg: 0,
        paoDeAlho: 40,
        acompanhamentos: { arrozKg: 1.1, farofaKg: 1.1, vinagreteKg: 1.4, saladaKg: 1.8 },
        bebidas: { cervejaLatas350: 54, cervejaLitros: 18.9, refrigeranteLitros: 10.5, aguaLitros: 9 },
        carvaoKg: 8,
        sacosCarvao5Kg: 2,
        salGrossoKg: 0.4,
        geloKg: 11,
      },
    },
  ],
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
