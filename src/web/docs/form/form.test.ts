import { describe, expect, it } from 'vitest';
import type { ToolForm } from './form.ts';
import type { Schema, Values } from '../core/types.ts';
import { t } from '#test/support/docs-page.ts';
import { makeForms } from '#test/support/forms.ts';

const { document, all, textsAt, form, notes, said, sentNames, role, roles, fire, listen } = makeForms();

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
  const marked = () => all('.of-sample').map((field) => field.getAttribute('data-name'));
  const write = (name: string, value: string) => {
    const field = roles('textbox', name)[0] as unknown as HTMLInputElement;
    fire(field as never, 'beforeinput');
    field.value += value;
    fire(field as never, 'input');
  };
  const labels = (places: readonly { readonly label: string }[]) => places.map(({ label }) => label);

  it('stays at a change of one number, but for that one', () => {
    const made = opened();
    expect([marked(), made.isSample(), made.values()]).toEqual([Object.keys(sample), true, sample]);
    expect(labels(made.ofSample())).toEqual([]);
    write('Salário', '5800');
    expect([marked(), made.isSample()]).toEqual([['vale', 'filhos', 'motivo'], false]);
    expect(made.values()).toEqual({ ...sample, salario: 5800 });
    expect(labels(made.ofSample())).toEqual(['Vale', 'Filhos', 'Motivo']);
    roles('button', t.form.more('Filhos'))[0]?.click();
    expect([marked(), made.values()]).toEqual([['vale', 'motivo'], { ...sample, salario: 5800, filhos: 2 }]);
  });

  it('can be emptied but for choices, and comes back', () => {
    const made = opened();
    write('Vale', '90');
    roles('button', t.form.emptySample)[0]?.click();
    expect([marked(), made.values()]).toEqual([[], { vale: 90, motivo: 'b' }]);
    expect(roles('button', t.form.emptySample)).toEqual([]);
    roles('button', t.form.backToSample)[0]?.click();
    expect([marked().length, made.isSample(), made.values()]).toEqual([4, true, sample]);
    roles('button', t.form.startEmpty)[0]?.click();
    expect(made.values()).toEqual({ motivo: 'b' });
  });

  it('has no line where the field says nothing', () => {
    form(schema, [], Object.keys(sample), {});
    expect(all('.sample-line').map(({ hidden }) => hidden)).toEqual([true]);
  });

  it('leaves required fields empty that are named in the order of the form, with a way to each', () => {
    const required = ['vale', 'salario', 'motivo'];
    const made = form({ ...schema, required }, [], Object.keys(sample), sample);
    made.fillSample();
    expect(made.lacking()).toEqual([]);
    roles('button', t.form.startEmpty)[0]?.click();
    expect(labels(made.lacking())).toEqual(['Salário', 'Vale']);
    made.lacking()[1]?.focus();
    expect(document.activeElement).toBe(roles('textbox', 'Vale')[0]);
    made.lacking()[1]?.fail('Falta.');
    expect(said()).toEqual(['', 'Falta.', '', '']);
  });

  it('names no field that is hidden', () => {
    const made = form(
      { ...schema, required: ['vale'], 'x-when': { vale: [{ motivo: ['a'] }] } },
      [],
      Object.keys(sample),
      sample,
    );
    made.fillSample();
    write('Salário', '1');
    expect(labels(made.ofSample())).toEqual(['Filhos', 'Motivo']);
    roles('button', t.form.emptySample)[0]?.click();
    expect(made.lacking()).toEqual([]);
  });
});

it('a field says why it is asked to those who want to know, also one of several parts', () => {
  const ask = { 'x-because': 'Muda a base.' };
  form(
    {
      properties: {
        a: { type: 'number', ...ask },
        b: { enum: ['x', 'y'], default: 'x', ...ask },
        c: { type: 'boolean', ...ask },
        d: { type: 'string' },
      },
    },
    [],
    ['a', 'b', 'c', 'd'],
  );
  expect(textsAt('[data-name] > .why-asked')).toEqual(Array(3).fill(`${t.form.whyAsked}Muda a base.`));
});

