import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Access, Principal } from '../contracts/access.ts';
import type { Call } from '../contracts/call.ts';
import type { CallSink, ToolCall } from '../contracts/events.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { type AnyTool, type Context, defineTool } from '../kit/tool.ts';
import { seeded } from '../kit/fields/index.ts';
import { begin, type Progress } from './progress.ts';
import { createToolUser, type ToolUserParts } from './use-tool.ts';

const plan = { requestsPerMonth: 1, tools: '*', events: ['tool_used'] };
const principal = { account: { id: 'acc_1' }, key: { id: 'key_1' }, plan } as unknown as Principal;

const tool = defineTool({
  method: 'GET',
  path: '/things',
  category: 'desenvolvedor',
  name: 'Coisas',
  summary: 'Faz coisas',
  items: 'things',
  input: v.object({
    count: v.optional(v.number(), 2),
    name: v.optional(v.string()),
    key: v.optional(v.string()),
    ...seeded,
  }),
  output: v.object({ things: v.array(v.number()) }),
  examples: [],
  run: ({ count }) => ({ things: Array.from({ length: count }, (_, i) => i) }),
});
const asBody: AnyTool = { ...tool, method: 'POST' };

function using(parts: Partial<ToolUserParts> = {}, steps: Partial<Access> = {}) {
  const access = {
    authenticate: vi.fn<Access['authenticate']>(() => principal),
    permit: vi.fn<Access['permit']>(),
    count: vi.fn<Access['count']>(() => ({ ratelimit: 'r' })),
    standing: vi.fn<Access['standing']>(),
    ...steps,
  };
  const report = vi.fn();
  const user = createToolUser({
    access,
    calls: undefined,
    report,
    environment: { random: () => 7, clock: () => 1_000, tables: {} },
    limits: { maxBodyBytes: 1_000, bodyTimeout: 1_000 },
    docsPath: '/v1/docs',
    ...parts,
  });
  const answered = async (query = '', asked: AnyTool | Promise<AnyTool> = tool, more: Partial<Call> = {}) => {
    const progress: Progress = begin({
      method: 'GET',
      path: '/v1/things',
      query,
      header: () => null,
      body: async () => new TextEncoder().encode('{}'),
      request: () => new Request('http://localhost/'),
      ...more,
    });
    const answer = await user.answer(progress, { id: 'things', open: () => asked });
    return { progress, ...answer, value: JSON.parse(answer.body as string) };
  };
  return { access, report, answered, user };
}

