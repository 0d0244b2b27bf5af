import { isValidEmail } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { email } from './email.ts';

const draw = (values: Record<string, unknown> = {}): string[] =>
  Array.from({ length: 20 }, () => callTool(email, { count: 100, ...values }).emails).flat();

describe('email', () => {
  // RFC 2606 section 3 keeps example.com for examples.
  it('is an address of the reserved domain example.com when none is asked for', () => {
    for (const address of draw()) {
      expect(address).toMatch(/^[a-z][a-z0-9._]{0,39}@example\.com$/);
      expect(isValidEmail(address)).toBe(true);
    }
  });

  it('has each form of the name and 0 to 4 digits', () => {
    const local = draw().map((address) => address.split('@')[0] as string);
    for (const form of [
      /^[a-z]{2,}\.[a-z]+\d*$/,
      /^[a-z]+\d*$/,
      /^[a-z]\.[a-z]+\d*$/,
      /^[a-z]{2,}_[a-z]+\d*$/,
    ]) {
      expect(local.filter((part) => form.test(part)).length).toBeGreaterThan(300);
    }
    for (let digits = 0; digits <= 4; digits++) {
      expect(local.some((part) => part.replace(/\D/g, '').length === digits)).toBe(true);
    }
    expect(local.every((part) => part.replace(/\D/g, '').length <= 4)).toBe(true);
  });

  it('takes the domain in small letters', () => {
    for (const address of draw({ domain: 'Teste.COM.br' })) expect(address).toMatch(/@teste\.com\.br$/);
  });

  // RFC 1035 section 2.3.4 and RFC 1123 section 2.1: labels of letters, digits and inner hyphens, at most 63 of them, and
  // a name of at most 253 characters as it is written.
  it.each([
    'a.b',
    'xn--bcher-kva.example',
    '1.2.3.4',
    `${'a'.repeat(63)}.br`,
    `${'a.'.repeat(125)}br`, // 252 characters
  ])('accepts the domain %s', (domain) => {
    expect(callTool(email, { domain }).emails[0]).toContain(`@${domain}`);
  });

  it.each([
    'localhost',
    '-a.com',
    'a-.com',
    'a..com',
    '.com',
    'a.com.',
    'a_b.com',
    'exämple.com',
    'a b.com',
    'a@b.com',
    `${'a'.repeat(64)}.br`,
    `${'a.'.repeat(126)}br`, // 254 characters
    'a.com\n',
  ])('refuses the domain %j', (domain) => {
    expect(refusal(email, { domain })).toMatchObject({ status: 400, fields: ['domain'] });
  });

  it('is never twice in an answer and repeats with the same seed', () => {
    const { emails } = callTool(email, { count: 100, seed: 'a' });
    expect(new Set(emails).size).toBe(100);
    expect(callTool(email, { count: 100, seed: 'a' })).toEqual({ emails });
    expect(callTool(email, { count: 100, seed: 'b' })).not.toEqual({ emails });
  });
});
