import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../contracts/pages.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { openApiDocument } from './document.ts';

/** A page as a host writes it. */
const page = (path: Page['path'], more: Partial<Page> = {}): Page => ({
  ...{ method: 'GET', path, access: 'key', handle: () => jsonAnswer(200, {}) },
  ...more,
});

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly components: {
    readonly securitySchemes: object;
    readonly headers: object;
    readonly responses: Readonly<Record<string, { readonly headers: object }>>;
  };
}

const documentOf = (
  pages: readonly Page[],
  basePath = '/v1',
  rateLimitHeaders: 'x' | 'ietf' | 'both' = 'x',
) => {
  const parts = {
    server: basePath || '/',
    version: '1',
    tools: [],
    pages,
    events: [],
    exact: false,
    callers: { byKey: true, byLogin: false },
    rateLimitHeaders,
  };
  return openApiDocument(parts, 'pt') as unknown as Document;
};

it.each([
  ['x', ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']],
  ['ietf', ['RateLimit', 'RateLimit-Policy']],
  [
    'both',
    ['RateLimit', 'RateLimit-Policy', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
  ],
] as const)('the document names the headers of the quota that the service sends: %s', (kind, names) => {
  const { components } = documentOf([page('/clientes')], '/v1', kind);
  const ofQuota = (headers: object) => Object.keys(headers).filter((name) => name.includes('RateLimit'));
  expect(ofQuota(components.headers)).toEqual(names);
  expect(ofQuota(components.responses['Error429']?.headers ?? {})).toEqual(names);
});

it('the document of a service at the root begins there, and has no webhooks where there are no events', () => {
  const document = documentOf([], '');
  expect(document).toMatchObject({ servers: [{ url: '/' }], tags: [], paths: {} });
  expect(document).not.toHaveProperty('webhooks');
});

describe('a page of a host', () => {
  it('without a description is described by its path', () => {
    const { paths } = documentOf([page('/clientes/:id/notas/:nota')]);
    const { get } = paths['/clientes/{id}/notas/{nota}'] ?? {};
    expect(get).toMatchObject({
      operationId: 'getClientesIdNotasNota',
      tags: ['service'],
      summary: 'GET /clientes/:id/notas/:nota',
      parameters: ['id', 'nota'].map((name) => ({
        ...{ name, in: 'path', required: true, schema: { type: 'string' } },
      })),
    });
    expect(Object.keys(get ?? {})).not.toContain('security');
    expect(Object.keys(get?.['responses'] as object)).toEqual(['200', '401', '403', '429', '500']);
  });

  it('stands by its path among the others, whatever its parts stand for', () => {
    const { paths } = documentOf([page('/b'), page('/a/:rest+'), page('/a/:one'), page('/a')]);
    expect(Object.keys(paths)).toEqual(['/a', '/a/{one}', '/a/{rest}', '/b']);
  });

  it.each<[Page['access'], unknown, readonly string[]]>([
    ['key', undefined, ['apiKey', 'apiKeyHeader']],
    ['open', [], ['apiKey', 'apiKeyHeader']],
    [
      'account',
      [{ accountKey: [] }, { accountKeyHeader: [] }],
      ['apiKey', 'apiKeyHeader', 'accountKey', 'accountKeyHeader'],
    ],
  ])('for %s says by which key it is asked', (access, security, schemes) => {
    const { paths, components } = documentOf([page('/a', { access }), page('/b')]);
    expect(paths['/a']?.['get']?.['security']).toEqual(security);
    expect(Object.keys(components.securitySchemes)).toEqual(schemes);
  });

  it('may take a body or none, and answer with no success of its own', () => {
    const body = v.object({ nome: v.string() });
    const described = (more: object) => {
      const pages = [
        page('/a', { method: 'POST', describe: { POST: { summary: 'A', body, ...more } } } as never),
      ];
      const { requestBody, responses } = documentOf(pages).paths['/a']?.['post'] ?? {};
      return [(requestBody as { required: boolean }).required, Object.keys(responses as object)];
    };
    const refusals = ['400', '401', '403', '429', '500'];
    expect(described({})).toEqual([true, ['200', ...refusals]]);
    expect(described({ bodyOptional: true, status: null })).toEqual([false, refusals]);
  });
});
