import { describe, expect, it } from 'vitest';
import { babyNames as namesByOrigin } from '../../data/baby-names.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { splitLines } from '../../draws/lists.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { babyNames } from './baby-names.ts';

interface Entry {
  name: string;
  gender: string;
  origin: string;
  meaning: string;
}

const origins = Object.keys(namesByOrigin);

/** Every name that matches, over many answers. */
function allOf(values: Record<string, unknown>): Entry[] {
  const found = new Map<string, Entry>();
  const { total } = callTool(babyNames, values);
  for (let i = 0; found.size < total; i++) {
    const { names } = callTool(babyNames, { ...values, count: 50, seed: String(i) });
    for (const entry of names) found.set(entry.name, entry);
  }
  return [...found.values()];
}

describe('baby-names', () => {
  it('suggests ten different names when nothing is asked for', () => {
    const { names, total } = callTool(babyNames, {});
    expect(names).toHaveLength(10);
    expect(new Set(names.map(({ name }: Entry) => name)).size).toBe(10);
    expect(total).toBe(Object.values(namesByOrigin).flatMap(splitLines).length);
  });

  it.each([
    ['masculino', ['masculino', 'unissex']],
    ['feminino', ['feminino', 'unissex']],
    ['unissex', ['unissex']],
  ])('%s: names of %j', (gender, genders) => {
    expect(new Set(allOf({ gender }).map((entry) => entry.gender))).toEqual(new Set(genders));
  });

  it.each(origins)('%s: names of that origin alone', (origin) => {
    const names = allOf({ origin });
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names.map((entry) => entry.origin))).toEqual(new Set([origin]));
  });

  it('ignores case and accents of the initial letters', () => {
    for (const startsWith of ['e', 'E', 'é', 'e\u0301']) {
      const names = allOf({ startsWith });
      expect(names.map(({ name }) => name)).toContain('Érica');
      for (const { name } of names) expect(removeAccents(name)[0]).toBe('E');
    }
    expect(
      allOf({ startsWith: 'GAB' })
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Gabriel', 'Gabriela']);
  });

  // Meanings that are beyond doubt.
  it.each([
    ['Beatriz', 'latina', 'a que traz felicidade'],
    ['Miguel', 'hebraica', 'quem é como Deus?'],
    ['Pedro', 'grega', 'rocha'],
    ['Sakura', 'japonesa', 'flor de cerejeira'],
    ['Sofia', 'grega', 'sabedoria'],
    ['Iara', 'tupi', 'senhora das águas'],
  ])('%s is %s: %s', (name, origin, meaning) => {
    const entry = allOf({ startsWith: name.slice(0, 3), origin }).find((entry) => entry.name === name);
    expect(entry).toMatchObject({ origin, meaning });
  });

  it('answers fewer names when fewer match, none when none does', () => {
    const { names, total } = callTool(babyNames, { startsWith: 'mig', count: 50 });
    expect(names).toHaveLength(1);
    expect(total).toBe(1);
    expect(callTool(babyNames, { startsWith: 'xyz' })).toEqual({ names: [], total: 0 });
  });

  it.each([
    { startsWith: 'Iara' },
    { startsWith: '' },
    { startsWith: '1' },
    { startsWith: 'a b' },
    { gender: 'outro' },
    { origin: 'persa' },
    { count: 51 },
    { count: 0 },
  ])('400: %j', (values) => {
    expect(refusal(babyNames, values)).toMatchObject({ status: 400, fields: Object.keys(values) });
  });
});
