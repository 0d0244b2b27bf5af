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
  const groups = (schema['x-either'] ?? [])
    .filter((ways) => isChoice(ways) && ways.flat().every((name) => controls.has(name)))
    .map((ways) => ({ names: ways.flat(), ...waysControl(context, ways, controls, labels) }));
  const groupOf = (name: string) => groups.find(({ names }) => names.includes(name));
  const isOfOtherWay = (name: string) => groupOf(name)?.isChosen(name) === false;
  const valueOf = (name: string): unknown => (isHidden(name) ? undefined : controls.get(name)?.get());
  const isMet = ([name, values]: readonly [string, readonly unknown[]]) => {
    const value = valueOf(name);
    if (values.length === 0) return value !== undefined;
    return (
      values.includes(value ?? properties[name]?.default) || (value === undefined && values.includes(null))
    );
  };
  const isUnread = (name: string): boolean =>
    schema['x-when']?.[name]?.every((condition) => !Object.entries(condition).every(isMet)) ?? false;
  const isHidden = (name: string): boolean => isOfOtherWay(name) || isUnread(name);
  const showRead = () => {
    for (const [name, control] of controls) control.element.hidden = isUnread(name);
  };
  const first = names.filter((name) => required.includes(name) || shown.includes(name));
  const shownFirst = first.length > 0 ? first : names.slice(0, SHOWN);
  // The ways of a group stand together, where the first of their fields does.
  const top = names.filter((name) =>
    (groupOf(name)?.names ?? [name]).some((one) => shownFirst.includes(one)),
  );
  const below = names.filter((name) => !top.includes(name));
  const elementOf = (name: string) => groupOf(name)?.element ?? controls.get(name)?.element ?? null;
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
  element.addEventListener('input', showRead, { capture: true });
  showRead();

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
      for (const group of groups) {
        const given = group.names.find((name) => values[name] !== undefined);
        if (given !== undefined) group.choose(given);
      }
      showRead();
    },
    fail(faults) {
      const found = faults.flatMap(({ field, message }) => {
        const path = pathOf(field);
        // Report a missing alternative at the selected one.
        const sent = String(path[0]);
        const name = isOfOtherWay(sent) ? groupOf(sent)?.first() : sent;
        const control = name === undefined ? undefined : controls.get(name);
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

/** Tests that each field belongs to one of several ways. */
function isChoice(ways: readonly (readonly string[])[]): boolean {
  return ways.length > 1 && new Set(ways.flat()).size === ways.flat().length;
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
