import { validate } from '@readme/openapi-parser';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import * as addresses from '../../../src/pages/account/addresses/index.ts';
import type { Page } from '../../../src/contracts/pages.ts';
import { createService } from '../../../src/index.ts';
import { withSharedTexts } from '../../../src/kit/shared-texts.ts';
import type { ToolTexts } from '../../../src/kit/tool-texts.ts';
import { mcp } from '../../../src/pages/mcp/index.ts';
import { answeredExamples } from '../../../src/pages/openapi/answered-examples.ts';
import { inLanguage } from '../../../src/pages/openapi/document.ts';
import { documentTool } from '../../../src/pages/openapi/tool-document.ts';
import { closed, type Document, documentAjv, type Operation } from '../../support/openapi.ts';
import { textsOf } from '../../../src/tools/texts.ts';
import { tools } from '../../support/tools.ts';
import { walked } from '../../support/walked.ts';

const health: Page = {
  method: ['GET', 'DELETE'],
  path: '/saude/:id',
  access: 'key',
  describe: { GET: { summary: { pt: 'Saúde', en: 'Health' }, output: v.object({ ok: v.boolean() }) } },
  handle: () => ({ status: 200, headers: {}, body: '{"ok":true}' }),
};
const service = createService({ account: { mayRename: true, mayErase: true }, pages: [health] });
const get = async (path: string, headers: Record<string, string> = {}) =>
  service(new Request(`http://localhost/v1${path}`, { headers }));

const documents: Record<string, Document> = {};
beforeAll(async () => {
  for (const lang of ['pt', 'en'])
    documents[lang] = (await (await get(`/openapi.json?lang=${lang}`)).json()) as Document;
});

const bodyOf = ({ requestBody }: Operation) =>
  requestBody?.content['application/json'].schema as { properties: object };

const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

