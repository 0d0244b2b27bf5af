import { expect, it } from 'vitest';
import { nameOf, type Path } from './path.ts';

it.each<[Path, string]>([
  [['a'], 'a'],
  [['canais', 0, 'nome'], 'canais[0].nome'],
  [['a', 'b', 2], 'a.b[2]'],
  [[''], ''],
  [['x'.repeat(100)], 'x'.repeat(100)],
  // A name this long is not a misspelt one.
  [['x'.repeat(101)], `${'x'.repeat(100)}…`],
])('%j is told as %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
