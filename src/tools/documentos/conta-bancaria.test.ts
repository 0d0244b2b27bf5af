import { describe, expect, it } from 'vitest';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { describeDocument, reasonOf } from '#test/support/documents.ts';
import { banks } from '../../data/banks.ts';
import { hasAccountRule } from '../../documents/conta-bancaria.ts';
import { contaBancaria } from './conta-bancaria.ts';

const formattedOf = (answer: Record<string, unknown>) => [
  (answer as { contaBancaria: { formatted: string } }).contaBancaria.formatted,
];

describeDocument(contaBancaria, {
  variants: banks.map(({ code }) => ({ banco: code })),
  alsoInValidate: ({ banco }) => ({ banco }),
  values: formattedOf,
  // Banco do Brasil, Bradesco and Santander tell every change, Itaú too: their digits cover the agency as well.
  // The others, whose digits do not, are in documents/conta-bancaria.test.ts.
  // Bradesco takes a zero for P too, so a letter changed to it is no mistake.
  flips: { share: 1, variants: ['001', '033', '341'].map((banco) => ({ banco })) },
});

const validate = (banco: string, value: string) =>
  callTool(contaBancaria, { action: 'validate', banco, value });
const reason = (banco: string, value: string) => reasonOf(contaBancaria, value, { banco });

