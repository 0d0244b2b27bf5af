import { beforeAll, expect, it } from 'vitest';
import { createToolSearch, summarize } from '../../src/pages/openapi/tool-document.ts';
import { shortName } from '../../src/shown/tool-names.ts';
import { tools } from '../support/tools.ts';
import { everydayQueries, queriesForNothing } from './everyday-queries.ts';

let idsFor: (query: string) => readonly string[];
beforeAll(async () => {
  const search = createToolSearch(await Promise.all(tools.map(summarize)));
  idsFor = (query) => search(query).map(({ id }) => id);
});

/** Those whose tool is not among the first so many. */
const missed = (first: number) =>
  everydayQueries.filter(([query, id]) => !idsFor(query).slice(0, first).includes(id));

it('five of six everyday queries find the tool that is meant first, and fourteen of fifteen among three', () => {
  expect(everydayQueries.length).toBeGreaterThanOrEqual(200);
  expect(missed(1).length / everydayQueries.length).toBeLessThanOrEqual(1 / 6);
  expect(missed(3).length / everydayQueries.length).toBeLessThanOrEqual(1 / 15);
});

it('the exchange rate finds nothing, and so do five of six queries for what no tool does', () => {
  const found = queriesForNothing.filter((query) => idsFor(query).length > 0);
  expect(found).not.toContain('cotação do dólar hoje');
  expect(found.length / queriesForNothing.length).toBeLessThanOrEqual(1 / 6);
});

it('every tool of the package has everyday words in both languages', async () => {
  const summaries = await Promise.all(tools.map(summarize));
  expect(summaries.filter(({ search }) => !search?.pt || !search.en).map(({ id }) => id)).toEqual([]);
});

it('twelve tools have a place each on the first page, and no two are called alike', async () => {
  const summaries = await Promise.all(tools.map(summarize));
  const ranks = summaries.flatMap(({ people }) => people?.rank ?? []);
  expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  for (const language of ['pt', 'en'] as const) {
    const names = summaries.map(({ name, people }) => people?.name?.[language] ?? shortName(name[language]));
    expect(names.filter((one, i) => names.indexOf(one) !== i)).toEqual([]);
  }
});
