import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { proLabore } from './pro-labore.ts';

const pay = (proLaboreValue: number, values: Record<string, unknown> = {}) =>
  callTool(proLabore, { proLabore: proLaboreValue, ano: 2026, ...values });

describe('pro-labore', () => {
  // Martello Contabilidade, January 2026: 11 % up to a ceiling of 8,475.55; 20 % of the company outside the Simples.
  it.each([
    [1621, 178.31, false],
    [8475.54, 932.31, false],
    [8475.55, 932.31, true],
    [8475.56, 932.31, true],
    [20_000, 932.31, true],
  ])('%d contributes %d', (value, inss, tetoAtingido) => {
    expect(pay(value).inss).toMatchObject({ aliquota: 11, valor: inss, tetoAtingido });
  });

  it.each([
    ['simples', 0, 0],
    ['simples-anexo-iv', 20, 4000],
    ['lucro-presumido', 20, 4000],
    ['lucro-real', 20, 4000],
  ])('%s: the company contributes %d % of the whole pro-labore', (regime, cppAliquota, cpp) => {
    expect(pay(20_000, { regime }).empresa).toEqual({ cppAliquota, cpp, custoTotal: 20_000 + cpp });
  });

  // Lei 9.250/1995, art. 3º-A, by Lei 15.270/2025: none up to 5,000.00, the whole table from 7,350.00 on.
  it('the reduction of 2026 looks at the pro-labore, not at the base', () => {
    expect(pay(5000).irrf).toMatchObject({ base: 4392.8, valor: 0 });
    expect(pay(7349.99).irrf.reducao).toBeGreaterThanOrEqual(0);
    expect(pay(7350).irrf).toMatchObject({ base: 6541.5, impostoTabela: 890.18, reducao: 0, valor: 890.18 });
  });

  it('2025 has the table of its month', () => {
    const of = (mes: number) => callTool(proLabore, { proLabore: 5000, ano: 2025, mes });
    expect(of(4).irrf).toMatchObject({
      baseCalculo: 4435.2,
      parcelaDeduzir: 662.77,
    });
    expect(of(5).irrf).toMatchObject({ baseCalculo: 4392.8, parcelaDeduzir: 675.49 });
    expect(of(4).tabela.vigencia).toBe('2025-01-01');
    expect(of(5).tabela).toEqual({
      ano: 2025,
      vigencia: '2025-05-01',
      fonte: 'Portaria Interministerial MPS/MF nº 6/2025; Lei nº 15.191/2025',
    });
  });

  it('other jobs lower the ceiling that is left', () => {
    expect(pay(3000, { baseOutrosVinculos: 7000 }).inss).toEqual({
      base: 1475.55,
      aliquota: 11,
      valor: 162.31,
      tetoAtingido: true,
    });
    const none = pay(3000, { baseOutrosVinculos: 8475.55 });
    expect(none.inss).toEqual({ base: 0, aliquota: 11, valor: 0, tetoAtingido: true });
    expect(none.descontos.map(({ codigo }: { codigo: string }) => codigo)).not.toContain('inss');
  });

  it('alimony and dependents lower the base of the tax, and alimony the net pay', () => {
    const answer = pay(10_000, { pensaoAlimenticia: 1000, dependentes: 2 });
    expect(answer.irrf.base).toBe(7688.51);
    expect(answer.descontos.at(-1)).toEqual({
      codigo: 'pensao',
      descricao: 'Pensão alimentícia',
      valor: 1000,
    });
    expect(answer.liquido).toBe(sumMoney([10_000, -answer.totalDescontos]));
  });

  it('pay, discounts and net close to the cent, and so do the ratios', () => {
    const calls = fc.record({
      cents: fc.integer({ min: 1, max: 100_000_000 }),
      regime: fc.constantFrom('simples', 'lucro-real'),
      dependentes: fc.nat(20),
    });
    fc.assert(
      fc.property(calls, ({ cents, ...rest }) => {
        const answer = pay(cents / 100, rest);
        const { inss, irrf, empresa, totalDescontos, liquido } = answer;
        expect(sumMoney([inss.valor, irrf.valor])).toBe(totalDescontos);
        expect(sumMoney([liquido, totalDescontos])).toBe(answer.proLabore);
        expect(sumMoney([answer.proLabore, empresa.cpp])).toBe(empresa.custoTotal);
        const burden = (100 * (totalDescontos + empresa.cpp)) / empresa.custoTotal;
        expect(Math.abs(answer.cargaTotal - burden)).toBeLessThan(0.00501);
      }),
    );
  });

  it.each([
    [1620.99, ['abaixo-do-salario-minimo']],
    [1621, []],
  ])('%d warns of %s', (value, avisos) => {
    expect(pay(value).avisos).toEqual(avisos);
  });

  it('a host adds a year with one entry in each table', () => {
    const year = newYear(inssTable, irrfTable, minimumWage);
    const next = (value: unknown) => added(year, 'Lei nova', value);
    const tables = {
      inss: next({ faixas: [{ ate: 9000, aliquota: 14 }] }),
      'irrf-mensal': next(valueOn(irrfTable, '2026-12-31')),
      'salario-minimo': next(1700),
    };
    const answer = callTool(proLabore, { proLabore: 10_000, ano: year }, { tables });
    expect(answer.inss).toMatchObject({ base: 9000, valor: 990 });
    expect(answer.tabela).toEqual({ ano: year, vigencia: `${year}-01-01`, fonte: 'Lei nova' });
  });

  it.each([
    [{}, 400, ['proLabore']],
    [{ proLabore: 0 }, 400, ['proLabore']],
    [{ proLabore: 1, regime: 'mei' }, 400, ['regime']],
    [{ proLabore: 1, dependentes: 21, mes: 0 }, 400, ['dependentes', 'mes']],
    [{ proLabore: 1, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(proLabore, input)).toEqual({ status, fields });
  });
});
