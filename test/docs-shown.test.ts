import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foldedJson, showAnswer, showRefusal } from '../src/web/docs/answer/answer.ts';
import type { Context } from '../src/web/docs/core/context.ts';
import { drawn } from '../src/web/docs/answer/drawn.ts';
import type { Drawing } from '../src/web/docs/drawings/drawing.ts';
import { drawings } from '../src/web/docs/drawings/index.ts';
import { createLabels } from '../src/web/docs/core/labels.ts';
import { marked } from '../src/web/docs/core/marked.ts';
import { inlineCode } from '../src/web/docs/parts/inline-code.ts';
import { keyRow } from '../src/web/docs/parts/key-row.ts';
import { texts } from '../src/web/docs/texts/index.ts';
import type { Answer, Schema, WholeTool } from '../src/web/docs/core/types.ts';
import { put, svg } from '../src/web/shared/dom.ts';
import { createFormat } from '../src/web/shared/format.ts';
import { makeDocument } from './support/document.ts';
import { linesOf } from './support/opened-page.ts';

const { document, all, one, textsAt } = makeDocument();
const t = texts.pt;
const call = vi.fn<() => Promise<Answer>>();
const readTable = vi.fn<(path: string) => Promise<unknown>>();
let key: string | null = 'cnv_1';
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
  service: { call, table: readTable },
  keys: { current: () => key },
} as unknown as Context;

beforeEach(() => {
  key = 'cnv_1';
  for (const mock of [call, readTable]) mock.mockReset();
});

const made = (parts: Partial<WholeTool> = {}): WholeTool => ({
  ...{ id: 'made', method: 'GET', path: '/made', category: 'texto', name: 'Feito', summary: 'Faz' },
  ...{ inputSchema: {}, outputSchema: {}, examples: [], result: [], errors: [] },
  ...parts,
});
const labels = createLabels([], []);

function show(answer: unknown, parts: Partial<WholeTool> = {}, isExample = false) {
  const shown = showAnswer(context, made(parts), labels, { x: 1 }, answer, isExample);
  put(document.body, shown.top, shown.whole);
  return shown.spoken;
}
const press = (name: string) =>
  all('button')
    .findLast(({ textContent }) => textContent === name)
    ?.click();
const numbered = (length: number) => Array.from({ length }, (_, i) => i);

