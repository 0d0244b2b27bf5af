import type { SchemaNode } from '../../src/pipeline/schema.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { below, between, chance, pick, type Random } from '../../src/lib/random.ts';

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'toJSON',
  'then',
];
const TEXTS = [
  ...['', ' ', '\u0000', '\r\n', '%', '%00', '%ff', '%c3%28', '%2e%2e', '..', '/', '//', '?', '#', '&&', '='],
  ...[
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '-1',
    '0',
    '9007199254740993',
    '1'.repeat(400),
    '0'.repeat(99),
  ],
  ...[
    "' or 1=1 --",
    '<script>',
    '{{7*7}}',
    '${x}',
    '[object Object]',
    '(a+)+$',
    'validate',
    'true',
    '[',
    '{',
    '"',
  ],
  ...['😀', '\uD800', 'é', 'İ', 'ﬃ', '\u202E', '\uFEFF', 'e\u0301'.repeat(99), 'a'.repeat(2000)],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '24:00', '11144477735', 'SP'],
];
const NUMBERS = [0, -0, 1, -1, 0.1, 1e-9, 0.005, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];

export const hostileName = (random: Random): string => pick(random, chance(random, 1, 3) ? NAMES : TEXTS);

/** A value that no field asks for. */
export function hostileValue(random: Random, depth = 0): unknown {
  switch (below(random, depth > 4 ? 4 : 7)) {
    case 0:
      return pick(random, NUMBERS);
    case 1:
      return pick(random, [true, false, null]);
    case 2:
    case 3:
      return hostileName(random);
    case 4:
      return Array.from({ length: below(random, 4) }, () => hostileValue(random, depth + 1));
    default:
      return objectOf(
        Array.from({ length: below(random, 4) }, () => [
          hostileName(random),
          hostileValue(random, depth + 1),
        ]),
      );
  }
}

/** Own fields, whatever their names. */
function objectOf(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries);
}

const digitsOf = (random: Random, length: number) => Array.from({ length }, () => below(random, 10)).join('');

/** Something like what a schema asks for, at its borders and one step beyond them too. */
export function valueFor(random: Random, schema: SchemaNode, sample: unknown): unknown {
  if (schema.wrapped) return valueFor(random, schema.wrapped, sample);
  const [base = schema, ...rules] = schema.pipe ?? [schema];
  if (base !== schema && base.wrapped) return valueFor(random, base, sample);
  if (sample !== undefined && chance(random, 1, 2)) return sample;
  switch (base.type) {
    case 'number':
      return numberFor(random, rules);
    case 'boolean':
      return chance(random, 1, 2);
    case 'picklist':
      return pick(random, base.options ?? ['']);
    case 'union':
      return valueFor(random, pick(random, base.options as readonly SchemaNode[]), sample);
    case 'array': {
      const samples: readonly unknown[] = Array.isArray(sample) ? sample : [];
      return Array.from({ length: below(random, 5) }, (_, i) =>
        valueFor(random, base.item as SchemaNode, samples[i] ?? samples[0]),
      );
    }
    case 'object':
      return inputFor(random, base.entries ?? {}, sample);
    default:
      return textFor(random, sample);
  }
}

function numberFor(random: Random, rules: readonly SchemaNode[]): number {
  const borders = rules.flatMap(({ requirement }) => (typeof requirement === 'number' ? [requirement] : []));
  const isWhole = rules.some(({ type }) => type === 'integer');
  const kind = below(random, 4);
  if (kind === 0 && borders.length > 0) return pick(random, borders) + pick(random, [-1, 0, 0, 1]);
  if (kind === 1) return pick(random, NUMBERS);
  const most = pick(random, [10, 100, 3_000, 1_000_000]);
  return isWhole || chance(random, 1, 2) ? below(random, most) : below(random, most * 100) / 100;
}

