import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/core/sources.ts';
import { below, pick, type Random } from '../../src/lib/random.ts';
import { createService } from '../../src/index.ts';
import { tools } from '../../src/tools/registry.ts';
import { failing, testTools } from '../support/service.ts';

const REQUESTS = 100_000;

const served = [...new Set([...testTools.filter((tool) => tool !== failing), ...tools])];
const WORDS = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    '',
    ' ',
    '\u0000',
  ],
  ...[
    '%',
    '%00',
    '%ff',
    '%c3%28',
    '%2e%2e',
    '..',
    '/',
    '//',
    '?',
    '#',
    '&&',
    '=',
    'null',
    'undefined',
    'NaN',
    '-0',
  ],
  ...[
    '1e999',
    '-1',
    '0',
    '9007199254740993',
    '1'.repeat(400),
    "' or 1=1 --",
    '<script>',
    '{{7*7}}',
    '${x}',
    'validate',
  ],
  ...[
    '😀',
    '\uD800',
    'é',
    'İ',
    '\u202E',
    'a'.repeat(2000),
    '[',
    '{',
    '"',
    'true',
    '[object Object]',
    '2026-02-30',
  ],
];

const word = (random: Random): string => pick(random, WORDS);

function hostileJson(random: Random, fields: readonly string[], depth = 0): string {
  switch (below(random, depth > 40 ? 5 : 8)) {
    case 0:
      return String(below(random, 1000) - 500);
    case 1:
      return JSON.stringify(word(random));
    case 2:
      return 'null';
    case 3:
      return pick(random, ['true', 'false', '1e999', '-0', '1e-400', '123456789012345678901234567890']);
    case 4:
      return pick(random, ['', '{', ']', '"', 'undefined', '\\u0000', '/**/']);
    case 5:
      return `[${Array.from({ length: below(random, 4) }, () => hostileJson(random, fields, depth + 1)).join(',')}]`;
    default: {
      const keys = Array.from({ length: below(random, 5) }, () =>
        below(random, 2) ? pick(random, fields) : word(random),
      );
      return `{${keys.map((key) => `${JSON.stringify(key)}:${hostileJson(random, fields, depth + 1)}`).join(',')}}`;
    }
  }
}

function hostileRequest(random: Random, key: string): Request {
  const tool = pick(random, served);
  const fields = [...Object.keys(tool.input.entries), 'zzz'];
  const known = below(random, 10) > 0;
  const path = known ? tool.path : `/${encodeURI(word(random).replaceAll('\uD800', ''))}`;
  const pairs = Array.from({ length: below(random, 6) }, () => {
    const name = below(random, 3) ? pick(random, fields) : word(random);
    return `${name}=${below(random, 3) ? word(random) : pick(random, ['validate', 'generate', '1', 'SP', '11144477735'])}`;
  });
  const method =
    known && below(random, 5)
      ? tool.method
      : pick(random, ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']);
  const headers = new Headers();
  if (below(random, 20)) headers.set('authorization', `Bearer ${key}`);
  else
    headers.set(
      'authorization',
      pick(random, ['Bearer', 'Basic x', `Bearer ${key}x`, 'x'.repeat(5000), key]),
    );
  if (!below(random, 4))
    headers.set('content-type', pick(random, ['application/json', 'text/plain', ';', 'a/b; c=d; e']));
  if (!below(random, 20)) headers.set('content-encoding', pick(random, ['gzip', 'br', '']));
  if (!below(random, 8))
    headers.set('accept-language', pick(random, ['en', 'pt', ';;q=', ',,,', 'en;q=9', 'x'.repeat(999)]));
  if (!below(random, 8)) headers.set('x-request-id', pick(random, ['a', 'a b', 'x'.repeat(99), '__proto__']));
  const body = method === 'GET' || method === 'HEAD' ? undefined : hostileJson(random, fields);
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return new Request(`http://localhost/v1${path}${query}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
}

describe('hostile requests', () => {
  it(`${REQUESTS} of them never reject, never answer 500, and always answer JSON`, async () => {
    const failures: string[] = [];
    const service = createService({
      tools: served,
      maxBodyBytes: 100_000,
      onError: (error, { path }) => failures.push(`${path}: ${String(error)}`),
    });
    const { id } = await service.accounts.create({ plan: 'enterprise' });
    const { key } = await service.keys.create(id);
    const random = seededRandom('hostile');
    const statuses = new Map<number, number>();
    for (let i = 0; i < REQUESTS; i++) {
      const request = hostileRequest(random, key);
      const reply = await service(request);
      const text = await reply.text();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (request.method === 'HEAD') expect(text).toBe('');
      else if (reply.status >= 400) expect(JSON.parse(text).code).toBe(reply.status);
      else JSON.parse(text);
    }
    expect(failures).toEqual([]);
    // The list is hostile, not hopeless: every answer that the service has is among them.
    expect([...statuses.keys()].toSorted()).toEqual([200, 400, 401, 404, 422]);
  });
});
