/** What a company in the Simples Nacional earned: the fields that say so, and what they mean. */
import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { ano, flag, integer } from '../../core/fields.ts';
import { inRange, required } from '../../core/texts.ts';
import { compare, type Exact, exact, share } from '../../lib/numbers/exact.ts';
import { annexNames, type RevenueMark, revenueMarks } from '../../lib/law/taxes/simples-nacional.ts';
import { amount, money } from './_fields.ts';

/** Months before, from which the revenue of 12 months needs no projection. */
export const FULL_YEAR = 12;

const anexo = v.picklist([...annexNames, 'fator-r']);

const marks = {
  issRetido: flag(false),
  substituicaoIcms: flag(false),
  monofasico: flag(false),
  exportacao: flag(false),
} satisfies Record<RevenueMark, v.GenericSchema>;

const receita = v.object({ anexo, valor: amount, ...marks });

export const simplesInput = v.object({
  rbt12: money,
  anexo: v.optional(anexo),
  receitaMes: v.optional(money),
  receitas: v.optional(v.pipe(v.array(receita), v.minLength(1), v.maxLength(20))),
  ...marks,
  mesesAnteriores: v.optional(integer(0, FULL_YEAR), FULL_YEAR),
  folha12: v.optional(money),
  ano,
});

export type SimplesInput = v.InferOutput<typeof simplesInput>;
type Revenue = v.InferOutput<typeof receita>;

/** The revenues of the month: the list, or the one that the other fields describe. Throws 400 on both and on neither. */
export function revenuesOf({ anexo, receitaMes, receitas, ...rest }: SimplesInput): readonly Revenue[] {
  if (receitas) {
    if (anexo !== undefined || receitaMes !== undefined) {
      throw badParameter(anexo === undefined ? 'receitaMes' : 'anexo', {
        pt: 'não pode ser enviado junto com receitas',
        en: 'cannot be sent together with receitas',
      });
    }
    const mark = revenueMarks.find((mark) => rest[mark]);
    if (!mark) return receitas;
    throw badParameter(mark, {
      pt: 'com receitas, deve ser enviado em cada uma delas',
      en: 'must be sent in each item of receitas',
    });
  }
  if (anexo === undefined) {
    throw badParameter('anexo', {
      pt: 'é obrigatório, com receitaMes, ou então receitas',
      en: 'is required, with receitaMes, or else receitas',
    });
  }
  if (receitaMes === undefined) throw badParameter('receitaMes', required);
  return [{ anexo, valor: receitaMes, ...rest }];
}

/** An amount of the months before, made one of 12 months (Resolução CGSN 140/2018, art. 22); of none, the month's own. */
export function ofTwelveMonths({ mesesAnteriores }: SimplesInput, before: Exact, month: Exact): Exact {
  return mesesAnteriores === 0 ? share(month, FULL_YEAR) : share(before, FULL_YEAR, mesesAnteriores);
}

/** Throws 422 of the field that leads to a revenue of 12 months above the limit. */
export function requireUpTo(
  limit: number,
  revenue12: Exact,
  { mesesAnteriores, receitas }: SimplesInput,
): void {
  if (compare(revenue12, exact(limit)) <= 0) return;
  const inMonth = receitas ? 'receitas' : 'receitaMes';
  const { pt, en } = inRange(undefined, limit);
  throw invalidValue(mesesAnteriores === 0 ? inMonth : 'rbt12', {
    pt: `${pt} em 12 meses`,
    en: `${en} in 12 months`,
  });
}
