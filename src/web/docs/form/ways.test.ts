import { describe, expect, it } from 'vitest';
import type { Schema, Values } from '../core/types.ts';
import type { ToolForm } from './form.ts';
import { makeForms } from '#test/support/forms.ts';
import { nameOf } from '#test/support/heard.ts';

const { document, form, roles, said, sentNames } = makeForms();

const text = { type: 'string' } as const;
const properties = Object.fromEntries([...'abcdefgh'].map((name) => [name, text]));

describe('a form with ways', () => {
  const schema: Schema = {
    properties,
    'x-either': [[['b', 'c'], ['d']]],
  };
  const fill = (ways: ToolForm, values: Values) => ways.fill(values);
  const choose = (index: number) => {
    const radio = roles('radio')[index] as HTMLInputElement;
    radio.checked = true;
    let isTold = false;
    document.body.addEventListener('input', () => (isTold = true), { once: true });
    radio.dispatchEvent(new Event('input', { bubbles: true }));
    return isTold;
  };
  const chosen = () => roles('radio').map(({ checked }) => checked);
  /** The fields of the way that is shown. */
  const shown = () =>
    roles('textbox')
      .map(nameOf)
      .filter((name) => 'BCD'.includes(name))
      .join('');

  it('shows one of them, and sends that alone', () => {
    const ways = form(schema);
    expect(roles('radio').map(nameOf)).toEqual(['B + C', 'D']);
    expect([sentNames(false), sentNames(true), chosen(), shown()]).toEqual([
      'abcde',
      'fgh',
      [true, false],
      'BC',
    ]);
    fill(ways, { a: '1', b: '2', d: '4' });
    expect(ways.values()).toEqual({ a: '1', b: '2' });
    expect(choose(1)).toBe(true);
    expect([ways.values(), shown()]).toEqual([{ a: '1', d: '4' }, 'D']);
    expect([choose(0), ways.values()]).toEqual([true, { a: '1', b: '2' }]);
    fill(ways, { a: '1' });
    expect([choose(0), ways.values()]).toEqual([false, { a: '1' }]);
    fill(ways, { d: '4' });
    expect([chosen(), shown(), ways.values()]).toEqual([[false, true], 'D', { d: '4' }]);
    fill(ways, {});
    expect(chosen()).toEqual([false, true]);
  });

  it('a form offers the choice between the ways of a field once', () => {
    form({
      properties,
      'x-either': [
        [['a'], ['b']],
        [['a'], ['c']],
        [['d'], ['e']],
      ],
    });
    expect(roles('radio').map(nameOf)).toEqual(['A', 'B', 'D', 'E']);
  });

  it('stands where the first of its fields does', () => {
    form(schema, ['a']);
    expect([sentNames(false), sentNames(true)]).toEqual(['a', 'bcdefgh']);
    form(schema, ['d']);
    expect([sentNames(false), sentNames(true)]).toEqual(['bcd', 'aefgh']);
  });

  it('says at the way that is chosen that the other is missing, and forgets it when another is chosen', () => {
    const ways = form(schema);
    const fail = () => {
      const [place] = ways.placesOf([{ field: 'd', message: '' }]);
      place?.fail('D.');
      return place?.label;
    };
    expect([[fail()], said().slice(0, 4)]).toEqual([['B'], ['', 'D.', '', '']]);
    choose(1);
    expect(said().join('')).toBe('');
    fail();
    expect(said().slice(0, 4)).toEqual(['', '', '', 'D.']);
  });

  it('shows and sends what is read under the values that it holds', () => {
    const ways = form({
      properties: { a: { ...text, enum: ['x', 'y'], default: 'x' }, b: text, c: text, d: text },
      'x-when': { b: [{ a: ['y'] }], c: [{ b: [] }], d: [{ a: [null] }] },
    });
    const shown = () => roles('textbox').map(nameOf).join('');
    fill(ways, { b: '1', c: '2', d: '3' });
    expect([ways.values(), shown()]).toEqual([{ d: '3' }, 'D']);
    fill(ways, { a: 'y', b: '1', c: '2', d: '3' });
    expect([ways.values(), shown()]).toEqual([{ a: 'y', b: '1', c: '2' }, 'BC']);
  });

  it('has no ways where the form lacks a field of them', () => {
    const ways = form(schema, [], ['a', 'b', 'c']);
    expect([roles('radio'), sentNames(false)]).toEqual([[], 'abc']);
    fill(ways, { b: '1', c: '2' });
    expect(ways.values()).toEqual({ b: '1', c: '2' });
  });
});
