import { isValidCns } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { checkPis } from '../../documents/pis.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { cns } from './cns.ts';

const variants = [{}, { type: 'provisorio' }, { formatted: false }];

describeDocument(cns, {
  variants,
  // The sum has a weight of 11 in the 5th position, which is therefore free. Elsewhere a change always shows: a
  // definitive number writes all eleven remainders apart, a provisional one must leave none.
  flips: { share: 1, free: [4] },
});

describe('cns', () => {
  it.each([
    // Tests of the Java package Opes.
    ['898000000043208', 'provisorio'],
    ['898001038954985', 'provisorio'],
    ['801434364369875', 'provisorio'],
    ['190129759240018', 'definitivo'],
    ['100113736920003', 'definitivo'],
    ['201597135300005', 'definitivo'],
    ['209868015390000', 'definitivo'],
    // Tests of the Ruby package of brazilian-utils.
    ['123456789010000', 'definitivo'],
    ['700000000000005', 'provisorio'],
  ])('accepts %s, %s', (value, type) => {
    const said = callTool(cns, { action: 'validate', value });
    expect(said).toMatchObject({ valid: true, type });
    expect(said.pis).toBe(type === 'definitivo' ? value.slice(0, 11) : undefined);
  });

  it('agrees with @brazilian-utils', () => {
    for (const value of samplesOf(cns, variants, (answer) => answer['cns'] as string)) {
      expect(isValidCns(value.replaceAll(' ', ''))).toBe(accepts(cns, value));
    }
  });

  it('takes the suffix 001 only when the digit would be 10', () => {
    // Opes' 190129759240018: its sum leaves 1.
    expect(reasonOf(cns, '190129759240000')).toBe('check-digit');
    expect(reasonOf(cns, '100113736920013')).toBe('check-digit');
    // A multiple of 11 in the sum of all 15 digits, as a provisional number would need, is not enough.
    expect(reasonOf(cns, '100113736920100')).toBe('check-digit');
  });

  it('generates definitive numbers of valid PIS, with both suffixes', () => {
    const suffixes = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      const { cns: one } = callTool(cns, { formatted: false, seed: `${seed}` });
      expect(checkPis(one.slice(0, 11))).toBeNull();
      suffixes.add(one.slice(11, 14));
    }
    expect([...suffixes].toSorted()).toEqual(['000', '001']);
  });

  it('generates provisional numbers that start with 7, 8 and 9', () => {
    const starts = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      starts.add(callTool(cns, { type: 'provisorio', seed: `${seed}` }).cns[0]);
    }
    expect([...starts].toSorted()).toEqual(['7', '8', '9']);
  });

  it.each(['0', '3', '4', '5', '6'])('the first digit %s is never issued', (first) => {
    expect(reasonOf(cns, `${first}98000000043208`)).toBe('prefix');
  });

  it('refuses repeated digits first', () => {
    for (let digit = 0; digit <= 9; digit++) {
      expect(reasonOf(cns, String(digit).repeat(15))).toBe('repeated-digits');
    }
  });

  it.each([
    [{ type: 'permanente' }, 'type'],
    [{ action: 'validate', value: '89800000004320' }, 'value'],
    [{ action: 'validate', value: '8980000000432080' }, 'value'],
  ])('%j is 400', (values, field) => {
    expect(refusal(cns, values)).toMatchObject({ status: 400, fields: [field] });
  });
});
