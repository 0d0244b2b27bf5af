/** The OpenAPI 3.1 document of a service. */
import { type Callers, isForAnyone, type RateLimitHeaders } from '../../contracts/access.ts';
import { methodsOf, type Page, type PageDescription, type PageMethod } from '../../contracts/pages.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Language, Text } from '../../kit/texts.ts';
import { statusTexts } from '../../kit/errors/texts.ts';
import { categoryTexts, pageTexts } from './categories.ts';
import { type BilingualSchema, jsonSchemaOf } from './json-schema.ts';
import { createSharedSchemas } from './shared-schemas.ts';
import { errorsFor, pageErrors } from './page-errors.ts';
import * as texts from './texts.ts';
import type { AnsweredExample } from './answered-examples.ts';
import type { ToolDocument } from './tool-document.ts';

/** An event as documents describe it. */
export interface DocumentedEvent {
  readonly name: string;
  readonly summary: Text;
  readonly headers: readonly { readonly name: string; readonly text: Text; readonly required: boolean }[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

/** A tool as the whole document describes it. */
export interface DocumentedTool extends ToolDocument {
  readonly examples: readonly AnsweredExample[];
}

export interface DocumentParts {
  /** The address that the paths follow. */
  readonly server: string;
  readonly version: string;
  readonly tools: readonly DocumentedTool[];
  readonly pages: readonly Page[];
  readonly events: readonly DocumentedEvent[];
  /** True if names and values are read only as the document writes them. */
  readonly exact: boolean;
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly callers: Callers;
}

type Json = Readonly<Record<string, unknown>>;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: unknown, more: Json = {}) => ({ 'application/json': { schema, ...more } });
const describeSchema = (description: Text, schema: Json) => ({ description, schema });
const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]));

const ALWAYS = ['X-Request-Id'];
const EVERYWHERE = ['Accept-Language', 'X-Request-Id'];
const OLDER_QUOTA = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const NEWER_QUOTA = ['RateLimit', 'RateLimit-Policy'];
const QUOTA: Readonly<Record<RateLimitHeaders, readonly string[]>> = {
  x: OLDER_QUOTA,
  ietf: NEWER_QUOTA,
  both: [...NEWER_QUOTA, ...OLDER_QUOTA],
};

/** Writes the document in one language. Its parts hold their texts in both. */
export function openApiDocument(parts: DocumentParts, language: Language): Json {
  const { server, version, tools, pages, events, exact, rateLimitHeaders, callers } = parts;
  const quota = isForAnyone(callers) ? [] : QUOTA[rateLimitHeaders];
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (path: string, method: string, operation: Json) => {
    const item = (paths[path] ??= {
      parameters: EVERYWHERE.map((name) => ref('parameters', name)),
    });
    item[method.toLowerCase()] = operation;
  };
  for (const tool of tools) add(tool.path, tool.method, toolOperation(tool, quota));
  // Sort the pages, so that the document does not depend on how they were put together.
  for (const page of pages.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))) {
    for (const method of methodsOf(page))
      add(pathOf(page), method, pageOperation(page, method, quota, callers));
  }
  const used = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(tagsOf)));
  const tagTexts = { ...categoryTexts, ...pageTexts };
  const tags = Object.entries(tagTexts).filter(([name]) => used.has(name));
  const ownTags = [...used].filter((name) => !Object.hasOwn(tagTexts, name));
  const ownTexts = new Map(
    tools.flatMap((tool) => (tool.categoryName ? [[tool.category, tool.categoryName]] : [])),
  );
  const shared = createSharedSchemas();
  const document = {
    openapi: '3.1.1',
    info: { title: 'canivete', version, description: texts.aboutService(callers, exact) },
    servers: [{ url: server }],
    security: securityOf('apiKey', callers),
    tags: [
      ...tags.map(([name, description]) => ({ name, description })),
      ...ownTags.map((name) => ({ name, ...(ownTexts.has(name) && { description: ownTexts.get(name) }) })),
    ],
    paths: shared.share(paths),
    ...(events.length > 0 && {
      webhooks: Object.fromEntries(events.map((event) => [event.name, webhook(event)])),
    }),
    components: components(
      (['apiKey', 'accountKey'] as const).filter(
        (scheme) =>
          callers.byKey && (scheme === 'apiKey' || pages.some(({ access }) => access === 'account')),
      ),
      quota,
      shared.schemas,
    ),
  };
  return inLanguage(document, language) as Json;
}

type Scheme = 'apiKey' | 'accountKey';

