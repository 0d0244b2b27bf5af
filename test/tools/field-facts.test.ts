import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type FieldFacts, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { tools } from '../support/tools.ts';

interface Field {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly schema: SchemaNode;
  readonly facts: FieldFacts;
  readonly isNumber: boolean;
}

/** The fields of a schema that hold values, also those of objects and of a list's first item. */
function fieldsOf(schema: SchemaNode, path: Field['path'] = []): Field[] {
  const steps = stepsOf(schema);
  const { type, entries, item, options } = steps[0] as SchemaNode;
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => fieldsOf(entry, [...path, key]));
  if (item) return fieldsOf(item, [...path, 0]);
  const facts = Object.assign({}, ...steps.map(({ metadata }) => metadata)) as FieldFacts;
  const name = String(path.findLast((key) => typeof key === 'string'));
  const isNumber = type === 'number' || options?.every((option) => typeof option === 'number') === true;
  return [{ name, path, schema, facts, isNumber }];
}

const valueAt = (value: unknown, path: Field['path']) =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value);

const accepts = ({ schema }: Field, value: unknown) => v.is(schema as unknown as v.GenericSchema, value);

const numbers = tools.flatMap(({ id, input }) =>
  fieldsOf(input as unknown as SchemaNode)
    .filter(({ isNumber }) => isNumber)
    .map((field) => ({ ...field, id })),
);

describe('units', () => {
  it('stand in the schema of every number, which may say that it has none', () => {
    const silent = numbers.filter(({ facts }) => facts.unit === undefined);
    expect(
      silent.map(({ id, path }) => `${id} ${path.join('.')}`),
      'a number is measured by a unit of src/kit/units.ts: inUnit(reais, …), or num(pure) for a mere count',
    ).toEqual([]);
  });

  it('have a symbol or a word in both languages', () => {
    for (const { facts } of numbers) {
      for (const text of facts.unit ? [facts.unit.pt, facts.unit.en] : [])
        expect(text).toMatch(/^\S(?:.*\S)?$/);
    }
  });
});

describe('examples', () => {
  it('of fields are accepted by their schemas', () => {
    for (const { id, input } of tools) {
      for (const field of fieldsOf(input as unknown as SchemaNode)) {
        if (!('example' in field.facts)) continue;
        expect([id, field.path, accepts(field, field.facts.example)]).toEqual([id, field.path, true]);
      }
    }
  });

  it('show each required field with a value that it accepts', () => {
    const unseen = tools.flatMap(({ id, input, byAction, examples }) =>
      (byAction ? Object.values(byAction) : [input])
        .flatMap((schema) => fieldsOf(schema as unknown as SchemaNode))
        // A picklist shows its choices.
        .filter(({ schema }) => schema.type !== 'optional' && !stepsOf(schema)[0]?.options)
        .filter((field) => {
          const shown = examples.map((example) => valueAt(example.input, field.path));
          return ![...shown, field.facts.example].some((value) => accepts(field, value));
        })
        .map(({ path }) => `${id} ${path.join('.')}`),
    );
    expect(unseen).toEqual([]);
  });
});
