import { describe, expect, it } from 'vitest';
import { loadGuide } from '../docs/guide/index.ts';
import { texts as docs } from '../docs/texts/index.ts';
import { words } from '../../shown/words.ts';
import { texts as panel } from '../panel/texts/index.ts';

const guides = { pt: await loadGuide.pt(), en: await loadGuide.en() };

const languages = ['pt', 'en'] as const;

/** The paths of the texts that are empty, for one thing or for several. */
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
)('every text in %s of the %s says something', (_language, _place, texts) => {
  expect(emptyIn(texts)).toEqual([]);
});

/** The texts that are made from their arguments, by their path. */
function madeOf(value: unknown, path = ''): readonly (readonly [string, (...given: unknown[]) => unknown])[] {
  if (typeof value === 'function') return [[path, value as () => unknown]];
  if (typeof value === 'string') return [];
  return Object.entries(Object(value)).flatMap(([name, inner]) => madeOf(inner, `${path}.${name}`));
}

describe.each(languages)('a text in %s', (language) => {
  const made = madeOf({ docs: docs[language], panel: panel[language], parts: words[language] });
  // These texts depend on a condition, not on a quantity.
  const choices = new Set([
    '.docs.answer.failed',
    '.docs.form.lacks',
    '.docs.form.inOrder',
    ...['missed', 'late', 'resendAll', 'resentAll'].map((name) => `.panel.webhooks.${name}`),
    '.panel.webhooks.waiting',
    '.panel.webhooks.wasDisabledOn',
  ]);

  it.each(made.filter(([name]) => !choices.has(name)))('says what it is given: %s', (_, text) => {
    const given = [23, 34, 45, 56, 67].slice(0, text.length);
    const said = JSON.stringify(text(...given));
    for (const one of given) expect(said).toContain(String(one));
  });

  it('of one thing says so, where there may be one', () => {
    const several = made
      .filter(([, text]) => text.length === 1 && /\b1 \p{L}+s\b/u.test(JSON.stringify(text(1))))
      .map(([name]) => name);
    // These texts need no singular: they take a name, a status or milliseconds, or things that are always several.
    const right = {
      pt: [
        'docs.home.about',
        'docs.api.title',
        'docs.tool.letters',
        'docs.tool.items',
        'docs.tool.computeYears',
        'docs.form.meaning.months',
        'docs.form.failed.quota',
        'docs.answer.moreValues',
        'docs.answer.showLines',
        'panel.overview.of',
        'panel.keys.ran',
        'panel.deliveries.inMs',
      ],
      en: [
        ...['docs.api.title', 'docs.tool.letters', 'docs.tool.items', 'docs.tool.computeYears'],
        'docs.form.meaning.months',
        ...['docs.form.notWhole', 'docs.form.failed.quota', 'docs.answer.showLines'],
        'panel.overview.of',
        'panel.keys.ran',
        'panel.deliveries.inMs',
      ],
    }[language];
    expect(several).toEqual(right.map((name) => `.${name}`));
  });
});

/** The names of texts, and the arguments of each. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'function'
    ? value.length
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
      : typeof value;

it('the texts are the same ones in both languages, given the same', () => {
  const all = (language: 'pt' | 'en') => ({
    docs: docs[language],
    panel: panel[language],
    parts: words[language],
  });
  expect(shapeOf(all('en'))).toEqual(shapeOf(all('pt')));
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
