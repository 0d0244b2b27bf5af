/** Headers of a webhook: a row each, with a name and a value. A value that is stored is not shown, and stays until another is typed. */
import { freshId, h, put } from '../../shared/dom.ts';
import { type Field, noteFor } from '../../shared/field.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../context.ts';

/** Stands for a value that is stored. */
const HIDDEN = '••••••••';

type Changes = Record<string, string | null>;

export interface HeaderRows extends Field {
  /** The changes from `kept`, those that stay stored; null where a value has no name. A value of null takes one away. */
  changes(kept: readonly string[]): Changes | null;
  /** Tests that the value of a row is still the stored one. */
  hidesValues(): boolean;
  /** The typed text. */
  text(): string;
}

interface Row {
  readonly name: HTMLInputElement;
  readonly value: HTMLInputElement;
  readonly isStored: boolean;
}

export function headerRows({ t }: Context, had: readonly string[]): HeaderRows {
  const words = t.webhooks.headerRow;
  let rows: readonly Row[] = [];
  const list = h('ul', { class: 'header-rows' });
  const add = button('text', words.add, { onclick: () => addRow('', false)?.name.focus() });
  const element = h(
    'fieldset',
    { id: freshId() },
    h(
      'legend',
      { class: 'legend' },
      t.webhooks.headers,
      ' ',
      h('span', { class: 'hint' }, t.webhooks.optional),
    ),
    list,
    add,
  );
  const note = noteFor(element, t.webhooks.headersHint);
  element.append(note.element);
  element.addEventListener('input', () => note.fail(null));

  function addRow(known: string, isStored: boolean): Row {
    const kept = { type: 'text', autocomplete: 'off', spellcheck: 'false' };
    const name = h('input', { class: 'input mono', ...kept, value: known, 'aria-label': words.name });
    const value = h('input', {
      class: 'input mono',
      ...kept,
      'aria-label': words.value,
      placeholder: isStored ? HIDDEN : null,
    });
    name.readOnly = isStored;
    const row: Row = { name, value, isStored };
    rows = [...rows, row];
    const remove = () => {
      rows = rows.filter((one) => one !== row);
      item.remove();
      note.fail(null);
      add.focus();
    };
    const drop = h('button', {
      type: 'button',
      class: 'button text',
      'aria-label': words.remove,
      onclick: remove,
    });
    put(drop, '✕');
    const item = h('li', null, name, value, drop);
    list.append(item);
    return row;
  }
  for (const name of had) addRow(name, true);

  return {
    element,
    fail: note.fail,
    focus: () => (rows[0]?.name ?? add).focus(),
    changes(kept) {
      const changes: Changes = Object.fromEntries(kept.map((name) => [name, null]));
      for (const { name, value, isStored } of rows) {
        const own = name.value.trim();
        if (own === '' && value.value === '') continue;
        if (own === '') return null;
        delete changes[own.toLowerCase()];
        if (!isStored || value.value !== '') changes[own] = value.value.trim();
      }
      return changes;
    },
    hidesValues: () => rows.some(({ isStored, value }) => isStored && value.value === ''),
    text: () => rows.map(({ name, value }) => `${name.value}:${value.value}`).join('\n'),
  };
}
