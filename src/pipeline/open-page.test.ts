import { describe, expect, it, vi } from 'vitest';
import { cpf } from '../tools/documentos/cpf.ts';
import type { Access, Principal } from '../contracts/access.ts';
import type { Call } from '../contracts/call.ts';
import type { Page, Visit } from '../contracts/pages.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { jsonAnswer } from './answer.ts';
import { openPage, type PageParts } from './open-page.ts';
import { type PageUseParts, usePageTool } from './page-use.ts';
import { begin } from './progress.ts';
import { createRoutes } from './routes.ts';

const principal = { account: { id: 'acc_1' }, key: { id: 'key_1' }, plan: null } as unknown as Principal;

const letting = () => ({
  authenticate: vi.fn(() => principal),
  permit: vi.fn<Access['permit']>(),
  count: vi.fn<Access['count']>(async () => ({ ratelimit: 'counted' })),
  standing: vi.fn<Access['standing']>(() => ({ ratelimit: 'standing' })),
});

const waitUntil = () => undefined;
const progressOf = () => begin({ method: 'GET', path: '/v1/page', waitUntil } as unknown as Call);

describe('a page', () => {
  async function opened(page: Partial<Page>, access: Access | null) {
    const progress = progressOf();
    let visit: Visit | undefined;
    const handle = (seen: Visit) => {
      visit = seen;
      return jsonAnswer(200, {});
    };
    const found = {
      is: 'page',
      page: { method: 'GET', path: '/page', access: 'key', handle, ...page },
    } as const;
    const reported: unknown[] = [];
    const report = (...told: readonly unknown[]) => void reported.push(told);
    await openPage({ ...found, params: { id: '7' } } as never, progress, { access, report } as PageParts);
    return { progress, visit: visit as Visit, reported };
  }

  it('of keys is opened to who may call it, and counted', async () => {
    const access = letting();
    const { progress, visit } = await opened({ restricted: true }, access);
    expect(visit).toMatchObject({ principal, params: { id: '7' }, requestId: progress.requestId });
    expect(access.permit.mock.calls).toEqual([[principal, null, true]]);
    expect(access.count.mock.calls).toEqual([[principal, undefined]]);
    expect(progress).toMatchObject({ caller: principal, quota: { ratelimit: 'counted' }, toolId: undefined });
  });

  it('may stand in the usage under an id of its own', async () => {
    expect((await opened({ usageId: 'mcp' }, letting())).progress.toolId).toBe('mcp');
  });

  it('permits, counts and tells of the quota for its caller', async () => {
    const access = letting();
    const { visit, progress } = await opened({ counts: false }, access);
    expect([access.count.mock.calls, progress.quota]).toEqual([[], undefined]);
    visit.permit('cpf');
    expect(access.permit.mock.calls.at(-1)).toEqual([principal, 'cpf']);
    await visit.count(3);
    expect(access.count.mock.calls).toEqual([[principal, 3]]);
    expect(progress.quota).toEqual({ ratelimit: 'counted' });
    expect(await visit.standing()).toEqual({ ratelimit: 'standing' });
  });

  it('that is open permits all, counts nothing and has no standing', async () => {
    const access = letting();
    for (const given of [access, null]) {
      const { visit, progress } = await opened({ access: 'open' }, given);
      visit.permit('cpf');
      await visit.count(3);
      expect([visit.principal, await visit.standing(), progress.quota]).toEqual([null, {}, undefined]);
    }
    for (const step of Object.values(access)) expect(step).not.toHaveBeenCalled();
  });

  it('of accounts is closed where nobody can speak for one, in words', async () => {
    const access = letting();
    const error = {
      pt: 'Este serviço não tem chaves do escopo account.',
      en: 'This service has no keys of the scope account.',
    };
    await expect(opened({ access: 'account' }, access)).rejects.toEqual(new ApiError(403, { error }));
    const open = { ...access, authenticateAccount: async () => principal };
    const { visit, progress } = await opened({ access: 'account' }, open);
    expect([visit.principal, progress.caller]).toEqual([principal, principal]);
    for (const step of Object.values(access)) expect(step).not.toHaveBeenCalled();
  });

  it('counts a tool that it uses unless it has counted it before', async () => {
    const access = letting();
    const progress = progressOf();
    const uses: Visit['use'][] = [];
    const handle = (visit: Visit) => {
      uses.push(visit.use);
      return jsonAnswer(200, {});
    };
    const page: Page = { method: 'GET', path: '/page', access: 'key', counts: false, handle };
    const call = vi.fn(async () => ({ made: 1 }));
    const parts = { access, routes: createRoutes('/v1', [cpf], []), toolUser: { call, answer: vi.fn() } };
    await openPage({ is: 'page', page, params: {} }, progress, parts as unknown as PageParts);
    for (const use of uses) {
      expect(await use('cpf', {}, { isCounted: true })).toEqual({ made: 1 });
      expect(access.count).not.toHaveBeenCalled();
      expect(await use('cpf', {})).toEqual({ made: 1 });
      expect(await use('cpf', {}, {})).toEqual({ made: 1 });
      expect(access.count).toHaveBeenCalledTimes(2);
    }
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('tells of a failure with the request', async () => {
    const { visit, progress, reported } = await opened({}, null);
    visit.report('late');
    expect(reported).toEqual([['late', progress]]);
  });
});

describe('a page that uses a tool', () => {
  function using(parts: Partial<PageUseParts> = {}) {
    const progress = progressOf();
    const usage = vi.fn();
    const call = vi.fn(async (): Promise<unknown> => ({ made: 1 }));
    const all = {
      access: letting(),
      routes: createRoutes('/v1', [cpf], []),
      toolUser: { call, answer: vi.fn() } as never,
      usage,
      docsPath: undefined,
      ...parts,
    };
    const use = async (asked: Partial<Parameters<typeof usePageTool>[2]> = {}) =>
      usePageTool(all, progress, {
        toolId: 'cpf',
        input: {},
        principal,
        isCounted: false,
        isTyped: false,
        ...asked,
      });
    return { use, usage, call, access: all.access, progress };
  }

  it('gets its result, which is permitted, counted, and stands in the usage as 200', async () => {
    const { use, usage, access, progress } = using();
    expect(await use()).toEqual({ made: 1 });
    expect(access?.permit).toHaveBeenCalledWith(principal, 'cpf');
    expect(access?.count).toHaveBeenCalledTimes(1);
    expect(progress.quota).toEqual({ ratelimit: 'counted' });
    expect(usage.mock.calls).toEqual([[principal, 'cpf', 200, waitUntil]]);
  });

  it('may have counted it before', async () => {
    const { use, access } = using();
    await use({ isCounted: true });
    expect(access?.permit).toHaveBeenCalledTimes(1);
    expect(access?.count).not.toHaveBeenCalled();
  });

  it.each([
    [new ApiError(422), 422],
    [new Error('bug'), 500],
  ])('gets what it throws, which stands in the usage: %s', async (failure, status) => {
    const { use, usage, call } = using();
    call.mockRejectedValue(failure);
    await expect(use()).rejects.toThrow(failure);
    expect(usage.mock.calls).toEqual([[principal, 'cpf', status, waitUntil]]);
  });

  it('gets 404 of a tool that there is not, with the nearest, and no usage tells of it', async () => {
    const { use, usage, access } = using();
    await expect(use({ toolId: 'cpff' })).rejects.toMatchObject({
      status: 404,
      parts: { error: { en: 'There is no tool with this id. Did you mean cpf?' } },
    });
    expect(usage).not.toHaveBeenCalled();
    expect(access?.permit).not.toHaveBeenCalled();
  });

  it('gets 401 where nobody is known to call, and no usage tells of it', async () => {
    const { use, usage, call } = using();
    await expect(use({ principal: null })).rejects.toEqual(new ApiError(401));
    expect([usage, call].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('needs neither access control nor a caller nor who keeps the usage', async () => {
    expect(await using({ access: null }).use({ principal: null })).toEqual({ made: 1 });
    const { use, usage } = using({ access: null });
    expect(await use()).toEqual({ made: 1 });
    expect(usage).toHaveBeenCalledTimes(1);
    expect(await using({ usage: undefined }).use()).toEqual({ made: 1 });
  });
});
