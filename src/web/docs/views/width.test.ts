import { expect, it } from 'vitest';
import type { Schema } from '../core/types.ts';
import { roomOf } from './width.ts';

const object = (...names: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
});
const list = (...names: readonly string[]): Schema => ({ type: 'array', items: object(...names) });
const texts: Schema = { type: 'array', items: { type: 'string' } };
const total: Schema = { type: 'number' };

it.each<[string, Schema['properties'], object, boolean]>([
  ['one number', { total }, { total: 1 }, false],
  ['a table of four columns', { total, linhas: list('a', 'b', 'c', 'd') }, {}, false],
  ['a table of five columns', { total, linhas: list('a', 'b', 'c', 'd', 'e') }, {}, true],
  ['such a table in an object', { tabelas: { properties: { x: list('a', 'b', 'c', 'd', 'e') } } }, {}, true],
  ['the steps of an explanation', { total, explicacao: list('a', 'b', 'c', 'd', 'e') }, {}, false],
  ['a list of texts that comes first', { cpfs: texts }, { cpfs: [] }, true],
  ['a list of texts below a number', { total, datas: texts }, {}, false],
  ['two objects that say the same', { sac: object('a', 'b', 'c'), price: object('a', 'b', 'c') }, {}, true],
  ['two objects that say other things', { inss: object('a', 'b'), irrf: object('a', 'b', 'c') }, {}, false],
  ['a long text', { texto: { type: 'string' } }, { texto: 'x'.repeat(81) }, true],
  ['a short text', { texto: { type: 'string' } }, { texto: 'x'.repeat(80) }, false],
  ['a long notice', { total, aviso: { type: 'string' } }, { aviso: 'x'.repeat(81) }, false],
])('an answer of %s has its room', (_, properties, output, wide) => {
  const outputSchema = { properties: properties ?? {} };
  expect(roomOf({ inputSchema: {}, outputSchema, examples: [{ input: {}, output }] })).toBe(
    wide ? 'wide' : 'beside',
  );
});

it.each<[string, Schema, unknown, string]>([
  ['three columns', list('a', 'b', 'c'), [{}], 'beside'],
  ['three columns that it names', { ...list('a', 'b', 'c'), 'x-columns': ['a', 'b', 'c'] }, [{}], 'list'],
  [
    'two, and what the answer says',
    { ...list('a', 'b'), 'x-from': [{ list: 'c', show: ['d'] }] },
    [{}],
    'list',
  ],
  [
    'three, and none in the example',
    { ...list('a', 'b', 'c'), 'x-columns': ['a', 'b', 'c'] },
    undefined,
    'beside',
  ],
])('a form with rows of %s has its room', (_, rows, sent, room) => {
  const inputSchema = { properties: { rows } };
  const input = sent === undefined ? {} : { rows: sent };
  expect(
    roomOf({ inputSchema, outputSchema: { properties: { total } }, examples: [{ input, output: {} }] }),
  ).toBe(room);
});

it('an answer that is a list, or a check of a document, has the whole width', () => {
  const shaped = { inputSchema: {}, examples: [] };
  expect(roomOf({ ...shaped, outputSchema: texts })).toBe('wide');
  expect(roomOf({ ...shaped, outputSchema: { anyOf: [object('cpf'), object('valid')] } })).toBe('wide');
});
