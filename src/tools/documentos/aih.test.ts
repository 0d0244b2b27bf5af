import { describe, expect, it } from 'vitest';
import { stateCodes, states } from '../../data/states.ts';
import { aihCheckDigit } from '../../documents/aih.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { aih } from './aih.ts';

describeDocument(aih, {
  variants: [{}, { formatted: false }, { year: 2006 }, ...states.map((uf) => ({ uf }))],
  // A change of one digit changes the remainder, for 11 divides no power of ten; it passes only where it swaps the
  // remainders 0 and 10, which both give 0: at most 2/11 × 1/9 of the changes.
  flips: { share: 0.979 },
});

const completed = (base: string) => base + aihCheckDigit(base);

describe('aih', () => {
  it('has the digit of the hospital system AGHU, a remainder of 10 being 0', () => {
    // The number that a unit test of AGHU holds for valid, 2295245470: 229524547 leaves 10.
    expect(aihCheckDigit('229524547')).toBe('0');
    expect(aihCheckDigit('352610000001')).toBe('6');
  });

  it.each(Object.entries(stateCodes))('%s is %i', (uf, code) => {
    expect(callTool(aih, { action: 'validate', value: completed(`${code}2610000001`) })).toMatchObject({
      uf,
    });
    expect(callTool(aih, { uf: uf.toLowerCase(), formatted: false })).toMatchObject({
      uf,
      aih: expect.stringMatching(new RegExp(`^${code}261\\d{8}$`)),
    });
  });

  it('99 is the national centre, BR', () => {
    expect(callTool(aih, { action: 'validate', value: completed('992630000001') })).toMatchObject({
      uf: 'BR',
      type: 'cnrac',
      year: 2026,
      sequence: '0000001',
    });
  });

  it.each([
    ['1', 'geral'],
    ['3', 'cnrac'],
    ['5', 'eletiva'],
  ])('the kind %s is %s', (digit, type) => {
    expect(callTool(aih, { action: 'validate', value: completed(`3526${digit}0000001`) }).type).toBe(type);
  });

  it.each(['0', '2', '4', '6', '7', '8', '9'])('the kind %s is refused', (digit) => {
    expect(reasonOf(aih, completed(`3526${digit}0000001`))).toBe('type');
  });

  it('refuses in this order: repeated digits, state, year, kind, check digit', () => {
    expect(reasonOf(aih, '0000000000000')).toBe('repeated-digits');
    expect(reasonOf(aih, '3027200000019')).toBe('state-code');
    expect(reasonOf(aih, '3527200000019')).toBe('year');
    expect(reasonOf(aih, '3526200000019')).toBe('type');
    expect(reasonOf(aih, '3526100000019')).toBe('check-digit');
  });

  it('accepts the current year, in São Paulo, and not the next', () => {
    const next = { action: 'validate', value: completed('352710000001') };
    expect(refusal(aih, next, { now: '2027-01-01T02:59:59Z' })).toMatchObject({ reason: 'year' });
    expect(callTool(aih, next, { now: '2027-01-01T03:00:00Z' }).valid).toBe(true);
  });

  it.each([
    [{}, 2026, '2026-11'],
    [{ month: 1 }, 2026, '2026-01'],
    [{ month: 11 }, 2026, '2026-11'],
    [{ year: 2025 }, 2025, '2025-12'],
    [{ year: 2025, month: 12 }, 2025, '2025-12'],
    [{ year: 2006, month: 1 }, 2006, '2006-01'],
  ])('%j: of %i, competence %s', (values, year, competence) => {
    const answer = callTool(aih, values);
    expect(answer).toMatchObject({ year, competence });
    expect(answer.aih.slice(2, 4)).toBe(String(year).slice(2));
  });

  it('numbers from 1 on', () => {
    expect(accepts(aih, completed('352610000001'))).toBe(true);
    for (let round = 0; round < 200; round++) {
      expect(Number(callTool(aih, { formatted: false }).aih.slice(5, 12))).toBeGreaterThan(0);
    }
  });

  it.each([
    [{ month: 12 }, 422, 'month'],
    [{ year: 2026, month: 12 }, 422, 'month'],
    [{ month: 0 }, 400, 'month'],
    [{ month: 13 }, 400, 'month'],
    [{ year: 2005 }, 400, 'year'],
    [{ year: 2027 }, 400, 'year'],
    [{ uf: 'BR' }, 400, 'uf'],
    [{ action: 'validate', value: '352610000001' }, 400, 'value'],
    [{ action: 'validate', value: '35261000000160' }, 400, 'value'],
  ])('%j is %i', (values, status, field) => {
    expect(refusal(aih, values)).toMatchObject({ status, fields: [field] });
  });
});
