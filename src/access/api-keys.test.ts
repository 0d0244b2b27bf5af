import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiKey, KeyStore } from '../contracts/key-store.ts';
import type { Call } from '../contracts/call.ts';
import type { ToolHead } from '../kit/tool.ts';
import { memoryStore } from '../stores/memory/index.ts';
import type { QuotaAlert } from './alerts.ts';
import { type ApiKeyOptions, apiKeys } from './api-keys.ts';

afterEach(() => void vi.useRealTimers());

const NOW = 1_795_262_400_000;
const MINUTE = 60_000;

const tools: readonly ToolHead[] = ['cpf', 'cnpj'].map((id) => ({
  id,
  method: 'GET',
  path: `/${id}`,
  category: 'documentos',
  name: id,
}));

/** Access over a store, and an account `a` with a key. */
async function started({ keyStore = memoryStore(), ...options }: Partial<ApiKeyOptions> = {}) {
  const time = { now: NOW };
  const made = apiKeys({ tools, keyStore, quotaStore: memoryStore(), clock: () => time.now, ...options });
  await made.accounts.create({ id: 'a', plan: 'pro' });
  const works: Promise<unknown>[] = [];
  const callWith = (key: string) =>
    ({
      header: (name) => (name === 'authorization' ? `Bearer ${key}` : null),
      waitUntil: (work) => void works.push(work),
    }) as Partial<Call> as Call;
  const use = async (key: string) => made.access.authenticate(callWith(key));
  const newKey = async () => (await made.keys.create('a')).key;
  return { ...made, use, newKey, keyStore, time, works };
}

describe('options', () => {
  const wrong = (options: object) => () =>
    apiKeys({ tools, keyStore: memoryStore(), quotaStore: memoryStore(), ...options });

  it.each<[string, unknown]>([
    ['prefix', 'a'],
    ['prefix', 'abcdefghijklm'],
    ['prefix', '1abc'],
    ['prefix', 'ab-'],
    ['prefix', '-ab'],
    ['prefix', 'aB'],
    ['prefix', ['ab']],
    ['burst', {}],
    ['burst', { requests: 1 }],
    ['burst', { seconds: 1 }],
    ['burst', { requests: 1, seconds: 0 }],
    ['burst', { requests: 0, seconds: 1 }],
    ['burst', { requests: 0.5, seconds: 1 }],
    ['burst', null],
    ['burst', true],
    ['burst', 7],
    ['burst', '7'],
    ['cache', null],
    ['cache', { size: -1 }],
    ['cache', { ttl: -1 }],
    ['cache', { ttl: 0.5 }],
    ['quotaAlerts', [0]],
    ['quotaAlerts', [100.5]],
    ['quotaAlerts', ['50']],
    ['storeTimeout', 0],
    ['storeTimeout', 0.5],
    ['clock', NOW],
    ['random', 7],
    ['onError', {}],
    ['plans', null],
    ['plans', { gold: { requestsPerMonth: 1, tools: {}, events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: null, events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: 'cpf', events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: { allow: [1] }, events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: { allow: 'cpf' }, events: [] } }],
    ['plans', { gold: { requestsPerMonth: undefined, tools: '*', events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: '*', events: 'tool_used' } }],
  ])('%s: %j is refused by its name', (name, value) => {
    expect(wrong({ [name]: value })).toThrow(TypeError);
    expect(wrong({ [name]: value })).toThrow(`apiKeys: option "${name}" `);
  });

  it.each<[string, unknown]>([
    ['prefix', 'a1'],
    ['prefix', 'abcdefghijkl'],
    ['burst', false],
    ['burst', { requests: 1, seconds: 1 }],
    ['cache', {}],
    ['cache', { size: 0, ttl: 0 }],
    ['quotaAlerts', []],
    ['quotaAlerts', [0.5, 100]],
    ['storeTimeout', 1],
    ['plans', {}],
    ['plans', { gold: { requestsPerMonth: 0, tools: '*', events: [] } }],
    ['plans', { gold: { requestsPerMonth: null, tools: { allow: [] }, events: ['tool_used'] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: { deny: ['cpf'] }, events: [] } }],
  ])('%s: %j is accepted', (name, value) => {
    expect(wrong({ [name]: value })).not.toThrow();
  });

  it.each([
    ['keyPrefix', 'prefix'],
    ['keyCache', 'cache'],
  ])('the old name %s is refused with the new one, %s', (old, name) => {
    expect(wrong({ [old]: 'acme' })).toThrow(new TypeError(`apiKeys: ${old} is now ${name}`));
  });

  it('tools and stores must be there', () => {
    for (const name of ['tools', 'keyStore', 'quotaStore']) {
      expect(wrong({ [name]: undefined })).toThrow(new TypeError(`apiKeys: option "${name}" is required`));
    }
  });

  it('a plan names tools of the service, in either list', () => {
    const plan = (list: object) =>
      wrong({ plans: { gold: { requestsPerMonth: 1, tools: list, events: [] } } });
    for (const list of [{ allow: ['cpf', 'cnjp'] }, { deny: ['cpf', 'cnjp'] }]) {
      expect(plan(list)).toThrow(
        new TypeError('plan "gold" names no tool of this service: "cnjp"; did you mean "cnpj"?'),
      );
    }
    expect(plan({ allow: ['x1', 'x2'] })).toThrow('"x1"');
  });

  it('a plan of the same name takes the place of a built-in one, and the others stay', async () => {
    const plans = { pro: { requestsPerMonth: 7, tools: '*', events: [] } } as const;
    const { accounts, usage } = await started({ plans });
    expect((await usage('a')).limit).toBe(7);
    await accounts.create({ id: 'b', plan: 'free' });
    expect((await usage('b')).limit).toBe(100);
  });

  it('a plan that is null takes a built-in one away, and one plan stays at least', async () => {
    const own = { gold: { requestsPerMonth: 7, tools: '*', events: [] }, free: null } as const;
    const { accounts } = await started({ plans: own });
    await expect(accounts.create({ plan: 'free' })).rejects.toThrow('free');
    expect((await accounts.create({ plan: 'enterprise' })).plan).toBe('enterprise');
    expect(wrong({ plans: { gold: null } })).toThrow('has a plan "gold" that is not an object');
    expect(wrong({ plans: { free: null, pro: null, enterprise: null } })).toThrow('takes all plans away');
  });

  it('keys begin with "cnv" unless another prefix is given', async () => {
    expect(await (await started()).newKey()).toMatch(/^cnv_/);
    expect(await (await started({ prefix: 'acme' })).newKey()).toMatch(/^acme_/);
  });

  it('a store call counts as rejected after 5 seconds unless another time is given', async () => {
    vi.useFakeTimers();
    for (const [storeTimeout, milliseconds] of [
      [undefined, 5_000],
      [20, 20],
    ] as const) {
      const keyStore: KeyStore = { ...memoryStore(), getAccount: () => new Promise(() => undefined) };
      const { accounts } = await started({ keyStore, ...(storeTimeout && { storeTimeout }) });
      const rejected = expect(accounts.get('a')).rejects.toThrow(
        `getAccount took longer than ${milliseconds} ms`,
      );
      await vi.advanceTimersByTimeAsync(milliseconds);
      await rejected;
    }
  });
});

