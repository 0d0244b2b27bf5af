import { describe, expect, it } from 'vitest';
import { states } from '../src/data/states.ts';
import { parseDate } from '../src/lib/dates/civil-date.ts';
import { allTables } from './support/legal-tables.ts';

const isDate = (text: string) => parseDate(text) !== null;

const tables = await allTables();

// By these a host adds entries of its own, so that they are part of the interface.
it('have the ids that hosts know', () => {
  expect(tables.map(({ id }) => id).toSorted()).toEqual(
    [
      ...['salario-minimo', 'inss', 'irrf-mensal', 'irrf-anual', 'plr', 'salario-familia'],
      ...['seguro-desemprego', 'abono-pis', 'dividendos', 'jcp', 'fator-r', 'simples-nacional', 'mei'],
      ...['lucro-presumido', 'licenca-paternidade', 'icms', 'iof', 'iof-resgate', 'bandeiras-tarifarias'],
      ...['marketplace-alpha', 'marketplace-beta', 'marketplace-gamma'],
      ...['feriados-nacionais', 'feriados-bancarios', 'pontos-facultativos'],
      ...states.map((uf) => `feriados-${uf.toLowerCase()}`),
    ].toSorted(),
  );
});

describe.each(tables.map((table) => [table.id, table] as const))('%s', (_, table) => {
  const { entries, confirmedThrough, checkedOn, reviewBy } = table;

  it('has entries by their first day, each with its source', () => {
    const starts = entries.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.filter((from) => !isDate(from))).toEqual([]);
    expect(entries.filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('is confirmed at least for the year of its last law', () => {
    const years = entries
      .filter(({ status }) => status !== 'estimativa')
      .map(({ from }) => Number(from.slice(0, 4)));
    expect(confirmedThrough).toBeGreaterThanOrEqual(Math.max(...years));
  });

  // The entry of a law takes the place of the estimate.
  it('has no estimate for a year that it is confirmed for', () => {
    const estimates = entries.filter(({ status }) => status === 'estimativa');
    expect(estimates.filter(({ from }) => Number(from.slice(0, 4)) <= confirmedThrough)).toEqual([]);
  });

  it('copies no value that did not change', () => {
    for (const [i, { source, value }] of entries.entries()) {
      const before = entries[i - 1];
      if (before?.source === source) expect(value).not.toEqual(before.value);
    }
  });

  it('was checked on a day, and is due after it', () => {
    expect(isDate(checkedOn) && isDate(reviewBy)).toBe(true);
    expect(reviewBy > checkedOn).toBe(true);
    expect(table.name.trim()).not.toBe('');
  });
});
