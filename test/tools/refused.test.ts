import * as v from 'valibot';
import { expect, it } from 'vitest';
import { drawQr } from '../../src/kit/qr-code.ts';
import { dateAfter } from '../../src/kit/dates.ts';
import { ApiError, type Fault } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';
import { readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

type Values = Readonly<Record<string, unknown>>;

const byId = new Map(tools.map((tool) => [tool.id, tool]));

/** What a call is refused with. */
async function faultsOf(call: () => unknown): Promise<readonly Fault[]> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.parts.details ?? [];
  }
  return [];
}

const lineOf = ({ pt, en }: Fault['message']) => `${pt} = ${en}`;

const written = (lines: readonly string[]) => `${[...new Set(lines)].toSorted().join('\n')}\n`;

/** Values that a field of a type may refuse: of another type, of too many decimals, of another form. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  number: [{}, 0.123_456_789_1],
  string: [{}, '', '1', 'x', '2026-02-30', '2026-13', '99:99'],
};

/** Each field of a tool that no other has as well, with what it refuses, and without it. */
function wrongInputsOf(tool: AnyTool, seen: WeakSet<object>): Values[] {
  const base = tool.examples[0]?.input as Values;
  return Object.entries(tool.input.entries).flatMap(([field, schema]) => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const { type } = stepsOf(schema as unknown as SchemaNode)[0] as SchemaNode;
    const refused = (WRONG[type] ?? [{}]).filter((value) => !v.is(schema, value));
    const { [field]: _, ...without } = base;
    return [
      ...(schema.type === 'optional' ? [] : [without]),
      ...refused.map((value) => ({ ...base, [field]: value })),
    ];
  });
}

/** Numbers of a message are held by the page of the fields, and an example by the tool. */
const shapeOf = (line: string) =>
  line
    .replace(/\d+(?:[.,]\d+)*/g, '0')
    .replace(/, por exemplo (?![\d:-]+ = ).*(?= = )/, '')
    .replace(/, for example (?![\d:-]+$).*/, '');

// What the files hold is right as far as somebody has read it: `--update` writes them anew, and the difference is for reading.
it('fields say in both languages what they take', async () => {
  const lines: string[] = [];
  const seen = new WeakSet<object>();
  for (const tool of tools) {
    for (const input of wrongInputsOf(tool, seen)) {
      const faults = await faultsOf(() => callTool(tool, input));
      lines.push(...faults.map(({ message }) => shapeOf(lineOf(message))));
    }
  }
  const own = lines.filter((line) => !/^(?:deve ser )?um destes/.test(line));
  await expect(written(own)).toMatchFileSnapshot('refused/fields.txt');
});

it('documents say in both languages why they refuse a value', async () => {
  const lines: string[] = [];
  for (const { id, reasons, inputs } of wrongCases) {
    const tool = byId.get(id) as AnyTool;
    const input = inputs[0] as Values;
    for (const invalid of reasons) {
      const answer = await callTool(tool, { ...input, invalid });
      const { text, told } = valuesOf(id, answer)[0] as ReturnType<typeof valuesOf>[0];
      const validate = { action: 'validate', ...readByBoth(tool, input), ...told, value: text };
      for (const { message, sentence } of await faultsOf(() => callTool(tool, validate)))
        lines.push(`${id} ${invalid}: ${lineOf(sentence ?? message)}`);
    }
  }
  await expect(written(lines)).toMatchFileSnapshot('refused/documents.txt');
});

/** Years of tables, to which each new one adds. */
const YEARS = /: 20\d\d(?:, 20\d\d)+/g;

it('tools say in both languages what cannot be', async () => {
  const lines: string[] = [];
  for (const tool of tools) {
    if (tool.impossible === undefined) continue;
    for (const { field, message } of await faultsOf(() => callTool(tool, tool.impossible as Values)))
      lines.push(`${tool.id} ${field}: ${lineOf(message).replace(YEARS, ': …')}`);
  }
  await expect(written(lines)).toMatchFileSnapshot('refused/impossible.txt');
});

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