describe('a form', () => {
  const text = { type: 'string' } as const;
  const properties = (names: string) =>
    Object.fromEntries(names.split('').map((name) => [name, text])) as Record<string, Schema>;

  const fill = (one: ToolForm, values: Values) => one.fill(values);
  const top = () => sentNames(false);
  const below = () => sentNames(true);
  const words = () => textsAt('.words button');

  it.each<[string, readonly string[], readonly string[], string, string]>([
    ['abcde', [], [], 'abcde', ''],
    ['abcdef', [], [], 'abcde', 'f'],
    ['abc', ['c'], ['a'], 'ac', 'b'],
    ['abc', ['b'], [], 'b', 'ac'],
    ['abc', [], ['c'], 'c', 'ab'],
  ])(
    'of %s, where %j are required and %j shown, has %s, and %s by their words',
    (names, required, shown, ...both) => {
      form({ properties: properties(names), required }, shown);
      expect(words()).toEqual([...both[1]].map((name) => `+ ${name.toUpperCase()}`));
      expect([top(), below()]).toEqual(both);
    },
  );

  it('brings what is filled or wrong', () => {
    const schema = { properties: properties('abc') };
    const made = form(schema, ['a']);
    fill(made, { a: 'x' });
    expect([top(), made.values()]).toEqual(['a', { a: 'x' }]);
    fill(made, { b: 'y' });
    expect([top(), made.values()]).toEqual(['ab', { b: 'y' }]);
    const other = form(schema, ['a']);
    const fail = (field: string) =>
      other.placesOf([{ field, message: '' }]).map((place) => {
        place.fail(`${field}.`);
        return place.label;
      });
    expect([fail('a'), top(), said()]).toEqual([['A'], 'a', ['a.', '', '']]);
    expect([fail('z'), fail('[0]'), top()]).toEqual([[], [], 'a']);
    expect([fail('c'), top(), said()]).toEqual([['C'], 'ac', ['a.', '', 'c.']]);
    other.clear();
    expect(said()).toEqual(['', '', '']);
    other.change([[['b'], 'z']]);
    expect([top(), other.values()]).toEqual(['abc', { b: 'z' }]);
  });

  it.each([
    ['cde', 'ab'],
    ['cd', 'a'],
  ])('has a choice by which %s are read in it: %s', (decided, there) => {
    const choice = { enum: ['x', 'y'], default: 'x' };
    const when = Object.fromEntries([...decided].map((name) => [name, [{ b: ['y'] }]]));
    form({ properties: { ...properties('acdef'), b: choice }, 'x-when': when }, ['a']);
    expect([...top()].toSorted().join('')).toBe(there);
  });

  it('brings a field by its word, and takes it away again with what it holds', () => {
    const made = form({ properties: properties('abc') }, ['a']);
    const heard = listen(made.element);
    role('button', '+ B').click();
    expect([top(), words()]).toEqual(['ab', ['+ C']]);
    expect(document.activeElement).toBe(roles('textbox', 'B')[0]);
    fill(made, { a: '1', b: '2' });
    role('button', t.form.without('B')).click();
    expect([top(), words(), made.values(), heard.mock.calls.length]).toEqual([
      'a',
      ['+ B', '+ C'],
      { a: '1' },
      1,
    ]);
    expect(document.activeElement).toBe(role('button', '+ B'));
  });

  it('has the words of groups first, eight at once, and none of what is not read or is for programs', () => {
    const schema: Schema = {
      properties: {
        ...properties('abcdefghij'),
        k: { type: 'object', properties: properties('x') },
        l: { type: 'string', 'x-internal': true },
        m: text,
      },
      'x-when': { m: [{ b: [] }] },
    };
    const made = form(schema, ['a']);
    expect(words()).toEqual([
      '+ K',
      ...[...'bcdefgh'].map((name) => `+ ${name.toUpperCase()}`),
      t.form.moreFields(2),
    ]);
    role('button', t.form.moreFields(2)).click();
    expect(words().slice(8)).toEqual(['+ I', '+ J']);
    expect(document.activeElement).toBe(role('button', '+ I'));
    fill(made, { b: '1', l: '2' });
    expect([top(), words().at(-1)]).toEqual(['abl', '+ M']);
  });

  it('leads to the place of what is wrong inside a field', () => {
    const inner = { type: 'object', properties: properties('xy') };
    const nested = form({ properties: { a: text, l: { type: 'array', items: inner } } });
    fill(nested, { l: [{ x: '1' }, { y: '2' }] });
    const faultAt = (field: string) => nested.placesOf([{ field, message: '' }])[0];
    const found = faultAt('l[1].y');
    found?.fail('Y.');
    expect([found?.isEmpty, faultAt('l[1].x')?.isEmpty]).toEqual([false, true]);
    expect([found?.label, said().indexOf('Y.')]).toEqual(['L 2', 4]);
    found?.focus();
    expect(document.activeElement).toBe(all('input')[4]);
    expect(faultAt('a.x')?.label).toBe('A');
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
