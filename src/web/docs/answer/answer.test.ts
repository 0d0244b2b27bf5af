import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import { put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import { showAnswer } from './answer.ts';
import { foldedJson } from './folded-json.ts';
import { showRefusal } from './refusal.ts';
import { type Made, madeTool, t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, one, role, roles, heard } = makeDocument();
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
  keys: { current: () => 'cnv_1', isDemo: () => false },
} as unknown as Context;

/** The answer as read aloud: its status, the value that was asked for, and then the rest. */
function show(answer: unknown, parts: Made = {}, origin: 'example' | 'call' = 'call') {
  const shown = showAnswer(context, { tool: madeTool('made', parts), input: { x: 1 }, answer, origin });
  put(document.body, shown.top);
  return { top: heard(), spoken: shown.spoken };
}
const numbered = (length: number) => Array.from({ length }, (_, i) => i);

describe('an answer', () => {
  const outputSchema = {
    properties: {
      total: { type: 'number', 'x-unit': 'reais', description: 'O total, em reais' },
      partes: { type: 'object', properties: { peso: { 'x-unit': 'kg', description: 'A massa' } } },
    },
  };
  const actions = `[button "${t.answer.copyWhole}"] [button "${t.answer.download}"]`;
  const now = `${t.answer.now}${actions}`;
  const row = (label: string, value: string) => [label, value, `button "Copiar ${label}"`];

  it.each<[string, unknown, Made, readonly string[], string]>([
    [
      'a number with others',
      { total: 1234.5, dia: '2026-03-05', ok: true, nada: null, x: 1 },
      { result: ['total'], outputSchema },
      [now, 'O total', 'R$ 1.234,50', ...row('Dia', '5 mar. 2026'), 'Ok', t.yes],
      'O total: R$ 1.234,50',
    ],
    [
      'a number inside',
      { partes: { peso: 7, cor: 'azul' } },
      { result: ['partes.peso'], outputSchema },
      [now, 'A massa', '7 kg', 'heading 3 "Partes"', ...row('Cor', 'azul')],
      'A massa: 7 kg',
    ],
    [
      'a valid number',
      { valid: true, value: '529982', formatted: '529.982' },
      { result: ['formatted'] },
      [`${t.answer.valid}${t.answer.now}${actions}`, '529.982'],
      'Formatted: 529.982',
    ],
    [
      'a number that is not said to be valid',
      { valid: 'true', n: 1 },
      { result: ['n'] },
      [now, 'N', '1', ...row('Valid', 'true')],
      'N: 1',
    ],
    [
      'two items with a notice',
      { cpfs: ['1', '2'], aviso: 'Fictícios.' },
      {},
      [
        `${t.answer.items(2)}${t.answer.now}[button "${t.answer.copyAll}"] [button "${t.answer.download}"]`,
        'list',
        '  - 1 [button "Copiar 1"]',
        '  - 2 [button "Copiar 2"]',
        'Fictícios.',
      ],
      t.answer.items(2),
    ],
    ['nothing', null, {}, [now], t.answer.now],
    ['a disclaimer', { disclaimer: 'No advice.' }, {}, [now, 'No advice.'], t.answer.now],
    [
      'a notice that names a field',
      { aviso: 'Sem cpp12, conta menos.' },
      { inputSchema: { properties: { cpp12: { title: 'CPP' } } } },
      [now, 'Sem “CPP”, conta menos.'],
      t.answer.now,
    ],
    ['a notice that is none', { aviso: 1 }, {}, [now], t.answer.now],
  ])('that is %s shows what was asked for first, and says it', (_, answer, parts, top, spoken) => {
    const shown = show(answer, parts);
    const flat = (lines: readonly string[]) => lines.map((line) => line.replaceAll('] [', ']['));
    expect({ ...shown, top: flat(shown.top) }).toEqual({ top: flat(top), spoken });
  });

  it('with facts has its other values folded, and a list without a drawing open', () => {
    const money = { type: 'number', 'x-unit': 'reais' };
    const outputSchema = {
      'x-why': [{ text: 'Sai {a}.' }],
      'x-facts': ['a', 'b', 'c'],
      properties: {
        ...Object.fromEntries(['total', 'a', 'b', 'c', 'd'].map((name) => [name, { title: name, ...money }])),
        lista: { title: 'Lista', items: { properties: { e: { title: 'E' } } } },
      },
    };
    const lista = [{ e: 'um' }, { e: 'dois' }];
    const { top } = show({ total: 9, a: 1, b: 2, c: 3, d: 4, lista }, { result: ['total'], outputSchema });
    expect(top.slice(1, 9)).toEqual(['Total', 'R$ 9,00', 'Sai 1,00.', 'A', '1,00', 'B', '2,00', 'C']);
    expect(top.some((line) => line.trim() === 'row: dois')).toBe(true);
    expect(top.at(-1)).toBe(`  button "${t.answer.allValues(1)}"`);
  });

  it('that is an example says so, and is not spoken', () => {
    const { top, spoken } = show({ total: 1 }, { result: ['total'], outputSchema }, 'example');
    expect([top[0]?.startsWith(t.answer.example), top.slice(1), spoken]).toEqual([
      true,
      ['O total', 'R$ 1,00'],
      '',
    ]);
  });

  it('shows warnings in words, what it took for given, and where its figures are from', () => {
    const code: Schema = { oneOf: [{ const: 'a-conferir', description: 'Confira.' }] };
    const outputSchema = { properties: { avisos: { type: 'array', items: code } } };
    const answer = {
      avisos: ['a-conferir'],
      premissas: { dias: 30, faixas: {} },
      tabela: { fonte: 'Lei 1' },
    };
    const { top } = show(answer, { outputSchema });
    expect(top.slice(1)).toEqual([
      'Confira.',
      'group',
      `  button "${t.answer.assumed}"`,
      `${t.answer.source}: Lei 1`,
    ]);
  });

  it('of 17 lines is shown whole, and of more the first 15 until they are asked for', () => {
    const shown = (count: number) => {
      const text = JSON.stringify(numbered(count - 2), null, 1);
      put(document.body, foldedJson(context, text));
      return text;
    };
    const lines = () => one('pre').textContent?.split('\n').length;
    const whole = shown(17);
    expect([one('pre').textContent, roles('button').length]).toEqual([whole, 0]);
    const long = shown(18);
    expect(lines()).toBe(15);
    const isExpanded = (name: string) => role('button', name).getAttribute('aria-expanded');
    expect(isExpanded(t.answer.showLines(18))).toBe('false');
    role('button').click();
    expect(one('pre').textContent).toBe(long);
    expect(isExpanded(t.answer.fewerLines)).toBe('true');
    expect(document.activeElement).toBe(role('button'));
    role('button').click();
    expect([lines(), document.activeElement]).toEqual([15, role('button')]);
  });

  it('has a unit by what is said of its own place, and otherwise of its name', () => {
    const valor = (unit: string): Schema => ({ properties: { valor: { type: 'number', 'x-unit': unit } } });
    const outputSchema = { properties: { a: valor('kg'), b: valor('cm'), c: { 'x-unit': 'g' } } };
    const answer = { a: { valor: 1 }, b: { valor: 2 }, c: 3 };
    const heroOf = (path: string) => show(answer, { result: [path], outputSchema }).top[2];
    expect(['b.valor', 'c'].map(heroOf)).toEqual(['2 cm', '3 g']);
    expect(show({ c: 3, d: { valor: 4 } }, { outputSchema }).top[2]).toBe('3 g');
  });
});

