/** Phrases for what a field accepts, read off its own schema. Only errors need them. */
import type * as v from 'valibot';
import { areSynonyms } from './synonyms.ts';
import type { Language, Text } from '../../kit/texts.ts';
import { both, withMore } from '../../kit/texts.ts';
import type { ToolInput } from '../../kit/tool.ts';
import { oncePerObject } from '../../lib/once-per.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { nameOf, type Path } from '../path.ts';
import { valueAt } from '../needs.ts';
import { factsOf, nodeAt, shapeOf, type SchemaNode, stepsOf } from '../schema.ts';
import { MAX_LISTED } from './field-texts.ts';

/** Characters of an example that a message shows, and of one of a list or an object, which nothing else describes. */
const LONGEST_EXAMPLE = 60;
const LONGEST_OBJECT = 160;

/** Describes what a path of a tool's input accepts, with an article: `um número de 30 a 300, em cm, por exemplo 85`. */
export function acceptedForms(tool: ToolInput, schema: v.GenericSchema, path: Path): Text | null {
  const node = nodeAt(schema, path);
  if (!node) return null;
  const noun = nounOf(node);
  const example = stepsOf(node)[0]?.type === 'picklist' ? '' : exampleOf(tool, node, path);
  return noun && withExample(noun, example);
}

/** Describes what a missing field accepts, without an article: `valor em reais, por exemplo 3500`. */
export function wantedPhrase(tool: ToolInput, schema: v.GenericSchema, path: Path): Text | null {
  const node = nodeAt(schema, path);
  if (!node) return null;
  const { unit } = factsOf(node);
  // The unit of an amount says more than its range.
  const noun = unit?.noun
    ? both((language) => `${unit.noun?.[language]} ${inUnit(unit, language)}`)
    : nounOf(node);
  const example = stepsOf(node)[0]?.type === 'picklist' ? '' : exampleOf(tool, node, path);
  return (
    noun && both((language) => withExample(noun, example)[language].replace(/^(?:uma?|an?) (?!destes)/, ''))
  );
}

/** A message on a field, with an example where it shows none. */
export function withExampleAt(text: Text, tool: ToolInput, schema: v.GenericSchema, path: Path): Text {
  const node = nodeAt(schema, path);
  return node && !SHOWN.test(text.pt) ? withExample(text, exampleOf(tool, node, path)) : text;
}

const SHOWN = /\b(?:como|exemplo|repetir)\b|\bex\.|: /;

function withExample(text: Text, example: string): Text {
  if (example === '') return text;
  return { pt: `${text.pt}, por exemplo ${example}`, en: `${text.en}, for example ${example}` };
}

/** Lists the choices of a field, likely ones first. Of codes with names it lists the first twelve. */
export function choicesFor(node: SchemaNode, value: unknown): Text | null {
  const { type, options } = stepsOf(node)[0] as SchemaNode;
  if (type !== 'picklist' || !options) return null;
  const { names } = factsOf(node);
  const words = options.map(String);
  // An object resembles no choice, and `String` may throw for it.
  const sent = typeof value === 'object' ? '' : String(value);
  const near = likelyMeant(sent, words, areSynonyms);
  const named = names
    ? words.filter((word) => likelyMeant(sent, [names[word] as string], areSynonyms).length > 0)
    : [];
  const sorted = [...new Set([...near, ...named, ...words])];
  const shown = names ? sorted.slice(0, MAX_LISTED).map((word) => `${word} (${names[word]})`) : sorted;
  return withMore(shown, sorted.length - shown.length);
}

/** The limit of the last rule of a kind: a field that is piped further is made narrower. */
function limitOf(steps: readonly SchemaNode[], type: string): number | undefined {
  return steps.findLast((step) => step.type === type)?.requirement as number | undefined;
}

const nounOf = /* @__PURE__ */ oncePerObject(findNoun);

function findNoun(node: SchemaNode): Text | null {
  const steps = stepsOf(node);
  const { unit, noun } = factsOf(node);
  if (noun) return noun;
  const limit = (type: string) => limitOf(steps, type);
  const first = steps[0] as SchemaNode;
  switch (first.type) {
    case 'number': {
      const isInteger = steps.some(({ type }) => type === 'integer');
      const number = isInteger
        ? { pt: 'um número inteiro', en: 'an integer' }
        : { pt: 'um número', en: 'a number' };
      return both((language) => {
        const range = rangeOf(limit('min_value'), limit('gt_value'), limit('max_value'), language);
        const name = (unit?.noun ?? number)[language] + range;
        return unit ? `${name}${range && ','} ${inUnit(unit, language)}` : name;
      });
    }
    case 'string':
      return sizedNoun({ pt: 'um texto', en: 'a text' }, characters, limit('min_length'), shapeOf(node).max);
    case 'array':
      return sizedNoun({ pt: 'uma lista', en: 'a list' }, items, limit('min_length'), limit('max_length'));
    case 'boolean':
      return { pt: 'true ou false', en: 'true or false' };
    case 'object':
    case 'strict_object':
    case 'record':
      return { pt: 'um objeto', en: 'an object' };
    case 'picklist':
      return choicesNoun(node);
    default:
      return null;
  }
}

