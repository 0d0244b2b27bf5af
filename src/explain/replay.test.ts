import { describe, expect, it } from 'vitest';
import { type ReplayStep, replay } from './index.ts';

const one = (parts: Partial<ReplayStep> = {}): ReplayStep => ({
  passo: 'a',
  formula: '1 / 3',
  valores: {},
  arredondamento: 'nenhum',
  campo: null,
  ...parts,
});

describe('a replay', () => {
  it('gives the result of each step, and of each field of the answer', () => {
    const steps = [
      one({ passo: 'a', arredondamento: 'centavo' }),
      one({ passo: 'b', formula: 'x * a', valores: { x: 2, a: { passo: 'a' } }, campo: 'valor' }),
    ];
    expect(replay(steps)).toEqual({ passos: { a: 0.33, b: 0.66 }, campos: { valor: 0.66 } });
  });

  it.each([
    ['nenhum', 0.333333333333333],
    ['centavo', 0.33],
    ['centavo-abaixo', 0.33],
    ['centavo-acima', 0.34],
    ['1 casa', 0.3],
    ['4 casas', 0.3333],
    ['12 casas', 0.333333333333],
  ])('rounds as a step says: %s', (arredondamento, a) => {
    expect(replay([one({ arredondamento })]).passos).toEqual({ a });
  });

  it.each([
    ['centavo', '-0.125', -0.13],
    ['centavo-abaixo', '-0.121', -0.13],
    ['centavo-abaixo', '-0.12', -0.12],
    ['centavo-acima', '-0.129', -0.12],
    ['centavo-acima', '0', 0],
    ['centavo-abaixo', '0', 0],
  ])('by %s makes of %s %d', (arredondamento, formula, a) => {
    expect(replay([one({ arredondamento, formula })]).passos).toEqual({ a });
  });

  it.each(['x2 casas', '100 casas', '2 casas e meia', 'casas', 'meio'])(
    'knows no rounding %j',
    (arredondamento) => {
      expect(() => replay([one({ arredondamento })])).toThrow(
        new RangeError(`there is no rounding "${arredondamento}"`),
      );
    },
  );

  it('refuses two steps of one name, and one that needs a later one', () => {
    expect(() => replay([one(), one()])).toThrow(new RangeError('there are two steps "a"'));
    expect(() => replay([one({ valores: { b: { passo: 'b' } } }), one({ passo: 'b' })])).toThrow(
      new RangeError('"a" needs "b", which is no earlier step'),
    );
  });
});
