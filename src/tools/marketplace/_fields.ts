/** Fields that the marketplace tools share. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import {
  between,
  describe,
  inUnit,
  integer,
  money,
  optionalMoney,
  optionalPercent,
  positiveMoney,
  tableEntries,
} from '../../kit/fields/index.ts';
import { percentage } from '../../kit/units.ts';
import { type Cents, toCents } from '../../lib/numbers/money.ts';

const LARGEST_AMOUNT = 1e12;

/** An amount in BRL. */
export const amount = money(LARGEST_AMOUNT);

/** The same above 0. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** What documents say of the rates. */
export const referenceRates = {
  pt: 'As tarifas são de referência, típicas do mercado brasileiro, e não as de uma empresa. Cada uma pode ser trocada em tabela.',
  en: 'The fees are of reference, typical of the Brazilian market, and not those of a company. Each can be replaced in tabela.',
};

/** The price of one unit. */
export const priceEntry = {
  precoVenda: describe(v.optional(positiveAmount), {
    pt: 'Preço de venda da unidade. Sem ele, custo e margemAlvo são obrigatórios',
    en: 'Selling price of the unit. Without it, custo and margemAlvo are required',
  }),
};

export const unitsSold = describe(v.optional(integer(1, 1e6), 1), {
  pt: 'Unidades vendidas',
  en: 'Units sold',
});

/** What documents say of `tabela` in a call. */
export const ownRates = {
  pt: 'Tarifas suas, no lugar das de referência',
  en: 'Rates of your own, in place of those of reference',
};

/** `tabela` of an answer. */
/* @__NO_SIDE_EFFECTS__ */
export function usedRates<Rates extends v.ObjectEntries>(rates: Rates) {
  return describe(v.object({ ...tableEntries, ...rates }), {
    pt: 'A tabela usada, com as tarifas enviadas no lugar das de referência',
    en: 'The table used, with the rates that were sent in place of those of reference',
  });
}

/** The fields of every sale other than its price. */
export const saleFields = {
  custo: describe(optionalAmount, {
    pt: 'Custo do que se vende, por unidade',
    en: 'Cost of what is sold, per unit',
  }),
  outrosCustos: describe(optionalAmount, {
    pt: 'Outros custos por unidade, como embalagem e anúncios',
    en: 'Other costs per unit, such as packaging and advertising',
  }),
  aliquotaImpostos: describe(optionalPercent(), {
    pt: 'Impostos do vendedor, sobre a receita',
    en: 'Taxes of the seller, on the revenue',
  }),
  margemAlvo: describe(inUnit(percentage, v.optional(between(0, 95))), {
    pt: 'Margem de lucro desejada, sobre a receita: pede o preço sugerido, e precisa de custo',
    en: 'Profit margin wanted, on the revenue: asks for the suggested price, and needs custo',
  }),
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
