import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../../../src/index.ts';
import type { Reads, Ways } from '../../../src/kit/reads.ts';
import { foldName } from '../../../src/lib/text/folded.ts';
import type { AnyTool } from '../../../src/kit/tool.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { schemaFor } from '../../../src/pipeline/validate.ts';
import { inputFor, inputOf, valueFor } from '../../support/hostile.ts';
import { closed, type Document, documentAjv, type Operation, type Schema } from '../../support/openapi.ts';
import { sized } from '../../support/size.ts';
import { tools } from '../../support/tools.ts';
import { walked } from '../../support/walked.ts';

type Values = Readonly<Record<string, unknown>>;

interface Answered {
  readonly status: number;
  readonly body: {
    readonly details?: readonly { readonly field: string; readonly message: string }[];
  };
}

const service = createService();
const ajv = documentAjv({ allErrors: true });

let document: Document;
/** The shared schemas, which take no fields but their own. */
let components: object;
const headers: Record<string, string> = { 'content-type': 'application/json' };
beforeAll(async () => {
  document = (await (await service(new Request('http://localhost/v1/openapi.json'))).json()) as Document;
  components = closed(document.components) as object;
  ajv.addSchema({ $id: 'all', components: document.components });
  const account = await service.accounts.create({ plan: 'enterprise' });
  headers['authorization'] = `Bearer ${(await service.keys.create(account.id)).key}`;
});

const operationOf = ({ path, method }: AnyTool) => document.paths[path]?.[method.toLowerCase()] as Operation;

/** Reads the schema of an input from the document: that of the body, or one made of the query's parameters. */
function inputSchema(tool: AnyTool): Schema {
  const { parameters = [], requestBody } = operationOf(tool);
  if (requestBody) return requestBody.content['application/json'].schema;
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  } as Schema;
}

async function send({ method, path }: AnyTool, query: string, body: string): Promise<Answered> {
  const url = `http://localhost/v1${path}`;
  const answer = await service(
    method === 'GET'
      ? new Request(`${url}?${query}`, { headers })
      : new Request(url, { method, headers, body }),
  );
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
}

const queryOf = (input: Values) =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

const typesOf = ({ type = [], anyOf = [] }: Schema): string[] => [
  ...[type].flat(),
  ...anyOf.flatMap(typesOf),
];

/** The values of a query as a client reads them who knows the parameters. Empty ones count as missing. */
function valuesOf(query: URLSearchParams, { properties = {} }: Schema): Values {
  const read = (name: string, text: string): unknown => {
    const types = Object.hasOwn(properties, name) ? typesOf(properties[name] as Schema) : [];
    const number = Number(text);
    const isNumeric = types.includes('number') || types.includes('integer');
    if (isNumeric && Number.isFinite(number) && /^-?\d/.test(text)) return number;
    if (types.includes('boolean') && /^(?:true|false|0|1)$/.test(text)) return /^[t1]/.test(text);
    return text;
  };
  return Object.fromEntries(
    [...query].filter(([, text]) => text !== '').map(([name, text]) => [name, read(name, text)]),
  );
}

/** A JSON value without what is null, which counts as absent in a body. */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNull(one)]])),
  );
}

interface Tried extends Answered {
  readonly tool: AnyTool;
  readonly query: URLSearchParams;
  readonly sent: Values;
}

const compiled = new Map<string, ValidateFunction>();
function accepts(tool: AnyTool): ValidateFunction {
  const known = compiled.get(tool.id) ?? ajv.compile({ ...inputSchema(tool), components });
  compiled.set(tool.id, known);
  return known;
}

