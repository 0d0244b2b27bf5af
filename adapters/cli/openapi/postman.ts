/** A collection of Postman (schema v2.1.0) from an OpenAPI document: a folder a tag, a request an operation of a tool. */
import type { Language } from '../../../src/lib/languages.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly object[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { value: unknown }>> }>
    >;
  };
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Other fields of a path are no operations. */
const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

const KEY = { pt: 'Chave de API', en: 'API key' };

export function postmanOf({ info, servers, paths }: OpenApi, language: Language): object {
  const folders = new Map<string, object[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!METHODS.has(method)) continue;
      // Addresses that need no key of tools are pages, and those of an account need another key.
      if (operation.security) continue;
      const [tag = ''] = operation.tags ?? [];
      folders.set(tag, [...(folders.get(tag) ?? []), requestOf(path, method, operation)]);
    }
  return {
    info: { name: info.title, description: info.description, version: info.version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: servers[0]?.url ?? '', type: 'string' },
      { key: 'apiKey', value: '', type: 'string', description: KEY[language] },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function requestOf(path: string, method: string, operation: Operation): object {
  const { summary, description, parameters = [], requestBody } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example, required, description: about }) => ({
      key: name,
      value: example === undefined ? '' : textOf(example),
      ...(about !== undefined && { description: about }),
      // A field that the example leaves out is listed, to be switched on.
      ...(example === undefined && !required && { disabled: true }),
    }));
  const sent = query.filter((one) => !('disabled' in one));
  const text = sent.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  const [first] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      ...(description !== undefined && { description }),
      header: requestBody ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: {
        raw: `{{baseUrl}}${path}${text && `?${text}`}`,
        host: ['{{baseUrl}}'],
        path: path.slice(1).split('/'),
        ...(query.length > 0 && { query }),
      },
      ...(requestBody && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(first?.value ?? {}, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
