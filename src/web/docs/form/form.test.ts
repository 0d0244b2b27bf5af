import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../core/context.ts';
import type { Control, ControlParts, Path } from './control.ts';
import { createControl } from './create.ts';
import { createForm, type ToolForm } from './form.ts';
import { createLabels } from '../core/labels.ts';
import { texts } from '../texts/index.ts';
import type { Schema, Values } from '../core/types.ts';
import { createFormat } from '../../shared/format.ts';
import { makeDocument } from '#test/support/document.ts';

const language = 'pt';
const t = texts[language];
const context = { t, language, f: createFormat(language) } as Context;
const labels = createLabels([], []);

const { document, all, one, textsAt, press } = makeDocument();
type Part = HTMLInputElement & HTMLButtonElement;

function made(schema: Schema, parts: Partial<ControlParts> = {}) {
  const control = createControl({
    ...{ context, labels, name: 'campo', label: 'Campo', hint: 'Dica', isRequired: false },
    ...parts,
    schema,
  });
  document.body.replaceChildren(control.element);
  return control;
}
const namesAt = (selector: string) => all(selector).map((element) => element.getAttribute('aria-label'));
/** What is said to be wrong, by the order of the notes. */
const said = () => all('.note').map((note) => (note.classList.contains('wrong') ? note.textContent : ''));

