import { describe, expect, it } from 'vitest';
import { givenNameYears } from '../../data/given-name-years.ts';
import { givenNames } from '../../data/given-names.ts';
import { surnames } from '../../data/surnames.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { splitWords } from '../../draws/lists.ts';
import { countsOf, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { drawGivenName, drawSurname } from '../../draws/people.ts';
import { nome } from './nome.ts';

const bandsOf = (gender: 'masculino' | 'feminino') =>
  givenNames[gender].flatMap(({ weight, era, names }) =>
    splitWords(names).map((name) => ({ name, weight, era })),
  );

const given = {
  masculino: new Set(bandsOf('masculino').map(({ name }) => name)),
  feminino: new Set(bandsOf('feminino').map(({ name }) => name)),
};
const family = new Set(surnames.flatMap(({ names }) => splitWords(names)));
const PARTICLES = new Set(['da', 'de', 'dos']);

const draw = (values: Record<string, unknown>, rounds = 20): string[] =>
  Array.from({ length: rounds }, () => callTool(nome, { count: 100, ...values }).nomes).flat();

describe('nome', () => {
  it('is a given name and one surname, which a particle may link', () => {
    for (const name of draw({})) {
      const [first, ...rest] = name.split(' ') as [string, ...string[]];
      expect(given.masculino.has(first) || given.feminino.has(first)).toBe(true);
      if (rest.length === 2) expect(PARTICLES.has(rest.shift() as string)).toBe(true);
      expect(rest).toHaveLength(1);
      expect(family.has(rest[0] as string)).toBe(true);
    }
  });

  it('has particles in some names', () => {
    const linked = draw({}).filter((name) => name.split(' ').length === 3);
    expect(linked.length).toBeGreaterThan(50);
    expect(new Set(linked.map((name) => name.split(' ')[1]))).toEqual(PARTICLES);
  });

  it.each(['masculino', 'feminino'] as const)('is %s when asked', (gender) => {
    for (const name of draw({ gender })) expect(given[gender].has(name.split(' ')[0] as string)).toBe(true);
  });

  it('has both genders when none is asked for', () => {
    const first = draw({}).map((name) => name.split(' ')[0] as string);
    const men = first.filter((name) => given.masculino.has(name)).length;
    expect(men / first.length).toBeGreaterThan(0.45);
    expect(men / first.length).toBeLessThan(0.55);
  });

  it('with a middle name has a second given name of the same gender or a further surname, half each', () => {
    let second = 0;
    const names = draw({ gender: 'feminino', includeMiddleName: true });
    for (const name of names) {
      const parts = name.split(' ').filter((part) => !PARTICLES.has(part));
      expect(parts).toHaveLength(3);
      expect(new Set(parts).size).toBe(3);
      expect(given.feminino.has(parts[1] as string) || family.has(parts[1] as string)).toBe(true);
      if (given.feminino.has(parts[1] as string)) second++;
    }
    expect(second / names.length).toBeGreaterThan(0.45);
    expect(second / names.length).toBeLessThan(0.6);
  });

  it('is never twice in an answer', () => {
    for (let i = 0; i < 20; i++) {
      const { nomes } = callTool(nome, { count: 100 });
      expect(new Set(nomes).size).toBe(100);
    }
  });

  it('draws each name as often as its band says', () => {
    const random = seededRandom('bands');
    for (const gender of ['masculino', 'feminino'] as const) {
      const drawn = countsOf(Array.from({ length: 100_000 }, () => drawGivenName(random, gender)));
      expectShares(drawn, new Map(bandsOf(gender).map(({ name, weight }) => [name, weight])));
    }
    const drawn = countsOf(Array.from({ length: 100_000 }, () => drawSurname(random, [])));
    const weights = surnames.flatMap(({ weight, names }) =>
      splitWords(names).map((name) => [name, weight] as const),
    );
    expectShares(drawn, new Map(weights));
  });

  it('gives a name in its years, else to those born before 1980 none of the young, and to others none of the old', () => {
    const random = seededRandom('eras');
    const eraOf = new Map(bandsOf('feminino').map(({ name, era }) => [name, era]));
    const yearsOf = new Map(
      givenNameYears.flatMap(({ names, ...years }) =>
        splitWords(names).map((name) => [name, years] as const),
      ),
    );
    const limited = new Set<string>();
    for (let i = 0; i < 4000; i++) {
      const born = 1900 + (i % 131);
      const name = drawGivenName(random, 'feminino', born);
      const years = yearsOf.get(name);
      if (years) {
        limited.add(name);
        expect(born >= years.first && born <= years.last, `${name}, ${born}`).toBe(true);
      } else expect(eraOf.get(name)).not.toBe(born < 1980 ? 'recente' : 'antigo');
    }
    expect(limited.size).toBeGreaterThan(80);
  });

  it('knows the names of those born before the years that it holds, and after them', () => {
    const random = seededRandom('longe');
    for (const born of [1860, 2090]) expect(drawGivenName(random, 'masculino', born)).toMatch(/^\p{Lu}/u);
  });

  it('refuses another gender, and more than 100', () => {
    expect(refusal(nome, { gender: 'outro' })).toMatchObject({ status: 400, fields: ['gender'] });
    expect(refusal(nome, { count: 101 })).toMatchObject({ status: 400, fields: ['count'] });
  });

  it('repeats with the same seed', () => {
    expect(callTool(nome, { count: 9, seed: 'a' })).toEqual(callTool(nome, { count: 9, seed: 'a' }));
    expect(callTool(nome, { count: 9, seed: 'a' })).not.toEqual(callTool(nome, { count: 9, seed: 'b' }));
  });
});