describe('the document', () => {
  const lang = 'en';

  it('is valid OpenAPI 3.1 to @readme/openapi-parser', async () => {
    // It resolves references in place.
    const result = await validate(structuredClone(documents[lang]) as never);
    expect('errors' in result ? result.errors.map(({ message }) => message) : []).toEqual([]);
    expect(result).toMatchObject({ valid: true, warnings: [] });
  });

  it('the document is valid OpenAPI 3.0 where that is asked for', async () => {
    const older = (await (await get('/openapi.json?version=3.0')).json()) as Document;
    expect(older.openapi).toBe('3.0.3');
    expect(Object.keys(older.paths)).toEqual(Object.keys(documents[lang]?.paths ?? {}));
    const result = await validate(structuredClone(older) as never);
    expect('errors' in result ? result.errors.map(({ message }) => message) : []).toEqual([]);
    expect(result).toMatchObject({ valid: true, warnings: [] });
  });

  it('names as its server the address that was asked', async () => {
    const reply = await service(new Request('https://api.exemplo.com.br/v1/openapi.json'));
    expect(await reply.json()).toMatchObject({ servers: [{ url: 'https://api.exemplo.com.br/v1' }] });
  });

  it('the document has no schema that generators stumble on: lists of mixed types, or with a length, and constants without a type', () => {
    const wrong: string[] = [];
    const look = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { enum: choices, const: only, type, maxLength } = value as Record<string, unknown>;
      const types = new Set(Array.isArray(choices) ? choices.map((choice) => typeof choice) : []);
      const isMixed = types.size > 1 || (types.size > 0 && (type === undefined || maxLength !== undefined));
      const isUntyped = only !== undefined && typeof only !== 'object' && type === undefined;
      if (isMixed || isUntyped) wrong.push(at);
      for (const [key, inner] of Object.entries(value))
        if (key !== 'example' && key !== 'examples') look(inner, `${at}/${key}`);
    };
    look(documents[lang], '');
    expect(wrong).toEqual([]);
  });

  it('is valid OpenAPI 3.1 to @redocly/openapi-core', async () => {
    const { createConfig, lintFromString } = await import('@redocly/openapi-core');
    const rules = {
      struct: 'error',
      'operation-operationId-unique': 'error',
      'security-defined': 'error',
      'path-parameters-defined': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'operation-tag-defined': 'error',
    } as const;
    const config = await createConfig({ rules } as never);
    const problems = await lintFromString({ source: JSON.stringify(documents[lang]), config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('differs from the one in Portuguese in nothing but texts', () => {
    const TEXTS = new Set(['description', 'summary', 'title', 'x-unit', 'text', 'label', 'x-because']);
    const OF_TEXTS = new Set(['x-enumNames', 'x-ask', 'x-paper', 'x-people']);
    const isText = (key: string, value: unknown) =>
      OF_TEXTS.has(key) || (TEXTS.has(key) && typeof value === 'string');
    const bare = (name: string) =>
      JSON.stringify(documents[name], (key, value) => (isText(key, value) ? key : (value as unknown)));
    expect(bare('pt')).toBe(bare('en'));
    expect(JSON.stringify(documents['pt'])).not.toMatch(/"pt":"[^"]*","en":/);
  });
});

it.each(['pt', 'en'])(
  'the document says what each address is for, and leaves no text empty: %s',
  async (lang) => {
    const withAgents = createService({ pages: [mcp()] });
    const reply = await withAgents(new Request(`http://localhost/v1/openapi.json?lang=${lang}`));
    const document = (await reply.json()) as Document;
    const mute = operationsOf(document).filter(
      ({ operation }) => !/^[\p{Lu}\d].*[^.]$/su.test(operation.summary ?? ''),
    );
    expect(mute.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/"(description|summary|title|x-unit)":"[\s.]*"/);
  },
);

describe('the document and the service', () => {
  it('have the same addresses', async () => {
    const own = ['/openapi.json', '/tools', '/tools/{id}', '/tabelas', '/tabelas/{id}', '/health'].map(
      (path) => `GET ${path}`,
    );
    const served = [
      ...tools.map(({ method, path }) => `${method} ${path}`),
      ...own,
      'POST /webhooks/test',
      'POST /batch',
      'GET /saude/{id}',
      'DELETE /saude/{id}',
      ...Object.values(addresses).map(({ method, path }) => `${method} ${inBraces(path)}`),
    ];
    const told = operationsOf(documents['pt'] as Document).map(({ path, method }) => `${method} ${path}`);
    expect(told.toSorted()).toEqual(served.toSorted());
    for (const { path, method, operation } of operationsOf(documents['pt'] as Document)) {
      const url = `http://localhost/v1${path.replace('{id}', path.startsWith('/tabelas') ? 'inss' : 'cpf')}`;
      const { status } = await service(new Request(url, { method }));
      expect([method, path, status]).toEqual([method, path, operation.security?.length === 0 ? 200 : 401]);
    }
  });

  it('have the same parameters', () => {
    const { paths } = documents['pt'] as Document;
    for (const { method, path, input } of tools) {
      const operation = paths[path]?.[method.toLowerCase()] as Operation;
      const names =
        method === 'GET'
          ? operation.parameters?.map(({ name }) => name)
          : Object.keys(bodyOf(operation).properties);
      expect([path, names]).toEqual([path, Object.keys(input.entries)]);
    }
  });

  it('have the same parameters of an account', () => {
    const { paths } = documents['pt'] as Document;
    for (const { method, path, describe: told } of Object.values(addresses)) {
      const operation = paths[inBraces(path)]?.[method.toLowerCase()] as Operation;
      const named = (place: string) =>
        (operation.parameters ?? []).flatMap((one) => (one.in === place ? [one.name] : []));
      expect([method, path, named('query'), named('path')]).toEqual([
        method,
        path,
        Object.keys(told.query?.entries ?? {}),
        [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
      ]);
      const body = operation.requestBody && Object.keys(bodyOf(operation).properties);
      expect([method, path, body]).toEqual([method, path, told.body && Object.keys(told.body.entries)]);
    }
  });

  it('the tags are those of the operations', () => {
    const { tags } = documents['pt'] as Document;
    const used = operationsOf(documents['pt'] as Document).flatMap(({ operation }) => operation.tags);
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('tells the text of every code of avisos and warnings', async () => {
    const texts = await Promise.all(
      tools.map(async (tool) => withSharedTexts(tool, (await textsOf(tool)) as ToolTexts).warnings ?? {}),
    );
    const warnings = texts.flatMap((one) => Object.entries(one));
    expect(warnings.length).toBeGreaterThan(100);
    for (const language of ['pt', 'en'] as const) {
      const text = JSON.stringify(documents[language]);
      const untold = warnings.filter(
        ([code, one]) =>
          !text.includes(JSON.stringify({ type: 'string', const: code, description: one[language] })),
      );
      expect(untold).toEqual([]);
    }
  });

  it('tells of the three events, with their headers and an example that fits', () => {
    const { webhooks } = documents['en'] as Document;
    expect(Object.keys(webhooks)).toEqual(['tool_used', 'result_generated', 'favorite_added']);
    for (const { post } of Object.values(webhooks)) {
      expect(post.parameters?.map(({ name }) => name)).toContain('X-Service-Signature');
      const media = post.requestBody?.content['application/json'] as { schema: object; example: unknown };
      expect(ajv.validate(media.schema, media.example)).toBe(true);
    }
  });
});

/** One for all: it learns JSON Schema's own schema only once. */
const ajv = documentAjv();

type Schemas = { readonly input: { readonly properties: Record<string, object> }; readonly output: object };

/** The schemas of each tool as documents hold them. */
const schemas = new Map(
  await Promise.all(
    tools.map(async (tool) => [tool.id, inLanguage(await documentTool(tool), 'pt') as Schemas] as const),
  ),
);
const schemasOf = ({ id }: { readonly id: string }) => schemas.get(id) as Schemas;

/** Compiled schemas of fields, by schema without its texts, so that each compiles once. */
const acceptedOf = new Map<string, ValidateFunction>();
const TEXTS = new Set(['title', 'description', 'default', 'x-unit', 'x-enumNames']);
function acceptsField(tool: { readonly id: string }, field: string): ValidateFunction {
  const schema = schemasOf(tool).input.properties[field] as object;
  const text = JSON.stringify(schema, (key, value) => (TEXTS.has(key) ? undefined : value));
  const accepts = acceptedOf.get(text) ?? ajv.compile(JSON.parse(text));
  acceptedOf.set(text, accepts);
  return accepts;
}

describe('schemas', () => {
  it.each(walked.map((tool) => [tool.id, tool] as const))(
    '%s: fit its examples and their answers',
    async (_, tool) => {
      const { input, output } = await schemasOf(tool);
      const [accepts, answers] = [ajv.compile(input), ajv.compile(closed(output) as object)];
      const examples = await answeredExamples(tool);
      expect(examples.length).toBe(tool.examples.length);
      for (const example of examples) {
        expect([accepts(example.input), accepts.errors]).toEqual([true, null]);
        expect([answers(example.output), answers.errors]).toEqual([true, null]);
        expect(accepts({ ...(example.input as object), noSuchField: 1 })).toBe(false);
      }
    },
  );

  /** Refusals of the tools' schemas that JSON Schema cannot express. */
  const UNSAID = {
    check: 'a calculation, a relation between fields, or how a number is written',
  };
  /** A JWK, which only its rule can tell. */
  const BY_RULE = new Set(['dev-jwt publicKey']);

  it('refuse what the tools’ own refuse', async () => {
    const wrong = [
      -1e300,
      -1,
      0,
      0.5,
      1e300,
      '',
      'x',
      'x'.repeat(100_001),
      '2026-1-1',
      true,
      [],
      {},
      [null],
      [{}],
    ];
    let compared = 0;
    for (const tool of tools) {
      for (const [field, entry] of Object.entries(tool.input.entries)) {
        const accepts = acceptsField(tool, field);
        for (const value of wrong) {
          const { issues } = v.safeParse(entry as v.GenericSchema, value, { abortPipeEarly: true });
          if (BY_RULE.has(`${tool.id} ${field}`)) continue;
          const said = issues?.filter(({ type }) => !Object.hasOwn(UNSAID, type)) ?? [];
          if (said.length === 0) continue;
          compared++;
          if (accepts(value)) expect.fail(`${tool.id} ${field}: ${JSON.stringify(value).slice(0, 20)}`);
        }
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it('accept what the fields of a tool accept, in its canonical spelling', async () => {
    const right = [0, 1, 2, 5, 12.5, 100, 2026, 'SP', 'a', '12:30', '2026-01-31', 'abcdefgh', true, false];
    let compared = 0;
    for (const tool of tools) {
      for (const [field, entry] of Object.entries(tool.input.entries)) {
        const accepts = acceptsField(tool, field);
        for (const value of right) {
          if (!v.safeParse(entry as v.GenericSchema, value, { abortPipeEarly: true }).success) continue;
          compared++;
          if (!accepts(value)) expect.fail(`${tool.id} ${field}: ${JSON.stringify(value)}`);
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});

describe('GET /openapi.json, /tools and /tools/:id', () => {
  it('are revalidated by their ETag', async () => {
    for (const path of ['/openapi.json', '/tools', '/tools/cpf', '/tools/cpf?lang=en']) {
      const first = await get(path);
      const etag = first.headers.get('etag') as string;
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': sent });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
    const tags = await Promise.all(
      ['pt', 'en'].map(async (lang) => (await get(`/tools?lang=${lang}`)).headers.get('etag')),
    );
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('tell a short form, in either language', async () => {
    const { tools: list } = (await (await get('/tools?lang=en')).json()) as {
      tools: { id: string; name: string }[];
    };
    expect(list.map(({ id }) => id).toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
    expect(list.find(({ id }) => id === 'calculadoras-marketplace-alpha')?.name).toBe(
      'General marketplace fees',
    );
    expect(await (await get('/tools/calculadoras-marketplace-alpha')).json()).toMatchObject({
      id: 'calculadoras-marketplace-alpha',
      name: 'Taxas do marketplace de varejo geral',
      inputSchema: {
        properties: {
          precoVenda: {
            description: 'Preço de venda da unidade, em reais. Sem ele, custo e margemAlvo são obrigatórios.',
            'x-unit': 'reais',
          },
        },
      },
      examples: [{ input: { precoVenda: 100 } }],
    });
  });

  it('list the tools that a search finds, the best first, in either language', async () => {
    const found = async (query: string) =>
      ((await (await get(`/tools?${query}`)).json()) as { tools: { id: string; name: string }[] }).tools;
    for (const q of ['mandado embora', 'laid off'])
      expect((await found(`q=${encodeURIComponent(q)}&lang=en`))[0]).toMatchObject({
        id: 'calculadoras-rescisao',
        name: 'Severance calculator',
      });
    expect(await found('q=xyzzyx')).toEqual([]);
    expect(await found('q=')).toHaveLength(tools.length);
  });

  it.each([
    ['/openapi.json?lang=fr', 400],
    [`/tools?q=${'z'.repeat(201)}`, 400],
    ['/tools?language=en', 400],
    ['/tools/cpff', 404],
  ])('%s gets %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('read no request target that is too long', async () => {
    const refused = await get(`/tools?${'x'.repeat(8_192)}`);
    expect([refused.status, (await refused.json()).details[0].field]).toEqual([400, 'query']);
  });

  it('are left out with openapi: false', async () => {
    const silent = createService({ openapi: false });
    for (const path of ['/openapi.json', '/tools', '/tools/cpf'])
      expect((await silent(new Request(`http://localhost/v1${path}`))).status).toBe(404);
  });
});