/** Calls of a tool: its examples, inputs made after its schema, and those with hostile parts. */
async function triesOf(tool: AnyTool): Promise<Tried[]> {
  const random = seededRandom(`agreement ${tool.id}`);
  const inputs = [
    ...tool.examples.map(({ input }) => input as Values),
    ...Array.from({ length: sized(2, 150) }, () => inputOf(random, tool)),
  ];
  return Promise.all(
    inputs.map(async (input) => {
      const query = queryOf(input);
      const body = JSON.stringify(input);
      const sent =
        tool.method === 'GET'
          ? valuesOf(query, inputSchema(tool))
          : (withoutNull(JSON.parse(body)) as Values);
      return { tool, query, sent, ...(await send(tool, query.toString(), body)) };
    }),
  );
}

let tries: readonly Tried[];
beforeAll(async () => {
  tries = [];
  for (const tool of walked) tries = [...tries, ...(await triesOf(tool))];
});

/** The keywords for relations between the fields of an input. */
const RELATIONS = new Set(['dependentRequired', 'oneOf']);

/** Why JSON Schema has no words for a refusal. */
const UNSAID = {
  calculation: 'digits, decimals and forms that only a calculation tells',
  relation: 'a field that others require, exclude, or give another form',
  writing: 'how a number is written in a query',
  rule: 'a JWK, which only its rule can tell',
};
const BY_RULE = new Set(['dev-jwt publicKey']);

/** `canais[0].nome`, as refusals name it. */
const pathOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).reduce(
    (path, { key }) => path + (typeof key === 'number' ? `[${key}]` : `${path && '.'}${String(key)}`),
    '',
  );

/** Why a field was refused that the document's schema accepts; undefined where it should not accept it. */
function reasonOf({ tool, query, sent }: Tried, field: string): keyof typeof UNSAID | undefined {
  if (BY_RULE.has(`${tool.id} ${field}`)) return 'rule';
  if (
    tool.method === 'GET' &&
    typeof sent[field] === 'number' &&
    !/^(?!-0$)-?\d+(?:\.\d+)?$/.test(query.get(field) ?? '')
  )
    return 'writing';
  const { issues = [] } = v.safeParse(tool.input, sent, { abortPipeEarly: true });
  const own = issues.filter((issue) => pathOf(issue) === field);
  if (own.length === 0) return 'relation';
  return own.every(({ type }) => type === 'check') ? 'calculation' : undefined;
}

