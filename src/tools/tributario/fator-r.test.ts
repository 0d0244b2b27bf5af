import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
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

  // LC 214/2025, Anexos XX and XXII: 32.90 % and 30.40 % in the sixth band of 2027.
  it('of 2027 compares by the annexes of 2027, and tells the months that a month counts', () => {
    const { comparativo, tabela } = factor(500_000, 4_500_000, { receitaMes: 400_000, ano: 2027 });
    // With ICMS and ISS in the DAS: the ISS at its cap of 20,000.00, and what is above it shared.
    expect(comparativo).toMatchObject({ anexoIII: { das: 98_522.52 }, anexoV: { das: 94_087.11 } });
    expect(tabela).toMatchObject({ ano: 2027, vigencia: '2027-01-01' });
    const month = { folha12: 1, rbt12: 1, competencia: '2027-03' };
    expect(callTool(fatorR, month).janelaRbt12).toEqual({ de: '2026-02', ate: '2027-01' });
    expect(callTool(fatorR, { ...month, competencia: '2026-03' }).janelaRbt12.ate).toBe('2026-02');
  });

  it.each([
    [27_999.99, 27.99, 'V'],
    [28_000, 28, 'III'],
    [28_000.01, 28, 'III'],
  ])('of a revenue of 100,000.00 and a payroll of %d is %d %%, annex %s', (folha12, percent, anexo) => {
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

  // Annex V costs less than III near the end of the last bracket: 30.5 % − 540,000 against 33 % − 648,000, 19.25 and 19.5 %;
  // the ISS by the fifth band, 23.5 % of 23 % − 62,100 and 33.5 % of 21 % − 125,640: 5.10097 and 6.15813 %.
  it('compares the DAS of both annexes, with its sign', () => {
    expect(factor(0, 4_800_000, { receitaMes: 400_000 }).comparativo).toEqual({
      anexoIII: { faixa: 6, aliquotaEfetiva: 25.6581, das: 102_632.55 },
      anexoV: { faixa: 6, aliquotaEfetiva: 24.351, das: 97_403.87 },
      economiaMensal: -5228.68,
    });
    expect(factor(0, 100)).not.toHaveProperty('comparativo');
  });

  it('a host adds a year with one entry in each table', () => {
    const year = newYear(factorRTable, simplesTable);
    const tables = {
      'fator-r': added(year, 'Lei nova', { ...valueOn(factorRTable, '2026-12-31'), minimo: 30 }),
      'simples-nacional': added(year, 'Lei nova', valueOn(simplesTable, '2026-12-31')),
    };
    const answer = callTool(fatorR, { folha12: 29, rbt12: 100, ano: year }, { tables });
    expect(answer).toMatchObject({ anexo: 'V', faltaAnual: 1, tabela: { ano: year, fonte: 'Lei nova' } });
  });

  it.each([
    [{ rbt12: 1 }, 400, ['folha12']],
    [{ folha12: 1 }, 400, ['rbt12']],
    [{ folha12: -1, rbt12: 1.001 }, 400, ['folha12', 'rbt12']],
    [{ folha12: 1, rbt12: 0, receitaMes: 1 }, 422, ['rbt12']],
    [{ folha12: 1, rbt12: 1, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(fatorR, input)).toEqual({ status, fields });
  });
});
