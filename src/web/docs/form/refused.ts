/** The page's own sentence about a value that the service refuses, and the values that mend it. */
import { likelyMeant } from '../../../lib/text/spelling.ts';
import { showValue } from '../answer/values.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import { isMoney } from '../core/money.ts';
import type { Fault, Schema, Values } from '../core/types.ts';
import { roundWords } from '../parts/schema-words.ts';
import type { Path } from './control.ts';
import { choicesOf } from './one-value.ts';

export interface Cure {
  readonly label: string;
  /** The values to set, each at its place in the form. */
  readonly changes: readonly (readonly [path: Path, value: unknown])[];
}

export interface RefusedWords {
  readonly text: string;
  readonly cures: readonly Cure[];
}

export interface RefusedParts {
  readonly schema: Schema;
  readonly values: Values;
  readonly path: Path;
  readonly fault: Fault;
  /** The message of the fault, in labels. */
  readonly said: string;
  /** Values that had an answer: those of the last good one, or the example's. */
  readonly good: Values;
}

/** Longest value that stands in a button, in characters. */
const SHORT = 30;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, key) => (Object(one) as Record<string | number, unknown>)[key], value);

const schemaAt = (schema: Schema, path: Path): Schema =>
  path.reduce<Schema>(
    (one, key) => (typeof key === 'number' ? one.items : one.properties?.[key]) ?? {},
    schema,
  );

export function describeRefused(context: Context, parts: RefusedParts): RefusedWords {
  const { path, values } = parts;
  const own = dates(context, parts) ?? value(context, parts);
  if (own && own.cures.length > 0) return own;
  const before = valueAt(parts.good, path);
  const written = shown(context, parts, before);
  const isCure =
    before !== undefined &&
    typeof before !== 'object' &&
    written.length <= SHORT &&
    before !== valueAt(values, path);
  return {
    text: own?.text ?? sentence(parts.said),
    cures: isCure ? [{ label: context.t.form.use(written), changes: [[path, before]] }] : [],
  };
}

/** A sentence of the service begins with a capital and ends with a full stop. */
export const sentence = (text: string) =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1).replace(/\.?$/, '.');

/** A value as it stands in the form, with the unit that is chosen beside it. */
function shown(context: Context, { schema, values, path }: RefusedParts, one: unknown): string {
  const own = schemaAt(schema, path);
  const { 'x-unit': unit, 'x-unitField': beside } = own;
  // One of a unit is not several: `1 meses`.
  if (Math.abs(Number(one)) === 1 && unit !== undefined && /\p{L}{3}s\b/u.test(unit))
    return context.f.number(Number(one));
  if (unit === undefined || beside === undefined) return showValue(context, one, own);
  const parent = path.slice(0, -1);
  const holder = schemaAt(schema, [...parent, beside]);
  const chosen = valueAt(values, [...parent, beside]) ?? holder.default;
  const word = showValue(context, chosen, holder).toLowerCase();
  return showValue(context, one, { ...own, 'x-unit': unit.includes(word) ? word : `${unit} ${word}` });
}

/** Two days in the wrong order, where the service names the other one. */
function dates(context: Context, { schema, values, path, fault }: RefusedParts): RefusedWords | null {
  const { t } = context;
  const parent = path.slice(0, -1);
  const name = String(path.at(-1));
  const { properties = {} } = schemaAt(schema, parent);
  const own = valueAt(values, path);
  const other = Object.keys(properties).find(
    (one) =>
      one !== name && properties[one]?.format === 'date' && new RegExp(`\\b${one}\\b`).test(fault.message),
  );
  if (other === undefined || properties[name]?.format !== 'date') return null;
  const there = valueAt(values, [...parent, other]);
  if (typeof own !== 'string' || typeof there !== 'string' || own === there) return null;
  const label = (one: string) => labelOf(one, properties[one]);
  const day = (one: string) => showValue(context, one, { format: 'date' });
  return {
    text: t.form.inOrder(label(name), label(other), own < there, day(own), day(there)),
    cures: [
      {
        label: t.form.swap,
        changes: [
          [path, there],
          [[...parent, other], own],
        ],
      },
    ],
  };
}

