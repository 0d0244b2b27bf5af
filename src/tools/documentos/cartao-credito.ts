import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cartao-credito.ts';
import { count, num, pure } from '../../kit/fields/index.ts';
import { type CardBrand, cardBrands } from '../../data/card-brands.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import {
  brandOf,
  drawCard,
  drawOtherLength,
  formatCard,
  cardBrandNames,
  drawCardOf,
} from '../../documents/cartao-credito.ts';
import { between, digits, distinct, pick, type Random } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';

const lengthOfBrand = {
  pt: 'tem um número de dígitos que a bandeira não usa',
  en: 'has a number of digits that its brand does not use',
};
const otherBrand = { pt: 'é de outra bandeira', en: 'is of another brand' };

const brand = v.optional(v.picklist(cardBrandNames));

/** Test card numbers: they belong to no account. Rule and its source in `documents/cartao-credito.ts`. */
export const cartaoCredito = defineDocument({
  path: '/cartao-credito',
  name: 'Gerador de cartão de crédito',
  invalid: { pt: 'Cartão de crédito inválido', en: 'Invalid credit card number' },
  items: 'cartoes',
  sensitive: { result: true, masked: { value: maskNumber } },
  generate: {
    input: {
      count: count(),
      formatted,
      brand: brand,
    },
    output: {
      cartoes: v.array(
        v.object({
          number: v.string(),
          brand: v.string(),
          cvv: v.string(),
          expiry: v.string(),
        }),
      ),
    },
    run({ count, formatted, brand: wanted }, { random, today }) {
      const numbers = distinct(count, () => drawCardOf(random, wanted));
      return {
        cartoes: numbers.map((number) => {
          const brand = brandOf(number, cardBrands) as CardBrand;
          return {
            number: formatted ? formatCard(number, brand) : number,
            brand: brand.name,
            cvv: digits(random, brand.cvv),
            expiry: drawExpiry(random, today),
          };
        }),
      };
    },
  },
  validate: {
    reasons: { ...commonReasons, length: lengthOfBrand, brand: otherBrand },
    input: {
      brand: brand,
    },
    output: {
      brand: v.nullable(v.string()),
      iin: v.string(),
      last4: v.string(),
      length: num(pure),
    },
    says: { pt: 'deve ter de 12 a 19 dígitos', en: 'must have 12 to 19 digits' },
    parse,
    isDated: true,
    isValid,
  },
  wrong: {
    choices: ({ brand }) => (brand ? [] : cardBrandNames.map((name) => ({ brand: name }))),
    // A Maestro has any length that a card may have.
    canBe: (reason, { brand }) =>
      reason === 'brand' ? brand !== undefined : !(reason === 'length' && brand === 'maestro'),
    replace(value, reason, random, { brand: wanted }) {
      if (reason === 'length') return drawOtherLength(random, value, brandOf(value, cardBrands) as CardBrand);
      if (reason !== 'brand') return undefined;
      const others = cardBrands.filter(({ name }) => name !== wanted);
      return drawCard(random, pick(random, others), cardBrands);
    },
    write: ({ cartoes: [card] }, value, { formatted }) => ({
      cartoes: [
        {
          ...(card as NonNullable<typeof card>),
          number: formatted ? formatCard(value, brandOf(value, cardBrands)) : value,
        },
      ],
    }),
  },
  result: 'cartoes.*.number',
  examples: [{ input: { action: 'validate', value: '378282246310005' } }, { input: { brand: 'elo' } }],
  impossible: { action: 'validate', value: '34013513 04075' },
});

/**
 * Masks a card's number, which may show at most its first six and last four digits (PCI DSS 4.0, requirement 3.4.1).
 */
function maskNumber(value: unknown): string {
  const digits = String(value).replace(/\D/g, '');
  if (digits.length < 12) return '*'.repeat(digits.length);
  return digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4);
}

/** `MM/YY`, 1 to 60 months after the month of `today`. */
function drawExpiry(random: Random, today: string): string {
  const months = yearOf(today) * 12 + monthOf(today) - 1 + between(random, 1, 60);
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${twoDigits((months % 12) + 1)}/${twoDigits(Math.floor(months / 12))}`;
}
