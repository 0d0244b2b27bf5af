import { describe, expect, it } from 'vitest';
import type { FieldTexts, ToolTexts } from '../../src/kit/tool-texts.ts';
import { type FieldFacts, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { inputsOf, outputsOf, wholeTextsOf } from '../support/descriptions.ts';
import { tools } from '../support/tools.ts';

/** True if a field is a number or a list of numbers. */
function isNumeric(schema: SchemaNode): boolean {
  const { type, item, options } = stepsOf(schema)[0] as SchemaNode;
  if (item) return isNumeric(item);
  return type === 'number' || options?.some((option) => typeof option === 'number') === true;
}

/** The unit of a field, or of the items of a list; null where it is a pure number. */
function unitOf(schema: SchemaNode): FieldFacts['unit'] {
  const facts: FieldFacts = Object.assign({}, ...stepsOf(schema).map(({ metadata }) => metadata));
  const { item } = stepsOf(schema)[0] as SchemaNode;
  return facts.unit === undefined && item ? unitOf(item) : facts.unit;
}

const described = await Promise.all(
  tools.map(async (tool) => {
    const texts = await wholeTextsOf(tool);
    const fields = [...inputsOf(tool, texts), ...outputsOf(tool, texts)];
    return { tool, texts, fields: fields.map((field) => ({ ...field, at: `${tool.id} ${field.path}` })) };
  }),
);
const fields = described.flatMap((one) => one.fields);
const said = fields.flatMap(({ at, schema, texts }) => (texts ? [{ at, texts, unit: unitOf(schema) }] : []));

describe('every field', () => {
  it('of an input and of an answer has a label and a description', () => {
    const silent = fields.filter(({ texts }) => !texts).map(({ at }) => at);
    expect([...new Set(silent)]).toEqual([]);
  });

  it('that is a number has its unit in its schema, or says there that it has none', () => {
    const silent = fields.filter(({ schema }) => isNumeric(schema) && unitOf(schema) === undefined);
    expect([...new Set(silent.map(({ at }) => at))]).toEqual([]);
  });
});

describe('a description', () => {
  it('is a phrase in each language: a capital at its start, no full stop at its end, no blanks around it', () => {
    const wrong = said.filter(({ texts: { pt, en } }) =>
      [pt[1], en[1]].some((phrase) => !/^[\p{Lu}\p{N}]\S*(?: \S+)*$/u.test(phrase) || /[.:;,]$/.test(phrase)),
    );
    expect(wrong.map(({ at, texts }) => [at, texts])).toEqual([]);
  });

  it('does not say the unit again, which documents put at the end of its first sentence', () => {
    const says = (text: string, words: string) => {
      const at = text.indexOf(words);
      return at >= 0 && !/^[\p{L}\p{N}]/u.test(text.slice(at + words.length));
    };
    const twice = said.filter(
      ({ texts: { pt, en }, unit }) => unit && (says(pt[1], `em ${unit.pt}`) || says(en[1], `in ${unit.en}`)),
    );
    expect(twice.map(({ at, texts }) => [at, texts])).toEqual([]);
  });
});

describe('a tool', () => {
  it('has a name and a summary in English', () => {
    const silent = described.filter(({ texts: { englishName, summary } }) => !englishName || !summary.en);
    expect(silent.map(({ tool }) => tool.id)).toEqual([]);
  });

  it('says more of itself in whole sentences', () => {
    for (const { tool, texts } of described) {
      for (const text of texts.about ? [texts.about.pt, texts.about.en] : [])
        expect([tool.id, text]).toEqual([tool.id, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    }
  });

  it('has texts of no field that its schema lacks', () => {
    const strange = described.flatMap(({ tool, texts }) => {
      const known = (of: typeof fields) => new Set(of.map(({ path }) => path.replaceAll('[]', '')));
      const own = [
        ...strangeIn(texts.input, known(inputsOf(tool, texts) as never)),
        ...strangeIn(texts.output, known(outputsOf(tool, texts) as never)),
      ];
      return own.map((path) => `${tool.id} ${path}`);
    });
    expect(strange).toEqual([]);
  });
});

/**
 * The paths of texts that are of none of these fields; of those that all tools share there are more than a tool has.
 */
function strangeIn(texts: ToolTexts['output'], known: ReadonlySet<string>): string[] {
  const walk = (one: NonNullable<FieldTexts['fields']>, path: string): string[] =>
    [one].flat().flatMap((fields) =>
      Object.entries(fields).flatMap(([name, { fields: inside }]) => {
        const at = path === '' ? name : `${path}.${name}`;
        if (!known.has(at)) return SHARED.has(name) ? [] : [at];
        return inside ? walk(inside, at) : [];
      }),
    );
  return walk(texts, '');
}

const SHARED = new Set([
  ...['seed', 'seedVersion', 'explicar', 'ano', 'mes', 'competencia', 'comparar', 'estimativas'],
  ...['action', 'value', 'invalid', 'variant', 'reasons', 'accepted', 'valid', 'formatted'],
  ...['tabela', 'premissas', 'assumptions', 'aviso', 'explicacao', 'comparacao'],
]);
