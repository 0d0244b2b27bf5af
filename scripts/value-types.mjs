/**
 * The types of tools as types of values, printed from their schemas: what tsc infers has every step of every pipe.
 * `texts` are those of each tool by its exported name, whose English labels are the comments. Gives the text of each
 * file by its name.
 */
export function valueTypes(tools, texts) {
  const all = Object.entries(tools);
  const whole = printer();
  // The first printing counts what several tools have; the second one names it.
  const uses = new Map();
  const counting = printer((field, text) => {
    uses.set(text, { name: field.name, count: (uses.get(text)?.count ?? 0) + 1 });
  });
  for (const [key, tool] of all) declarationOf(key, tool, texts[key], counting);
  const shared = sharedFields(uses);

  const fields = new Map();
  const objects = new Map();
  const naming = printer(
    (field, text) => {
      const isShared = shared.get(field.name) === whole.fieldOf(field);
      if (isShared) fields.set(field.name, text);
      return isShared;
    },
    (name, text) => {
      if (text.length > 60) objects.set(text, { name, uses: (objects.get(text)?.uses ?? 0) + 1 });
    },
  );
  const files = new Map();
  for (const [key, tool] of all) {
    const { category } = tool;
    files.set(category, (files.get(category) ?? HEAD) + declarationOf(key, tool, texts[key], naming));
  }
  return withNames(files, fields, objects);
}

const HEAD = `import type { ActionToolOf, AnswersToolOf, ComparedWith, DocumentToolOf, ToolOf } from '../../kit/tool-types.ts';
import type * as s from '../shared.ts';\n`;

/** The fields that stand once in `Fields`, by their names: those that make the files shortest. */
function sharedFields(uses) {
  const gain = ([text, { name, count }]) => count * (text.length - name.length - 4) - text.length;
  const sorted = [...uses].filter((use) => gain(use) > 0).toSorted((a, b) => gain(a) - gain(b));
  return new Map(sorted.map(([text, { name }]) => [name, text]));
}

/** The files with a name in the place of each object that they have twice, and the file of those names. */
function withNames(files, fields, objects) {
  let shared = `export interface Fields {\n${[...fields.values()].join(';\n')};\n}\n`;
  const taken = new Set(['Fields']);
  for (const [text, own] of namesOf(objects, taken)) {
    for (const [file, held] of files) files.set(file, held.replaceAll(text, `s.${own}`));
    shared = `${shared.replaceAll(text, own)}export type ${own} = ${text};\n`;
  }
  const named = [...files].map(([category, text]) => [`tools/${category}/index.d.ts`, text]);
  return new Map([...named, ['tools/shared.d.ts', shared.replaceAll('s.Fields', 'Fields')]]);
}

/** A name for each object that is used twice, the longest object first. */
function namesOf(objects, taken) {
  const repeated = [...objects].filter(([, { uses }]) => uses > 1);
  return repeated
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([text, { name }]) => {
      let own = name.charAt(0).toUpperCase() + name.slice(1);
      while (taken.has(own)) own += '_';
      taken.add(own);
      return [text, own];
    });
}

/** The file of the addresses of the account area, as types of what they take and answer. */
export function addressTypes(addresses) {
  const objects = new Map();
  const { objectOf, typeOf } = printer(undefined, (name, text) => {
    if (text.length > 120) objects.set(text, { name, uses: (objects.get(text)?.uses ?? 0) + 1 });
  });
  const inputOf = (schema) => (schema ? objectOf(schema.entries, {}, true) : 'unknown');
  const rows = Object.entries(addresses).map(([name, { method, path, describe }]) => {
    const args = [inputOf(describe.query), inputOf(describe.body), typeOf(describe.output, 'answer')];
    return `export declare const ${name}: AddressOf<'${method}', '${path}', ${args.join(', ')}>;\n`;
  });
  let text = ADDRESS_HEAD + rows.join('');
  for (const [object, own] of namesOf(objects, new Set(['AddressOf', 'Fields'])))
    text = `${text.replaceAll(object, own)}type ${own} = ${object};\n`;
  return text;
}

const ADDRESS_HEAD = `import type * as v from 'valibot';
import type { InputSchema } from '../../../kit/tool.ts';
import type { ToolOf } from '../../../kit/tool-types.ts';
type Fields<Input> = unknown extends Input ? InputSchema : ToolOf<'GET', '/', Input, unknown>['input'];
interface AddressOf<Verb, Path, Query, Body, Answer> {
readonly method: Verb;
readonly path: Path;
readonly describe: { readonly query?: Fields<Query>; readonly body?: Fields<Body>; readonly output: v.GenericSchema<Answer> };
}
`;

