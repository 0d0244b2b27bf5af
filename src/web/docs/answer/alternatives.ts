/** Two ways beside each other; the answer names the better one. */
import { type Child, h } from '../../shared/dom.ts';
import { state } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema } from '../core/types.ts';
import { inColumn } from './records.ts';
import { type Flat, flatten, isIdle, showValue } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Alternatives {
  readonly names: readonly [string, string];
  /** The name of the better one; null where they are alike. */
  readonly better: string | null;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds two objects of an answer, and the field that says which of them is the better one. */
export function alternativesIn(answer: unknown, schema: Schema | undefined): Alternatives | null {
  if (!isObject(answer)) return null;
  const places = [answer, ...Object.values(answer).filter(isObject)];
  const schemas = [
    schema,
    ...Object.entries(answer).flatMap(([name, value]) =>
      isObject(value) ? [schema?.properties?.[name]] : [],
    ),
  ];
  for (const [i, place] of places.entries()) {
    for (const [name, value] of Object.entries(place)) {
      const choices = schemas[i]?.properties?.[name]?.enum ?? [];
      const [first, second, ...others] = choices.filter((one) => isObject(answer[String(one)])).map(String);
      if (first !== undefined && second !== undefined && others.length === 0)
        return { names: [first, second], better: value === first || value === second ? String(value) : null };
    }
  }
  return null;
}

/** Single values of an alternative; the value of an amount has the name of the amount. */
function rowsOf(value: unknown, schema: Schema | undefined): ReadonlyMap<string, Flat & { label: string }> {
  const plain = Object.fromEntries(
    Object.entries(Object(value) as Fields).filter(([, one]) => !Array.isArray(one)),
  );
  return new Map(
    flatten(plain, schema)
      .filter(
        ({ value, path, schema: own }) =>
          !isIdle(value) && !path.endsWith('.base') && own?.['x-internal'] !== true,
      )
      .map((one) => {
        const [parent = '', child] = one.path.split('.');
        const label =
          child === 'valor' ? labelOf(parent, schema?.properties?.[parent]) : labelOf(one.name, one.schema);
        return [one.path, { ...one, label }];
      }),
  );
}

/** The paths of both in one order: each stands behind what it follows in its own list. */
function inOneOrder([first, second]: readonly (readonly string[])[]): readonly string[] {
  const order = [...(first ?? [])];
  for (const [i, path] of (second ?? []).entries())
    if (!order.includes(path)) order.splice(order.indexOf(second?.[i - 1] ?? '') + 1, 0, path);
  return order;
}

/** The paths that each shows, in the order of its rows; empty for a row that only the other has. */
export function pathsOf({ names }: Alternatives, answer: unknown, schema: Schema | undefined) {
  const own = names.map((name) => schema?.properties?.[name]?.['x-columns']);
  if (own.every((paths) => paths !== undefined)) return own;
  const all = names.map((name) => [...rowsOf((answer as Fields)[name], schema?.properties?.[name]).keys()]);
  const order = inOneOrder(all);
  return names.map(() => order);
}

/** Shows both with rows of the same height, and a dash where one has no such value. */
export function alternatives(
  context: Context,
  ways: Alternatives,
  answer: unknown,
  schema: Schema | undefined,
): HTMLElement {
  const { t } = context;
  const { names, better } = ways;
  const paths = pathsOf(ways, answer, schema);
  const all = names.map((name) => rowsOf((answer as Fields)[name], schema?.properties?.[name]));
  const rows = all.map((own, i) => paths[i]?.map((path) => own.get(path)) ?? []);
  const columns: Child[] = names.map((name, i) => {
    const label = labelOf(name, schema?.properties?.[name]);
    return h(
      'section',
      { class: name === better ? 'better' : null, 'aria-label': label },
      h('div', { class: 'line' }, h('h3', null, label), name === better && state('good', t.answer.better)),
      h(
        'dl',
        { class: 'amounts' },
        rows[i]?.map((own, at) => {
          const [other] = rows.flatMap((all) => all[at] ?? []);
          return (
            other &&
            h(
              'div',
              null,
              h('dt', null, (own ?? other).label),
              h(
                'dd',
                { class: typeof own?.value === 'number' ? 'nobr' : null },
                own ? inColumn(showValue(context, own.value, own.schema)) : '–',
              ),
            )
          );
        }),
      ),
    );
  });
  return h('div', { class: 'alternatives' }, columns);
}