describe('a share of the month', () => {
  it('is reported where the host asks for it: 80, 90 and 100 % unless others are given', async () => {
    const plans = { pro: { requestsPerMonth: 10, tools: '*', events: [] } } as const;
    const cases: readonly (readonly [readonly number[] | undefined, readonly number[]])[] = [
      [undefined, [80, 90, 100]],
      [[50], [50]],
    ];
    for (const [quotaAlerts, percents] of cases) {
      const told: unknown[] = [];
      const onQuota = (alert: QuotaAlert) => told.push(alert);
      const { access, use, newKey } = await started({ plans, onQuota, ...(quotaAlerts && { quotaAlerts }) });
      const principal = await use(await newKey());
      for (let i = 0; i < 10; i++) await access.count(principal);
      expect(told).toEqual(
        percents.map((percent) => ({
          accountId: 'a',
          month: '2026-11',
          percent,
          used: percent / 10,
          limit: 10,
        })),
      );
    }
  });

  it('is counted also where its listener fails, and the failure is reported', async () => {
    const errors: unknown[] = [];
    const onQuota = () => {
      throw new Error('quota');
    };
    for (const onError of [undefined, (error: unknown) => void errors.push(error)]) {
      const { access, use, newKey, usage } = await started({
        onQuota,
        quotaAlerts: [0.0001],
        ...(onError && { onError }),
      });
      await access.count(await use(await newKey()));
      expect((await usage('a')).used).toBe(1);
    }
    expect(errors.map(String)).toEqual(['Error: quota']);
  });
});

