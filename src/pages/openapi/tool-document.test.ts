import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '../../kit/texts.ts';
import type { AnyTool } from '../../kit/tool.ts';
import { type KeptText, type KeptTool, keptTexts, keptTools } from './kept-texts.ts';
import { documentTool, fingerprintOf, summarize } from './tool-document.ts';

/** A tool as a host writes it, in one language. */
const tool = (parts: Partial<AnyTool> = {}): AnyTool =>
  ({
    ...{
      id: 'clima',
      method: 'GET',
      path: '/clima',
      category: 'casa',
      name: 'Clima',
      summary: 'Diz o clima',
    },
    input: v.object({
      cidade: v.pipe(
        v.string(),
        v.description('Outra coisa'),
        v.minLength(1),
        v.description('A cidade'),
        v.maxLength(9),
      ),
      dia: v.pipe(v.string(), v.maxLength(10)),
    }),
    output: v.object({ graus: v.pipe(v.number(), v.description('Celsius')) }),
    examples: [],
    run: () => ({ graus: 20 }),
    ...parts,
  }) as AnyTool;

const cidade = {
  ...{ type: 'string', minLength: 1, maxLength: 9, description: { pt: 'A cidade.', en: 'A cidade.' } },
};
const heads = {
  ...{ id: 'clima', method: 'GET', path: '/clima', category: 'casa' },
  name: { pt: 'Clima', en: 'Clima' },
  summary: { pt: 'Diz o clima', en: 'Diz o clima' },
};

