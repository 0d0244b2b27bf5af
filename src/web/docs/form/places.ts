/** Places of a form that its answer names. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Fault } from '../core/types.ts';
import type { Path } from './control.ts';
import type { Fields } from './fields.ts';
import { type Cure, valueAt } from './refused.ts';

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

/** `open` brings a rare field in the form. */
export function createPlaces(fields: Fields, open: (name: string) => void) {
  const { schema, controls, labels } = fields;

  /** The field of a fault: that of the chosen way, where another way is missing. */
  function nameOf(field: string): string | undefined {
    const sent = String(pathOf(field)[0]);
    return fields.isOfOtherWay(sent) ? fields.groupOf(sent)?.first() : sent;
  }

  /** The place of a value: the field itself, or an item of its list. */
  function placeAt([first, ...inside]: Path): Place | undefined {
    const name = String(first);
    const control = controls.get(name);
    if (!control) return undefined;
    const label = labels.get(name) ?? name;
    const [place] = inside;
    const inner = schema.properties?.[name]?.properties?.[String(place)];
    return {
      label:
        typeof place === 'number' ? `${label} ${place + 1}` : inner ? labelOf(String(place), inner) : label,
      focus() {
        open(name);
        control.focus(inside);
      },
      fail(message) {
        open(name);
        control.fail(inside, message);
      },
    };
  }

  function placeOf(fault: Fault): readonly FaultPlace[] {
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
        isEmpty: valueAt(fields.valueOf(name), inside) === undefined,
      },
    ];
  }

  return {
    ofFields: (names: readonly string[]): readonly Place[] => names.flatMap((name) => placeAt([name]) ?? []),
    ofFaults: (faults: readonly Fault[]) => faults.flatMap(placeOf),
  };
}

/** `canais[0].nome` is `['canais', 0, 'nome']`. */
function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, place]) =>
    place === undefined ? part : Number(place),
  );
}

/** Names places, each as a link to its field; in a sentence: `admissão, último dia e motivo`. */
export const linksTo = ({ t }: Context, places: readonly Place[], isSentence = true): Child =>
  places.map(({ label, focus }, i) => [
    i > 0 && (i === places.length - 1 ? ` ${t.form.and} ` : ', '),
    h('button', { type: 'button', class: 'link', onclick: focus }, isSentence ? inSentence(label) : label),
  ]);

/** A label inside a sentence begins with a small letter, unless it is an abbreviation. */
const inSentence = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Buttons that set the values that mend a fault. */
export const mendButtons = (
  kind: string,
  cures: readonly Cure[],
  change: (changes: Cure['changes']) => void,
): Child =>
  cures.map(({ label, changes }) => [
    ' ',
    h('button', { type: 'button', class: kind, onclick: () => change(changes) }, label),
  ]);
