import * as v from 'valibot';
import { expect, it } from 'vitest';
import { drawQr } from '../../src/kit/qr-code.ts';
import { dateAfter } from '../../src/kit/dates.ts';
import { ApiError, type Fault } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { errorBody } from '../../src/pipeline/errors/answer-error.ts';
import { schemaFor } from '../../src/pipeline/validate.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';
import { walked } from '../support/walked.ts';
import { readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

type Values = Readonly<Record<string, unknown>>;

const byId = new Map(tools.map((tool) => [tool.id, tool]));

/** Gives the error of a call that is refused. */
async function errorOf(call: () => unknown): Promise<ApiError | null> {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return null;
}

/** Gives the faults of a call that is refused. */
async function faultsOf(call: () => unknown): Promise<readonly Fault[]> {
  return (await errorOf(call))?.parts.details ?? [];
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
  [/^(?:Envie|Deixe de fora) ./, /^(?:Send|Leave out) ./],
  [/^só vale (?:com|sem) ./, /^only applies (?:with|without) ./],
  [/^(?:é|tem) .* que não existe(?:; .*)?$/, /^(?:is|has) .* that does not exist(?:; .*)?$/],
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

/** Says why the text of an error is not one sentence, or gives null. */
function flawOf(sentence: string, field: string): string | null {
  if (!/^\p{Lu}/u.test(sentence) && !sentence.startsWith(`${field} `))
    return 'begins with neither a capital nor its field';
  if (/(?<![\p{L}\d])(\p{L}+) \1(?!\p{L})/u.test(sentence)) return 'says a word twice in a row';
  if (!/^[^.]*(?:\.(?![\s.])[^.]*)*\.$/u.test(sentence))
    return 'has no full stop at its end, or another before it';
  return /\\[dwsp]|\(\?|\[\w-\w|undefined|NaN/.test(sentence) ? 'shows what only a program reads' : null;
}

/** The sentences of the errors of some calls, each with what is wrong with it. */
async function flawsOf(tool: AnyTool, inputs: readonly Values[]): Promise<readonly unknown[]> {
  const flaws: unknown[] = [];
  for (const input of inputs) {
    const error = await errorOf(() => callTool(tool, input));
    for (const language of error ? (['pt', 'en'] as const) : []) {
      const { error: sentence, details = [] } = errorBody(error as ApiError, language);
      const flaw = flawOf(sentence, details[0]?.field ?? '');
      if (flaw) flaws.push([sentence, flaw]);
      for (const { field, message } of details) {
        const own = /^\p{Lu}/u.test(message) ? `${message}.` : `${field} ${message}.`;
        const reads = flawOf(own, field);
        if (reads) flaws.push([field, message, reads]);
      }
    }
  }
  return flaws;
}

/** Calls without any field, with the fields of all examples at once, and with two values of a kind that changed places. */
function confusedInputsOf({ examples }: AnyTool): readonly Values[] {
  const inputs = examples.map(({ input }) => input as Values);
  const swapped = inputs.flatMap((input) => {
    const fields = Object.keys(input);
    return fields.flatMap((one, i) =>
      fields
        .slice(i + 1)
        .filter((other) => typeof input[one] === typeof input[other])
        .map((other) => ({ ...input, [one]: input[other], [other]: input[one] })),
    );
  });
  return [{}, Object.assign({}, ...inputs), ...swapped];
}

it.each(walked.map((tool) => [tool.id, tool] as const))(
  '%s refuses in one sentence, in both languages',
  async (_, tool) => {
    const impossible = tool.impossible === undefined ? [] : [tool.impossible as Values];
    const wrong = wrongInputsOf(tool).map(([, input]) => input);
    expect(await flawsOf(tool, [...impossible, ...wrong, ...confusedInputsOf(tool)])).toEqual([]);
  },
);

it('a sentence that names its field twice, that has no end or that shows a pattern is found', () => {
  expect(flawOf('height é em metros.', 'height')).toBeNull();
  expect(flawOf('Envie a ou b, por exemplo 1.75.', 'a')).toBeNull();
  expect(flawOf('envie a ou b.', 'a')).toContain('capital');
  expect(flawOf('height height é em metros.', 'height')).toContain('twice');
  for (const text of ['height é em metros', 'height é. Em metros.', 'height é em metros..'])
    expect(flawOf(text, 'height')).toContain('full stop');
  for (const text of ['code deve ser \\d{2}.', 'code must be [a-z].', 'code is undefined.'])
    expect(flawOf(text, 'code')).toContain('program');
});

it.each(walked.map((tool) => [tool.id, tool] as const))(
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

it.each(walked.filter(({ impossible }) => impossible !== undefined).map((tool) => [tool.id, tool] as const))(
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
      const { text, told } = valuesOf(tool, answer)[0] as ReturnType<typeof valuesOf>[0];
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

it('a reason for a document that cannot be wrong, a date beyond the calendar and a long QR code are refused in both languages', async () => {
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
