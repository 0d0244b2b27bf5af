/** Fields that the marketplace tools share. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import {
  between,
  integer,
  inUnit,
  money,
  optionalMoney,
  optionalPercent,
  positiveMoney,
  pure,
  tableEntries,
} from '../../kit/fields/index.ts';
import { percentage } from '../../kit/units.ts';
import { type Cents, toCents } from '../../lib/numbers/money.ts';

const LARGEST_AMOUNT = 1e12;

/** An amount in BRL. */
export const amount = money(LARGEST_AMOUNT);

/** An amount in BRL above 0. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** The price of one unit. */
export const priceEntry = {
  precoVenda: v.optional(positiveAmount),
};

export const unitsSold = v.optional(inUnit(pure, integer(1, 1e6)), 1);

/** `tabela` of an answer. */
/* @__NO_SIDE_EFFECTS__ */
export function usedRates<Rates extends v.ObjectEntries>(rates: Rates) {
  return v.object({ ...tableEntries, ...rates });
}

/** The fields of every sale other than its price. */
export const saleFields = {
  custo: optionalAmount,
  outrosCustos: optionalAmount,
  aliquotaImpostos: optionalPercent(),
  margemAlvo: inUnit(percentage, v.optional(between(0, 95))),
};

export interface SaleInput {
  readonly custo: number;
  readonly outrosCustos: number;
  /** % of the revenue. */
  readonly aliquotaImpostos: number;
  /** % of the revenue. */
  readonly margemAlvo?: number | undefined;
}

/** The price in cents, if one was sent. 400 unless there is a price, or everything that a suggested price needs. */
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
