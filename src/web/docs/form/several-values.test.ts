import { describe, expect, it } from 'vitest';
import type { Control, Path } from './control.ts';
import type { Schema } from '../core/types.ts';
import { t } from '#test/support/docs-page.ts';
import { makeForms } from '#test/support/forms.ts';
import { nameOf } from '#test/support/heard.ts';

const { document, all, textsAt, control, role, roles, notes, said, listen } = makeForms();

/** Finds where a control has its focus, by the places of the inputs. */
const focusAt = (made: Control, path: Path) => {
  (document.activeElement as HTMLElement | null)?.blur();
  made.focus(path);
  const { activeElement } = document;
  return activeElement?.localName === 'input'
    ? all('input').findIndex((input) => input === activeElement)
    : activeElement?.textContent;
};

describe('a field of several', () => {
  const schema: Schema = {
    type: 'object',
    properties: { a: { type: 'string', description: 'Nome. Depois' }, b: { type: 'integer' } },
    required: ['b'],
  };

  it('by name gives those that are filled, or nothing', () => {
    const made = control(schema);
    expect(textsAt('label')).toEqual(['Nome', 'B']);
    expect(notes()).toEqual(['Nome', '', 'Dica']);
    expect(made.get()).toBeUndefined();
    made.set({ b: 2 });
    expect(made.get()).toEqual({ b: 2 });
    for (const none of [null, 'x', undefined]) {
      made.set({ a: 'x' });
      made.set(none);
      expect(made.get()).toBeUndefined();
    }
  });

  it('by name has what is required, and the others by their words, where they are read', () => {
    const made = control({
      ...schema,
      properties: { ...schema.properties, c: { type: 'string' } },
      'x-when': { c: [{ a: ['x'] }] },
    });
    const words = () => textsAt('.words button');
    expect([roles('textbox').map(nameOf), words()]).toEqual([['B'], ['+ Nome']]);
    made.set({ b: 1, a: 'x' });
    expect([roles('textbox').map(nameOf), words()]).toEqual([['Nome', 'B'], ['+ C']]);
    made.fail(['c'], 'C.');
    expect(roles('textbox')).toHaveLength(3);
    made.set({ b: 1, a: 'y', c: 'z' });
    expect([made.get(), roles('textbox').length]).toEqual([{ b: 1, a: 'y' }, 2]);
  });

  it('has a choice that must be made side by side', () => {
    const choice: Schema = { enum: ['a', 'b'] };
    const counts = (own: Schema) => {
      control(own);
      return [roles('radio').length / 2, roles('combobox').length];
    };
    const both = { c: choice, d: choice };
    expect(counts({ type: 'object', properties: both, required: ['c', 'd'] })).toEqual([2, 0]);
    expect(counts({ type: 'object', properties: both })).toEqual([0, 2]);
  });

  it('by name says what is wrong at its place, or at all of it', () => {
    const made = control(schema);
    made.fail(['b'], 'B.');
    expect(said()).toEqual(['', 'B.', '']);
    made.fail(['c'], 'C.');
    made.fail([0], 'D.');
    expect(said()).toEqual(['', 'B.', 'D.']);
    made.fail(['b'], null);
    made.fail(['a'], 'A.');
    made.fail([], null);
    expect(said()).toEqual(['', '', '']);
    expect([[], ['a'], ['b'], ['c'], [0]].map((path) => focusAt(made, path))).toEqual([0, 0, 1, 0, 0]);
  });

  it('in a list has rows that are added and taken away', () => {
    const made = control({ type: 'array', items: { type: 'integer' }, maxItems: 3 });
    const heard = listen(made.element);
    const add = () => role('button', t.form.add);
    expect([all('li').length, made.get(), roles('button', /^Tirar/).map(nameOf)]).toEqual([
      1,
      undefined,
      ['Tirar Campo 1'],
    ]);
    expect(textsAt('label')).toEqual(['Campo 1']);
    add().click();
    expect([all('li').length, add().disabled, heard.mock.calls.length]).toEqual([2, false, 1]);
    expect(document.activeElement).toBe(all('input')[1]);
    add().click();
    expect([all('li').length, add().disabled, textsAt('label').at(-1)]).toEqual([3, true, 'Campo 3']);
    all('input').forEach((input, i) => (input.value = String(i)));
    expect(made.get()).toEqual([0, 1, 2]);
    roles('button', /^Tirar/)[1]?.click();
    expect([made.get(), add().disabled, heard.mock.calls.length]).toEqual([[0, 2], false, 3]);
    expect(document.activeElement).toBe(add());
    for (const button of roles('button', /^Tirar/)) button.click();
    expect([made.get(), focusAt(made, [])]).toEqual([undefined, t.form.add]);
  });

  it('in a list sends null for an empty one before others, and none after them', () => {
    const made = control({ type: 'array', items: { type: 'integer' } });
    made.set([1, undefined, 2, undefined]);
    expect([all('li').length, made.get()]).toEqual([4, [1, null, 2]]);
    made.set('x');
    expect([all('li').length, made.get()]).toEqual([1, undefined]);
    made.set([]);
    expect([all('li').length, made.get()]).toEqual([0, undefined]);
  });

  it.each([
    [{ type: 'number' }, true],
    [{ anyOf: [{ type: 'number' }, { type: 'object' }] }, true],
    [{ type: 'string' }, false],
  ] as const)('in a list of %j stand side by side: %s', (items, isSide) => {
    control({ type: 'array', items });
    expect(all('.rows.numbers').length).toBe(isSide ? 1 : 0);
  });

  it('in a list says what is wrong at its place, or at all of it', () => {
    const made = control({ type: 'array', items: { type: 'string' } });
    made.set(['x', 'y']);
    made.fail([1], 'B.');
    expect(said()).toEqual(['', 'B.', '']);
    made.fail([2], 'C.');
    expect(said()).toEqual(['', 'B.', 'C.']);
    made.fail(['x'], 'D.');
    expect(said().at(-1)).toBe('D.');
    made.fail([], null);
    expect(said().join('')).toBe('');
    expect([[], [0], [1], [7]].map((path) => focusAt(made, path))).toEqual([0, 0, 1, 0]);
  });

  it('by choices has a box for each, and keeps one that it does not know', () => {
    const made = control({
      type: 'array',
      items: { enum: ['a', 'b', 'c'], 'x-enumNames': ['Á', 'Bê', 'Cê'] },
    });
    const heard = listen(made.element);
    expect([roles('checkbox').map(nameOf), made.get()]).toEqual([['Á', 'Bê', 'Cê'], undefined]);
    role('checkbox', 'Cê').click();
    role('checkbox', 'Á').click();
    expect([made.get(), heard.mock.calls.length]).toEqual([['a', 'c'], 2]);
    made.set(['b', 'x']);
    expect([made.get(), roles('checkbox').map(nameOf)]).toEqual([
      ['b', 'x'],
      ['Á', 'Bê', 'Cê', 'x'],
    ]);
    made.set(undefined);
    expect(made.get()).toBeUndefined();
    made.focus([]);
    expect(nameOf(document.activeElement as Element)).toBe('Á');
    made.fail([], 'Errado.');
    expect(notes()).toContain('Errado.');
    role('checkbox', 'Á').click();
    expect(notes()).not.toContain('Errado.');
  });
});
