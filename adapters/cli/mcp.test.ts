import { once } from 'node:events';
import { createServer } from 'node:http';
import module from 'node:module';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rpc, startAgents } from '#test/support/agents.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { pagesForAgents } from './agents-page.ts';
import { mcp, relay } from './mcp.ts';
import { sameText, UsageError } from './usage.ts';

interface Sent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Answerer = (sent: Sent) => Response | Promise<Response>;

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** Feeds lines to the relay and gives its output and the requests that it sent. */
async function relayed(lines: readonly (string | object)[], answer: Answerer) {
  const sent: Sent[] = [];
  const output = new PassThrough();
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const send = async (body: string, headers: Sent['headers']) => {
    sent.push({ body, headers });
    return answer({ body, headers });
  };
  await relay(send, Readable.from([`${text}\n`]), output);
  output.end();
  const written = (await output.toArray()).join('').split('\n').slice(0, -1);
  return { sent, written: written.map((line) => JSON.parse(line)) };
}

describe('the relay', () => {
  it('sends each line on, and writes each answer in a line, of events too', async () => {
    const { sent, written } = await relayed(
      [rpc('a', {}, 1), '', rpc('b', {}, 2), rpc('c', {}, 0)],
      ({ body }) => {
        const { id, method } = JSON.parse(body);
        if (id === undefined) return new Response(null, { status: 202 });
        const answer = JSON.stringify({ jsonrpc: '2.0', id, result: { method } });
        return id === 1
          ? json(JSON.parse(answer))
          : new Response(`event: message\ndata: ${answer}\n\n`, {
              headers: { 'content-type': 'text/event-stream' },
            });
      },
    );
    expect(sent.map(({ body }) => JSON.parse(body).method)).toEqual(['a', 'b', 'c']);
    expect(written.toSorted((a, b) => a.id - b.id)).toEqual([
      { jsonrpc: '2.0', id: 1, result: { method: 'a' } },
      { jsonrpc: '2.0', id: 2, result: { method: 'b' } },
    ]);
  });

  it('writes each of several events in a line', async () => {
    const events = 'event: message\ndata: {"a":1}\n\n: still here\n\ndata:{"b":2}\nid: 7\n\n';
    const type = { 'content-type': 'text/event-stream; charset=utf-8' };
    const { written } = await relayed([rpc('a')], () => new Response(events, { headers: type }));
    expect(written).toEqual([{ a: 1 }, { b: 2 }]);
    const none = await relayed([rpc('a')], () => new Response('no data: x\ndata:\n', { headers: type }));
    expect(none.written).toEqual([]);
  });

  it('gives an answer the id of its request, and says nothing where there is nothing', async () => {
    const { written } = await relayed([rpc('a', {}, 7)], () =>
      json({ jsonrpc: '2.0', id: null, result: { ok: true } }),
    );
    expect(written).toEqual([{ jsonrpc: '2.0', result: { ok: true }, id: 7 }]);
    const empty = await relayed([rpc('a', {}, 7), '   '], () => new Response(null, { status: 202 }));
    expect([empty.written, empty.sent.length]).toEqual([[], 1]);
  });

  it('keeps to the version of initialize where an answer has none', async () => {
    const message = {
      ...rpc('tools/list'),
      params: { _meta: { 'io.modelcontextprotocol/protocolVersion': 7 } },
    };
    const { sent } = await relayed([rpc('initialize'), message], () =>
      json({ jsonrpc: '2.0', id: 1, error: {} }),
    );
    expect(sent.map(({ headers }) => headers)).toEqual([{}, {}]);
  });

  it('says in headers what a message says of its revision', async () => {
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
    const { sent } = await relayed(
      [
        rpc('tools/call', { _meta, name: 'cpf' }),
        rpc('resources/read', { _meta, uri: 'canivete://tabelas/inss' }),
        rpc('tools/list'),
      ],
      () => json({}),
    );
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'cpf' },
      {
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'resources/read',
        'mcp-name': 'canivete://tabelas/inss',
      },
      {},
    ]);
  });

  it('says the version that initialize settled from then on, save to another initialize', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const versions: (string | undefined)[] = [];
    const relaying = relay(
      async (body, headers) => {
        versions.push(headers['mcp-protocol-version']);
        const { id, method } = JSON.parse(body);
        const protocolVersion = method === 'initialize' ? '2025-06-18' : '2024-11-05';
        return json({ jsonrpc: '2.0', id, result: { protocolVersion } });
      },
      input,
      output,
    );
    for (const method of ['initialize', 'tools/list', 'ping', 'initialize']) {
      input.write(`${JSON.stringify(rpc(method))}\n`);
      await new Promise((resolve) => output.once('data', resolve));
    }
    input.end();
    await relaying;
    expect(versions).toEqual([undefined, '2025-06-18', '2025-06-18', undefined]);
  });

  it('makes an error of the protocol of what HTTP refuses, and of what does not arrive', async () => {
    const refusals: Record<number, Answerer> = {
      1: () => json({ error: 'Chave de API ausente ou inválida.', code: 401 }, 401),
      2: () => json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no' } }, 400),
      3: () => new Response('<html>', { status: 502 }),
      4: () => Promise.reject(new Error('broken')),
    };
    const { written } = await relayed(
      [1, 2, 3, 4].map((id) => rpc('ping', undefined, id)),
      (sent) => (refusals[JSON.parse(sent.body).id] as Answerer)(sent),
    );
    expect(written.toSorted((a, b) => a.id - b.id)).toEqual([
      { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'Chave de API ausente ou inválida.' } },
      { jsonrpc: '2.0', id: 2, error: { code: -32_600, message: 'no' } },
      { jsonrpc: '2.0', id: 3, error: { code: -32_000, message: 'the service answered 502' } },
      { jsonrpc: '2.0', id: 4, error: { code: -32_000, message: 'broken' } },
    ]);
  });

  it('answers no notification, whatever becomes of it', async () => {
    const failing = await relayed([rpc('a', {}, 0)], () => Promise.reject(new Error('broken')));
    expect(failing.written).toEqual([]);
    const refused = await relayed([rpc('a', {}, 0)], () => json({ error: 'no', code: 401 }, 401));
    expect(refused.written).toEqual([]);
  });

  it('leaves it to the service to refuse what is no message', async () => {
    const { service, keys } = await startAgents();
    const { written } = await relayed(['{', 'null', '"a"'], ({ body, headers }) =>
      service(
        new Request('http://localhost/v1/mcp', {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            authorization: `Bearer ${keys.free}`,
            ...headers,
          },
        }),
      ),
    );
    expect(written.map(({ id, error }) => [id, error.code]).toSorted()).toEqual([
      [null, -32_600],
      [null, -32_600],
      [null, -32_700],
    ]);
  });

  it('asks for no more at once than it may', async () => {
    let [open, most] = [0, 0];
    const lines = Array.from({ length: 50 }, (_, i) => rpc('ping', undefined, i + 1));
    const { written } = await relayed(lines, async ({ body }) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 0));
      open--;
      return json({ jsonrpc: '2.0', id: JSON.parse(body).id, result: {} });
    });
    expect([written.length, most]).toEqual([50, 16]);
  });
});

