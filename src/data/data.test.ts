import { getAreaCodesByState, getCnae, getMunicipalityByCode } from '@brazilian-utils/brazilian-utils';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardAbbreviations, softAbbreviations } from './abbreviations.ts';
import { areaCodes } from './area-codes.ts';
import { babyNames } from './baby-names.ts';
import { banks } from './banks.ts';
import { brandNames } from './brand-names.ts';
import { cities } from './cities.ts';
import { cnae } from './cnae.ts';
import { colors } from './colors.ts';
import { givenNameYears } from './given-name-years.ts';
import { givenNames } from './given-names.ts';
import { letterStyles } from './letter-styles.ts';
import { loremStart, loremWords } from './lorem-words.ts';
import { metActivities } from './met-activities.ts';
import { neighborhoods } from './neighborhoods.ts';
import { neighbours } from './neighbours.ts';
import { nickWords } from './nick-words.ts';
import { plateSeries } from './plate-series.ts';
import { occupations } from './occupations.ts';
import { professions } from './professions.ts';
import { officeOccupations, segments } from './segments.ts';
import { smallWords } from './small-words.ts';
import { statePopulations } from './state-populations.ts';
import { stateCodes, states } from './states.ts';
import { stopWords } from './stop-words.ts';
import { lastHouseNumbers, streets } from './streets.ts';
import { particles, surnames } from './surnames.ts';
import { unicodeBlocks } from './unicode-blocks.ts';
import { categoryLabels } from './unicode-categories.ts';
import { vehicleModels } from './vehicle-models.ts';
import { manufacturers } from './wmi.ts';
import { countries, words } from './words.ts';
import { removeAccents } from '../lib/text/accents.ts';
import { splitItems, splitLines, splitWords } from '../draws/lists.ts';
import { citiesOf } from '../draws/places.ts';
import { professionsOf } from '../draws/professions.ts';
import { wordsOfCategory } from '../tools/geradores/_words.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));

describe('every data set', () => {
  it.each(files)('%s names in its first line where it comes from, and imports nothing', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    expect(source).toMatch(/^\/\/ Sources?: \S.{10,}\.\n/);
    expect(source).not.toMatch(/^import /m);
  });

  it.each(files)('%s holds no array with an element twice and no text with stray blanks', async (file) => {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) inspect(value);
  });
});

/** Looks through arrays, records and texts. */
function inspect(value: unknown): void {
  if (typeof value === 'string') {
    if (value.length > 1) expect(value).not.toMatch(/ {2}|[ \t]\n|\n[ \t]| $/);
    return;
  }
  // A pair is the two ends of a range, which may be the same.
  if (Array.isArray(value) && value.length > 2) {
    const entries = value.map((entry) => JSON.stringify(entry));
    expect(new Set(entries).size).toBe(entries.length);
  }
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) inspect(part);
}

/** Reduces a text to what a reader looks for: no accents, small letters, blanks for hyphens and the like. */
const plain = (text: string) =>
  removeAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, ' ');

function expectSorted(list: readonly string[]): void {
  expect(new Set(list).size).toBe(list.length);
  expect(list).toEqual(list.toSorted((a, b) => (plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0)));
}

