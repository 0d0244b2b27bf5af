import type { Language } from '../../src/lib/languages.ts';
import { readArgs } from './args.ts';
import { describeTool } from './call/caller.ts';
import { callerArgs, openCaller, readLanguage } from './call/open-caller.ts';
import { textOf } from './call/formats/format.ts';
import type { JsonSchema, ToolDescription } from './call/json-schema.ts';
import { print } from './call/output.ts';
import { inColumns } from './print.ts';
import { quoteArgument } from './words.ts';

/** Prints what a tool does, takes and answers, and how it is called. */
export async function describe(
  args: readonly string[],
  say: (text: string) => Promise<void> = print,
): Promise<void> {
  const { values, operands } = readArgs(args, { ...callerArgs, json: { type: 'boolean' } }, ['TOOL']);
  const language = readLanguage(values.language);
  const { signal } = new AbortController();
  const caller = await openCaller({ ...values, language, signal });
  const tool = await describeTool(caller, operands[0] ?? '');
  await say(values.json ? `${JSON.stringify(tool)}\n` : descriptionOf(tool, language));
}

const words = {
  pt: {
    fields: 'Campos',
    answer: 'Resposta',
    or: 'ou',
    required: 'obrigatório',
    without: 'sem ele',
    examples: 'Exemplos',
  },
  en: {
    fields: 'Fields',
    answer: 'Answer',
    or: 'or',
    required: 'required',
    without: 'without it',
    examples: 'Examples',
  },
} as const;

/** The same for a person. */
export function descriptionOf(tool: ToolDescription, language: Language): string {
  const { fields, answer, or, examples } = words[language];
  const { anyOf: forms = [tool.outputSchema] } = tool.outputSchema;
  const answers = forms.map((form) => inLines(rowsOf(form, '', null)).join('\n  '));
  return [
    `${tool.id}: ${tool.name} (${tool.category})`,
    ...[tool.summary, tool.about ?? ''].flatMap((text) => wrapText(text, WIDTH)),
    '',
    `${fields}:`,
    ...inLines(rowsOf(tool.inputSchema, '', language)).map((line) => `  ${line}`),
    '',
    `${answer}:`,
    `  ${answers.join(`\n${or}\n  `)}`,
    '',
    `${examples}:`,
    ...tool.examples.flatMap(({ input }) => wrapCommand(commandOf(tool.id, input))),
    '',
  ].join('\n');
}

/** Columns of a terminal that all is printed in. */
const WIDTH = 100;

/** A line for each row, or where one is too long, its facts and its description below its name. */
function inLines(rows: readonly (readonly string[])[]): readonly string[] {
  const lines = inColumns(rows);
  if (lines.every((line) => line.length <= WIDTH - 2)) return lines;
  const heads = inColumns(rows.map(([name = '', label = '']) => [name, label]));
  return rows.flatMap(([, , ...rest], i) => [
    heads[i] as string,
    ...wrapText(rest.filter((text) => text !== '').join('. '), WIDTH - 8).map((line) => `      ${line}`),
  ]);
}

/** Breaks a text at blanks into lines of a width; none of an empty text. */
function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines.push(`${lines.pop()} ${word}`);
    else if (word !== '') lines.push(word);
  }
  return lines;
}

/** A command that a shell reads over several lines, where one is too long for it. */
function wrapCommand(command: string): readonly string[] {
  if (command.length <= WIDTH - 2) return [`  ${command}`];
  // A quoted word may have blanks, and stays whole.
  const words = command.match(/(?:'[^']*'|[^ ])+/g) ?? [];
  const [first = '', ...rest] = [words.slice(0, 3).join(' '), ...words.slice(3)];
  return [`  ${first}`, ...rest.map((word) => `    ${word}`)].map((line, i, all) =>
    i < all.length - 1 ? `${line} \\` : line,
  );
}

/**
 * A row for each field, by the name that commands and columns have for it, and one for each of its choices that has a
 * name: with a language of an input, else of an answer.
 */
function rowsOf(schema: JsonSchema, prefix: string, language: Language | null): string[][] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const isRequired = required.includes(name);
    const facts = [typeOf(field), ...(language ? factsOf(field, isRequired, language) : [])];
    const row = [prefix + name, field.title ?? '', facts.join(', '), field.description ?? ''];
    const rows = [row, ...namedChoicesOf(field).map(([choice, name]) => [`  ${choice}`, name])];
    // A field that only some answers have often nests a whole answer.
    if (!language && !isRequired) return rows;
    const inner = field.items ? `${prefix}${name}[0].` : `${prefix}${name}.`;
    return [...rows, ...rowsOf(field.items ?? field, inner, language)];
  });
}

/** The choices of a schema with their names: those without one are named by themselves. */
function choicesOf({ oneOf, enum: choices = [], anyOf = [], ...rest }: JsonSchema): readonly Choice[] {
  if (oneOf) return oneOf.map((one) => [one.const, one.title ?? textOf(one.const)]);
  // Choices of several types stand apart by type.
  if (anyOf.length > 0 && anyOf.every((one) => one.enum)) return anyOf.flatMap(choicesOf);
  const names = rest['x-enumNames'] as readonly string[] | undefined;
  return choices.map((choice, i) => [choice, names?.[i] ?? textOf(choice)]);
}

type Choice = readonly [value: unknown, name: string];

/** The choices of a field, or of the items of a list, with their names; empty where they have none. */
function namedChoicesOf({ items, ...schema }: JsonSchema): (readonly [string, string])[] {
  if (items) return namedChoicesOf(items);
  const named = choicesOf(schema).map(([value, name]) => [textOf(value), name] as const);
  return named.some(([choice, name]) => name !== choice) ? named : [];
}

function typeOf(schema: JsonSchema): string {
  const { type, items, anyOf, const: only } = schema;
  const list = choicesOf(schema).map(([value]) => value);
  // Choices with names have rows of their own.
  if (list.length > 0 && !items && namedChoicesOf(schema).length > 0)
    return [...new Set(list.map((choice) => typeof choice))].join('|');
  if (list.length > 0)
    return list.length > MANY ? `${list.slice(0, MANY).map(textOf).join('|')}|…` : list.map(textOf).join('|');
  if (only !== undefined) return textOf(only);
  if (items) return `${typeOf(items)}[]`;
  if (anyOf) return anyOf.map(typeOf).join('|');
  return type === undefined ? 'json' : [type].flat().join('|');
}

/** Choices that are shown. */
const MANY = 12;

function factsOf(field: JsonSchema, isRequired: boolean, language: Language): string[] {
  const bounds = [
    ['>', field['exclusiveMinimum']],
    ['>=', field['minimum']],
    ['<=', field['maximum']],
  ] as const;
  return [
    ...bounds.flatMap(([sign, value]) => (value === undefined ? [] : [`${sign} ${textOf(value)}`])),
    ...(isRequired ? [words[language].required] : []),
    ...(field.default === undefined ? [] : [`${words[language].without} ${textOf(field.default)}`]),
  ];
}

/** A call as a command to paste into a shell. */
export function commandOf(id: string, input: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(input).map(([name, value]) => quoteArgument(`${name}=${textOf(value)}`));
  return ['canivete call', id, ...fields].join(' ');
}
