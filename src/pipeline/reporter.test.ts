import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnswerReport } from '../contracts/reports.ts';
import type { Call } from '../contracts/call.ts';
import { begin, type Progress } from './progress.ts';
import { createReporter } from './reporter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asked = (known: Partial<Progress> = {}): Progress => ({
  ...begin({ method: 'GET' } as Call),
  ...known,
});
const microtasks = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

const { setImmediate: turn } = globalThis;
const nextTurn = async () => new Promise<void>((resolve) => void turn(resolve));

function listening() {
  const told: AnswerReport[] = [];
  return { told, ...createReporter((made) => told.push(made)) };
}

describe('a report', () => {
  it('holds what is known of a request, and null of the rest', async () => {
    const { told, report } = listening();
    await report(asked({ requestId: 'req_1' }), 404, 10);
    const failure = new Error('bug');
    const caller = { account: { id: 'acc_1' }, key: { id: 'key_1' }, plan: null } as never;
    await report(asked({ started: 3, path: '/v1/cpf', toolId: 'cpf', caller, failure }), 500, 10);
    await report(asked({ caller: { account: { id: 'acc_1' }, key: null, plan: null } as never }), 200, 10);
    const unknown = { path: null, tool: null, accountId: null, keyId: null, error: null, ms: 0 };
    expect(told).toEqual([
      { ...unknown, requestId: 'req_1', method: 'GET', status: 404 },
      {
        requestId: 'req_00000000000000000000000000',
        method: 'GET',
        path: '/v1/cpf',
        tool: 'cpf',
        status: 500,
        ms: 7,
        accountId: 'acc_1',
        keyId: 'key_1',
        error: failure,
      },
      {
        ...unknown,
        requestId: 'req_00000000000000000000000000',
        method: 'GET',
        status: 200,
        accountId: 'acc_1',
      },
    ]);
  });

  it('that is waited for comes a turn after the answer, and is waited for no longer', async () => {
    const { told, report } = listening();
    const telling = report(asked(), 200, 1);
    await microtasks();
    expect(told).toEqual([]);
    await telling;
    expect(told).toHaveLength(1);
  });

  it('that nobody waits for comes in one turn with all the others', async () => {
    const turns = vi.spyOn(globalThis, 'setImmediate');
    const { told, reportLater } = listening();
    for (const status of [200, 400, 500]) reportLater(asked(), status, 1);
    await microtasks();
    expect([told.length, turns.mock.calls.length]).toEqual([0, 1]);
    await nextTurn();
    expect(told.map(({ status }) => status)).toEqual([200, 400, 500]);
    reportLater(asked(), 201, 1);
    expect(turns).toHaveBeenCalledTimes(2);
    await nextTurn();
    expect(told.map(({ status }) => status)).toEqual([200, 400, 500, 201]);
  });
});

describe('the turn', () => {
  it('is a timer where a runtime has nothing cheaper', async () => {
    vi.stubGlobal('setImmediate', undefined);
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const { told, report } = listening();
    await report(asked(), 200, 1);
    expect(timer.mock.calls).toEqual([[expect.any(Function), 0]]);
    expect(told).toHaveLength(1);
  });

  it('does not exist on Workers, where a timer ends with its event', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const turns = [vi.spyOn(globalThis, 'setImmediate'), vi.spyOn(globalThis, 'setTimeout')];
    const { told, report } = listening();
    await report(asked(), 200, 1);
    expect(turns.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(told).toHaveLength(1);
  });
});
