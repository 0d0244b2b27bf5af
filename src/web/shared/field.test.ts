import { describe, expect, it } from 'vitest';
import { h } from './dom.ts';
import { checkField, noteFor, radioField, selectField, textField } from './field.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, heard, role, roles, fire } = makeDocument();

describe('a field', () => {
  it('of a text has a label, a control and a note, which tells its error until something is typed', () => {
    const field = textField('Nome', { class: 'mono', value: 'a', maxlength: 9 }, 'Um nome');
    show(field.element);
    expect([heard(), field.input.maxLength]).toEqual([['textbox "Nome" = a (Um nome)'], 9]);
    field.fail('Vazio.');
    expect(heard()).toEqual(['textbox "Nome" = a invalid (Vazio.)']);
    fire(field.input, 'input');
    expect(heard()).toEqual(['textbox "Nome" = a (Um nome)']);
    field.focus();
    expect(document.activeElement).toBe(field.input);
    show(textField('Outro').element);
    expect(heard()).toEqual(['textbox "Outro"']);
  });

  it('says what was understood in place of its hint, and an error before both', () => {
    const input = h('input', { 'aria-label': 'Data' });
    const note = noteFor(input, 'Um dia');
    show(h('div', null, input, note.element));
    note.tell({ tone: 'good', text: 'quarta-feira' });
    expect(heard()[0]).toContain('(quarta-feira)');
    note.fail('Vazio.');
    note.tell({ tone: 'warned', text: 'domingo' });
    expect(heard()[0]).toContain('invalid (Vazio.)');
    note.fail(null);
    expect(heard()[0]).toContain('(domingo)');
    note.tell(null);
    expect(heard()[0]).toContain('(Um dia)');
  });

  it('of a list has its choices', () => {
    const choices = [
      ['sp', 'São Paulo'],
      ['rj', 'Rio de Janeiro'],
    ] as const;
    const field = selectField('Estado', choices, 'rj', 'Onde');
    show(field.element);
    expect(heard()).toEqual(['combobox "Estado" = Rio de Janeiro (Onde)']);
    field.select.value = 'sp';
    field.fail('Não.');
    expect([field.value(), heard()]).toEqual(['sp', ['combobox "Estado" = São Paulo invalid (Não.)']]);
    field.focus();
    expect(document.activeElement).toBe(field.select);
  });

  it('of one of a few shows what the chosen one brings along', () => {
    const field = radioField(
      'O que pode',
      [
        { value: 'all', label: 'Tudo', more: h('p', null, 'de tudo') },
        { value: 'some', label: 'Algo', hint: 'Só isto', more: h('p', null, 'de algo') },
        { value: 'none', label: 'Nada' },
      ],
      'some',
    );
    show(field.element);
    const two = '  [radio "Tudo"][radio "AlgoSó isto" checked]';
    expect(heard()).toEqual(['group "O que pode"', two, '  de algo', '  radio "Nada"']);
    expect(field.value()).toBe('some');
    const [first, second] = roles('radio') as unknown as [HTMLInputElement, HTMLInputElement];
    [first.checked, second.checked] = [true, false];
    fire(first, 'change');
    expect([field.value(), heard()[2]]).toEqual(['all', '  de tudo']);
    field.focus();
    expect(document.activeElement).toBe(first);
    first.checked = false;
    expect(field.value()).toBe('some');
    field.fail('Não.');
    expect(heard()[0]).toBe('group "O que pode" invalid (Não.)');
  });

  it('of any of a few gives those that are chosen, and its focus to the first that can be', () => {
    const field = checkField(
      'Eventos',
      [
        { value: 'a', label: 'A', hint: 'Não no plano', disabled: true },
        { value: 'b', label: 'B' },
        { value: 'c', label: 'C' },
      ],
      ['c'],
    );
    show(field.element);
    expect([heard(), field.values()]).toEqual([
      ['group "Eventos"', '  [checkbox "ANão no plano" disabled][checkbox "B"][checkbox "C" checked]'],
      ['c'],
    ]);
    field.focus();
    expect(document.activeElement).toBe(role('checkbox', 'B'));
    field.fail('Escolha um.');
    expect(heard()[0]).toBe('group "Eventos" invalid (Escolha um.)');
    fire(role('checkbox', 'B'), 'change');
    expect(heard()[0]).toBe('group "Eventos"');
  });

  it('of any kind has its note said with it', () => {
    const control = h('input', { 'aria-label': 'X' });
    show(h('div', null, control, noteFor(control, 'Dica').element));
    expect(heard()).toEqual(['textbox "X" (Dica)']);
  });
});
