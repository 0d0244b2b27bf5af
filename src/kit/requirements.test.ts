import { describe, expect, it } from 'vitest';
import { ApiError, badParameter, invalidValue, ServiceError } from './errors.ts';
import { exactlyOne, requireAbsent } from './requirements.ts';
import { isPath, isServedTool, isToolHead } from './tool-checks.ts';

it('of one of two fields both and neither are a fault, on the first', () => {
  const check = (input: { a?: number; b?: number }) =>
    exactlyOne(input, 'a', 'b').map(({ field, message: { pt, en } }) => [field, pt, en]);
  const told = [['a', 'envie a ou b, e só um deles', 'send a or b, and only one of them']];
  expect([check({}), check({ a: 0, b: 0 })]).toEqual([told, told]);
  expect([check({ a: 0 }), check({ b: 0 })]).toEqual([[], []]);
});

describe('fields that another one leaves without meaning', () => {
  it('are all refused, in their order, and none that was left out', () => {
    const check = (input: { a?: number; b?: number }) => () => requireAbsent(input, ['b', 'a'], 'type=x');
    const message = { pt: 'não vale com type=x', en: 'does not apply with type=x' };
    const details = ['b', 'a'].map((field) => ({ field, message }));
    expect(check({ a: 0, b: 0 })).toThrow(new ApiError(422, { details }));
    expect(check({})).not.toThrow();
  });
});

describe('errors', () => {
  const text = { pt: 'não', en: 'no' };

  it('carry their status, what is wrong, and what a page adds', () => {
    expect(badParameter('x', text)).toMatchObject({
      name: 'ApiError',
      status: 400,
      message: '400 x: no',
      parts: { details: [{ field: 'x', message: text }] },
    });
    expect(badParameter('x', text).parts).not.toHaveProperty('extra');
    expect(invalidValue('x', text).parts).not.toHaveProperty('extra');
    expect(invalidValue('x', text, { reason: 'r' })).toMatchObject({
      status: 422,
      parts: { extra: { reason: 'r' } },
    });
    expect(badParameter('x', text, { line: 1 }).parts.extra).toEqual({ line: 1 });
    const details = ['x', 'y'].map((field) => ({ field, message: text }));
    expect(new ApiError(422, { details }).message).toBe('422 x: no; y: no');
    expect(new ApiError(404).message).toBe('404');
  });

  it('of an operation have their code, and what is wrong in both languages where it is said', () => {
    expect(new ServiceError('state', 'closed', text)).toMatchObject({
      name: 'ServiceError',
      message: 'closed',
      code: 'state',
      text,
    });
    expect(new ServiceError('limit', 'full').text).toBeUndefined();
  });
});

describe('a tool that a host hands in', () => {
  const head = { id: 'x', method: 'GET', path: '/x' };

  it('has an id, a method and a path', () => {
    for (const good of [head, { ...head, method: 'POST' }]) expect(isToolHead(good)).toBe(true);
    for (const bad of [null, 'x', { ...head, id: 7 }, { ...head, method: 'PUT' }, { ...head, path: 'x' }]) {
      expect(isToolHead(bad)).toBe(false);
    }
    for (const bad of ['', 'x', 'x/', 7, undefined]) expect(isPath(bad)).toBe(false);
  });

  it('is loaded when it is called, or has a schema and a rule', () => {
    const run = () => null;
    for (const good of [
      { ...head, load: run },
      { ...head, run, input: {} },
    ])
      expect(isServedTool(good)).toBe(true);
    for (const bad of [head, { ...head, run }, { ...head, input: {} }, { load: run }, { run, input: {} }]) {
      expect(isServedTool(bad)).toBe(false);
    }
    expect(isServedTool({ ...head, run, input: null })).toBe(false);
  });
});