describe('an answer', () => {
  const outputSchema = {
    properties: {
      total: { type: 'number', 'x-unit': 'reais', description: 'O total, em reais' },
      partes: { type: 'object', properties: { peso: { 'x-unit': 'kg', description: 'A massa' } } },
    },
  };

  const answers: readonly (readonly [string, unknown, Partial<WholeTool>, boolean?])[] = [
    [
      'a number with facts',
      { total: 1234.5, dia: '2026-03-05', ok: true },
      { result: ['total'], outputSchema },
    ],
    ['an example', { total: 1 }, { result: ['total'], outputSchema }, true],
    ['a number inside', { partes: { peso: 7 } }, { result: ['partes.peso'], outputSchema }],
    ['24 letters', { text: 'a'.repeat(24) }, {}],
    ['25 letters', { text: 'a'.repeat(25) }, {}],
    ['a valid number', { valid: true, formatted: '529.982' }, { result: ['formatted'] }],
    ['a number that is not said to be valid', { valid: 'true', n: 1 }, { result: ['n'] }],
    ['one item', { cpfs: ['1'] }, {}],
    ['two items', { cpfs: ['1', '2'], aviso: 'Fictícios.' }, {}],
    ['nothing', null, {}],
    ['a disclaimer', { disclaimer: 'No advice.' }, {}],
    ['a notice that is none', { aviso: 1 }, {}],
    ['a list', [{ a: 1 }], {}],
  ];

  it('is drawn by what it is', async () => {
    const lines = answers.flatMap(([name, answer, parts, isExample]) => {
      const spoken = show(answer, parts, isExample);
      press(t.answer.fields);
      return [`# ${name}`, `spoken: ${spoken}`, ...linesOf(document.body)];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/docs/answers.pt.txt');
  });

  it('of 17 lines is shown whole, and of more the first 15 until they are asked for', () => {
    const shown = (count: number) => {
      const text = JSON.stringify(numbered(count - 2), null, 1);
      put(document.body, foldedJson(context, text));
      return text;
    };
    const lines = () => one('pre').textContent?.split('\n').length;
    const whole = shown(17);
    expect([one('pre').textContent, all('button').length]).toEqual([whole, 0]);
    const long = shown(18);
    expect([lines(), one('pre').className]).toEqual([15, 'code json']);
    expect([one('button').textContent, one('button').getAttribute('aria-expanded')]).toEqual([
      t.answer.showLines(18),
      'false',
    ]);
    one('button').click();
    expect([one('pre').textContent, one('pre').className]).toEqual([long, 'code json tall']);
    expect([one('button').textContent, one('button').getAttribute('aria-expanded')]).toEqual([
      t.answer.fewerLines,
      'true',
    ]);
    expect(document.activeElement).toBe(one('button'));
    one('button').click();
    expect([lines(), document.activeElement]).toEqual([15, one('button')]);
  });
});

const refusals: readonly (readonly [string, number, unknown])[] = [
  ['400', 400, { error: 'Não.' }],
  ['400 by field', 400, { error: 'Não.', details: [{ field: 'a', message: 'não' }] }],
  ['422', 422, { error: 'Impossível.' }],
  ['422 of what is not valid', 422, { error: 'Inválido.', valid: false }],
  ['422 of what is not valid, with why', 422, { error: 'Inválido.', valid: false, reason: 'dígito' }],
  ['403', 403, { error: 'Fora do plano.', valid: true }],
  ['no answer', 0, null],
];

it('a refusal is drawn by what it is', async () => {
  const lines = refusals.flatMap(([name, status, body]) => {
    const { top, whole, spoken } = showRefusal(context, { status, body, requestId: 'req_1' });
    put(document.body, top, whole);
    return [`# ${name}`, `spoken: ${spoken}`, ...linesOf(document.body)];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn/docs/refusals.pt.txt');
});

it('a number goes by what is said of its own place, and otherwise of its name', () => {
  const valor = (unit: string): Schema => ({ properties: { valor: { type: 'number', 'x-unit': unit } } });
  const outputSchema = { properties: { a: valor('kg'), b: valor('cm'), c: { 'x-unit': 'g' } } };
  const answer = { a: { valor: 1 }, b: { valor: 2 }, c: 3 };
  const heroOf = (path: string) => {
    show(answer, { result: [path], outputSchema });
    return textsAt('.hero .answer');
  };
  expect(['b.valor', 'c'].map(heroOf)).toEqual([['2 cm'], ['3 g']]);
  show({ c: 3, d: { valor: 4 } }, { outputSchema });
  expect(textsAt('.hero .answer')).toEqual(['3 g']);
});

it('a refusal with its fields is shown as it was answered', () => {
  const body = { error: 'Não.', details: [{ field: 'a', message: 'não' }] };
  put(document.body, showRefusal(context, { status: 400, body, requestId: '' }).top);
  expect(one('pre').textContent).toBe(JSON.stringify(body, null, 2));
});

describe('an explanation', () => {
  const inputSchema = { properties: { explicar: {} } };
  const step = { passo: 'a', formula: '1 + 1', resultado: 1234.5, fonte: null };
  const answered = async (answer: Partial<Answer>) => {
    call.mockResolvedValue({ status: 200, body: null, requestId: '', ...answer });
    show({ a: 1 }, { inputSchema });
    press(t.answer.explanation);
    expect(all('.waiting')).toHaveLength(1);
    await vi.waitFor(() => expect(all('.waiting')).toHaveLength(0));
  };

  it('is there where the tool explains, and somebody may ask it', () => {
    const names = () => textsAt('[role=tab]');
    show({ a: 1 }, { inputSchema });
    expect(names()).toEqual([t.answer.json, t.answer.fields, t.answer.explanation]);
    show({ a: 1 });
    expect(names()).toEqual([t.answer.json, t.answer.fields]);
    key = null;
    show({ a: 1 }, { inputSchema });
    expect(names()).toEqual([t.answer.json, t.answer.fields]);
  });

  it('asks the same call, and draws its steps', async () => {
    const explicacao = [
      step,
      { ...step, descricao: 'Soma', resultado: 'ok', fonte: 'Lei 1' },
      { ...step, resultado: null },
    ];
    await answered({ body: { explicacao } });
    expect(call.mock.calls).toEqual([[made({ inputSchema }), { x: 1, explicar: true }, 'cnv_1', 'pt']]);
    await expect(`${linesOf(one('.scroll')).join('\n')}\n`).toMatchFileSnapshot(
      'drawn/docs/explanation.pt.txt',
    );
  });

  it('is asked without a key where that was forgotten meanwhile', () => {
    call.mockReturnValue(new Promise(() => undefined));
    show({ a: 1 }, { inputSchema });
    key = null;
    press(t.answer.explanation);
    expect(call.mock.lastCall?.slice(2)).toEqual(['', 'pt']);
  });

  it('has 500 steps at once, and all when they are asked for', async () => {
    await answered({ body: { explicacao: numbered(500).map(() => step) } });
    expect([all('.scroll tbody tr').length, all('.more').length]).toEqual([500, 0]);
    await answered({ body: { explicacao: numbered(501).map(() => step) } });
    expect([all('.scroll tbody tr').length, textsAt('.more')]).toEqual([500, [t.answer.showLines(501)]]);
    press(t.answer.showLines(501));
    expect([all('.scroll tbody tr').length, all('.more').length]).toEqual([501, 0]);
    expect(document.activeElement).toBe(one('.scroll'));
  });

  it.each<[Partial<Answer>, string]>([
    [{ status: 400, body: { error: 'Não.' } }, 'Não.'],
    [{ status: 0 }, t.answer.noAnswer],
  ])('that is refused says why: %j', async (answer, why) => {
    await answered(answer);
    expect(textsAt('.message.is-bad')).toEqual([why]);
  });

  it('without steps is empty', async () => {
    await answered({ body: { explicacao: 'x' } });
    expect([all('.scroll tbody tr').length, all('.scroll').length]).toEqual([0, 1]);
  });
});

describe('a drawing', () => {
  const answer = { tabela: { vigencia: '2026-01-01' } };
  const path = '/tabelas/simples-nacional?data=2026-01-01';

  it('is none of a tool that has none, or of an answer that lacks what it needs', () => {
    expect(drawn(context, 'made', {}, answer)).toBeNull();
    expect(drawn(context, 'calculadoras-imc', {}, {})).toBeNull();
    expect(drawn(context, 'calculadoras-simples-nacional', {}, {})).toBeNull();
    expect(readTable).not.toHaveBeenCalled();
  });

  it.each([
    ['has no table', () => Promise.reject(new Error('no'))],
    ['has another table', async () => ({})],
  ])('leaves its place empty where the service %s', async (_, table) => {
    readTable.mockImplementation(table);
    const place = drawn(context, 'calculadoras-simples-nacional', {}, answer);
    await vi.waitFor(() => expect(readTable.mock.settledResults).toHaveLength(1));
    expect(readTable.mock.calls).toEqual([[path]]);
    expect([place?.className, place?.childNodes.length]).toEqual(['drawn', 0]);
  });

  it('is made with the table of the day from which the answer holds', async () => {
    const { 'calculadoras-simples-nacional': simples } = drawings as Record<string, { draw: Drawing }>;
    const draw = vi.spyOn(simples as { draw: Drawing }, 'draw').mockImplementation(() => svg('g'));
    readTable.mockResolvedValue({ id: 'x' });
    const place = drawn(context, 'calculadoras-simples-nacional', { a: 1 }, answer);
    await vi.waitFor(() => expect(place?.innerHTML).toBe('<g></g>'));
    expect(draw.mock.calls).toMatchObject([
      [{ input: { a: 1 }, answer, tables: [{ id: 'x' }], language: 'pt' }],
    ]);
  });

  it('is of SVG', () => {
    expect(svg('g').namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});

it('a key that is taken or forgotten is told of in its row, before anybody else hears of it', () => {
  const keys = {
    ...{ hasDemo: false, current: () => key, isDemo: () => false },
    use: (next: string | null) => void (key = next),
  };
  key = null;
  const heard = vi.fn();
  const { element } = keyRow({ t, keys } as unknown as Context, heard);
  put(document.body, element);
  one('input').value = 'cnv_0123456789abcd';
  press(t.form.useKey);
  expect(textsAt('.line > span')).toEqual([t.form.withOwn('cnv_0123…abcd')]);
  press(t.form.forgetKey);
  expect([all('.key-field').length, key, heard.mock.calls.length]).toEqual([1, null, 2]);
});

describe('a text', () => {
  const tagged = (...children: Parameters<typeof put> extends [Element, ...infer Rest] ? Rest : never) => {
    put(document.body, ...children);
    return document.body.innerHTML;
  };

  it('has its code between grave accents', () => {
    expect(tagged(inlineCode('a `b` c `d`'))).toBe('a <code>b</code> c <code>d</code>');
    expect(tagged(inlineCode('a'))).toBe('a');
  });

  it('is marked where a search found it', () => {
    expect(tagged(marked('Salário: líquido, e salarial', 'salario'))).toBe(
      '<mark>Salário</mark>: líquido, e <mark>salarial</mark>',
    );
    expect(tagged(marked('CPF e CNPJ', 'cnpj cpf'))).toBe('<mark>CPF</mark> e <mark>CNPJ</mark>');
    expect(tagged(marked('boleto', 'x'))).toBe('boleto');
  });
});
