/** Several views of the same thing, one at a time, by arrow keys too. */
import { type Child, freshId, h } from './dom.ts';

export interface Tab {
  readonly name: string;
  readonly panel: HTMLElement;
  /** Called when it is first shown. */
  readonly open?: () => void;
}

export interface TabsChoice {
  /** Number of the tab that is shown first, from 0. */
  readonly first: number;
  readonly onChoose: (index: number) => void;
}

export function tabs(
  label: string,
  list: readonly Tab[],
  beside: Child,
  { first, onChoose }: TabsChoice = { first: 0, onChoose: () => undefined },
): HTMLElement {
  const opened = new Set<Tab>();
  const buttons = list.map(({ name, panel }) => {
    panel.id = freshId();
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', name);
    return h('button', { type: 'button', role: 'tab', 'aria-controls': panel.id }, name);
  });
  let chosen = first;
  const choose = (index: number) => {
    chosen = index;
    onChoose(index);
    buttons.forEach((button, i) => {
      button.setAttribute('aria-selected', String(i === index));
      button.tabIndex = i === index ? 0 : -1;
    });
    list.forEach(({ panel }, i) => panel.toggleAttribute('hidden', i !== index));
    const tab = list[index];
    if (tab && !opened.has(tab)) {
      opened.add(tab);
      tab.open?.();
    }
  };
  buttons.forEach((button, i) => button.addEventListener('click', () => choose(i)));
  const bar = h('div', { role: 'tablist', 'aria-label': label }, buttons);
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose((chosen + step + list.length) % list.length);
    buttons[chosen]?.focus();
  });
  choose(first);
  return h(
    'div',
    null,
    h('div', { class: 'tabs' }, bar, beside),
    list.map(({ panel }) => panel),
  );
}
