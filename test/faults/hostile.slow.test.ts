import { describe, expect, inject, it } from 'vitest';
import type { Call } from '../../src/contracts/call.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { createService, type Service } from '../../src/index.ts';
import { below, chance, pick, type Random } from '../../src/lib/random.ts';
import * as all from '../../src/tools/all.ts';
import type { Egress } from '../../src/egress/egress.ts';
import { type EventName, eventNames } from '../../src/contracts/event-names.ts';
import type { Tracer } from '../../src/service/telemetry/tracer.ts';
import { hostileName, inputOf, jsonOf, queryOf } from '../support/hostile.ts';
import { echoGet, echoPost } from '../support/service.ts';
import { faultSized, report, sized } from '../support/size.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many requests `HOSTILE` asks `npm run test:runtimes` for, and the seed that draws them. */
    readonly hostile?: { readonly requests: number; readonly seed: string } | undefined;
  }
  interface TaskMeta {
    /** How many answers had which status. */
    figures?: Readonly<Record<string, number>>;
  }
}

/** So many get every answer that there is. */
const WHOLE = 14_000;
const { requests: REQUESTS, seed: SEED } = inject('hostile') ?? {
  requests: faultSized(sized(500, WHOLE), 100_000),
  seed: 'hostile',
};
const TIMEOUT = 3_600_000;
const MIB = 1_048_576;
const KIB = 1_024;
const START = Date.UTC(2026, 10, 21, 12);

// Those that answer what they were sent among them.
const tools: readonly AnyTool[] = [...Object.values(all), echoGet, echoPost];
const aPost = tools.find(({ method }) => method === 'POST') as AnyTool;

