import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../../src/kit/fields/describe.ts';
import { type FieldFacts, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { descriptionsOf, inputsOf, outputsOf } from '../support/descriptions.ts';
import { tools } from '../support/tools.ts';

/** Whether a field, or the items of a list, are numbers. */
function isNumeric(schema: SchemaNode): boolean {
  const { type, item, options } = stepsOf(schema)[0] as SchemaNode;
  if (item) return isNumeric(item);
  const choices = options?.flatMap((option) => (option as Partial<SchemaNode>).type ?? typeof option);
  return type === 'number' || choices?.some((choice) => choice === 'number') === true;
}

const unitOf = (schema: SchemaNode) =>
  stepsOf(schema).findLast(({ metadata }) => (metadata as FieldFacts | undefined)?.unit)?.metadata?.unit;

const texts = tools.flatMap(descriptionsOf);

describe('every field', () => {
  it('of an input and of an answer is described', () => {
    const silent = tools.flatMap((tool) =>
      [...inputsOf(tool), ...outputsOf(tool)]
        .filter(({ schema }) => !descriptionOf(schema))
        .map(({ path }) => `${tool.id} ${path}`),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('that is a number of an answer has a unit, or says that it has none', () => {
    const silent = tools.flatMap((tool) =>
      outputsOf(tool)
        .filter(({ schema }) => isNumeric(schema))
        .filter(({ schema }) => descriptionOf(schema)?.unit === undefined && !unitOf(schema))
        .map(({ path }) => `${tool.id} ${path}`),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('of an input has its unit in its schema, where messages find it too', () => {
    const apart = tools.flatMap((tool) =>
      inputsOf(tool)
        .filter(({ schema }) => descriptionOf(schema)?.unit)
        .map(({ path }) => `${tool.id} ${path}`),
    );
    expect(apart).toEqual([]);
  });
});

describe('a description', () => {
  it('is a phrase in each language: a capital at its start, no full stop at its end, no blanks around it', () => {
    const wrong = texts.filter(({ text: { pt, en } }) =>
      [pt, en].some((phrase) => !/^[\p{Lu}\p{N}]\S*(?: \S+)*$/u.test(phrase) || /[.:;,]$/.test(phrase)),
    );
    expect(wrong.map(({ at, text }) => [at, text])).toEqual([]);
  });

  it('does not say the unit again, which documents put at the end of its first sentence', () => {
    const says = (text: string, words: string) => {
      const at = text.indexOf(words);
      return at >= 0 && !/^[\p{L}\p{N}]/u.test(text.slice(at + words.length));
    };
    const twice = texts.filter(
      ({ text, unit }) => unit && (says(text.pt, `em ${unit.pt}`) || says(text.en, `in ${unit.en}`)),
    );
    expect(twice.map(({ at, text }) => [at, text])).toEqual([]);
  });
});

describe('a tool', () => {
  it('has a name and a summary in English', () => {
    expect(tools.filter(({ en }) => !en?.name || !en.summary).map(({ id }) => id)).toEqual([]);
  });

  it('says more of itself in whole sentences', () => {
    for (const { id, about } of tools) {
      for (const text of about ? [about.pt, about.en] : [])
        expect([id, text]).toEqual([id, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    }
  });
});