describe('conta-bancaria', () => {
  it('has the parts, and puts them together with spaces or without', () => {
    for (const { code: bankCode, name: bankName } of banks) {
      for (const formatted of [true, false]) {
        const answer = callTool(contaBancaria, { banco: bankCode, formatted, seed: bankCode });
        const { agency, agencyDigit, account, accountDigit } = answer.contaBancaria;
        const left = agencyDigit === null ? agency : `${agency}-${agencyDigit}`;
        expect(answer.contaBancaria).toEqual({
          bankCode,
          bankName,
          agency: expect.stringMatching(/^\d{4}$/),
          agencyDigit: bankCode === '001' || bankCode === '237' ? expect.stringMatching(/^[\dPX]$/) : null,
          account: expect.stringMatching(/^\d{5,12}$/),
          accountDigit: expect.stringMatching(/^[\dPX]$/),
          verifiable: hasAccountRule(bankCode),
          formatted: `${left}${formatted ? ' / ' : '/'}${account}-${accountDigit}`,
        });
      }
    }
  });

  it('gives the same number with and without spaces, which both validate', () => {
    const [spaced, close] = [true, false].map(
      (formatted) => callTool(contaBancaria, { banco: '237', formatted, seed: 'x' }).contaBancaria.formatted,
    );
    expect(close).toBe(spaced.replaceAll(' ', ''));
    expect(validate('237', close).formatted).toBe(spaced);
  });

  // The lengths that each bank publishes.
  it.each([
    ['001', 'agência[-dígito]/conta-dígito', 'até 8'],
    ['041', 'agência/conta-dígito', 'até 9'],
    ['341', 'agência/conta-dígito', 'até 5'],
    ['745', 'agência/conta-dígito', 'até 10'],
  ])('of bank %s is asked for as %s, with %s digits', (banco, form, length) => {
    const { value } = messagesOf(contaBancaria, { action: 'validate', banco, value: '12345/1-5' });
    expect(value).toBe(
      `deve ter a forma ${form} no banco ${banco}, com até 4 dígitos na agência e ${length} na conta`,
    );
  });

  it('has an agency and an account', () => {
    for (const value of ['1234/-5', '/12345-5', '1234/12345-', '1234-/12345-5']) {
      expect(refusal(contaBancaria, { action: 'validate', banco: '341', value })).toMatchObject({
        status: 400,
        fields: ['value'],
      });
    }
  });

  it('draws every bank whose rule is known, and no other', () => {
    const drawn = new Set(
      Array.from({ length: 1000 }, () => callTool(contaBancaria, {}).contaBancaria.bankCode as string),
    );
    expect([...drawn].toSorted()).toEqual(['001', '033', '041', '104', '237', '260', '341', '745']);
  });

  it('draws the letters for a digit of 10', () => {
    for (const [banco, letter] of [
      ['001', 'X'],
      ['237', 'P'],
    ] as const) {
      const digits = Array.from({ length: 1000 }, () => callTool(contaBancaria, { banco }).contaBancaria);
      expect(digits.map(({ accountDigit }) => accountDigit)).toContain(letter);
      expect(digits.map(({ agencyDigit }) => agencyDigit)).toContain(letter);
    }
  });

  it.each([
    ['001', '1584-9 / 00210169-6', '1584-9 / 00210169-6'],
    ['001', '1584-9/210169-6', '1584-9 / 00210169-6'],
    ['001', '1584 210.169-6', '1584-9 / 00210169-6'],
    ['001', ' 1584  /210169-6 ', '1584-9 / 00210169-6'],
    ['001', '1584/ 210169-6', '1584-9 / 00210169-6'],
    ['001', '0229/12351-x', '0229-1 / 00012351-X'],
    ['041', '2664 / 35.850767.0-6', '2664 / 358507670-6'],
    ['237', '1425/0301.357-p', '1425-7 / 0301357-P'],
    ['341', '45/02366-0', '0045 / 02366-0'],
    ['336', '1/1234567-8', '0001 / 1234567-8'],
  ])('of bank %s reads %j', (banco, value, formatted) => {
    expect(validate(banco, value)).toMatchObject({ valid: true, value, formatted });
  });

  it('answers with the facts in the order of generation', () => {
    expect(Object.entries(validate('336', '0001/1234567-8'))).toEqual(
      Object.entries({
        valid: true,
        value: '0001/1234567-8',
        formatted: '0001 / 1234567-8',
        bankCode: '336',
        bankName: 'C6',
        agency: '0001',
        agencyDigit: null,
        account: '1234567',
        accountDigit: '8',
        verifiable: false,
      }),
    );
  });

  it('refuses a wrong digit of the agency before one of the account', () => {
    expect(reason('001', '1584-8/210169-7')).toBe('agency-check-digit');
    expect(reason('001', '1584-9/210169-7')).toBe('check-digit');
    expect(reason('237', '1234 / 0301357-1')).toBe('check-digit');
  });

  it.each([
    ['001', '1584210169-6'],
    ['001', '1584/2101696'],
    ['001', '1584-9-00210169-6'],
    ['001', '15.84/210169-6'],
    ['001', '15 84/210169-6'],
    ['001', '1584/210 169-6'],
    ['001', '1584/.210169-6'],
    ['001', '1584/210169.-6'],
    ['001', '1584/210..169-6'],
    ['001', '1584//210169-6'],
    ['001', '1584/210169-P'],
    ['001', '11584/210169-6'],
    ['001', '1584/100210169-6'],
    ['033', '0189-1/01017417-9'],
    ['104', '2004/0100000448-6'],
    ['260', '0001/1234-5'],
    ['260', '0001/52161250'],
    ['756', '1/12345678901234-0'],
  ])('of bank %s %j has not the shape', (banco, value) => {
    expect(refusal(contaBancaria, { action: 'validate', banco, value })).toMatchObject({
      status: 400,
      fields: ['value'],
    });
  });

  it('needs a bank of the list: any for validation, one if any for generation', () => {
    const value = '1584/210169-6';
    for (const banco of ['999', '1', '0001']) {
      expect(refusal(contaBancaria, { banco })).toMatchObject({ status: 400, fields: ['banco'] });
      expect(refusal(contaBancaria, { action: 'validate', value, banco })).toMatchObject({
        status: 400,
        fields: ['banco'],
      });
    }
    expect(refusal(contaBancaria, { action: 'validate', value })).toMatchObject({ fields: ['banco'] });
    expect(refusal(contaBancaria, { action: 'validate', banco: '001' })).toMatchObject({ fields: ['value'] });
  });
});
