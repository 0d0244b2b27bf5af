/** Costs of a barbecue at the prices that the caller knows. */
import * as v from 'valibot';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import type { drinks, supplies } from './_barbecue.ts';
import { amount, unitPrice } from './_fields.ts';

/** The meats, in the order of the answer. */
export const KINDS = ['bovina', 'frango', 'linguica', 'suina', 'cordeiro'] as const;

export type Kind = (typeof KINDS)[number];

/** A field of that schema for each meat. */
/* @__NO_SIDE_EFFECTS__ */
export function byKind<Schema extends v.GenericSchema<number>>(schema: Schema) {
  const field = v.optional(schema);
  return { bovina: field, frango: field, linguica: field, suina: field, cordeiro: field };
}

/** R$ per kg, can, litre and kg. */
export const prices = v.object({
  carnes: v.optional(v.object(byKind(unitPrice)), {}),
  cervejaLata: v.optional(amount),
  refrigeranteLitro: v.optional(unitPrice),
  aguaLitro: v.optional(unitPrice),
  carvaoKg: v.optional(unitPrice),
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
