/** Fields that the marketplace tools share. */
import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { money, positiveMoney } from '../../core/fields.ts';
import { type Cents, toCents } from '../../lib/numbers/money.ts';

const LARGEST_AMOUNT = 1e12;

/** An amount in BRL. */
export const amount = money(LARGEST_AMOUNT);

/** The same above 0. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const amountOrNone = v.optional(amount, 0);

export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** What every sale may say besides its price. */
export const saleFields = {
  custo: amountOrNone,
  outrosCustos: amountOrNone,
  aliquotaImpostos: v.optional(percent, 0),
  margemAlvo: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(95))),
};

export interface SaleInput {
  readonly custo: number;
  readonly outrosCustos: number;
  /** % of the revenue. */
  readonly aliquotaImpostos: number;
  /** % of the revenue. */
  readonly margemAlvo?: number | undefined;
}

/** The price in cents, if one was sent; 400 unless there is a price or all that a suggested one needs. */
export function priceOf(field: string, price: number | undefined, input: SaleInput): Cents | undefined {
  if (input.margemAlvo !== undefined && input.custo === 0) {
    throw badParameter('custo', {
      pt: 'deve ser maior que 0 para haver margemAlvo',
      en: 'must be greater than 0 for there to be a margemAlvo',
    });
  }
  if (price === undefined && input.margemAlvo === undefined) {
    throw badParameter(field, {
      pt: 'é obrigatório, ou então custo e margemAlvo',
      en: 'is required, or else custo and margemAlvo',
    });
  }
  return price === undefined ? undefined : toCents(price);
}

/** `tabela` of an answer: where the rates are from, and the rates themselves. */
export const tableEntries = {
  vigencia: v.string(),
  fonte: v.string(),
  vigente: v.optional(v.literal(false)),
};
