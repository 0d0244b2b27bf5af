import { describe, expect, it, vi } from 'vitest';
import { createService, type ServiceOptions } from '../../src/index.ts';
import { createPseudonymizer } from '../../src/pseudonyms/index.ts';

const KEY = 'd40123456789abcd'.repeat(4);
const CPF = '529.982.247-25';
const code = createPseudonymizer({ key: KEY });

/** A service, and what it told anyone who listens. */
async function serve(options: ServiceOptions = {}) {
  const told: unknown[] = [];
  const note = (...all: unknown[]) => void told.push(all);
  const service = createService({
    pseudonyms: { key: KEY },
    events: { emit: async (event) => note(event) },
    logger: { info: note, warn: note, error: note },
    onError: note,
    ...options,
  });
  const keys = await Promise.all(
    ['pro', 'pro'].map(
      async (plan) => (await service.keys.create((await service.accounts.create({ plan })).id)).key,
    ),
  );
  const send = async (path: string, body?: unknown, key: string | undefined = keys[0]) => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await service(new Request(`http://localhost/v1${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  return {
    service,
    told,
    keys,
    send,
    ask: (items: unknown, more = {}) => send('/pseudonimos', { items, ...more }),
  };
}

describe('a service without a key', () => {
  const off = { pseudonyms: false } as const;

  it('the address is 404 to anybody, and names the option', async () => {
    const { send } = await serve(off);
    const { status, body } = await send('/pseudonimos', { items: [] }, '');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 404,
      reason: 'not-configured',
      error: expect.stringContaining('CANIVETE_PSEUDONYM_KEY'),
    });
  });

  it('so it is in a batch', async () => {
    const { send } = await serve(off);
    const { body } = await send('/batch', { requests: [{ tool: 'pseudonimos', input: {} }] });
    expect(body.results[0]).toMatchObject({ status: 404, body: { reason: 'not-configured' } });
  });

  it('no list has the tool', async () => {
    const { send } = await serve(off);
    for (const path of ['/openapi.json', '/tools'])
      expect(JSON.stringify((await send(path)).body)).not.toContain('pseudonimos');
  });
});

describe('a service with a key', () => {
  it.each([{}, { key: 'a' }, { key: 7 }, { key: KEY, context: 'a\0' }, { key: KEY, perAccount: 1 }])(
    'the service refuses the options %j, and shows no key',
    (pseudonyms) => {
      const make = () => createService({ pseudonyms: pseudonyms as never });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(KEY);
    },
  );

  it('the lists have the tool, with an example under another key', async () => {
    const { send } = await serve();
    const document = (await send('/openapi.json')).body;
    expect(Object.keys(document.paths)).toContain('/pseudonimos');
    const tool = JSON.stringify((await send('/tools/pseudonimos')).body);
    expect(tool).toContain('276.672.433-87');
    expect(tool).not.toContain(code.keyId);
  });

  it('pseudonyms are those of code, in order', async () => {
    const { ask } = await serve();
    const values = [
      { kind: 'cpf', value: CPF },
      { kind: 'nome', value: 'Ana Souza' },
      { kind: 'data', value: '2026-01-31', subject: 'x', window: 9 },
      { kind: 'conta-bancaria', value: '210169-6', banco: '001', agency: '1584' },
      { kind: 'rg', value: '36.422.911-1', state: 'sp' },
      { kind: 'texto', value: `CPF ${CPF}` },
      { kind: 'cpf', value: null },
    ] as const;
    const { status, body } = await ask(values);
    expect(status).toBe(200);
    expect(body.keyId).toBe(code.keyId);
    expect(body.items).toEqual(
      values.map(({ kind, value, ...options }) => {
        const params = 'state' in options ? { state: 'SP' as const } : options;
        const { value: pseudonym, ...rest } = code.detail(kind, value, params);
        return { kind, pseudonym, ...rest };
      }),
    );
  });

  it('a context of the host, and one of the call in its place, give others', async () => {
    const { ask } = await serve({ pseudonyms: { key: KEY, context: 'a' } });
    const items = [{ kind: 'cpf', value: CPF }];
    for (const [more, context] of [
      [{}, 'a'],
      [{ context: 'b' }, 'b'],
      [{ context: '' }, ''],
    ] as const)
      expect((await ask(items, more)).body.items[0].pseudonym).toBe(
        createPseudonymizer({ key: KEY, context }).pseudonym('cpf', CPF),
      );
  });

  it('accounts share their pseudonyms, unless each has its own', async () => {
    const items = [{ kind: 'cpf', value: CPF }];
    for (const [perAccount, count] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const { send, keys } = await serve({ pseudonyms: { key: KEY, perAccount } });
      const answers = await Promise.all(
        keys.map(async (key) => (await send('/pseudonimos', { items }, key)).body),
      );
      expect(new Set(answers.map(({ keyId }) => keyId)).size).toBe(count);
      expect(new Set(answers.map((answer) => answer.items[0].pseudonym)).size).toBe(count);
    }
  });

  it.each([
    [{ kind: 'cpf', value: '1'.repeat(201) }, 'items[0].value'],
    [{ kind: 'texto', value: '1'.repeat(10_001) }, 'items[0].value'],
    [{ kind: 'cpf', value: 52_998_224_725 }, 'items[0].value'],
    [{ kind: 'cpf' }, 'items[0].value'],
    [{ kind: CPF, value: CPF }, 'items[0].kind'],
    [{ kind: 'cpf', value: CPF, state: 'SP' }, 'items[0].state'],
    [{ kind: 'cpf', value: CPF, subject: CPF }, 'items[0].subject'],
    [{ kind: 'rg', value: CPF, state: CPF }, 'items[0].state'],
    [{ kind: 'conta-bancaria', value: '1-9' }, 'items[0].banco'],
    [{ kind: 'conta-bancaria', value: '1-9', banco: CPF }, 'items[0].banco'],
    [{ kind: 'data', value: '2026-01-01' }, 'items[0].subject'],
    [{ kind: 'data', value: '2026-01-01', subject: 'x', window: 3651 }, 'items[0].window'],
  ])('the item %j is 400 on %s, and the message quotes nothing', async (item, field) => {
    const { ask } = await serve();
    const { status, body } = await ask([item]);
    expect([status, body.details[0].field]).toEqual([400, field]);
    expect(JSON.stringify(body)).not.toMatch(/529|982|247/);
  });

  it.each([[[]], [Array.from({ length: 1001 }, () => ({ kind: 'cpf', value: null }))]])(
    'too few or too many items are 400',
    async (items) => {
      const { ask } = await serve();
      expect(await ask(items)).toMatchObject({ status: 400, body: { details: [{ field: 'items' }] } });
    },
  );

  it('more than 100,000 characters in all are 400', async () => {
    const { ask } = await serve();
    const items = Array.from({ length: 11 }, () => ({ kind: 'texto', value: 'a'.repeat(9999) }));
    expect(await ask(items)).toMatchObject({ status: 400, body: { details: [{ field: 'items' }] } });
    expect((await ask(items.slice(1))).status).toBe(200);
  });

  it('values that must be valid are 422 with each one that is not, and the reason of the first', async () => {
    const { ask } = await serve();
    const wrong = [CPF, '529.982.247-26', 'abc'].map((value) => ({ kind: 'cpf', value }));
    const { status, body } = await ask(wrong, { invalid: 'error' });
    expect([status, body.reason]).toEqual([422, 'check-digit']);
    expect(body.details.map(({ field }: { readonly field: string }) => field)).toEqual([
      'items[1].value',
      'items[2].value',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/529|abc/);
  });

  it('no event, log line or failure holds a value, a pseudonym, a subject or the key', async () => {
    const { ask, send, told } = await serve();
    const secret = 'Quitéria-7';
    const items = [
      { kind: 'cpf', value: CPF },
      { kind: 'nome', value: 'Quitéria Xisto' },
      { kind: 'data', value: '1987-06-05', subject: secret },
    ];
    const { body } = await ask(items);
    await ask(items, { invalid: 'error' });
    await ask([...items, { kind: 'cpf', value: '529.982.247-26' }], { invalid: 'error' });
    await send('/batch', { requests: [{ tool: 'pseudonimos', input: { items } }] });
    const all = JSON.stringify(told);
    expect(all).toContain('pseudonimos');
    const pseudonyms = body.items.map(({ pseudonym }: { readonly pseudonym: string }) => pseudonym);
    for (const text of [CPF, 'Quitéria', secret, '1987-06-05', KEY, ...pseudonyms])
      expect(all).not.toContain(text);
  });

  it('a thousand items let other calls have their turn', async () => {
    const { ask } = await serve();
    const items = Array.from({ length: 1000 }, (_, i) => ({
      kind: 'cpf',
      value: String(i).padStart(11, '5'),
    }));
    // Each look at the clock finds a millisecond gone, so that the machine's speed plays no part.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const { status } = await ask(items);
    clearImmediate(next);
    clock.mockRestore();
    expect(status).toBe(200);
    expect(turns).toBeGreaterThan(20);
  });
});
