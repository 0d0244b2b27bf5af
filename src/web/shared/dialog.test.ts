import { beforeEach, describe, expect, it, vi } from 'vitest';
import { h } from './dom.ts';
import { type DialogParts, openDialog, typedLoss } from './dialog.ts';
import { textField } from './field.ts';
import { button } from './parts.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, heard, role, roles, press, fire } = makeDocument();

describe('a dialog', () => {
  let opener: HTMLElement;
  beforeEach(() => {
    opener = show(h('button', null, 'Abrir'));
    opener.focus();
  });

  const open = (parts: Partial<DialogParts> = {}) =>
    openDialog({
      ...{ language: 'pt', title: 'Nova chave', body: [textField('Nome', { autofocus: true }).element] },
      ends: () => [button('', 'Criar', {})],
      ...parts,
    });
  const isOpen = () => roles('dialog').length > 0;

  it('is a form over the page, whose first field has the focus', () => {
    const { element } = open();
    expect(heard()).toEqual([
      'button "Abrir"',
      'dialog "Nova chave"',
      ...['  heading 2 "Nova chave"', '  textbox "Nome"', '  alert', '  button "Criar"'],
    ]);
    expect([element.open, document.activeElement]).toEqual([true, role('textbox', 'Nome')]);
  });

  it('ends once, and gives the focus back to what opened it, if that is still there', () => {
    const onclosed = vi.fn();
    open({ onclosed }).close();
    expect([isOpen(), onclosed.mock.calls.length, document.activeElement]).toEqual([false, 1, opener]);
    const dialog = open({ body: [] });
    opener.remove();
    dialog.close();
    expect([isOpen(), document.activeElement]).toEqual([false, document.body]);
  });

  it('says what went wrong, and takes it back', () => {
    const dialog = open();
    dialog.fail('Não deu.');
    expect(role('alert').textContent).toBe('Não deu.');
    dialog.fail(null);
    expect(role('alert').textContent).toBe('');
  });

  it('is sent by its form', () => {
    const onsubmit = vi.fn();
    const dialog = open({ onsubmit });
    expect(fire(dialog.element.querySelector('form') as Element, 'submit')).toBe(true);
    expect(onsubmit.mock.calls).toEqual([[dialog]]);
  });

  it('is left by the Escape key, or by a gesture, and by no other key', () => {
    expect([press(open().element, 'Enter'), isOpen()]).toEqual([false, true]);
    expect([press(role('dialog'), 'Escape'), isOpen()]).toEqual([true, false]);
    expect([fire(open().element, 'cancel'), isOpen()]).toEqual([true, false]);
  });

  it('is not left by an Escape key that a field of it took', () => {
    open();
    const field = role('textbox', 'Nome');
    field.addEventListener('keydown', (event) => event.preventDefault());
    press(field, 'Escape');
    expect(isOpen()).toBe(true);
  });

  it('stays where it has to', () => {
    open({ holds: () => 'stay' });
    expect([press(role('dialog'), 'Escape'), isOpen(), role('alert').textContent]).toEqual([true, true, '']);
  });

  it('asks before what was typed is lost', () => {
    open({ holds: () => typedLoss('pt') });
    press(role('dialog'), 'Escape');
    expect(role('alert').textContent).toBe('Descartar o que foi digitado?DescartarContinuar editando');
    expect(document.activeElement).toBe(role('button', 'Continuar editando'));
    role('button', 'Continuar editando').click();
    expect([role('alert').textContent, isOpen()]).toEqual(['', true]);
    press(role('dialog'), 'Escape');
    role('button', 'Descartar').click();
    expect(isOpen()).toBe(false);
  });
});