function declarationOf(key, tool, texts, { objectOf, typeOf }) {
  const { method, path, input, output, answers, byAction, isValid } = tool;
  const defaults = Object.entries(input.entries).filter(
    ([, { type, default: value }]) => type === 'optional' && value !== undefined,
  );
  const args = [
    `'${method}'`,
    `'${path}'`,
    objectOf(input.entries, texts.input, true),
    answers ? objectOf(answers, answerTexts(answers, texts.output)) : answerOf(output, texts.output, typeOf),
    defaults.map(([name]) => `'${name}'`).join(' | ') || 'never',
  ];
  let kind = 'ToolOf';
  if (answers) kind = 'AnswersToolOf';
  if (answers && input.entries.action) {
    kind = 'ActionToolOf';
    args.push(JSON.stringify(input.entries.action.default));
  }
  if (isValid) {
    const { action: _action, value: _value, ...beside } = byAction.validate.entries;
    kind = 'DocumentToolOf';
    args.push(objectOf(beside, texts.input, true));
  }
  return `/** ${texts.summary.en} */\nexport declare const ${key}: ${kind}<${args.join(', ')}>;\n`;
}

/**
 * An answer; one that may be compared with that of another month has that in it once more, which a type of ours says.
 */
function answerOf(output, texts, typeOf) {
  const options = output.options ?? [output];
  if (!options.some(({ entries }) => entries?.comparacao)) return typeOf(output, 'answer', texts);
  const own = options.map(({ entries: { comparacao: _comparacao, ...entries }, ...option }) => ({
    ...option,
    entries,
  }));
  return `ComparedWith<${own.map((option, k) => typeOf(option, 'answer', alternative(texts, k))).join(' | ')}>`;
}

/** `takeField` tells whether a field belongs in `Fields`; `tellObject` is called for each object. */
function printer(takeField = () => false, tellObject = () => undefined) {
  function objectOf(entries, texts, isInput = false, field = '') {
    const taken = [];
    const own = [];
    for (const [name, entry] of Object.entries(entries)) {
      const one = { name, entry, texts: texts?.[name], isInput, isInside: field !== '' };
      const text = fieldOf(one);
      if (takeField(one, text)) taken.push(`'${name}'`);
      else own.push(text);
    }
    const parts = taken.length > 0 ? [`Pick<s.Fields, ${taken.join(' | ')}>`] : [];
    if (own.length > 0 || taken.length === 0) parts.push(`{\n${own.map((text) => `${text};\n`).join('')}}`);
    const text = parts.join(' & ');
    tellObject(field || 'input', text);
    return text;
  }
  function fieldOf({ name, entry, texts, isInput, isInside }) {
    const comment = texts?.en ? `/** ${inEnglish(texts, entry).replaceAll('*/', '*\\/')} */ ` : '';
    const key = /^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : JSON.stringify(name);
    const mark = entry.type === 'optional' || entry.type === 'nullish' ? '?' : '';
    // `ToolOf` says once that an input may be undefined.
    const [base] = entry.pipe ?? [entry];
    const isSaid = isInput && !isInside && base.type === 'optional';
    const type = typeOf(isSaid ? base.wrapped : entry, name, texts?.fields, isInput);
    return `${comment}${key}${mark}: ${type}`;
  }
  function typeOf(schema, field, texts, isInput = false) {
    const inner = (one, k) => typeOf(one, field, k === undefined ? texts : alternative(texts, k), isInput);
    const [base] = schema.pipe ?? [schema];
    if (base !== schema) return inner(base);
    switch (schema.type) {
      case 'optional':
        return isInput ? `${inner(schema.wrapped)} | undefined` : inner(schema.wrapped);
      case 'nullable':
        return `${inner(schema.wrapped)} | null`;
      case 'nullish':
        return `${inner(schema.wrapped)} | null | undefined`;
      case 'object':
      case 'strict_object':
        return objectOf(schema.entries, alternative(texts, 0), isInput, field);
      case 'array': {
        const item = inner(schema.item);
        return /[|&]/.test(item) ? `(${item})[]` : `${item}[]`;
      }
      case 'record':
        return `{ [key: string]: ${inner(schema.value)} }`;
      case 'union':
        return schema.options.map((one, k) => inner(one, k)).join(' | ');
      case 'literal':
        return JSON.stringify(schema.literal);
      case 'picklist':
        return schema.options.map((one) => JSON.stringify(one)).join(' | ');
      case 'string':
      case 'number':
      case 'boolean':
      case 'unknown':
        return schema.type;
      case 'custom':
        return 'Record<string, unknown>';
      default:
        throw new Error(`no type for a schema of ${schema.type}`);
    }
  }
  return { objectOf, fieldOf, typeOf };
}

/** The texts of one alternative, where they differ. */
const alternative = (texts, k) => (Array.isArray(texts) ? texts[k] : texts);

/** The texts of the answer to each action: alternatives stand in the order of the actions. */
const answerTexts = (answers, texts) =>
  Object.fromEntries(Object.keys(answers).map((action, k) => [action, { fields: alternative(texts, k) }]));

/** The label of a field in English, with its unit. */
function inEnglish({ en: [label] }, schema) {
  const unit = unitOf(schema);
  return unit ? `${label} (${unit.en})` : label;
}

function unitOf({ wrapped, pipe = [] }) {
  return wrapped ? unitOf(wrapped) : pipe.findLast(({ metadata }) => metadata?.unit)?.metadata.unit;
}
