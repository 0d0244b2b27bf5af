import { describe, expect, it } from 'vitest';
import { readPath, setAt } from './field-path.ts';

describe('a path of a field', () => {
  it.each([
    ['a', ['a']],
    ['a.b', ['a', 'b']],
    ['a[0].b', ['a', 0, 'b']],
    ['a[0][12]', ['a', 0, 12]],
    ['', null],
    ['.a', null],
    ['a.', null],
    ['a..b', null],
    ['..a', null],
    ['a]b.c', null],
    ['[0]', null],
    ['a[x]', null],
    ['a[0]b', null],
    // Nobody sends so long a list, and an empty one of this length would fill the memory.
    ['a[100000]', null],
  ])('is read from %j', (name, path) => {
    expect(readPath(name)).toEqual(path);
  });

  it('is where a value is put, and nowhere else', () => {
    const target = { a: 1 };
    setAt(target, ['b', 1, 'c'], 2);
    setAt(target, ['b', 0], 3);
    setAt(target, ['a', 'x'], 4);
    setAt(target, ['b', 0], 5);
    expect(target).toEqual({ a: { x: 4 }, b: [5, { c: 2 }] });
    setAt(target, ['__proto__', 'polluted'], true);
    setAt(target, ['toString', 'x'], 1);
    expect(JSON.stringify(target)).toBe(
      '{"a":{"x":4},"b":[5,{"c":2}],"__proto__":{"polluted":true},"toString":{"x":1}}',
    );
    expect({}).not.toHaveProperty('polluted');
  });
});
