import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '../core/types.ts';
import { t } from '#test/support/docs-page.ts';
import { makeForms } from '#test/support/forms.ts';
import { nameOf } from '#test/support/heard.ts';
import { columnsOf } from './rows.ts';

const { document, all, control, role, roles, said, textsAt, listen, fire } = makeForms();

const items: Schema = {
  type: 'object',
  properties: {
    kind: { title: 'Verba', enum: ['hora', 'vale'], 'x-enumNames': ['Horas extras', 'Vale'] },
    count: { type: 'number', title: 'Horas' },
    value: { type: 'number', title: 'Valor', 'x-unit': 'reais' },
    text: { type: 'string', title: 'Texto' },
  },
  required: ['kind'],
  'x-when': { count: [{ kind: ['hora'] }], value: [{ kind: ['vale'] }] },
};
const list: Schema = { type: 'array', items, maxItems: 3, 'x-columns': ['kind', 'count', 'value'] };

describe('a list of objects', () => {
  const single = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<string, Schema>;

  it.each<[string, Schema, readonly string[]]>([
    ['the fields that it names', { items, 'x-columns': ['value', 'kind'] }, ['value', 'kind']],
    ['the required ones', { items: { properties: single('a', 'b', 'c'), required: ['c', 'b'] } }, ['b', 'c']],
    ['four at most', { items: { properties: single(...'abcde'), required: [...'abcde'] } }, [...'abcd']],
    ['the first two, where none is required', { items: { properties: single('a', 'b', 'c') } }, ['a', 'b']],
    [
      'no object and no list',
      {
        items: {
          properties: { a: { type: 'object' }, b: { type: 'array' }, ...single('c') },
          required: ['a', 'b', 'c'],
        },
      },
      ['c'],
    ],
  ])('shows in a row %s', (_, schema, expected) => {
    expect(columnsOf(schema)).toEqual(expected);
  });

  it('is a table with a line an item, and the other fields in its details', () => {
    const made = control(list);
    made.set([
      { kind: 'hora', count: 10 },
      { kind: 'vale', value: 300, text: 'x' },
    ]);
    // Rows of several kinds have one column for all that they ask.
    expect(textsAt('thead th')).toEqual(['Verba', t.form.toTell]);
    expect(roles('textbox').map(nameOf)).toEqual(['Horas: Campo 1', 'Valor: Campo 2']);
    expect(made.get()).toEqual([
      { kind: 'hora', count: 10 },
      { kind: 'vale', value: 300, text: 'x' },
    ]);
    const open = role('button', t.form.rowDetails('Campo 1'));
    open.click();
    expect([open.getAttribute('aria-expanded'), roles('textbox', 'Texto').length]).toEqual(['true', 1]);
    role('button', t.form.rowDetails('Campo 2')).click();
    expect([open.getAttribute('aria-expanded'), roles('textbox', 'Texto').length]).toEqual(['false', 1]);
  });

  it('sends no field that its kind does not read, and gives it back with the kind', () => {
    const made = control(list);
    made.set([{ kind: 'hora', count: 10 }]);
    const kind = role('combobox') as unknown as HTMLSelectElement;
    kind.value = '"vale"';
    fire(kind as never, 'input');
    expect([made.get(), roles('textbox').map(nameOf)]).toEqual([[{ kind: 'vale' }], ['Valor: Campo 1']]);
    kind.value = '"hora"';
    fire(kind as never, 'input');
    expect(made.get()).toEqual([{ kind: 'hora', count: 10 }]);
  });

  it('gives a row that was taken away back for a while', () => {
    vi.useFakeTimers();
    const made = control(list);
    const values = [
      { kind: 'hora', count: 1 },
      { kind: 'hora', count: 2 },
    ];
    made.set(values);
    const heard = listen(made.element);
    role('button', t.form.removeItem('Campo', 1)).click();
    expect([made.get(), heard.mock.calls.length]).toEqual([[values[1]], 1]);
    expect(document.activeElement).toBe(role('combobox'));
    role('button', t.form.undo).click();
    expect([made.get(), heard.mock.calls.length]).toEqual([values, 2]);
    role('button', t.form.removeItem('Campo', 1)).click();
    vi.advanceTimersByTime(8000);
    expect(roles('button', t.form.undo)).toEqual([]);
    vi.useRealTimers();
  });

  it('leads on by Enter, and opens a row after the last as long as there may be more', () => {
    const made = control(list);
    made.set([
      { kind: 'hora', count: 1 },
      { kind: 'hora', count: 2 },
    ]);
    const enter = (at: number) => {
      const { Event } = document.defaultView as never as { Event: typeof globalThis.Event };
      const event = Object.assign(new Event('keydown', { bubbles: true }), { key: 'Enter' });
      (roles('textbox')[at] as unknown as HTMLElement).dispatchEvent(event);
    };
    enter(0);
    expect(document.activeElement).toBe(roles('textbox')[1]);
    enter(1);
    expect([roles('combobox').length, document.activeElement === roles('combobox')[2]]).toEqual([3, true]);
    expect([(role('button', t.form.addRow) as HTMLButtonElement).disabled, made.get()]).toEqual([
      true,
      [
        { kind: 'hora', count: 1 },
        { kind: 'hora', count: 2 },
      ],
    ]);
  });

  it('is filled by cells of a spreadsheet', () => {
    const made = control({ ...list, 'x-columns': ['kind', 'value', 'text'] });
    const cells = 'Vale\t1.234,50\ta\nvale\t2\tb\n';
    const paste = new (document.defaultView as never as { Event: typeof Event }).Event('paste', {
      bubbles: true,
    });
    Object.assign(paste, { clipboardData: { getData: () => cells } });
    role('combobox').dispatchEvent(paste);
    expect(made.get()).toEqual([
      { kind: 'vale', value: 1234.5, text: 'a' },
      { kind: 'vale', value: 2, text: 'b' },
    ]);
  });

  it('says what is wrong in a row, and opens its details for it', () => {
    const made = control(list);
    made.set([{ kind: 'hora' }, { kind: 'hora' }]);
    made.fail([1, 'count'], 'A.');
    made.fail([1, 'text'], 'B.');
    expect(said().filter(Boolean)).toEqual(['A.', 'B.']);
    expect(roles('textbox', 'Texto')).toHaveLength(1);
    made.fail([], null);
    expect(said().filter(Boolean)).toEqual([]);
    made.focus([1, 'count']);
    expect(document.activeElement).toBe(roles('textbox', 'Horas: Campo 2')[0]);
    expect(all('tbody tr')).toHaveLength(4);
  });

  describe('with what the answer says of it', () => {
    const from = ['earned', 'taken'].map((list) => ({
      ...{ list, by: ['kind', 'code'] as const, show: ['value'], others: ['name', 'note'] as const },
      totals: [`sums.${list}`],
    }));
    const line = { type: 'object', properties: { value: { type: 'number', 'x-unit': 'reais' } } } as Schema;
    const output: Schema = {
      properties: {
        earned: { title: 'Proventos', type: 'array', items: line },
        taken: { title: 'Descontos', type: 'array', items: line },
        sums: { properties: { earned: { 'x-unit': 'reais' }, taken: { 'x-unit': 'reais' } } },
      },
    };
    const answer = {
      earned: [
        { code: 'pay', name: 'Salário', note: '30 dias', value: 3000 },
        { code: 'hora', value: 200 },
        { code: 'dsr', name: 'DSR', value: 40 },
        { code: 'hora', value: 20 },
      ],
      taken: [
        { code: 'inss', name: 'INSS', value: 265.5 },
        { code: 'vale', value: 180 },
      ],
      sums: { earned: 3260, taken: 445.5 },
    };
    const filled = () => {
      const made = control({ ...list, 'x-from': from });
      made.set([
        { kind: 'vale', value: 300 },
        { kind: 'hora', count: 10 },
        { kind: 'hora', count: 1 },
      ]);
      return made;
    };

    it('shows each line beside its row, those that no row asked for in their places, and the totals', () => {
      const made = filled();
      made.answered?.(answer, output);
      const rows = all('tbody tr:not(.details), tfoot tr').map((row) =>
        [...row.children]
          .filter((cell) => !cell.querySelector('select, input, button'))
          .map(({ textContent }) => textContent),
      );
      expect(textsAt('thead th').slice(2)).toEqual(['Proventos', 'Descontos']);
      expect(rows).toEqual([
        ['Salário', t.form.automatic('30 dias'), '3.000,00', '', ''],
        ['', '180,00'],
        ['200,00', ''],
        ['DSR', t.form.automatic(''), '40,00', '', ''],
        ['20,00', ''],
        ['INSS', t.form.automatic(''), '', '265,50', ''],
        [t.form.total, '3.260,00', '445,50', ''],
      ]);
    });

    it('leaves the field that has the focus, and the lines of another answer go', () => {
      const made = filled();
      const field = roles('textbox')[0] as HTMLElement;
      field.focus();
      made.answered?.(answer, output);
      made.answered?.({ earned: [{ code: 'hora', value: 1 }], taken: [] }, output);
      expect(document.activeElement).toBe(field);
      expect([all('.unasked').length, textsAt('tbody .number').filter(Boolean)]).toEqual([0, ['1,00']]);
    });

    it('takes the line of its own place where nothing else tells which is its', () => {
      const made = control({ ...list, 'x-from': [{ list: 'earned', show: ['value'] }] });
      made.set([{ kind: 'hora' }, { kind: 'vale' }]);
      made.answered?.({ earned: [{ value: 1 }, { value: 2 }] }, output);
      expect(textsAt('tbody .number')).toEqual(['1,00', '2,00']);
    });
  });
});