describe('canivete mcp', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [() => new Error('a fault of ours'), /^Error: a fault of ours\n +at /],
    [() => 'no error at all', /^no error at all\n$/],
  ])('prints a failure of a tool to standard error, where agents do not read: %#', async (fault, shown) => {
    const printed: string[] = [];
    const output = new PassThrough();
    vi.spyOn(cpf as AnyTool, 'run').mockImplementation(() => {
      throw fault();
    });
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Readable.from([`${JSON.stringify(rpc('tools/call', { name: 'cpf', arguments: {} }))}\n`]) as never,
    );
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as never);
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    await mcp(['--tools', 'cpf']);
    vi.restoreAllMocks();
    output.end();
    expect((await output.toArray()).join('')).toMatch(/"isError":true/);
    expect(printed.join('')).toMatch(shown);
  });

  it.each([
    [['/v1//'], '/v1/mcp', undefined],
    [['', '--tools', 'cpf,pis'], '/mcp?tools=cpf%2Cpis', undefined],
    [['/v1', '--key', 'cnv_x', '--categories', 'texto'], '/v1/mcp?categories=texto', 'Bearer cnv_x'],
  ])(
    'asks the service of --url first whether it answers: %j',
    async ([path, ...args], asked, authorization) => {
      const seen: unknown[] = [];
      const server = createServer(async (request, response) => {
        const body = (await request.toArray()).join('');
        const { accept, authorization, 'content-type': type } = request.headers;
        seen.push([request.method, request.url, type, accept, authorization, JSON.parse(body)]);
        response.end('{}');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as never);
      await mcp(['--url', `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, ...args]);
      server.closeAllConnections();
      server.close();
      const ping = { jsonrpc: '2.0', id: 0, method: 'ping' };
      const types = ['application/json', 'application/json, text/event-stream'];
      expect(seen).toEqual([['POST', asked, ...types, authorization, ping]]);
    },
  );

  it.each([
    [new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), 'connect ECONNREFUSED'],
    [new TypeError('no way'), 'no way'],
  ])('says what the network says of a service that does not answer: %s', async (error, reason) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error);
    await expect(mcp(['--url', 'http://localhost/v1'])).rejects.toThrow(
      new UsageError(sameText(`http://localhost/v1 cannot be reached: ${reason}`)),
    );
  });

  it.each([
    [404, {}, 'http://localhost/v1 has no /mcp'],
    [403, { error: 'no' }, 'no'],
    [400, { error: { message: 'there is no such tool' } }, 'there is no such tool'],
    [405, {}, 'the service answered 405'],
  ])('says why a service that answers %i cannot serve agents', async (status, answer, reason) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(json(answer, status));
    await expect(mcp(['--url', 'http://localhost/v1'])).rejects.toThrow(new UsageError(sameText(reason)));
  });

  const WRONG_URL = '--url takes the address of a service, such as https://api.example.com/v1';
  it.each([
    [['--key', 'cnv_x'], '--key goes with --url'],
    [['--url', 'nowhere'], WRONG_URL],
    [['--url', 'http:'], WRONG_URL],
    [['--url', 'x-http://localhost/v1'], WRONG_URL],
  ])('%j is a mistake', async (args, message) => {
    await expect(mcp(args)).rejects.toThrow(new UsageError(sameText(message)));
  });

  it('says what to install where the SDK is missing', async () => {
    const missing = () => {
      throw new Error('Cannot find module');
    };
    vi.spyOn(module, 'createRequire').mockReturnValue({ resolve: missing } as never);
    module.syncBuiltinESMExports();
    try {
      expect(pagesForAgents()).toEqual([]);
      const refusal = mcp([]);
      await expect(refusal).rejects.toThrow(UsageError);
      await expect(refusal).rejects.toThrow(
        /^canivete mcp needs @modelcontextprotocol\/server: npm install @modelcontextprotocol\/server$/,
      );
    } finally {
      vi.restoreAllMocks();
      module.syncBuiltinESMExports();
    }
  });
});
