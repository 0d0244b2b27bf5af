import { expect, it } from 'vitest';
import { withoutKeys } from './usage.ts';

const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';

it('a message names a key by its hint, wherever somebody wrote one', () => {
  expect(withoutKeys(`this command takes options only, not "${KEY}:pro"`)).toBe(
    'this command takes options only, not "cnv_0123…TAda:pro"',
  );
  expect(withoutKeys(`there is no key "acme_${KEY.slice(4)}b"`)).toBe('there is no key "acme_012…Adab"');
});

it('a message keeps ids as they are', () => {
  const text = 'there is no account "acc_0123456789abcdefghjkmnpqrs", and no "conta_bancaria"';
  expect(withoutKeys(text)).toBe(text);
});
