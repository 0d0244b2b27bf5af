import { describe, expect, it } from 'vitest';
import type { Schema } from '../core/types.ts';
import { t } from '#test/support/docs-page.ts';
import { makeForms } from '#test/support/forms.ts';
import { nameOf } from '#test/support/heard.ts';

const { document, all, one, textsAt, press, control, form, roles, heard, said, listen } = makeForms();

describe('a field', () => {
  const letters = (...lengths: readonly number[]) => lengths.map((length, i) => String(i).repeat(length));

  it.each<[Schema, string, boolean?]>([
    [{ type: 'string' }, 'textbox "Campo"'],
    [{ type: 'string', format: 'date' }, 'date "Campo"'],
    [{ type: ['string', 'null'] }, 'textbox "Campo"'],
    [{ type: 'boolean' }, 'switch "Campo"'],
    [
      { type: 'integer', minimum: 0, maximum: 100 },
      '[button "Menos: Campo"][textbox "Campo"][button "Mais: Campo"]',
    ],
    [
      { type: 'integer', minimum: 1, maximum: 101 },
      '[button "Menos: Campo"][textbox "Campo"][button "Mais: Campo"]',
    ],
    [{ type: 'integer', minimum: 0, maximum: 101 }, 'textbox "Campo"'],
    [{ type: 'integer', maximum: 5 }, 'textbox "Campo"'],
    [{ type: 'integer', minimum: 5 }, 'textbox "Campo"'],
    [{ type: 'number', minimum: 0, maximum: 5 }, 'textbox "Campo"'],
    [{ type: 'number', 'x-unit': 'BRL' }, 'textbox "Campo"'],
    [{ type: 'number', 'x-unit': 'kg' }, 'textbox "Campo"'],
    [
      { type: 'array', items: { type: 'string' } },
      'group "Campo" / list / - [textbox "Campo 1"] [button "Tirar Campo 1"] / button "Adicionar"',
    ],
    [{ type: 'object', properties: { a: { type: 'string' } } }, 'group "Campo" / textbox "A"'],
    [{ type: 'object' }, 'textbox "Campo"'],
    [{}, 'textbox "Campo"'],
    [
      { enum: letters(8, 8, 8, 2), default: '33' },
      'group "Campo" / [radio "00000000"][radio "11111111"][radio "22222222"][radio "33" checked]',
    ],
    [{ enum: letters(8, 8, 8, 3), default: '333' }, 'combobox "Campo" = 333'],
    [{ enum: letters(1, 1, 1, 1, 1), default: '0' }, 'combobox "Campo" = 0'],
    [{ enum: ['a', 'b'] }, 'combobox "Campo" = –'],
    [{ enum: ['a', 'b'] }, 'group "Campo" / [radio "a"][radio "b"]', true],
    [
      { oneOf: [{ const: 'a', title: 'Um' }, { const: 'b' }], default: 'a' },
      'group "Campo" / [radio "a · Um" checked][radio "b"]',
    ],
    [{ type: 'boolean', enum: [true], default: true }, 'group "Campo" / radio "true" checked'],
  ])('of %j is heard as %s', (schema, lines, isRequired = false) => {
    control(schema, { name: '', hint: '', isRequired });
    expect(heard().join(' / ').replaceAll('  ', '')).toBe(lines);
  });

  it.each<[Schema, string]>([
    [{ type: 'string', maxLength: 5000 }, 'input'],
    [{ type: 'string', 'x-lines': true }, 'textarea'],
    [{ type: 'integer', minimum: 0, maximum: 100 }, 'input[inputmode=numeric]'],
    [{ type: 'integer', minimum: 0, maximum: 101 }, 'input[inputmode=decimal]'],
  ])('of %j has room and keys for what is typed: %s', (schema, selector) => {
    control(schema);
    expect(all(selector)).toHaveLength(1);
  });

  it('says that it is optional where it looks required', () => {
    control({ type: 'string' }, { isOptional: true });
    expect(textsAt('.head .hint')).toEqual([t.form.optional]);
    control({ type: 'string' });
    expect(all('.head .hint')).toEqual([]);
  });

  it('of yes or no that is required sends its no', () => {
    expect(control({ type: 'boolean' }, { isRequired: true }).get()).toBe(false);
    expect(control({ type: 'boolean' }).get()).toBeUndefined();
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
    // Steps are not money, which may have a point between thousands.
    [{ type: 'integer', minimum: 0, maximum: 9 }, '2.000', '2.000', 2],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, undefined, '3', undefined],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, 4, '4', 4],
    [{ type: 'integer', minimum: 0, maximum: 9, default: 3 }, 'x', 'x', 'x'],
  ])('of %j with %j shows %j, and sends %j', (schema, value, shown, sent) => {
    const made = control(schema);
    made.set(value);
    expect([one('input').value, made.get()]).toEqual([shown, sent]);
  });

  it('of money writes what was typed as money when it is left, and another as it is', () => {
    const typed = (schema: Schema) => {
      control(schema);
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
    const made = control({ type: 'boolean', ...schema });
    expect(one('input').checked).toBe(schema.default === true);
    made.set(value);
    expect([one('input').checked, made.get()]).toEqual([isOn, sent]);
    expect(one('label').getAttribute('for')).toBe(one('input').id);
  });

  describe('of a choice', () => {
    const values = ['a', 'b', 'c', 'd', 'e'];
    const options = () => all('option').map((option) => option.value);

    it('that may be left open begins with no choice', () => {
      const made = control({ enum: values });
      expect([options(), one('select').value]).toEqual([['', '"a"', '"b"', '"c"', '"d"', '"e"'], '']);
      made.set('b');
      expect(made.get()).toBe('b');
      made.set(undefined);
      expect([made.get(), options().length]).toEqual([undefined, 6]);
      expect((one('select') as unknown as HTMLSelectElement).selectedIndex).toBe(0);
    });

    it('with a usual one begins with that, and does not send it', () => {
      const made = control({ enum: values, default: 'c' });
      expect([options().length, one('select').value, made.get()]).toEqual([5, '"c"', undefined]);
      made.set('a');
      expect(made.get()).toBe('a');
    });

    it('that is required has nothing chosen at first', () => {
      const made = control({ enum: values }, { isRequired: true });
      expect([options().length, made.get()]).toEqual([6, undefined]);
    });

    it.each([
      [undefined, ['%', '% mensal', '% anual'], '%'],
      ['anual', ['% mensal', '% anual'], '% anual'],
    ])('that is the unit of another field shows a word where its usual one is %s', (usual, words, shown) => {
      const { fill, values } = form({
        properties: {
          taxa: { type: 'number', 'x-unit': '%', 'x-unitField': 'periodo' },
          periodo: { enum: ['mensal', 'anual'], ...(usual && { default: usual }) },
        },
      });
      fill({ taxa: 1 });
      const select = one('select') as unknown as HTMLSelectElement;
      expect([textsAt('option'), textsAt('option')[select.selectedIndex]]).toEqual([words, shown]);
      expect(values()).toEqual({ taxa: 1 });
      fill({ taxa: 1, periodo: 'mensal' });
      expect(values()).toEqual({ taxa: 1, periodo: 'mensal' });
    });

    it('keeps what an address says, for the service to refuse', () => {
      const made = control({ enum: values });
      made.set('z');
      expect([options().at(-1), made.get()]).toEqual(['"z"', 'z']);
      made.set('z');
      expect(options()).toHaveLength(7);
    });

    it('side by side is one of them, none, or the usual', () => {
      const made = control({ enum: [1, 2], default: 2 });
      const checked = () => all('input').map((radio) => radio.checked);
      expect([checked(), made.get()]).toEqual([[false, true], undefined]);
      made.set(1);
      expect([checked(), made.get()]).toEqual([[true, false], 1]);
      made.focus([]);
      expect(document.activeElement).toBe(one('input'));
      made.set('z');
      expect([checked(), made.get()]).toEqual([[false, false], undefined]);
      all('input')[1]?.focus();
      made.focus([]);
      expect(document.activeElement).toBe(one('input'));
      expect(new Set(all('input').map(({ name }) => name)).size).toBe(1);
    });

    it('says a value with what it means', () => {
      control({ oneOf: [{ const: 1, title: 'Um' }, { const: 2 }] });
      expect(all('option').map(({ textContent }) => textContent)).toEqual(['–', '1 · Um', '2']);
    });
  });

  describe('of few steps', () => {
    const schema = { type: 'integer', minimum: 1, maximum: 3 };
    const state = () => [one('input').value, ...all('button').map(({ disabled }) => disabled)];

    it('goes between its bounds, by buttons and arrows', () => {
      const made = control(schema);
      expect(roles('button').map(nameOf)).toEqual(['Menos: Campo', 'Mais: Campo']);
      expect(all('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
      const [less, more] = roles('button') as unknown as [HTMLElement, HTMLElement];
      const heard = listen(made.element);
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
      expect([state(), made.get()]).toEqual([['1', true, false], 1]);
      expect(press(one('input'), 'Tab')).toBe(false);
      one('input').value = 'x';
      one('input').dispatchEvent(new Event('input'));
      expect(state()).toEqual(['x', false, false]);
      less.click();
      expect(state()).toEqual(['1', true, false]);
      made.set(3);
      expect(state()).toEqual(['3', false, true]);
      made.set(undefined);
      expect(state()).toEqual(['', false, false]);
    });

    it('goes by one at a time', () => {
      control({ type: 'integer', minimum: 0, maximum: 9 }).set(5);
      const [less, more] = roles('button') as unknown as [HTMLElement, HTMLElement];
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
      const made = control({ ...schema, default: 2 });
      const stepped = (by: number) => {
        one('input').value = '';
        all('button')[by]?.click();
        return one('input').value;
      };
      expect([stepped(0), stepped(1)]).toEqual(['1', '3']);
      made.set(undefined);
      expect(state()).toEqual(['2', false, false]);
    });
  });

  it('says what is wrong until something is typed', () => {
    const made = control({ type: 'string' });
    made.fail(['deeper'], 'Não.');
    expect(said()).toEqual(['Não.']);
    one('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(said()).toEqual(['']);
  });
});
