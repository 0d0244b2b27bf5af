import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { states } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { diasUteis } from './dias-uteis.ts';
import { feriados } from './feriados.ts';

interface Row {
  data: string;
  tipo: string;
}

const yearOf = (ano: number, more: Record<string, unknown> = {}): Row[] =>
  callTool(feriados, { ano, ...more }).feriados;

describe('feriados', () => {
  // The peer lists the Sundays of elections too.
  it('of the country are all known to date-holidays', () => {
    const calendar = new Holidays('BR');
    for (let year = 2003; year <= 2040; year++) {
      const theirs = calendar
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10));
      const ours = yearOf(year).map(({ data }) => data);
      for (const date of ours) expect(theirs).toContain(date);
    }
  });

  it('agree with the business days, of every state and choice', () => {
    for (const state of states) {
      const rows = yearOf(2026, { uf: state.toLowerCase(), bancario: true, facultativo: true });
      const { holidays } = callTool(diasUteis, {
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        state,
        calendar: 'bancario',
        includeOptional: true,
      });
      expect(rows.map(({ data, tipo }) => [data, tipo])).toEqual(
        holidays.map(({ date, type }: { date: string; type: string }) => [date, type]),
      );
    }
  });

  // The laws of the tables, each on a day of its own.
  it.each([
    ['2026-04-21', {}, 'nacional', 'Lei 10.607/2002'],
    ['2026-10-12', {}, 'nacional', 'Lei 6.802/1980'],
    ['2024-11-20', {}, 'nacional', 'Lei 14.759/2023'],
    ['2020-02-24', { bancario: true }, 'bancario', 'Resoluções CMN 2.516/1998, 2.875/2001 e 2.932/2002'],
    ['2026-10-28', { facultativo: true }, 'facultativo', 'Lei 8.112/1990, art. 236'],
  ])('%s with %j is %s by the %s', (data, more, tipo, lei) => {
    expect(callTool(feriados, { data, ...more })).toMatchObject({ feriado: true, tipo, lei, diaUtil: false });
  });

  it('warns of the decrees of Acre, of a year and of a day', () => {
    const moved = ['feriado-ac-por-decreto'];
    expect(callTool(feriados, { ano: 2026, uf: 'AC' }).avisos).toEqual(moved);
    expect(callTool(feriados, { data: '2026-01-23', uf: 'AC' }).avisos).toEqual(moved);
    expect(callTool(feriados, { ano: 2008, uf: 'AC' }).avisos).toEqual([]);
    expect(callTool(feriados, { ano: 2026, uf: 'RO' }).avisos).toEqual([]);
  });

  it('tells that a day is not a holiday, and the next business day', () => {
    expect(callTool(feriados, { data: '2026-02-16' })).toEqual({
      data: '2026-02-16',
      uf: null,
      diaSemana: 'segunda-feira',
      feriado: false,
      nome: null,
      tipo: null,
      lei: null,
      diaUtil: true,
      proximoDiaUtil: '2026-02-17',
      avisos: [],
    });
    expect(callTool(feriados, { data: '2026-11-20' }).proximoDiaUtil).toBe('2026-11-23');
  });

  it.each([
    [{ ano: 2002 }, 422, 'ano'],
    [{ ano: 2026, data: '2026-11-20' }, 400, 'ano'],
    [{ ano: 2100 }, 422, 'ano'],
    [{ data: '2002-12-31' }, 422, 'data'],
    [{ data: '2099-12-31' }, 422, 'data'],
    [{ data: '2026-02-30' }, 422, 'data'],
    [{ uf: 'XX' }, 400, 'uf'],
  ])('%j is %i', (input, status, field) => {
    expect(refusal(feriados, input)).toMatchObject({ status, fields: [field] });
  });
});
