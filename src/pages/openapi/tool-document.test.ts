import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { tools } from '#test/support/tools.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import { say } from '../../kit/texts.ts';
import type { AnyTool } from '../../kit/tool.ts';
import { cpfTexts } from '../../tools/documentos/cpf.texts.ts';
import { documentTool, summarize } from './tool-document.ts';

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
  it('a document has the last description of a field in both languages, and nothing else', async () => {
    const input = {
      type: 'object',
      properties: { cidade, dia: { type: 'string', maxLength: 10 } },
      required: ['cidade', 'dia'],
      additionalProperties: false,
    };
    const output = {
      type: 'object',
      properties: { graus: { type: 'number', description: { pt: 'Celsius.', en: 'Celsius.' } } },
      required: ['graus'],
    };
    expect(await documentTool(tool())).toEqual({
      ...heads,
      about: null,
      input,
      related: input,
      output,
      shown: output,
      errors: [400, 401, 403, 429, 500],
      validates: false,
    });
    expect((await documentTool(tool(), false)).input).not.toHaveProperty('additionalProperties');
  });

  it('has what it says of itself', async () => {
    const en = { name: 'Weather', summary: 'Tells the weather' };
    const about = { pt: 'Só hoje.', en: 'Today alone.' };
    const sensitive = { inputs: ['cidade'], masked: { dia: () => '…' } };
    const reads = { when: { dia: 'cidade' }, oneOf: [[['cidade'], ['dia']]] };
    const graus = { pt: 'Graus', en: 'Degrees' };
    const words = {
      hero: [{ when: { graus: { above: 0 } }, path: 'graus', label: graus }],
      facts: ['graus'],
    };
    const said = await documentTool(
      tool({ en, about, sensitive, reads, result: 'graus', ...words } as never),
    );
    expect(said).toMatchObject({
      name: { pt: 'Clima', en: 'Weather' },
      summary: { pt: 'Diz o clima', en: 'Tells the weather' },
      about,
      shown: { 'x-hero': [...words.hero, 'graus'], 'x-facts': words.facts },
    });
    expect(said.output).not.toHaveProperty('x-hero');
    expect(said.input).toMatchObject({
      properties: { cidade: { ...cidade, 'x-sensitive': true }, dia: { 'x-sensitive': true } },
      'x-either': [[['cidade'], ['dia']]],
      'x-when': { dia: [{ cidade: [] }] },
    });
  });

  it('a document names its tool as people do, and ranks it among those they open most', async () => {
    const people = { name: { pt: 'Tempo', en: 'Forecast' }, rank: 3 };
    expect((await documentTool(tool({ people } as never))).people).toEqual(people);
    expect(await documentTool(tool())).not.toHaveProperty('people');
  });

  it('a document lists the actions that read a field, beside the other conditions of the field', async () => {
    const action = v.optional(v.picklist(['ler', 'criar']), 'ler');
    const [cidade, dia] = [v.optional(v.string()), v.optional(v.string())];
    const own = tool({
      input: v.object({ action, cidade, dia }),
      byAction: { ler: v.object({ action, cidade }), criar: v.object({ action, cidade, dia }) },
    } as never);
    expect((await documentTool(own)).input['x-when']).toEqual({ dia: [{ action: ['criar'] }] });
    const reads = { when: { dia: ['cidade', { cidade: null }] } };
    expect((await documentTool({ ...own, reads })).input['x-when']).toEqual({
      dia: [
        { action: ['criar'], cidade: [] },
        { action: ['criar'], cidade: [null] },
      ],
    });
  });

  it('tells of values that cannot be where a field at any depth, an action or the tool itself refuses them', async () => {
    const impossible = v.pipe(
      v.string(),
      v.check((text) => text !== 'x', say({ pt: 'não existe', en: 'does not exist' }, 422)),
    );
    const malformed = v.pipe(
      v.string(),
      v.check((text) => text !== 'x', say({ pt: 'a', en: 'b' })),
    );
    const errorsOf = async (parts: object) => (await documentTool(tool(parts as never))).errors;
    const refusing = [400, 401, 403, 422, 429, 500];
    expect(await errorsOf({ input: v.object({ a: v.string(), b: impossible }) })).toEqual(refusing);
    expect(await errorsOf({ input: v.object({ a: v.array(v.object({ b: impossible })) }) })).toEqual(
      refusing,
    );
    expect(await errorsOf({ byAction: { read: v.object({ b: impossible }) } })).toEqual(refusing);
    expect(await errorsOf({ impossible: { cidade: 'x' } })).toEqual(refusing);
    expect(await errorsOf({ input: v.object({ a: malformed, b: v.array(v.string()) }) })).not.toContain(422);
  });

  it('says whether it validates documents', async () => {
    const validates = async (byAction: object) => (await documentTool(tool({ byAction } as never))).validates;
    expect(await validates({ validate: v.object({}) })).toBe(true);
    expect(await validates({ generate: v.object({}) })).toBe(false);
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

describe('the texts that stand beside a tool of the package', () => {
  const own = tools.find(({ id }) => id === 'cpf') as AnyTool;

  it('are in its document, with those that it shares with others', async () => {
    const { name, summary, input, output } = await documentTool(own);
    expect([name.pt, name.en]).toEqual([own.name, cpfTexts.englishName]);
    expect(summary).toEqual(cpfTexts.summary);
    expect(input.properties?.['count']).toMatchObject({
      title: { pt: count.pt[0], en: count.en[0] },
      description: { pt: `${count.pt[1]}.`, en: `${count.en[1]}.` },
    });
    expect(input.properties?.['seed']).toHaveProperty('title');
    expect(output['anyOf']).toMatchObject([
      { properties: { cpfs: { title: expect.anything() } } },
      { properties: { formatted: { title: expect.anything() } } },
    ]);
  });

  it('name what may be sent in place of a field, where names are read as people write them', async () => {
    const aliasesOf = async (field: string, exact: boolean) =>
      (await documentTool(own, true, exact)).input.properties?.[field]?.['x-aliases'];
    expect(await aliasesOf('state', false)).toEqual(['uf', 'estado', 'siglaUf']);
    expect(await aliasesOf('value', false)).toContain('cpf');
    expect(await aliasesOf('state', true)).toBeUndefined();
  });

  it('are of no tool of a host, which has a summary and may have the id of one of ours', async () => {
    expect(await documentTool(tool({ id: 'cpf', category: 'documentos' }))).toMatchObject({
      ...{ id: 'cpf', about: null, errors: [400, 401, 403, 429, 500] },
      ...{ name: heads.name, summary: heads.summary },
    });
  });

  it('are its summary, for which it is not loaded', async () => {
    const { id, method, path, category, name } = own;
    const load = vi.fn();
    expect(await summarize({ id, method, path, category, name, load })).toEqual({
      ...{ id, method, path, category },
      ...{ name: { pt: name, en: cpfTexts.englishName }, summary: cpfTexts.summary },
      ...{ people: cpfTexts.people, search: cpfTexts.search },
    });
    expect(load).not.toHaveBeenCalled();
  });
});
