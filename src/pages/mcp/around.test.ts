import { expect, it } from 'vitest';
import { countAround } from './around.ts';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, [i, 0]]));

it.each([
  ['{}', 0],
  ['{"a":1,"b":[],"c":{}}', 3],
  ['{"a":[1,[2,3]],"b":"},{\\",["}', 6],
  ['{"params":{"arguments":{"a":1,"b":[1,2]},"c":1}}', 3],
  ['{ "params" : { "arguments" : [ 1, 2 ] , "c" : { "d" : 1 } } }', 4],
  ['{"arguments":{"a":1},"x":{"arguments":{"a":1}}}', 5],
  ['{"params":["arguments",{"a":1}]}', 4],
  ['{"params":{"x":{"arguments":{"a":1,"b":2}}}}', 5],
])('the message %s holds %i values around its arguments', (text, count) => {
  expect(countAround(text)).toBe(count);
});

it('the count is of the values around the arguments, whatever these hold', () => {
  const text = JSON.stringify({ method: 'x', params: { arguments: many(1_000), _meta: many(10) } });
  expect(countAround(text)).toBe(4 + 30);
});