function textFor(random: Random, sample: unknown): string {
  switch (below(random, 6)) {
    case 0:
      return digitsOf(random, between(random, 1, 20));
    case 1:
      return `20${digitsOf(random, 2)}-${pick(random, ['01', '02', '12'])}-${pick(random, ['01', '29', '31'])}`;
    case 2:
      return pick(random, TEXTS);
    default: {
      const text =
        typeof sample === 'string' ? sample : pick(random, ['abc', 'Maria da Silva', 'SP', '10:30']);
      const at = below(random, text.length + 1);
      return text.slice(0, at) + pick(random, TEXTS).slice(0, 5) + text.slice(at + below(random, 3));
    }
  }
}

/** An object with some of the entries' fields. */
export function inputFor(
  random: Random,
  entries: Readonly<Record<string, SchemaNode>>,
  sample: unknown,
): Record<string, unknown> {
  const samples = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {};
  const kept = Object.entries(entries).filter(([field]) => field in samples || chance(random, 1, 4));
  return objectOf(kept.map(([field, schema]) => [field, valueFor(random, schema, samples[field])]));
}

/** An input of the tool: one of its examples, something made after its schema, or either with hostile parts. */
export function inputOf(random: Random, tool: AnyTool): Record<string, unknown> {
  const schema = pick(random, [tool.input, ...Object.values(tool.byAction ?? {})]);
  const sample = (tool.examples.length > 0 ? pick(random, tool.examples).input : {}) as Record<
    string,
    unknown
  >;
  const input = chance(random, 1, 4)
    ? { ...sample }
    : inputFor(random, schema.entries as unknown as Record<string, SchemaNode>, sample);
  if (chance(random, 1, 2)) return input;
  for (let i = below(random, 3); i >= 0; i--) {
    const name = chance(random, 2, 3)
      ? pick(random, [...Object.keys(schema.entries), ''])
      : hostileName(random);
    Object.defineProperty(input, name, {
      value: hostileValue(random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    if (chance(random, 1, 4)) delete input[pick(random, [...Object.keys(input), ''])];
  }
  return input;
}

/** JSON of a value, or what a broken or hostile writer makes of it. */
export function jsonOf(random: Random, value: unknown): string {
  const text = JSON.stringify(value);
  const at = below(random, text.length);
  switch (below(random, 24)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return (
        text.slice(0, at) +
        pick(random, ['\\u0000', '\u0000', ',', '"', '}', '\\', '/**/', '\uFEFF']) +
        text.slice(at)
      );
    case 2:
      return text.replace('{', '{"__proto__":{"polluted":true},');
    case 3:
      return text.replace('{', '{"constructor":{"prototype":{"polluted":true}},');
    case 4:
      return text.replace('{', `{"deep":${nested(random, pick(random, [31, 32, 33, 1_000, 100_000]))},`);
    case 5:
      return text.replace(
        /\d+/,
        pick(random, ['1e999', '-0', '1e-400', '9'.repeat(400), '01', '.5', '0x10']),
      );
    case 6:
      return pick(random, [
        '',
        ' ',
        'null',
        '[]',
        '"x"',
        '1',
        'true',
        '[{}]',
        '{}',
        '\uFEFF{}',
        '{} {}',
        'NaN',
      ]);
    default:
      return text;
  }
}

function nested(random: Random, depth: number): string {
  return chance(random, 1, 2)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** A query of a value's fields, well encoded, raw, or with fields twice. */
export function queryOf(random: Random, value: Readonly<Record<string, unknown>>): string {
  const raw = chance(random, 1, 8);
  const pairs = Object.entries(value).flatMap(([field, part]) => {
    const text = typeof part === 'object' ? JSON.stringify(part) : String(part);
    const pair = raw ? `${field}=${text}` : new URLSearchParams([[field, text]]).toString();
    return chance(random, 1, 40) ? [pair, pair] : [pair];
  });
  if (chance(random, 1, 20))
    pairs.push(pick(random, ['', '=', '%', '&', '__proto__[polluted]=1', '?a', '%E0%A4%A']));
  return pairs.join('&');
}
