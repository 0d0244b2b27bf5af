import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import { put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Schema, WholeTool } from '../core/types.ts';
import { foldedJson, showAnswer, showRefusal } from './answer.ts';
import { madeTool, t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, all, one, role, roles, heard } = makeDocument();
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
  keys: { current: () => 'cnv_1', isDemo: () => false },
} as unknown as Context;

/** The answer as read aloud: its status, the value that was asked for, and then the rest. */
function show(answer: unknown, parts: Partial<WholeTool> = {}, isExample = false) {
  const shown = showAnswer(context, madeTool('made', parts), { x: 1 }, answer, isExample);
  put(document.body, shown.top);
  const top = heard();
  put(document.body, shown.whole);
  return { top, spoken: shown.spoken };
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
  const now = `200${t.answer.now}${actions}`;
  const row = (label: string, value: string) => [label, value, `button "Copiar ${label}"`];

  it.each<[string, unknown, Partial<WholeTool>, readonly string[], string]>([
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
    ['nothing', null, {}, [now], '200'],
    ['a disclaimer', { disclaimer: 'No advice.' }, {}, [now, 'No advice.'], '200'],
    ['a notice that is none', { aviso: 1 }, {}, [now], '200'],
  ])('that is %s shows what was asked for first, and says it', (_, answer, parts, top, spoken) => {
    const shown = show(answer, parts);
    const flat = (lines: readonly string[]) => lines.map((line) => line.replaceAll('] [', ']['));
    expect({ ...shown, top: flat(shown.top) }).toEqual({ top: flat(top), spoken });
  });

  it('that is an example says so, and is not spoken', () => {
    const { top, spoken } = show({ total: 1 }, { result: ['total'], outputSchema }, true);
    expect([top[0]?.startsWith(`200${t.answer.example}`), top.slice(1), spoken]).toEqual([
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

  it('has a table of its fields, with what is known of each', () => {
    show({ total: 1, lista: [{ a: 2 }] }, { outputSchema });
    expect(
      heard()
        .filter((line) => line.includes('row:'))
        .map((line) => line.trim()),
    ).toEqual([
      `row: ${Object.values(t.answer.fieldHeads).join(' | ')}`,
      'row: total | R$ 1,00 | O total',
      'row: lista[0].a | 2 |',
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

  it.each([
    [400, { error: 'Não.' }, `400 · ${t.answer.refused}`],
    [422, { error: 'Impossível.' }, `422 · ${t.answer.impossible}`],
    [422, { error: 'Inválido.', valid: false }, t.answer.invalid],
    [403, { error: 'Fora do plano.', valid: true }, `403 · ${t.answer.failed(403)}`],
    [0, null, t.answer.failed(0)],
  ])('of %i with %j says what it is, and why', (status, body, said) => {
    const { top, spoken } = refuse(status, body);
    put(document.body, top);
    const why = body?.error ?? t.answer.noAnswer;
    expect([heard(), spoken]).toEqual([[`${said}req_1`, why], why]);
  });

  it('with its fields keeps what was answered for programs', () => {
    const body = { error: 'Não.', details: [{ field: 'a', message: 'não' }] };
    const { top, whole } = refuse(400, body);
    put(document.body, top, whole);
    expect([all('details[open]').length, all('pre').map(({ textContent }) => textContent)]).toEqual([
      0,
      [JSON.stringify(body, null, 2)],
    ]);
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