function value(context: Context, parts: RefusedParts): RefusedWords | null {
  const { t, f } = context;
  const { schema, values, path } = parts;
  const own = schemaAt(schema, path);
  const sent = valueAt(values, path);
  const use = (...found: readonly unknown[]): readonly Cure[] =>
    [...new Set(found)].map((one) => ({
      label: t.form.use(shown(context, parts, one)),
      changes: [[path, one]],
    }));
  const choices = choicesOf(own);
  if (choices) {
    if (choices.some((one) => one.value === sent)) return null;
    const [near] = likelyMeant(
      String(sent),
      choices.flatMap((one) => [one.label, String(one.value)]),
    );
    const meant = choices.find((one) => near === one.label || near === String(one.value));
    return { text: t.form.notListed(String(sent)), cures: meant ? use(meant.value) : [] };
  }
  const kind = Array.isArray(own.type) ? (own.type[0] as string) : own.type;
  if (kind === 'number' || kind === 'integer') {
    if (typeof sent !== 'number') return { text: t.form.notNumber(String(sent)), cures: [] };
    return number(context, own, sent, (one) => shown(context, parts, one), use);
  }
  if (kind === 'array' && Array.isArray(sent) && own.maxItems !== undefined && sent.length > own.maxItems) {
    const most = own.maxItems;
    const cure = { label: t.form.firstOnes(most), changes: [[path, sent.slice(0, most)] as const] };
    return { text: t.form.tooMany(f.number(most), f.number(sent.length)), cures: [cure] };
  }
  if (kind !== 'string' || typeof sent !== 'string') return null;
  const { maxLength, minLength, pattern = '' } = own;
  if (maxLength !== undefined && sent.length > maxLength) {
    const cure = {
      label: t.form.cut(f.number(maxLength)),
      changes: [[path, sent.slice(0, maxLength)] as const],
    };
    return { text: t.form.tooLong(f.number(maxLength), f.number(sent.length)), cures: [cure] };
  }
  if (minLength !== undefined && sent.length < minLength)
    return { text: t.form.tooShort(f.number(minLength), f.number(sent.length)), cures: [] };
  const form = t.tool.writtenAs[pattern];
  if (form === undefined || new RegExp(pattern).test(sent)) return null;
  // A month is written with its year last.
  const [, month, year] = /^(\d{1,2})[/-](\d{4})$/.exec(sent.trim()) ?? [];
  const isMonth = year !== undefined && new RegExp(pattern).test(`${year}-${month?.padStart(2, '0')}`);
  return {
    text: t.form.notWritten(sent, form),
    cures: isMonth ? use(`${year}-${month?.padStart(2, '0')}`) : [],
  };
}

function number(
  context: Context,
  own: Schema,
  sent: number,
  write: (value: number) => string,
  use: (...found: readonly unknown[]) => readonly Cure[],
): RefusedWords | null {
  const { t } = context;
  const { minimum, maximum, exclusiveMinimum } = own;
  const least = exclusiveMinimum ?? minimum ?? -Infinity;
  const most = maximum ?? Infinity;
  const isWhole = own.type === 'integer';
  const isIn = (one: number) =>
    (exclusiveMinimum === undefined ? one >= least : one > least) &&
    one <= most &&
    (!isWhole || Number.isInteger(one));
  const bound = (one: number) =>
    Math.abs(one) >= 1e6 && !own['x-unitField'] ? roundWords(context, one) : write(one);
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? t.form.between(isMoney(own) ? bound(minimum) : context.f.number(minimum), bound(maximum))
      : exclusiveMinimum !== undefined && maximum !== undefined
        ? t.form.aboveUpTo(bound(exclusiveMinimum), bound(maximum))
        : maximum !== undefined
          ? t.form.upTo(bound(maximum))
          : exclusiveMinimum !== undefined
            ? t.form.above(bound(exclusiveMinimum))
            : t.form.from(bound(least));
  // A measure may have been typed in another unit of it. Money and counts have none.
  const scales = own['x-unit'] !== undefined && !isMoney(own) && !isWhole && sent > 0 ? [100, 1000] : [];
  const scaled = (by: (scale: number) => number) =>
    scales
      .map((scale) => Number(by(scale).toPrecision(12)))
      .filter(isIn)
      .slice(0, 1);
  if (sent > most)
    return { text: t.form.tooHigh(write(sent), bounds), cures: use(...scaled((by) => sent / by), most) };
  if (sent < least || sent === exclusiveMinimum) {
    const turned = sent < 0 && isIn(-sent) ? [-sent] : [];
    const first = exclusiveMinimum === undefined ? [least] : [];
    return {
      text: t.form.tooLow(write(sent), bounds),
      cures: use(...turned, ...scaled((by) => sent * by), ...first),
    };
  }
  if (isWhole && !Number.isInteger(sent))
    return {
      text: t.form.notWhole(write(sent)),
      cures: use(...[Math.floor(sent), Math.ceil(sent)].filter(isIn)),
    };
  return null;
}
