import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, NOW } from '#test/support/call-tool.ts';
import {
  beside,
  type Fields,
  type Namespace,
  namespaces,
  saidBy,
  today,
  tools,
} from '#test/support/light-documents.ts';
import { sized } from '#test/support/size.ts';
import type { DocumentTool } from '../kit/document.ts';
import type { AnyTool } from '../kit/tool.ts';
import { run } from '../pipeline/in-code.ts';
import * as geradores from '../tools/geradores/index.ts';
import * as documents from './documents.ts';

const { seeded, standard, pix: brCode } = documents;

/** The text that a call of the tool generates. */
function generatedBy(name: string, answer: Fields): string {
  if (name === 'contaBancaria') return (answer['contaBancaria'] as Fields)['formatted'] as string;
  if (name === 'boleto') return (answer['boleto'] as Fields)['line'] as string;
  const [first] = [Object.values(answer)[0]].flat();
  return name === 'cartaoCredito' ? ((first as Fields)['number'] as string) : (first as string);
}

const SIGNS = [...'0123456789abcxyzABCPRSX .-/()+@', '\u200b', '\u00a0', '\u2013', '１', 'ſ', 'é', '\n'];

/** Documents as they are generated, with up to three of their characters changed, left out or doubled; and any text. */
function valuesOf(namespace: Namespace, options: Fields): fc.Arbitrary<string> {
  const slips = fc.array(fc.tuple(fc.nat(60), fc.constantFrom('', ...SIGNS), fc.boolean()), { maxLength: 3 });
  const document = fc.tuple(fc.string({ maxLength: 8 }), fc.boolean(), slips).map(([seed, bare, changes]) => {
    const { banco } = options;
    const drawn = namespace.generate({ random: seeded(seed), today, ...(banco !== undefined && { banco }) });
    let text = bare ? drawn.replace(/[ .\-/()]/g, '') : drawn;
    for (const [at, sign, isMore] of changes)
      text = text.slice(0, at) + sign + text.slice(isMore ? at : at + 1);
    return text;
  });
  return fc.oneof(
    { weight: 8, arbitrary: document },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 210 }) },
  );
}

describe.each(Object.entries(namespaces))('%s', (name, namespace) => {
  const tool = tools[name] as AnyTool;
  const choices = beside[name] ?? [{}];

  it('a value is valid where the tool answers 200, with the same parts and reasons', () => {
    const cases = fc
      .constantFrom(...choices)
      .chain((options) => valuesOf(namespace, options).map((value) => [value, options] as const));
    fc.assert(
      fc.property(cases, ([value, options]) => {
        const { value: sent, ...theirs } =
          value === '' ? { valid: false, reason: 'format' } : saidBy(tool, value, options);
        const { value: bare, ...ours } = namespace.parse(value, { ...options, today }) as Fields;
        expect(ours).toEqual(theirs);
        expect(namespace.isValid(value, { ...options, today })).toBe(theirs['valid']);
        if (!theirs['valid']) return;
        expect(sent).toBe(value);
        expect(namespace.format(value, { ...options, today })).toBe(theirs['formatted']);
        // The form without punctuation is the same document.
        expect(namespace.isValid(bare, { ...options, today })).toBe(true);
      }),
      { numRuns: sized(40, 5000) },
    );
  });

  it('a seed draws the document that the tool draws', async () => {
    for (let seed = 0; seed < sized(3, 100); seed++) {
      const options = choices[0] as Fields;
      const answer = await run(tool, { seed: `s${seed}`, ...options } as never, { now: NOW });
      const drawn = namespace.generate({ random: seeded(`s${seed}`), today, ...options });
      expect(drawn).toBe(generatedBy(name, answer as Fields));
    }
  });

  it('a value that is no text is not valid, and none throws', () => {
    for (const odd of [
      undefined,
      null,
      11144477735,
      1n,
      {},
      [],
      Symbol.iterator,
      () => '',
      new Date(0),
      true,
    ]) {
      expect(namespace.isValid(odd, choices[0])).toBe(false);
      expect(namespace.parse(odd, choices[0])).toEqual({ valid: false, reason: 'format' });
      expect(namespace.format(odd, choices[0])).toBe('');
    }
  });

  it('throws a TypeError on options that are wrong', () => {
    const wrong = ['state', 'type', 'banco', 'brand', 'uf', 'format', 'justica', 'model', 'today'].filter(
      (option) =>
        option in
        ((tool as unknown as DocumentTool<'/', never, never, never, never>).input as { entries: object })
          .entries,
    );
    for (const option of wrong) {
      const options = { ...choices[0], [option]: 'xx' };
      expect(() => namespace.parse('1', options), option).toThrow(TypeError);
      expect(() => namespace.isValid('1', options), option).toThrow(TypeError);
      expect(() => namespace.generate(options), option).toThrow(TypeError);
    }
    expect(() => namespace.generate({ ...choices[0], random: 'x' })).toThrow(TypeError);
    expect(() => namespace.generate({ ...choices[0], random: Math.random })).toThrow(TypeError);
  });
});

