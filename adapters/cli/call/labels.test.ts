import { expect, it } from 'vitest';
import { distinctHeadings, headingOf } from './labels.ts';

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
