import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../../../test/support/call-tool.ts';
import { factorRTable } from '../../tables/fator-r.ts';
import { simplesTable } from '../../tables/simples-nacional.ts';
import { fatorR } from './fator-r.ts';

const factor = (folha12: number, rbt12: number, more: Record<string, unknown> = {}) =>
  callTool(fatorR, { folha12, rbt12, ano: 2026, ...more });

describe('fator-r', () => {
  // Two worked examples of a tax forum (contabeis.com.br, tópico 285990): 0.50, annex III; 0.25, annex V.
  it.each([
    [250_000, 500_000, 50, 'III'],
    [30_000, 120_000, 25, 'V'],
  ])('%d over %d is %d %%: annex %s', (folha12, rbt12, percent, anexo) => {
    expect(factor(folha12, rbt12)).toMatchObject({ fatorR: percent, anexo });
  });

  it.each([
    [27_999.99, 27.99, 'V'],
    [28_000, 28, 'III'],
    [28_000.01, 28, 'III'],
  ])('of a revenue of 100,000.00, a payroll of %d: %d %% shown, annex %s', (folha12, percent, anexo) => {
    expect(factor(folha12, 100_000)).toMatchObject({ fatorR: percent, anexo });
  });

  // Resolução CGSN 140/2018, art. 26, §§ 4º to 6º.
  it.each([
    [0, 0, 1, 'V'],
    [0, 100_000, 1, 'V'],
    [100, 0, 28, 'III'],
  ])('payroll %d and revenue %d count as %d %%', (folha12, rbt12, percent, anexo) => {
    expect(factor(folha12, rbt12)).toMatchObject({ fatorR: percent, anexo });
  });

  it('says what is missing to 28 %, or the room above', () => {
    expect(factor(60_000, 240_000)).toMatchObject({
      folhaMinima: 67_200,
      faltaAnual: 7200,
      faltaMensal: 600,
      folga: 0,
    });
    expect(factor(70_000, 240_000)).toMatchObject({ faltaAnual: 0, faltaMensal: 0, folga: 2800 });
  });

  it('paying what is missing leads to annex III, and a real less to V', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 480_000_000 }), (cents) => {
        const rbt12 = cents / 100;
        const { faltaAnual } = factor(0, rbt12);
        expect(factor(Math.round(faltaAnual * 100 + 1) / 100, rbt12).anexo).toBe('III');
        expect(factor(Math.max(0, Math.round(faltaAnual * 100 - 1) / 100), rbt12).anexo).toBe('V');
      }),
    );
  });

  // Annex V costs less than III near the end of the last bracket: 30.5 % − 540,000 against 33 % − 648,000.
  it('compares the DAS of both annexes, with its sign', () => {
    expect(factor(0, 4_800_000, { receitaMes: 400_000 }).comparativo).toEqual({
      anexoIII: { faixa: 6, aliquotaEfetiva: 19.5, das: 78_000 },
      anexoV: { faixa: 6, aliquotaEfetiva: 19.25, das: 77_000 },
      economiaMensal: -1000,
    });
    expect(factor(0, 100)).not.toHaveProperty('comparativo');
  });

  it('a host adds 2027 with one entry in each table', () => {
    const next = (entry: object) => [{ ...entry, from: '2027-01-01', to: '2027-12-31', source: 'Lei nova' }];
    const tables = {
      'fator-r': next({ value: { ...factorRTable.entries[0]?.value, minimo: 30 } }),
      'simples-nacional': next({ value: simplesTable.entries[0]?.value }),
    } as never;
    const answer = callTool(fatorR, { folha12: 29, rbt12: 100, ano: 2027 }, { tables });
    expect(answer).toMatchObject({ anexo: 'V', faltaAnual: 1, tabela: { ano: 2027, fonte: 'Lei nova' } });
  });

  it.each([
    [{ rbt12: 1 }, 400, ['folha12']],
    [{ folha12: 1 }, 400, ['rbt12']],
    [{ folha12: -1, rbt12: 1.001 }, 400, ['folha12', 'rbt12']],
    [{ folha12: 1, rbt12: 0, receitaMes: 1 }, 422, ['rbt12']],
    [{ folha12: 1, rbt12: 4_800_000.01, receitaMes: 1 }, 422, ['rbt12']],
    [{ folha12: 1, rbt12: 1, ano: 2024 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(fatorR, input)).toEqual({ status, fields });
  });
});
