import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { count, integer, seeded, text } from '../kit/fields/index.ts';
import { defineTool } from '../kit/tool.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { salarioLiquido } from '../tools/trabalhista/salario-liquido.ts';
import { inss } from '../tools/trabalhista/inss.ts';
import { totp } from '../tools/desenvolvedor/totp.ts';
import { run, runnerOf } from './in-code.ts';
import { ToolError } from './errors/tool-error.ts';

afterEach(() => void vi.restoreAllMocks());

const shared = [1, 2];
const world = defineTool({
  method: 'POST',
  path: '/world',
  category: 'desenvolvedor',
  name: 'Mundo',
  summary: 'O que uma regra recebe',
  input: v.object({
    count: count(),
    name: v.optional(text(1, 8)),
    size: v.optional(v.number()),
    list: v.optional(v.array(integer(1, 3))),
    any: v.optional(v.unknown()),
    ...seeded,
  }),
  output: v.object({
    now: v.number(),
    today: v.string(),
    drawn: v.number(),
    tables: v.array(v.string()),
    sent: v.array(v.string()),
    shared: v.array(v.number()),
    absent: v.optional(v.string()),
  }),
  examples: [],
  run: (_, { now, today, random, tables, sent }) => ({
    now,
    today,
    drawn: random(),
    tables: Object.keys(tables),
    sent: Object.keys(sent),
    shared,
    absent: undefined,
  }),
});

const refusal = async (call: Promise<unknown>): Promise<ToolError> =>
  call.then(
    () => expect.fail('it was answered'),
    (error: unknown) => (error instanceof ToolError ? error : expect.fail(String(error))),
  );
const fieldsOf = async (call: Promise<unknown>) => (await refusal(call)).details.map(({ field }) => field);

it('the example of every introduction: two CPFs, and a net pay', async () => {
  const { cpfs } = await run(cpf, { count: 2 });
  expect(cpfs).toEqual([expect.stringMatching(/^[\d.-]{14}$/), expect.stringMatching(/^[\d.-]{14}$/)]);
  const { salarioLiquido: net } = await run(
    salarioLiquido,
    { salarioBruto: 6000 },
    { now: '2026-11-21', language: 'en' },
  );
  expect(net).toBeLessThan(6000);
});

it('a refusal says what a 400 or a 422 of the address would', async () => {
  const wrong = await refusal(run(salarioLiquido, { salarioBruto: -1 }));
  expect(wrong).toMatchObject({ name: 'ToolError', code: 400, details: [{ field: 'salarioBruto' }] });
  expect(wrong.message).toBe(wrong.body.error);
  expect(wrong.reason).toBeUndefined();
  const invalid = await refusal(
    run(cpf, { action: 'validate', value: '111.444.777-36' }, { language: 'en' }),
  );
  expect(invalid).toMatchObject({ code: 422, reason: 'check-digit', body: { valid: false } });
  expect(invalid.message).toMatch(/^Invalid CPF: /);
});

it('a field that a tool does not have is refused, with the name that was probably meant', async () => {
  // @ts-expect-error -- no such field
  const { details } = await refusal(run(cpf, { coutn: 2 }, { language: 'en' }));
  expect(details).toEqual([{ field: 'coutn', message: 'unknown field. Did you mean "count"?' }]);
});

it('what is read as people write it is reported', async () => {
  const onReadAs = vi.fn();
  // @ts-expect-error -- no such field
  expect(await run(cpf, { qtd: '2', formatted: 'não' }, { onReadAs })).toHaveProperty('cpfs.length', 2);
  expect(onReadAs.mock.calls).toEqual([[['qtd=count', 'formatted="não" false']]]);
});

it.each([
  ['an instant', '2026-11-21T01:00:00Z', '2026-11-20'],
  ['an instant with an offset', '2026-11-21T01:00:00-03:00', '2026-11-21'],
  ['a date of Brazil', '2026-11-21', '2026-11-21'],
  ['milliseconds', Date.UTC(2026, 10, 21, 2), '2026-11-20'],
  ['a Date', new Date(Date.UTC(2026, 10, 21, 4)), '2026-11-21'],
])('the time is what the caller says: %s', async (_, now, today) => {
  expect(await run(world, {}, { now })).toMatchObject({ today });
});

