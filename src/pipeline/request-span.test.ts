import { describe, expect, it, vi } from 'vitest';
import type { Call } from '../contracts/call.ts';
import type { OpenSpan } from '../contracts/spans.ts';
import { begin, type Progress } from './progress.ts';
import { requestSpans } from './request-span.ts';

// W3C Trace Context, 3.2.3: the example of a traceparent.
const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

function traced(method: string, path: string, traceparent: string | null = null) {
  const span = { rename: vi.fn(), add: vi.fn(), fail: vi.fn(), end: vi.fn(), traceparent: () => null };
  const begun: unknown[] = [];
  const { within, end } = requestSpans({
    within: (name, start, work) => {
      begun.push([name, start]);
      return work(span satisfies OpenSpan);
    },
  });
  const header = (name: string) => (name === 'traceparent' ? traceparent : null);
  const progress = begin({ method, path, header } as Call);
  const answer = { status: 200, headers: {}, body: null };
  return {
    span,
    begun,
    progress,
    async asked(toolId?: string, known: Partial<Progress> = {}, status = 200) {
      expect(await within(progress, toolId, async () => answer)).toBe(answer);
      expect(progress.span).toBe(span);
      Object.assign(progress, known);
      end(progress, status);
    },
    end,
  };
}

// The names are those of OpenTelemetry's semantic conventions for HTTP servers.
describe('the span of a request', () => {
  it('to a tool has its name and address from the start', async () => {
    const { asked, begun, span } = traced('HEAD', '/v1/cpf', CALLER);
    await asked('cpf', { path: '/v1/cpf', toolId: 'cpf' });
    const attributes = { 'http.request.method': 'HEAD', 'http.route': '/v1/cpf', 'canivete.tool': 'cpf' };
    expect(begun).toEqual([
      ['HEAD /v1/cpf', { kind: 'server', parent: CALLER, attributes, endsItself: true }],
    ]);
    expect(span.rename).not.toHaveBeenCalled();
    expect(span.add.mock.calls).toStrictEqual([[{ 'http.response.status_code': 200 }]]);
    expect(span.end).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Progress>, string | null, object]>([
    ['nothing', {}, null, {}],
    ['a page', { path: '/v1/account/keys/:id' }, '/v1/account/keys/:id', {}],
    [
      'a page that counts as a tool',
      { path: '/v1/mcp', toolId: 'mcp' },
      '/v1/mcp',
      { 'canivete.tool': 'mcp' },
    ],
  ])('to %s is told at its end where it led', async (_, known, route, more) => {
    for (const [method, named, told] of [
      ['POST', 'POST', 'POST'],
      ['BREW', 'HTTP', '_OTHER'],
    ] as const) {
      const { asked, begun, span } = traced(method, '/v1/sent');
      await asked(undefined, known, 404);
      const attributes = { 'http.request.method': told };
      expect(begun).toEqual([[named, { kind: 'server', parent: null, attributes, endsItself: true }]]);
      expect(span.rename.mock.calls).toEqual(route === null ? [] : [[`${named} ${route}`]]);
      const added = {
        'http.response.status_code': 404,
        ...(route !== null && { 'http.route': route }),
        ...more,
      };
      expect(span.add.mock.calls).toStrictEqual([[added]]);
    }
  });

  it('tells who called, once that is known', async () => {
    const { asked, span } = traced('GET', '/v1/cpf');
    await asked('cpf', { caller: { account: { id: 'acc_1' }, key: null, plan: null } as never });
    expect(span.add).toHaveBeenCalledWith({ 'http.response.status_code': 200, 'canivete.account': 'acc_1' });
  });

  it('has failed from 500 on, by what failed or by the status', async () => {
    const failure = new Error('bug');
    for (const [known, status, failed] of [
      [{}, 499, []],
      [{ failure }, 422, []],
      [{ failure }, 500, [[failure]]],
      [{}, 503, [['503']]],
    ] as const) {
      const { asked, span } = traced('GET', '/v1/cpf');
      await asked('cpf', known, status);
      expect([span.fail.mock.calls, span.end.mock.calls.length]).toEqual([failed, 1]);
    }
  });

  it('may be none: then there is nothing to end', () => {
    const { end, progress, span } = traced('GET', '/v1/cpf');
    end({ ...progress, path: '/v1/cpf' }, 500);
    expect(span.end).not.toHaveBeenCalled();
  });
});