interface Hostile {
  /** The tool that is called, if it is one. */
  readonly toolId: string | null;
  readonly method: string;
  /** Below the base path. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

interface Given {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'DELETE', 'PATCH', 'OTHER'];

/** The log line of an answer. */
type Line = Record<'method' | 'requestId', string> &
  Record<'path' | 'tool' | 'accountId' | 'keyId', string | null> &
  Record<'status' | 'ms', number>;

/** The whole service with all its tools and an account of each plan; what it reports ends up in `failures`. */
async function startHostile(random: Random) {
  const failures: string[] = [];
  let now = START;
  const egress: Egress = {
    pinned: true,
    resolve: async () => ['1.1.1.1'],
    send: async () => ({ status: pick(random, [200, 302, 500]), body: new Uint8Array() }),
  };
  const addresses = new Set([...tools.map(({ path }) => `/v1${path}`), '/v1/webhooks/test']);
  const words = new Set([...tools.map(({ id }) => id), 'webhooks-test', ...METHODS]);
  let lines = 0;
  /** Nothing that a caller sent may stand in a line but the id of the request, which the answer gives back too. */
  function look(fields: object, message: string): void {
    lines++;
    const { method, path, tool, status, ms, requestId, accountId, keyId, ...more } = fields as Line;
    const isOurs =
      words.has(method) &&
      (path === null || addresses.has(path)) &&
      (tool === null || words.has(tool)) &&
      [status, ms].every(Number.isFinite) &&
      /^[\w.-]{1,64}$/.test(requestId) &&
      [accountId, keyId].every((id) => id === null || /^(?:acc|key)_\w{26}$/.test(id)) &&
      Object.keys(more).length === 0 &&
      message === `${method} ${path ?? '(no such address)'} ${status}`;
    if (!isOurs) failures.push(`a line: ${message} ${JSON.stringify(fields)}`);
  }
  const stores = ['keyStore', 'quotaStore', 'webhookStore', 'usageStore'];
  const isId = (prefix: string) => (value: unknown) => new RegExp(`^${prefix}_\\w{26}$`).test(String(value));
  /** The attributes allowed in a span, each with a check of its value. */
  const attributes: Readonly<Record<string, (value: unknown) => boolean>> = {
    'http.request.method': (value) => value === '_OTHER' || METHODS.includes(String(value)),
    'http.route': (value) => addresses.has(String(value)),
    'http.response.status_code': Number.isFinite,
    'error.type': (value) => /^(?:http_status|redirect|blocked_address)$/.test(String(value)),
    'canivete.tool': (value) => words.has(String(value)),
    'canivete.account': isId('acc'),
    'canivete.store': (value) => stores.includes(String(value)),
    'canivete.store.method': (value) => /^[a-zA-Z]+$/.test(String(value)),
    'canivete.event': (value) => eventNames.includes(value as EventName),
    'canivete.delivery': isId('evt'),
  };
  let spans = 0;
  function lookAtSpan(name: string, given: Readonly<Record<string, unknown>>): void {
    spans++;
    const [first = '', second] = name.split(' ');
    const isOurs =
      (first === 'HTTP' && second === undefined) ||
      (METHODS.includes(first) && (second === undefined || addresses.has(second))) ||
      (first === 'tool' && words.has(second ?? '')) ||
      (first === 'webhook' && eventNames.includes(second as EventName)) ||
      stores.some((store) => first.startsWith(`${store}.`) && /^\w+\.[a-zA-Z]+$/.test(name));
    const unknown = Object.entries(given).filter(([key, value]) => !attributes[key]?.(value));
    if (!isOurs || unknown.length > 0) failures.push(`a span: ${name} ${JSON.stringify(unknown)}`);
  }
  const tracer: Tracer = {
    startActiveSpan(name, options, _context, run) {
      const span = { name, given: { ...options.attributes } as Record<string, string | number> };
      return run({
        spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
        setAttributes: (added) => Object.assign(span.given, added),
        updateName: (to) => (span.name = to),
        setStatus: () => undefined,
        recordException: (exception) => failures.push(`an exception: ${JSON.stringify(exception)}`),
        end: () => lookAtSpan(span.name, span.given),
      });
    },
  };
  const service = createService({
    tools,
    tracer,
    logger: { info: look, warn: look, error: look },
    http: { cors: { origins: '*' } },
    keys: { plans: { school: { requestsPerMonth: null, tools: { allow: ['cpf'] }, events: [] } } },
    clock: () => (now += 100),
    random: seededRandom('answers'),
    egress,
    autoStart: false,
    onError: (error, context) => failures.push(`${JSON.stringify(context)}: ${String(error)}`),
  });
  const keys: Record<string, string> = {};
  for (const plan of ['enterprise', 'free', 'school']) {
    const { id } = await service.accounts.create({ plan });
    keys[plan] = (await service.keys.create(id)).key;
  }
  return { service, keys, failures, lines: () => lines, spans: () => spans };
}

function hostileHeaders(random: Random, keys: Readonly<Record<string, string>>): Record<string, string> {
  const key = keys[pick(random, [...Array<string>(40).fill('enterprise'), 'free', 'school'])] as string;
  const authorization = chance(random, 19, 20)
    ? `Bearer ${key}`
    : pick(random, ['Bearer', 'Basic x', `Bearer ${key}x`, `Bearer ${key} `, 'x'.repeat(5000), key, '']);
  const others: readonly (readonly [string, readonly string[]])[] = [
    [
      'content-type',
      ['application/json; charset=UTF-8', 'text/plain', ';', 'a/b; c=d; e', 'application/json;'],
    ],
    ['content-encoding', ['gzip', 'br', '']],
    ['accept-language', ['en', 'pt', ';;q=', ',,,', 'en;q=9', 'x'.repeat(999), '*;q=0, en;q=0.001']],
    ['x-request-id', ['a', 'a b', 'x'.repeat(99), '__proto__']],
    ['origin', ['https://example.com', 'null', '__proto__']],
    ['access-control-request-method', ['POST', 'x']],
    ['content-length', ['0', '-1', '99999999999999999999', 'x']],
    [pick(random, ['__proto__', 'constructor', 'x-forwarded-for', 'cookie']), ['1', '']],
  ];
  const sent = others
    .filter(() => chance(random, 1, 12))
    .map(([name, values]) => [name, pick(random, values)]);
  return Object.fromEntries([['authorization', authorization], ...sent]);
}

/** Mostly the text; else bytes that are no text, or up to 2 MiB of it. */
function hostileBody(random: Random, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  if (chance(random, 1, 40) && bytes.length > 0)
    bytes[below(random, bytes.length)] = 0x80 + below(random, 128);
  if (!chance(random, 1, 400)) return bytes;
  const large = new Uint8Array(below(random, 2 * MIB)).fill(pick(random, [0x20, 0x5b, 0x22, 0x7b, 0xff]));
  large.set(bytes.subarray(0, large.length));
  return large;
}

function hostileRequest(random: Random, keys: Readonly<Record<string, string>>): Hostile {
  const headers = hostileHeaders(random, keys);
  if (chance(random, 1, 50)) {
    const input = {
      url: chance(random, 1, 2)
        ? 'https://hooks.acme.com/in'
        : pick(random, ['http://[::1]/', hostileName(random)]),
      event: pick(random, ['tool_used', 'favorite_added', hostileName(random)]),
    };
    const body = hostileBody(random, jsonOf(random, input));
    return { toolId: null, method: 'POST', path: '/webhooks/test', query: '', headers, body };
  }
  const tool = pick(random, tools);
  const input = inputOf(random, tool);
  const isKnown = chance(random, 19, 20);
  const path = isKnown
    ? tool.path
    : pick(random, [`${tool.path}/`, tool.path.toUpperCase(), `/${hostileName(random)}`]);
  const isRight = chance(random, 19, 20);
  const method = isRight
    ? tool.method
    : pick(random, ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'DELETE', 'PATCH']);
  const isRead = method === 'GET' || method === 'HEAD';
  return {
    toolId: isKnown && isRight ? tool.id : null,
    method,
    path,
    query: isRead || chance(random, 1, 50) ? queryOf(random, input) : '',
    headers,
    body: isRead ? null : hostileBody(random, jsonOf(random, input)),
  };
}

