import type { Client } from '@modelcontextprotocol/client';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Era, eras, rpc, startAgents } from '#test/support/agents.ts';
import { echoGet } from '#test/support/service.ts';
import { tools } from '#test/support/tools.ts';
import type { ServiceEvent } from '../../contracts/events.ts';
import { createService } from '../../index.ts';
import { describe as describeField, num } from '../../kit/fields/index.ts';
import { type AnyTool, defineTool, type LazyTool } from '../../kit/tool.ts';
import { cpf } from '../../tools/documentos/cpf.ts';
import { inss as inssTool } from '../../tools/trabalhista/inss.ts';
import { mcp } from './index.ts';

const HELPERS = ['buscar_ferramentas', 'descrever_ferramenta', 'usar_ferramenta'];

/** A tool whose head alone is loaded until it is asked for. */
function lazily(load: () => Promise<AnyTool>): LazyTool {
  const { id, method, path, category, name } = inssTool;
  return { id, method, path, category, name, load };
}

/** The answer of a tool through the client, as JSON. */
async function answerOf(client: Client, name: string, input: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: input });
  const [content] = result.content;
  expect(content?.type).toBe('text');
  const { text } = content as { readonly text: string };
  // The text of a description has a line for each field.
  const told: unknown = /^[{[]/.test(text) ? JSON.parse(text) : result.structuredContent;
  if (result.structuredContent !== undefined) expect(told).toEqual(result.structuredContent);
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
  return { isError: result.isError === true, body: told as any };
}

describe.each(eras)('the official client (%s)', (era: Era) => {
  it('finds, reads and uses a tool by the three that are listed', async () => {
    const { connect } = await startAgents({ tools });
    const client = await connect(era);
    expect(client.getServerVersion()).toMatchObject({ name: 'canivete' });
    expect(client.getInstructions()).toContain('reais');
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(HELPERS);

    const { body } = await answerOf(client, 'buscar_ferramentas', { query: 'ferias' });
    expect(body.ferramentas[0]).toEqual({
      id: 'calculadoras-ferias',
      name: 'Calculadora de férias',
      category: 'trabalhista',
      summary: expect.stringContaining('terço'),
    });
    const described = await answerOf(client, 'descrever_ferramenta', { id: 'calculadoras-ferias' });
    expect(Object.keys(described.body)).toEqual([
      ...['id', 'name', 'category', 'summary', 'inputSchema', 'examples'],
    ]);
    // Portaria MPS/MF nº 13/2026: 7.5 % of 1621, 9 % to 2902.84, 12 % to 4354.27, 14 % to 5000.
    const inss = { id: 'calculadoras-inss', input: { salarioBruto: 5000, ano: 2026 } };
    expect(await answerOf(client, 'usar_ferramenta', inss)).toMatchObject({
      isError: false,
      body: { valor: 501.51 },
    });
  });

  it('lists tools of its choice, and calls them by their ids', async () => {
    const { connect } = await startAgents({ tools });
    const client = await connect(era, '?tools=cpf,calculadoras-inss&categories=texto');
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual(
      tools
        .filter(({ id, category }) => id === 'cpf' || id === 'calculadoras-inss' || category === 'texto')
        .map(({ id }) => id),
    );
    // The client checks each answer by the schema that was listed.
    expect((await answerOf(client, 'cpf', { count: 2 })).body.cpfs).toHaveLength(2);
    expect((await answerOf(client, 'calculadoras-inss', { salarioBruto: 5000 })).isError).toBe(false);
    await expect(client.callTool({ name: 'cnpj', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
    await expect(client.callTool({ name: 'usar_ferramenta' })).rejects.toMatchObject({ code: -32_602 });
  });

  it('reads the legal tables as resources', async () => {
    const { connect, call } = await startAgents({ tools });
    const client = await connect(era);
    const { resources } = await client.listResources();
    const { body } = await call('/v1/tabelas');
    expect(resources.map(({ name }) => name)).toEqual(body.tables.map(({ id }: { id: string }) => id));
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toEqual([
      {
        uriTemplate: 'canivete://tabelas/{id}',
        name: 'tabelas',
        title: 'Tabelas legais em vigor hoje',
        mimeType: 'application/json',
      },
    ]);
    const [read] = (await client.readResource({ uri: 'canivete://tabelas/inss' })).contents;
    expect(JSON.parse((read as { text: string }).text)).toEqual((await call('/v1/tabelas/inss')).body);
    for (const uri of ['canivete://tabelas/nada', 'file:///etc/passwd', 'canivete://tables//inss'])
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
  });
});

describe('an agent', () => {
  it('finds the tool for vacation pay, reads its inputs, is refused, mends the call, and computes', async () => {
    const { connect } = await startAgents({ tools }, mcp({ language: 'en' }));
    const agent = await connect();
    const found = await answerOf(agent, 'buscar_ferramentas', { query: 'vacation pay' });
    const { id } = found.body.ferramentas[0];
    const { body: tool } = await answerOf(agent, 'descrever_ferramenta', { id });
    const [amount] = tool.inputSchema.required as readonly string[];
    expect(tool.inputSchema.properties[amount as string].description).toContain('in BRL');

    const refused = await answerOf(agent, 'usar_ferramenta', {
      id,
      input: { [amount as string]: '3.000', diasFerias: 30 },
    });
    expect(refused).toMatchObject({ isError: true, body: { code: 400, details: [{ field: amount }] } });
    expect(refused.body.details[0].message).toContain('write 3000 (3 thousand) or 3.00');

    const { isError, body } = await answerOf(agent, 'usar_ferramenta', {
      id,
      input: { [amount as string]: 3000, diasFerias: 30 },
    });
    expect(isError).toBe(false);
    // CF, art. 7º, XVII: a third more than the wage. 3,000 + 1,000.
    expect(body).toMatchObject({
      totalProventos: 4000,
      proventos: [{ valor: 3000 }, { codigo: 'terco', valor: 1000 }],
    });
  });
});

describe('tools/list', () => {
  it('takes less than 3 KB unless tools are asked for', async () => {
    for (const language of ['pt', 'en'] as const) {
      const { ask } = await startAgents({ tools }, mcp({ language }));
      const { text } = await ask(rpc('tools/list'));
      expect(new TextEncoder().encode(text).length).toBeLessThan(3072);
    }
  });

  it('says of the three that they change nothing, and what may be asked again', async () => {
    const { connect } = await startAgents({ tools });
    const { tools: listed } = await (await connect()).listTools();
    expect(listed.map(({ name, annotations }) => [name, annotations])).toEqual(
      [
        ['buscar_ferramentas', true],
        ['descrever_ferramenta', true],
        // Generators draw new values each time.
        ['usar_ferramenta', false],
      ].map(([name, idempotentHint]) => [name, { readOnlyHint: true, idempotentHint, openWorldHint: false }]),
    );
  });

  it('names law and units', async () => {
    const { connect } = await startAgents({ tools });
    const [inss] = (await (await connect('auto', '?tools=calculadoras-inss')).listTools()).tools;
    expect(inss?.description).toMatch(/Lei .*Unidades: .*reais/);
  });

  it.each([
    [
      'pt',
      'Entra e sai. Do livro 1, capítulo 2. Unidades: dias, reais.',
      'Gera um valor!',
      'Um. Unidades: reais.',
    ],
    ['en', 'In and out. Of book 1, chapter 2. Units: days, BRL.', 'Draws a value!', 'One. Units: BRL.'],
  ] as const)(
    'says what a tool does, by what, and in which units, as sentences (%s)',
    async (language, first, second, third) => {
      const days = describeField(v.optional(num({ pt: 'dias', en: 'days' })), { pt: 'Dias', en: 'Days' });
      const cost = describeField(num({ pt: 'reais', en: 'BRL' }), { pt: 'Custo', en: 'Cost' });
      const units = defineTool({
        method: 'GET',
        path: '/units',
        category: 'desenvolvedor',
        name: 'Unidades',
        summary: 'Entra e sai',
        en: { name: 'Units', summary: 'In and out' },
        about: { pt: 'Do livro 1, capítulo 2', en: 'Of book 1, chapter 2' },
        input: v.object({ days }),
        output: v.object({ cost, again: v.array(v.object({ cost })) }),
        examples: [],
        run: () => ({ cost: 1, again: [] }),
      });
      const none = defineTool({
        method: 'GET',
        path: '/none',
        category: 'desenvolvedor',
        name: 'Nenhuma',
        summary: 'Gera um valor!',
        en: { name: 'None', summary: 'Draws a value!' },
        input: v.object({ seed: v.optional(v.string()) }),
        output: v.union([v.object({ a: v.number() }), v.object({ b: v.number() })]),
        examples: [],
        run: () => ({ a: 1 }),
      });
      const single = defineTool({
        method: 'GET',
        path: '/single',
        category: 'desenvolvedor',
        name: 'Um',
        summary: 'Um',
        en: { name: 'One', summary: 'One' },
        input: v.object({}),
        output: v.object({ cost }),
        examples: [],
        run: () => ({ cost: 1 }),
      });
      const { connect } = await startAgents({ tools: [units, none, single] }, mcp({ language }));
      const { tools: listed } = await (await connect('auto', '?tools=units,none,single')).listTools();
      expect(listed.map(({ description }) => description)).toEqual([first, second, third]);
      expect(listed.map(({ annotations }) => annotations)).toEqual(
        [true, false, true].map((idempotentHint) => ({
          readOnlyHint: true,
          idempotentHint,
          openWorldHint: false,
        })),
      );
      expect(listed.map(({ outputSchema }) => outputSchema?.type)).toEqual(['object', 'object', 'object']);
    },
  );

  it('has tools that are loaded when they are asked for', async () => {
    const { connect } = await startAgents({ tools: [lazily(async () => inssTool)] });
    const [inss] = (await (await connect('auto', '?tools=calculadoras-inss')).listTools()).tools;
    expect(inss?.inputSchema.required).toContain('salarioBruto');
  });

  it('has 64 tools at most, and says how many were asked for', async () => {
    const { ask } = await startAgents({ tools }, mcp({ language: 'en' }));
    const listing = async (count: number) => {
      const query = `?tools=${tools.slice(0, count).map(({ id }) => id)}`;
      return ask(rpc('tools/list'), { query, headers: { 'accept-language': 'en' } });
    };
    expect((await listing(64)).body.result.tools).toHaveLength(64);
    expect((await listing(65)).body.details).toEqual([
      { field: 'tools', message: 'are 65 tools: there may be up to 64' },
    ]);
  });

  it.each([
    ['pt', '?tools=cpf,cfp,zzzzzz', 'não há "cfp". Você quis dizer cpf ou cep?'],
    ['en', '?tools=cfp', 'there is no "cfp". Did you mean cpf or cep?'],
    ['pt', '?tools=chassis', 'não há "chassis". Você quis dizer chassi?'],
  ] as const)(
    'tells in the language of the caller (%s) what was probably meant by %s',
    async (language, query, message) => {
      const { ask } = await startAgents({ tools });
      const { body } = await ask(rpc('tools/list'), { query, headers: { 'accept-language': language } });
      expect(body.details).toEqual([{ field: 'tools', message }]);
    },
  );

  it('names twelve of the tools where nothing is near, and how many more there are', async () => {
    const { ask } = await startAgents({ tools });
    const { body } = await ask(rpc('tools/list'), { query: '?tools=zzzzzz' });
    const first = tools.slice(0, 12).map(({ id }) => id);
    expect(body.details[0].message).toBe(
      `deve ser um destes: ${first.join(', ')} e mais ${tools.length - 12}`,
    );
  });

  it('promises no structure of an answer that is a list, which comes as text', async () => {
    const list = defineTool({
      method: 'GET',
      path: '/list',
      category: 'desenvolvedor',
      name: 'Lista',
      summary: 'Lista',
      input: v.object({}),
      output: v.array(v.number()),
      examples: [],
      run: () => [1, 2],
    });
    const { connect } = await startAgents({ tools: [list] });
    for (const era of eras) {
      const client = await connect(era, '?tools=list');
      expect((await client.listTools()).tools[0]).not.toHaveProperty('outputSchema');
      const result = await client.callTool({ name: 'list' });
      expect(result.content).toEqual([{ type: 'text', text: '[1,2]' }]);
      expect(result).not.toHaveProperty('structuredContent');
    }
  });

  it('leaves open what a service lets pass', async () => {
    const { connect } = await startAgents({ tools: [echoGet], http: { unknownFields: 'ignore' } });
    const [echo] = (await (await connect('auto', '?tools=echo')).listTools()).tools;
    expect(echo?.inputSchema).not.toHaveProperty('additionalProperties');
  });

  it.each(['refuse', 'ignore'] as const)(
    'allows unknown fields as the description of a tool does: %s',
    async (unknownFields) => {
      const { connect } = await startAgents({ tools: [echoGet], http: { unknownFields } });
      const { body } = await answerOf(await connect(), 'descrever_ferramenta', { id: 'echo' });
      expect(body.inputSchema.additionalProperties).toBe(unknownFields === 'refuse' ? false : undefined);
    },
  );

  it('a search of a category finds its tools alone', async () => {
    const { connect } = await startAgents({ tools });
    const { body } = await answerOf(await connect(), 'buscar_ferramentas', { category: 'texto' });
    const categories = body.ferramentas.map(({ category }: { category: string }) => category);
    expect([categories.length > 0, ...new Set(categories)]).toEqual([true, 'texto']);
  });

  it.each([
    ['?tools=cfp', 'tools', /cpf/],
    ['?categories=texto,saud', 'categories', /saude/],
    ['?categories=zzz', 'categories', /trabalhista/],
    ['?categories=documentos,geradores,trabalhista,financeiro,saude', 'categories', /64/],
    ['?tools=cpf&tools=cnpj', 'tools', /mais de uma vez/],
    ['?tool=cpf', 'tool', /"tools"/],
  ])('%s is a wrong query', async (query, field, message) => {
    const { ask } = await startAgents({ tools });
    const { status, body } = await ask(rpc('tools/list'), { query });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field, message: expect.stringMatching(message) }]);
  });
});

describe('a key and its plan', () => {
  it('limit what is listed, found, described and called', async () => {
    const plans = { slim: { requestsPerMonth: null, tools: { allow: ['cpf', 'cnpj'] }, events: [] } };
    const { service, connect } = await startAgents({ tools, keys: { plans } });
    const account = await service.accounts.create({ plan: 'slim' });
    const { key } = await service.keys.create(account.id, { tools: ['cpf'] });
    const client = await connect('auto', '', key);
    const found = await answerOf(client, 'buscar_ferramentas');
    expect(found.body.ferramentas.map(({ id }: { id: string }) => id)).toEqual(['cpf']);
    for (const [id, name] of [
      ['cnpj', 'Esta chave'],
      ['cns', 'O plano slim'],
    ]) {
      for (const helper of ['descrever_ferramenta', 'usar_ferramenta']) {
        const { isError, body } = await answerOf(client, helper, { id });
        expect([isError, body.code, body.error]).toEqual([
          true,
          403,
          expect.stringContaining(name as string),
        ]);
      }
    }
    const narrow = await connect('auto', '?tools=cpf,cnpj', key);
    expect((await narrow.listTools()).tools.map(({ name }) => name)).toEqual(['cpf']);
    expect((await answerOf(narrow, 'cnpj')).body.code).toBe(403);
    expect((await answerOf(narrow, 'cpf')).isError).toBe(false);
    expect((await service.usage(account.id)).used).toBe(1);
  });

  it('are needed before anything else is looked at', async () => {
    const { service, ask } = await startAgents();
    const { key: account } = await service.keys.create('acc_pro', { scope: 'account' });
    const wrong = {
      query: '?tool=',
      headers: { origin: 'https://else.example', 'mcp-protocol-version': '1' },
    };
    for (const [key, status] of [
      [null, 401],
      ['invalid', 401],
      [account, 403],
    ] as const) {
      for (const method of ['POST', 'GET', 'DELETE']) {
        expect((await ask('{', { ...wrong, key, method })).status).toBe(status);
      }
    }
    expect((await ask('{', { key: 'invalid' })).body).toMatchObject({ code: 401, error: expect.any(String) });
  });

  it('pay for calls that reach a tool, and for nothing else', async () => {
    const { service, keys, connect } = await startAgents({ tools: [cpf, echoGet] });
    const client = await connect('legacy', '', keys.pro);
    await client.listTools();
    await client.ping();
    await answerOf(client, 'buscar_ferramentas', { query: 'cpf' });
    await answerOf(client, 'descrever_ferramenta', { id: 'cpf' });
    await answerOf(client, 'usar_ferramenta', { id: 'nada' });
    await answerOf(client, 'usar_ferramenta', { input: {} });
    expect((await service.usage('acc_pro')).used).toBe(0);
    await answerOf(client, 'usar_ferramenta', { id: 'cpf' });
    await answerOf(client, 'usar_ferramenta', { id: 'echo', input: { count: 'x' } });
    expect((await service.usage('acc_pro')).used).toBe(2);
  });

  it('calls are refused in text alone where a schema of the answer was listed', async () => {
    const { ask } = await startAgents();
    const callOf = async (name: string, input: object, query = '') =>
      (await ask(rpc('tools/call', { name, arguments: input }), { query })).body.result;
    const listed = await callOf('cpf', { action: 'x' }, '?tools=cpf');
    const search = await callOf('buscar_ferramentas', { category: 'x' });
    for (const result of [listed, search]) {
      expect(result).toMatchObject({ isError: true });
      expect(result).not.toHaveProperty('structuredContent');
      expect(JSON.parse(result.content[0].text)).toMatchObject({ code: 400 });
    }
    const used = await callOf('usar_ferramenta', { id: 'cpf', input: { action: 'x' } });
    expect(used).toMatchObject({ isError: true, structuredContent: { code: 400 } });
  });

  it('an account may make a limited number of requests that count nothing, and still calls tools', async () => {
    const page = mcp({ burst: { requests: 2, seconds: 60 } });
    const { service, ask, keys } = await startAgents({ tools: [cpf], clock: () => 90_000 }, page);
    const use = rpc('tools/call', { name: 'usar_ferramenta', arguments: { id: 'cpf' } });
    const search = rpc('tools/call', { name: 'buscar_ferramentas', arguments: { query: 'cpf' } });
    const statuses: number[] = [];
    for (const message of [
      rpc('ping'),
      search,
      use,
      rpc('tools/list'),
      rpc('tools/call', { name: 'x' }),
      use,
    ])
      statuses.push((await ask(message)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
    const { headers, body } = await ask(rpc('ping'));
    expect(headers.get('retry-after')).toBe('30');
    expect(headers.get('x-ratelimit-limit')).toBe('2');
    expect(body).toMatchObject({ code: 429 });
    expect((await ask(rpc('ping'), { key: keys.pro })).status).toBe(200);
    expect((await service.usage('acc_enterprise')).used).toBe(2);
    expect(() => mcp({ burst: { requests: 0, seconds: 1 } })).toThrow('burst');
    const open = await startAgents({}, mcp({ burst: false }));
    for (let i = 0; i < 301; i++) expect((await open.ask(rpc('ping'))).status).toBe(200);
  });

  it('a message of more than 1000 values, fields of a tool among them, is refused before it is read', async () => {
    const { ask } = await startAgents();
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
    const call = (input: object) =>
      rpc('tools/call', { name: 'usar_ferramenta', arguments: { id: 'texto-inverter', input } });
    for (const message of [
      rpc('ping', { _meta: many(990) }),
      call({ ...many(900), list: Object.values(many(5_000)) }),
    ])
      expect((await ask(message)).status).toBe(200);
    for (const message of [
      rpc('ping', many(95_000)),
      rpc('ping', { more: [many(500), many(500)] }),
      { ...rpc('ping'), ...many(1_001) },
      call(many(95_000)),
      rpc('tools/call', { name: 'texto_inverter', arguments: many(95_000) }),
    ]) {
      const { status, body } = await ask(message);
      expect([status, body]).toEqual([
        400,
        {
          jsonrpc: '2.0',
          id: null,
          error: {
            code: -32_600,
            message: 'body holds more than 1000 values, apart from what each field of params.arguments holds',
          },
        },
      ]);
    }
  });

  it('send what nobody reads in _meta as they like: the SDK gets what is of the protocol', async () => {
    const { ask } = await startAgents();
    expect((await ask(rpc('ping', { _meta: { progressToken: {} } }))).body).toMatchObject({ result: {} });
  });

  it('are told by the headers of what is left, and by a 429 in the answer when nothing is', async () => {
    const plans = { two: { requestsPerMonth: 1, tools: '*', events: [] } } as const;
    const { service, ask } = await startAgents({ keys: { plans } });
    const account = await service.accounts.create({ plan: 'two' });
    const { key } = await service.keys.create(account.id);
    const use = rpc('tools/call', { name: 'usar_ferramenta', arguments: { id: 'cpf' } });
    const first = await ask(use, { key });
    expect([first.body.result.isError, first.headers.get('x-ratelimit-remaining')]).toEqual([false, '0']);
    const second = await ask(use, { key });
    expect(second.status).toBe(200);
    expect(second.body.result).toMatchObject({ isError: true, structuredContent: { code: 429 } });
    expect((await ask(rpc('tools/list'), { key })).headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('raise the events of the tools', async () => {
    const events: ServiceEvent[] = [];
    const { connect } = await startAgents({
      tools: [echoGet],
      events: { emit: async (event) => void events.push(event) },
    });
    await answerOf(await connect(), 'usar_ferramenta', { id: 'echo', input: { name: 'a' } });
    expect(events).toMatchObject([
      { type: 'tool_called', accountId: 'acc_enterprise', parameters: { name: 'a' } },
    ]);
  });

  it('are not asked for where the service asks for none', async () => {
    const { createHandler } = await import('../../core.ts');
    const service = createHandler({ tools: [echoGet], access: false, pages: [mcp()] });
    const response = await service(
      new Request('http://localhost/v1/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(rpc('tools/call', { name: 'usar_ferramenta', arguments: { id: 'echo' } })),
      }),
    );
    expect(await response.text()).toContain('"formatted":true');
  });
});

describe('a refusal', () => {
  it('is an answer of the tool, with the body of its address', async () => {
    const { connect, call } = await startAgents({ tools });
    const client = await connect();
    const cpf = await answerOf(client, 'usar_ferramenta', {
      id: 'cpf',
      input: { action: 'validate', value: '11144477736' },
    });
    expect(cpf.isError).toBe(true);
    expect(cpf.body).toEqual((await call('/v1/cpf?action=validate&value=11144477736')).body);
    expect(cpf.body).toMatchObject({ code: 422, reason: 'check-digit' });
    const unknown = await answerOf(client, 'usar_ferramenta', { id: 'cfp' });
    expect([unknown.isError, unknown.body.code, unknown.body.error]).toEqual([
      true,
      404,
      expect.stringContaining('cpf'),
    ]);
    expect(await answerOf(client, 'descrever_ferramenta', { id: 'cfp' })).toEqual(unknown);
    expect((await answerOf(client, 'usar_ferramenta', { tul: 'cpf' })).body.details[0].field).toBe('tul');
    expect((await answerOf(client, 'buscar_ferramentas', { category: 'x' })).body.details[0].field).toBe(
      'category',
    );
  });

  it('of a bug tells nothing of it but to the host', async () => {
    const seen: unknown[] = [];
    const { connect } = await startAgents({ onError: (error) => void seen.push(error) });
    const client = await connect();
    await answerOf(client, 'usar_ferramenta', { id: 'cpf', input: { count: 0 } });
    expect(seen).toEqual([]);
    const { isError, body } = await answerOf(client, 'usar_ferramenta', {
      id: 'failing',
      input: { how: 'bug' },
    });
    expect([isError, body]).toEqual([true, { error: 'Erro interno.', code: 500 }]);
    expect(seen).toEqual([new Error('secret')]);
  });

  it('of a name that is no tool is an error of the protocol, which says how to reach a tool of that id', async () => {
    const { ask } = await startAgents({ tools });
    const call = async (name: string, query = '') =>
      (await ask(rpc('tools/call', { name }), { query })).body.error;
    expect(await call('nada')).toEqual({ code: -32_602, message: 'Unknown tool: nada' });
    expect((await call('cpf', '?tools=cnpj')).message).toContain('?tools=cpf');
  });
});

describe('the transport', () => {
  it('accepts notifications, and refuses what is no message', async () => {
    const { ask } = await startAgents();
    const accepted = await ask(rpc('notifications/initialized', undefined, 0));
    expect([accepted.status, accepted.text, accepted.headers.get('content-type')]).toEqual([202, '', null]);
    for (const [message, code] of [
      ['{', -32_700],
      ['', -32_700],
      ['[]', -32_600],
      ['{}', -32_600],
      [`[${'['.repeat(40)}`, -32_700],
    ] as const) {
      const { status, body } = await ask(message);
      expect([message, status, body.error.code]).toEqual([message, 400, code]);
    }
    expect((await ask('{}', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await ask(rpc('ping'), { headers: { accept: 'text/html' } })).status).toBe(406);
    const later = { headers: { 'mcp-protocol-version': '2025-06-18' } };
    expect((await ask([rpc('ping')], later)).body.error.code).toBe(-32_600);
    expect((await ask(rpc('nothing'))).body.error.code).toBe(-32_601);
    expect((await ask(rpc('prompts/list'))).body.error.code).toBe(-32_601);
  });

  it.each([
    ['*/*', /json|event-stream/],
    ['application/json', /^application\/json/],
    ['application/*;q=0.8', /^application\/json/],
    ['text/event-stream', /^text\/event-stream/],
    ['application/json, text/event-stream', /json|event-stream/],
  ])('answers who accepts %s in a form that is accepted', async (accept, type) => {
    const { ask } = await startAgents();
    for (const version of ['2025-03-26', '2025-11-25']) {
      const headers = { accept, 'mcp-protocol-version': version };
      const reply = await ask(rpc('tools/list'), { headers });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
      expect(reply.text).toContain('usar_ferramenta');
      if (type.test('application/json'))
        expect(() => JSON.parse(reply.text.replace(/^event.*\ndata: /, ''))).not.toThrow();
    }
  });

  it.each([{ 'mcp-protocol-version': null }, { 'mcp-protocol-version': '2025-03-26' }])(
    'answers a batch of the revision that has them, each by its id: %j',
    async (headers) => {
      const { ask } = await startAgents();
      const use = rpc(
        'tools/call',
        { name: 'usar_ferramenta', arguments: { id: 'echo', input: { count: 2 } } },
        7,
      );
      const { status, text } = await ask(
        [rpc('ping', undefined, 5), rpc('notifications/initialized', undefined, 0), use, 3],
        {
          headers: { accept: 'application/json', ...headers },
        },
      );
      const answers = JSON.parse(text) as {
        id: unknown;
        result?: { isError?: boolean };
        error?: { code: number };
      }[];
      expect([status, answers.map(({ id }) => id)]).toEqual([200, [5, 7, null]]);
      expect([answers[0]?.result, answers[2]?.error?.code]).toEqual([{}, -32_600]);
      expect(JSON.stringify(answers[1])).toContain('count');
      expect((await ask([rpc('notifications/initialized', undefined, 0)], { headers })).status).toBe(202);
      expect((await ask([rpc('initialize', initialize)], { headers })).text).toContain('not part of a batch');
    },
  );

  it('says what is wrong in the words of the protocol', async () => {
    const { ask } = await startAgents();
    const said = async (message: unknown, init?: object) => (await ask(message, init)).body.error;
    const text = { headers: { 'content-type': 'text/plain' } };
    expect(await said('{}', text)).toEqual({
      code: -32_000,
      message: 'content-type must be application/json, in UTF-8 and without Content-Encoding',
    });
    expect(await said('{')).toEqual({ code: -32_700, message: 'body is not valid JSON in UTF-8' });
    expect(await said('[]')).toEqual({ code: -32_600, message: 'body must be a JSON object' });
    expect((await ask(null, { method: 'GET' })).body).toMatchObject({ jsonrpc: '2.0', id: null });
    expect(await said(null, { method: 'GET' })).toEqual({ code: -32_000, message: 'Method not allowed.' });
    const old = { headers: { 'mcp-protocol-version': '1999-01-01' } };
    expect(await said(rpc('initialize', initialize), old)).toEqual({
      code: -32_000,
      message: 'Unsupported protocol version: 1999-01-01',
    });
  });

  it.each([
    ['pt', 'Páginas da origem https://app.example não chamam este endereço.'],
    ['en', 'Pages of the origin https://app.example do not call this address.'],
  ])('tells a page of another origin that it does not call (%s)', async (language, error) => {
    const { ask } = await startAgents();
    const headers = { origin: 'https://app.example', 'accept-language': language };
    expect((await ask(rpc('ping'), { headers })).body).toMatchObject({ error, code: 403 });
  });

  it('takes no tool that cannot be loaded for a table that there is not', async () => {
    const load = () => Promise.reject(new Error('no such file'));
    const { connect } = await startAgents({ tools: [lazily(load)] });
    const client = await connect();
    const uri = 'canivete://tabelas/inss';
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_603 });
  });

  it('keeps nothing alive while a tool works: an answer is one event', async () => {
    const { ask } = await startAgents({
      tools: [echoGet],
      events: { strict: true, emit: () => new Promise((resolve) => setTimeout(resolve, 20)) },
    });
    const use = rpc('tools/call', { name: 'usar_ferramenta', arguments: { id: 'echo' } });
    expect((await ask(use)).text).not.toMatch(/^:/m);
  });

  it('describes of two tools of one id the one that is used', async () => {
    const post = defineTool({
      method: 'POST',
      path: '/echo',
      category: 'desenvolvedor',
      name: 'Outro',
      summary: 'Outro',
      input: v.object({}),
      output: v.object({ other: v.boolean() }),
      examples: [],
      run: () => ({ other: true }),
    });
    const { connect } = await startAgents({ tools: [echoGet, post] });
    const client = await connect();
    expect((await answerOf(client, 'descrever_ferramenta', { id: 'echo' })).body.name).toBe('Outro');
    expect((await answerOf(client, 'usar_ferramenta', { id: 'echo' })).body).toEqual({ other: true });
  });

  it('reads no more of a body than the service does', async () => {
    const { ask } = await startAgents({ http: { maxBodyBytes: 200 } });
    expect((await ask(rpc('ping', { a: 'a'.repeat(200) }))).status).toBe(400);
    expect((await ask(rpc('ping'))).status).toBe(200);
  });

  it('has no stream and no session: 405', async () => {
    const { ask, service } = await startAgents();
    for (const method of ['GET', 'DELETE', 'HEAD']) {
      const { status, headers } = await ask(null, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await ask(rpc('initialize', initialize))).headers.get('mcp-session-id')).toBeNull();
    expect((await ask(null, { method: 'PUT' })).status).toBe(404);
    expect(service).toBeDefined();
  });

  it('opens no subscription, which would keep its request open', async () => {
    const { ask } = await startAgents();
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const method = 'subscriptions/listen';
    const { body } = await ask(rpc(method, { _meta: envelope, notifications: { toolsListChanged: true } }), {
      headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
    });
    expect(body.error.code).toBe(-32_603);
  });

  it('knows its versions of the protocol', async () => {
    const { ask } = await startAgents();
    for (const version of ['1999-01-01', 'x']) {
      const headers = { 'mcp-protocol-version': version };
      for (const message of [rpc('tools/list'), rpc('initialize', initialize)]) {
        expect((await ask(message, { headers })).status).toBe(400);
      }
    }
    const { body } = await ask(rpc('initialize', { ...initialize, protocolVersion: '2024-11-05' }));
    expect(body.result.protocolVersion).toBe('2024-11-05');
  });

  it('answers pages of its own origin and those of cors', async () => {
    const status = async (origin: string, cors: false | { origins: readonly string[] | '*' } = false) =>
      (await (await startAgents({ http: { cors } })).ask(rpc('ping'), { headers: { origin } })).status;
    expect(await status('http://localhost')).toBe(200);
    expect(await status('https://localhost')).toBe(200);
    expect(await status('http://localhost:81')).toBe(403);
    expect(await status('https://app.example')).toBe(403);
    expect(await status('null')).toBe(403);
    expect(await status('https://app.example', { origins: ['https://app.example'] })).toBe(200);
    expect(await status('https://else.example', { origins: ['https://app.example'] })).toBe(403);
    expect(await status('https://app.example', { origins: '*' })).toBe(200);
  });

  it('tells a browser that it may send the headers of the protocol, there alone', async () => {
    const { call } = await startAgents({ http: { cors: { origins: '*' } } });
    const allowed = async (path: string) => {
      const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
      const { headers: given } = await call(path, { method: 'OPTIONS', headers, key: null });
      return given.get('access-control-allow-headers');
    };
    expect(await allowed('/v1/mcp')).toMatch(/Authorization.*, MCP-Protocol-Version, Mcp-Method, Mcp-Name$/);
    expect(await allowed('/v1/batch')).not.toContain('Mcp');
  });
});

const initialize = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'tests', version: '1' },
};

describe('mcp', () => {
  it('is a page of no service that does not hand it in', async () => {
    const service = createService();
    expect((await service(new Request('http://localhost/v1/mcp', { method: 'POST' }))).status).toBe(404);
  });

  it('speaks English where it is told to, and refuses another option', async () => {
    const { connect } = await startAgents({ tools }, mcp({ language: 'en' }));
    const client = await connect();
    expect((await client.listTools()).tools[2]?.description).toMatch(/^Calls a tool/);
    const { body } = await answerOf(client, 'usar_ferramenta', { id: 'cpf', input: { count: 0 } });
    expect(body.details[0].message).toContain('must be');
    expect(() => mcp({ language: 'fr' as 'en' })).toThrow(
      new TypeError('mcp: option "language" is not valid'),
    );
  });
});
