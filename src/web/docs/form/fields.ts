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

export type Fields = ReturnType<typeof createFields>;

export function createFields(
  context: Context,
  schema: Schema,
  names: readonly string[],
  shown: readonly string[],
) {
  const { properties = {} } = schema;
  const labels = new Map(names.map((name) => [name, labelOf(name, properties[name])]));
  const unitOf = unitsIn(schema, names);
  const units = new Set(unitOf.values());
  const controls = makeControls(context, schema, shown, labels, unitOf);
  const groups = makeGroups(context, schema, controls, labels);
  const groupOf = (name: string) => groups.find((group) => group.names.includes(name));
  const isOfOtherWay = (name: string) => groupOf(name)?.isChosen(name) === false;
  /** Tests that the call does not read a field beside what the others hold. */
  const isUnreadNow = (name: string): boolean => isUnread(schema, name, valueOf);
  /** Tests that a field is not sent. */
  const isHidden = (name: string): boolean => isOfOtherWay(name) || isUnreadNow(name);
  const valueOf = (name: string): unknown => (isHidden(name) ? undefined : controls.get(name)?.get());
  return {
    ...{ schema, names, labels, controls, groups },
    ...{ groupOf, isOfOtherWay, isHidden, valueOf, isUnread: isUnreadNow },
    isUnit: (name: string) => units.has(name),
    /** Gives the field that holds an element; empty where none does. */
    nameAt: (target: EventTarget | null) =>
      names.find((name) => controls.get(name)?.element.contains(target as Node)) ?? '',
    /** Shows the fields that are read, and says rates and terms in their other unit. */
    show(): void {
      const isNominal = valueOf('conversaoTaxa') === 'nominal';
      for (const [name, control] of controls) control.element.hidden = isUnreadNow(name) && !units.has(name);
      for (const [name, unit] of unitOf) {
        const field = controls.get(unit);
        const choose = (value: string) => {
          field?.set(value);
          if (field) announceChange(field.element);
        };
        const own = field?.get() ?? properties[unit]?.default;
        const measured = { value: valueOf(name), unit: own, isNominal, choose };
        controls.get(name)?.tell?.(tellMeasure(context, measured));
      }
    },
  };
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
