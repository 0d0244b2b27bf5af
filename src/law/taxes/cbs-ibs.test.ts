import { describe, expect, it } from 'vitest';
import { added, valueOn } from '#test/support/legal-tables.ts';
import { toDecimal } from '../../lib/numbers/exact.ts';
import { cbsIbsReference } from '../tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../tables/cbs-ibs.ts';
import { type ConsumptionTax, ratesOfYear, type SentReferences } from './cbs-ibs.ts';

const clock = { today: '2026-11-27', tables: {} };

/** Reference rates of the caller: a state without a city's part. */
const SENT = {
  aliquotaReferenciaCbs: 9,
  aliquotaReferenciaIbsEstadual: 15,
  aliquotaReferenciaIbsMunicipal: 3,
};

function yearOf(
  year: number,
  sent: SentReferences = {},
  { tables = {}, entering }: { tables?: object; entering?: readonly ConsumptionTax[] } = {},
) {
  const day = `${year}-12-31`;
  const { rates, ...rest } = ratesOfYear(
    valueOn(cbsIbsTable, day),
    day,
    sent,
    { ...clock, tables: tables as typeof clock.tables },
    entering,
  );
  const { cbs, ibsEstadual, ibsMunicipal } = rates;
  return { ...rest, rates: [cbs, ibsEstadual, ibsMunicipal].map((rate) => toDecimal(rate, 4)) };
}

describe('the rates of a year', () => {
  // 9, 15 and 3 %: 2027 takes 0.1 point off the CBS; a tenth, two, three and four tenths of the IBS (ADCT, arts. 127, 129).
  it.each([
    [2026, [0.9, 0.1, 0]],
    [2027, [8.9, 0.05, 0.05]],
    [2028, [8.9, 0.05, 0.05]],
    [2029, [9, 1.5, 0.3]],
    [2030, [9, 3, 0.6]],
    [2031, [9, 4.5, 0.9]],
    [2032, [9, 6, 1.2]],
    [2033, [9, 15, 3]],
  ])('%d follows the reference rates that were sent, which are no estimate', (year, rates) => {
    expect(yearOf(year, SENT)).toEqual({ rates, assumed: {}, estimadas: [], entries: [], facts: {} });
  });

  it('the CBS of 2027 is not below 0', () => {
    expect(yearOf(2027, { aliquotaReferenciaCbs: 0.05 }).rates[0]).toBe(0);
  });

  it('no reference rate enters in 2026', () => {
    expect(yearOf(2026)).toMatchObject({ assumed: {}, estimadas: [], entries: [], facts: {} });
  });

  // Resolução CGIBS 14/2026: CBS 9.21 and IBS 18.70 %.
  const estimated = cbsIbsReference.entries.find(({ status }) => status === 'estimativa');

  it.runIf(estimated)('those of the estimate enter where none was sent, each under its name', () => {
    const { rates, assumed, estimadas, facts, entries } = yearOf(2029, { aliquotaReferenciaCbs: 9.21 });
    expect(rates).toEqual([9.21, 1.617, 0.253]);
    expect(assumed).toEqual({
      aliquotaReferenciaIbsEstadual: 16.17,
      aliquotaReferenciaIbsMunicipal: 2.53,
    });
    expect(estimadas).toEqual(Object.keys(assumed));
    expect(facts).toEqual({ estimativa: true });
    expect(entries.map(({ source }) => source)).toEqual(['Resolução CGIBS nº 14/2026 (estimativa)']);
    expect(yearOf(2027).estimadas).toEqual(['aliquotaReferenciaCbs']);
  });

  it.runIf(estimated)('a tax whose own rate the call has needs no reference', () => {
    expect(yearOf(2033, {}, { entering: ['ibsEstadual'] }).estimadas).toEqual([
      'aliquotaReferenciaIbsEstadual',
    ]);
    expect(yearOf(2033, {}, { entering: [] })).toMatchObject({ estimadas: [], facts: {} });
  });

  it('a resolution takes the place of the estimate, for the later years too', () => {
    const tables = {
      'cbs-ibs-referencia': added(2027, 'Resolução do Senado', { cbs: 8, ibsEstadual: 10, ibsMunicipal: 2 }),
    };
    for (const [year, rates] of [
      [2027, [7.9, 0.05, 0.05]],
      [2033, [8, 10, 2]],
    ] as const) {
      const found = yearOf(year, {}, { tables });
      expect(found.rates).toEqual(rates);
      expect(found).toMatchObject({ estimadas: [], facts: {}, entries: [{ source: 'Resolução do Senado' }] });
      expect(found.assumed).toMatchObject({ aliquotaReferenciaCbs: 8 });
    }
  });

  it('a host hears that the table of reference rates is due when a call uses it', () => {
    const told: string[] = [];
    const late = { today: '2900-01-01', tables: {}, onDue: ({ id }: { id: string }) => void told.push(id) };
    const day = '2033-12-31';
    const table = valueOn(cbsIbsTable, day);
    expect(ratesOfYear(table, day, SENT, late).facts).toEqual({});
    expect(told).toEqual([]);
    expect(ratesOfYear(table, day, {}, late).facts).toMatchObject({ revisar: true });
    expect(told).toEqual(['cbs-ibs-referencia']);
  });
});