/** Streams the bytes in pieces; the connection may lose the last ones. */
function streamOf(random: Random, bytes: Uint8Array): ReadableStream<Uint8Array> {
  const breaks = chance(random, 1, 10);
  const piece = 1 + below(random, 65_536);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (breaks && at > 0) return controller.error(new Error('gone'));
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + piece));
      at += piece;
    },
  });
}

async function askWeb(service: Service, random: Random, { method, path, query, headers, body }: Hostile) {
  const sent = body && chance(random, 1, 4) ? streamOf(random, body) : body;
  const request = new Request(
    `http://localhost/v1${path.replace('\uD800', '')}${query === '' ? '' : `?${query}`}`,
    {
      method,
      headers,
      ...(sent && { body: sent, duplex: 'half' }),
    } as RequestInit,
  );
  const rest = pick(random, [
    [],
    [null, undefined, 0, { waitUntil: 1 }],
    [{}, { waitUntil: () => undefined }],
  ]);
  const response = await service(request, ...rest);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Calls the service as an adapter does, with a request that nothing has normalized. */
async function askPlain(service: Service, { method, path, query, headers, body }: Hostile): Promise<Given> {
  const call: Call = {
    method,
    path: `/v1${path}`,
    query,
    header: (name) => (Object.hasOwn(headers, name) ? (headers[name] as string) : null),
    body: async (max) => (body && body.byteLength > max ? null : (body ?? new Uint8Array())),
    request: () => new Request('http://localhost/'),
  };
  const { status, headers: given, body: answer } = await service.dispatch(call);
  // A long answer comes as bytes.
  const text = typeof answer === 'string' ? answer : new TextDecoder().decode(answer ?? new Uint8Array());
  return { status, headers: new Headers(given), text };
}

const STATUSES = [200, 204, 400, 401, 403, 404, 422, 429];

/** Names the fault of an answer; null when it is right. */
function faultOf({ method }: Hostile, { status, headers, text }: Given): string | null {
  if (!STATUSES.includes(status)) return `status ${status}`;
  if (!/^[\w.-]{1,64}$/.test(headers.get('x-request-id') ?? '')) return 'no request id';
  if (status === 204 || method === 'HEAD') return text === '' ? null : 'a body';
  if (headers.get('content-type') !== 'application/json; charset=utf-8') return 'no JSON';
  const value = JSON.parse(text) as { error?: unknown; code?: unknown; details?: readonly unknown[] };
  if (status === 200) return null;
  if (value.code !== status || typeof value.error !== 'string') return 'no error body';
  const count = value.details?.length ?? 0;
  return (status === 400 || status === 422) === count > 0 && count <= 20 ? null : 'details';
}

const prototypes = { Object: Object.prototype, Array: Array.prototype, Function: Function.prototype };
const ownKeys = () => Object.entries(prototypes).map(([name, one]) => [name, Reflect.ownKeys(one)]);

describe('hostile requests', () => {
  it(
    `${REQUESTS} of them never reject, never answer 500, always answer JSON, and change no prototype`,
    async ({ task }) => {
      const random = seededRandom(SEED);
      const { service, keys, failures, lines, spans } = await startHostile(random);
      const before = ownKeys();
      const counts: Record<number, number> = {};
      const answered = new Set<string>();
      const refused = new Set<string>();
      for (let i = 0; i < REQUESTS && failures.length < 10; i++) {
        const hostile = hostileRequest(random, keys);
        const { toolId, method, path, query } = hostile;
        const given = await (chance(random, 1, 4)
          ? askPlain(service, hostile)
          : askWeb(service, random, hostile));
        const fault = faultOf(hostile, given);
        if (fault !== null) failures.push(`${fault}: ${method} ${path}?${query} ${given.text}`);
        counts[given.status] = (counts[given.status] ?? 0) + 1;
        if (toolId !== null && given.status === 200) answered.add(toolId);
        if (toolId !== null && given.status >= 400) refused.add(toolId);
      }
      expect(failures).toEqual([]);
      await expect.poll(lines).toBe(REQUESTS);
      // One of each request, and of what happened for it.
      expect(spans()).toBeGreaterThan(2 * REQUESTS);
      expect(failures).toEqual([]);
      expect(ownKeys()).toEqual(before);
      // They are hostile, not hopeless: of every tool they get a refusal and a result, and every answer that there is.
      // Fewer of them miss what is rare.
      if (REQUESTS >= WHOLE) {
        const ids = [...new Set(tools.map(({ id }) => id))].toSorted();
        expect([...refused].toSorted()).toEqual(ids);
        expect([...answered].toSorted()).toEqual(ids);
        expect(Object.keys(counts).map(Number)).toEqual(STATUSES);
      }
      task.meta.figures = counts;
      report('hostile requests', counts);
    },
    TIMEOUT,
  );

  it.each(sized([4 * KIB, 64 * KIB], [1, 4 * KIB, 64 * KIB]))(
    '1 MiB and a byte is 400, and at most 8 MiB more are dropped, in pieces of %i bytes from then on',
    async (piece) => {
      const { service, keys, failures } = await startHostile(seededRandom('large'));
      const ask = async (bytes: number, headers: Record<string, string> = {}) => {
        const text = JSON.stringify(aPost.examples[0]?.input);
        const room = bytes - new TextEncoder().encode(text).byteLength;
        const whole = new TextEncoder().encode(text + ' '.repeat(room));
        let read = 0;
        const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
          if (read >= bytes) return controller.close();
          // All but the last pieces at once: in pieces of one byte it would take a million steps.
          const size = read === 0 ? MIB - 64 * KIB : piece;
          controller.enqueue(whole.slice(read, read + size));
          read = Math.min(bytes, read + size);
        };
        // Without a mark of its own, a stream would fetch a piece more than it is asked for.
        const body = new ReadableStream({ pull }, { highWaterMark: 0 });
        const response = await service(
          new Request(`http://localhost/v1${aPost.path}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${keys['enterprise']}`, ...headers },
            body,
            duplex: 'half',
          } as RequestInit),
        );
        return { status: response.status, read, answer: (await response.json()) as { details?: unknown } };
      };
      expect(await ask(MIB)).toMatchObject({ status: 200, read: MIB });
      expect(await ask(MIB + 1)).toMatchObject({ status: 400, answer: { details: [{ field: 'body' }] } });
      for (const length of ['10', String(16 * MIB)]) {
        const { status, read, answer } = await ask(16 * MIB, { 'content-length': length });
        expect(status).toBe(400);
        expect(answer).toMatchObject({ details: [{ field: 'body' }] });
        expect(read).toBeLessThanOrEqual(9 * MIB + 64 * KIB);
      }
      expect(failures).toEqual([]);
    },
  );
});
