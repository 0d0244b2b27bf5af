/** The order of a form: the fields that everybody fills in, and the words of those that come when they are asked for. */
import type { Context } from '../core/context.ts';
import { isMode } from './conditions.ts';
import type { Control } from './control.ts';
import type { Fields } from './fields.ts';
import { type RareField, rareField, rareFields } from './rare.ts';

/** Fields that stand in a form that requires none and has no example. */
const SHOWN = 5;

export interface Layout {
  readonly elements: readonly (HTMLElement | null)[];
  /** The words of the rare fields that are not in the form. */
  readonly words: HTMLElement;
  /** Puts a field in the form, where it is a rare one. */
  open(name: string): void;
  /** Puts these of the rare fields in the form, and takes out the others. */
  openOnly(names: readonly string[]): void;
  /** Shows fields and words as the form stands. */
  draw(): void;
}

/** `shown` are the fields that stand at the top in addition to the required ones. */
export function layOut(context: Context, fields: Fields, shown: readonly string[]): Layout {
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
    open: (name) => fieldsOf([name]).forEach(rare.open),
    openOnly: (own) => rare.openOnly(fieldsOf(own)),
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
