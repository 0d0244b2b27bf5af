import { expect, it } from 'vitest';
import { inProcess } from './call/in-process.ts';
import { describeTool } from './call/caller.ts';
import type { ToolDescription } from './call/json-schema.ts';
import { commandOf, describe, descriptionOf } from './describe.ts';
import { quoteArgument } from './words.ts';
import { inColumns } from './print.ts';

const { signal } = new AbortController();
const described = async (id: string, language: 'pt' | 'en') =>
  descriptionOf(await describeTool(inProcess({ language, signal }), id), language);

async function printed(...args: string[]) {
  let text = '';
  await describe(args, async (more) => void (text += more));
  return text;
}

it('canivete describe prints a tool in the chosen language, or its whole record in one line of JSON', async () => {
  expect(await printed('cpf')).toBe(await described('cpf', 'pt'));
  expect(await printed('cpf', '--language', 'en')).toBe(await described('cpf', 'en'));
  const tool = await describeTool(inProcess({ language: 'en', signal }), 'cpf');
  expect(await printed('cpf', '--language', 'en', '--json')).toBe(`${JSON.stringify(tool)}\n`);
});

it.each([[[]], [['cpf', 'cnpj']]])('canivete describe takes one tool, and not %j', async (args) => {
  await expect(printed(...args)).rejects.toThrow(
    `this command takes TOOL, not "${args.join(' ')}"; see canivete --help`,
  );
});

it('the description of a tool says what it takes and answers, and has a call to paste', async () => {
  const text = await described('calculadoras-inss', 'pt');
  expect(text).toMatch(/^calculadoras-inss: Calculadora de INSS \(trabalhista\)\n/);
  expect(text).toMatch(
    /\nCampos:\n {2}salarioBruto +Salário bruto\n {8}number, > 0, <= 1000000000, obrigatório\. Salário bruto/,
  );
  expect(text).toMatch(/\n {2}baseOutrosVinculos +\S.*\n {8}number, >= 0, <= 1000000000, sem ele 0\. /);
  expect(text).toMatch(/\n {2}faixas\[0\]\.aliquota +Alíquota\s+number\b/);
  expect(text).not.toContain('comparacao.resposta');
  expect(text).toMatch(/\nExemplos:\n {2}canivete call calculadoras-inss salarioBruto=5000 ano=2026\n$/);
});

it('the description is in English too, and has each answer of a tool with several', async () => {
  const text = await described('cpf', 'en');
  expect(text).toMatch(/\nFields:\n {2}action +What to do\s+string, without it generate\b/);
  expect(text).toMatch(/\n {4}AC +Acre\n {4}AL +Alagoas\n/);
  expect(text).toMatch(/\n {2}cpfs +CPFs\s+string\[\].*\nor\n {2}valid +Valid\s+true\b/s);
});

it.each(['pt', 'en'] as const)(
  'the description names fields and choices in the chosen language: %s',
  async (language) => {
    const text = await described('calculadoras-rescisao', language);
    const [label, name] = {
      pt: ['Motivo da rescisão', 'Dispensa sem justa causa'],
      en: ['Reason for termination', 'Dismissal without cause'],
    }[language] as [string, string];
    expect(text).toMatch(
      new RegExp(`\\n {2}motivo +${label}\\s+string, [^]*?\\n {4}sem-justa-causa +${name}\\n`),
    );
  },
);

it('the call to paste quotes what a shell would read otherwise', () => {
  expect(commandOf('x', { a: 'é só', b: "d'água", c: 1.5, d: [1, { e: true }] })).toBe(
    String.raw`canivete call x 'a=é só' 'b=d'\''água' c=1.5 'd=[1,{"e":true}]'`,
  );
});

it.each([
  ['', "''"],
  ['a', 'a'],
  ['a b', "'a b'"],
])('%j is %s to a shell', (text, word) => {
  expect(quoteArgument(text)).toBe(word);
});

