import { isValidCreditCard } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { cardBrands } from '../../data/card-brands.ts';
import { luhn } from '../../documents/check-digits.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { cartaoCredito } from './cartao-credito.ts';

interface Card {
  number: string;
  brand: string;
  cvv: string;
  expiry: string;
}

const brands = cardBrands.map(({ name }) => name);
const variants = [{}, { formatted: false }, ...brands.map((brand) => ({ brand }))];
const numbers = (answer: Record<string, unknown>) =>
  (answer['cartoes'] as Card[]).map(({ number }) => number);

/** A number of this length that starts with the digits, its last one right. */
const completed = (start: string, length: number) => {
  const base = start.padEnd(length - 1, '0');
  return base + luhn(base);
};

describeDocument(cartaoCredito, {
  variants,
  values: numbers,
  alsoInValidate: ({ brand }) => (brand === undefined ? {} : { brand }),
  // Luhn: doubling maps the ten digits to ten values, so every single change shows.
  flips: { share: 1 },
});

describe('cartao-credito', () => {
  it.each([
    // Numbers that payment gateways publish for tests.
    ['4111111111111111', 'visa', '4111 1111 1111 1111'],
    ['4222222222222', 'visa', '4222 2222 2222 2'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['5105105105105100', 'mastercard', '5105 1051 0510 5100'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['371449635398431', 'amex', '3714 496353 98431'],
    ['30569309025904', 'diners', '3056 930902 5904'],
    ['38520000023237', 'diners', '3852 000002 3237'],
    ['36213800000009', 'diners', '3621 380000 0009'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['6011000990139424', 'discover', '6011 0009 9013 9424'],
    ['3530111333300000', 'jcb', '3530 1113 3330 0000'],
    ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
    ['6362970000457013', 'elo', '6362 9700 0045 7013'],
    ['5067310000000002', 'elo', '5067 3100 0000 0002'],
    ['4389354449889082', 'elo', '4389 3544 4988 9082'],
    ['6062825624254001', 'hipercard', '6062 8256 2425 4001'],
    ['6370950000000005', 'hiper', '6370 9500 0000 0005'],
    ['5078601870000127985', 'aura', '5078 6018 7000 0127 985'],
  ])('%s is of %s', (value, brand, formatted) => {
    expect(callTool(cartaoCredito, { action: 'validate', value })).toEqual({
      valid: true,
      value,
      formatted,
      brand,
      iin: value.slice(0, 6),
      last4: value.slice(-4),
      length: value.length,
    });
  });

  it.each([
    ['222099', null],
    ['222100', 'mastercard'],
    ['272099', 'mastercard'],
    ['272100', null],
    ['500000', 'maestro'],
    ['510000', 'mastercard'],
    ['559999', 'mastercard'],
    ['560000', 'maestro'],
    ['352799', null],
    ['352800', 'jcb'],
    ['358999', 'jcb'],
    ['359000', null],
    ['299999', null],
    ['306000', null],
    ['309499', null],
    ['309500', 'diners'],
    ['309600', null],
    ['622125', 'unionpay'],
    ['622126', 'discover'],
    ['622925', 'discover'],
    ['622926', 'unionpay'],
    ['643999', null],
    ['644000', 'discover'],
    ['650030', 'discover'],
    ['650031', 'elo'],
    ['650033', 'elo'],
    ['650034', 'discover'],
    ['650035', 'elo'],
    ['401177', 'visa'],
    ['401178', 'elo'],
    ['401179', 'elo'],
    ['401180', 'visa'],
    ['506698', 'maestro'],
    ['506699', 'elo'],
    ['506778', 'elo'],
    ['506779', 'maestro'],
    ['507860', 'aura'],
    ['636367', 'maestro'],
    ['636369', 'elo'],
    ['384100', 'hipercard'],
    ['100000', null],
  ])('the first digits %s are of %s', (start, brand) => {
    const length = brand === 'diners' || (brand === null && start.startsWith('30')) ? 14 : 16;
    const value = completed(start, length);
    expect(callTool(cartaoCredito, { action: 'validate', value })).toMatchObject({ brand, iin: start });
  });

  it('agrees with @brazilian-utils about the Luhn digit', () => {
    for (const value of samplesOf(cartaoCredito, variants, numbers, sized(50, 300))) {
      expect(isValidCreditCard(value)).toBe(accepts(cartaoCredito, value));
    }
  });

  it('gives each brand its length, verification value and date', () => {
    for (const { name, lengths, cvv } of cardBrands) {
      const { cartoes } = callTool(cartaoCredito, { brand: name, formatted: false, count: 100 });
      for (const card of cartoes as Card[]) {
        expect(card.brand).toBe(name);
        expect(card.number).toMatch(new RegExp(`^\\d{${lengths[0]}}$`));
        expect(card.cvv).toMatch(new RegExp(`^\\d{${cvv}}$`));
      }
    }
  });

  it('draws among the five common brands', () => {
    const { cartoes } = callTool(cartaoCredito, { count: 100, seed: 'brands' });
    expect([...new Set((cartoes as Card[]).map(({ brand }) => brand))].toSorted()).toEqual([
      'amex',
      'elo',
      'hipercard',
      'mastercard',
      'visa',
    ]);
  });

  it('draws a range as often as it covers numbers', () => {
    let fives = 0;
    for (let round = 0; round < 50; round++) {
      const answer = callTool(cartaoCredito, { brand: 'mastercard', count: 100, seed: `${round}` });
      for (const number of numbers(answer)) if (number.startsWith('5')) fives++;
    }
    // 51 to 55 are as many as 2221 to 2720; the deviation of 5,000 draws is 35.
    expect(Math.abs(fives - 2_500)).toBeLessThan(200);
  });

  it('expires 1 to 60 months after the current month', () => {
    const months = new Set<number>();
    for (let round = 0; round < 40; round++) {
      const { cartoes } = callTool(cartaoCredito, { count: 100, seed: `${round}` });
      for (const { expiry } of cartoes as Card[]) {
        expect(expiry).toMatch(/^(0[1-9]|1[0-2])\/\d\d$/);
        const [month, year] = expiry.split('/').map(Number) as [number, number];
        months.add((2000 + year) * 12 + month - (2026 * 12 + 11));
      }
    }
    expect([...months].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });

  it('expires in the months of the century that follows', () => {
    const { cartoes } = callTool(
      cartaoCredito,
      { count: 100, seed: 'century' },
      { now: '2099-12-15T12:00:00Z' },
    );
    for (const { expiry } of cartoes as Card[]) expect(expiry).toMatch(/^(0[1-9]|1[0-2])\/0[0-4]$/);
  });

  it('refuses in this order: repeated digits, check digit, length, brand', () => {
    expect(reasonOf(cartaoCredito, '0'.repeat(16), { brand: 'visa' })).toBe('repeated-digits');
    expect(reasonOf(cartaoCredito, '411111111111112', { brand: 'amex' })).toBe('check-digit');
    expect(reasonOf(cartaoCredito, completed('4', 15), { brand: 'amex' })).toBe('length');
    expect(reasonOf(cartaoCredito, '4111111111111111', { brand: 'amex' })).toBe('brand');
    expect(reasonOf(cartaoCredito, completed('1', 16), { brand: 'visa' })).toBe('brand');
    expect(accepts(cartaoCredito, '4111111111111111', { brand: 'visa' })).toBe(true);
  });

  it('gives a number of no known brand no length of its own', () => {
    for (const length of [12, 13, 14, 15, 17, 18, 19]) {
      expect(callTool(cartaoCredito, { action: 'validate', value: completed('1', length) })).toMatchObject({
        brand: null,
        length,
      });
    }
  });

  it.each([
    [{ brand: 'Visa' }, 'brand'],
    [{ action: 'validate', value: '4111111111111111', brand: 'sorocred' }, 'brand'],
    [{ action: 'validate', value: completed('4', 11) }, 'value'],
    [{ action: 'validate', value: completed('4', 20) }, 'value'],
    [{ action: 'validate', value: '4111 1111 1111 111A' }, 'value'],
  ])('%j is 400', (values, field) => {
    expect(refusal(cartaoCredito, values)).toMatchObject({ status: 400, fields: [field] });
  });
});

describe('the brand of a card', () => {
  // PCI DSS 4.0, requirement 3.4.1: at most the first six and the last four digits.
  it.each([
    ['4111 1111 1111 1111', '411111******1111'],
    ['5078601870000127985', '507860*********7985'],
    ['123456789012', '123456**9012'],
    ['12345678901', '***********'],
    ['1234-56', '******'],
  ])('of %s is %s', (value, shown) => {
    expect(cartaoCredito.sensitive?.masked?.['value']?.(value)).toBe(shown);
  });

  it('is drawn of the five most common brands', () => {
    const drawn = Array.from({ length: 20 }, (_, i) => callTool(cartaoCredito, { count: 10, seed: `${i}` }));
    expect(new Set(drawn.flatMap(({ cartoes }) => (cartoes as Card[]).map(({ brand }) => brand)))).toEqual(
      new Set(['visa', 'mastercard', 'elo', 'amex', 'hipercard']),
    );
  });
});

describe('the card brands', () => {
  it('are the fourteen, each range with prefixes of one length and no range inside another of its brand', () => {
    expect(new Set(brands).size).toBe(14);
    for (const { ranges } of cardBrands) {
      const widened = ranges.map(([first, last]) => {
        expect(first.length).toBe(last.length);
        expect(first <= last).toBe(true);
        return [first.padEnd(6, '0'), last.padEnd(6, '9')] as const;
      });
      for (const [i, [first]] of widened.entries()) {
        if (i > 0) expect(first > (widened[i - 1]?.[1] as string)).toBe(true);
      }
    }
  });
});
