import { isValidCertidao } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { Certidao } from 'validation-br/certidao';
import { bookTypes } from '../../documents/certidao.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { certidao } from './certidao.ts';

const variants = [{}, { year: 2010 }, ...bookTypes.map((type) => ({ type }))];
const read = (answer: Record<string, unknown>) => answer['certidao'] as string;

/** The number with other digits from a position on, its check digits made right by validation-br. */
function rewritten(at: number, digits: string): string {
  const base = '104539015520131000120210000123';
  const changed = base.slice(0, at) + digits + base.slice(at + digits.length);
  return changed + Certidao.checksum(changed);
}

describeDocument(certidao, {
  variants,
  // A change keeps a digit where its sum swaps the remainders 10 and 1, at most 2/11 × 1/9 of the changes, and
  // both digits where both sums do. Of the 32 positions four have a weight of 0 (11 or 22) in one of the sums.
  flips: { share: 0.996 },
});

describe('certidao', () => {
  it('accepts the worked example of public descriptions (ghiorzi.org)', () => {
    expect(accepts(certidao, '104539.01.55.2013.1.00012.021.0000123-21')).toBe(true);
  });

  it('agrees with @brazilian-utils, and with validation-br about the check digits', () => {
    for (const value of samplesOf(certidao, variants, read, sized(25, 200))) {
      const bare = value.replaceAll(' ', '');
      const reason = accepts(certidao, value) ? null : reasonOf(certidao, value);
      // The peer has no upper bound for the year, and does not check the digit of the office.
      if (reason !== 'year' && reason !== 'registry-check-digit')
        expect(isValidCertidao(value)).toBe(reason === null);
      expect(Certidao.checksum(bare.slice(0, 30)) === bare.slice(30)).toBe(reason !== 'check-digit');
    }
  });

  it('writes a remainder of 10 as 1, in both digits', () => {
    const values = [...samplesOf(certidao, variants, read, sized(25, 200))].map((value) =>
      value.replaceAll(' ', ''),
    );
    const remainder = (digits: string, first: number) =>
      Array.from(digits, (digit, i) => Number(digit) * (i + first)).reduce((a, b) => a + b) % 11;
    const valid = values.filter((value) => accepts(certidao, value));
    const tens = (length: number, first: number) =>
      valid.filter((value) => remainder(value.slice(0, length), first) === 10);
    const [firsts, seconds] = [tens(30, 2), tens(31, 1)];
    expect(firsts.length).toBeGreaterThan(10);
    expect(seconds.length).toBeGreaterThan(10);
    for (const value of firsts) expect(value[30]).toBe('1');
    for (const value of seconds) expect(value[31]).toBe('1');
  });

  it.each(bookTypes.map((type, i) => [String(i + 1), type] as const))('book type %s is %s', (digit, type) => {
    expect(callTool(certidao, { action: 'validate', value: rewritten(14, digit) }).type).toBe(type);
    expect(callTool(certidao, { type, formatted: false })).toMatchObject({
      type,
      certidao: expect.stringMatching(new RegExp(`^\\d{14}${digit}\\d{17}$`)),
    });
  });

  // The codes of the worked examples of ARPEN-SP and Provimento CNJ 2/2009, and of the tests of klawdyo/validation-br.
  it.each(['115204', '001883', '094300', '131128', '080945'])(
    'accepts the office %s, and none beside it',
    (office) => {
      expect(accepts(certidao, rewritten(0, office))).toBe(true);
      const other = office.slice(0, 5) + ((Number(office[5]) + 1) % 10);
      expect(reasonOf(certidao, rewritten(0, other))).toBe('registry-check-digit');
    },
  );

  it('refuses in this order: repeated digits, check digits, office, service, book type, year', () => {
    expect(reasonOf(certidao, '0'.repeat(32))).toBe('repeated-digits');
    const ofNotes = rewritten(8, '56');
    const wrong = ofNotes.slice(0, 31) + ((Number(ofNotes[31]) + 1) % 10);
    expect(reasonOf(certidao, wrong)).toBe('check-digit');
    expect(reasonOf(certidao, rewritten(5, '80156'))).toBe('registry-check-digit');
    expect(reasonOf(certidao, rewritten(8, '56201300'))).toBe('service');
    expect(reasonOf(certidao, rewritten(8, '55179900'))).toBe('book-type');
    expect(reasonOf(certidao, rewritten(8, '5517991'))).toBe('year');
  });

  it('accepts years from 1800 to the current one', () => {
    for (const [year, valid] of [
      ['1799', false],
      ['1800', true],
      ['2026', true],
      ['2027', false],
    ] as const) {
      expect(accepts(certidao, rewritten(10, year))).toBe(valid);
    }
    const next = { action: 'validate', value: rewritten(10, '2027') };
    expect(callTool(certidao, next, { now: '2027-01-01T12:00:00Z' }).valid).toBe(true);
    // Still 2026 in São Paulo.
    expect(refusal(certidao, next, { now: '2027-01-01T02:00:00Z' })).toMatchObject({ reason: 'year' });
  });

  it('generates years from 2010 to the current one', () => {
    const years = Array.from({ length: 500 }, (_, i) => callTool(certidao, { seed: `${i}` }).year as number);
    expect(Math.min(...years)).toBe(2010);
    expect(Math.max(...years)).toBe(2026);
    expect(callTool(certidao, { year: 2010 }).year).toBe(2010);
    expect(callTool(certidao, { year: 2026 }).year).toBe(2026);
  });

  it.each([
    [{ year: 2009 }, 'year'],
    [{ year: 2027 }, 'year'],
    [{ year: 2020.5 }, 'year'],
    [{ type: 'divorcio' }, 'type'],
    [{ action: 'validate', value: '1'.repeat(31) }, 'value'],
    [{ action: 'validate', value: '1'.repeat(33) }, 'value'],
  ])('%j is 400', (values, field) => {
    expect(refusal(certidao, values)).toMatchObject({ status: 400, fields: [field] });
  });
});
