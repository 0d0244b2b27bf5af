import { describe, expect, it } from 'vitest';
import { states } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { rg } from './rg.ts';

describeDocument(rg, {
  variants: [{}, ...states.map((state) => ({ state }))],
  alsoInValidate: ({ state }) => (state === undefined ? {} : { state }),
  // São Paulo writes all eleven remainders apart (10 as X) with weights that 11 does not divide, and Luhn's
  // digit catches every single change: none passes.
  flips: { share: 1, variants: [{}, { state: 'SP' }, { state: 'RJ' }] },
});

const usualLengths = { BA: 10, CE: 11, MG: 8, PR: 9, RJ: 9, RS: 10, SP: 9 } as Record<string, number>;

describe('rg', () => {
  it.each([
    // Tests of the Go package paemuri/brdoc.
    '34.112.513-1',
    '25.540.324-0',
    '39.406.714-9',
    '24.454.119-X',
    '24454119x',
    // An expert's report on a forged card shows these digits computed (dikegrafotecnica.com.br).
    '11.764.980-6',
    '11.764.989-2',
  ])('São Paulo: accepts %s', (value) => {
    expect(accepts(rg, value)).toBe(true);
    expect(accepts(rg, value, { state: 'sp' })).toBe(true);
  });

  it('São Paulo: a base of 7 digits gets a zero in front', () => {
    // Worked by José Luiz Pastore Mello in Folha de S.Paulo.
    expect(callTool(rg, { action: 'validate', value: '3.021.415-4' })).toMatchObject({
      formatted: '03.021.415-4',
      state: 'SP',
      cin: false,
      verifiable: true,
    });
    expect(accepts(rg, '03.021.415-4')).toBe(true);
  });

  it('São Paulo: the remainders 1 and 0 give X and 0', () => {
    // 6 × 2 = 12 leaves 1; 1 × 2 + 1 × 9 = 11 leaves 0.
    expect(accepts(rg, '60.000.000-X')).toBe(true);
    expect(accepts(rg, '10.000.001-0')).toBe(true);
    expect(reasonOf(rg, '60.000.000-1')).toBe('check-digit');
  });

  it('Rio de Janeiro: Luhn', () => {
    // 1 2 3 4 5 6 7 8: doubled from the right 16→7, 12→3, 8, 4; the others 1 + 3 + 5 + 7; 38 lacks 2 to 40.
    expect(accepts(rg, '12.345.678-2', { state: 'RJ' })).toBe(true);
    expect(reasonOf(rg, '12.345.678-9', { state: 'RJ' })).toBe('check-digit');
  });

  it.each(states.filter((state) => state !== 'SP' && state !== 'RJ'))(
    '%s: no rule is known, so only the shape and repetition are checked',
    (state) => {
      const length = usualLengths[state] ?? 7;
      const { rgs } = callTool(rg, { state, formatted: false, count: 100 });
      for (const one of rgs) expect(one).toMatch(new RegExp(`^\\d{${length}}$`));
      for (const value of ['12345', '1234567890123', '123456789012X', '12345678901234']) {
        expect(callTool(rg, { action: 'validate', value, state })).toMatchObject({
          state,
          cin: false,
          verifiable: false,
        });
      }
      expect(reasonOf(rg, '8'.repeat(length), { state })).toBe('repeated-digits');
    },
  );

  it.each([
    ['SP', '24454119X', '24.454.119-X'],
    ['MG', '12345678', 'MG-12.345.678'],
    ['MG', 'MG-12.345.678', 'MG-12.345.678'],
    ['mg', 'm 12345678', 'MG-12.345.678'],
    ['MG', '1234567', '1234567'],
    ['BA', '0123456789', '01.234.567-89'],
    ['PR', '123456789', '12.345.678-9'],
    ['RS', '1234567890', '1234567890'],
    ['AC', '1234567', '1.234.567'],
    ['AC', '123456-X', '123456X'],
  ])('%s: %s is written %s', (state, value, formatted) => {
    expect(callTool(rg, { action: 'validate', value, state })).toMatchObject({ formatted });
  });

  it('takes 11 digits without a state for the CPF of a national identity card', () => {
    expect(callTool(rg, { action: 'validate', value: '11144477735' })).toEqual({
      valid: true,
      value: '11144477735',
      formatted: '111.444.777-35',
      cin: true,
      verifiable: true,
    });
    expect(reasonOf(rg, '11144477736')).toBe('check-digit');
    expect(reasonOf(rg, '11111111111')).toBe('repeated-digits');
    expect(callTool(rg, { action: 'validate', value: '11144477736', state: 'CE' }).cin).toBe(false);
  });

  it.each([
    [{ value: '364229111', state: 'XX' }, 'state'],
    [{ value: '1234567890' }, 'value'],
    [{ value: '11144477735', state: 'SP' }, 'value'],
    [{ value: '1234567', state: 'SP' }, 'value'],
    [{ value: 'X23456789', state: 'SP' }, 'value'],
    [{ value: '12345678X', state: 'RJ' }, 'value'],
    [{ value: '12345678', state: 'RJ' }, 'value'],
    [{ value: '1234', state: 'AC' }, 'value'],
    [{ value: '123456789012345', state: 'AC' }, 'value'],
    [{ value: 'MG12345678', state: 'AC' }, 'value'],
    [{ value: 'MGM12345678', state: 'MG' }, 'value'],
  ])('%j has not the shape', (values, field) => {
    expect(refusal(rg, { action: 'validate', ...values })).toMatchObject({ status: 400, fields: [field] });
  });

  it('refuses repeated digits before it looks at the check digit', () => {
    for (let digit = 0; digit <= 9; digit++) {
      expect(reasonOf(rg, String(digit).repeat(9))).toBe('repeated-digits');
      expect(reasonOf(rg, String(digit).repeat(8))).toBe('repeated-digits');
      expect(reasonOf(rg, String(digit).repeat(9), { state: 'RJ' })).toBe('repeated-digits');
    }
  });

  it.each([
    ['SP', 'SSP/SP'],
    ['RJ', 'DETRAN/RJ'],
    ['MG', 'PC/MG'],
    ['RS', 'SSP/RS'],
    ['PR', 'SESP/PR'],
    ['PE', 'SDS/PE'],
    ['CE', 'SSPDS/CE'],
    ['PA', 'PC/PA'],
    ['AC', 'SSP/AC'],
  ])('%s: issued by %s', (state, issuer) => {
    expect(callTool(rg, { state })).toMatchObject({ state, issuer });
  });
});

describe('a state in front of the number', () => {
  it.each([
    ['MG-12.345.678', { state: 'MG', formatted: 'MG-12.345.678' }],
    ['SP 36.422.911-1', { state: 'SP', verifiable: true }],
  ])('%s: %j', (value, facts) => {
    expect(callTool(rg, { action: 'validate', value })).toMatchObject(facts);
  });

  it('is of a state that there is', () => {
    expect(refusal(rg, { action: 'validate', value: 'XX-12.345.678' })).toMatchObject({ status: 400 });
  });
});
