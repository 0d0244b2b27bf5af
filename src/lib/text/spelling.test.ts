import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest } from './spelling.ts';

describe('closest', () => {
  it.each([
    ['a letter left out', 'acton', 'action'],
    ['a letter too many', 'acttion', 'action'],
    ['a letter changed', 'renavan', 'renavam'],
    ['neighbours swapped', 'cuont', 'count'],
    ['two of these', 'acitonn', 'action'],
    ['another case', 'ACTION', 'action'],
  ])('finds %s: %s', (_, misspelt, name) => {
    expect(closest(misspelt, ['other', name])).toBe(name);
  });

  it.each([
    ['three letters', 'xyztion', ['action']],
    ['two letters of a short name', 'cepp', ['cpf']],
    ['another length', 'act', ['action']],
    ['no names', 'action', []],
  ])('finds nothing for %s', (_, misspelt, names) => {
    expect(closest(misspelt, names)).toBeUndefined();
  });

  it('prefers the one with the fewest changes, then the first', () => {
    expect(closest('dev-uid', ['dev-ulid', 'dev-uuid', 'dev-uid-v7'])).toBe('dev-ulid');
    expect(closest('gerar', ['gerador', 'gera', 'gerar-x'])).toBe('gera');
  });

  it('finds a name among others as itself', () => {
    const word = fc.stringMatching(/^[a-z-]{1,12}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.nat(), (names, nth) => {
        const name = names[nth % names.length] as string;
        expect(closest(name.toUpperCase(), names)).toBe(name);
      }),
    );
  });
});