const characters: Text = { pt: 'caracteres', en: 'characters' };
const items: Text = { pt: 'itens', en: 'items' };

function choicesNoun(node: SchemaNode): Text {
  const choices = choicesFor(node, '') as Text;
  return { pt: `um destes: ${choices.pt}`, en: `one of: ${choices.en}` };
}

const inUnit = (unit: Text, language: Language) => `${language === 'pt' ? 'em' : 'in'} ${unit[language]}`;

const words = {
  pt: { from: 'de', upward: 'a partir de', to: 'a', upTo: 'até', above: 'maior que', and: 'e' },
  en: { from: 'from', upward: 'from', to: 'to', upTo: 'up to', above: 'greater than', and: 'and' },
} as const;

function rangeOf(
  min: number | undefined,
  above: number | undefined,
  max: number | undefined,
  language: Language,
): string {
  const { from, upward, to, upTo, above: beyond, and } = words[language];
  if (above !== undefined) return ` ${beyond} ${above}${max === undefined ? '' : ` ${and} ${upTo} ${max}`}`;
  if (min === undefined) return max === undefined ? '' : ` ${upTo} ${max}`;
  return max === undefined ? ` ${upward} ${min}` : ` ${from} ${min} ${to} ${max}`;
}

function sizedNoun(noun: Text, unit: Text, min: number | undefined, max: number | undefined): Text {
  return both((language) => {
    const range = rangeOf(min === 0 ? undefined : min, undefined, max, language);
    return `${noun[language]}${range && `${language === 'pt' && !min ? ' de' : ''}${range} ${unit[language]}`}`;
  });
}

/** The examples of a tool, each with the field that it is of: an action may have another one at a path. */
const examplesOf = /* @__PURE__ */ oncePerObject(
  (_tool: ToolInput) => new Map<string, { readonly node: SchemaNode; readonly example: string }>(),
);

/** Gives a value that the field accepts, written for a message; an empty text where nothing fits. */
function exampleOf(tool: ToolInput, node: SchemaNode, path: Path): string {
  const [examples, name] = [examplesOf(tool), nameOf(firstOf(path))];
  const known = examples.get(name);
  if (known?.node === node) return known.example;
  const example = findExample(tool, node, path);
  examples.set(name, { node, example });
  return example;
}

/** Finds one of the tool's examples, its default, or the first that its rules allow. */
function findExample(tool: ToolInput, node: SchemaNode, path: Path): string {
  const { example } = factsOf(node);
  const candidates = [
    ...tool.examples.map(({ input }) => valueAt(input, firstOf(path))),
    node.default,
    example,
    ...numbersOf(node),
    madeOf(node),
  ];
  const found = candidates.find((value) => value !== undefined && !isEmpty(value) && isAccepted(node, value));
  // A list that is long is shown by its first item.
  const shown = [found, ...(Array.isArray(found) ? [[found[0]]] : [])].map(writeValue);
  const most = typeof found === 'object' ? LONGEST_OBJECT : LONGEST_EXAMPLE;
  return shown.find((text) => text.length <= most && !text.includes('\\n')) ?? '';
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The least object, or list of one, that a schema takes; undefined where one of its values cannot be made. */
function madeOf(node: SchemaNode): unknown {
  const first = stepsOf(node)[0] as SchemaNode;
  if (first.type === 'picklist') return first.options?.[0];
  if (first.type === 'number') return numbersOf(node).find((value) => isAccepted(node, value));
  if (first.item) {
    const item = madeOf(first.item);
    return item === undefined ? undefined : [item];
  }
  if (!first.entries) return factsOf(node).example;
  const needed = Object.entries(first.entries).filter(([, member]) => !member.wrapped);
  // An object whose members may all be left out shows its first one.
  const members = needed.length > 0 ? needed : Object.entries(first.entries).slice(0, 1);
  const made = members.map(([key, member]) => [key, madeOf(member)] as const);
  return made.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(made);
}

/** A value as a message writes it: a text in quotes where its end, or that of a word of it, could be that of the example. */
function writeValue(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' && !/\s|[.?!]$/.test(value) ? value : JSON.stringify(value);
}

/** The same path in the first item of each list. */
const firstOf = (path: Path): Path => path.map((key) => (typeof key === 'number' ? 0 : key));

/** Numbers to try: a bound that people would write, then others, and last a bound as odd as 1e-9. */
function numbersOf(node: SchemaNode): readonly number[] {
  const steps = stepsOf(node);
  if (steps[0]?.type !== 'number') return [];
  const bounds = ['min_value', 'max_value'].flatMap((type) => limitOf(steps, type) ?? []);
  return [...bounds.filter(isPlain).slice(0, 1), 1, 10, 100, 1000, ...bounds];
}

const isPlain = (bound: number) => Math.abs(bound) < 1e6 && Number(bound.toFixed(2)) === bound;

/** True where a schema accepts a value. */
export function isAccepted(node: SchemaNode, value: unknown): boolean {
  return !(node as unknown as v.GenericSchema)['~run']({ value }, { abortPipeEarly: true }).issues;
}
