import * as v from 'valibot';
import { expect, it } from 'vitest';
import { drawQr } from '../../src/kit/qr-code.ts';
import { dateAfter } from '../../src/kit/dates.ts';
import { ApiError, type Fault } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { schemaFor } from '../../src/pipeline/validate.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';
import { readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

type Values = Readonly<Record<string, unknown>>;

const byId = new Map(tools.map((tool) => [tool.id, tool]));

/** Gives the faults that refuse a call. */
async function faultsOf(call: () => unknown): Promise<readonly Fault[]> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.parts.details ?? [];
  }
  return [];
}

/** Values that a field of a type may refuse: of another type, of too many decimals, of another form. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  number: [{}, 0.123_456_789_1],
  string: [{}, '', '1', 'x', '2026-02-30', '2026-13', '99:99'],
};

/** Each field of a tool, by its name, with what it refuses, and without it: beside an example that reads the field. */
function wrongInputsOf(tool: AnyTool): (readonly [field: string, input: Values])[] {
  const bases = new Map(
    tool.examples.map(({ input }) => [schemaFor(tool, { values: input as Values }), input as Values]),
  );
  return [...bases].flatMap(([{ entries }, base]) =>
    Object.entries(entries).flatMap(([field, schema]) => {
      const { type } = stepsOf(schema as unknown as SchemaNode)[0] as SchemaNode;
      const refused = (WRONG[type] ?? [{}]).filter((value) => !v.is(schema, value));
      const { [field]: _, ...without } = base;
      const inputs = [
        ...(schema.type === 'optional' ? [] : [without]),
        ...refused.map((value) => ({ ...base, [field]: value })),
      ];
      return inputs.map((input) => [field, input] as const);
    }),
  );
}

/** How a refusal begins that says what is right, in Portuguese and in English. */
const BEGINNINGS: readonly (readonly [pt: RegExp, en: RegExp])[] = [
  [/^(?:deve ser )?um destes: ./, /^(?:must be )?one of: ./],
  [/^deve ./, /^must ./],
  [/^é obrigatório: ./, /^is required: ./],
  [/^não pode ./, /^(?:cannot|must not) ./],
  [/^envie ./, /^send ./],
  [/^só é lido com ./, /^is only read with ./],
  [/^(?:é|tem) .* que não existe$/, /^(?:is|has) .* that does not exist$/],
];

/** The numbers that a text names, however its language writes them. */
const numbersIn = (text: string) => text.match(/\d+/g)?.join(' ');

/** Why a message would help nobody; null where it is a text in each language, about the same numbers. */
function lackOf({ pt, en }: Fault['message']): string | null {
  if (pt === en) return 'is the same in both languages';
  if (numbersIn(pt) !== numbersIn(en)) return 'names other numbers in English';
  if (/undefined|NaN|\[object/.test(pt + en) || (pt + en).includes('\u0000'))
    return 'names a value that was not found';
  return /^\S.{4,}/su.test(pt) && /^\S.{4,}/su.test(en) ? null : 'is no phrase';
}

it.each(tools.map((tool) => [tool.id, tool] as const))(
  '%s names the field that it refuses, and says in both languages how to be right',
  async (_, tool) => {
    for (const [field, input] of wrongInputsOf(tool)) {
      const faults = await faultsOf(() => callTool(tool, input));
      expect(faults.map((fault) => fault.field.split(/[.[]/)[0])).toContain(field);
      for (const { message } of faults) {
        expect([message, lackOf(message)]).toEqual([message, null]);
        const isHelpful = BEGINNINGS.some(([pt, en]) => pt.test(message.pt) && en.test(message.en));
        expect([message, isHelpful]).toEqual([message, true]);
      }
    }
  },
);

it.each(tools.filter(({ impossible }) => impossible !== undefined).map((tool) => [tool.id, tool] as const))(
  '%s says in both languages what cannot be',
  async (_, tool) => {
    const faults = await faultsOf(() => callTool(tool, tool.impossible as Values));
    for (const { message } of faults) expect([message, lackOf(message)]).toEqual([message, null]);
  },
);

it.each(wrongCases.map((one) => [one.id, one] as const))(
  '%s says in both languages why it refuses a value, for each reason in words of its own',
  async (id, { reasons, inputs }) => {
    const tool = byId.get(id) as AnyTool;
    const input = inputs[0] as Values;
    const said = new Set<string>();
    for (const invalid of reasons) {
      const answer = await callTool(tool, { ...input, invalid });
      const { text, told } = valuesOf(id, answer)[0] as ReturnType<typeof valuesOf>[0];
      const validate = { action: 'validate', ...readByBoth(tool, input), ...told, value: text };
      const [fault] = await faultsOf(() => callTool(tool, validate));
      const { field, message, sentence = message } = fault as Fault;
      expect([field, sentence, lackOf(sentence)]).toEqual(['value', sentence, null]);
      expect(sentence.pt).toContain(message.pt);
      expect(sentence.en).toContain(message.en);
      said.add(message.pt);
    }
    expect(said.size).toBe(reasons.length);
  },
);

it('what is asked of a document that has nothing to be wrong, a date beyond the calendar and a long QR code are refused in both', async () => {
  const passport = byId.get('passaporte') as AnyTool;
  expect(await faultsOf(() => callTool(passport, { invalid: 'any' }))).toEqual([
    {
      field: 'invalid',
      message: {
        pt: 'não se aplica: com estes campos, todo valor que tem a forma certa é válido',
        en: 'does not apply: with these fields, every value of the right form is valid',
      },
    },
  ]);
  const beyond = {
    pt: 'leva a uma data fora dos anos 0 a 9999',
    en: 'leads to a date outside the years 0 to 9999',
  };
  expect(dateAfter('9999-12-30', 1, 'dia')).toBe('9999-12-31');
  expect(await faultsOf(() => dateAfter('9999-12-31', 1, 'dia'))).toEqual([
    { field: 'dia', message: beyond },
  ]);
  expect(dateAfter('0000-01-02', -1, 'dia')).toBe('0000-01-01');
  expect(await faultsOf(() => dateAfter('0000-01-01', -1, 'dia'))).toHaveLength(1);
});

// ISO/IEC 18004, table 7: what version 40 holds of each mode.
it.each([
  ['L', 7089, 4296, 2953],
  ['M', 5596, 3391, 2331],
  ['Q', 3993, 2420, 1663],
  ['H', 3057, 1852, 1273],
] as const)(
  'a text too long for a QR code of level %s is told %i digits, %i capitals and %i bytes',
  async (...most) => {
    const [ecc, digits, capitals, bytes] = most;
    const [fault] = await faultsOf(() => drawQr('text', 'a'.repeat(bytes + 1), ecc, 0));
    expect(fault?.message).toEqual({
      pt: `é longo demais para o nível ${ecc}: cabem ${digits} dígitos, ${capitals} caracteres alfanuméricos (maiúsculas) ou ${bytes} bytes em UTF-8`,
      en: `is too long for level ${ecc}: it holds ${digits} digits, ${capitals} alphanumeric characters (capitals) or ${bytes} bytes of UTF-8`,
    });
  },
);
