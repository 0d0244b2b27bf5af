import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stepsOf, type SchemaNode } from '../../pipeline/schema.ts';
import { cm, kg } from '../units.ts';
import { between, integer } from './numbers.ts';
import { inUnit, withExample } from './unit.ts';

const unitsOf = (schema: v.GenericSchema) =>
  stepsOf(schema as unknown as SchemaNode).flatMap(({ metadata }) => metadata?.unit ?? []);

describe('inUnit', () => {
  it('adds the unit to the end of the pipe, which stays flat', () => {
    const schema = inUnit(kg, between(10, 650, 2));
    expect(unitsOf(schema)).toEqual([kg]);
    expect(schema.pipe.every((step) => !('pipe' in step) || step === schema.pipe[0])).toBe(true);
  });

  it('changes nothing of what the schema accepts', () => {
    const schema = inUnit(kg, integer(10, 650));
    expect(v.is(schema, 70)).toBe(true);
    for (const wrong of [9, 651, 70.5, '70']) expect(v.is(schema, wrong)).toBe(false);
  });

  it('goes inside an optional field, whose default stays', () => {
    const schema = inUnit(cm, v.optional(between(30, 300), 85));
    expect(unitsOf(schema)).toEqual([cm]);
    expect(v.parse(v.object({ waist: schema }), {})).toEqual({ waist: 85 });
    expect(v.parse(v.object({ waist: inUnit(cm, v.optional(between(30, 300))) }), {})).toEqual({});
  });

  it('takes a schema that has no pipe', () => {
    const schema = inUnit(kg, v.number());
    expect(unitsOf(schema)).toEqual([kg]);
    expect(v.is(schema, 'a')).toBe(false);
  });
});

describe('withExample', () => {
  it('adds the example beside the unit, and changes nothing else', () => {
    const schema = withExample(85, inUnit(cm, v.optional(between(30, 300))));
    const facts = stepsOf(schema as unknown as SchemaNode).map(({ metadata }) => metadata);
    expect(Object.assign({}, ...facts)).toEqual({ unit: cm, example: 85 });
    expect(v.parse(v.object({ waist: schema }), {})).toEqual({});
    expect(v.is(schema, 29)).toBe(false);
  });
});