describe('pix', () => {
  const form = { key: '+5561912345678', name: 'José da Silva', city: 'São Paulo', amount: 10 };

  it('the entry writes and reads as the tool does', async () => {
    const { payload, action, ...facts } = (await callTool(geradores.pix, form)) as Fields;
    expect(brCode.generate(form)).toBe(payload);
    expect(action).toBe('create');
    expect(brCode.parse(payload)).toEqual({ valid: true, value: payload, ...facts, warnings: [] });
    expect(brCode.isValid(`${payload as string}\n`)).toBe(true);
    expect(brCode.parse('000201')).toEqual({ valid: false, reason: 'structure' });
    expect(brCode.parse('')).toEqual({ valid: false, reason: 'format' });
  });

  it.each([
    {},
    { ...form, key: 'x' },
    { ...form, url: 'pix.example.com/1' },
    { ...form, name: '' },
    { ...form, city: 'a'.repeat(16) },
    { ...form, amount: 0.001 },
    { ...form, txid: '?' },
    { ...form, withdrawalIspb: '1' },
    { ...form, description: 'x'.repeat(72) },
    { url: 'pix.example.com/1', name: 'a', city: 'b', txid: '1' },
  ])('%j is no code', (options) => {
    expect(() => brCode.generate(options as never)).toThrow(TypeError);
  });
});

describe('the mask of a text', () => {
  it.each([
    ['cpf', '111', '111'],
    ['cpf', '1114', '111.4'],
    ['cpf', '11144477736', '111.444.777-36'],
    ['cpf', '1114447773512', '111.444.777-35'],
    ['cpf', 'abc1', 'ABC.1'],
    ['cpf', '111,4', '111,4'],
    ['cnpj', '12abc34501', '12.ABC.345/01'],
    ['certidao', '10453901', '104539 01'],
    ['placa', 'abc1', 'ABC1'],
    ['placa', 'abc1234', 'ABC-1234'],
  ] as const)('%s: %s is %s', (name, value, text) => {
    expect(namespaces[name]?.format(value)).toBe(text);
  });
});

describe('a Standard Schema', () => {
  it('gives the value as it was sent, or one issue', () => {
    const { validate, version, vendor } = standard(documents.cpf)['~standard'];
    expect([version, vendor]).toEqual([1, 'canivete']);
    expect(validate('111.444.777-35')).toEqual({ value: '111.444.777-35' });
    expect(validate('111.444.777-36')).toEqual({ issues: [{ message: 'check-digit' }] });
    expect(validate(3)).toEqual({ issues: [{ message: 'format' }] });
  });

  it('takes options and words, and refuses a wrong option at once', () => {
    const schema = standard(documents.contaBancaria, { banco: '341' }, (reason) => `não: ${reason}`);
    expect(schema['~standard'].validate('4159/19825-1')).toEqual({
      issues: [{ message: 'não: check-digit' }],
    });
    expect(() => standard(documents.cpf, { state: 'XX' as never })).toThrow(TypeError);
  });
});
