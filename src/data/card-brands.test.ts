import creditCardType from 'credit-card-type';
import { describe, expect, it } from 'vitest';
import { cardBrands, type CardBrandName } from './card-brands.ts';

type Range = readonly [string, string];

/** Braintree's id for each brand that it has; of UnionPay and Maestro we have whole ranges, where it lists parts. */
const ids = {
  amex: 'american-express',
  diners: 'diners-club',
  discover: 'discover',
  elo: 'elo',
  hiper: 'hiper',
  hipercard: 'hipercard',
  jcb: 'jcb',
  mastercard: 'mastercard',
  visa: 'visa',
} satisfies Partial<Record<CardBrandName, string>>;

/**
 * Where we differ from Braintree's list, and why: it takes 16-digit numbers that begin with 1800 and 2131, which JCB
 * had with 15; it lacks what Discover Network's "IIN ranges" give Discover and Diners too, 622126 to 622925 and 3095;
 * it has none of the older 3841 of Hipercard. 636369 of Elo and all of Hipercard stand in
 * the patterns that Brazilian shops pass on, as in bin-cc.
 */
const differences: Partial<Record<CardBrandName, { more?: readonly Range[]; less?: readonly Range[] }>> = {
  diners: { more: [['3095', '3095']] },
  discover: { more: [['622126', '622925']] },
  elo: { more: [['636369', '636369']] },
  hipercard: {
    more: [
      ['384100', '384100'],
      ['384140', '384140'],
      ['384160', '384160'],
    ],
  },
  jcb: {
    less: [
      ['1800', '1800'],
      ['2131', '2131'],
    ],
  },
};

/** Every prefix of six digits that the ranges cover. */
function prefixes(ranges: Iterable<readonly [string | number, string | number]>): Set<number> {
  const covered = new Set<number>();
  for (const [from, to] of ranges) {
    const last = Number(String(to).padEnd(6, '9'));
    for (let prefix = Number(String(from).padEnd(6, '0')); prefix <= last; prefix++) covered.add(prefix);
  }
  return covered;
}

describe('card brands', () => {
  it.each(Object.entries(ids) as [CardBrandName, string][])(
    '%s has the prefixes of Braintree',
    (name, id) => {
      const { more = [], less = [] } = differences[name] ?? {};
      const theirs = creditCardType
        .getTypeInfo(id)
        .patterns.map((one): [number, number] =>
          typeof one === 'number' ? [one, one] : (one as [number, number]),
        );
      const expected = prefixes([...theirs, ...more]);
      for (const prefix of prefixes(less)) expected.delete(prefix);
      const ours = prefixes(cardBrands.find((brand) => brand.name === name)?.ranges ?? []);
      const sorted = (set: Set<number>) => [...set].toSorted((a, b) => a - b);
      expect(sorted(ours)).toEqual(sorted(expected));
    },
  );

  // Lengths and verification values as "Payment card number" of Wikipedia gives them; of the national brands as bin-cc.
  it.each<[CardBrandName, number[], number]>([
    ['amex', [15], 4],
    ['aura', [16, 19], 3],
    ['diners', [14, 16], 3],
    ['discover', [16, 19], 3],
    ['elo', [16], 3],
    ['hipercard', [13, 16, 19], 3],
    ['jcb', [16, 19], 3],
    ['mastercard', [16], 3],
    ['visa', [13, 16, 19], 3],
  ])('numbers of %s have %j digits, the value %i', (name, lengths, cvv) => {
    const brand = cardBrands.find((brand) => brand.name === name);
    expect(brand?.lengths.toSorted((a, b) => a - b)).toEqual(lengths);
    expect(brand?.cvv).toBe(cvv);
  });
});
