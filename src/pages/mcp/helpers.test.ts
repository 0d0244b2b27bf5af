import { describe, expect, it } from 'vitest';
import { rpc, startAgents } from '#test/support/agents.ts';
import { tools } from '#test/support/tools.ts';
import type { AnyTool } from '../../kit/tool.ts';
import { mcp } from './index.ts';

const words = {
  pt: {
    instructions:
      'Ferramentas brasileiras: documentos, folha, impostos, finanças, saúde, texto e desenvolvimento. Dinheiro em reais, porcentagem em porcento (7.5 é 7,5 %), datas AAAA-MM-DD. Um erro traz em "details" cada campo e o que ele aceita: corrija e chame de novo.',
    search: 'Busca ferramentas por palavras do que se quer fazer, a melhor primeiro, até 8.',
    query: 'Palavras, em qualquer ordem, como "férias" ou "validar cnpj".',
    category: 'Só desta categoria.',
    describe: 'Entradas, resposta e exemplos de uma ferramenta. Chame antes de usá-la.',
    id: 'Id da ferramenta, como calculadoras-ferias.',
    use: 'Chama uma ferramenta e dá a sua resposta. Um erro diz em "details" o que corrigir.',
    input: 'Os campos do inputSchema da ferramenta, como valores JSON.',
    answer: 'Também o schema da resposta.',
    calls: 'Várias chamadas, no lugar de id.',
    whole: 'A resposta inteira, mesmo longa.',
  },
  en: {
    instructions:
      'Brazilian tools: documents, payroll, taxes, finance, health, text and development. Money in BRL, percentages in percent (7.5 is 7.5 %), dates YYYY-MM-DD. An error has in "details" each field and what it takes: mend the call and send it again.',
    search: 'Searches tools by words of what is to be done, the best first, up to 8.',
    query: 'Words, in any order, such as "vacation" or "validate cnpj".',
    category: 'Of this category only.',
    describe: 'Inputs, answer and examples of a tool. Call it before using the tool.',
    id: 'Id of the tool, such as calculadoras-ferias.',
    use: 'Calls a tool and gives its answer. An error says in "details" what to mend.',
    input: 'The fields of the inputSchema of the tool, as JSON values.',
    answer: 'The schema of the answer too.',
    calls: 'Several calls, in place of id.',
    whole: 'The whole answer, even a long one.',
  },
} as const;

/** Those that the service has tools of, its host's own too. */
const categories = [...new Set(tools.map(({ category }) => category)), 'vendas'];
const own = { ...tools[0], id: 'vendas-comissao', path: '/vendas/comissao', category: 'vendas' } as AnyTool;

const text = { type: 'string' };
const anyFields = { type: 'object', additionalProperties: {}, default: {} };

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
            categorias: { type: 'array', items: text },
            aviso: text,
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
          properties: { id, resposta: { description: said.answer, type: 'boolean', default: false } },
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
            input: { description: said.input, ...anyFields },
            chamadas: {
              description: said.calls,
              type: 'array',
              items: {
                type: 'object',
                properties: { id: { type: 'string', maxLength: 128 }, input: anyFields },
                required: ['id'],
                additionalProperties: false,
              },
              minItems: 1,
              maxItems: 20,
            },
            completo: { description: said.whole, type: 'boolean', default: false },
          },
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

it('a search without words gives the first eight tools, or those of a category', async () => {
  const { ask } = await startAgents({ tools });
  const idsFor = async (sent: object) =>
    (
      await ask(rpc('tools/call', { name: 'buscar_ferramentas', arguments: sent }))
    ).body.result.structuredContent.ferramentas.map(({ id }: { id: string }) => id);
  expect(await idsFor({})).toEqual(tools.slice(0, 8).map(({ id }) => id));
  expect(await idsFor({ category: 'trabalhista' })).toEqual(
    tools.filter(({ category }) => category === 'trabalhista').map(({ id }) => id),
  );
});

it('a search that finds nothing says what there is, and what there is not', async () => {
  const { ask } = await startAgents({ tools });
  const { structuredContent } = (
    await ask(rpc('tools/call', { name: 'buscar_ferramentas', arguments: { query: 'cotação do dólar' } }))
  ).body.result;
  expect(structuredContent).toEqual({
    ferramentas: [],
    categorias: [...new Set(tools.map(({ category }) => category))],
    aviso: expect.stringMatching(/CEP.*CNPJ.*cotações/),
  });
});