describe('lists of words and names', () => {
  const lists: Record<string, readonly string[]> = {
    brandNames: splitItems(brandNames),
    hardAbbreviations,
    softAbbreviations,
    smallWords,
    stopWords,
    colors: splitWords(colors),
    countries: splitItems(countries),
    loremWords: splitWords(loremWords),
    neighborhoods: splitItems(neighborhoods),
    professions: professionsOf('masculino'),
    ...entriesOf('words', words, splitWords),
    ...entriesOf('streets', streets, splitItems),
    ...entriesOf('particles', particles, splitWords),
    ...Object.assign(
      {},
      ...Object.entries(nickWords).map(([style, lists]) => entriesOf(style, lists, splitWords)),
      ...Object.entries(givenNames).flatMap(([gender, bands]) =>
        bands.map(({ weight, era, names }) => ({ [`${gender} ${weight} ${era}`]: splitWords(names) })),
      ),
      ...surnames.map(({ weight, names }) => ({ [`surnames ${weight}`]: splitWords(names) })),
    ),
  };

  it.each(Object.entries(lists))('%s is sorted, without duplicates', (_, list) => expectSorted(list));

  it('of streets have a last number for each type', () => {
    expect(Object.keys(lastHouseNumbers)).toEqual(Object.keys(streets));
  });

  it('are as long as the tools promise', () => {
    const sizes: [number, number][] = [
      [countries.split(',').length, 193],
      [splitItems(neighborhoods).length, 100],
      [Object.values(streets).flatMap(splitItems).length, 150],
      [splitWords(loremWords).length, 150],
      [wordsOfCategory('geral').length, 1000],
      [wordsOfCategory('cores').length, 40],
      ...Object.values(words)
        .slice(0, -1)
        .map((text): [number, number] => [splitWords(text).length, 100]),
      [professionsOf('feminino').length, 100],
    ];
    for (const [size, least] of sizes) expect(size).toBeGreaterThanOrEqual(least);
    const { todos, ...styles } = nickWords;
    for (const { nouns, adjectives } of Object.values(styles)) {
      expect(new Set(splitWords(`${todos.nouns} ${nouns}`)).size).toBeGreaterThanOrEqual(80);
      expect(new Set(splitWords(`${todos.adjectives} ${adjectives}`)).size).toBeGreaterThanOrEqual(80);
    }
  });

  it('are lower case, but the names of countries', () => {
    for (const list of [
      ...Object.values(words).map(splitWords),
      splitWords(colors),
      professionsOf('feminino'),
    ]) {
      for (const word of list) expect(word).toMatch(/^\p{Ll}+([-'’]\p{Ll}+)*$/u);
    }
    for (const country of splitItems(countries)) expect(country).toMatch(/^\p{Lu}/u);
  });

  it('begin filler text with its own words', () => {
    expect(splitWords(loremWords)).toEqual(expect.arrayContaining([...new Set(splitWords(loremStart))]));
  });
});

function entriesOf(name: string, texts: Readonly<Record<string, string>>, split: (text: string) => string[]) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name} ${key}`, split(text)]));
}

describe('tables of the code', () => {
  const rising = (keys: readonly (string | number)[]) =>
    keys.every((key, i) => i === 0 || (keys[i - 1] as string | number) < key);

  it.each<[string, readonly (string | number)[]]>([
    ['banks', banks.map(({ code }) => code)],
    ['manufacturers', manufacturers.map(({ wmi }) => wmi)],
    ['metActivities', Object.keys(metActivities)],
    ['categoryLabels', Object.keys(categoryLabels)],
    ['states', states],
    ['unicodeBlocks', unicodeBlocks.flatMap(([first, last]) => [first, last])],
  ])('%s is sorted, without a key twice', (_, keys) => {
    expect(keys.length).toBeGreaterThan(1);
    expect(rising(keys)).toBe(true);
  });
});

describe('names of people', () => {
  it('are single words, at least 400 of each gender and 500 surnames, none in two bands', () => {
    for (const bands of [givenNames.feminino, givenNames.masculino, surnames]) {
      const names = bands.flatMap((band) => splitWords(band.names));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(bands === surnames ? 500 : 400);
      for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
  });

  it('of some years alone are given names, each in one span of years, which overlap until 2030', () => {
    const held = new Set(
      Object.values(givenNames).flatMap((bands) => bands.flatMap(({ names }) => splitWords(names))),
    );
    const limited = givenNameYears.flatMap(({ names }) => splitWords(names));
    expect(limited.filter((name) => !held.has(name))).toEqual([]);
    expect(new Set(limited).size).toBe(limited.length);
    for (const [i, { first, last, names }] of givenNameYears.entries()) {
      expectSorted(splitWords(names));
      expect(last).toBeGreaterThan(first + 25);
      expect(first).toBeGreaterThanOrEqual(givenNameYears[i - 1]?.first ?? 1900);
    }
    expect(givenNameYears.at(-1)?.last).toBe(2030);
  });

  it('come in four bands of frequency', () => {
    for (const bands of [givenNames.feminino, givenNames.masculino, surnames]) {
      expect(new Set(bands.map(({ weight }) => weight))).toEqual(new Set([12, 6, 3, 1]));
    }
  });

  it('have particles for surnames that exist', () => {
    const names = surnames.flatMap((band) => splitWords(band.names));
    for (const name of Object.values(particles).flatMap(splitWords)) expect(names).toContain(name);
  });

  it('for babies are at least 600, 20 of each origin, each of one origin and with a meaning', () => {
    const all = Object.values(babyNames).flatMap(splitLines);
    expect(all.length).toBeGreaterThanOrEqual(600);
    for (const line of all) expect(line).toMatch(/^[mfu] \p{Lu}\p{Ll}+ \S.{1,45}$/u);
    expect(new Set(all.map((line) => plain(line.split(' ')[1] as string))).size).toBe(all.length);
    expect(Object.keys(babyNames)).toHaveLength(14);
    for (const text of Object.values(babyNames)) {
      expect(splitLines(text).length).toBeGreaterThanOrEqual(20);
      expectSorted(splitLines(text).map((line) => line.split(' ')[1] as string));
    }
  });
});

/** CEP ranges of the states, the first five digits (Correios). */
const stateRanges: Record<string, readonly (readonly [number, number])[]> = {
  AC: [[69900, 69999]],
  AL: [[57000, 57999]],
  AM: [
    [69000, 69299],
    [69400, 69899],
  ],
  AP: [[68900, 68999]],
  BA: [[40000, 48999]],
  CE: [[60000, 63999]],
  DF: [
    [70000, 72799],
    [73000, 73699],
  ],
  ES: [[29000, 29999]],
  GO: [
    [72800, 72999],
    [73700, 76799],
  ],
  MA: [[65000, 65999]],
  MG: [[30000, 39999]],
  MS: [[79000, 79999]],
  MT: [[78000, 78899]],
  PA: [[66000, 68899]],
  PB: [[58000, 58999]],
  PE: [[50000, 56999]],
  PI: [[64000, 64999]],
  PR: [[80000, 87999]],
  RJ: [[20000, 28999]],
  RN: [[59000, 59999]],
  RO: [[76800, 76999]],
  RR: [[69300, 69399]],
  RS: [[90000, 99999]],
  SC: [[88000, 89999]],
  SE: [[49000, 49999]],
  SP: [[1000, 19999]],
  TO: [[77000, 77999]],
};

/** The capitals' IBGE codes (IBGE, códigos dos municípios). */
const capitals =
  `1200401 2704302 1302603 1600303 2927408 2304400 5300108 3205309 5208707 2111300 3106200 5002704
  5103403 1501402 2507507 2611606 2211001 4106902 3304557 2408102 1100205 1400100 4314902 4205407 2800308 3550308
  1721000`.split(/\s+/);

/**
 * The seventh digit of an IBGE code: the digits in even places doubled, the digits of all products added
 * (IBGE, Código de Municípios). Nine municipalities break the rule; none of them is held.
 */
function ibgeCheckDigit(code: string): string {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    const product = Number(code[i]) * ((i % 2) + 1);
    sum += Math.floor(product / 10) + (product % 10);
  }
  return String((10 - (sum % 10)) % 10);
}

describe('cities', () => {
  const all = states.flatMap((state) => citiesOf(state));

  it('have neighbours that are held, in groups of one state, each city in one', () => {
    const groups = splitLines(neighbours).map(splitWords);
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group.map((code) => code.slice(0, 2))).size).toBe(1);
    }
    const codes = groups.flat();
    expect(codes.filter((code) => !all.some(({ ibgeCode }) => ibgeCode === code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are at least 300: the capitals, first in their states, and five or three more of each', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(states.map((state) => citiesOf(state)[0].ibgeCode)).toEqual(capitals);
    for (const state of states) {
      const least = { DF: 0, AC: 3, AP: 3, RR: 3 }[state as string] ?? 5;
      expect(citiesOf(state).length - 1).toBeGreaterThanOrEqual(least);
      expectSorted(
        citiesOf(state)
          .slice(1)
          .map(({ name }) => name),
      );
    }
  });

  it('have the code of their state and the right check digit, and each is held once', () => {
    expect(new Set(all.map(({ ibgeCode }) => ibgeCode)).size).toBe(all.length);
    for (const { ibgeCode, state } of all) {
      expect(ibgeCode.slice(0, 2)).toBe(String(stateCodes[state]));
      expect(ibgeCheckDigit(ibgeCode)).toBe(ibgeCode[6]);
    }
  });

  it('are called what @brazilian-utils calls the code', () => {
    for (const { ibgeCode, name, state } of all) {
      const other = getMunicipalityByCode(ibgeCode);
      expect(other).toMatchObject({ stateCode: state });
      expect(plain(other?.name as string)).toBe(plain(name));
    }
  });

  it('have an area code that @brazilian-utils knows of their state', () => {
    for (const { areaCode, state } of all) expect(getAreaCodesByState(state)).toContain(areaCode);
  });

  it('have ranges of CEP inside those of their state, and none shares one with another', () => {
    const ranges = all.flatMap(({ ranges, state, name }) =>
      ranges.map(([first, last]) => ({ first, last, state, name })),
    );
    for (const { first, last, state } of ranges) {
      expect(first).toBeLessThanOrEqual(last);
      expect(stateRanges[state]?.some(([from, to]) => from <= first && last <= to)).toBe(true);
    }
    const sorted = ranges.toSorted((a, b) => a.first - b.first);
    for (const [i, range] of sorted.slice(1).entries()) {
      if (range.first <= (sorted[i]?.last as number)) expect.fail(`${sorted[i]?.name} and ${range.name}`);
    }
  });

  // CEPs that public bodies give as their own: prefeitura, tribunal or university of the city.
  it.each([
    ['São Paulo', '01002', 'prefeitura, Viaduto do Chá'],
    ['Rio de Janeiro', '20211', 'prefeitura, Rua Afonso Cavalcanti'],
    ['Campinas', '13083', 'Unicamp'],
    ['Curitiba', '80530', 'prefeitura, Avenida Cândido de Abreu'],
    ['Porto Alegre', '90040', 'UFRGS'],
    ['Brasília', '70175', 'Supremo Tribunal Federal'],
    ['Florianópolis', '88040', 'UFSC'],
  ])('%s holds %s (%s)', (name, prefix) => {
    const city = all.find((city) => city.name === name);
    expect(city?.ranges.some(([first, last]) => first <= Number(prefix) && Number(prefix) <= last)).toBe(
      true,
    );
  });
});

describe('tables of the states', () => {
  it('hold all 27', () => {
    for (const table of [areaCodes, cities, statePopulations]) {
      expect(Object.keys(table)).toEqual(states);
    }
  });

  it('have area codes of one state each, those of @brazilian-utils but for codes that spread over a border', () => {
    const all = Object.values(areaCodes).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(67);
    for (const state of states) {
      const others = getAreaCodesByState(state);
      expect(others).toEqual(expect.arrayContaining([...areaCodes[state]]));
      for (const code of others) expect(all).toContain(code);
    }
  });

  it('count the 203,080,756 residents of the census of 2022', () => {
    expect(Object.values(statePopulations).reduce((sum: number, count) => sum + count, 0)).toBe(203_080_756);
  });

  it('have a first series of plates each, from AAA to NFB, and later ones behind them', () => {
    const letters = plateSeries.map(([first]) => first);
    expect(letters).toEqual([...new Set(letters)].toSorted());
    expect(letters[0]).toBe('AAA');
    expect(letters[states.length]).toBe('NFC');
    const first = plateSeries.slice(0, states.length).map(([, state]) => state);
    expect(first.toSorted()).toEqual(states);
  });
});

describe('trades', () => {
  const lines = splitLines(cnae);

  it('are at least 120 subclasses, sorted, with words for names', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
    expectSorted(lines.map((line) => line.slice(0, 7)));
    for (const line of lines)
      expect(line).toMatch(/^\d{7}\*? \p{Lu}.+ \| \p{Lu}[\p{L} -]+(; \p{Lu}[\p{L} -]+)*$/u);
  });

  it('are described as @brazilian-utils describes the code', () => {
    // Spelling before and after the orthographic agreement, and words that CNAE 2.3 changed.
    const letters = (text: string) => plain(text).replace(/ /g, '');
    const differing = lines.filter((line) => {
      const [, code, description] = /^(\d{7})\*? (.+) \|/.exec(line) as unknown as [string, string, string];
      const other = getCnae(code);
      expect(other).not.toBeNull();
      return letters(other?.description as string) !== letters(description);
    });
    expect(differing.map((line) => line.slice(0, 7))).toEqual([]);
  });
});

describe('occupations and segments of trade', () => {
  it('of the CBO have six digits, a level and a title, in the order of their codes', () => {
    const lines = splitLines(occupations);
    expect(lines.filter((line) => !/^\d{6} [1-4] \p{Lu}/u.test(line))).toEqual([]);
    expectSorted(lines.map((line) => line.slice(0, 6)));
  });

  it('employ every occupation somewhere, and none that is not held', () => {
    const jobs = [officeOccupations, ...segments.map((segment) => segment.occupations)].flatMap(splitWords);
    expect(jobs.filter((job) => !/^\d{6}:[1-9]\d?$/.test(job))).toEqual([]);
    const held = splitLines(occupations).map((line) => line.slice(0, 6));
    expect(new Set(jobs.map((job) => job.slice(0, 6)))).toEqual(new Set(held));
  });

  it('have activities that are held, each in one segment, and a weight for each kind of day', () => {
    const held = new Set(splitLines(cnae).map((line) => line.slice(0, 7)));
    const activities = segments.flatMap((segment) => splitWords(segment.cnae));
    expect(activities.filter((code) => !held.has(code))).toEqual([]);
    expect(new Set(activities).size).toBe(activities.length);
    for (const { days } of segments) {
      expect(days).toMatch(/^\d+(?: [1-9]\d?){5} \d+ \d+$/);
    }
  });

  // The chapters of the Sistema Harmonizado are 01 to 97, and 77 is reserved.
  it('sell goods with a chapter of the NCM that exists, a unit, a range of prices and a name of their own', () => {
    for (const { goods } of segments) {
      const lines = splitLines(goods);
      expect(lines.filter((line) => !/^\d{8} (?:UN|CX|KG|L|M|PC) \d+-\d+ \p{Lu}/u.test(line))).toEqual([]);
      for (const line of lines) {
        const chapter = Number(line.slice(0, 2));
        const [least, greatest] = (line.split(' ')[2] as string).split('-').map(Number) as [number, number];
        expect(chapter > 0 && chapter < 98 && chapter !== 77 && least < greatest).toBe(true);
      }
      expect(new Set(lines.map((line) => line.split(' ').slice(3).join(' '))).size).toBe(lines.length);
    }
  });
});

describe('vehicles', () => {
  const models = vehicleModels.flatMap(({ make, wmi, models }) =>
    splitLines(models).map((line) => ({ make, wmi, line })),
  );

  it('are at least 80 models of 15 makes, sorted within each, with years and fuels', () => {
    expect(new Set(models.map(({ make, line }) => make + line.split(' ').slice(3).join(' '))).size).toBe(
      models.length,
    );
    expect(models.length).toBeGreaterThanOrEqual(80);
    expect(new Set(models.map(({ make }) => make)).size).toBeGreaterThanOrEqual(15);
    const fuel = '(flex|gasolina|etanol|diesel|hibrido|eletrico)';
    for (const { line } of models) {
      expect(line).toMatch(new RegExp(`^(carro|moto|caminhao) \\d{4}-(\\d{4})? ${fuel}(,${fuel})* \\S`));
      const [from, to] = (line.split(' ')[1] as string).split('-') as [string, string];
      expect(Number(from)).toBeGreaterThanOrEqual(1980);
      if (to !== '') expect(Number(from)).toBeLessThanOrEqual(Number(to));
    }
  });

  it('have the identifier of their make, of Brazil', () => {
    for (const { make, wmi } of vehicleModels) {
      const name = manufacturers.find((manufacturer) => manufacturer.wmi === wmi)?.name;
      // The maker of the identifier is the company; what it sells bears its make.
      const maker = { Chevrolet: 'General Motors', 'Caoa Chery': 'CAOA', Jeep: 'Jeep/Fiat' }[make as string];
      expect(wmi).toMatch(/^9[3-9A-E]/);
      expect(name === make || name === maker || name?.includes(make) || name?.startsWith('VW')).toBe(true);
    }
  });
});

describe('letter styles', () => {
  it('have ids of their own', () => {
    expect(new Set(letterStyles.map(({ id }) => id)).size).toBe(letterStyles.length);
  });
});

describe('professions', () => {
  it('have as many feminine as masculine forms, the derived ones with an -a', () => {
    expect(professionsOf('feminino')).toHaveLength(professionsOf('masculino').length);
    const masculine = professionsOf('masculino');
    for (const [form, expected] of [
      ['arquiteto', 'arquiteta'],
      ['professor', 'professora'],
      ['ator', 'atriz'],
      ['dentista', 'dentista'],
    ] as const) {
      expect(professionsOf('feminino')[masculine.indexOf(form)]).toBe(expected);
    }
    expect(splitWords(professions).length).toBe(masculine.length);
  });
});
