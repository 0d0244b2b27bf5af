import { describe, expect, it } from 'vitest';
import { type ToolCall } from '../contracts/events.ts';
import { type EventName, eventNames } from '../contracts/event-names.ts';
import { builtInPlans } from '../contracts/plans.ts';
import type { AnyTool } from '../kit/tool.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { hash } from '../tools/desenvolvedor/hash.ts';
import { jwt } from '../tools/desenvolvedor/jwt.ts';
import { senha } from '../tools/geradores/senha.ts';
import { callTool, NOW } from '#test/support/call-tool.ts';
import { examplePayload, favoritePayload, type Payload, type Redact, toolPayloads } from './payload.ts';

const all = () => true;

const callOf = (tool: AnyTool, parameters: Record<string, unknown>, result: unknown): ToolCall => ({
  type: 'tool_called',
  accountId: 'acc_1',
  keyId: 'key_1',
  plan: builtInPlans.enterprise,
  tool,
  parameters,
  result,
  resultCount: ((result ?? {}) as Record<string, readonly unknown[]>)[tool.items ?? '']?.length ?? 1,
  at: NOW,
  trace: null,
});

/** The data of the events of a call, by event. */
function dataOf(tool: AnyTool, parameters: Record<string, unknown>, result: unknown, redact?: Redact) {
  const payloads = toolPayloads(callOf(tool, parameters, result), all, redact);
  return Object.fromEntries(payloads.map(({ event, body }) => [event, JSON.parse(body).data]));
}

const cpfs = { cpfs: ['529.982.247-25', '111.444.777-35'] };
const health: AnyTool = { ...(cpf as AnyTool), id: 'imc', category: 'saude' };
const bytesOf = ({ body }: Payload) => new TextEncoder().encode(body).byteLength;

describe('the body of an event', () => {
  it('is the published one, byte for byte', () => {
    const [used] = toolPayloads(callOf(cpf, { count: 2, formatted: true }, cpfs), all);
    expect(used?.body).toBe(
      '{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2,"formatted":true},"result_count":2}}',
    );
    expect(used).toMatchObject({ event: 'tool_used', toolId: 'cpf', at: NOW, keepBody: true });
  });

  it('of result_generated adds the answer after the count', () => {
    const [, generated] = toolPayloads(callOf(cpf, { count: 2 }, cpfs), all);
    expect(generated?.body).toBe(
      '{"event":"result_generated","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2},"result_count":2,"result":{"cpfs":["529.982.247-25","111.444.777-35"]}}}',
    );
  });

  it('of favorite_added has no parameters, counts nothing and tells how many there are', () => {
    const payload = favoritePayload({
      type: 'favorite_added',
      accountId: 'acc_1',
      tool: cpf,
      favorites: 3,
      at: NOW,
    });
    expect(payload.body).toBe(
      '{"event":"favorite_added","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{},"result_count":0,"favorites":3}}',
    );
  });

  it('is text that UTF-8 can write, whatever was sent', () => {
    const [used] = toolPayloads(callOf(cpf, { name: '\ud800 é 😀' }, cpfs), all);
    expect(used?.body).toContain('"\\ud800 é 😀"');
    expect(used?.body).not.toMatch(/\p{Surrogate}/u);
  });

  it('does not change when its source does', () => {
    const parameters = { list: ['a'] };
    const redact: Redact = (_, shown) => {
      (shown['list'] as string[]).push('b');
      return shown;
    };
    expect(dataOf(cpf, parameters, cpfs, redact)['tool_used'].parameters).toEqual({ list: ['a', 'b'] });
    expect(parameters).toEqual({ list: ['a'] });
  });
});

describe('the events of a call', () => {
  const eventsOf = (parameters: Record<string, unknown>, wants: (event: EventName) => boolean = all) =>
    toolPayloads(callOf(cpf, parameters, cpfs), wants).map(({ event }) => event);

  it('are both, or those that somebody wants', () => {
    expect(eventsOf({})).toEqual(['tool_used', 'result_generated']);
    expect(eventsOf({}, (event) => event === 'result_generated')).toEqual(['result_generated']);
    expect(eventsOf({}, () => false)).toEqual([]);
  });

  it('of a validation are tool_used alone, with a count of one', () => {
    expect(eventsOf({ action: 'generate' })).toEqual(['tool_used', 'result_generated']);
    expect(eventsOf({ action: 'validate', value: '1' })).toEqual(['tool_used']);
    expect(dataOf(cpf, { action: 'validate' }, { valid: true })['tool_used'].result_count).toBe(1);
  });

  it('ask redact for nothing when nobody wants them', () => {
    const redact: Redact = () => expect.fail('asked');
    expect(toolPayloads(callOf(cpf, {}, cpfs), () => false, redact)).toEqual([]);
  });
});

