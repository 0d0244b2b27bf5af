import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lib/random-sources.ts';
import { checkEmail, formatEmail, longestLocal, readEmail, wrongEmail } from './email.ts';

/** A domain with that many characters. */
const domainOf = (length: number) => 'a.'.repeat(Math.floor(length / 2) - 1).padEnd(length, 'b');

describe('an address', () => {
  // RFC 5321, 4.5.3.1: a local part has at most 64 octets, a path at most 256 with its two angle brackets.
  it('has at most 64 characters before the @ and 254 in all', () => {
    expect(checkEmail(`${'a'.repeat(64)}@b.co`)).toBeNull();
    expect(checkEmail(`${'a'.repeat(65)}@b.co`)).toBe('length');
    expect(checkEmail(`${'a'.repeat(64)}@${domainOf(189)}`)).toBeNull();
    expect(checkEmail(`${'a'.repeat(64)}@${domainOf(190)}`)).toBe('length');
    expect([longestLocal(domainOf(189)), longestLocal(domainOf(190)), longestLocal(domainOf(200))]).toEqual([
      64, 63, 53,
    ]);
  });

  // RFC 1034, 3.5: labels of at most 63 characters; RFC 3696, 2: the last one is not all digits.
  it.each([
    ['a@1.com', null],
    ['a@b.c1', null],
    ['a@b.1', 'domain'],
    ['a@1.2', 'domain'],
    ['a@com', 'domain'],
    [`a@${'b'.repeat(63)}.com`, null],
    [`a@${'b'.repeat(64)}.com`, 'domain'],
    ['a@b-c.com', null],
    ['a@-b.com', 'domain'],
    ['a@b-.com', 'domain'],
    ['a@b..com', 'domain'],
    ['a@B.COM', null],
    ['a.b@c.com', null],
    ['a.@b.com', 'local-part'],
    ["!#$%&'*+/=?^_`{|}~-@b.com", null],
    ['a(b@c.com', 'local-part'],
  ] as const)('has in %s the fault %s', (address, reason) => expect(checkEmail(address)).toBe(reason));

  it.each(['length', 'local-part', 'domain'] as const)(
    'made wrong for its %s is wrong for that alone',
    (reason) => {
      const random = seededRandom(reason);
      const addresses = ['a@b.co', `${'a'.repeat(64)}@b.co`, `${'a'.repeat(64)}@${domainOf(189)}`];
      for (const address of addresses) {
        if (reason === 'domain' && address.length > 100) continue;
        for (let i = 0; i < 50; i++) expect(checkEmail(wrongEmail(address, reason, random))).toBe(reason);
      }
    },
  );

  it('made wrong for its length has 65 to 73 characters before the @', () => {
    const wrong = (value: number) => wrongEmail('abc@b.co', 'length', () => value);
    expect(wrong(0)).toBe(`${'abc'.repeat(21)}ab@b.co`);
    expect(wrong(8)).toBe(`${'abc'.repeat(24)}a@b.co`);
    expect(wrong(9)).toBe(wrong(0));
  });

  it('keeps the case of what stands before the @', () => {
    expect(formatEmail('Ana.Maria@Example.COM')).toBe('Ana.Maria@example.com');
  });
});

describe('the hint at an address', () => {
  it.each([
    ['ana+loja@x.com', { local: 'ana+loja', subaddress: 'loja', role: false }],
    ['ana+a+b@x.com', { subaddress: 'a+b' }],
    ['ana+@x.com', { subaddress: null }],
    ['+a@x.com', { subaddress: 'a', role: false }],
    ['ana@x.com', { subaddress: null }],
    ['Info@x.com', { role: true }],
    ['info+x@x.com', { role: true }],
    ['infos@x.com', { role: false }],
  ])('reads %s as it is', (address, expected) => expect(readEmail(address)).toMatchObject(expected));

  // One letter wrong, missing, too much, or changed with its neighbour.
  it.each([
    ['Ana@GMAIL.con', 'Ana@gmail.com'],
    ['a@gmal.com', null],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@mailw.com', null],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@gamil.com', 'a@gmail.com'],
    ['a@gmail.com', null],
    ['a@gmal.con', null],
    ['a@gmailll.com', null],
    ['a@example.org', null],
  ])('says that %s was meant to be %s', (address, suggestion) =>
    expect(readEmail(address).suggestion).toBe(suggestion),
  );
});
