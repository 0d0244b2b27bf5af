import { expect, it } from 'vitest';
import { tools } from '#test/support/tools.ts';
import { formOf } from './answer-rows.ts';
import { describeTool } from './caller.ts';
import { inProcess } from './in-process.ts';
import { schemaAt } from './json-schema.ts';
import { distinctHeadings, headingOf } from './labels.ts';

const { signal } = new AbortController();

it('a heading is the label of the field, after those of the fields around it', () => {
  const grade = { title: 'Grade', type: 'number' };
  const schema = {
    properties: {
      total: { title: 'Total' },
      grades: { title: 'Grades', items: { properties: { value: grade } } },
      either: { title: 'Either', anyOf: [{ properties: { value: grade } }, { type: 'null' }] },
      bare: { properties: { value: grade } },
    },
  };
  const headings = ['total', 'grades[1].value', 'grades.value', 'either.value'].map((column) =>
    headingOf([schema], column),
  );
  expect(headings).toEqual(['Total', 'Grades: 2: Grade', 'Grades: Grade', 'Either: Grade']);
});

it('a column of an unknown field, or of one without a label, keeps its name', () => {
  const schema = { properties: { bare: { properties: { value: { title: 'Value' } } } } };
  for (const column of ['other', 'bare', 'bare.value', 'toString', 'a[x'])
    expect(headingOf([schema], column)).toBe(column);
});

it('a heading that is there already gets the name of its column', () => {
  expect(distinctHeadings(['Year', 'Year', 'Tax'], ['ano', 'resposta.ano', 'imposto'])).toEqual([
    'Year',
    'Year (resposta.ano)',
    'Tax',
  ]);
});

it.each(['pt', 'en'] as const)(
  'each column of the answers of every tool has a heading of its own: %s',
  async (language) => {
    const caller = inProcess({ language, signal });
    for (const { id } of tools) {
      const { inputSchema, outputSchema } = await describeTool(caller, id);
      const actions = (inputSchema.properties?.['action']?.enum ?? [undefined]) as (string | undefined)[];
      for (const action of actions) {
        const { items, columns } = formOf({ input: inputSchema, output: outputSchema, action });
        const inside = items === undefined ? undefined : schemaAt(outputSchema, [items, 0]);
        const headings = columns.map((column) =>
          headingOf([...(inside ? [inside] : []), outputSchema], column),
        );
        expect([id, action, headings.filter((heading, i) => heading === columns[i])]).toEqual([
          id,
          action,
          [],
        ]);
        expect([id, action, headings.filter((heading, i) => headings.indexOf(heading) < i)]).toEqual([
          id,
          action,
          [],
        ]);
      }
    }
  },
);