describe('the last use of a key', () => {
  it('is noted at most once a minute, and the host waits for it', async () => {
    const { use, newKey, keyStore, time, works } = await started();
    const touchKey = vi.spyOn(keyStore, 'touchKey');
    const key = await newKey();
    for (const [now, touches] of [
      [NOW, 1],
      [NOW + MINUTE - 1, 1],
      [NOW + MINUTE, 2],
      [NOW + 2 * MINUTE - 1, 2],
    ] as const) {
      time.now = now;
      await use(key);
      expect(touchKey).toHaveBeenCalledTimes(touches);
    }
    expect(works).toHaveLength(2);
    expect((await keyStore.listKeys('a'))[0]?.lastUsedAt).toBe(NOW + MINUTE);
  });

  it('is not noted again where another process has noted it within the minute', async () => {
    for (const [lastUsedAt, touches] of [
      [NOW - MINUTE + 1, 0],
      [NOW - MINUTE, 1],
      [NOW + 1, 0],
    ] as const) {
      const { use, newKey, keyStore } = await started();
      const key = await newKey();
      const [{ id }] = (await keyStore.listKeys('a')) as [ApiKey];
      await keyStore.touchKey(id, lastUsedAt);
      const touchKey = vi.spyOn(keyStore, 'touchKey');
      await use(key);
      expect(touchKey).toHaveBeenCalledTimes(touches);
    }
  });

  it('is kept in mind for as many keys as are remembered: more are noted again, which does no harm', async () => {
    for (const [size, touches] of [
      [4, 6],
      [5, 5],
    ] as const) {
      const { use, newKey, keyStore } = await started({ cache: { size } });
      const keys: string[] = [];
      for (let i = 0; i < 5; i++) keys.push(await newKey());
      const touchKey = vi.spyOn(keyStore, 'touchKey');
      for (const key of keys) await use(key);
      await use(keys[2] as string);
      expect(touchKey).toHaveBeenCalledTimes(touches);
    }
  });

  it('that cannot be noted is reported where the host asks for it, and stops nothing', async () => {
    const errors: unknown[] = [];
    for (const onError of [undefined, (error: unknown) => void errors.push(error)]) {
      const { use, newKey, keyStore, works } = await started(onError && { onError });
      keyStore.touchKey = () => {
        throw new Error('touch');
      };
      expect((await use(await newKey())).account.id).toBe('a');
      await Promise.all(works);
    }
    expect(errors.map(String)).toEqual(['Error: touch']);
  });
});

describe('permission', () => {
  it('is of the account, the plan and the key alike', async () => {
    const plans = { few: { requestsPerMonth: 1, tools: { allow: ['cpf'] }, events: [] } } as const;
    const { access, accounts, keys, use } = await started({ plans });
    await accounts.create({ id: 'f', plan: 'few' });
    const principalOf = async (account: string, own?: readonly string[]) =>
      use((await keys.create(account, own ? { tools: own } : {})).key);
    const isAllowed = (
      principal: Awaited<ReturnType<typeof use>>,
      ...asked: [string | null, boolean?]
    ): boolean => {
      try {
        access.permit(principal, ...asked);
        return true;
      } catch {
        return false;
      }
    };
    const all = await principalOf('a');
    const own = await principalOf('a', ['cnpj']);
    const few = await principalOf('f');
    const both = await principalOf('f', ['cnpj']);
    const asked = [['cpf'], ['cnpj'], [null], [null, true]] as [string | null, boolean?][];
    const table = [all, own, few, both].map((one) => asked.map((each) => isAllowed(one, ...each)));
    expect(table).toEqual([
      [true, true, true, true],
      [false, true, false, true],
      [true, false, true, true],
      [false, false, false, true],
    ]);
    expect(isAllowed({ ...all, plan: null }, null)).toBe(false);
    const suspended = { ...all, account: { ...all.account, status: 'suspended' } } as const;
    for (const each of asked) expect(isAllowed(suspended, ...each)).toBe(false);
    // A caller that speaks for an account, by a login at the host or a key for that, calls no tool.
    const account = { ...(all.key as ApiKey), scope: 'account' } as const;
    for (const each of asked) {
      expect(isAllowed({ ...all, key: null }, ...each)).toBe(false);
      expect(isAllowed({ ...all, key: account }, ...each)).toBe(false);
    }
  });
});

it('a store that other processes write to is read at every request, unless a key may be believed for a time', async () => {
  const { revision: _none, ...shared } = memoryStore();
  for (const [cache, reads] of [
    [{}, 2],
    [{ ttl: 1 }, 1],
  ] as const) {
    const findKey = vi.fn<KeyStore['findKey']>((digest) => shared.findKey(digest));
    const { use, keys } = await started({ keyStore: { ...shared, findKey }, cache });
    const { key } = await keys.create('a');
    for (let i = 0; i < 2; i++) await use(key);
    expect(findKey).toHaveBeenCalledTimes(reads);
    await shared.eraseAccount('a');
  }
});
