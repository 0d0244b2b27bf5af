/**
 * JSON Schema (2020-12) of a valibot schema, with texts in both languages. Not every rule has a form there: what
 * `v.check` asks of several fields is left out, and so are the accents and capitals that the service forgives in a
 * choice.
 */
import { date } from '../../kit/fields/date.ts';
import { descriptionOf } from '../../kit/fields/describe.ts';
import { uf } from '../../kit/fields/uf.ts';
import { aliasesOf, wordsOfFields } from '../../kit/people-words.ts';
import type { Text } from '../../kit/texts.ts';
import type { FieldsTexts, FieldTexts } from '../../kit/tool-texts.ts';
import type { Unit } from '../../kit/units.ts';
import { ofStates } from '../../data/state-names.ts';
import { stateCodes, type Uf } from '../../data/states.ts';
import { type FieldFacts, type SchemaNode, shapeOf, stepsOf } from '../../pipeline/schema.ts';

/** Marks a schema that several addresses share; only the whole document writes it once. */
export const COMPONENT = Symbol('component');

export interface Component {
  readonly name: string;
  /** The schema without what its place adds: a label, a description, a default. */
  readonly schema: BilingualSchema;
}

/** A schema whose `title`, `description` and `x-enumNames` are texts in both languages. */
export interface BilingualSchema {
  readonly [COMPONENT]?: Component;
  readonly [keyword: string]: unknown;
  readonly description?: Text;
  readonly properties?: Readonly<Record<string, BilingualSchema>>;
}

/** The parts of valibot's schemas that the pipeline does not look at. */
interface Node extends SchemaNode {
  readonly options?: readonly unknown[];
  readonly items?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly literal?: unknown;
}

export interface Conversion {
  /** `answer`: more fields may come, and texts have no longest length of their own. */
  readonly of: 'input' | 'answer';
  /** True if an input takes no other fields. Default true. */
  readonly closed?: boolean;
  /** True gives each field the other names under which it may be sent. Default false. */
  readonly aliased?: boolean;
  /** The meaning of each code that `avisos` or `warnings` may hold. */
  readonly codes?: Readonly<Record<string, Text>>;
}

/** Least length of a text that may have several lines. */
const LINES = 5000;

const isOptional = ({ type }: SchemaNode) => type === 'optional' || type === 'nullish';

/** Checks are compared as objects: a shared field is found in every schema that is made from it. */
const checkOf = (schema: unknown) => stepsOf(schema as SchemaNode).find(({ type }) => type === 'check');
const ofDates = checkOf(date);
const isState = checkOf(uf);

/** The names of the states stand after a preposition in their set. */
const states: BilingualSchema = {
  enum: Object.keys(stateCodes),
  'x-enumNames': Object.keys(stateCodes).map((code) => plainName(ofStates[code as Uf].replace(/^\S+ /, ''))),
};

/** Texts for the inside of a field, where they stand apart from its schema. */
type Said = Pick<FieldTexts, 'fields' | 'choices'>;

/** Converts the schema of a value. */
export function jsonSchemaOf(schema: object, conversion: Conversion, said: Said = {}): BilingualSchema {
  const node = schema as Node;
  if (node.wrapped) {
    const inner = jsonSchemaOf(node.wrapped, conversion, said);
    const plain = node.type === 'optional' ? inner : nullable(inner);
    return typeof node.default === 'function' || node.default === undefined
      ? plain
      : { ...plain, default: node.default };
  }
  const steps = stepsOf(node);
  const [base] = steps as readonly [Node, ...SchemaNode[]];
  const facts: FieldFacts = Object.assign({}, ...steps.map(({ metadata }) => metadata));
  const ruled = withoutLength({ ...baseOf(base, conversion, facts, said), ...rulesOf(steps) });
  const measured: BilingualSchema = {
    ...ruled,
    ...(facts.unit && unitOf(facts.unit)),
    ...shownBy(facts),
  };
  const { component: name } = facts;
  return name === undefined ? measured : { ...measured, [COMPONENT]: { name, schema: measured } };
}

/** Drops bounds of length beside the list of all values: generators put them on the list, where they do not compile. */
function withoutLength(schema: BilingualSchema): BilingualSchema {
  if (!('enum' in schema)) return schema;
  const { minLength: _, maxLength: __, ...rest } = schema;
  return rest;
}

