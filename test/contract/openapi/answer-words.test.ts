import { expect, it } from 'vitest';
import { inLanguage } from '../../../src/pages/openapi/document.ts';
import { answeredExamples } from '../../../src/pages/openapi/answered-examples.ts';
import { documentTool } from '../../../src/pages/openapi/tool-document.ts';
import type { Condition, Schema, Values, WholeTool } from '../../../src/web/docs/core/types.ts';
import { readWords } from '../../../src/web/docs/answer/words.ts';
import { contextIn } from '../../support/docs-context.ts';
import { tools } from '../../support/tools.ts';

/** The schemas at a path of an answer, in each of its alternatives; a list also has its length. */
function schemasAt(schema: Schema, [name, ...rest]: readonly string[]): readonly Schema[] {
  if (name === undefined) return [schema];
  const isPlace = /^-?\d+$/.test(name);
  const inner =
    name === 'length' && schema.items
      ? { type: 'number' }
      : (schema.properties?.[name] ?? (isPlace ? schema.items : undefined));
  return [
    ...(inner ? schemasAt(inner, rest) : []),
    ...(schema.anyOf ?? []).flatMap((one) => schemasAt(one, [name, ...rest])),
  ];
}

const languages = ['pt', 'en'] as const;
const shown = await Promise.all(
  tools.map(async (tool) => {
    const document = await documentTool(tool);
    const [pt, en] = languages.map(
      (language) =>
        ({
          inputSchema: inLanguage(document.input, language),
          outputSchema: inLanguage(document.shown, language),
        }) as WholeTool,
    ) as [WholeTool, WholeTool];
    return { tool, pt, en };
  }),
);

const wordsOf = ({ 'x-hero': hero = [], 'x-why': why = [], 'x-facts': facts = [] }: Schema) => {
  const heroes = hero.filter((one) => typeof one !== 'string');
  const named = facts.map((one) => (typeof one === 'string' ? { path: one, when: undefined } : one));
  return { heroes, why, facts: named };
};

const inBraces = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, path = '']) => path.replace(/^-/, ''));

