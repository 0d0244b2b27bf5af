/** Fields that the marketplace tools share. */
import * as v from 'valibot';
import type { Fault } from '../../kit/errors/api-error.ts';
import type { Text } from '../../kit/texts.ts';
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

/** Finds what a sale lacks of a price, or of everything that a suggested price needs. */
export const saleFaults =
  (field: 'precoVenda' | 'valorPedido') =>
  (
    input: Partial<SaleInput> & { readonly [Field in typeof field]?: number | undefined },
  ): readonly Fault[] => {
    if (input.margemAlvo !== undefined) return input.custo ? [] : [{ field: 'custo', message: noCost }];
    return input[field] === undefined ? [{ field, message: noPrice }] : [];
  };

const noCost: Text = {
  pt: 'deve ser maior que 0 para haver margemAlvo',
  en: 'must be greater than 0 for there to be a margemAlvo',
};

const noPrice: Text = {
  pt: 'é obrigatório, ou então custo e margemAlvo',
  en: 'is required, or else custo and margemAlvo',
};
