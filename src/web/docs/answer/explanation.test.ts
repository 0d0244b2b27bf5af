import { beforeEach, describe, expect, it, vi } from 'vitest';
import { put } from '../../shared/dom.ts';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import type { Answer, WholeTool } from '../core/types.ts';
import { explanation } from './explanation.ts';
import { madeTool, t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';
import { nameOf } from '#test/support/heard.ts';

const { document, all, role, roles } = makeDocument();
const call = vi.fn<() => Promise<Answer>>();
let key: string | null = 'cnv_1';
let isDemo = true;
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
  service: { call },
  keys: { current: () => key, isDemo: () => isDemo },
} as unknown as Context;

beforeEach(() => {
  key = 'cnv_1';
  isDemo = true;
  call.mockReset().mockReturnValue(new Promise(() => undefined));
});

function show(parts: Partial<WholeTool> = {}) {
  put(document.body, explanation(context, madeTool('made', parts), { x: 1 }));
}
const numbered = (length: number) => Array.from({ length }, (_, i) => i);

describe('an explanation', () => {
  const inputSchema = { properties: { explicar: {} } };
  const step = { passo: 'a', formula: '1 + 1', resultado: 1234.5, fonte: null };
  const answered = async (answer: Partial<Answer>) => {
    call.mockResolvedValue({ status: 200, body: null, requestId: '', ...answer });
    show({ inputSchema });
    expect(roles('status')).toHaveLength(1);
    await vi.waitFor(() => expect(roles('status')).toHaveLength(0));
    for (const fold of all('.fold')) fold.setAttribute('open', '');
  };

  const steps = () => all('.fold tbody tr').length;
  const more = () => roles('button', /^Mostrar/);

  it('the tab asks for a key that is missing', () => {
    [key, isDemo] = [null, false];
    show({ inputSchema });
    expect([document.body.textContent, call.mock.calls]).toEqual([t.form.needsKey, []]);
  });

  it('asks the same call, and draws its steps', async () => {
    const explicacao = [
      step,
      { ...step, descricao: 'Soma', resultado: 'ok', fonte: 'Lei 1' },
      { ...step, resultado: null },
    ];
    await answered({ body: { explicacao } });
    expect(call.mock.calls).toEqual([
      [madeTool('made', { inputSchema }), { x: 1, explicar: true }, 'cnv_1', 'pt'],
    ]);
    expect(all('.fold tbody tr').map(({ textContent }) => textContent)).toEqual([
      'aa1 + 11.234,5',
      'Somaa1 + 1Lei 1ok',
      'aa1 + 1null',
    ]);
  });

  it('waits, with a key of the caller, until it is wanted; and is asked without one where that was forgotten', () => {
    call.mockReturnValue(new Promise(() => undefined));
    isDemo = false;
    show({ inputSchema });
    key = null;
    expect(call).not.toHaveBeenCalled();
    role('button', t.answer.explain).click();
    expect(call.mock.lastCall?.slice(2)).toEqual(['', 'pt']);
  });

  it('has 500 steps at once, and all when they are asked for', async () => {
    await answered({ body: { explicacao: numbered(500).map(() => step) } });
    expect([steps(), more().length]).toEqual([500, 0]);
    await answered({ body: { explicacao: numbered(501).map(() => step) } });
    expect([steps(), more().map(nameOf)]).toEqual([500, [t.answer.showLines(501)]]);
    role('button', t.answer.showLines(501)).click();
    expect([steps(), more().length]).toEqual([501, 0]);
    expect(document.activeElement).toBe(role('region', t.answer.explained));
  });

  it.each<[Partial<Answer>, string]>([
    [{ status: 400, body: { error: 'Não.' } }, 'Não.'],
    [{ status: 0 }, t.answer.noAnswer],
  ])('that is refused says why: %j', async (answer, why) => {
    await answered(answer);
    expect(document.body.textContent).toBe(why);
  });

  it('without steps is empty', async () => {
    await answered({ body: { explicacao: 'x' } });
    expect([steps(), roles('region', t.answer.explained).length]).toEqual([0, 1]);
  });
});
