import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldChoice, foldName } from './folded.ts';
import { distance, likelyMeant } from './spelling.ts';

describe('the meaning of a name', () => {
  it.each([
    ['a letter left out', 'acton', 'action'],
    ['a letter too many', 'acttion', 'action'],
    ['a letter changed', 'renavan', 'renavam'],
    ['neighbours swapped', 'cuont', 'count'],
    ['two of these', 'acitonn', 'action'],
    ['another case', 'ACTION', 'action'],
    ['another separator', 'salario_bruto', 'salarioBruto'],
    ['an accent', 'salárioBruto', 'salarioBruto'],
    ['a part of it', 'dias', 'diasFerias'],
    ['more than it', 'quantidadeTotal', 'quantidade'],
  ])('is found for %s: %s', (_, misspelt, name) => {
    expect(likelyMeant(misspelt, ['zzz', name])).toEqual([name]);
  });

  it.each([
    ['three letters', 'xyztion', ['action']],
    ['half of a short name', 'abcd', ['abxy']],
    ['a part of two letters', 'uf', ['ufOrigem']],
    ['a name of 65 letters', 'a'.repeat(65), ['a'.repeat(65)]],
    ['no names', 'action', []],
  ])('is not guessed from %s', (_, misspelt, names) => {
    expect(likelyMeant(misspelt, names)).toEqual([]);
  });

  it('is first the name with the fewest changes, then a synonym, then one that holds the name, the shortest first', () => {
    const areSynonyms = (a: string, b: string) => a === 'dias' && b === 'days';
    const names = ['diasUteis', 'diasMes', 'days', 'diaz', 'Dias'];
    expect(likelyMeant('dias', names, areSynonyms)).toEqual(['Dias', 'diaz', 'days', 'diasMes', 'diasUteis']);
  });

  it.each([
    ['a name that is nothing but signs', '-', ['_'], ['_']],
    ['two letters left out', 'quntidde', ['quantidade'], ['quantidade']],
    ['two letters too many', 'quaantidadde', ['quantidade'], ['quantidade']],
    ['two of five letters changed', 'abcde', ['abxye'], ['abxye']],
    [
      'several parts, the longest first',
      'quantidadeTotal',
      ['quanti', 'quantidade'],
      ['quantidade', 'quanti'],
    ],
  ])('is found for %s', (_, misspelt, names, meant) => {
    expect(likelyMeant(misspelt, names)).toEqual(meant);
  });

  it('is a synonym before a name with two changes, and with one change no later than another that has one', () => {
    const areSynonyms = (_: string, candidate: string) => candidate.endsWith('syn');
    expect(likelyMeant('abcdef', ['abcdxy', 'syn'], areSynonyms)).toEqual(['syn', 'abcdxy']);
    expect(likelyMeant('syx', ['syn', 'syz'], areSynonyms)).toEqual(['syn', 'syz']);
  });

  it('is rather one with neighbours swapped than one with a letter changed, whichever comes first', () => {
    expect(likelyMeant('cfp', ['cep', 'cpf'])).toEqual(['cpf', 'cep']);
    expect(likelyMeant('cfp', ['cpf', 'cep'])).toEqual(['cpf', 'cep']);
    expect(likelyMeant('cfpx', ['cfp', 'cpfx'])).toEqual(['cpfx', 'cfp']);
  });

  it('is a name among others first, in any case', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.nat(), (names, nth) => {
        const name = names[nth % names.length] as string;
        expect(likelyMeant(name.toUpperCase(), names)[0]).toBe(name);
      }),
    );
  });
});

it('names and choices are compared without case and accents', () => {
  expect(foldName('Salário_Bruto-x y')).toBe('salariobrutoxy');
  expect(foldChoice('Sem Justa_Causa:Máx')).toBe('sem-justa-causa-max');
});

it.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['abc', '', 3],
  ['ab', 'ba', 1],
  ['abc', 'acb', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i changes apart', (a, b, changes) => {
  expect([distance(a, b), distance(b, a)]).toEqual([changes, changes]);
});

it('names that are no more than `most` changes apart are measured, and others are farther', () => {
  expect([distance('ca', 'abc', 3), distance('abcd', 'bacd', 1), distance('', '', 0)]).toEqual([3, 1, 0]);
  expect(distance('kitten', 'sitting', 2)).toBeGreaterThan(2);
  expect([distance('abc', 'xyz', 2), distance('abc', 'abcdef', 2)]).toEqual([Infinity, Infinity]);
});

it('a name of 64 letters is compared, a part has three, and one change makes another name of two', () => {
  expect(likelyMeant('a'.repeat(64), ['a'.repeat(64)])).toHaveLength(1);
  expect(likelyMeant('abc', ['abcdefgh'])).toEqual(['abcdefgh']);
  expect(likelyMeant('abc', ['abd'])).toEqual(['abd']);
  expect(likelyMeant('ab', ['ac'])).toEqual([]);
});

it('the wanted names come first among those that hold another one as well, and then the shortest', () => {
  const names = ['valorFatura', 'valorPago', 'valorBruto'];
  const likely = (wanted: string) => likelyMeant('valor', names, undefined, (name) => name === wanted);
  expect(likely('')).toEqual(['valorPago', 'valorBruto', 'valorFatura']);
  expect(likely('valorFatura')).toEqual(['valorFatura', 'valorPago', 'valorBruto']);
  // A name that is nearer stays before a wanted one.
  expect(likelyMeant('valo', ['valor', 'valorFatura'], undefined, (name) => name === 'valorFatura')).toEqual([
    'valor',
    'valorFatura',
  ]);
});
