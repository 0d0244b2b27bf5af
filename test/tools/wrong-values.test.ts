import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { callTool } from '../support/call-tool.ts';
import { accepts, reasonOf } from '../support/documents.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';
import { type Input, readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

/** Values per document and reason, over all its inputs. */
const VALUES = sized(8, 1_000);
const VARIANTS = ['mask', 'spaces', 'fullwidth', 'letters'];

const has = (tool: AnyTool, field: string) => Object.hasOwn(tool.input.entries, field);
const documents = tools.filter((tool) => has(tool, 'invalid'));

/** Gives the message about `invalid` or `variant` of a call that must fail. */
async function refusedBecause(tool: AnyTool, input: Input): Promise<unknown> {
  try {
    await callTool(tool, { ...input });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [fault] = error.parts.details ?? [];
    return { status: error.status, [fault?.field ?? '']: fault?.message.pt };
  }
  return null;
}

it('every document that generates and validates can be wrong on purpose', () => {
  const both = tools.filter(({ byAction }) => byAction?.['generate'] && byAction['validate']);
  expect(documents).toEqual(both);
  expect(new Set(wrongCases.map(({ id }) => id))).toEqual(new Set(documents.map(({ id }) => id)));
});

describe('many values', () => {
  const toolOf = (id: string) => tools.find((tool) => tool.id === id) as AnyTool;
  const answerOf = async (id: string, input: Input) => callTool(toolOf(id), { ...input });

  it('come once each while there are others', async () => {
    // Ten digits make ten CPFs of one digit.
    for (const count of [10, 100]) {
      const { cpfs } = await answerOf('cpf', { invalid: 'repeated-digits', count });
      expect(cpfs).toHaveLength(count);
      expect(new Set(cpfs).size).toBe(10);
    }
    for (const [id, input] of [
      ['cpf', { invalid: 'check-digit' }],
      ['cartao-credito', { invalid: 'brand' }],
      ['telefone', { variant: 'letters' }],
    ] as const) {
      const tool = toolOf(id);
      const answer = await callTool(tool, { ...input, count: 100 });
      expect(new Set(valuesOf(tool, answer).map(({ text }) => text)).size).toBe(100);
    }
  });

  it('of a slip are wrong in both forms, but for the digits that only its line has', async () => {
    for (const type of ['bancario', 'arrecadacao']) {
      for (const invalid of ['repeated-digits', 'check-digit', 'field-check-digit']) {
        const { boleto } = await answerOf('boleto', { type, invalid });
        const tool = toolOf('boleto');
        if (invalid === 'field-check-digit') expect(accepts(tool, boleto.barcode)).toBe(true);
        else expect(reasonOf(tool, boleto.barcode)).toBe(invalid);
      }
    }
  });

  it('have the parts that were sent', async () => {
    const { cpfs } = await answerOf('cpf', { invalid: 'check-digit', state: 'SP', count: 50 });
    for (const one of cpfs) expect(one).toMatch(/8-\d\d$/);
    const { chassis } = await answerOf('chassi', { invalid: 'check-digit', count: 50 });
    for (const one of chassis) expect(one).toMatch(/^[1-5]/);
  });

  it('of the longest domain leave no room for a local part', async () => {
    const domain = `${'a.'.repeat(126)}b`;
    const email = toolOf('email');
    expect(await refusedBecause(email, { domain, invalid: 'local-part' })).toMatchObject({ status: 400 });
    for (const [invalid, host] of [
      ['local-part', domain.slice(2)],
      ['domain', domain],
    ] as const) {
      const { emails } = await callTool(email, { domain: host, invalid });
      expect(reasonOf(email, emails[0])).toBe(invalid);
    }
  });
});

describe.each(documents.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  const own = wrongCases.filter((one) => one.id === id);
  const all = [...new Set(own.flatMap(({ reasons }) => reasons))];
  const many = has(tool, 'count');

  it.each(all)('%s: what is generated for it is refused for it', async (reason) => {
    const inputs = own.flatMap((one) => (one.reasons.includes(reason) ? one.inputs : []));
    const each = Math.ceil(VALUES / inputs.length);
    const count = many ? Math.min(each, 100) : 1;
    for (const input of inputs) {
      for (let made = 0; made < each; made += count) {
        const formatted = has(tool, 'formatted') && { formatted: made % 2 === 0 };
        const answer = await callTool(tool, {
          ...input,
          ...formatted,
          ...(many && { count }),
          invalid: reason,
        });
        expect(answer.invalid).toBe(reason);
        const values = valuesOf(tool, answer);
        expect(values).toHaveLength(count);
        for (const { text, told } of values) {
          if (formatted && !formatted.formatted) expect(text).toMatch(/^[+\dA-Z]+$|^\d+(-.)?\/\d+-.$/);
          const said = reasonOf(tool, text, { ...told, ...readByBoth(tool, input) });
          if (said !== reason)
            expect.fail(`${text} of ${JSON.stringify({ input, answer })}: ${String(said)}`);
        }
      }
    }
  });

  it('any other reason is 400, which tells those that can occur', async () => {
    for (const { reasons, inputs } of own) {
      const message =
        reasons.length === 0
          ? expect.stringContaining('não se aplica')
          : expect.stringContaining(`: ${[...reasons, 'any'].join(', ')}`);
      const others = [...all, ...(reasons.length === 0 ? ['any'] : [])].filter(
        (one) => !reasons.includes(one),
      );
      for (const input of inputs) {
        for (const invalid of others) {
          expect(await refusedBecause(tool, { ...input, invalid })).toEqual({
            status: 400,
            invalid: message,
          });
        }
      }
    }
    const unknown = await refusedBecause(tool, { invalid: 'none' });
    expect(unknown).toEqual({ status: 400, invalid: expect.any(String) });
  });

  it('any reason: each value is told the one that it is refused for, and every reason comes', async () => {
    for (const { reasons, inputs } of own.filter((one) => one.reasons.length > 0)) {
      const [input = {}] = inputs;
      const come = new Set<string>();
      for (let round = 0; round < 40 * reasons.length && come.size < reasons.length; round++) {
        const answer = await callTool(tool, { ...input, invalid: 'any', ...(many && { count: 3 }) });
        const values = valuesOf(tool, answer);
        expect(answer).toMatchObject({ invalid: 'any' });
        expect(answer.reasons).toHaveLength(values.length);
        for (const [i, { text, told }] of values.entries()) {
          expect(reasonOf(tool, text, { ...told, ...readByBoth(tool, input) })).toBe(answer.reasons[i]);
          come.add(answer.reasons[i]);
        }
      }
      expect([...come].toSorted()).toEqual(reasons.toSorted());
    }
  });

  it.each(VARIANTS)('%s: accepted is what validation answers', async (variant) => {
    for (const input of own.flatMap(({ inputs }) => inputs)) {
      for (let round = 0; round < sized(1, 20); round++) {
        const answer = await callTool(tool, { ...input, variant, ...(many && { count: 3 }) });
        const values = valuesOf(tool, answer);
        expect(answer).toMatchObject({ variant, accepted: values.map(() => expect.any(Boolean)) });
        for (const [i, { text, told }] of values.entries()) {
          const more = { ...(id === 'conta-bancaria' && told), ...readByBoth(tool, input) };
          expect([text, accepts(tool, text, more)]).toEqual([text, answer.accepted[i]]);
          if (variant === 'spaces') expect(text).toMatch(/^ .* .* $/);
          if (variant === 'fullwidth') expect(text).toMatch(/^[^0-9A-Za-z]*[０-９Ａ-Ｚａ-ｚ]/);
          if (variant === 'letters') expect(text).toMatch(/^[^0]*O[^0]*$/);
        }
      }
    }
  });

  it('a seed repeats every byte, and the reason or variant changes what it gives', async () => {
    const [{ reasons = [], inputs = [] } = {}] = own;
    for (const wish of [...reasons, ...(reasons.length > 0 ? ['any'] : [])].map((invalid) => ({ invalid }))) {
      const call = async () => JSON.stringify(await callTool(tool, { ...inputs[0], ...wish, seed: 'a' }));
      expect(await call()).toBe(await call());
    }
    for (const variant of VARIANTS) {
      const call = async () => JSON.stringify(await callTool(tool, { ...inputs[0], variant, seed: 'a' }));
      expect(await call()).toBe(await call());
    }
  });

  it('a reason beside a variant is 400', async () => {
    const [reason = 'any'] = all;
    expect(await refusedBecause(tool, { invalid: reason, variant: 'mask' })).toEqual({
      status: 400,
      invalid: 'Envie invalid ou variant, e só um deles',
    });
  });
});
