import { describe, expect, it } from 'vitest';
import { type AnswerForm, cellOf, formOf, rowsOf } from './answer-rows.ts';

const list = (type: string) => ({ type: 'array', items: { type } });

describe('the form of answers', () => {
  const input = { properties: { count: {}, action: { default: 'generate' } } };
  const item = {
    type: 'array',
    items: { properties: { a: { type: 'string' }, b: { properties: { c: {} } } }, required: ['b'] },
  };
  const output = {
    anyOf: [
      { properties: { things: item, type: {}, reasons: list('string') }, required: ['things'] },
      { properties: { valid: { const: true }, value: {} }, required: ['valid'] },
    ],
  };

  it('has a column for each field of an item, and for the lists beside the items', () => {
    expect(formOf({ input, output, action: 'generate' })).toEqual({
      items: 'things',
      columns: ['a', 'b.c', 'reasons'],
    });
    expect(formOf({ input, output, action: 'generate', sample: { things: [] } }).columns).toEqual([
      'a',
      'b.c',
    ]);
  });

  it('is that of the action, or of all where rows name their own', () => {
    expect(formOf({ input, output, action: 'validate' })).toEqual({
      items: undefined,
      columns: ['valid', 'value'],
    });
    expect(formOf({ input, output, action: undefined }).columns).toEqual([
      'a',
      'b.c',
      'reasons',
      'valid',
      'value',
    ]);
  });

  it('has the items of the first answer of several that list some', () => {
    const others = { properties: { others: list('string') }, required: ['others'] };
    const several = { anyOf: [...output.anyOf, others] };
    expect(formOf({ input, output: several, action: undefined }).items).toBe('things');
  });

  it('is a list for calls with a count alone, where a tool answers one thing without it', () => {
    const either = { anyOf: [{ properties: { thing: {} }, required: ['thing'] }, ...output.anyOf] };
    const form = (isCounted?: boolean) => formOf({ input, output: either, action: 'generate', isCounted });
    expect(form(false)).toEqual({ items: undefined, columns: ['thing'] });
    expect(form(true)).toEqual({ items: 'things', columns: ['a', 'b.c', 'reasons'] });
    expect(form()).toEqual({ items: 'things', columns: ['thing', 'a', 'b.c', 'reasons'] });
    // One that always lists does so without a count too.
    expect(formOf({ input, output, action: 'generate', isCounted: false }).items).toBe('things');
  });

  it.each([
    ['x', ['action', 'a']],
    // A column that no answer names belongs to the answers that name no columns, or else to all of them.
    ['y', ['b']],
  ])('is that of the answers that name the action %s', (action, columns) => {
    const own = { properties: { action: { const: 'x' }, a: {} } };
    const anyOf = [own, { properties: { b: {} } }];
    expect(formOf({ input: {}, output: { anyOf }, action }).columns).toEqual(columns);
    expect(formOf({ input: {}, output: { anyOf: [own] }, action }).columns).toEqual(['action', 'a']);
  });

  it('is one row of a validation, whatever lists it has', () => {
    const valid = { properties: { valid: {}, states: list('string') }, required: ['valid', 'states'] };
    expect(formOf({ input, output: { anyOf: [valid] }, action: 'validate' })).toEqual({
      items: undefined,
      columns: ['valid', 'states'],
    });
  });

  it('leaves lists, and objects that some answers lack, in one column each', () => {
    const inner = { type: 'object', properties: { x: {}, y: {} } };
    const one = { properties: { a: inner, b: inner, c: list('number') }, required: ['a'] };
    expect(formOf({ input: {}, output: one, action: undefined }).columns).toEqual(['a.x', 'a.y', 'b', 'c']);
    // A field may be an object in one answer and a number in another.
    const mixed = { anyOf: [one, { properties: { a: { type: 'number' } } }] };
    expect(formOf({ input: {}, output: mixed, action: undefined }).columns).toEqual(['b', 'c', 'a']);
  });
});

describe('rows of an answer', () => {
  const form: AnswerForm = { items: 'things', columns: [] };

  it('are its items, each with what the lists beside say of it', () => {
    const answer = { things: ['x', 'y'], reasons: ['r', 's'], more: [1], sum: 2 };
    expect(rowsOf(answer, form)).toEqual([
      { things: 'x', reasons: 'r' },
      { things: 'y', reasons: 's' },
    ]);
    expect(rowsOf({ things: [{ a: 1 }] }, form)).toEqual([{ a: 1 }]);
    expect(rowsOf({ valid: true }, form)).toEqual([{ valid: true }]);
  });

  it('have a cell for each column', () => {
    const row = { a: { b: 1 }, 'c.d': 2, e: [3] };
    expect(['a.b', 'c.d', 'e', 'a', 'a.b.c', 'x', 'a.toString'].map((name) => cellOf(row, name))).toEqual([
      1,
      2,
      [3],
      { b: 1 },
      undefined,
      undefined,
      undefined,
    ]);
  });
});
