/** Alternative groups of fields: a call takes one of them. */
import { freshId, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Control } from './control.ts';

export interface Ways {
  readonly element: HTMLElement;
  /** Tests that a field belongs to the chosen way. */
  isChosen(name: string): boolean;
  /** Chooses the way of a field. */
  choose(name: string): void;
  /** Gives the first field of the chosen way. */
  first(): string;
}

/** Makes a choice between ways to send one thing. The fields of the others are hidden, and keep what they hold. */
export function waysControl(
  { t }: Context,
  ways: readonly (readonly string[])[],
  controls: ReadonlyMap<string, Control>,
  labelOf: ReadonlyMap<string, string>,
): Ways {
  const name = freshId();
  const radios = ways.map((_, i) => h('input', { type: 'radio', name, value: String(i), checked: i === 0 }));
  const fields = ways.map((way) =>
    h(
      'div',
      { class: 'fields' },
      way.map((one) => controls.get(one)?.element ?? null),
    ),
  );
  const chosenWay = () =>
    Math.max(
      0,
      radios.findIndex(({ checked }) => checked),
    );
  const way = () => ways[chosenWay()] ?? [];
  const show = () => fields.forEach((one, i) => (one.hidden = i !== chosenWay()));
  const choice = h(
    'div',
    {
      class: 'segmented',
      oninput: (event) => {
        show();
        for (const control of controls.values()) control.fail([], null);
        // A way that is still empty has nothing to ask.
        if (way().every((one) => controls.get(one)?.get() === undefined)) event.stopPropagation();
      },
    },
    ways.map((names, i) =>
      h('label', null, radios[i], h('span', null, names.map((one) => labelOf.get(one) ?? one).join(' + '))),
    ),
  );
  show();
  return {
    element: h(
      'fieldset',
      { class: 'group ways' },
      h('legend', { class: 'only-read' }, t.form.either),
      choice,
      fields,
    ),
    isChosen: (name) => way().includes(name),
    choose(name) {
      const index = ways.findIndex((one) => one.includes(name));
      const radio = radios[index];
      if (radio) radio.checked = true;
      show();
    },
    first: () => way()[0] ?? '',
  };
}
