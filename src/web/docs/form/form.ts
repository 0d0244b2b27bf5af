/** The form of a tool, made from its schema. */
import { h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Fault, Schema, Values } from '../core/types.ts';
import type { Control, Path } from './control.ts';
import { createControl } from './create.ts';
import { waysControl } from './ways.ts';

export interface ToolForm {
  readonly element: HTMLElement;
  values(): Values;
  fill(values: Values): void;
  /** Shows each fault at its field, and gives the labels of those that have a field here. */
  fail(faults: readonly Fault[]): readonly { readonly label: string; focus(): void }[];
  /** Removes the faults. */
  clear(): void;
}

/** Fields above the fold. More stand below it, unless they are required. */
const SHOWN = 5;

/** Makes a form. `shown` are the fields that stand at the top in addition to the required ones. */
export function createForm(
  context: Context,
  schema: Schema,
  names: readonly string[],
  shown: readonly string[],
): ToolForm {
  const { t } = context;
  const { properties = {}, required = [] } = schema;
  const controls = new Map<string, Control>();
  const labels = new Map<string, string>();
  for (const name of names) {
    const own = properties[name] as Schema;
    const label = labelOf(name, own);
    labels.set(name, label);
    const isRequired = required.includes(name);
    controls.set(
      name,
      createControl({
        context,
        name,
        schema: own,
        label,
        hint: hintIn(context, own, label),
        isRequired,
      }),
    );
  }
  const either = schema['x-either'] ?? [];
  const isWay = new Set(either.flat());
  const ways =
    either.length > 0 && [...isWay].every((name) => controls.has(name))
      ? waysControl(context, either, controls, labels)
      : null;
  const isHidden = (name: string) => ways !== null && isWay.has(name) && !ways.isChosen(name);
  const first = names.filter((name) => required.includes(name) || shown.includes(name));
  const shownFirst = first.length > 0 ? first : names.slice(0, SHOWN);
  // Both ways stand together, where the first of their fields does.
  const isWayFirst = shownFirst.some((name) => isWay.has(name));
  const top = names.filter((name) => (isWay.has(name) ? isWayFirst : shownFirst.includes(name)));
  const below = names.filter((name) => !top.includes(name));
  const elementOf = (name: string) =>
    ways !== null && isWay.has(name) ? ways.element : (controls.get(name)?.element ?? null);
  const elementsOf = (list: readonly string[]) => [...new Set(list.map(elementOf))];
  const fold = h(
    'details',
    { class: 'fold' },
    h(
      'summary',
      null,
      h('span', { class: 'strong' }, t.form.moreFields(below.length)),
      ' ',
      h(
        'span',
        { class: 'muted names' },
        below.map((name) => (labels.get(name) ?? name).toLocaleLowerCase()).join(', '),
      ),
    ),
    h('div', { class: 'fields' }, elementsOf(below)),
  );
  const element = h(
    'div',
    { class: 'stack' },
    h('div', { class: 'fields' }, elementsOf(top)),
    below.length > 0 && fold,
  );

  return {
    element,
    values() {
      const all = [...controls].map(([name, control]) => [name, control.get()] as const);
      return Object.fromEntries(all.filter(([name, value]) => value !== undefined && !isHidden(name)));
    },
    fill(values) {
      for (const [name, control] of controls) {
        control.set(values[name]);
        if (values[name] !== undefined && below.includes(name)) fold.open = true;
      }
      const given = either.flat().find((name) => values[name] !== undefined);
      if (ways !== null && given !== undefined) ways.choose(given);
    },
    fail(faults) {
      const found = faults.flatMap(({ field, message }) => {
        const path = pathOf(field);
        // Report a missing alternative at the selected one.
        const name = ways !== null && isHidden(String(path[0])) ? ways.first() : path[0];
        const control = typeof name === 'string' ? controls.get(name) : undefined;
        if (!control) return [];
        if (below.includes(name as string)) fold.open = true;
        control.fail(path.slice(1), message);
        const label = labels.get(name as string) ?? field;
        const [, place] = path;
        return [
          {
            label: typeof place === 'number' ? `${label} ${place + 1}` : label,
            focus: () => control.focus(path.slice(1)),
          },
        ];
      });
      return found;
    },
    clear() {
      for (const control of controls.values()) control.fail([], null);
    },
  };
}

/** The hint of a field, where its label does not say it, and its bounds. */
function hintIn({ t, f }: Context, schema: Schema, label: string): string {
  const hint = hintOf(schema);
  const { minimum, maximum } = schema;
  const bounds =
    minimum !== undefined && maximum !== undefined && maximum <= 1000
      ? t.form.between(f.number(minimum), f.number(maximum))
      : '';
  const isSaid = hint.replace(/^(?:Se|Whether) (?=.)/, '').toLowerCase() === label.toLowerCase();
  const said = isSaid ? '' : hint;
  if (said === '') return bounds;
  return bounds === '' ? said : `${said} (${bounds.charAt(0).toLowerCase()}${bounds.slice(1)})`;
}

/** `canais[0].nome` is `['canais', 0, 'nome']`. */
function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, place]) =>
    place === undefined ? part : Number(place),
  );
}