/** Tells pages for people what to leave out, and what a row of a list shows. */
const shownBy = ({
  internal,
  rare,
  because,
  columns,
  from,
  ask,
  ref,
}: Pick<FieldTexts, 'internal' | 'rare' | 'because' | 'columns' | 'from' | 'ask'> &
  Pick<FieldFacts, 'ref'>) => ({
  ...(internal && { 'x-internal': true }),
  ...(rare && { 'x-rare': true }),
  ...(because && { 'x-because': because }),
  ...(columns && { 'x-columns': columns }),
  ...(from && { 'x-from': from }),
  ...(ask && { 'x-ask': ask }),
  ...(ref !== undefined && { 'x-ref': ref }),
});

const unitOf = ({ pt, en, field }: Unit) => ({
  'x-unit': { pt, en },
  ...(field !== undefined && { 'x-unitField': field }),
});

function nullable(inner: BilingualSchema): BilingualSchema {
  const { type } = inner;
  return typeof type === 'string' && !('enum' in inner) && !('const' in inner) && !inner[COMPONENT]
    ? { ...inner, type: [type, 'null'] }
    : { anyOf: [inner, { type: 'null' }] };
}

function baseOf(node: Node, conversion: Conversion, { names }: FieldFacts, said: Said): BilingualSchema {
  const { type, options = [] } = node;
  switch (type) {
    case 'object':
    case 'strict_object':
      return objectOf(node, conversion, said);
    case 'array':
      return { type: 'array', items: node.item ? jsonSchemaOf(node.item, conversion, said) : {} };
    case 'record':
      return {
        type: 'object',
        additionalProperties: node.value ? jsonSchemaOf(node.value, conversion, said) : true,
      };
    case 'union':
      return { anyOf: alternativesOf(options as readonly Node[], conversion, said) };
    case 'literal':
      return { ...constant(node.literal), ...namesOf([node.literal], said) };
    case 'picklist':
      return choicesOf(options, names, said);
    case 'string':
      return conversion.of === 'input' ? { type, maxLength: shapeOf(node).max } : { type };
    case 'number':
    case 'boolean':
      return { type };
    default:
      // The value is unknown to the schema, or only a rule knows it.
      return {};
  }
}

const constant = (value: unknown) => ({ type: typeof value, const: value });

/** Gives the choices of each type apart: generators know no list of mixed types. */
function choicesOf(options: readonly unknown[], names: FieldFacts['names'], said: Said): BilingualSchema {
  const [type, ...otherTypes] = new Set(options.map((option) => typeof option));
  if (otherTypes.length > 0) {
    const ofType = (one: unknown) => options.filter((option) => typeof option === one);
    return { anyOf: [type, ...otherTypes].map((one) => choicesOf(ofType(one), names, said)) };
  }
  if (names)
    return { type, oneOf: options.map((value) => ({ ...constant(value), title: names[String(value)] })) };
  return { type, enum: [...options], ...namesOf(options, said) };
}

/** Names of the choices, in their order. */
function namesOf(options: readonly unknown[], { choices }: Said): BilingualSchema {
  if (!choices || !options.some((option) => Object.hasOwn(choices, String(option)))) return {};
  return { 'x-enumNames': options.map((option) => choices[String(option)] ?? plainName(option)) };
}

function plainName(option: unknown): Text {
  return { pt: String(option), en: String(option) };
}

/** The texts of an alternative are those of its place, where the alternatives have texts of their own. */
function alternativesOf(options: readonly Node[], conversion: Conversion, said: Said): BilingualSchema[] {
  const { fields } = said;
  return options.map((option, place) =>
    jsonSchemaOf(option, conversion, isList(fields) ? { ...said, fields: fields[place] ?? {} } : said),
  );
}

const isList = (fields: Said['fields']): fields is readonly FieldsTexts[] => Array.isArray(fields);

/** The fields of an answer that hold codes. */
const OF_CODES = new Set(['avisos', 'warnings']);

function objectOf({ entries = {} }: Node, conversion: Conversion, { fields = {} }: Said): BilingualSchema {
  const lists = conversion.aliased && !isList(fields) && wordsOfFields(Object.keys(entries), fields);
  const properties = Object.entries(entries).map(([field, entry]) => {
    const own = isList(fields) ? undefined : fields[field];
    const made = jsonSchemaOf(entry, conversion, own);
    const schema =
      OF_CODES.has(field) && conversion.codes ? { ...made, items: explainCodes(conversion.codes) } : made;
    const aliases = lists ? aliasesOf(field, own, lists) : [];
    const marked = {
      ...schema,
      ...(own && shownBy(own)),
      ...(aliases.length > 0 && { 'x-aliases': aliases }),
    };
    return [field, describeNode(marked, entry, own ? textsIn(own) : { text: inlineText(entry) })] as const;
  });
  const required = Object.entries(entries).flatMap(([field, entry]) => (isOptional(entry) ? [] : [field]));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(conversion.of === 'input' && conversion.closed !== false && { additionalProperties: false }),
  };
}