it('a search of up to 200 characters is taken', async () => {
  const { ask } = await startAgents({ tools });
  const search = async (sent: object) =>
    (await ask(rpc('tools/call', { name: 'buscar_ferramentas', arguments: sent }))).body.result;
  const withLength = async (length: number) =>
    JSON.parse((await search({ query: 'z'.repeat(length) })).content[0].text);
  expect((await withLength(200)).ferramentas).toEqual([]);
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

describe('the use of a tool', () => {
  const start = async () => {
    const { ask, service } = await startAgents({ tools });
    const call = async (name: string, sent: object) =>
      (await ask(rpc('tools/call', { name, arguments: sent }))).body.result;
    return { call, use: async (sent: object) => call('usar_ferramenta', sent), service };
  };

  const inss = { salarioBruto: 5000, ano: 2026 };

  it.each([
    { id: 'inss', input: inss },
    { id: 'calculadoras/inss', input: inss },
    { id: '/v1/calculadoras/inss', input: inss },
    { id: 'Calculadoras-INSS', input: JSON.stringify(inss) },
    { tool: 'inss', arguments: inss },
    { name: 'inss', parametros: inss },
    { id: 'inss', args: inss },
  ])('takes it as models send it: %j', async (sent) => {
    const { use } = await start();
    // Portaria MPS/MF nº 13/2026: 7.5 % of 1621, 9 % to 2902.84, 12 % to 4354.27, 14 % to 5000.
    expect(await use(sent)).toMatchObject({ isError: false, structuredContent: { valor: 501.51 } });
  });

  it('refuses what has two readings', async () => {
    const { use } = await start();
    const fieldsOf = async (sent: object) =>
      (await use(sent)).structuredContent.details.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ id: 'inss', tool: 'irrf' })).toEqual(['tool']);
    expect(await fieldsOf({ id: 'inss', args: inss, arguments: inss })).toEqual(['arguments']);
    expect(await fieldsOf({ id: 'inss', input: '{' })).toEqual(['input']);
    expect(await fieldsOf({ id: 'inss', chamadas: [{ id: 'irrf' }] })).toEqual(['chamadas']);
    expect(await fieldsOf({ input: inss })).toEqual(['id']);
    // A credit card and its interest have a last part each: no id ends in "cartao" alone.
    expect((await use({ id: 'cartao' })).structuredContent.code).toBe(404);
  });

  it('the helper takes a tool’s own name as an id, and `q` as the query of a search', async () => {
    const { call } = await start();
    expect((await call('calculadoras-inss', inss)).structuredContent.valor).toBe(501.51);
    expect(
      (await call('buscar_ferramentas', { q: 'contracheque' })).structuredContent.ferramentas[0].id,
    ).toBe('calculadoras-folha');
  });

  it('answers several calls in their order, each counted, with its status and what was read', async () => {
    const { use, service } = await start();
    const { structuredContent } = await use({
      chamadas: [
        { id: 'inss', input: { salario: 5000, ano: 2026 } },
        { tool: 'cpf', arguments: { action: 'validate', value: '11144477736' } },
        { id: 'nada' },
      ],
    });
    expect(structuredContent.respostas).toMatchObject([
      { id: 'inss', status: 200, readAs: ['salario=salarioBruto'], body: { valor: 501.51 } },
      { id: 'cpf', status: 422, body: { reason: 'check-digit' } },
      { id: 'nada', status: 404 },
    ]);
    expect((await service.usage('acc_enterprise')).used).toBe(2);
    const many = Array.from({ length: 21 }, () => ({ id: 'cpf' }));
    expect((await use({ chamadas: many })).structuredContent).toMatchObject({ code: 400 });
  });

  it('leaves out rows of details unless they are asked for, and cuts a long answer unless all of it is', async () => {
    const { use } = await start();
    const loan = { valor: 240_000, taxa: 1, prazo: 360 };
    const id = 'calculadoras-financiamento';
    expect((await use({ id, input: loan })).structuredContent).not.toHaveProperty('parcelas');
    const detailed = { id, input: { ...loan, detalhar: true } };
    const cut = await use(detailed);
    expect(JSON.stringify(cut).length).toBeLessThan(50_000);
    expect(cut.content[1].text).toContain('completo: true');
    const whole = await use({ ...detailed, completo: true });
    expect(JSON.stringify(whole.structuredContent).length).toBeGreaterThan(25_000);
  });

  it('gives a drawing as an image', async () => {
    const { use } = await start();
    const { content } = await use({ id: 'dev-qr', input: { text: 'canivete' } });
    expect(content.map(({ type }: { type: string }) => type)).toEqual(['text', 'image']);
  });
});

it('the description of a tool has the schema of its answer where it is asked for, and a line for each field', async () => {
  const { ask } = await startAgents({ tools });
  const described = async (sent: object) =>
    (await ask(rpc('tools/call', { name: 'descrever_ferramenta', arguments: sent }))).body.result;
  const short = await described({ id: 'imc' });
  expect(Object.keys(short.structuredContent)).not.toContain('outputSchema');
  expect(short.content[0].text.split('\n').slice(1)).toEqual([
    'weight*: number, kg',
    'height*: number, m',
    'age: integer, anos',
  ]);
  expect((await described({ id: 'imc', resposta: true })).structuredContent.outputSchema.type).toBe('object');
});