describe('result_count', () => {
  it.each([
    ['the items', cpf, { cpfs: ['1', '2', '3'] }, 3],
    ['no items', cpf, { cpfs: [] }, 0],
    [
      'one thing, where the tool makes no list',
      { ...(cpf as AnyTool), items: undefined },
      { list: [1, 2] },
      1,
    ],
  ])('counts %s', (_, tool, result, count) => {
    expect(dataOf(tool as AnyTool, {}, result)['tool_used'].result_count).toBe(count);
  });
});

describe('parameters', () => {
  const parametersOf = (parameters: Record<string, unknown>, redact?: Redact) =>
    dataOf(cpf, parameters, cpfs, redact)['tool_used'].parameters;

  it('have texts of up to 256 characters; a longer one is cut there, with an ellipsis', () => {
    expect(parametersOf({ text: 'x'.repeat(256) })).toEqual({ text: 'x'.repeat(256) });
    expect(parametersOf({ text: 'x'.repeat(257) })).toEqual({ text: `${'x'.repeat(256)}…` });
  });

  it('are cut at every depth, their keys and other values kept', () => {
    const long = 'é'.repeat(1000);
    const cut = `${'é'.repeat(256)}…`;
    const sent = JSON.parse(`{"a":[{"b":"${long}","n":1.5,"t":true,"z":null}],"__proto__":{"c":"${long}"}}`);
    const kept = parametersOf(sent);
    expect(kept.a).toEqual([{ b: cut, n: 1.5, t: true, z: null }]);
    expect(Object.keys(kept)).toEqual(['a', '__proto__']);
  });

  it('are not cut through a character of two units', () => {
    expect(parametersOf({ text: `${'x'.repeat(255)}😀😀` })).toEqual({ text: `${'x'.repeat(255)}…` });
    expect(parametersOf({ text: `${'x'.repeat(255)}😀yyy` })).toEqual({ text: `${'x'.repeat(255)}…` });
    // The last character of one unit, and the first of two.
    expect(parametersOf({ text: `${'x'.repeat(255)}\uffffyy` })).toEqual({
      text: `${'x'.repeat(255)}\uffff…`,
    });
    expect(parametersOf({ text: `${'x'.repeat(255)}\u{10000}y` })).toEqual({ text: `${'x'.repeat(255)}…` });
    expect(parametersOf({ text: `${'x'.repeat(256)}y😀` })).toEqual({ text: `${'x'.repeat(256)}…` });
    expect(parametersOf({ text: `${'x'.repeat(254)}😀😀` })).toEqual({ text: `${'x'.repeat(254)}😀…` });
  });

  it('may be reduced further by the host', () => {
    const seen: unknown[] = [];
    const redact: Redact = (toolId, parameters) => {
      seen.push([toolId, parameters]);
      return { masked: 'x'.repeat(300) };
    };
    const data = dataOf(hash, { text: 'a' }, { hash: 'x' }, redact);
    expect(seen).toEqual([['dev-hash', { text: 'a' }]]);
    expect(data['tool_used'].parameters).toEqual({ masked: `${'x'.repeat(256)}…` });
    expect(data['result_generated'].result_omitted).toBe('sensitive');
  });

  it('reduced to null take the result with them', () => {
    const data = dataOf(health, { peso: 70 }, { imc: 22 }, () => null);
    expect(data['tool_used'].parameters).toEqual({});
    expect(data['result_generated']).toMatchObject({ parameters: {}, result_omitted: 'sensitive' });
    expect(data['result_generated']).not.toHaveProperty('result');
  });

  it.each([[undefined], ['text'], [[1]], [7]])('reduced to %j raise no event at all', (value) => {
    expect(() => dataOf(cpf, {}, cpfs, () => value as never)).toThrow(
      new TypeError('webhooks.redact must return an object or null'),
    );
  });
});