/** Gives each code with its text. */
const explainCodes = (codes: Readonly<Record<string, Text>>) => ({
  oneOf: Object.entries(codes).map(([code, description]) => ({ ...constant(code), description })),
});

const today: Text = { pt: 'Sem ele, hoje em Brasília', en: 'Without it, today in Brasília' };

interface Words {
  readonly label?: Text;
  readonly text: Text | undefined;
}

const textsIn = ({ pt, en }: FieldTexts): Words => ({
  label: { pt: pt[0], en: en[0] },
  text: { pt: pt[1], en: en[1] },
});

/** The text that a schema itself holds: by `describe`, or in valibot's own way, where a tool knows one language. */
function inlineText(schema: object): Text | undefined {
  const { pipe } = schema as { pipe?: readonly { type: string; description?: string }[] };
  const plain = pipe?.findLast(({ type }) => type === 'description')?.description;
  return descriptionOf(schema) ?? (plain === undefined ? undefined : { pt: plain, en: plain });
}

function describeNode(schema: BilingualSchema, entry: Node, { label, text }: Words): BilingualSchema {
  if (!text) return schema;
  const unit = schema['x-unit'] as Text | undefined;
  const more = typeof entry.default === 'function' ? [today] : [];
  return {
    ...(label && { title: label }),
    description: { pt: sentences(text, unit, more, 'pt'), en: sentences(text, unit, more, 'en') },
    ...schema,
  };
}

/** A description with its unit at the end of its first sentence, and a full stop at its own end. */
function sentences(text: Text, unit: Text | undefined, more: readonly Text[], language: 'pt' | 'en'): string {
  const [first = '', ...others] = text[language].split(/(?<=[^.][.]) (?=\p{Lu})/u);
  const measured = unit
    ? `${first.replace(/\.$/, '')}, ${language === 'pt' ? 'em' : 'in'} ${unit[language]}`
    : first;
  return [measured, ...others, ...more.map((one) => one[language])]
    .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** The keywords for the rules that are piped after a schema. */
function rulesOf(steps: readonly SchemaNode[]): BilingualSchema {
  const isList = steps[0]?.type === 'array';
  const found: Record<string, unknown> = {};
  for (const step of steps) {
    const { type, requirement } = step;
    if (type === 'integer') found['type'] = 'integer';
    else if (type === 'min_value') found['minimum'] = requirement;
    else if (type === 'max_value') found['maximum'] = requirement;
    else if (type === 'gt_value') found['exclusiveMinimum'] = requirement;
    else if (type === 'min_length') {
      if (requirement !== 0) found[isList ? 'minItems' : 'minLength'] = requirement;
    } else if (type === 'max_length') {
      found[isList ? 'maxItems' : 'maxLength'] = requirement;
      if (!isList && (requirement as number) >= LINES) found['x-lines'] = true;
    } else if (type === 'regex') Object.assign(found, patternOf(requirement as RegExp));
    else if (step === ofDates) found['format'] = 'date';
    else if (step === isState) Object.assign(found, states);
    // Not `multipleOf`: 19.99 is not a multiple of 0.01 in the binary arithmetic of validators.
    else if (type === 'check' && step.places !== undefined) found['x-decimals'] = step.places;
  }
  return found;
}

/** JSON Schema has no flags: where case does not matter, each letter is written in both. */
function patternOf({ source, ignoreCase }: RegExp): BilingualSchema {
  return { pattern: ignoreCase ? inBothCases(source) : source };
}

/** Makes a pattern in which letters stand for both cases, inside classes and outside; escapes stay. */
function inBothCases(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|[a-z]/gi, (part) => {
    if (part.startsWith('\\')) return part;
    return part.startsWith('[') ? classInBothCases(part) : `[${bothCases(part)}]`;
  });
}

function classInBothCases(source: string): string {
  return source.replace(/\\.|[a-z]-[a-z]|[a-z]/gi, (part) =>
    part.startsWith('\\') ? part : bothCases(part),
  );
}

const bothCases = (letters: string) => letters.toLowerCase() + letters.toUpperCase();
