/** The form of a tool, made from its schema. */
import { h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Fault, Schema, Values } from '../core/types.ts';
import { announceChange, type Control, type Path } from './control.ts';
import { createFields, type Fields } from './fields.ts';
import { withHintsInLabels } from './in-labels.ts';
import { createPlaces, type FaultPlace, type Place } from './places.ts';
import { type Cure, valueAt } from './refused.ts';
import { createSamples } from './samples.ts';
import { isMode } from './conditions.ts';
import { type RareField, rareField, rareFields } from './rare.ts';

export interface ToolForm {
  readonly element: HTMLElement;
  values(): Values;
  fill(values: Values): void;
  /** Fills in the example. */
  fillSample(): void;
  /** Tells that the form holds the example as it came. */
  isSample(): boolean;
  /** Gives the fields that are sent with a value of the example which nobody touched. */
  ofSample(): readonly Place[];
  /** Gives the required fields that are empty. */
  lacking(): readonly Place[];
  /** Gives the place of each fault that has a field here. */
  placesOf(faults: readonly Fault[]): readonly FaultPlace[];
  /** Brings a rare field inside another. */
  open(path: Path): void;
  /** Shows what an answer says of the rows that were sent. */
  answered(answer: unknown, output: Schema): void;
  /** Sets values, as if somebody had typed them. */
  change(changes: Cure['changes']): void;
  /** Removes the faults. */
  clear(): void;
}

/** Makes a form. `shown` are the fields that stand at the top in addition to the required ones. */
export function createForm(
  context: Context,
  given: Schema,
  names: readonly string[],
  shown: readonly string[],
  sample: Values = {},
): ToolForm {
  const fields = createFields(context, withHintsInLabels(context, given), names, shown);
  const { controls, isHidden } = fields;
  const layout = layOut(context, fields, shown);
  const samples = createSamples(context, fields, sample, fillSample);
  const places = createPlaces(fields, layout.open);
  const element = h(
    'div',
    { class: 'stack' },
    samples.element,
    h('div', { class: 'fields' }, layout.elements),
    layout.words,
  );

  function show(): void {
    fields.show();
    layout.draw();
  }

  function fill(values: Values): void {
    samples.begin([]);
    for (const [name, control] of controls) control.set(values[name]);
    const filled = names.filter((name) => values[name] !== undefined);
    layout.openOnly(filled);
    for (const group of fields.groups) {
      const given = group.names.find((name) => filled.includes(name));
      if (given !== undefined) group.choose(given);
    }
    show();
  }

  function fillSample(): void {
    fill(sample);
    samples.begin(Object.keys(sample).filter((name) => controls.has(name)));
  }

  function change(changes: Cure['changes']): void {
    for (const [[first, ...inside], value] of changes) {
      const name = String(first);
      const control = controls.get(name);
      control?.set(withAt(control.get(), inside, value));
      if (value !== undefined) layout.open(name);
    }
    samples.touch(changes.map(([[name]]) => String(name)));
    show();
    announceChange(element);
  }

  // The first letter replaces the example that stands in its field.
  element.addEventListener('beforeinput', ({ target }) => {
    const field = target as HTMLInputElement;
    if (samples.has(fields.nameAt(field)) && field.matches('input')) field.value = '';
  });
  const onInput = ({ target }: Event) => {
    const name = fields.nameAt(target);
    if (name !== '') samples.touch([name]);
    show();
  };
  element.addEventListener('input', onInput, { capture: true });
  show();

  const isLacking = (name: string) =>
    given.required?.includes(name) && !isHidden(name) && controls.get(name)?.get() === undefined;
  return {
    ...{ element, fill, fillSample, change },
    values() {
      const all = [...controls].map(([name, control]) => [name, control.get()] as const);
      return Object.fromEntries(all.filter(([name, value]) => value !== undefined && !isHidden(name)));
    },
    isSample: samples.isWhole,
    ofSample: () => places.ofFields(samples.left().filter((name) => !fields.isUnit(name) && !isHidden(name))),
    lacking: () => places.ofFields(names.filter(isLacking)),
    placesOf: places.ofFaults,
    open([name, ...inside]) {
      layout.open(String(name));
      controls.get(String(name))?.open?.(inside);
    },
    answered(answer, output) {
      for (const control of controls.values()) control.answered?.(answer, output);
    },
    clear() {
      for (const control of controls.values()) control.fail([], null);
    },
  };
}

/** Fields that stand in a form that requires none and has no example. */
const SHOWN = 5;

/** `shown` are the fields that stand at the top in addition to the required ones. */
function layOut(context: Context, fields: Fields, shown: readonly string[]) {
  const { schema, names, groupOf, isUnit } = fields;
  const { properties = {}, required = [] } = schema;
  const first = names.filter((name) => required.includes(name) || shown.includes(name));
  const shownFirst = first.length > 0 ? first : names.slice(0, SHOWN);
  // The ways of a group stand together, where the first of their fields does, and rows below all single fields.
  const hasRows = (name: string) => Number(properties[name]?.items?.properties !== undefined);
  const isTop = (name: string) =>
    isMode(schema, name) || (groupOf(name)?.names ?? [name]).some((one) => shownFirst.includes(one));
  const elements = new Set(
    names
      .toSorted((a, b) => hasRows(a) - hasRows(b) || Number(isTop(b)) - Number(isTop(a)))
      .map((name) => elementOf(fields, name)),
  );
  const rareOf = rareIn(
    fields,
    names.filter((one) => !isTop(one) && !isUnit(one)),
  );
  const rare = rareFields(context, [...new Set(rareOf.values())]);
  const fieldsOf = (own: readonly string[]) => own.flatMap((name) => rareOf.get(name) ?? []);
  return {
    elements: [...elements],
    words: rare.element,
    /** Puts a field in the form, where it is a rare one. */
    open: (name: string) => fieldsOf([name]).forEach(rare.open),
    openOnly: (own: readonly string[]) => rare.openOnly(fieldsOf(own)),
    draw: rare.draw,
  };
}

/** The element of a field: that of its group, and none for a unit, which stands in another field. */
const elementOf = ({ controls, groupOf, isUnit }: Fields, name: string): HTMLElement | null =>
  isUnit(name) ? null : (groupOf(name)?.element ?? controls.get(name)?.element ?? null);

/** The fields that come by their words; those of one group come together. */
function rareIn(fields: Fields, names: readonly string[]): ReadonlyMap<string, RareField> {
  const { schema, labels, controls, groupOf, isUnread } = fields;
  const rareOf = new Map<string, RareField>();
  for (const name of names) {
    const own = groupOf(name)?.names ?? [name];
    const known = rareOf.get(own[0] ?? name);
    const control = controls.get(name) as Control;
    const areUnread = () => own.every(isUnread);
    rareOf.set(
      name,
      known ?? {
        ...rareField(labels.get(name) ?? name, schema.properties?.[name] ?? {}, control, areUnread),
        element: elementOf(fields, name) ?? control.element,
        empty: () => own.forEach((one) => controls.get(one)?.set(undefined)),
      },
    );
  }
  return rareOf;
}

/** A value with another one at a place inside. */
function withAt(whole: unknown, [key, ...inside]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const changed = withAt(valueAt(whole, [key]), inside, value);
  return Array.isArray(whole)
    ? whole.map((one: unknown, i) => (i === key ? changed : one))
    : { ...(whole as object), [key]: changed };
}
