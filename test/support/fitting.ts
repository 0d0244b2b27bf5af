import * as v from 'valibot';
import { states } from '../../src/data/states.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { below, chance, pick, type Random } from '../../src/lib/random.ts';
import type { Path } from '../../src/pipeline/path.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';

/** Texts in which every switch of a text tool changes something. */
const RICH = [
  'Ação e ação, acao: TRÊS  pães às 10h\nUm dois  dois Á {x} ☺',
  'Ação é três',
  'um\nDois\ndois \n',
  'um\n dois\ndois',
];

/** Texts for fields that say no more than that they are a text, by kind. */
const TEXTS: readonly (readonly string[])[] = [
  [
    '2020-01-20',
    '2023-06-05',
    '2025-03-10',
    '2026-02-16',
    '2026-02-18',
    '2026-06-04',
    '2026-10-28',
    '2026-12-24',
    '2027-03-01',
    '2027-03-09',
  ],
  ['2023-04', '2025-11', '02-29', '2026-03-05T10:30:00.000Z', '2027-01-31T03:00:00Z'],
  ['00:00', '02:00', '05:30', '19:00', '23:45'],
  states,
  ['a', 'ma', 'e'],
  ['1', '12,3', 'sha512', 'md5', 'snake_case', 'UPPERCASE'],
];

/** Tries for a value that its schema accepts. */
const TRIES = 8;

/** A value that a field accepts, often one of these or like it; undefined where none is found. */
export function fittingValue(random: Random, node: SchemaNode, samples: readonly unknown[]): unknown {
  for (let tries = 0; tries < TRIES; tries++) {
    const value = draw(random, node, samples);
    if (value !== undefined && v.is(node as never, value)) return value;
  }
  return undefined;
}

function draw(random: Random, node: SchemaNode, samples: readonly unknown[]): unknown {
  const sample = samples.length > 0 ? pick(random, samples) : undefined;
  const steps = stepsOf(node);
  const [base] = steps as [SchemaNode];
  if (sample !== undefined && chance(random, 1, 4)) return sample;
  switch (base.type) {
    case 'number':
      return drawNumber(random, steps, sample);
    case 'boolean':
      return chance(random, 1, 2);
    case 'picklist':
      return pick(random, base.options ?? []);
    case 'union':
      return draw(random, pick(random, base.options as readonly SchemaNode[]), samples);
    case 'array':
      return drawList(random, base.item as SchemaNode, sample);
    case 'object':
      return drawObject(random, base.entries ?? {}, samples);
    default:
      return typeof sample === 'string' && chance(random, 1, 2)
        ? changedText(random, sample)
        : drawText(random, sample);
  }
}

/** A text, mostly of the kind of a sample: a date where that is one. */
function drawText(random: Random, sample: unknown): string {
  const formOf = (text: unknown) => String(text).replaceAll(/\d/g, '0');
  const like = TEXTS.find((texts) => texts.some((text) => formOf(text) === formOf(sample))) ?? RICH;
  return pick(random, chance(random, 1, 2) ? like : pick(random, [...TEXTS, RICH]));
}

function drawNumber(random: Random, steps: readonly SchemaNode[], sample: unknown): number {
  const boundOf = (type: string) =>
    steps.find((step) => step.type === type)?.requirement as number | undefined;
  const [least = -1_000_000, most = 10_000_000] = [boundOf('min_value'), boundOf('max_value')];
  const isWhole = steps.some(({ type }) => type === 'integer');
  const places = isWhole ? 0 : (steps.find((step) => step.places !== undefined)?.places ?? 2);
  const isNarrow = most - least < 1000;
  if (isNarrow && chance(random, 1, 3))
    return Number((least + (below(random, 1000) / 999) * (most - least)).toFixed(places));
  const scaled =
    typeof sample === 'number' && sample !== 0 && chance(random, 1, 2)
      ? sample * pick(random, [0.3, 0.8, 1.1, 2, 10])
      : pick(random, [least, 0, 0, -10]) +
        below(random, pick(random, [3, 10, 100, 3000, 10_000_000])) / pick(random, [1, 1, 100]);
  return Number(Math.min(Math.max(scaled, least), most).toFixed(places));
}

function drawList(random: Random, item: SchemaNode, sample: unknown): unknown[] {
  const samples: readonly unknown[] = Array.isArray(sample) ? sample : [];
  const length = chance(random, 1, 2) ? samples.length : below(random, 4);
  const items = Array.from({ length }, (_, i) =>
    fittingValue(random, item, samples[i] === undefined ? samples : [samples[i]]),
  );
  return items.filter((one) => one !== undefined);
}

function drawObject(
  random: Random,
  entries: Readonly<Record<string, SchemaNode>>,
  samples: readonly unknown[],
): Record<string, unknown> {
  const records = samples.filter((one) => typeof one === 'object' && one !== null);
  const sample = records.length > 0 ? pick(random, records) : {};
  const drawn = Object.entries(entries).flatMap(([name, node]) => {
    const isLeftOut = node.wrapped !== undefined && chance(random, 1, name in sample ? 5 : 2);
    const value = isLeftOut ? undefined : fittingValue(random, node, samplesAt(records, [name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(drawn);
}

/** A text with its last digits, its blanks, or the case of some letters in another way. */
function changedText(random: Random, text: string): string {
  switch (below(random, 3)) {
    case 0:
      return text.replace(/\d(?=\D*\d?\D*$)/g, () => String(below(random, 10)));
    case 1:
      return text.replace(/\s/g, (blank) => blank + pick(random, ['', ' ']));
    default:
      return text.replace(/\p{L}/gu, (letter) => (chance(random, 1, 3) ? letter.toUpperCase() : letter));
  }
}

/** The values at a path in each of several values, of all items where it names one. */
export function samplesAt(values: readonly unknown[], [key, ...rest]: Path): readonly unknown[] {
  if (key === undefined) return values.filter((value) => value !== undefined);
  const inside = values.flatMap((value): readonly unknown[] => {
    if (typeof key === 'number') return Array.isArray(value) ? value : [];
    return typeof value === 'object' && value !== null
      ? [(value as Readonly<Record<string, unknown>>)[key]]
      : [];
  });
  return samplesAt(inside, rest);
}

/** The values at a path in the examples of a tool. */
export const examplesAt = (tool: AnyTool, path: Path): readonly unknown[] =>
  samplesAt(
    tool.examples.map(({ input }) => input),
    path,
  );
