/** The fields of a form: a control each, some as the unit of another one, some in groups that a call takes one way of. */
import type { Context } from '../core/context.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Schema } from '../core/types.ts';
import { isUnread } from './conditions.ts';
import { announceChange, type Control } from './control.ts';
import { createControl, isTyped } from './create.ts';
import { unitControl } from './one-value.ts';
import { tellMeasure } from './understood.ts';
import { type Ways, waysControl } from './ways.ts';

interface Group extends Ways {
  readonly names: readonly string[];
}

type Labels = ReadonlyMap<string, string>;
type Controls = ReadonlyMap<string, Control>;

export interface Fields {
  readonly schema: Schema;
  readonly names: readonly string[];
  readonly labels: Labels;
  readonly controls: Controls;
  readonly groups: readonly Group[];
  groupOf(name: string): Group | undefined;
  /** Gives the field that holds an element; empty where none does. */
  nameAt(target: EventTarget | null): string;
  /** Tests that a field stands in another one, as its unit. */
  isUnit(name: string): boolean;
  /** Tests that a field belongs to a way that is not chosen. */
  isOfOtherWay(name: string): boolean;
  /** Tests that the call does not read a field beside what the others hold. */
  isUnread(name: string): boolean;
  /** Tests that a field is not sent. */
  isHidden(name: string): boolean;
  /** Gives the value that is sent. */
  valueOf(name: string): unknown;
  /** Shows the fields that are read, and how rates and terms were understood. */
  show(): void;
}

export function createFields(
  context: Context,
  schema: Schema,
  names: readonly string[],
  shown: readonly string[],
): Fields {
  const { properties = {} } = schema;
  const labels = new Map(names.map((name) => [name, labelOf(name, properties[name])]));
  const unitOf = unitsIn(schema, names);
  const units = new Set(unitOf.values());
  const controls = makeControls(context, schema, shown, labels, unitOf);
  const groups = makeGroups(context, schema, controls, labels);
  const fields: Fields = {
    ...{ schema, names, labels, controls, groups },
    groupOf: (name) => groups.find((group) => group.names.includes(name)),
    nameAt: (target) => names.find((name) => controls.get(name)?.element.contains(target as Node)) ?? '',
    isUnit: (name) => units.has(name),
    isOfOtherWay: (name) => fields.groupOf(name)?.isChosen(name) === false,
    isUnread: (name) => isUnread(schema, name, fields.valueOf),
    isHidden: (name) => fields.isOfOtherWay(name) || fields.isUnread(name),
    valueOf: (name) => (fields.isHidden(name) ? undefined : controls.get(name)?.get()),
    show() {
      for (const [name, control] of controls)
        control.element.hidden = fields.isUnread(name) && !units.has(name);
      for (const [name, unit] of unitOf) tellUnit(context, fields, name, unit);
    },
  };
  return fields;
}

/** The fields that stand in another one as its unit, by the name of that one. */
function unitsIn({ properties = {} }: Schema, names: readonly string[]): Labels {
  return new Map(
    names.flatMap((name) => {
      const unit = properties[name]?.['x-unitField'];
      return unit !== undefined && names.includes(unit) ? [[name, unit] as const] : [];
    }),
  );
}

function makeControls(
  context: Context,
  schema: Schema,
  shown: readonly string[],
  labels: Labels,
  unitOf: Labels,
): Controls {
  const { properties = {}, required = [] } = schema;
  const controls = new Map<string, Control>();
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
  for (const name of labels.keys()) {
    if (units.has(name)) continue;
    const unit = unitOf.get(name);
    const inside =
      unit === undefined
        ? undefined
        : unitControl({ ...partsOf(unit), create: createControl }, properties[name]?.['x-unit'] ?? '');
    const control = createControl({ ...partsOf(name), unit: inside?.element });
    controls.set(name, control);
    if (unit !== undefined && inside) controls.set(unit, { ...inside, fail: control.fail });
  }
  return controls;
}

/** Makes the choices between ways. A field stands in one of them. */
function makeGroups(context: Context, schema: Schema, controls: Controls, labels: Labels): readonly Group[] {
  const inGroup = new Set<string>();
  return (schema['x-either'] ?? []).flatMap((ways) => {
    const names = ways.flat();
    if (!areApart(ways) || !names.every((name) => controls.has(name) && !inGroup.has(name))) return [];
    for (const name of names) inGroup.add(name);
    return [{ names, ...waysControl(context, ways, controls, labels) }];
  });
}

/** Says a rate or a term in its other unit, below its field. */
function tellUnit(context: Context, { schema, controls, valueOf }: Fields, name: string, unit: string): void {
  const field = controls.get(unit);
  const choose = (value: string) => {
    field?.set(value);
    if (field) announceChange(field.element);
  };
  const isNominal = valueOf('conversaoTaxa') === 'nominal';
  const own = field?.get() ?? schema.properties?.[unit]?.default;
  controls.get(name)?.tell?.(tellMeasure(context, { value: valueOf(name), unit: own, isNominal, choose }));
}

/** Tests that each field belongs to one of several ways. */
function areApart(ways: readonly (readonly string[])[]): boolean {
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
