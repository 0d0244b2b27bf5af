import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { salarioProporcional } from './salario-proporcional.ts';

const call = (input: Record<string, unknown>, options = {}) =>
  callTool(salarioProporcional, { salarioBruto: 3000, ...input }, options);
const from = (dataInicio: string, dataFim: string) => ({ dataInicio, dataFim });

describe('salario-proporcional', () => {
  // blogdocleris.com.br, "Salário proporcional": 2000.00, admitted on 10 February of a year without a leap day.
  it('by the days of the month pays 19 of 28', () => {
    const input = { salarioBruto: 2000, ...from('2025-02-10', '2025-02-28'), criterio: 'dias-do-mes' };
    expect(call(input)).toMatchObject({
      divisor: 28,
      diasTrabalhados: 19,
      valorDia: 71.43,
      salarioProporcional: 1357.14,
    });
  });

  it.each([
    // A whole month is 30 days, a part its real days, at most 30.
    ['2026-02-01', '2026-02-28', 30],
    ['2026-02-01', '2026-02-27', 27],
    ['2026-02-02', '2026-02-28', 27],
    ['2026-03-01', '2026-03-31', 30],
    ['2026-03-02', '2026-03-31', 30],
    ['2026-03-03', '2026-03-31', 29],
    ['2026-04-01', '2026-04-30', 30],
    ['2026-04-02', '2026-04-30', 29],
    ['2026-04-15', '2026-04-15', 1],
  ])('by thirtieths, %s to %s is %d days', (start, end, days) => {
    expect(call(from(start, end))).toMatchObject({
      divisor: 30,
      diasTrabalhados: days,
      salarioProporcional: days * 100,
    });
  });

  it.each([
    ['2026-02-01', '2026-02-28', 28],
    ['2026-03-01', '2026-03-31', 31],
    ['2026-04-01', '2026-04-30', 30],
  ])('by the days of the month, %s to %s is the whole pay: %d days', (start, end, days) => {
    expect(call({ ...from(start, end), criterio: 'dias-do-mes' })).toMatchObject({
      divisor: days,
      diasTrabalhados: days,
      salarioProporcional: 3000,
    });
  });

  it('a number of days is of 30, and takes no criterion', () => {
    expect(call({ diasTrabalhados: 22, ano: 2026 })).toMatchObject({
      divisor: 30,
      diasTrabalhados: 22,
      salarioProporcional: 2200,
    });
    expect(() => call({ diasTrabalhados: 22, criterio: 'dias-do-mes' })).toThrow('criterio');
    expect(call({ diasTrabalhados: 0 })).toMatchObject({
      salarioProporcional: 0,
      inss: { base: 0, valor: 0 },
      irrf: { base: 0, valor: 0 },
      liquido: 0,
    });
  });

  it('absences are taken off the days', () => {
    expect(call({ ...from('2026-03-10', '2026-03-31'), faltas: 2 })).toMatchObject({
      diasTrabalhados: 22,
      faltas: 2,
      diasPagos: 20,
      salarioProporcional: 2000,
    });
    // All of the 31 days of a month that pays 30.
    expect(call({ ...from('2026-03-01', '2026-03-31'), faltas: 31 })).toMatchObject({
      diasPagos: 0,
      liquido: 0,
    });
  });

  it.each([
    // The INSS by the published amounts to deduct: 12 % − 111.40 in 2026, 12 % − 106.59 in 2025.
    ['2026-12', 368.6, 3392.8, 0, 3631.4],
    // 15 % − 394.16, since May 2025, and 15 % − 381.44 before.
    ['2025-05', 373.41, 3392.8, 114.76, 3511.83],
    ['2025-04', 373.41, 3435.2, 133.84, 3492.75],
  ])('the dates set the tables: %s', (month, inss, base, irrf, liquido) => {
    expect(call({ salarioBruto: 6000, ...from(`${month}-01`, `${month}-20`) })).toMatchObject({
      salarioProporcional: 4000,
      inss: { base: 4000, valor: inss },
      irrf: { base, valor: irrf },
      liquido,
      fgts: { base: 4000, valor: 320 },
    });
  });

  it('a number of days uses the tables of December of the year', () => {
    const { irrf, tabela } = call({ salarioBruto: 6000, diasTrabalhados: 20, ano: 2025 });
    expect([irrf.valor, tabela.ano, tabela.vigencia]).toEqual([114.76, 2025, '2025-05-01']);
  });

  it('dependents lower the tax', () => {
    const input = { salarioBruto: 6000, ...from('2025-06-01', '2025-06-20'), dependentes: 2 };
    // 373.41 + 2 × 189.59 pass the simplified 607.20: 3247.41 × 15 % − 394.16.
    expect(call(input).irrf).toEqual({ base: 3247.41, valor: 92.95 });
  });

  it('withholds from the unrounded pay, and has for its net the sum of what is shown', () => {
    // 1000.00 / 31 × 17.
    const input = { salarioBruto: 1000, ...from('2026-01-15', '2026-01-31'), criterio: 'dias-do-mes' };
    expect(call(input)).toMatchObject({
      valorDia: 32.26,
      salarioProporcional: 548.39,
      inss: { base: 548.39, valor: 41.13 },
      liquido: 507.26,
      fgts: { base: 548.39, valor: 43.87 },
    });
  });

  const year = newYear(inssTable, irrfTable);

  it('a new year without its tables: a number of days takes the last ones, and so does a date of it', () => {
    const now = january(year);
    expect(call({ diasTrabalhados: 20 }, { now }).tabela).toMatchObject({
      ano: lastYear(inssTable, irrfTable),
      vigente: false,
    });
    const dates = { salarioBruto: 3000, ...from(`${year}-01-01`, `${year}-01-15`) };
    const { tabela } = callTool(salarioProporcional, dates, { now });
    expect(tabela).toMatchObject({ ano: lastYear(inssTable, irrfTable), vigente: false });
  });

  it('takes a year that the host adds', () => {
    const faixas = [{ ate: 9000, aliquota: 10 }];
    const bracket = { ate: null, aliquota: 20, parcelaDeduzir: 0 };
    const tables = {
      inss: added(year, 'Portaria A', { faixas }),
      'irrf-mensal': added(year, 'Lei B', {
        faixas: [bracket],
        dependente: 200,
        descontoSimplificado: 0,
        reducao: null,
      }),
    };
    expect(call(from(`${year}-01-01`, `${year}-01-10`), { tables })).toMatchObject({
      inss: { base: 1000, valor: 100 },
      irrf: { base: 900, valor: 180 },
      liquido: 720,
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Portaria A; Lei B' },
    });
  });

  it.each([
    [{}, 400, 'dataInicio'],
    [{ dataInicio: '2026-03-10' }, 400, 'dataFim'],
    [{ dataFim: '2026-03-10' }, 400, 'dataInicio'],
    [{ ...from('2026-03-10', '2026-03-31'), diasTrabalhados: 22 }, 400, 'dataInicio'],
    [from('2026-03-10', '2026-03-09'), 422, 'dataFim'],
    [from('2026-03-10', '2026-04-01'), 422, 'dataFim'],
    [from('2025-03-10', '2026-03-31'), 422, 'dataFim'],
    [from('2019-03-10', '2019-03-31'), 422, 'dataInicio'],
    [from('2026-02-10', '2026-02-29'), 422, 'dataFim'],
    [{ diasTrabalhados: 31 }, 400, 'diasTrabalhados'],
    [{ diasTrabalhados: 10, ano: 2019 }, 422, 'ano'],
    [{ diasTrabalhados: 10, criterio: 'dias-uteis' }, 400, 'criterio'],
    [{ diasTrabalhados: 10, faltas: 11 }, 422, 'faltas'],
    [{ ...from('2026-03-10', '2026-03-31'), faltas: 23 }, 422, 'faltas'],
    [{ diasTrabalhados: 10, faltas: 32 }, 400, 'faltas'],
    [{ diasTrabalhados: 10, dependentes: 21 }, 400, 'dependentes'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(salarioProporcional, { salarioBruto: 3000, ...input })).toEqual({
      status,
      fields: [field],
    });
  });
});
