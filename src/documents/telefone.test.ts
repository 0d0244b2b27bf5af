import { describe, expect, it } from 'vitest';
import { checkPhone, cleanPhone, PHONE_SHAPE, readPhone, wrongPhone } from './telefone.ts';

describe('a number', () => {
  it('is cleaned of its punctuation; a + that a query decoded to a space is one again, in front of 55 alone', () => {
    expect(cleanPhone('+55 (11) 98765-4321')).toBe('+5511987654321');
    expect(cleanPhone(' 55 11 98765.4321')).toBe('+5511987654321');
    expect(cleanPhone(' 11/98765-4321 ')).toBe('11987654321');
    expect(cleanPhone('11+98765')).toBe('11+98765');
    // Without the space, which stands for a `+`, 55 is an area code.
    expect(PHONE_SHAPE.test(cleanPhone('5532123456'))).toBe(true);
    expect(PHONE_SHAPE.test(cleanPhone(' 5532123456'))).toBe(false);
  });

  // Anatel, Resolução 749/2022: 55 of the country, and the 0 of long distance.
  it.each([
    ['+5511987654321', '11987654321', 'celular'],
    ['5511987654321', '11987654321', 'celular'],
    ['+551132123456', '1132123456', 'fixo'],
    ['551132123456', '1132123456', 'fixo'],
    ['011987654321', '11987654321', 'celular'],
    ['01132123456', '1132123456', 'fixo'],
    ['55987654321', '55987654321', 'celular'],
    ['5532123456', '5532123456', 'fixo'],
    ['5555987654321', '55987654321', 'celular'],
  ])('%s is %s', (phone, number, type) => {
    expect([PHONE_SHAPE.test(phone), checkPhone(phone)]).toEqual([true, null]);
    const ddd = number.slice(0, 2);
    expect(readPhone(phone)).toMatchObject({ number, type, ddd, e164: `+55${number}` });
  });

  it.each([
    ['40041234', '4004-1234', 'numero-unico'],
    ['30031234', '3003-1234', 'numero-unico'],
    ['08001234567', '0800 123 4567', 'nao-geografico'],
    ['03031234567', '0303 123 4567', 'nao-geografico'],
  ])('%s of a service is written %s', (phone, formatted, type) => {
    expect([PHONE_SHAPE.test(phone), checkPhone(phone)]).toEqual([true, null]);
    expect(readPhone(phone)).toEqual({ number: phone, formatted, type, ddd: null, state: null, e164: null });
  });

  it.each([
    ['+351912345678', 'country'],
    // Ten digits have no 0 of long distance.
    ['0112345678', 'area-code'],
    ['2032123456', 'area-code'],
    ['1161234567', 'ninth-digit'],
    ['1191234567', 'ninth-digit'],
    ['1111234567', 'prefix'],
    ['1101234567', 'prefix'],
    ['11887654321', 'prefix'],
    ['1121234567', null],
    ['1151234567', null],
    // No service has a digit before its number or after it.
    ['008001234567', 'area-code'],
    ['080012345678', 'area-code'],
    ['3001234567', 'area-code'],
    ['40012345678', 'area-code'],
    ['1140041234', null],
  ] as const)('%s: %s', (phone, reason) => expect(checkPhone(phone)).toBe(reason));

  it('that ends like one of a service is of its subscriber', () => {
    expect(readPhone('1140041234')).toMatchObject({ type: 'fixo', number: '1140041234' });
  });

  // ITU-T E.164: 15 digits at most. Of Brazil, 2 of the area code and 8 or 9 of the subscriber.
  it.each([
    ['+1234567', false],
    ['+12345678', true],
    ['+123456789012345', true],
    ['+1234567890123456', false],
    ['+55113212345', false],
    ['+551132123456', true],
    ['+5511987654321', true],
    ['+55119876543210', false],
    ['5511987654321', true],
    ['55119876543210', false],
    ['551132123456', true],
    ['3003123', false],
    ['30031234', true],
    ['400312345', false],
    ['20031234', false],
    ['011987654321', true],
    ['0119876543210', true],
    ['011987654321012', false],
    ['113212345', false],
    ['1132123456', true],
    ['11987654321', true],
    ['119876543210', false],
    ['a1132123456', false],
    ['1132123456a', false],
  ])('%s may be one: %s', (phone, may) => expect(PHONE_SHAPE.test(phone)).toBe(may));
});

it.each([
  ['country', '11987654321', [0, 0], '+1000000000', [4, 999_999_999], '+598999999999'],
  ['area-code', '11987654321', [0], '11987654321', [88], '99987654321'],
  ['ninth-digit', '11987654321', [0], '1167654321', [3], '1197654321'],
  ['prefix', '11987654321', [0], '11087654321', [8], '11887654321'],
  ['prefix', '1132123456', [0], '1102123456', [17], '1112123456'],
] as const)(
  'a number made wrong for its %s, from %s, has the first and the last of the digits there are',
  (reason, phone, first, lowest, last, highest) => {
    const from = (values: readonly number[]) => {
      const left = [...values];
      const wrong = wrongPhone(phone, reason, () => left.shift() as number);
      expect(left).toEqual([]);
      return wrong;
    };
    expect([from(first), from(last)]).toEqual([lowest, highest]);
  },
);
