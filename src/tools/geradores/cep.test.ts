import { isValidCep } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { states, type Uf } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { citiesOf } from '../../draws/places.ts';
import { cep } from './cep.ts';

interface Item {
  cep: string;
  state: Uf;
  city: string;
}

const draw = (values: Record<string, unknown>): Item[] => callTool(cep, { count: 100, ...values }).items;

describe('cep', () => {
  // The ranges of the Correios, by the first two digits.
  it.each([
    ['SP', 1, 19],
    ['RJ', 20, 28],
    ['ES', 29, 29],
    ['MG', 30, 39],
    ['BA', 40, 48],
    ['PE', 50, 56],
    ['CE', 60, 63],
    ['PR', 80, 87],
    ['SC', 88, 89],
    ['RS', 90, 99],
  ])('of %s begins with %i to %i', (state, first, last) => {
    for (const one of draw({ state })) {
      const region = Number(one.cep.slice(0, 2));
      expect(region).toBeGreaterThanOrEqual(first);
      expect(region).toBeLessThanOrEqual(last);
    }
  });

  it('lies in a range of the city named, with the suffix of a street', () => {
    for (const { cep, state, city: name } of Array.from({ length: 20 }, () => draw({})).flat()) {
      expect(cep).toMatch(/^\d{5}-[0-8]\d{2}$/);
      expect(isValidCep(cep)).toBe(true);
      const prefix = Number(cep.slice(0, 5));
      const city = citiesOf(state).find((city) => city.name === name);
      expect(city?.ranges.some(([first, last]) => first <= prefix && prefix <= last)).toBe(true);
    }
  });

  it.each(states)('is of every city held of %s when asked for it', (state) => {
    const drawn = Array.from({ length: 15 }, () => draw({ state: state.toLowerCase() })).flat();
    expect(new Set(drawn.map((item) => item.state))).toEqual(new Set([state]));
    expect(new Set(drawn.map(({ city }) => city))).toEqual(new Set(citiesOf(state).map(({ name }) => name)));
  });

  it('is inside the capital alone when asked', () => {
    const capitals = new Set(draw({ capitalOnly: true }).map(({ state, city }) => `${city} ${state}`));
    for (const capital of capitals)
      expect(states.map((state) => `${citiesOf(state)[0].name} ${state}`)).toContain(capital);
    expect(new Set(draw({ capitalOnly: true, state: 'SP' }).map(({ city }) => city))).toEqual(
      new Set(['São Paulo']),
    );
  });

  it('is in either range of a city that has two', () => {
    const drawn = draw({ capitalOnly: true, state: 'SP' }).map(({ cep }) => Number(cep.slice(0, 5)));
    expect(drawn.some((prefix) => prefix <= 5999)).toBe(true);
    expect(drawn.some((prefix) => prefix >= 8000)).toBe(true);
    expect(drawn.every((prefix) => prefix <= 5999 || (prefix >= 8000 && prefix <= 8499))).toBe(true);
  });

  it('has digits only without punctuation, zeros in front included', () => {
    for (const { cep } of draw({ formatted: false, state: 'SP' })) expect(cep).toMatch(/^[01]\d{7}$/);
  });

  it('lists the numbers in the order of the items, none twice', () => {
    const { ceps, items } = callTool(cep, { count: 100, state: 'AC' });
    expect(ceps).toEqual(items.map((item: Item) => item.cep));
    expect(new Set(ceps).size).toBe(100);
  });

  it('refuses another state, and repeats with the same seed', () => {
    expect(refusal(cep, { state: 'BR' })).toMatchObject({ status: 400, fields: ['state'] });
    expect(draw({ seed: 'a' })).toEqual(draw({ seed: 'a' }));
    expect(draw({ seed: 'a' })).not.toEqual(draw({ seed: 'b' }));
  });
});