describe('the document of a tool of a host', () => {
  it('has its last description of a field in both languages, and nothing that it does not have', () => {
    expect(documentTool(tool())).toEqual({
      ...heads,
      about: null,
      input: {
        type: 'object',
        properties: { cidade, dia: { type: 'string', maxLength: 10 } },
        required: ['cidade', 'dia'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: { graus: { type: 'number', description: { pt: 'Celsius.', en: 'Celsius.' } } },
        required: ['graus'],
      },
      result: [],
      errors: [400, 401, 403, 429, 500],
      validates: false,
    });
    expect(documentTool(tool(), false).input).not.toHaveProperty('additionalProperties');
  });

  it('has what it says of itself', () => {
    const en = { name: 'Weather', summary: 'Tells the weather' };
    const about = { pt: 'Só hoje.', en: 'Today alone.' };
    const sensitive = { inputs: ['cidade'], masked: { dia: () => '…' } };
    const either = [['cidade'], ['dia']];
    const said = documentTool(tool({ en, about, sensitive, either, result: 'graus' } as never));
    expect(said).toMatchObject({
      name: { pt: 'Clima', en: 'Weather' },
      summary: { pt: 'Diz o clima', en: 'Tells the weather' },
      about,
      result: ['graus'],
    });
    expect(said.input).toMatchObject({
      properties: { cidade: { ...cidade, 'x-sensitive': true }, dia: { 'x-sensitive': true } },
      'x-either': either,
    });
  });

  it('tells of values that cannot be where a field at any depth, an action or the tool itself refuses them', () => {
    const impossible = v.pipe(
      v.string(),
      v.check((text) => text !== 'x', say({ pt: 'não existe', en: 'does not exist' }, 422)),
    );
    const malformed = v.pipe(
      v.string(),
      v.check((text) => text !== 'x', say({ pt: 'a', en: 'b' })),
    );
    const errorsOf = (parts: object) => documentTool(tool(parts as never)).errors;
    const refusing = [400, 401, 403, 422, 429, 500];
    expect(errorsOf({ input: v.object({ a: v.string(), b: impossible }) })).toEqual(refusing);
    expect(errorsOf({ input: v.object({ a: v.array(v.object({ b: impossible })) }) })).toEqual(refusing);
    expect(errorsOf({ byAction: { read: v.object({ b: impossible }) } })).toEqual(refusing);
    expect(errorsOf({ impossible: { cidade: 'x' } })).toEqual(refusing);
    expect(errorsOf({ input: v.object({ a: malformed, b: v.array(v.string()) }) })).not.toContain(422);
  });

  it('says whether it validates documents', () => {
    const validates = (byAction: object) => documentTool(tool({ byAction } as never)).validates;
    expect(validates({ validate: v.object({}) })).toBe(true);
    expect(validates({ generate: v.object({}) })).toBe(false);
  });
});

describe('the summary of a tool', () => {
  it('of a host is of the tool, which is loaded if need be', async () => {
    const { id, method, path, category, name } = tool();
    expect(await summarize(tool())).toEqual(heads);
    const load = async () => tool();
    expect(await summarize({ id, method, path, category, name, load } as never)).toEqual(heads);
    // The name of a member that every object has.
    const own = { ...tool(), id: 'toString' };
    expect(await summarize({ ...own, load: async () => own } as never)).toEqual({ ...heads, id: 'toString' });
  });
});

describe('what the build took out of a tool of the package and kept', () => {
  const texts = keptTexts as KeptText[];
  const own = keptTools as Record<string, KeptTool>;
  const about = { pt: 'Só hoje.', en: 'Today alone.' };
  const kept: KeptTool = {
    ...{ summary: 'Diz o tempo', en: { name: 'Weather', summary: 'Tells the weather' }, about },
    ...{ either: [['cidade'], ['dia']], result: 'graus', impossible: true },
    ...{ names: fingerprintOf(['cidade', 'dia', 'graus']), fields: [-1, 1, 2] },
  };
  const bare = (parts: Partial<AnyTool> = {}) =>
    tool({
      input: v.object({ cidade: v.string(), dia: v.string() }),
      output: v.object({ graus: v.number() }),
      ...parts,
    } as never);

  beforeEach(() => {
    texts.push(['Nada', 'Nothing'], ['O dia', 'The day'], ['Quanto', 'How much', 'graus', 'degrees']);
    own['clima'] = kept;
  });
  afterEach(() => {
    texts.length = 0;
    delete own['clima'];
  });

  it('is in its document, each text at its field', () => {
    const { name, summary, input, output, errors, ...said } = documentTool(bare());
    expect([name, summary]).toEqual([
      { pt: 'Clima', en: 'Weather' },
      { pt: 'Diz o clima', en: 'Tells the weather' },
    ]);
    expect(said).toMatchObject({ about, result: ['graus'] });
    expect(input['x-either']).toEqual(kept.either);
    expect(input.properties?.['cidade']).not.toHaveProperty('description');
    expect(input.properties?.['dia']?.description).toEqual({ pt: 'O dia.', en: 'The day.' });
    expect(output.properties?.['graus']).toMatchObject({
      description: { pt: 'Quanto, em graus.', en: 'How much, in degrees.' },
      'x-unit': { pt: 'graus', en: 'degrees' },
    });
    expect(input.properties?.['dia']).not.toHaveProperty('x-unit');
    expect(errors).toContain(422);
    own['clima'] = { ...kept, impossible: false };
    expect(documentTool(bare()).errors).not.toContain(422);
  });

  it('comes after what the tool says itself', () => {
    const said = { en: { name: 'Sky', summary: 'Tells the sky' }, about: { pt: 'a', en: 'b' } };
    const input = v.object({ cidade: v.string(), dia: v.pipe(v.string(), v.description('Quando')) });
    const parts = { ...said, input, either: [['dia'], ['cidade']], result: 'outro' };
    const document = documentTool(bare(parts as never));
    expect(document).toMatchObject({
      ...{ name: { en: 'Sky' }, summary: { en: 'Tells the sky' }, about: said.about, result: ['outro'] },
      input: {
        'x-either': parts.either,
        properties: { dia: { description: { pt: 'Quando.', en: 'Quando.' } } },
      },
      output: { properties: { graus: { 'x-unit': { pt: 'graus', en: 'degrees' } } } },
    });
  });

  it('is of no other tool, which has other fields under its id', () => {
    expect(documentTool(tool({ output: v.object({ outro: v.number() }) }))).toMatchObject({
      ...heads,
      ...{ about: null, result: [], errors: [400, 401, 403, 429, 500] },
    });
  });

  it('is its summary, for which it is not loaded', async () => {
    const { id, method, path, category, name } = tool();
    const load = vi.fn();
    expect(await summarize({ id, method, path, category, name, load } as never)).toEqual({
      ...heads,
      name: { pt: 'Clima', en: 'Weather' },
      summary: { pt: 'Diz o tempo', en: 'Tells the weather' },
    });
    expect(load).not.toHaveBeenCalled();
  });
});
