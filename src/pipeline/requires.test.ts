import { expect, it } from 'vitest';
import type { AnyTool } from '../kit/tool.ts';
import { unmetNeeds, valueAt } from './requires.ts';

const message = { pt: 'um dos dois', en: 'one of the two' };
const toolOf = (requires?: AnyTool['requires']) => ({ requires }) as AnyTool;

it('a tool without needs has none that are unmet', () => {
  expect(unmetNeeds(toolOf(), {})).toEqual([]);
});

it('needs are fields, paths, and fields with a message of their own, which always tells a fault', () => {
  const tool = toolOf(() => ['a', ['parte', 'fim'], ['lista', 1, 'nota'], { field: 'b', message }]);
  expect(unmetNeeds(tool, {})).toEqual([
    { path: ['a'] },
    { path: ['parte', 'fim'] },
    { path: ['lista', 1, 'nota'] },
    { path: ['b'], message },
  ]);
  const input = { a: 0, parte: { fim: '' }, lista: [{}, { nota: false }], b: 1 };
  expect(unmetNeeds(tool, input)).toEqual([{ path: ['b'], message }]);
});

it('what lies at a path is found, or nothing', () => {
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 1, 'b'])).toBeUndefined();
  expect(valueAt({ a: 1 }, [])).toEqual({ a: 1 });
});