/**
 * Each kind of key may come in either of two headers. The empty one stands for a login of the host, which no document
 * can describe.
 */
const securityOf = (scheme: Scheme, { byKey, byLogin }: Callers) => [
  ...(byKey ? [{ [scheme]: [] }, { [`${scheme}Header`]: [] }] : []),
  ...(byLogin ? [{}] : []),
];

const tagsOf = (operation: unknown) => (operation as { tags?: readonly string[] }).tags ?? [];

/** A path with its named parts in braces, as OpenAPI writes them. */
const pathOf = ({ path }: Page) => path.replace(/:(\w+)[+*]?/g, '{$1}');

/** A JSON value with each text in one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
}

function isText(value: object): value is Text {
  const { pt, en, ...rest } = value as Partial<Text>;
  return typeof pt === 'string' && typeof en === 'string' && Object.keys(rest).length === 0;
}

function toolOperation(tool: DocumentedTool, quota: readonly string[]): Json {
  const { id, method, category, name, summary, about, related, shown, people, examples, errors, validates } =
    tool;
  const numberExamples = (kind: 'input' | 'output') =>
    Object.fromEntries(examples.map((example, k) => [`${k + 1}`, { value: example[kind] }]));
  return {
    operationId: id,
    tags: [category],
    summary: name,
    description: about ? joinTexts(sentence(summary), about) : sentence(summary),
    ...(people && { 'x-people': people }),
    ...(method === 'GET'
      ? {
          parameters: parametersOf(related, 'query', examples[0]?.input as Json | undefined),
          ...('x-either' in related && { 'x-either': related['x-either'] }),
          ...('x-when' in related && { 'x-when': related['x-when'] }),
        }
      : {
          requestBody: {
            required: true,
            content: json(related, examples.length > 0 ? { examples: numberExamples('input') } : {}),
          },
        }),
    responses: {
      200: {
        description: texts.succeeded,
        headers: headersOf([...ALWAYS, ...quota]),
        content: json(shown, examples.length > 0 ? { examples: numberExamples('output') } : {}),
      },
      ...Object.fromEntries(errors.map((status) => [status, ref('responses', refusalOf(status, validates))])),
    },
  };
}

const refusalOf = (status: ErrorStatus, validates: boolean) =>
  `${validates && (status === 400 || status === 422) ? 'RefusedDocument' : 'Error'}${status}`;

const each = (make: (language: Language) => string): Text => ({ pt: make('pt'), en: make('en') });
const sentence = (text: Text) => each((language) => text[language].replace(/([^.!?])$/, '$1.'));
const joinTexts = (first: Text, second: Text) =>
  each((language) => `${first[language]}\n\n${second[language]}`);

/** The fields of an object's schema as parameters. */
function parametersOf(
  { properties = {}, required = [] }: BilingualSchema,
  place: 'query' | 'path',
  example: Json = {},
): readonly Json[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(description && { description }),
    ...((place === 'path' || (required as readonly string[]).includes(name)) && { required: true }),
    schema,
    ...(Object.hasOwn(example, name) && { example: example[name] }),
  }));
}

function pageOperation(page: Page, method: PageMethod, quota: readonly string[], callers: Callers): Json {
  const { path, access, requestHeaders = [], describe = {} } = page;
  const description: Partial<PageDescription> = describe[method] ?? {};
  const {
    summary,
    params,
    query,
    body,
    bodyOptional,
    status = 200,
    output,
    file,
    foreign = {},
    revalidates,
    unavailable,
  } = description;
  const toJsonSchema = (schema: object, of: 'input' | 'answer' = 'input') => jsonSchemaOf(schema, { of });
  const [tag = ''] = path.slice(1).split('/');
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const inPath = params
    ? parametersOf(toJsonSchema(params), 'path')
    : named.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const errors = errorsFor(callers, pageErrors(page, description));
  const refusals = errors.map((error) => [error, ref('responses', `Error${error}`)]);
  const ofItsOwn = Object.entries(foreign).map(([code, { text, body: form }]) => {
    const own = form && toJsonSchema(form, 'answer');
    const isError = errors.some((error) => error === Number(code));
    const schema = own && isError ? { anyOf: [ref('schemas', 'Error'), own] } : own;
    return [
      code,
      { description: text, headers: headersOf(ALWAYS), ...(schema && { content: json(schema) }) },
    ];
  });
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [Object.hasOwn(pageTexts, tag) ? tag : 'service'],
    summary: summary ?? { pt: `${method} ${path}`, en: `${method} ${path}` },
    ...(access !== 'key' && { security: access === 'open' ? [] : securityOf('accountKey', callers) }),
    parameters: [
      ...inPath,
      ...(query ? parametersOf(toJsonSchema(query), 'query') : []),
      ...requestHeaders.map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
      ...(revalidates ? [ref('parameters', 'If-None-Match')] : []),
    ],
    ...(body && { requestBody: { required: !bodyOptional, content: json(toJsonSchema(body)) } }),
    responses: {
      ...(status !== null && {
        [status]: {
          description: texts.succeeded,
          headers: headersOf([
            ...ALWAYS,
            ...(access === 'key' ? quota : []),
            ...(revalidates ? ['ETag'] : []),
          ]),
          ...(output && { content: json(toJsonSchema(output, 'answer')) }),
          ...(file && { content: { [file]: { schema: { type: 'string' } } } }),
        },
      }),
      ...(revalidates && {
        304: { description: texts.notModified, headers: headersOf([...ALWAYS, 'ETag']) },
      }),
      ...(unavailable && {
        503: {
          description: texts.unavailable,
          headers: headersOf(ALWAYS),
          ...(output && { content: json(toJsonSchema(output, 'answer')) }),
        },
      }),
      ...Object.fromEntries([...refusals, ...ofItsOwn]),
    },
  };
}

