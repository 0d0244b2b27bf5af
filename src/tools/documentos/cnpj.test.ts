import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { CNPJ } from 'validation-br/cnpj';
import { checkCnpj, drawCnpj } from '../../documents/cnpj.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { cnpj } from './cnpj.ts';

const variants = [{}, { branch: '0042' }, { alphanumeric: true }, { alphanumeric: true, branch: '0A1Z' }];

describeDocument(cnpj, {
  variants,
  // Every digit enters both check digits with a weight that 11 does not divide, so a change passes only where it
  // swaps the remainders 0 and 1, which both give 0, in both sums at once: at most (2/11 × 1/9)² of the changes.
  flips: { share: 0.999 },
});

describe('cnpj', () => {
  it.each([
    // Banco do Brasil, and the worked example of many public descriptions.
    '00.000.000/0001-91',
    '11.444.777/0001-61',
    // The worked example of the Receita Federal and Serpro for the alphanumeric number.
    '12.ABC.345/01DE-35',
    // Tests of the Python package cnpj_cpf_validator.
    'DL.VIG.R2R/0001-39',
    'HT.LUS.VAI/0001-89',
  ])('accepts %s and writes it the same way', (value) => {
    expect(callTool(cnpj, { action: 'validate', value })).toMatchObject({ valid: true, formatted: value });
  });

  it('agrees with two other programs, for digits and letters', () => {
    for (const value of samplesOf(cnpj, variants, ({ cnpjs }) => cnpjs as string[])) {
      const bare = value.replace(/[./-]/g, '');
      const said = accepts(cnpj, value);
      expect(isValidCnpj(value, { version: 2 })).toBe(said);
      expect(CNPJ.checksum(bare.slice(0, 12)) === bare.slice(12)).toBe(said);
    }
  });

  it('refuses what satisfies the formula with one repeated digit', () => {
    expect(checkCnpj('0'.repeat(14))).toBe('repeated-digits');
    expect(reasonOf(cnpj, '00.000.000/0000-00')).toBe('repeated-digits');
  });

  it('refuses each wrong check digit', () => {
    expect(reasonOf(cnpj, '11.444.777/0001-71')).toBe('check-digit');
    expect(reasonOf(cnpj, '11.444.777/0001-62')).toBe('check-digit');
  });

  it.each(['1144477700016', '114447770001611', '12ABC34501DEAA', '12.ABÇ.345/01DE-35', '12_ABC34501DE35'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(cnpj, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );

  it('tells the head office by its order', () => {
    expect(callTool(cnpj, { action: 'validate', value: '00000000000191' })).toMatchObject({
      root: '00000000',
      branch: '0001',
      headOffice: true,
      alphanumeric: false,
    });
  });

  it('generates with the branch asked for, in capitals, and without punctuation', () => {
    const { cnpjs } = callTool(cnpj, { alphanumeric: true, branch: '0a1z', formatted: false, count: 100 });
    for (const one of cnpjs) expect(one).toMatch(/^[0-9A-Z]{8}0A1Z\d{2}$/);
  });

  it('completes a root that is given', () => {
    // Banco do Brasil's head office.
    expect(drawCnpj(() => 0, { root: '00000000' })).toBe('00000000000191');
    expect(drawCnpj(() => 0, { root: '12ABC345', branch: '01DE' })).toBe('12ABC34501DE35');
  });

  it('has a letter in root or branch when it is alphanumeric, and none otherwise', () => {
    const letters = (answer: { cnpjs: string[] }) => answer.cnpjs.filter((one) => /[A-Z]/.test(one)).length;
    for (let round = 0; round < 20; round++) {
      expect(letters(callTool(cnpj, { alphanumeric: true, count: 100 }))).toBe(100);
      expect(letters(callTool(cnpj, { count: 100 }))).toBe(0);
    }
  });

  it('draws every letter and digit of an alphanumeric root', () => {
    const seen = new Set<string>();
    for (let round = 0; round < 10; round++) {
      const { cnpjs } = callTool(cnpj, {
        alphanumeric: true,
        count: 100,
        formatted: false,
        seed: `${round}`,
      });
      for (const one of cnpjs) for (const character of one.slice(0, 8)) seen.add(character);
    }
    expect(seen.size).toBe(36);
  });

  it.each([
    [{ branch: '001' }, 400],
    [{ branch: '00012' }, 400],
    [{ branch: '00-1' }, 400],
    [{ branch: '01DE' }, 400],
    [{ branch: '0000' }, 422],
    [{ branch: '0000', alphanumeric: true }, 422],
  ])('refuses %j with %i', (values, status) => {
    expect(refusal(cnpj, values)).toMatchObject({ status, fields: ['branch'] });
  });
});