describe('a result', () => {
  it('that is secret is omitted as such, however small', () => {
    const result = callTool(senha, { count: 3 });
    const data = dataOf(senha, { count: 3 }, result)['result_generated'];
    expect(data).toMatchObject({ parameters: { count: 3 }, result_count: 3, result_omitted: 'sensitive' });
    expect(data).not.toHaveProperty('result');
    expect(data).not.toHaveProperty('parameters_omitted');
  });

  const withText = (unit: string, length: number) => {
    const [, payload] = toolPayloads(callOf(cpf, { count: 1 }, { text: unit.repeat(length) }), all);
    return payload as Payload;
  };

  it.each([
    ['a', 1],
    ['é', 2],
    ['→', 3],
    ['😀', 4],
  ])('is kept while the body has at most 65536 bytes, and omitted as too large beyond: %s', (unit, width) => {
    const room = 65_536 - bytesOf(withText(unit, 0));
    const fits = withText(unit, Math.floor(room / width));
    expect(bytesOf(fits)).toBeGreaterThan(65_536 - width);
    expect(bytesOf(fits)).toBeLessThanOrEqual(65_536);
    expect(JSON.parse(fits.body).data).toHaveProperty('result');

    const { data } = JSON.parse(withText(unit, Math.floor(room / width) + 1).body);
    expect(data).not.toHaveProperty('result');
    expect(data).toMatchObject({ parameters: { count: 1 }, result_count: 1, result_omitted: 'size' });
    expect(data).not.toHaveProperty('parameters_omitted');
  });

  it('goes first; parameters that alone are too large go too, and are said to be missing', () => {
    const numbers = Array.from({ length: 20_000 }, (_, i) => i);
    const data = dataOf(cpf, { numbers }, cpfs);
    expect(data['tool_used']).toEqual({
      tool_name: 'Gerador de CPF',
      category: 'documentos',
      parameters: {},
      parameters_omitted: 'size',
      result_count: 2,
    });
    expect(data['result_generated']).toMatchObject({ parameters_omitted: 'size', result_omitted: 'size' });
    expect(dataOf(jwt, { numbers }, {})['result_generated']).toMatchObject({
      parameters: {},
      parameters_omitted: 'size',
      result_omitted: 'sensitive',
    });
  });
});

describe('stored bodies', () => {
  it('that tell of health are dropped in the end; favorites tell nothing', () => {
    const payloads = toolPayloads(callOf(health, { peso: 70 }, { imc: 22 }), all);
    expect(payloads.map(({ keepBody }) => keepBody)).toEqual([false, false]);
    expect(
      favoritePayload({ type: 'favorite_added', accountId: 'a', tool: health, favorites: 1, at: NOW })
        .keepBody,
    ).toBe(true);
  });
});

describe('the example of a test', () => {
  it('is the published one, marked as a test', () => {
    expect(examplePayload('tool_used', NOW).body).toBe(
      '{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2,"formatted":true},"result_count":2,"test":true}}',
    );
  });

  it('holds as many results as it counts', () => {
    const { data } = JSON.parse(examplePayload('result_generated', NOW).body);
    expect(data).toMatchObject({ parameters: { count: 2 }, result_count: 2 });
    expect(new Set(data.result.cpfs).size).toBe(2);
  });

  it.each(eventNames)('%s has what the real event has, its values being real ones', (event) => {
    const result = callTool(cpf, { count: 2, formatted: true });
    const call = callOf(cpf, { count: 2, formatted: true }, result);
    const real =
      event === 'favorite_added'
        ? favoritePayload({ type: 'favorite_added', accountId: 'a', tool: cpf, favorites: 1, at: NOW })
        : toolPayloads(call, (name) => name === event)[0];
    const shapeOf = (body: string) => {
      const { data, ...rest } = JSON.parse(body);
      return { ...rest, ...data, keys: Object.keys(data), result: Object.keys(data.result ?? {}) };
    };
    const { test, keys, ...example } = shapeOf(examplePayload(event, NOW).body);
    expect(test).toBe(true);
    expect({ ...example, keys: keys.slice(0, -1) }).toEqual(shapeOf(real?.body ?? ''));
    for (const value of JSON.parse(examplePayload(event, NOW).body).data.result?.cpfs ?? []) {
      expect(callTool(cpf, { action: 'validate', value }).valid).toBe(true);
    }
  });
});
