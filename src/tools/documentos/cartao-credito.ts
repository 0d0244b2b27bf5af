import * as v from 'valibot';
import { count } from '../../core/fields.ts';
import { type CardBrand, type CardBrandName, cardBrands } from '../../data/card-brands.ts';
import { monthOf, yearOf } from '../../lib/dates/dates.ts';
import { brandOf, checkCard, drawCard, formatCard } from '../../lib/documents/cartao-credito.ts';
import { between, digits, distinct, pick, type Random } from '../../lib/random.ts';
import { defineDocument, formatted } from './_document.ts';

const brandNames = [
  'visa',
  'mastercard',
  'elo',
  'amex',
  'hipercard',
  'diners',
  'discover',
  'jcb',
  'aura',
] as const satisfies readonly CardBrandName[];

/** Those drawn when no brand is asked for. */
const COMMON_BRANDS = brandNames.slice(0, 5);

const brand = v.optional(v.picklist(brandNames));

/** Test card numbers: they belong to no account. Rule and its source in `lib/documents/cartao-credito.ts`. */
export const cartaoCredito = defineDocument({
  path: '/cartao-credito',
  name: 'Gerador de cartão de crédito',
  summary: 'Gera e valida números de cartão para testes, com a bandeira',
  items: 'cartoes',
  generate: {
    input: { count: count(), formatted, brand },
    output: {
      cartoes: v.array(
        v.object({ number: v.string(), brand: v.string(), cvv: v.string(), expiry: v.string() }),
      ),
    },
    run({ count, formatted, brand: wanted }, { random, today }) {
      const numbers = distinct(count, () =>
        drawCard(random, byName(wanted ?? pick(random, COMMON_BRANDS)), cardBrands),
      );
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
    input: { brand },
    output: {
      brand: v.nullable(v.string()),
      iin: v.string(),
      last4: v.string(),
      length: v.number(),
    },
    shape: {
      pattern: /^\d{12,19}$/,
      says: { pt: 'deve ter de 12 a 19 dígitos', en: 'must have 12 to 19 digits' },
    },
    run(value, { brand: wanted }) {
      const brand = brandOf(value, cardBrands);
      const reason = checkCard(value, brand, wanted);
      return (
        reason ?? {
          formatted: formatCard(value, brand),
          brand: brand?.name ?? null,
          iin: value.slice(0, 6),
          last4: value.slice(-4),
          length: value.length,
        }
      );
    },
  },
  examples: [
    {
      input: { action: 'validate', value: '378282246310005' },
      output: {
        valid: true,
        value: '378282246310005',
        formatted: '3782 822463 10005',
        brand: 'amex',
        iin: '378282',
        last4: '0005',
        length: 15,
      },
    },
    {
      input: { brand: 'elo' },
      output: { cartoes: [{ number: '5096 2809 0660 3495', brand: 'elo', cvv: '200', expiry: '10/27' }] },
    },
  ],
});

function byName(name: CardBrandName): CardBrand {
  return cardBrands.find((brand) => brand.name === name) as CardBrand;
}

/** `MM/YY`, 1 to 60 months after the month of `today`. */
function drawExpiry(random: Random, today: string): string {
  const months = yearOf(today) * 12 + monthOf(today) - 1 + between(random, 1, 60);
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${twoDigits((months % 12) + 1)}/${twoDigits(Math.floor(months / 12))}`;
}
