import { expect, it } from 'vitest';
import { rpc, startAgents } from '#test/support/agents.ts';
import { tools } from '#test/support/tools.ts';
import type { AnyTool } from '../../kit/tool.ts';
import { mcp } from './index.ts';

const words = {
  pt: {
    instructions:
      'Ferramentas brasileiras: documentos, folha, impostos, finanças, saúde, texto e desenvolvimento. Dinheiro em reais, porcentagem em porcento (7.5 é 7,5 %), datas AAAA-MM-DD. Um erro traz em "details" cada campo e o que ele aceita: corrija e chame de novo.',
    search: 'Busca ferramentas por palavras do que se quer fazer, a melhor primeiro, até 20.',
    query: 'Palavras, em qualquer ordem, como "férias" ou "validar cnpj".',
    category: 'Só desta categoria.',
    describe: 'Entradas, resposta e exemplos de uma ferramenta. Chame antes de usá-la.',
    id: 'Id da ferramenta, como calculadoras-ferias.',
    use: 'Chama uma ferramenta e dá a sua resposta. Um erro diz em "details" o que corrigir.',
    input: 'Os campos do inputSchema da ferramenta, como valores JSON.',
  },
  en: {
    instructions:
      'Brazilian tools: documents, payroll, taxes, finance, health, text and development. Money in BRL, percentages in percent (7.5 is 7.5 %), dates YYYY-MM-DD. An error has in "details" each field and what it takes: mend the call and send it again.',
    search: 'Searches tools by words of what is to be done, the best first, up to 20.',
    query: 'Words, in any order, such as "vacation" or "validate cnpj".',
    category: 'Of this category only.',
    describe: 'Inputs, answer and examples of a tool. Call it before using the tool.',
    id: 'Id of the tool, such as calculadoras-ferias.',
    use: 'Calls a tool and gives its answer. An error says in "details" what to mend.',
    input: 'The fields of the inputSchema of the tool, as JSON values.',
  },
} as const;

/** Those that the service has tools of, its host's own too. */
const categories = [...new Set(tools.map(({ category }) => category)), 'vendas'];
const own = { ...tools[0], id: 'vendas-comissao', path: '/vendas/comissao', category: 'vendas' } as AnyTool;

const text = { type: 'string' };

it.each(['pt', 'en'] as const)(
  'an agent hears of the three tools and how to use them: %s',
  async (language) => {
    const { ask } = await startAgents({ tools: [...tools, own] }, mcp({ language }));
    const said = words[language];
    const id = { description: said.id, type: 'string', maxLength: 128 };
    expect((await ask(rpc('tools/list'))).body.result.tools).toEqual([
      {
        name: 'buscar_ferramentas',
        description: said.search,
        inputSchema: {
          type: 'object',
          properties: {
            query: { description: said.query, type: 'string', maxLength: 200, default: '' },
            category: { description: said.category, type: 'string', enum: categories },
          },
          additionalProperties: false,
        },
        outputSchema: {
          type: 'object',
          properties: {
            ferramentas: {
              type: 'array',
              items: {
                type: 'object',
                properties: { id: text, name: text, category: text, summary: text },
                required: ['id', 'name', 'category', 'summary'],
              },
            },
          },
          required: ['ferramentas'],
        },
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      {
        name: 'descrever_ferramenta',
        description: said.describe,
        inputSchema: {
          type: 'object',
          properties: { id },
          required: ['id'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      {
        name: 'usar_ferramenta',
        description: said.use,
        inputSchema: {
          type: 'object',
          properties: {
            id,
            input: { description: said.input, type: 'object', additionalProperties: {}, default: {} },
          },
          required: ['id'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
      },
    ]);
    const client = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    expect((await ask(rpc('initialize', client))).body.result).toEqual({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'canivete', version: '0.0.0' },
      instructions: said.instructions,
    });
  },
);

it('a search without words gives the first twenty tools, and one of up to 200 characters is taken', async () => {
  const { ask } = await startAgents({ tools });
  const search = async (sent: object) =>
    (await ask(rpc('tools/call', { name: 'buscar_ferramentas', arguments: sent }))).body.result;
  const { ferramentas } = (await search({})).structuredContent;
  expect(ferramentas.map(({ id }: { id: string }) => id)).toEqual(tools.slice(0, 20).map(({ id }) => id));
  const withLength = async (length: number) =>
    JSON.parse((await search({ query: 'z'.repeat(length) })).content[0].text);
  expect(await withLength(200)).toEqual({ ferramentas: [] });
  expect((await withLength(201)).details).toEqual([
    { field: 'query', message: 'deve ser um texto de até 200 caracteres' },
  ]);
});

it('an id of up to 128 characters is looked for', async () => {
  const { ask } = await startAgents({ tools });
  const codeOf = async (name: string, length: number) =>
    (await ask(rpc('tools/call', { name, arguments: { id: 'z'.repeat(length) } }))).body.result
      .structuredContent.code;
  for (const name of ['descrever_ferramenta', 'usar_ferramenta'])
    expect([name, await codeOf(name, 128), await codeOf(name, 129)]).toEqual([name, 404, 400]);
});