describe('a refusal', () => {
  const refuse = (
    status: number,
    body: unknown,
    id = 'made',
    retry: (value: string) => void = () => undefined,
  ) => showRefusal(context, madeTool(id), { status, body, requestId: 'req_1' }, retry);

  it('says that a document is wrong, and why', () => {
    const { top, spoken } = refuse(422, { error: 'Inválido.', valid: false });
    put(document.body, top);
    expect([heard(), spoken]).toEqual([[t.answer.invalid, 'Inválido.'], 'Inválido.']);
  });

  it('a refusal of a document offers the one that is right', () => {
    const tried: string[] = [];
    const body = { error: 'CPF inválido.', valid: false, value: '529.982.247-26', reason: 'check-digit' };
    put(document.body, refuse(422, body, 'cpf', (value) => tried.push(value)).top);
    expect(heard()).toContain('Termina em 26, deveria terminar em 25');
    role('button', t.answer.check('529.982.247-25')).click();
    expect(tried).toEqual(['529.982.247-25']);
    const lost = { error: 'Falta um zero.', valid: false, value: '1', candidate: '01' };
    put(document.body, refuse(400, lost, 'cpf', (value) => tried.push(value)).top);
    role('button', t.answer.check('01')).click();
    expect(tried.at(-1)).toBe('01');
  });
});
