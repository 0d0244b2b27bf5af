import { describe, expect, it } from 'vitest';
import type { ToolForm } from './form.ts';
import type { Schema, Values } from '../core/types.ts';
import { t } from '#test/support/docs-page.ts';
import { makeForms } from '#test/support/forms.ts';

const { document, all, one, form, notes, said, sentNames, roles, fire } = makeForms();

describe('the example of a form', () => {
  const schema: Schema = {
    properties: {
      salario: { type: 'number', title: 'Salário' },
      vale: { type: 'number', title: 'Vale' },
      filhos: { type: 'integer', title: 'Filhos', minimum: 0, maximum: 20, default: 0 },
      motivo: { title: 'Motivo', enum: ['a', 'b'], default: 'a' },
    },
  };
  const sample = { salario: 6000, vale: 300, filhos: 1, motivo: 'b' };
  const opened = () => {
    const made = form(schema, [], Object.keys(sample), sample);
    made.fillSample();
    return made;
  };
  const badges = () => all('.tag').filter(({ hidden }) => !hidden).length;
  const write = (name: string, value: string) => {
    const field = roles('textbox', name)[0] as unknown as HTMLInputElement;
    fire(field as never, 'beforeinput');
    field.value += value;
    fire(field as never, 'input');
  };

  it('leaves at the first key, with what it had filled but choices', () => {
    const made = opened();
    expect([badges(), made.isSample(), made.values()]).toEqual([2, true, sample]);
    write('Salário', '5800');
    expect([badges(), made.isSample(), made.values()]).toEqual([0, false, { salario: 5800, motivo: 'b' }]);
  });

  it('stays while only a choice or a step changes, and what was changed stays after it', () => {
    const made = opened();
    roles('button', t.form.more('Filhos'))[0]?.click();
    expect([badges(), made.isSample(), made.values()]).toEqual([2, false, { ...sample, filhos: 2 }]);
    write('Vale', '90');
    expect(made.values()).toEqual({ vale: 90, filhos: 2, motivo: 'b' });
  });

  it('can be cleared, and comes back', () => {
    const made = opened();
    roles('button', t.form.empty)[0]?.click();
    expect([badges(), made.values()]).toEqual([0, { motivo: 'b' }]);
    roles('button', t.form.backToSample)[0]?.click();
    expect([badges(), made.isSample(), made.values()]).toEqual([2, true, sample]);
  });

  it('the note about the example is hidden where nothing of it is written', () => {
    form(schema, [], Object.keys(sample), { filhos: 2 }).fillSample();
    expect([badges(), all('.sample-line').map(({ hidden }) => hidden)]).toEqual([0, [true]]);
  });

  it('a field of the example is not listed among those that a refusal misses', () => {
    const made = opened();
    const faults = ['salario', 'vale', 'x'].map((field) => ({ field, message: '.' }));
    expect(made.missing(faults)).toEqual([]);
    write('Vale', '1');
    expect(made.missing(faults)).toEqual(['Salário']);
  });
});

describe('a form', () => {
  const text = { type: 'string' } as const;
  const properties = (names: string) =>
    Object.fromEntries(names.split('').map((name) => [name, text])) as Record<string, Schema>;

  const fill = (one: ToolForm, values: Values) => one.fill(values);
  const top = () => sentNames(false);
  const below = () => sentNames(true);
  const isOpen = () => (one('details') as unknown as HTMLDetailsElement).open;

  it.each<[string, readonly string[], readonly string[], string, string]>([
    ['abcde', [], [], 'abcde', ''],
    ['abcdef', [], [], 'abcde', 'f'],
    ['abc', ['c'], ['a'], 'ac', 'b'],
    ['abc', ['b'], [], 'b', 'ac'],
    ['abc', [], ['c'], 'c', 'ab'],
  ])('of %s, where %j are required and %j shown, has %s and folds %s', (names, required, shown, ...both) => {
    form({ properties: properties(names), required }, shown);
    expect(all('details')).toHaveLength(both[1] === '' ? 0 : 1);
    expect([top(), both[1] && below()]).toEqual(both);
  });

  it('says what it folds, and unfolds what is filled or wrong', () => {
    const schema = { properties: properties('abc') };
    const folded = form(schema, ['a']);
    expect(one('summary').textContent).toBe(`${t.form.moreFields(2)} b, c`);
    fill(folded, { a: 'x' });
    expect([isOpen(), folded.values()]).toEqual([false, { a: 'x' }]);
    fill(folded, { b: 'y' });
    expect([isOpen(), folded.values()]).toEqual([true, { b: 'y' }]);
    const other = form(schema, ['a']);
    const fail = (field: string) => other.fail([{ field, message: `${field}.` }]).map(({ label }) => label);
    expect([fail('a'), isOpen(), said()]).toEqual([['A'], false, ['a.', '', '']]);
    expect([fail('z'), fail('[0]'), isOpen()]).toEqual([[], [], false]);
    expect([fail('c'), isOpen(), said()]).toEqual([['C'], true, ['a.', '', 'c.']]);
    other.clear();
    expect(said()).toEqual(['', '', '']);
  });

  it('leads to the place of what is wrong inside a field', () => {
    const inner = { type: 'object', properties: properties('xy') };
    const nested = form({ properties: { a: text, l: { type: 'array', items: inner } } });
    fill(nested, { l: [{ x: '1' }, { y: '2' }] });
    const [found] = nested.fail([{ field: 'l[1].y', message: 'Y.' }]);
    expect([found?.label, said().indexOf('Y.')]).toEqual(['L 2', 5]);
    found?.focus();
    expect(document.activeElement).toBe(all('input')[4]);
    expect(nested.fail([{ field: 'a.x', message: 'X.' }]).map(({ label }) => label)).toEqual(['A']);
  });

  it.each<[Schema, string]>([
    [{ description: 'Xis. Mais' }, ''],
    [{ description: 'Se xis' }, ''],
    [{ description: 'Whether xis' }, ''],
    [{ description: 'Xis, de qual' }, 'Xis, de qual'],
    [{ description: 'Xis Se valor' }, ''],
    [{ minimum: 1, maximum: 1000 }, 'De 1 a 1.000'],
    [{ minimum: 1, maximum: 1001 }, ''],
    [{ minimum: 1 }, ''],
    [{ maximum: 5 }, ''],
    [{ description: 'Xis', minimum: 1, maximum: 5 }, 'De 1 a 5'],
    [{ description: 'Xis, em kg', 'x-unit': 'kg', minimum: 1, maximum: 5 }, 'De 1 a 5'],
    [{ description: 'Xis: qual', minimum: 1, maximum: 5 }, 'Xis: qual (de 1 a 5)'],
  ])('explains %j by %j', (schema, hint) => {
    form({ properties: { xisValor: { type: 'number', ...schema } } });
    expect(notes()).toEqual([hint]);
  });
});
