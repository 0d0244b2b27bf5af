/** Chooses several tools, found by typing. */
import { freshId, h, put } from '../../shared/dom.ts';
import { type Field, textField } from '../../shared/field.ts';
import { search } from '../../shared/search.ts';
import { type Context, shortName } from '../context.ts';
import type { Tool } from '../types.ts';

const SHOWN = 8;

export interface ToolPicker extends Field {
  readonly chosen: () => readonly string[];
}

/** `given` are those that are chosen at first: ids, and categories where they were set by a program. */
export function toolPicker({ t, tools }: Context, given: readonly string[] = []): ToolPicker {
  const chosen = new Set(given);
  const list = h('ul', {
    class: 'options',
    role: 'listbox',
    id: freshId(),
    'aria-label': t.keys.add,
    hidden: true,
  });
  const chips = h('ul', { class: 'chips' });
  const count = h('span', { role: 'status', class: 'only-read' });
  const field = textField(t.keys.add, {
    role: 'combobox',
    placeholder: t.keys.add,
    autocomplete: 'off',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  });
  const { input } = field;
  let found: readonly Tool[] = [];
  let active = -1;

  function show(): void {
    const isOpen = input.value.trim() !== '' && input === document.activeElement;
    const all = isOpen ? toolsNamed(tools, input.value, chosen) : [];
    found = all.slice(0, SHOWN);
    active = Math.min(Math.max(active, 0), found.length - 1);
    put(
      list,
      found.map((tool, i) => optionOf(tool, `${list.id}-${i}`, i === active, choose)),
      isOpen &&
        found.length === 0 &&
        h('li', { class: 'muted', role: 'option', 'aria-disabled': 'true' }, t.keys.nothing(input.value)),
    );
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (active >= 0) input.setAttribute('aria-activedescendant', `${list.id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    put(count, isOpen && t.keys.found(all.length));
  }

  function choose(id: string): void {
    chosen.add(id);
    input.value = '';
    active = -1;
    field.fail(null);
    showChips();
    show();
  }

  function showChips(): void {
    put(
      chips,
      [...chosen].map((id) => {
        const name = shortName(tools, id);
        const remove = h(
          'button',
          { type: 'button', 'aria-label': t.keys.remove(name), onclick: () => drop(id) },
          '✕',
        );
        return h('li', { class: 'chip' }, name, remove);
      }),
    );
    chips.hidden = chosen.size === 0;
  }

  function drop(id: string): void {
    chosen.delete(id);
    showChips();
    input.focus();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      active = (active + step + found.length) % found.length;
      show();
    } else if (event.key === 'Enter') {
      // The form is sent by its button: here the key chooses.
      event.preventDefault();
      const tool = found[active];
      if (tool) choose(tool.id);
    } else if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      input.value = '';
      show();
    }
  }

  for (const name of ['input', 'focus', 'blur']) input.addEventListener(name, show);
  input.addEventListener('keydown', press);
  showChips();
  return {
    element: h('div', { class: 'picker' }, field.element, list, chips, count),
    chosen: () => [...chosen],
    fail: field.fail,
    focus: field.focus,
  };
}

/** The tools that a text finds, without those that are chosen. */
function toolsNamed(tools: readonly Tool[], typed: string, chosen: ReadonlySet<string>): readonly Tool[] {
  const named = search(
    tools,
    typed,
    ({ id, name, category, categoryName = '' }) => `${name} ${id} ${category} ${categoryName}`,
  );
  // The shortest name adds the least to the typed text.
  return named.filter(({ id }) => !chosen.has(id)).toSorted((a, b) => a.name.length - b.name.length);
}

function optionOf(
  tool: Tool,
  elementId: string,
  isActive: boolean,
  choose: (id: string) => void,
): HTMLElement {
  return h(
    'li',
    {
      role: 'option',
      id: elementId,
      'aria-selected': String(isActive),
      // This comes before the field loses the focus.
      onmousedown: (event) => {
        event.preventDefault();
        choose(tool.id);
      },
    },
    tool.name,
    ' ',
    h('code', { class: 'muted' }, tool.id),
  );
}