/** The value at a JSON pointer. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Values | undefined)?.[key], value);

describe('requests', () => {
  it('that are answered 400 for their schema are refused by the document’s, but for what it has no words for', () => {
    const met = new Set<string>();
    const unexplained: unknown[] = [];
    let refused = 0;
    for (const one of tries.filter(({ status }) => status === 400)) {
      if (!accepts(one.tool)(one.sent)) {
        refused++;
        continue;
      }
      for (const { field, message } of one.body.details ?? []) {
        const reason = reasonOf(one, field);
        if (reason) met.add(reason);
        else unexplained.push([one.tool.id, field, message]);
      }
    }
    expect(unexplained).toEqual([]);
    // A short run may miss the rare reasons.
    expect(met.size).toBeGreaterThanOrEqual(sized(0, Object.keys(UNSAID).length));
    expect(refused).toBeGreaterThan(sized(10, 500));
  });

  it.each([
    // JSON Schema counts code points, the service UTF-16 units.
    ['a text of too many UTF-16 units', 'lorem-ipsum', { seed: '😀'.repeat(33) }, 'seed'],
    ['a relation between fields', 'cpf', { action: 'validate' }, 'value'],
    ['an amount of parts of a cent', 'calculadoras-inss', { salarioBruto: 5000.005 }, 'salarioBruto'],
    [
      'the total of elements of a body',
      'dev-jwt',
      { token: 'a.b.c', publicKey: { keys: Array.from({ length: 100_001 }, () => 0) } },
      'body',
    ],
  ])('%s: only the service refuses it', async (_, id, input, field) => {
    const tool = tools.find((one) => one.id === id) as AnyTool;
    expect(accepts(tool)(input)).toBe(true);
    const { status, body } = await send(tool, queryOf(input).toString(), JSON.stringify(input));
    expect([status, body.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
  });

  it.each([
    ['two ways to send one thing', 'calculadoras-tijolos', { area: 10, comprimento: 5, altura: 2 }],
    ['a part of a way', 'calculadoras-tijolos', { comprimento: 5 }],
    ['a field without the one that it belongs to', 'calculadoras-telhas', { area: 10, beiral: 1 }],
    ['a field without the choice that reads it', 'calculadoras-tijolos', { area: 10, dimensoes: {} }],
  ])('%s: the document’s schema refuses it too', async (_, id, input) => {
    const tool = tools.find((one) => one.id === id) as AnyTool;
    expect(accepts(tool)(input)).toBe(false);
    const keywords = accepts(tool).errors?.map(({ keyword }) => keyword) ?? [];
    expect(keywords.filter((keyword) => RELATIONS.has(keyword))).not.toEqual([]);
    expect((await send(tool, '', JSON.stringify(input))).status).toBe(400);
  });

  it('a field that a query names twice: only the service refuses it', async () => {
    const tool = tools.find(({ id }) => id === 'calculadoras-inss') as AnyTool;
    const query = 'salarioBruto=5000&salarioBruto=5000';
    expect(accepts(tool)(valuesOf(new URLSearchParams(query), inputSchema(tool)))).toBe(true);
    expect((await send(tool, query, '')).status).toBe(400);
  });

  it('that are answered 200 are accepted by the document’s, but for fields that their action does not read', () => {
    const wrong: unknown[] = [];
    let accepted = 0;
    for (const { tool, sent } of tries.filter(({ status }) => status === 200)) {
      const validates = accepts(tool);
      if (validates(sent)) {
        accepted++;
        continue;
      }
      const read = Object.keys(schemaFor(tool, { values: sent }).entries);
      const isRead = ({ instancePath, keyword }: ErrorObject) =>
        instancePath === '' ? RELATIONS.has(keyword) : read.includes(instancePath.split('/')[1] as string);
      // A number or a boolean may be sent as a text, which documents leave unsaid; with it fail the alternatives around it.
      const isText = ({ instancePath, params }: ErrorObject) =>
        typeof at(sent, instancePath) === 'string' && /number|integer|boolean/.test(String(params['type']));
      // A choice is taken in another case and with blanks around it, which documents leave unsaid.
      const isForgiven = ({ instancePath, keyword, params }: ErrorObject) => {
        const sentChoice = foldName(String(at(sent, instancePath)).trim());
        return (
          keyword === 'enum' &&
          (params['allowedValues'] as unknown[]).some((value) => foldName(String(value)) === sentChoice)
        );
      };
      const all = validates.errors ?? [];
      const texts = all.filter(isText).map(({ instancePath }) => instancePath);
      const errors = all.filter(
        (error) =>
          isRead(error) && !isForgiven(error) && !texts.some((path) => path.startsWith(error.instancePath)),
      );
      if (errors.length > 0) wrong.push([tool.id, sent, errors]);
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(sized(10, 500));
  });
});

/** Relations that a page has no choice for. */
const NO_CHOICE = new Set([
  'ano competencia',
  'ano dataOperacao',
  'ano dataPagamento',
  'dataOperacao mes',
  'competencia mes',
  // Only a line has x, and only a sample without one has frequencies.
  'frequencies x',
  // They are alternatives where the operation is `real`, and no field of the others.
  'taxa taxaReal',
]);

const groupsOf = ({ reads }: AnyTool) => [...(reads?.oneOf ?? []), ...(reads?.either ?? [])];

/** Fields of both ways, of tools whose fields are seldom drawn well. */
const BOTH: Readonly<Record<string, Values>> = {
  'calculadoras-concreto': { volume: 1, diametro: 1 },
  'calculadoras-ferias': { comparar: '2026-01', dataPagamento: '2026-07-03' },
  'calculadoras-ciclo-sono': { wakeTime: '07:00', bedTime: '22:00' },
  'calculadoras-jejum-intermitente': { firstMeal: '12:00', lastMeal: '20:00' },
  'calculadoras-lucro-presumido': { atividade: 'comercio', receitas: [{ atividade: 'comercio', valor: 1 }] },
};

