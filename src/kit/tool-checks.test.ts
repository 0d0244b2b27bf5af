import { describe, expect, it } from 'vitest';
import { isPath, isServedTool, isToolHead } from './tool-checks.ts';

describe('a tool that a host hands in', () => {
  const head = { id: 'x', method: 'GET', path: '/x' };

  it('a tool has an id, a method and a path', () => {
    for (const good of [head, { ...head, method: 'POST' }]) expect(isToolHead(good)).toBe(true);
    for (const bad of [null, 'x', { ...head, id: 7 }, { ...head, method: 'PUT' }, { ...head, path: 'x' }]) {
      expect(isToolHead(bad)).toBe(false);
    }
    for (const bad of ['', 'x', 'x/', 7, undefined]) expect(isPath(bad)).toBe(false);
  });

  it('a tool is loaded when it is called, or has a schema and a rule', () => {
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