it('every path of the words of a tool is one that its answer may have, with values that it may have', () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const { tool, pt, en } of shown) {
    for (const { outputSchema } of [pt, en]) {
      const { heroes, why, facts } = wordsOf(outputSchema);
      const paths = [
        ...[...heroes, ...why].flatMap(({ text = '' }) => inBraces(text)),
        ...heroes.flatMap(({ path = [] }) => path),
        ...facts.map(({ path }) => path),
      ];
      count += paths.length;
      for (const path of paths)
        if (schemasAt(outputSchema, path.split('.')).length === 0) wrong.push([tool.id, path]);
      const conditions = [...heroes, ...why, ...facts].map(({ when }): Condition => when ?? {});
      for (const [path, value] of conditions.flatMap((one) => Object.entries(one))) {
        const may = schemasAt(outputSchema, path.split('.')).some(({ enum: choices, const: only, type }) =>
          typeof value === 'object' && value !== null
            ? [type].flat().some((one) => one === 'number' || one === 'integer')
            : (choices?.includes(value) ?? (only === undefined ? type === typeof value : only === value)),
        );
        if (!may) wrong.push([tool.id, path, value]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

it('a sentence of why says the same values in both languages, and ends as one', () => {
  const wrong: unknown[] = [];
  for (const { tool, pt, en } of shown) {
    const [own, other] = [wordsOf(pt.outputSchema), wordsOf(en.outputSchema)];
    for (const [i, { text }] of own.why.entries()) {
      const english = other.why[i]?.text ?? '';
      const isSame = inBraces(text).toSorted().join() === inBraces(english).toSorted().join();
      if (!isSame || ![text, english].every((one) => /^[\p{Lu}\d{].*\.$/u.test(one)))
        wrong.push([tool.id, text, english]);
    }
  }
  expect(wrong).toEqual([]);
});

it('a tool names three to five facts that hold always, and its examples have at least three', async () => {
  const wrong: unknown[] = [];
  for (const { tool, pt } of shown) {
    const { facts } = wordsOf(pt.outputSchema);
    if (facts.length === 0) continue;
    const always = facts.filter(({ when }) => when === undefined).length;
    if (always > 5 || facts.length < 3) wrong.push([tool.id, facts.length]);
    const [example] = await answeredExamples(tool);
    const { input, output } = example as { input: Values; output: unknown };
    const told = readWords(contextIn.pt, { tool: pt, input, answer: output }).facts;
    if (told.length < 3 || new Set(told.map(({ label }) => label)).size < told.length)
      wrong.push([tool.id, told.map(({ label, text }) => `${label}: ${text}`)]);
  }
  expect(wrong).toEqual([]);
});

it('a tool with sentences has one that holds for its first example', async () => {
  const silent: unknown[] = [];
  let count = 0;
  for (const { tool, pt } of shown) {
    if (!pt.outputSchema['x-why']) continue;
    for (const { input, output } of (await answeredExamples(tool)).slice(0, 1)) {
      const { why } = readWords(contextIn.pt, { tool: pt, input: input as Values, answer: output });
      count++;
      if (why === null) silent.push([tool.id, input]);
    }
  }
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(30);
});

/** Most columns of a row: those of a form are cells to fill in. */
const MOST = { input: 4, output: 7 };

/** The fields of an object that people read, those of inner objects beside them. */
const fieldsIn = ({ properties = {}, anyOf = [] }: Schema, isForm: boolean): readonly string[] => [
  ...anyOf.flatMap((one) => fieldsIn(one, isForm)),
  ...Object.entries(properties).flatMap(([name, own]) => {
    if (own['x-internal'] === true) return [];
    const inner = fieldsIn(own, isForm).map((one) => `${name}.${one}`);
    return inner.length === 0 ? [name] : isForm ? [] : inner;
  }),
];

/** Every list of objects of a schema, by its path. Explanations and comparisons have pages of their own. */
function listsIn(schema: Schema, path = ''): readonly (readonly [path: string, list: Schema])[] {
  const { properties = {}, anyOf = [], items } = schema;
  return [
    ...(items && fieldsIn(items, false).length > 0 ? [[path, schema] as const] : []),
    ...(items ? listsIn(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => listsIn(one, path)),
    ...Object.entries(properties)
      .filter(([name, own]) => name !== 'explicacao' && !own.properties?.['resposta'])
      .flatMap(([name, own]) => listsIn(own, path === '' ? name : `${path}.${name}`)),
  ];
}

it.each(['input', 'output'] as const)(
  'a list of the %s whose rows are wide names the columns that a row shows',
  (side) => {
    const wrong: unknown[] = [];
    let count = 0;
    for (const { tool, pt } of shown) {
      for (const [path, list] of listsIn(pt[`${side}Schema`])) {
        const fields = fieldsIn(list.items ?? {}, side === 'input');
        const named = list['x-columns'];
        if (named) count++;
        const [most, all] = [MOST[side], named ?? fields];
        // A table over the whole page takes one column more than the eye needs.
        if (all.length > most + Number(named !== undefined) || all.some((name) => !fields.includes(name)))
          wrong.push([tool.id, path, all]);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5);
  },
);

it('two alternatives that name their rows name as many, and rows that they have', () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const { tool, pt } of shown) {
    const named = Object.values(pt.outputSchema.properties ?? {}).filter(
      (own) => own.properties && own['x-columns'],
    );
    count += named.length;
    const rows = named.map((own) => own['x-columns']?.filter((path) => path !== ''));
    const unknown = named.filter((own, i) =>
      rows[i]?.some((path) => schemasAt(own, path.split('.')).length === 0),
    );
    if (new Set(named.map((own) => own['x-columns']?.length)).size > 1 || unknown.length > 0)
      wrong.push(tool.id);
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1);
});

it('the lines that stand beside the rows of a form are those of a list of the answer, by fields that both have', () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const { tool, pt } of shown) {
    for (const [path, { items = {}, 'x-from': from = [] }] of listsIn(pt.inputSchema)) {
      for (const { list, by = [], show, others = [], totals = [] } of from) {
        count++;
        const [row, line] = by;
        const lines = schemasAt(pt.outputSchema, list.split('.')).flatMap((one) => one.items ?? []);
        const paths = totals.flatMap((one) => one ?? []);
        const isWhole =
          lines.length > 0 &&
          lines.every(({ properties = {} }) =>
            [...show, ...others, ...(line === undefined ? [] : [line])].every((name) => name in properties),
          ) &&
          (row === undefined || row in (items.properties ?? {})) &&
          (totals.length === 0 || totals.length === show.length) &&
          paths.every((one) => schemasAt(pt.outputSchema, one.split('.')).length > 0);
        if (!isWhole) wrong.push([tool.id, path, list]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(5);
});
