/** Inputs that differ from an example in one field: at each bound of it, one step beyond, and in each choice. */
import type { SchemaNode } from '../../src/pipeline/schema.ts';
import type { AnyTool } from '../../src/kit/tool.ts';

type Input = Readonly<Record<string, unknown>>;

/** Dates at ends of months and years, a leap day, and days that do not exist. */
const DATES = [
  '2026-01-01',
  '2025-12-31',
  '2024-02-29',
  '2025-03-30',
  '2026-02-29',
  '2026-11-20',
  '1988-02-01',
];
const TIMES = ['00:00', '23:59', '05:07', '24:00'];
const MOST_CHOICES = 12;

function numbers(rules: readonly SchemaNode[], sample: unknown): number[] {
  const step = rules.some(({ type }) => type === 'integer') ? 1 : 0.01;
  const bounds = rules.flatMap(({ requirement }) => (typeof requirement === 'number' ? [requirement] : []));
  const around = bounds.flatMap((bound) => [bound - step, bound, bound + step]);
  const near =
    typeof sample === 'number' ? [sample + 1, Math.floor(sample * 1.7), Math.ceil(sample / 3)] : [2, 37];
  return [0, ...around, ...near].map((value) => Number(value.toPrecision(12)));
}

function texts(sample: unknown): unknown[] {
  if (typeof sample !== 'string') return ['x', '2026-05-04', '08:30'];
  if (/^\d{4}-\d{2}-\d{2}$/.test(sample)) return DATES;
  if (/^\d{4}-\d{2}$/.test(sample)) return DATES.map((date) => date.slice(0, 7));
  if (/^\d{2}:\d{2}$/.test(sample)) return TIMES;
  return [
    '',
    ` ${sample} `,
    sample.toUpperCase(),
    sample.slice(1),
    `${sample} é${sample}`,
    sample.replace(/\d/, '7'),
  ];
}

/** Other values of a field than the one of an example. */
function valuesOf(schema: SchemaNode, sample: unknown): unknown[] {
  const { wrapped, default: assumed } = schema as SchemaNode & { readonly default?: unknown };
  if (wrapped) return valuesOf(wrapped, sample ?? (typeof assumed === 'function' ? undefined : assumed));
  const [base = schema, ...rules] = schema.pipe ?? [schema];
  if (base !== schema && base.wrapped) return valuesOf(base, sample);
  switch (base.type) {
    case 'number':
      return numbers(rules, sample);
    case 'boolean':
      return [true, false];
    case 'picklist':
      return (base.options ?? []).slice(0, MOST_CHOICES);
    case 'union':
      return (base.options as readonly SchemaNode[]).flatMap((option) => valuesOf(option, sample));
    case 'array':
      return lists(base.item as SchemaNode, Array.isArray(sample) ? sample : []);
    case 'object':
      return objects(base.entries ?? {}, (sample ?? {}) as Input);
    default:
      return texts(sample);
  }
}

function lists(item: SchemaNode, sample: readonly unknown[]): unknown[] {
  const others = valuesOf(item, sample[0]);
  return [[], sample.slice(1), [...sample, ...sample], ...others.map((other) => [other, ...sample.slice(1)])];
}

function objects(entries: Readonly<Record<string, SchemaNode>>, sample: Input): Input[] {
  return Object.entries(entries).flatMap(([field, schema]) => {
    const { [field]: own, ...others } = sample;
    const without = own === undefined ? [] : [others];
    return [...without, ...valuesOf(schema, own).map((value) => ({ ...sample, [field]: value }))];
  });
}

/** Each example of a tool, and what differs from it in one field. */
export function variedInputs({ input, examples }: AnyTool): Input[] {
  const entries = input.entries as unknown as Readonly<Record<string, SchemaNode>>;
  return examples.flatMap(({ input: sample }) => [sample as Input, ...objects(entries, sample as Input)]);
}