describe('two ways to send one thing', () => {
  const RELATION =
    /^(?:Envie (\w+)[^,]* ou (\w+).*, e só um deles(?:; .*)?|não pode ser enviado junto com (\w+))$/;
  /** The alternatives of a tool, those inside objects and items of lists included. */
  const allGroupsOf = (reads: Reads | undefined): Ways[] => [
    ...(reads?.oneOf ?? []),
    ...(reads?.either ?? []),
    ...Object.values(reads?.inside ?? {}).flatMap(allGroupsOf),
  ];
  /** True if two fields belong to different alternatives of a tool. */
  const isSaid = ({ reads }: AnyTool, a: string, b: string) =>
    allGroupsOf(reads).some(
      (ways) =>
        ways.some((way) => way.includes(a)) &&
        ways.some((way) => way.includes(b)) &&
        !ways.some((way) => way.includes(a) && way.includes(b)),
    );

  it('are said of every tool that refuses both', () => {
    const unsaid = new Set<string>();
    for (const { tool, body } of tries.filter(({ status }) => status === 400)) {
      for (const { field, message } of body.details ?? []) {
        const [, first = field, second, other] = RELATION.exec(message) ?? [];
        const partner = second ?? other;
        if (partner === undefined || isSaid(tool, first, partner)) continue;
        const pair = [first, partner].toSorted().join(' ');
        if (!NO_CHOICE.has(pair)) unsaid.add(`${tool.id}: ${pair}`);
      }
    }
    expect([...unsaid]).toEqual([]);
  });

  it.each(
    tools.flatMap((tool) => (groupsOf(tool).length > 0 ? [[tool.id, tool, groupsOf(tool)] as const] : [])),
  )('%s: both together are refused, and its document says so', async (_, tool, groups) => {
    const said = tool.method === 'GET' ? operationOf(tool) : inputSchema(tool);
    expect(said).toMatchObject({ 'x-either': groups });
    const random = seededRandom(`either ${tool.id}`);
    const example = { ...(tool.examples[0]?.input as Values), ...BOTH[tool.id] };
    const isRefused = async ([[first], [second]]: readonly [readonly [string], readonly [string]]) => {
      for (let i = 0; i < 200; i++) {
        const input = inputFor(random, tool.input.entries as never, example);
        for (const name of [first, second])
          input[name] ??= valueFor(random, tool.input.entries[name] as never, undefined);
        const { status, body } = await send(tool, queryOf(input).toString(), JSON.stringify(input));
        const isTold = (body.details ?? []).some(
          ({ field, message }) => field === first && RELATION.test(message),
        );
        if (status === 400 && isTold) return true;
      }
      return false;
    };
    for (const ways of groups.filter((one) => one.length > 1)) {
      expect([ways, await isRefused(ways as never)]).toEqual([ways, true]);
    }
  });
});

describe('answers', () => {
  it.each(walked.map((tool) => [tool.id, tool] as const))(
    '%s: have the statuses and the form of the document',
    (_, tool) => {
      const { responses } = operationOf(tool);
      const schemas = new Map<number, ValidateFunction>();
      for (const { status, body, sent } of tries.filter((one) => one.tool === tool)) {
        const told = responses[status];
        expect([sent, status, told !== undefined]).toEqual([sent, status, true]);
        const validates =
          schemas.get(status) ??
          ajv.compile(
            told?.$ref
              ? { $ref: `all${told.$ref}/content/application~1json/schema` }
              : {
                  ...(closed(told?.content?.['application/json'].schema) as object),
                  components,
                },
          );
        schemas.set(status, validates);
        expect([sent, validates(body), validates.errors]).toEqual([sent, true, null]);
      }
      expect([...schemas.keys()]).toContain(200);
    },
  );
});