function webhook({ name, summary, headers, body, example }: DocumentedEvent): Json {
  return {
    post: {
      operationId: name,
      tags: ['webhooks'],
      summary,
      security: [],
      parameters: headers.map(({ name, text, required }) => ({
        name,
        in: 'header',
        description: text,
        required,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: json(body, { example }) },
      responses: {
        '2XX': { description: { pt: 'O evento foi recebido.', en: 'The event was received.' } },
        default: {
          description: {
            pt: 'O evento não foi recebido, e será mandado de novo.',
            en: 'The event was not received, and will be sent again.',
          },
        },
      },
    },
  };
}

const errorStatuses = Object.keys(statusTexts).map(Number) as readonly ErrorStatus[];

function components(schemes: readonly Scheme[], quota: readonly string[], shared: Json): Json {
  const { errorFields } = texts;
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string', description: errorFields.error },
      code: { type: 'integer', enum: errorStatuses, description: errorFields.code },
      details: {
        type: 'array',
        description: errorFields.details,
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: {
            field: { type: 'string', description: errorFields.field },
            message: { type: 'string', description: errorFields.message },
          },
        },
      },
    },
  };
  const refused = {
    allOf: [
      ref('schemas', 'Error'),
      {
        type: 'object',
        properties: {
          valid: { type: 'boolean', const: false, description: errorFields.valid },
          value: { type: 'string', description: errorFields.value },
          reason: { type: 'string', description: errorFields.reason },
          candidate: { type: 'string', description: errorFields.candidate },
        },
      },
    ],
  };
  const response = (status: ErrorStatus, schema: string) => ({
    description: texts.errorText(status),
    headers: headersOf([
      ...ALWAYS,
      'Content-Language',
      ...([429, 503].includes(status) ? ['Retry-After'] : []),
      ...([400, 422, 429, 500, 503].includes(status) ? quota : []),
    ]),
    content: json(ref('schemas', schema)),
  });
  const inHeaders = (scheme: Scheme) => {
    const description = texts.security[scheme];
    return [
      [scheme, { type: 'http', scheme: 'bearer', description }],
      [`${scheme}Header`, { type: 'apiKey', in: 'header', name: 'X-API-Key', description }],
    ];
  };
  return {
    securitySchemes: Object.fromEntries(schemes.flatMap(inHeaders)),
    schemas: { Error: error, RefusedDocument: refused, ...shared },
    responses: Object.fromEntries([
      ...errorStatuses.map((status) => [`Error${status}`, response(status, 'Error')]),
      ...([400, 422] as const).map((status) => [
        `RefusedDocument${status}`,
        response(status, 'RefusedDocument'),
      ]),
    ]),
    headers: Object.fromEntries(
      Object.entries(texts.headerTexts)
        .filter(([name]) => quota.includes(name) || !QUOTA.both.includes(name))
        .map(([name, description]) => [
          name,
          describeSchema(description, { type: /^(X-RateLimit|Retry)/.test(name) ? 'integer' : 'string' }),
        ]),
    ),
    parameters: Object.fromEntries(
      Object.entries(texts.parameterTexts).map(([name, description]) => [
        name,
        { name, in: 'header', ...describeSchema(description, { type: 'string' }) },
      ]),
    ),
  };
}