describe('a field', () => {
  const letters = (...lengths: readonly number[]) => lengths.map((length, i) => String(i).repeat(length));

  it.each<[Schema, string, boolean?]>([
    [{ type: 'string' }, 'input.input[type=text]'],
    [{ type: 'string', maxLength: 4999 }, 'input.input[type=text]'],
    [{ type: 'string', maxLength: 5000 }, 'textarea.input[rows="3"]'],
    [{ type: 'string', maxLength: 5000, pattern: 'a' }, 'input.input[type=text]'],
    [{ type: 'string', maxLength: 5000, format: 'uri' }, 'input.input[type=text]'],
    [{ type: 'string', format: 'date' }, 'input.input[type=date]'],
    [{ type: ['string', 'null'] }, 'input.input[type=text]'],
    [{ type: 'boolean' }, 'input[type=checkbox][role=switch]'],
    [{ type: 'integer', minimum: 0, maximum: 100 }, '.field.short .stepper input[inputmode=numeric]'],
    [{ type: 'integer', minimum: 1, maximum: 101 }, '.stepper input'],
    [
      { type: 'integer', minimum: 0, maximum: 101 },
      '.field.short .framed:not(.stepper) input[inputmode=decimal]',
    ],
    [{ type: 'integer', maximum: 5 }, '.framed:not(.stepper, .money) input'],
    [{ type: 'integer', minimum: 5 }, '.framed:not(.stepper, .money) input'],
    [{ type: 'number', minimum: 0, maximum: 5 }, '.field:not(.short) .framed:not(.stepper, .money) input'],
    [{ type: 'number', 'x-unit': 'BRL' }, '.field:not(.short) .framed.money .unit + input:last-child'],
    [{ type: 'number', 'x-unit': 'kg' }, '.framed:not(.money) input:first-child + .unit'],
    [{ type: 'array', items: { type: 'string' } }, 'fieldset.group > ol.rows > li input'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, 'fieldset.group.object > .inner > .field'],
    [{ type: 'object' }, 'input.input.mono[type=text]'],
    [{}, 'input.input.mono[type=text]'],
    [{ type: ['integer', 'string'] }, '.framed input'],
    [{ enum: letters(8, 8, 8, 2), default: '33' }, '.segmented > label:nth-child(4)'],
    [{ enum: letters(8, 8, 8, 3), default: '333' }, 'select.input'],
    [{ enum: letters(1, 1, 1, 1, 1), default: '0' }, 'select.input'],
    [{ enum: ['a', 'b'] }, 'select.input'],
    [{ enum: ['a', 'b'] }, '.segmented > label:nth-child(2)', true],
    [{ oneOf: [{ const: 'a', title: 'Um' }, { const: 'b' }], default: 'a' }, '.segmented > label'],
    [{ type: 'boolean', enum: [true], default: true }, '.segmented > label:only-child'],
  ])('of %j is %s', (schema, selector, isRequired = false) => {
    made(schema, { isRequired });
    expect(all(selector)).toHaveLength(1 + Number(selector === '.segmented > label'));
  });

  it('has its name beside its label, where it has one', () => {
    for (const schema of [{ type: 'string' }, { type: 'boolean' }, { type: 'array' }] as const) {
      made(schema);
      expect(textsAt('code.name')).toEqual(['campo']);
      made(schema, { name: '' });
      expect(all('code.name')).toEqual([]);
    }
  });

  it.each<[Schema, unknown, string, unknown]>([
    [{ type: 'string' }, undefined, '', undefined],
    [{ type: 'string' }, 'a', 'a', 'a'],
    [{ type: 'string' }, 5, '5', '5'],
    [{ type: 'string' }, ['a'], '["a"]', '["a"]'],
    [{ type: 'string', default: 'x' }, undefined, 'x', undefined],
    [{ type: 'string', default: 'x' }, 'y', 'y', 'y'],
    [{ type: 'string', default: 'x' }, '', '', undefined],
    [{}, undefined, '', undefined],
    [{}, null, 'null', null],
    [{}, 'a', 'a', 'a'],
    [{}, ' [1] ', ' [1] ', [1]],
    [{}, ' a b ', ' a b ', 'a b'],
    [{}, { a: 1 }, '{"a":1}', { a: 1 }],
    [{ type: 'number' }, undefined, '', undefined],
    [{ type: 'number' }, null, '', undefined],
    [{ type: 'number' }, 1234.5, '1234,5', 1234.5],
    [{ type: 'number' }, 'x', 'x', 'x'],
    [{ type: 'number', 'x-unit': 'reais' }, 1234.5, '1.234,50', 1234.5],
    [{ type: 'integer', minimum: 0, maximum: 9 }, undefined, '', undefined],
    [{ type: 'integer', minimum: 0, maximum: 9 }, 0, '0', 0],
    // Steps are no money, whose thousands a point may part.
    [{ type: 'integer', minimum: 0, maximum: 9 }, '2.000', '2.000', 2],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, undefined, '3', undefined],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, 4, '4', 4],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, 'x', 'x', 'x'],
  ])('of %j with %j shows %j, and sends %j', (schema, value, shown, sent) => {
    const control = made(schema);
    control.set(value);
    expect([one('input').value, control.get()]).toEqual([shown, sent]);
  });

  it('of money writes what was typed as money when it is left, and another as it is', () => {
    const typed = (schema: Schema) => {
      made(schema);
      one('input').value = '1234,5';
      one('input').dispatchEvent(new Event('blur'));
      return one('input').value;
    };
    expect(typed({ type: 'number', 'x-unit': 'reais' })).toBe('1.234,50');
    expect(typed({ type: 'number', 'x-unit': 'kg' })).toBe('1234,5');
  });

  it.each<[Schema, unknown, boolean, unknown]>([
    [{}, undefined, false, undefined],
    [{}, true, true, true],
    [{}, 'true', true, true],
    [{}, 'x', false, undefined],
    [{ default: true }, undefined, true, undefined],
    [{ default: true }, false, false, false],
    [{ default: false }, true, true, true],
    [{ default: 'true' }, undefined, false, undefined],
  ])('that is switched, of %j with %j, is %j, and sends %j', (schema, value, isOn, sent) => {
    const control = made({ type: 'boolean', ...schema });
    expect(one('input').checked).toBe(schema.default === true);
    control.set(value);
    expect([one('input').checked, control.get()]).toEqual([isOn, sent]);
    expect(one('label').getAttribute('for')).toBe(one('input').id);
  });

  describe('of a choice', () => {
    const values = ['a', 'b', 'c', 'd', 'e'];
    const options = () => all('option').map((option) => option.value);

    it('that may be left open begins with no choice', () => {
      const control = made({ enum: values });
      expect([options(), one('select').value]).toEqual([['', '"a"', '"b"', '"c"', '"d"', '"e"'], '']);
      control.set('b');
      expect(control.get()).toBe('b');
      control.set(undefined);
      expect([control.get(), options().length]).toEqual([undefined, 6]);
      expect((one('select') as unknown as HTMLSelectElement).selectedIndex).toBe(0);
    });

    it('with a usual one begins with that, and does not send it', () => {
      const control = made({ enum: values, default: 'c' });
      expect([options().length, one('select').value, control.get()]).toEqual([5, '"c"', undefined]);
      control.set('a');
      expect(control.get()).toBe('a');
    });

    it('that is required has nothing chosen at first', () => {
      const control = made({ enum: values }, { isRequired: true });
      expect([options().length, control.get()]).toEqual([6, undefined]);
    });

    it('keeps what an address says, for the service to refuse', () => {
      const control = made({ enum: values });
      control.set('z');
      expect([options().at(-1), control.get()]).toEqual(['"z"', 'z']);
      control.set('z');
      expect(options()).toHaveLength(7);
    });

    it('side by side is one of them, none, or the usual', () => {
      const control = made({ enum: [1, 2], default: 2 });
      const checked = () => all('input').map((radio) => radio.checked);
      expect([checked(), control.get()]).toEqual([[false, true], undefined]);
      control.set(1);
      expect([checked(), control.get()]).toEqual([[true, false], 1]);
      control.focus([]);
      expect(document.activeElement).toBe(one('input'));
      control.set('z');
      expect([checked(), control.get()]).toEqual([[false, false], undefined]);
      all('input')[1]?.focus();
      control.focus([]);
      expect(document.activeElement).toBe(one('input'));
      expect(new Set(all('input').map(({ name }) => name)).size).toBe(1);
    });

    it('says a value with what it means', () => {
      made({ oneOf: [{ const: 1, title: 'Um' }, { const: 2 }] });
      expect(all('option').map(({ textContent }) => textContent)).toEqual(['–', '1 · Um', '2']);
    });
  });

  describe('of few steps', () => {
    const schema = { type: 'integer', minimum: 1, maximum: 3 };
    const state = () => [one('input').value, ...all('button').map(({ disabled }) => disabled)];

    it('goes between its bounds, by buttons and arrows', () => {
      const control = made(schema);
      expect(namesAt('button')).toEqual(['Menos: Campo', 'Mais: Campo']);
      expect(all('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
      const [less, more] = all('button') as [Part, Part];
      const heard = vi.fn();
      control.element.addEventListener('input', heard);
      more.click();
      expect(state()).toEqual(['1', true, false]);
      more.click();
      expect(state()).toEqual(['2', false, false]);
      more.click();
      expect([state(), heard.mock.calls.length]).toEqual([['3', false, true], 3]);
      expect(press(one('input'), 'ArrowUp')).toBe(true);
      expect(state()).toEqual(['3', false, true]);
      expect(press(one('input'), 'ArrowDown')).toBe(true);
      less.click();
      expect(state()).toEqual(['1', true, false]);
      less.click();
      expect([state(), control.get()]).toEqual([['1', true, false], 1]);
      expect(press(one('input'), 'Tab')).toBe(false);
      one('input').value = 'x';
      one('input').dispatchEvent(new Event('input'));
      expect(state()).toEqual(['x', false, false]);
      less.click();
      expect(state()).toEqual(['1', true, false]);
      control.set(3);
      expect(state()).toEqual(['3', false, true]);
      control.set(undefined);
      expect(state()).toEqual(['', false, false]);
    });

    it('goes by one at a time', () => {
      made({ type: 'integer', minimum: 0, maximum: 9 }).set(5);
      const [less, more] = all('button') as [Part, Part];
      const steps = [
        () => less.click(),
        () => more.click(),
        () => press(one('input'), 'ArrowUp'),
        () => press(one('input'), 'ArrowDown'),
      ];
      const values = steps.map((step) => {
        step();
        return one('input').value;
      });
      expect(values).toEqual(['4', '5', '6', '5']);
    });

    it('begins beside its usual value', () => {
      const control = made({ ...schema, default: 2 });
      const stepped = (by: number) => {
        one('input').value = '';
        all('button')[by]?.click();
        return one('input').value;
      };
      expect([stepped(0), stepped(1)]).toEqual(['1', '3']);
      control.set(undefined);
      expect(state()).toEqual(['2', false, false]);
    });
  });

  it('says what is wrong until something is typed', () => {
    const control = made({ type: 'string' });
    control.fail(['deeper'], 'Não.');
    expect(said()).toEqual(['Não.']);
    one('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(said()).toEqual(['']);
  });
});

/** Where a control has its focus, by the places of the inputs. */
const focusAt = (control: Control, path: Path) => {
  (document.activeElement as HTMLElement | null)?.blur();
  control.focus(path);
  const { activeElement } = document;
  return activeElement?.localName === 'input'
    ? all('input').indexOf(activeElement as Part)
    : activeElement?.textContent;
};

describe('a field of several', () => {
  const schema: Schema = {
    type: 'object',
    properties: { a: { type: 'string', description: 'Nome. Depois' }, b: { type: 'integer' } },
    required: ['b'],
  };

  it('by name gives those that are filled, or nothing', () => {
    const control = made(schema);
    expect(textsAt('label')).toEqual(['Nome', 'B']);
    expect(textsAt('.note')).toEqual(['Nome', '', 'Dica']);
    expect(control.get()).toBeUndefined();
    control.set({ b: 2 });
    expect(control.get()).toEqual({ b: 2 });
    for (const none of [null, 'x', undefined]) {
      control.set({ a: 'x' });
      control.set(none);
      expect(control.get()).toBeUndefined();
    }
  });

  it('has a choice that must be made side by side', () => {
    const choice: Schema = { enum: ['a', 'b'] };
    const counts = (own: Schema) => {
      made(own);
      return [all('.segmented').length, all('select').length];
    };
    const both = { c: choice, d: choice };
    expect(counts({ type: 'object', properties: both, required: ['c'] })).toEqual([1, 1]);
    expect(counts({ type: 'object', properties: both })).toEqual([0, 2]);
    expect(counts({ type: 'array', items: choice })).toEqual([1, 0]);
  });

  it('by name says what is wrong at its place, or at all of it', () => {
    const control = made(schema);
    control.fail(['b'], 'B.');
    expect(said()).toEqual(['', 'B.', '']);
    control.fail(['c'], 'C.');
    control.fail([0], 'D.');
    expect(said()).toEqual(['', 'B.', 'D.']);
    control.fail(['b'], null);
    control.fail(['a'], 'A.');
    control.fail([], null);
    expect(said()).toEqual(['', '', '']);
    expect([[], ['a'], ['b'], ['c'], [0]].map((path) => focusAt(control, path))).toEqual([0, 0, 1, 0, 0]);
  });

  it('in a list has rows that are added and taken away', () => {
    const control = made({ type: 'array', items: { type: 'integer' }, maxItems: 3 });
    const heard = vi.fn();
    control.element.addEventListener('input', heard);
    const add = () => one('.actions > button');
    expect([all('li').length, control.get(), namesAt('li button')]).toEqual([
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
    expect(control.get()).toEqual([0, 1, 2]);
    all('li button')[1]?.click();
    expect([control.get(), add().disabled, heard.mock.calls.length]).toEqual([[0, 2], false, 3]);
    expect(document.activeElement).toBe(add());
    for (const button of all('li button')) button.click();
    expect([control.get(), focusAt(control, [])]).toEqual([undefined, t.form.add]);
  });

  it('in a list sends null for an empty one before others, and none after them', () => {
    const control = made({ type: 'array', items: { type: 'integer' } });
    control.set([1, undefined, 2, undefined]);
    expect([all('li').length, control.get()]).toEqual([4, [1, null, 2]]);
    control.set('x');
    expect([all('li').length, control.get()]).toEqual([1, undefined]);
    control.set([]);
    expect([all('li').length, control.get()]).toEqual([0, undefined]);
  });

  it('in a list says what is wrong at its place, or at all of it', () => {
    const control = made({ type: 'array', items: schema });
    control.set([{ a: 'x' }, { b: 2 }]);
    control.fail([1, 'b'], 'B.');
    expect(said()).toEqual(['', '', '', '', 'B.', '', '']);
    control.fail([2, 'b'], 'C.');
    expect(said()).toEqual(['', '', '', '', 'B.', '', 'C.']);
    control.fail(['x'], 'D.');
    expect(said().at(-1)).toBe('D.');
    control.fail([], null);
    expect(said().join('')).toBe('');
    expect([[], [0, 'b'], [1], [1, 'b'], [7, 'b']].map((path) => focusAt(control, path))).toEqual([
      0, 1, 2, 3, 1,
    ]);
  });
});

describe('a form', () => {
  const text = { type: 'string' } as const;
  const properties = (names: string) =>
    Object.fromEntries(names.split('').map((name) => [name, text])) as Record<string, Schema>;

  function form(schema: Schema, shown: readonly string[] = [], names = Object.keys(schema.properties ?? {})) {
    const one = createForm(context, schema, labels, names, shown);
    document.body.replaceChildren(one.element);
    return one;
  }
  const fill = (one: ToolForm, values: Values) => one.fill(values);
  const top = () => textsAt('.stack > .fields code.name').join('');
  const below = () => textsAt('details code.name').join('');
  const isOpen = () => (one('details') as unknown as HTMLDetailsElement).open;

  it.each<[string, readonly string[], readonly string[], string, string]>([
    ['abcde', [], [], 'abcde', ''],
    ['abcdef', [], [], 'abcde', 'f'],
    ['abc', ['c'], ['a'], 'ac', 'b'],
    ['abc', ['b'], [], 'b', 'ac'],
    ['abc', [], ['c'], 'c', 'ab'],
  ])(
    'of %s, of which %j are required and %j shown, has %s and folds %s',
    (names, required, shown, ...both) => {
      form({ properties: properties(names), required }, shown);
      expect(all('details')).toHaveLength(both[1] === '' ? 0 : 1);
      expect([top(), both[1] && below()]).toEqual(both);
    },
  );

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
    expect(one('.note').textContent).toBe(hint);
  });

  describe('with ways', () => {
    const schema: Schema = {
      properties: { ...properties('abcdefgh') },
      'x-either': [['b', 'c'], ['d']],
    };
    const choose = (index: number) => {
      const radio = all('.segmented input')[index] as Part;
      radio.checked = true;
      let isTold = false;
      document.body.addEventListener('input', () => (isTold = true), { once: true });
      radio.dispatchEvent(new Event('input', { bubbles: true }));
      return isTold;
    };
    const chosen = () => all('.segmented input').map(({ checked }) => checked);
    const hidden = () => all('.ways > .fields').map((fields) => fields.hidden);

    it('shows one of them, and sends that alone', () => {
      const ways = form(schema);
      expect(textsAt('.segmented label')).toEqual(['B + C', 'D']);
      expect([top(), below(), chosen(), hidden()]).toEqual(['abcde', 'fgh', [true, false], [false, true]]);
      fill(ways, { a: '1', b: '2', d: '4' });
      expect(ways.values()).toEqual({ a: '1', b: '2' });
      expect(choose(1)).toBe(true);
      expect([ways.values(), hidden()]).toEqual([{ a: '1', d: '4' }, [true, false]]);
      expect([choose(0), ways.values()]).toEqual([true, { a: '1', b: '2' }]);
      fill(ways, { a: '1' });
      expect([choose(0), ways.values()]).toEqual([false, { a: '1' }]);
      fill(ways, { d: '4' });
      expect([chosen(), hidden(), ways.values()]).toEqual([[false, true], [true, false], { d: '4' }]);
      fill(ways, {});
      expect(chosen()).toEqual([false, true]);
    });

    it('stands where the first of its fields does', () => {
      form(schema, ['a']);
      expect([top(), below()]).toEqual(['a', 'bcdefgh']);
      form(schema, ['d']);
      expect([top(), below()]).toEqual(['bcd', 'aefgh']);
    });

    it('says at the way that is chosen that the other is missing, and forgets it when another is chosen', () => {
      const ways = form(schema);
      const found = ways.fail([{ field: 'd', message: 'D.' }]);
      expect([found.map(({ label }) => label), said().slice(0, 4)]).toEqual([['B'], ['', 'D.', '', '']]);
      choose(1);
      expect(said().join('')).toBe('');
      ways.fail([{ field: 'd', message: 'D.' }]);
      expect(said().slice(0, 4)).toEqual(['', '', '', 'D.']);
    });

    it('has no ways where the form lacks a field of them', () => {
      const ways = form(schema, [], ['a', 'b', 'c']);
      expect([all('.ways'), top()]).toEqual([[], 'abc']);
      fill(ways, { b: '1', c: '2' });
      expect(ways.values()).toEqual({ b: '1', c: '2' });
    });
  });
});
