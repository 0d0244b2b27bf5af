import { expect, it } from 'vitest';
import { countAround } from './around.ts';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, [i, 0]]));

it.each([
  ['{}', 0],
  ['{"a":1,"b":[],"c":{}}', 3],
  ['{"a":[1,[2,3]],"b":"},{\\",["}', 6],
  ['{"params":{"arguments":{"a":1,"b":[1,2]},"c":1}}', 5],
  ['{ "params" : { "arguments" : [ 1, 2 ] , "c" : { "d" : 1 } } }', 6],
  ['{"params":{"arguments":{"tool":"cpf","input":{"a":1,"b":[1,2]},"c":{"d":1,"e":2}}}}', 7],
  ['{"params":{"arguments":{"input":[1,2,{"input":{"a":1}}],"c":1}}}', 4],
  ['{"arguments":{"a":1},"x":{"arguments":{"a":1}}}', 5],
  ['{"params":["arguments",{"a":1}]}', 4],
  ['{"params":{"x":{"arguments":{"a":1,"b":2}}}}', 5],
])('the message %s holds %i values around its arguments', (text, count) => {
  expect(countAround(text)).toBe(count);
});

it('the count is of the fields of a tool and what is around them, whatever they hold', () => {
  const sent = { ...many(10), list: Object.values(many(1_000)) };
  const text = JSON.stringify({ method: 'x', params: { arguments: sent, _meta: many(10) } });
  expect(countAround(text)).toBe(4 + 11 + 30);
});
