/** What a barbecue costs at the prices that the caller knows. */
import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import type { Unit } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import type { drinks, supplies } from './_barbecue.ts';
import { amount, unitPrice } from './_fields.ts';

/** The meats, in the order of the answer. */
export const KINDS = ['bovina', 'frango', 'linguica', 'suina', 'cordeiro'] as const;

export type Kind = (typeof KINDS)[number];

/** A field of that schema for each meat, with the unit of a number of an answer. */
/* @__NO_SIDE_EFFECTS__ */
export function byKind<Schema extends v.GenericSchema<number>>(schema: Schema, unit?: Unit) {
  const field = v.optional(schema);
  return {
    bovina: describe(field, { pt: 'Carne bovina', en: 'Beef' }, unit),
    frango: describe(field, { pt: 'Frango', en: 'Chicken' }, unit),
    linguica: describe(field, { pt: 'Linguiça', en: 'Sausage' }, unit),
    suina: describe(field, { pt: 'Carne suína', en: 'Pork' }, unit),
    cordeiro: describe(field, { pt: 'Cordeiro', en: 'Lamb' }, unit),
  };
}

/** R$ per kg, can, litre and kg. */
export const prices = v.object({
  carnes: describe(v.optional(v.object(byKind(unitPrice)), {}), {
    pt: 'Preço do kg de cada carne; sem preço, ela não custa nada',
    en: 'Price per kg of each meat; without one it costs nothing',
  }),
  cervejaLata: describe(v.optional(amount), {
    pt: 'Preço da lata de cerveja de 350 ml',
    en: 'Price of a beer can of 350 ml',
  }),
  refrigeranteLitro: describe(v.optional(unitPrice), {
    pt: 'Preço do litro de refrigerante',
    en: 'Price of a litre of soft drink',
  }),
  aguaLitro: describe(v.optional(unitPrice), {
    pt: 'Preço do litro de água',
    en: 'Price of a litre of water',
  }),
  carvaoKg: describe(v.optional(unitPrice), { pt: 'Preço do kg de carvão', en: 'Price of a kg of charcoal' }),
});

interface Bought extends ReturnType<typeof drinks>, ReturnType<typeof supplies> {
  readonly meats: readonly (readonly [Kind, number])[];
}

/**
 * The cost of what is bought, at the prices sent. An item without a price costs nothing; without any price there is no
 * cost.
 */
export function costOf(
  sent: v.InferOutput<typeof prices> | undefined,
  bought: Bought,
  pessoas: number,
  adults: number,
) {
  if (!sent) return {};
  const { carnes, cervejaLata, refrigeranteLitro, aguaLitro, carvaoKg } = sent;
  const others = [cervejaLata, refrigeranteLitro, aguaLitro, carvaoKg];
  if ([...Object.values(carnes), ...others].every((price) => price === undefined)) return {};
  const custos = {
    carnes: sumMoney(bought.meats.map(([kind, kg]) => roundMoney(kg * (carnes[kind] ?? 0)))),
    cerveja: roundMoney(bought.cervejaLatas350 * (cervejaLata ?? 0)),
    refrigerante: roundMoney(bought.refrigeranteLitros * (refrigeranteLitro ?? 0)),
    agua: roundMoney(bought.aguaLitros * (aguaLitro ?? 0)),
    carvao: roundMoney(bought.carvaoKg * (carvaoKg ?? 0)),
  };
  const custo = sumMoney(Object.values(custos));
  return {
    custo,
    custos,
    custoPorPessoa: roundMoney(custo / pessoas),
    custoPorAdulto: adults === 0 ? null : roundMoney(custo / adults),
  };
}
