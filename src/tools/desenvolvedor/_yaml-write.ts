import { Scalar, type ScalarTag, stringify, type Tags } from 'yaml';
import { readJson } from './_json/read.ts';
import { JsonSyntaxError } from './_json/scan.ts';
import type { JsonNode } from './_json/tree.ts';
import { MAX_DEPTH, YamlError } from './_yaml-error.ts';

/** Values of the JSON: the library spends some 10 µs on each. */
const MAX_VALUES = 3000;

/** YAML in block style of a text of JSON. Throws `YamlError`. */
export function writeYaml(text: string, indent: number): string {
  const { root, facts } = read(text);
  const [repeated] = facts.duplicateKeys;
  if (repeated) throw new YamlError('duplicate-key', null, repeated.line);
  if (facts.depth > MAX_DEPTH) throw new YamlError('depth', null);
  let values = 0;

  function valueOf(node: JsonNode): unknown {
    if (++values > MAX_VALUES) throw new YamlError(null, null);
    if (typeof node === 'string') return scalarOf(node);
    if ('items' in node) return node.items.map(valueOf);
    // A plain object would put the names that are numbers first.
    return new Map(node.members.map(({ name, value }) => [textOf(name), valueOf(value)]));
  }

  const yaml = stringify(typeof root === 'string' ? scalarOf(root, true) : valueOf(root), {
    indent,
    lineWidth: 0,
    blockQuote: 'literal',
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: withPoints,
  });
  return yaml.replace(UNPRINTABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Characters that YAML 1.2.2 (5.1) does not print, that YAML 1.1 takes for a line break, or that a reader drops as the
 * mark of an encoding. The library writes them as they are.
 */
const UNPRINTABLE = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** Tags that write an exponent after a point, as a number of YAML 1.1 has it: 1.0e-7. */
function withPoints(tags: Tags): Tags {
  const pointed = { stringify: ({ value }: Scalar) => String(value).replace(/^(-?\d+)e/, '$1.0e') };
  return tags.map((tag) =>
    (tag as ScalarTag).format === 'EXP' ? { ...(tag as ScalarTag), ...pointed } : tag,
  );
}

/**
 * Puts a text in double quotes where the library would not: only there may a character be escaped, a block may lose the
 * spaces that it begins with, libyaml refuses one that begins with a tab, PyYAML and Psych one at the top, which has no
 * indentation, and `=` has a type of its own in YAML 1.1.
 */
function textOf(text: string, isTop = false): unknown {
  const fails = isTop ? /^=$|\n/ : /^=$|^\n*[ \t]/;
  if (text.search(UNPRINTABLE) < 0 && !fails.test(text)) return text;
  const quoted = new Scalar(text);
  quoted.type = Scalar.QUOTE_DOUBLE;
  return quoted;
}

function read(text: string) {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new YamlError(error.tooDeep ? 'depth' : 'syntax', error.position);
  }
}

function scalarOf(token: string, isTop = false): unknown {
  if (/^-?\d+$/.test(token)) return BigInt(token);
  const value = JSON.parse(token) as unknown;
  if (typeof value === 'number' && !Number.isFinite(value)) throw new YamlError('not-json', null);
  if (typeof value === 'string') return textOf(value, isTop);
  if (typeof value !== 'number' || !String(value).includes('e')) return value;
  const scientific = new Scalar(value);
  scientific.format = 'EXP';
  return scientific;
}