it('the time without one of the caller is that of the clock', async () => {
  const before = Date.now();
  const { now } = await run(world, {});
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it('draws are of the source or the seed of the caller, or the seed of the input', async () => {
  expect((await run(world, {}, { random: () => 7 })).drawn).toBe(7);
  expect((await run(world, {}, { seed: 'a' })).drawn).toBe(seededRandom('a')());
  expect((await run(world, { seed: 'b' }, { seed: 'a' })).drawn).toBe(seededRandom('b')());
  expect((await run(world, {})).drawn).not.toBe((await run(world, {})).drawn);
});

it('tables that the caller adds reach the rule', async () => {
  expect(await run(world, {}, { tables: { inss: [] } })).toMatchObject({ tables: ['inss'] });
});

it('the answer is JSON: what is absent is not there, and nobody shares it', async () => {
  const answer = await run(world, {});
  expect(Object.keys(answer)).not.toContain('absent');
  answer.shared.push(3);
  expect(shared).toEqual([1, 2]);
});

it('other work has its turn before an answer of more than a million characters is read', async () => {
  const long = {
    ...world,
    run: ({ count }: { count: number }) => ({ text: 'a'.repeat(1e6 - '{"text":""}'.length + count - 1) }),
  };
  const turn = vi.spyOn(globalThis, 'setTimeout');
  await run(long as never, { count: 1 } as never);
  expect(turn).not.toHaveBeenCalled();
  const answer = (await run(long as never, { count: 2 } as never)) as { text: string };
  expect(turn.mock.calls).toEqual([[expect.any(Function), 0]]);
  expect(answer.text).toHaveLength(1e6 - 10);
});

it('a member that is undefined or null is as good as none', async () => {
  const answer = await run(world, { name: undefined, count: null as never, any: undefined });
  expect(answer.sent).toEqual([]);
});

it.each([NaN, Infinity, -Infinity, 1n, 'x', true, Symbol('3')])('%s is no number', async (size) => {
  expect(await fieldsOf(run(world, { size: size as never }))).toEqual(['size']);
});

it('an input is bounded as a body is', async () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  const circle: { any?: unknown } = {};
  circle.any = circle;
  expect(await run(world, { any: deep(31) })).toMatchObject({ sent: ['any'] });
  expect(await fieldsOf(run(world, { any: deep(32) }))).toEqual(['body']);
  expect(await fieldsOf(run(world, circle))).toEqual(['body']);
  expect(await run(world, { any: Array(99_999).fill(1) })).toMatchObject({ sent: ['any'] });
  expect(await fieldsOf(run(world, { any: Array(100_000).fill(1) }))).toEqual(['body']);
  for (const input of [null, undefined, 1, 'text', []]) {
    expect(await fieldsOf(run(world, input as never))).toEqual(['body']);
  }
});

it('a field that an input inherits is not read, and a name like that of a prototype is unknown', async () => {
  expect((await run(world, Object.create({ count: 200 }))).sent).toEqual([]);
  expect(await fieldsOf(run(world, JSON.parse('{"__proto__":{}}')))).toEqual(['__proto__']);
});

it('a list keeps its length: a hole is as null', async () => {
  // oxlint-disable-next-line no-sparse-arrays -- what is tried
  expect(await fieldsOf(run(world, { list: [1, , 2] as never }))).toEqual(['list[1]']);
});

it('a wrong option is named', async () => {
  await expect(run(world, {}, { now: '2026-02-30' })).rejects.toThrow('run: option "now" is not valid');
  await expect(run(world, {}, { language: 'fr' as never })).rejects.toThrow('option "language" is not valid');
  await expect(run(world, {}, { clock: 1 } as never)).rejects.toThrow('there is no option "clock"');
  await expect(run(world, {}, { seed: 'a', random: () => 1 })).rejects.toThrow('exclude each other');
  await expect(run(world, {}, { random: Math.random })).rejects.toThrow('whole numbers');
});

it('a fault of a rule is thrown as it is', async () => {
  const bug = new Error('bug');
  const broken = { ...world, run: () => Promise.reject(bug) };
  await expect(run(broken, {})).rejects.toBe(bug);
});

it('what runs a tool again reads its options once, and draws the same of a seed each time', async () => {
  const around = { random: seededRandom('other'), clock: () => 0, tables: {} };
  const again = runnerOf(around, world, { seed: 's', now: '2026-11-21' });
  const [first, second] = [await again({}), await again({ count: 2 })];
  expect(second).toEqual({ ...(first as object), sent: ['count'] });
  expect(first).toMatchObject({ today: '2026-11-21' });
  expect(() => runnerOf(around, world, { seed: 's', random: Math.random })).toThrow('exclude each other');
});

it('types are of the tool: what is wrong is an error of the compiler', () => {
  const typed = async () => {
    const { cpfs } = await run(cpf, {});
    cpfs satisfies string[];
    const { fiscalRegion } = await run(cpf, { action: 'validate', value: '1' });
    fiscalRegion satisfies number;
    const either = await run(cpf, { action: 'generate' as 'generate' | 'validate' });
    // @ts-expect-error -- only one of the two answers has them
    void either.cpfs;
    const code = await run(totp, { action: 'code', secret: 'A' });
    if (code.action === 'code') code.code satisfies string;
    // @ts-expect-error -- a number, not a text
    await run(cpf, { count: '2' });
    // @ts-expect-error -- no such action
    await run(cpf, { action: 'delete' });
    // @ts-expect-error -- salarioBruto is required
    await run(inss, {});
    // @ts-expect-error -- it has no action
    await run(salarioLiquido, { salarioBruto: 1, action: 'generate' });
    // @ts-expect-error -- no such option
    await run(cpf, {}, { clock: Date.now });
    // @ts-expect-error -- no such member
    void (await run(salarioLiquido, { salarioBruto: 1 })).liquido;
  };
  expect(typed).toBeTypeOf('function');
});
