import { describe, expect, it } from 'vitest';
import { agendaOf, eventsOf } from './agenda.ts';

const column = (label: string, ...values: unknown[]) => ({ label, schema: undefined, values });
const NOW = '2026-11-21T12:00:00.000Z';

describe('the events of a list', () => {
  it('the events of a list are its days with the first text beside them', () => {
    const columns = [
      column('Data', '2026-11-02', '2026-11-15'),
      column('Feriado', 'Finados', 'República'),
      column('Dia', 'segunda-feira', 'domingo'),
    ];
    expect(eventsOf(columns)).toEqual([
      { first: '2026-11-02', last: '2026-11-02', name: 'Finados' },
      { first: '2026-11-15', last: '2026-11-15', name: 'República' },
    ]);
  });

  it('end on the second day of a row', () => {
    const columns = [column('Exame', 'Ultrassom'), column('De', '2026-08-17'), column('Até', '2026-09-06')];
    expect(eventsOf(columns)).toEqual([{ first: '2026-08-17', last: '2026-09-06', name: 'Ultrassom' }]);
  });

  it('do not exist in a list without days or without texts', () => {
    expect(eventsOf([column('Data', '2026-11-02')])).toBeNull();
    expect(eventsOf([column('Nome', 'Ana'), column('Data', '2026-11-02', null)])).toBeNull();
  });
});

// RFC 5545, sections 3.1 (lines), 3.3.11 (texts) and 3.6.1 (events, whose end is left out).
describe('a calendar file', () => {
  it('a calendar file has an event of whole days, which ends on the day after', () => {
    const lines = agendaOf([{ first: '2026-12-31', last: '2026-12-31', name: 'a, b; c' }], NOW).split('\r\n');
    expect(lines.slice(3, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:2026-12-31-0@canivete',
      'DTSTAMP:20261121T120000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:a\\, b\\; c',
      'END:VEVENT',
    ]);
  });

  it('a calendar file has no line of more than 75 octets, and loses no letter where it folds', () => {
    const name = 'Proclamação '.repeat(20).trim();
    const text = agendaOf([{ first: '2026-11-15', last: '2026-11-15', name }], NOW);
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`);
  });
});
