import { expect, it } from 'vitest';
import { foldName } from '../../lib/text/folded.ts';
import { areSynonyms, synonymsOf } from './synonyms.ts';

it.each([
  ['quantidade', 'count'],
  ['sexo', 'gender'],
  ['uf', 'state'],
  ['salariobruto', 'salarioclt'],
  ['meses', 'prazo'],
  ['gravida', 'condition'],
  ['nota', 'value'],
  ['female', 'feminino'],
  ['soma', 'add'],
])('%s and %s mean the same, either way', (a, b) => {
  expect([areSynonyms(a, b), areSynonyms(b, a)]).toEqual([true, true]);
});

it.each([
  ['peso', 'altura'],
  ['male', 'female'],
  ['peso', 'weigh'],
  ['', ''],
  ['peso', ''],
  ['__proto__', 'count'],
])('%j and %j do not', (a, b) => {
  expect(areSynonyms(a, b)).toBe(false);
});

it('a word of two meanings has the synonyms of both, which are not synonyms of each other', () => {
  // The format of a text, and to format it.
  expect(areSynonyms('formato', 'format')).toBe(true);
  expect(areSynonyms('format', 'formatar')).toBe(true);
  expect(areSynonyms('formato', 'formatar')).toBe(false);
});

it('all are written as names are compared', () => {
  const all = new Set([...synonymsOf('count'), ...synonymsOf('weight'), ...synonymsOf('ferias')]);
  expect(all.size).toBeGreaterThan(5);
  for (const name of all) expect(foldName(name)).toBe(name);
});
