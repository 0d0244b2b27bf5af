/** The words by which people know a field and its choices: no identifier among them, and no two the same in a form. */
import { describe, expect, it } from 'vitest';
import type { FieldTexts } from '../../src/kit/tool-texts.ts';
import { type FieldFacts, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { inputsOf, outputsOf, wholeTextsOf } from '../support/descriptions.ts';
import { tools } from '../support/tools.ts';

interface Named {
  /** The tool, and whether the field is of its form or of its answer. */
  readonly place: string;
  readonly path: string;
  readonly schema: SchemaNode;
  readonly texts: FieldTexts;
}

/** More words than these are no label, but a sentence. */
const MOST_WORDS = 4;

const LANGUAGES = ['pt', 'en'] as const;

const fields = (
  await Promise.all(
    tools.map(async (tool) => {
      const texts = await wholeTextsOf(tool);
      return [
        ...inputsOf(tool, texts).map((field) => ({ ...field, place: `${tool.id} form` })),
        ...outputsOf(tool, texts).map((field) => ({ ...field, place: `${tool.id} answer` })),
      ] as Named[];
    }),
  )
).flat();

/** The words of a field that people read: its label and the names of its choices, by what a program calls each. */
function wordsOf({ path, texts }: Named): (readonly [identifier: string, words: string])[] {
  const key = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
  return LANGUAGES.flatMap((language) => [
    [key, texts[language][0]] as const,
    ...Object.entries(texts.choices ?? {}).map(([choice, name]) => [choice, name[language]] as const),
  ]);
}

/** Words that are written with a capital inside, or as their codes. */
const NATURAL =
  /^(?:kWh|mL|pH|dB|kHz|kB|JavaScript|MySQL|PostgreSQL|Katch–McArdle|camelCase|PascalCase|snake_case|kebab-case)$/;

/** Abbreviations that are written in capitals. */
const CAPITALS =
  'bmi bmr bpm cac caepf cbs cei cep cfop cid clt cnae cnh cnpj cns cpf cpp csll csrf ctps das dctf ddd dsr fgts gmt ibge ibs icms imc inss iof ipi ipva irpf irpj irrf iss isbn itbi itcmd jwt ltv mei mrr ncm nif pis plr rat rbt12 rg rntrc roi sat tdee tmb uf url utc uuid';

/** Why a text is the name of something in a program; null where it is of people. */
function identifierIn(identifier: string, text: string): string | null {
  if (text === identifier && !/^\p{Lu}?[\p{Ll}\d]+$|^\p{Lu}+$/u.test(text) && !NATURAL.test(text))
    return 'is the identifier';
  for (const word of text.split(/[\s/(),:;]+/)) {
    if (/\p{Ll}\p{Lu}|_/u.test(word) && !NATURAL.test(word)) return 'has an identifier in it';
    if (/^\p{Lu}\p{Ll}/u.test(word) && CAPITALS.split(' ').includes(word.toLowerCase()))
      return 'has an abbreviation without its capitals';
  }
  return /^\p{Ll}/u.test(text) && !NATURAL.test(text.split(' ')[0] as string) ? 'begins in lower case' : null;
}

const factsOf = (schema: SchemaNode): FieldFacts =>
  Object.assign({}, ...stepsOf(schema).map(({ metadata }) => metadata));

/** The choices of a field, or of the items of a list. */
function choicesOf(schema: SchemaNode): readonly unknown[] {
  const { type, options = [], item } = stepsOf(schema)[0] as SchemaNode;
  if (item) return choicesOf(item);
  return type === 'picklist' ? options : [];
}

it('a number below zero has a minus sign in texts for people', () => {
  const wrong = fields.flatMap(({ place, path, texts }) =>
    LANGUAGES.flatMap((language) => texts[language].filter((text) => /(?<=^|[\s(])-(?=\d)/.test(text))).map(
      (text) => `${place} ${path}: ${text}`,
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

describe('a label or the name of a choice', () => {
  it('is no identifier and has none in it', () => {
    const wrong = fields.flatMap((field) =>
      wordsOf(field).flatMap(([identifier, words]) => {
        const why = identifierIn(identifier, words);
        return why ? [`${field.place} ${field.path}: ${words} ${why}`] : [];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('would be found if it were one', () => {
    expect(identifierIn('baseCalculo', 'Base de cálculo')).toBeNull();
    expect(identifierIn('base', 'Base')).toBeNull();
    expect(identifierIn('businessDays', 'BusinessDays')).toContain('in it');
    expect(identifierIn('das', 'Das')).toContain('capitals');
    expect(identifierIn('sem-justa-causa', 'sem-justa-causa')).toBe('is the identifier');
    expect(identifierIn('tipo', 'tipo de contrato')).toContain('lower case');
  });

  it('has at most four words, apart from those in parentheses', () => {
    const words = (text: string) =>
      text
        .replaceAll(/\([^)]*\)/g, '')
        .trim()
        .split(/\s+/).length;
    const wrong = fields.flatMap(({ place, path, texts }) =>
      LANGUAGES.filter((language) => words(texts[language][0]) > MOST_WORDS).map(
        (language) => `${place} ${path}: ${texts[language][0]}`,
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('is alone at its level of a form or of an answer, in each language', () => {
    const paths = new Map<string, Set<string>>();
    for (const { place, path, texts } of fields) {
      const level = path.split('.').slice(0, -1).join('.');
      for (const language of LANGUAGES) {
        const labelled = [place, level, language, texts[language][0]].join(' · ');
        paths.set(labelled, (paths.get(labelled) ?? new Set()).add(path));
      }
    }
    const wrong = [...paths].filter(([, same]) => same.size > 1);
    expect(wrong.map(([labelled, same]) => `${labelled}: ${[...same].join(', ')}`)).toEqual([]);
  });

  it('of two choices is not the same', () => {
    const wrong = fields.filter(({ texts: { choices = {} } }) =>
      LANGUAGES.some((language) => {
        const names = Object.values(choices).map((name) => name[language]);
        return new Set(names).size < names.length;
      }),
    );
    expect(wrong.map(({ place, path }) => `${place} ${path}`)).toEqual([]);
  });
});

it('every choice that is a word has a name', () => {
  const silent = fields.flatMap(({ place, path, schema, texts }) => {
    const { item } = stepsOf(schema)[0] as SchemaNode;
    const names = { ...factsOf(schema).names, ...(item && factsOf(item).names), ...texts.choices };
    return choicesOf(schema)
      .filter(
        (choice) => typeof choice === 'string' && !/^\d+$/.test(choice) && !Object.hasOwn(names, choice),
      )
      .map((choice) => `${place} ${path}: ${String(choice)}`);
  });
  expect([...new Set(silent)]).toEqual([]);
});

it('the label of a switch is what it turns on', () => {
  const switches = fields.filter(({ schema }) => stepsOf(schema)[0]?.type === 'boolean');
  const wrong = switches.filter(
    ({ texts: { pt, en } }) => pt[0].startsWith('Se ') || /^(?:If|Whether) /.test(en[0]),
  );
  expect(switches.length).toBeGreaterThan(50);
  expect(wrong.map(({ place, path }) => `${place} ${path}`)).toEqual([]);
});