describe('a call of a tool', () => {
  it.each<[string, Partial<Access>]>([
    ['at once', {}],
    ['later', { authenticate: async () => principal, count: async () => ({ ratelimit: 'r' }) }],
  ])('is let in, counted and answered, where access is decided %s', async (_, steps) => {
    for (const opened of [tool, Promise.resolve(tool), { ...tool, run: async () => ({ things: [0, 1] }) }]) {
      const { answered, access } = using({}, steps);
      const { status, headers, value, progress } = await answered('', opened as AnyTool);
      expect([status, value]).toEqual([200, { things: [0, 1] }]);
      expect(headers).toEqual({ 'content-type': 'application/json; charset=utf-8' });
      expect(access.permit).toHaveBeenCalledWith(principal, 'things');
      expect(progress).toMatchObject({ toolId: 'things', caller: principal, quota: { ratelimit: 'r' } });
    }
  });

  const refuse = (status: 401 | 403 | 429) => () => {
    throw new ApiError(status);
  };
  const refuseLater = (status: 401 | 403 | 429) => async () => Promise.reject(new ApiError(status));
  it.each<[number, Partial<Access>]>([
    [401, { authenticate: refuse(401) }],
    [401, { authenticate: refuseLater(401) }],
    [403, { permit: refuse(403) }],
    [429, { count: refuse(429) }],
    [429, { count: refuseLater(429) }],
  ])('is not run where access answers %i', async (status, steps) => {
    const run = vi.fn();
    const { answered } = using({}, steps);
    await expect(answered('', { ...tool, run })).rejects.toMatchObject({ status });
    expect(run).not.toHaveBeenCalled();
  });

  it('needs no access control, and then knows no caller', async () => {
    const { progress } = await using({ access: null }).answered();
    expect([progress.caller, progress.quota]).toEqual([undefined, undefined]);
  });

  it('is refused with the place of the tool on the docs page, counted', async () => {
    const { answered, access } = using();
    for (const query of ['count=x', 'x'.repeat(8_182)])
      await expect(answered(query)).rejects.toMatchObject({
        status: 400,
        parts: { docs: '/v1/docs#things' },
      });
    expect(access.count).toHaveBeenCalledTimes(2);
  });

  it('has a target of 8,192 characters at most', async () => {
    const refused = async (length: number) =>
      using()
        .answered('x'.repeat(length - '/v1/things?'.length))
        .catch(({ parts }: ApiError) => parts.details?.[0]?.field);
    expect(await refused(8_192)).toMatch(/^x+…$/);
    expect(await refused(8_193)).toBe('query');
  });

  it('tells the rule the language of the caller', async () => {
    const spoken: AnyTool = { ...tool, run: (_: unknown, { language }: Context) => language?.() };
    const asked = async (range: string | null) => {
      const header = (name: string) => (name === 'accept-language' ? range : null);
      return (await using().answered('', spoken, { header })).value;
    };
    expect([await asked('en'), await asked(null)]).toEqual(['en', 'pt']);
  });

  it('is answered with the version of its seed, where it has one', async () => {
    const version = async (query: string) => (await using().answered(query)).headers['x-seed-version'];
    expect([await version('seed=a'), await version('')]).toEqual(['1', undefined]);
  });

  it('runs in the span of its tool', async () => {
    const inToolSpan = vi.fn((_id: string, work: () => unknown) => work());
    await using({ inToolSpan: inToolSpan as never }).answered();
    expect(inToolSpan.mock.calls.map(([id]) => id)).toEqual([tool.id]);
  });

  it('names the fields that are let pass', async () => {
    const environment = { random: () => 7, clock: () => 0, tables: {}, ignoreUnknown: true };
    const passed = async (query: string, asked = tool as AnyTool) => {
      const { value, progress } = await using({ environment }).answered(query, asked);
      return [value.things.length, progress.ignored];
    };
    expect(await passed('x=1&count=3&y=2')).toEqual([3, 'x,y']);
    expect(await passed('x=1', asBody)).toEqual([2, 'x']);
    expect(await passed('count=3')).toEqual([3, undefined]);
    await expect(using().answered('x=1')).rejects.toMatchObject({ status: 400 });
  });
});

