/** The form of a tool, made from its schema. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Fault, Schema, Values } from '../core/types.ts';
import { announceChange, type Control, type Path } from './control.ts';
import { createControl, isChoice, isTyped } from './create.ts';
import { unitControl } from './one-value.ts';
import { tellMeasure } from './understood.ts';
import { waysControl } from './ways.ts';

export interface ToolForm {
  readonly element: HTMLElement;
  values(): Values;
  fill(values: Values): void;
  /** Fills in the example, which leaves when somebody types. */
  fillSample(): void;
  /** Tells that the form holds the example as it came. */
  isSample(): boolean;
  /** Shows each fault at its field, and gives those that have a field here. */
  fail(faults: readonly Fault[]): readonly Failed[];
  /** Gives the labels of the fields that a refusal misses: they hold nothing yet. */
  missing(faults: readonly Fault[]): readonly string[];
  /** Removes the faults. */
  clear(): void;
}

export interface Failed {
  readonly label: string;
  focus(): void;
}

/** Fields above the fold. More stand below it, unless they are required. */
const SHOWN = 5;

/** Makes a form. `shown` are the fields that stand at the top in addition to the required ones. */
export function createForm(
  context: Context,
  schema: Schema,
  names: readonly string[],
  shown: readonly string[],
  sample: Values = {},
): ToolForm {
  const { t } = context;
  const { properties = {}, required = [] } = schema;
  const controls = new Map<string, Control>();
  const labels = new Map(names.map((name) => [name, labelOf(name, properties[name])]));
  /** The fields that stand in another one, as its unit. */
  const unitOf = new Map(
    names.flatMap((name) => {
      const unit = properties[name]?.['x-unitField'];
      return unit !== undefined && names.includes(unit) ? [[name, unit] as const] : [];
    }),
  );
  const units = new Set(unitOf.values());
  const partsOf = (name: string) => {
    const own = properties[name] as Schema;
    const label = labels.get(name) ?? name;
    const hint = unitOf.has(name) ? null : hintIn(context, own, label);
    return { context, name, schema: own, label, hint, isRequired: required.includes(name) };
  };
  for (const name of names.filter((one) => !units.has(one))) {
    const unit = unitOf.get(name);
    const inside =
      unit === undefined
        ? undefined
        : unitControl({ ...partsOf(unit), create: createControl }, properties[name]?.['x-unit'] ?? '');
    const control = createControl({ ...partsOf(name), unit: inside?.element });
    controls.set(name, control);
    if (unit !== undefined && inside) controls.set(unit, { ...inside, fail: control.fail });
  }
  const groups = (schema['x-either'] ?? [])
    .filter((ways) => areApart(ways) && ways.flat().every((name) => controls.has(name)))
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
    for (const [name, control] of controls) control.element.hidden = isUnread(name) && !units.has(name);
    for (const [name, unit] of unitOf) {
      const choose = (value: string) => {
        const control = controls.get(unit);
        control?.set(value);
        if (control) announceChange(control.element);
      };
      const isNominal = valueOf('conversaoTaxa') === 'nominal';
      const value = valueOf(name);
      const own = controls.get(unit)?.get() ?? properties[unit]?.default;
      controls.get(name)?.tell?.(tellMeasure(context, { value, unit: own, isNominal, choose }));
    }
  };
  const first = names.filter((name) => required.includes(name) || shown.includes(name));
  const shownFirst = first.length > 0 ? first : names.slice(0, SHOWN);
  // The ways of a group stand together, where the first of their fields does.
  const top = names.filter((name) =>
    (groupOf(name)?.names ?? [name]).some((one) => shownFirst.includes(one)),
  );
  const below = names.filter((name) => !top.includes(name) && !units.has(name));
  const elementOf = (name: string) =>
    units.has(name) ? null : (groupOf(name)?.element ?? controls.get(name)?.element ?? null);
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
  const typed = Object.keys(sample).filter((name) => {
    const own = properties[name];
    return controls.has(name) && own && isTyped(own);
  });
  const strip = h('p', { class: 'sample-line', hidden: typed.length === 0 });
  /** The fields that show the example, and those that a person filled since it came. */
  const samples = new Set<string>();
  const filled = new Set<string>();
  let isTouched = false;
  const badges = new Map(
    typed.map((name) => [name, h('span', { class: 'tag', hidden: true }, t.form.ofSample)]),
  );
  for (const [name, badge] of badges) {
    controls.get(name)?.element.querySelector('.head > :first-child')?.after(badge);
  }
  const nameAt = (target: EventTarget | null) =>
    names.find((name) => controls.get(name)?.element.contains(target as Node)) ?? '';
  const showSamples = () => {
    for (const [name, badge] of badges) {
      badge.hidden = !samples.has(name);
      controls.get(name)?.element.classList.toggle('of-sample', samples.has(name));
    }
    const isShown = samples.size > 0;
    const [bold, rest] = t.form.sample;
    const act = isShown
      ? button('text', t.form.empty, { onclick: () => leaveSample('') })
      : button('text', t.form.backToSample, { onclick: backToSample });
    put(strip, isShown ? [h('span', null, h('b', null, bold), ` ${rest}`)] : t.form.yours, act);
  };
  /** Empties what is left of the example: a field that somebody filled stays, and so does a choice. */
  function leaveSample(except: string): void {
    if (samples.size === 0) return;
    samples.clear();
    for (const [name, control] of controls) {
      if (name !== except && !filled.has(name) && !isChoice(properties[name] ?? {})) control.set(undefined);
    }
    showSamples();
    if (except === '') announceChange(element);
  }
  function backToSample(): void {
    fillSample();
    announceChange(element);
  }
  function fillSample(): void {
    fill(sample);
    for (const name of typed) samples.add(name);
    showSamples();
  }
  const element = h(
    'div',
    { class: 'stack' },
    strip,
    h('div', { class: 'fields' }, elementsOf(top)),
    below.length > 0 && fold,
  );
  // The first letter replaces the example that stands in its field.
  element.addEventListener('beforeinput', ({ target }) => {
    const field = target as HTMLInputElement;
    if (samples.has(nameAt(field)) && field.matches('input')) field.value = '';
  });
  element.addEventListener(
    'input',
    ({ target }) => {
      const name = nameAt(target);
      const own = properties[name] ?? {};
      if (name !== '') isTouched = true;
      if (isWritten(target) || !isTyped(own)) filled.add(name);
      if (isWritten(target) && isTyped(own)) leaveSample(name);
      showRead();
    },
    { capture: true },
  );
  showSamples();
  showRead();

  function fill(values: Values): void {
    isTouched = false;
    filled.clear();
    samples.clear();
    for (const [name, control] of controls) {
      control.set(values[name]);
      if (values[name] !== undefined && below.includes(name)) fold.open = true;
    }
    for (const group of groups) {
      const given = group.names.find((name) => values[name] !== undefined);
      if (given !== undefined) group.choose(given);
    }
    showSamples();
    showRead();
  }

  /** The field of a fault: that of the chosen way, where another way is missing. */
  function nameOf(field: string): string | undefined {
    const sent = String(pathOf(field)[0]);
    return isOfOtherWay(sent) ? groupOf(sent)?.first() : sent;
  }

  return {
    element,
    values() {
      const all = [...controls].map(([name, control]) => [name, control.get()] as const);
      return Object.fromEntries(all.filter(([name, value]) => value !== undefined && !isHidden(name)));
    },
    fill,
    fillSample,
    isSample: () => samples.size > 0 && !isTouched,
    missing: (faults) =>
      faults.flatMap(({ field }) => {
        const name = nameOf(field);
        const label = name !== undefined && valueOf(name) === undefined ? labels.get(name) : undefined;
        return label === undefined ? [] : [label];
      }),
    fail(faults) {
      const found = faults.flatMap(({ field, message }) => {
        const path = pathOf(field);
        const name = nameOf(field);
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
function areApart(ways: readonly (readonly string[])[]): boolean {
  return ways.length > 1 && new Set(ways.flat()).size === ways.flat().length;
}

/** Tests that a value was written, and not chosen. */
const isWritten = (target: EventTarget | null) =>
  (target as Element).matches('textarea, input:not([type="radio"], [type="checkbox"])');

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
