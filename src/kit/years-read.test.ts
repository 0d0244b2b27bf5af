import { describe, expect, it } from 'vitest';
import { ApiError } from './errors/api-error.ts';
import { isReadIn, refuseUnread } from './years-read.ts';

const fields = { novo: { from: 2027 }, velho: { to: 2026 }, futuro: { from: 2029 } };
const sent = { novo: 1, velho: 1 };

function refusedOf(run: () => void) {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.parts.details];
  }
  return null;
}

describe('a field of some years', () => {
  it('a field is refused in other years, and the refusal names its years', () => {
    expect(refusedOf(() => refuseUnread(fields, 2026, {}, { sent: { ...sent, futuro: 1 } }))).toEqual([
      400,
      [
        { field: 'novo', message: { pt: 'só vale desde 2027', en: 'only applies since 2027' } },
        { field: 'futuro', message: { pt: 'só vale desde 2029', en: 'only applies since 2029' } },
      ],
    ]);
    expect(refusedOf(() => refuseUnread(fields, 2027, {}, { sent }))).toEqual([
      400,
      [{ field: 'velho', message: { pt: 'só vale até 2026', en: 'only applies up to 2026' } }],
    ]);
  });

  it('a field is read in its first and its last year', () => {
    expect([2026, 2027].map((year) => isReadIn(fields.novo, year))).toEqual([false, true]);
    expect([2026, 2027].map((year) => isReadIn(fields.velho, year))).toEqual([true, false]);
  });

  it('a field is read when the year of comparar reads it', () => {
    const compared = { ...sent, comparar: '2027-01' };
    expect(refusedOf(() => refuseUnread(fields, 2026, compared, { sent: compared }))).toBeNull();
  });

  it('the second month of a comparison checks no field again', () => {
    const other = { competencia: '2026-01', comparar: '2026-01' };
    expect(refusedOf(() => refuseUnread(fields, 2026, other, { sent: { novo: 1 } }))).toBeNull();
    expect(
      refusedOf(() => refuseUnread(fields, 2026, other, { sent: { novo: 1, competencia: '2026-01' } })),
    ).not.toBeNull();
  });
});