describe('the event of a call', () => {
  /** Makes a sink that records the events of calls, unless the test gives it another `emit`. */
  const sinkOf = (emit?: CallSink['emit'], strict = false) => {
    const told: ToolCall[] = [];
    const make: CallSink['emit'] = (_, event) => void told.push(event());
    return { told, calls: { strict, emit: emit ?? make } };
  };
  const eventOf = async (query: string, asked: AnyTool, known: Partial<Call> = {}, caller = principal) => {
    const { calls, told } = sinkOf();
    const { answered, report } = using({ calls }, { authenticate: () => caller });
    await answered(query, asked, known);
    expect(report).not.toHaveBeenCalled();
    return told[0];
  };

  it('tells who called what with what, and what was made', async () => {
    const waitUntil = () => undefined;
    const header = (name: string) =>
      name === 'traceparent' ? `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` : null;
    expect(await eventOf('count=3', tool, { waitUntil, header })).toEqual({
      type: 'tool_called',
      accountId: 'acc_1',
      keyId: 'key_1',
      plan,
      tool,
      parameters: { count: 3 },
      result: { things: [0, 1, 2] },
      resultCount: 3,
      at: 1_000,
      trace: header('traceparent'),
      waitUntil,
    });
    expect(await eventOf('', tool, {}, { ...principal, key: null })).toMatchObject({
      keyId: null,
      trace: null,
    });
  });

  it('names the span of the request, where it has one', async () => {
    const { calls, told } = sinkOf();
    const { user } = using({ calls });
    const progress = begin({ header: () => null } as unknown as Call);
    progress.span = { traceparent: () => 'its own' } as never;
    const read = () => ({ values: {}, unknown: [] });
    const write = () => 'written';
    const route = { id: 'things', open: () => tool };
    expect(await user.call(progress, principal, route, { read, write })).toBe('written');
    expect(told[0]?.trace).toBe('its own');
  });

  it('counts one where a tool makes one thing, or nothing', async () => {
    const counted = async (parts: Partial<AnyTool>) =>
      (await eventOf('', { ...tool, ...parts } as AnyTool))?.resultCount;
    const { items: _, ...single } = tool;
    expect(await eventOf('', single as AnyTool)).toMatchObject({ resultCount: 1 });
    expect(await counted({ run: () => null })).toBe(1);
    expect(await counted({ run: () => ({}) })).toBe(1);
    expect(await counted({ run: () => ({ things: [] }) })).toBe(0);
  });

  it('holds nothing that is secret, and of what is masked a part', async () => {
    const sensitive = {
      inputs: ['key'],
      masked: { name: (name: unknown) => `${String(name).slice(0, 1)}*` },
    };
    const asked = 'name=Ana&key=abc&count=1';
    const hiding = { ...tool, sensitive: { ...sensitive, result: true } } as unknown as AnyTool;
    expect(await eventOf(asked, hiding)).toMatchObject({
      parameters: { name: 'A*', count: 1 },
      result: undefined,
      resultCount: 1,
    });
    expect((await eventOf(asked, hiding))?.parameters).not.toHaveProperty('key');
    const telling = { ...tool, sensitive } as unknown as AnyTool;
    expect(await eventOf(asked, telling)).toMatchObject({ result: { things: [0] } });
  });

  it('is raised for a plan that has any, and of a call that was answered', async () => {
    const { calls, told } = sinkOf();
    for (const other of [null, { ...plan, events: [] }])
      await using({ calls }, { authenticate: () => ({ ...principal, plan: other }) as Principal }).answered();
    await using({ calls, access: null }).answered();
    await using({ calls })
      .answered('count=x')
      .catch(() => undefined);
    const bigint = { ...tool, run: () => 1n } as AnyTool;
    await expect(using({ calls }).answered('', bigint)).rejects.toThrow(TypeError);
    expect(told).toEqual([]);
    const two = { ...principal, plan: { ...plan, events: ['tool_used', 'result_generated'] } } as Principal;
    await using({ calls }, { authenticate: () => two }).answered();
    expect(told).toHaveLength(1);
  });

  const failure = new Error('sink');
  const throwing = () => {
    throw failure;
  };
  const rejecting = async () => Promise.reject(failure);
  it.each([
    ['at once', throwing],
    ['later', rejecting],
  ])('that fails %s is reported and the call answered, but by a strict sink', async (_, emit) => {
    const lax = using({ calls: sinkOf(emit).calls });
    const { status, progress } = await lax.answered();
    expect(status).toBe(200);
    expect(lax.report.mock.calls).toEqual([[failure, progress]]);
    const strict = using({ calls: sinkOf(emit, true).calls });
    await expect(strict.answered()).rejects.toBe(failure);
    expect(strict.report).not.toHaveBeenCalled();
  });

  it('is waited for', async () => {
    let isTold = false;
    const slow = async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve();
      isTold = true;
    };
    expect((await using({ calls: sinkOf(slow).calls }).answered()).status).toBe(200);
    expect(isTold).toBe(true);
  });
});
