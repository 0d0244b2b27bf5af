import { expect, it } from 'vitest';
import { guides } from '../src/docs/browser/guide/index.ts';
import { texts as docs } from '../src/docs/browser/texts/index.ts';
import { words } from '../src/pages/browser/words.ts';
import { texts as panel } from '../src/panel/browser/texts/index.ts';

const languages = ['pt', 'en'] as const;

/** The paths of the texts that say nothing, of one thing or of several. */
function emptyIn(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path.join('.')] : [];
  if (typeof value === 'function') {
    return [1, 2, 'x'].flatMap((one) => emptyIn(value(...Array(value.length).fill(one)), path));
  }
  return Object.entries(Object(value)).flatMap(([name, inner]) => emptyIn(inner, [...path, name]));
}

it.each(
  languages.flatMap((language) => [
    [language, 'docs page', docs[language]] as const,
    [language, 'panel', panel[language]] as const,
    [language, 'parts that pages share', words[language]] as const,
    [language, 'guide', guides[language]('https://api.example.com/v1')] as const,
  ]),
)('in %s, every text of the %s says something', (_language, _place, texts) => {
  expect(emptyIn(texts)).toEqual([]);
});

it('the guide has the same pages and kinds of blocks in both languages, each at an address of its own', () => {
  const pagesIn = (language: 'pt' | 'en') =>
    guides[language]('https://api.example.com/v1').groups.flatMap(({ pages }) => pages);
  const shapes = (language: 'pt' | 'en') =>
    pagesIn(language).map(({ id, blocks }) => [id, blocks.flatMap((block) => Object.keys(block))]);
  expect(shapes('en')).toEqual(shapes('pt'));
  const ids = pagesIn('pt').map(({ id }) => id);
  expect(ids.filter((id, i) => !/^[a-z-]+$/.test(id) || ids.indexOf(id) !== i)).toEqual([]);
});
