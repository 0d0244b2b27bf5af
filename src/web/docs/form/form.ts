/** The form of a tool, made from its schema. */
import { type Child, h, put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Fault, Schema, Values } from '../core/types.ts';
import { isMode, isUnread } from './conditions.ts';
import { type RareField, rareField, rareFields } from './rare.ts';
import { announceChange, type Control, type Path } from './control.ts';
import { withHintsInLabels } from './in-labels.ts';
import { type Cure, valueAt } from './refused.ts';
import { createControl, isChoice, isTyped } from './create.ts';
import { unitControl } from './one-value.ts';
import { tellMeasure } from './understood.ts';
import { waysControl } from './ways.ts';

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

/** A field, or a value inside one. */
export interface Place {
  readonly label: string;
  focus(): void;
  /** Shows a fault there. */
  fail(message: Child): void;
}

export interface FaultPlace extends Place {
  readonly fault: Fault;
  readonly path: Path;
  /** True while somebody is in the field. */
  hasFocus(): boolean;
  /** True where nothing was filled in. */
  readonly isEmpty: boolean;
}

/** Fields that stand in a form that requires none and has no example. */
const SHOWN = 5;

/** Makes a form. `shown` are the fields that stand at the top in addition to the required ones. */
export function createForm(
  context: Context,
  given: Schema,
  names: readonly string[],
  shown: readonly string[],
  sample: Values = {},
): ToolForm {
  const { t } = context;
  const schema = withHintsInLabels(context, given);
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
  /** Tests that a field stands among those that must be filled in. */
  const looksRequired = (name: string) =>
    required.length > 0 && shown.includes(name) && !(schema['x-either'] ?? []).flat(2).includes(name);
  const partsOf = (name: string) => {
    const own = properties[name] as Schema;
    const label = labels.get(name) ?? name;
    const hint = unitOf.has(name) ? null : hintIn(context, own, label);
    const isRequired = required.includes(name);
    const isOptional = isTyped(own) && own.default === undefined && looksRequired(name) && !isRequired;
    return { context, name, schema: own, label, hint, isRequired, isOptional };
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
  const inGroup = new Set<string>();
  const groups = (schema['x-either'] ?? [])
    .filter((ways) => {
      const own = ways.flat();
      // A field stands in one choice between ways.
      const isGroup = areApart(ways) && own.every((name) => controls.has(name) && !inGroup.has(name));
      if (isGroup) for (const name of own) inGroup.add(name);
      return isGroup;
    })
    .map((ways) => ({ names: ways.flat(), ...waysControl(context, ways, controls, labels) }));
  const groupOf = (name: string) => groups.find(({ names }) => names.includes(name));
  const isOfOtherWay = (name: string) => groupOf(name)?.isChosen(name) === false;
  const valueOf = (name: string): unknown => (isHidden(name) ? undefined : controls.get(name)?.get());
  const isUnreadNow = (name: string): boolean => isUnread(schema, name, valueOf);
  const isHidden = (name: string): boolean => isOfOtherWay(name) || isUnreadNow(name);
  const showRead = () => {
    for (const [name, control] of controls) control.element.hidden = isUnreadNow(name) && !units.has(name);
    rare.draw();
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
  // The ways of a group stand together, where the first of their fields does, and rows below all single fields.
  const hasRows = (name: string) => Number(properties[name]?.items?.properties !== undefined);
  const isTop = (name: string) =>
    isMode(schema, name) || (groupOf(name)?.names ?? [name]).some((one) => shownFirst.includes(one));
  const elementOf = (name: string) =>
    units.has(name) ? null : (groupOf(name)?.element ?? controls.get(name)?.element ?? null);
  const elements = new Set(
    names.toSorted((a, b) => hasRows(a) - hasRows(b) || Number(isTop(b)) - Number(isTop(a))).map(elementOf),
  );
  /** The fields that come by their words; those of one group come together. */
  const rareOf = new Map<string, RareField>();
  for (const name of names.filter((one) => !isTop(one) && !units.has(one))) {
    const own = groupOf(name)?.names ?? [name];
    const known = rareOf.get(own[0] ?? name);
    const control = controls.get(name) as Control;
    rareOf.set(
      name,
      known ?? {
        ...rareField(labels.get(name) ?? name, properties[name] ?? {}, control, () => own.every(isUnreadNow)),
        element: elementOf(name) ?? control.element,
        empty: () => own.forEach((one) => controls.get(one)?.set(undefined)),
      },
    );
  }
  const rare = rareFields(context, [...new Set(rareOf.values())]);
  const openRare = (name: string) => {
    const field = rareOf.get(name);
    if (field) rare.open(field);
  };
  /** The fields that still hold a value of the example. */
  const samples = new Set<string>();
  let isTouched = false;
  const strip = h('p', { class: 'sample-line', hidden: Object.keys(sample).length === 0 });
  const nameAt = (target: EventTarget | null) =>
    names.find((name) => controls.get(name)?.element.contains(target as Node)) ?? '';
  const showSamples = () => {
    for (const [name, control] of controls) control.element.classList.toggle('of-sample', samples.has(name));
    const act = (label: string, onclick: () => void) =>
      h('button', { type: 'button', class: 'link', onclick }, label);
    const [mark, rest] = isTouched ? t.form.stillOfSample : t.form.ofSample;
    put(
      strip,
      samples.size > 0 && [
        h('span', null, h('i', null, mark), rest),
        act(isTouched ? t.form.emptySample : t.form.startEmpty, emptySample),
      ],
      (isTouched || samples.size === 0) && act(t.form.backToSample, backToSample),
    );
  };
  /** Empties what is left of the example. A choice stays: it always has a value. */
  function emptySample(): void {
    for (const name of samples) if (!isChoice(properties[name] ?? {})) controls.get(name)?.set(undefined);
    samples.clear();
    isTouched = true;
    showSamples();
    announceChange(element);
  }
  function backToSample(): void {
    fillSample();
    announceChange(element);
  }
  function fillSample(): void {
    fill(sample);
    for (const name of Object.keys(sample)) if (controls.has(name)) samples.add(name);
    showSamples();
  }
  const element = h(
    'div',
    { class: 'stack' },
    strip,
    h('div', { class: 'fields' }, [...elements]),
    rare.element,
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
      if (name !== '') {
        isTouched = true;
        samples.delete(name);
        showSamples();
      }
      showRead();
    },
    { capture: true },
  );
  showSamples();
  showRead();

  function fill(values: Values): void {
    isTouched = false;
    samples.clear();
    for (const [name, control] of controls) control.set(values[name]);
    rare.openOnly([...rareOf].flatMap(([name, field]) => (values[name] === undefined ? [] : [field])));
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

  /** The place of a value: the field itself, or an item of its list. */
  function placeAt([name, ...inside]: Path): Place | undefined {
    const control = controls.get(String(name));
    if (!control) return undefined;
    const label = labels.get(String(name)) ?? String(name);
    const [place] = inside;
    const inner = properties[String(name)]?.properties?.[String(place)];
    return {
      label:
        typeof place === 'number' ? `${label} ${place + 1}` : inner ? labelOf(String(place), inner) : label,
      focus() {
        openRare(String(name));
        control.focus(inside);
      },
      fail(message) {
        openRare(String(name));
        control.fail(inside, message);
      },
    };
  }
  const placesAt = (fields: readonly string[]) => fields.flatMap((name) => placeAt([name]) ?? []);

  return {
    element,
    values() {
      const all = [...controls].map(([name, control]) => [name, control.get()] as const);
      return Object.fromEntries(all.filter(([name, value]) => value !== undefined && !isHidden(name)));
    },
    fill,
    fillSample,
    isSample: () => samples.size > 0 && !isTouched,
    ofSample: () =>
      isTouched ? placesAt([...samples].filter((name) => !units.has(name) && !isHidden(name))) : [],
    lacking: () =>
      placesAt(
        names.filter(
          (name) => required.includes(name) && !isHidden(name) && controls.get(name)?.get() === undefined,
        ),
      ),
    placesOf: (faults) =>
      faults.flatMap((fault) => {
        const [, ...inside] = pathOf(fault.field);
        const name = nameOf(fault.field);
        const place = name === undefined ? undefined : placeAt([name, ...inside]);
        if (name === undefined || !place) return [];
        return [
          {
            ...place,
            fault,
            path: [name, ...inside],
            hasFocus: () => controls.get(name)?.element.contains(document.activeElement) ?? false,
            isEmpty: valueAt(valueOf(name), inside) === undefined,
          },
        ];
      }),
    open([name, ...inside]) {
      openRare(String(name));
      controls.get(String(name))?.open?.(inside);
    },
    answered(answer, output) {
      for (const control of controls.values()) control.answered?.(answer, output);
    },
    change(changes) {
      for (const [[first, ...inside], value] of changes) {
        const name = String(first);
        const control = controls.get(name);
        control?.set(withAt(control.get(), inside, value));
        samples.delete(name);
        if (value !== undefined) openRare(name);
      }
      isTouched = true;
      showSamples();
      showRead();
      announceChange(element);
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

/** A value with another one at a place inside. */
function withAt(whole: unknown, [key, ...inside]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const changed = withAt(valueAt(whole, [key]), inside, value);
  return Array.isArray(whole)
    ? whole.map((one: unknown, i) => (i === key ? changed : one))
    : { ...(whole as object), [key]: changed };
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
