import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, figuresOf, messagesOf, refusal } from '#test/support/call-tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { atrasoTributo } from './atraso-tributo.ts';

const call = (vencimento: string, dataPagamento: string, values: Record<string, unknown> = {}) =>
  figuresOf(atrasoTributo, { valor: 1000, vencimento, dataPagamento, ...values });

describe('fine and interest', () => {
  // Lei 9.430/1996, art. 61, with the Selic that the Receita published for July and August 2025.
  it('add the Selic of the months between, and 1 % of that of the payment', () => {
    expect(call('2025-06-20', '2025-09-15')).toMatchObject({
      diasAtraso: 85,
      multa: { percentual: 20, valor: 200 },
      juros: { percentual: 3.44, valor: 34.4 },
      total: 1234.4,
    });
  });

  // Perguntas e Respostas IRPJ 2017, chapter XVIII: 1 % in the month of the payment, none in that of the due date.
  it.each([
    ['2026-10-20', '2026-10-30', 0],
    ['2026-10-30', '2026-11-04', 1],
  ])('due on %s and paid on %s: %d %% of interest', (due, paid, percentual) => {
    expect(call(due, paid).juros).toMatchObject({ percentual, meses: [] });
  });

  it('is nothing for a tax that is paid on its day', () => {
    expect(call('2026-10-20', '2026-10-20')).toMatchObject({
      diasAtraso: 0,
      multa: { percentual: 0, valor: 0 },
      juros: { percentual: 0, valor: 0 },
      total: 1000,
    });
  });

  it('take the caller’s Selic in place of that of the table, and need it where the table ends', () => {
    const selic = [{ competencia: '2025-07', taxa: 2 }];
    const { juros } = call('2025-06-20', '2025-09-15', { selic });
    expect(juros.percentual).toBe(4.16);
    expect(juros.meses.map(({ origem }: { origem: string }) => origem)).toEqual(['informada', 'tabela']);
    const lacking = messagesOf(atrasoTributo, {
      valor: 1,
      vencimento: '2031-01-20',
      dataPagamento: '2032-06-10',
    });
    expect(lacking['selic']).toContain('2031-02, 2031-03');
  });

  it('read a Selic that the host adds', () => {
    const value = [1.22, 1, 1.2, 1.09, 1.04];
    const tables = { 'selic-mensal': [{ from: '2026-01-01', source: 'Receita Federal', value }] };
    const { juros } = figuresOf(
      atrasoTributo,
      { valor: 2000, vencimento: '2026-03-20', dataPagamento: '2026-06-10' },
      { tables },
    );
    expect(juros).toMatchObject({ percentual: 3.13, valor: 62.6 });
  });

  it('the total is the sum of its parts, each rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 28 }), (cents, day) => {
        const valor = cents / 100;
        const late = call('2025-03-20', `2025-08-${String(day).padStart(2, '0')}`, { valor });
        expect(late.total).toBe(sumMoney([valor, late.multa.valor, late.juros.valor]));
        expect(late.multa.valor).toBeCloseTo(valor * 0.2, 1);
      }),
    );
  });
});

describe('a due date on which banks are closed', () => {
  // 20 June 2026 is a Saturday. Resolução CGSN 140/2018, art. 40: the DAS waits for the next business day.
  it.each([
    ['das', '2026-06-22'],
    ['das-mei', '2026-06-22'],
    ['darf', '2026-06-19'],
    ['gps', '2026-06-19'],
  ])('%s moves to %s', (guia, vencimento) => {
    expect(call('2026-06-20', '2026-06-22', { guia }).vencimento).toBe(vencimento);
  });

  it('moves as the caller says, and the assumptions say how where the caller does not', () => {
    expect(call('2026-06-20', '2026-06-22', { semExpediente: 'prorroga' })).toMatchObject({
      vencimento: '2026-06-22',
      diasAtraso: 0,
      total: 1000,
    });
    const values = { valor: 1000, vencimento: '2026-06-20', dataPagamento: '2026-06-22' };
    expect(callTool(atrasoTributo, values).premissas).toMatchObject({ semExpediente: 'antecipa' });
    expect(callTool(atrasoTributo, { ...values, vencimento: '2026-06-19' }).premissas).toEqual({
      guia: 'darf',
    });
  });
});

describe('the bill', () => {
  it.each([
    ['gps', 'Lei nº 8.212/1991, art. 35; Lei nº 9.430/1996, art. 61'],
    ['das', 'LC nº 123/2006, art. 21, § 3º; Lei nº 9.430/1996, art. 61'],
    ['das-mei', 'LC nº 123/2006, art. 21, § 3º; Lei nº 9.430/1996, art. 61'],
    ['darf', 'Lei nº 9.430/1996, art. 61'],
  ])('%s names its law', (guia, fonte) => {
    expect(call('2026-10-20', '2026-10-21', { guia }).tabela).toEqual({ vigencia: '1997-01-01', fonte });
  });

  // Lei 9.430/1996, art. 68; the DAS of the MEI has no least amount.
  it.each([
    ['darf', 9.99, ['abaixo-de-10-reais']],
    ['das', 9.99, ['abaixo-de-10-reais']],
    ['darf', 10, []],
    ['das-mei', 9.99, []],
  ])('%s of %d warns of %j', (guia, valor, avisos) => {
    expect(call('2026-10-20', '2026-10-21', { guia, valor }).avisos).toEqual(avisos);
  });
});

it.each([
  ['before 2020', { vencimento: '2019-12-31' }, 422, 'vencimento'],
  ['a payment before the due date', { dataPagamento: '2025-06-19' }, 422, 'dataPagamento'],
  ['a date past the known holidays', { dataPagamento: '2099-01-04' }, 422, 'dataPagamento'],
  ['a move of a business day', { semExpediente: 'antecipa' }, 400, 'semExpediente'],
  ['a month that is not read', { selic: [{ competencia: '2025-09', taxa: 1 }] }, 400, 'selic[0].competencia'],
  [
    'a month twice',
    {
      selic: [
        { competencia: '2025-07', taxa: 1 },
        { competencia: '2025-07', taxa: 1 },
      ],
    },
    400,
    'selic[1].competencia',
  ],
])('a call with %s is refused', (_, values, status, field) => {
  const sent = { valor: 1000, vencimento: '2025-06-20', dataPagamento: '2025-09-15', ...values };
  expect(refusal(atrasoTributo, sent)).toMatchObject({ status, fields: [field] });
});