/** A tool whose fields are of every kind that is told differently. */
const many = Array.from({ length: 13 }, (_, i) => `c${i + 1}`);
const made: ToolDescription = {
  id: 'feito',
  method: 'POST',
  path: '/feito',
  category: 'texto',
  name: 'Feito',
  summary: 'Faz algo',
  about: 'Pela lei 1.',
  inputSchema: {
    type: 'object',
    required: ['a', 'list'],
    properties: {
      a: { title: 'The A', type: 'number', exclusiveMinimum: 0, maximum: 9, description: 'O a.' },
      b: { type: ['integer', 'null'], minimum: 1, default: 2 },
      c: { enum: many.slice(0, 12) },
      d: { enum: many },
      e: { oneOf: [{ const: 'x' }, { const: 7 }] },
      e2: { enum: ['x-y', 'z'], 'x-enumNames': ['X and y', 'Z'] },
      e3: { type: 'array', items: { oneOf: [{ const: 'x', title: 'The x' }] } },
      f: { const: true },
      g: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'number' } }] },
      h: {},
      list: {
        type: 'array',
        items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
      inner: { type: 'object', properties: { k: { type: 'string', default: 'n' } } },
    },
  },
  outputSchema: {
    anyOf: [
      {
        type: 'object',
        required: ['rows', 'sum'],
        properties: {
          rows: {
            type: 'array',
            items: { type: 'object', properties: { v: { type: 'number', minimum: 1 } } },
          },
          sum: { type: 'object', properties: { total: { type: 'number', description: 'Tudo.' } } },
          more: { type: 'object', properties: { hidden: { type: 'number' } } },
        },
      },
      { type: 'object', required: ['valid'], properties: { valid: { const: true } } },
    ],
  },
  examples: [
    { input: { a: 1 }, output: {} },
    { input: { a: 2, list: [] }, output: {} },
  ],
};

it.each([
  ['pt', ['Campos', 'Resposta', 'ou', 'Exemplos', 'obrigatório', 'sem ele']],
  ['en', ['Fields', 'Answer', 'or', 'Examples', 'required', 'without it']],
] as const)(
  'the description has every kind of field: %s',
  (language, [fields, answer, or, examples, required, without]) => {
    expect(descriptionOf(made, language).split('\n')).toEqual([
      'feito: Feito (texto)',
      'Faz algo',
      'Pela lei 1.',
      '',
      `${fields}:`,
      ...inColumns([
        ['a', 'The A', `number, > 0, <= 9, ${required}`, 'O a.'],
        ['b', '', `integer|null, >= 1, ${without} 2`],
        ['c', '', 'c1|c2|c3|c4|c5|c6|c7|c8|c9|c10|c11|c12'],
        ['d', '', 'c1|c2|c3|c4|c5|c6|c7|c8|c9|c10|c11|c12|…'],
        ['e', '', 'x|7'],
        ['e2', '', 'string'],
        ['  x-y', 'X and y'],
        ['  z', 'Z'],
        ['e3', '', 'string[]'],
        ['  x', 'The x'],
        ['f', '', 'true'],
        ['g', '', 'string|number[]'],
        ['h', '', 'json'],
        ['list', '', `object[], ${required}`],
        ['list[0].name', '', `string, ${required}`],
        ['inner', '', 'object'],
        ['inner.k', '', `string, ${without} n`],
      ]).map((line) => `  ${line}`),
      '',
      `${answer}:`,
      '  rows         object[]',
      '  rows[0].v    number',
      '  sum          object',
      '  sum.total    number    Tudo.',
      '  more         object',
      or,
      '  valid    true',
      '',
      `${examples}:`,
      '  canivete call feito a=1',
      "  canivete call feito a=2 'list=[]'",
      '',
    ]);
  },
);

it('the description of a tool without a law or a method has no line for it', () => {
  const { about: _, ...plain } = made;
  expect(descriptionOf(plain, 'pt')).toMatch(/^feito: Feito \(texto\)\nFaz algo\n\nCampos:\n/);
});
