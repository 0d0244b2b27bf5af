import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { licencaMaternidade } from './licenca-maternidade.ts';

const input = { salarioBruto: 3000, dataInicio: '2026-03-01' };
const leave = (more: object = {}) => callTool(licencaMaternidade, { ...input, ...more });

describe('licenca-maternidade', () => {
  // STF, ADI 6.327, of 12 March 2020: stays count for births from the next day on.
  it('runs from the discharge for births from 13 March 2020 on', () => {
    const stay = (dataInicio: string) =>
      callTool(licencaMaternidade, { salarioBruto: 3000, dataInicio, dataAlta: '2020-04-20' }).diasInternacao;
    expect([stay('2020-03-12'), stay('2020-03-13')]).toEqual([0, 39]);
  });

  // CLT, art. 392, and Lei 8.213/1991, art. 71: 120 days.
  it('lasts 120 days, 14 after an abortion', () => {
    expect(leave()).toMatchObject({
      dias: 120,
      dataFim: '2026-06-28',
      dataRetorno: '2026-06-29',
      valorTotal: 12_000,
    });
    expect(leave({ evento: 'adocao' }).dias).toBe(120);
    expect(leave({ evento: 'natimorto' }).dias).toBe(120);
    expect(leave({ evento: 'aborto' })).toMatchObject({
      dias: 14,
      dataFim: '2026-03-14',
      valorTotal: 1400,
      estabilidadeAte: null,
    });
  });

  it('Empresa Cidadã adds 60 days that the employer pays, to employees after a birth or an adoption', () => {
    const more = { empresaCidada: true };
    expect(leave(more)).toMatchObject({
      dias: 180,
      valorTotal: 18_000,
      valorInss: 12_000,
      valorEmpregador: 6000,
    });
    expect(leave({ ...more, evento: 'adocao' }).diasProrrogacao).toBe(60);
    for (const other of [{ evento: 'natimorto' }, { evento: 'aborto' }, { categoria: 'mei' }])
      expect(() => leave({ ...more, ...other })).toThrow('empresaCidada');
  });

  // Lei 15.222/2025: after a stay of more than two weeks, 120 days from the discharge, less those taken before the birth.
  describe('a long stay in hospital', () => {
    it.each([
      ['2026-03-15', 0, '2026-06-28'],
      ['2026-03-16', 16, '2026-07-14'],
      ['2026-04-30', 61, '2026-08-28'],
    ])('birth on 1 March, discharge on %s: %i days more, up to %s', (dataAlta, diasInternacao, dataFim) => {
      expect(leave({ dataAlta })).toMatchObject({ diasInternacao, dataFim, dias: 120 + diasInternacao });
    });

    it('counts the days taken before the birth', () => {
      // 28 days before: 92 are left after the discharge of 20 April, up to 21 July.
      const answer = leave({ dataParto: '2026-03-29', dataAlta: '2026-04-20' });
      expect(answer).toMatchObject({ dataFim: '2026-07-21', diasInternacao: 23 });
    });

    it('counts only after a birth', () => {
      expect(() => leave({ evento: 'adocao', dataAlta: '2026-06-01' })).toThrow('dataAlta');
    });
  });

  // Lei 8.213/1991, arts. 72 and 73.
  it.each([
    ['empregada', 20_000, 20_000, 'empregador'],
    ['avulsa', 20_000, 20_000, 'inss'],
    ['domestica', 20_000, 8475.55, 'inss'],
    ['individual', 20_000, 8475.55, 'inss'],
    ['facultativa', 1000, 1621, 'inss'],
    ['mei', 1000, 1621, 'inss'],
    ['empregada', 1000, 1000, 'empregador'],
  ])('%s earning %d is paid %d by %s', (categoria, salarioBruto, valorMensal, pagador) => {
    expect(leave({ categoria, salarioBruto })).toMatchObject({ valorMensal, pagador });
  });

  it('the adoption of an employee is paid by the INSS (Lei 8.213/1991, art. 71-A, § 1º)', () => {
    expect(leave({ evento: 'adocao' }).pagador).toBe('inss');
    expect(leave({ evento: 'natimorto' }).pagador).toBe('empregador');
  });

  // Lei 8.212/1991, arts. 20, 21 and 28, § 2º. INSS of 4000.00 in 2025: the examples of Receita Federal for Lei 15.270.
  it.each([
    ['empregada', 373.41],
    ['domestica', 373.41],
    ['avulsa', 373.41],
    ['individual', 800],
    ['facultativa', 800],
    ['facultativa-simplificada', 440],
    ['mei', 200],
  ])('%s contributes %d a month on 4000.00', (categoria, descontoInssMensal) => {
    const more = { categoria, salarioBruto: 4000, dataInicio: '2025-06-01' };
    expect(leave(more)).toMatchObject({ descontoInssMensal });
  });

  // ADCT, art. 10, II, b.
  it('stability lasts five months from the birth, of employees and domestic workers', () => {
    expect(leave({ dataParto: '2026-03-20' }).estabilidadeAte).toBe('2026-08-20');
    expect(leave({ categoria: 'domestica' }).estabilidadeAte).toBe('2026-08-01');
    expect(leave({ evento: 'adocao' }).estabilidadeAte).toBe('2026-08-01');
    expect(leave({ categoria: 'mei' }).estabilidadeAte).toBeNull();
    expect(leave({ evento: 'natimorto' }).estabilidadeAte).toBeNull();
  });

  it('the year of the start picks the tables', () => {
    const more = { categoria: 'mei', salarioBruto: 100 };
    expect(leave({ ...more, dataInicio: '2025-12-31' })).toMatchObject({
      valorMensal: 1518,
      tabela: { ano: 2025 },
    });
    expect(leave({ ...more, dataInicio: '2026-01-01' }).valorMensal).toBe(1621);
  });

  it.each([
    [{ dataInicio: '2026-03-01' }, 400, 'salarioBruto'],
    [{ salarioBruto: 3000 }, 400, 'dataInicio'],
    [{ ...input, categoria: 'outra' }, 400, 'categoria'],
    [{ ...input, evento: 'outro' }, 400, 'evento'],
    [{ ...input, dataParto: '2026-02-28' }, 422, 'dataParto'],
    [{ ...input, dataParto: '2026-03-30' }, 422, 'dataParto'],
    [{ ...input, dataParto: '2026-03-10', dataAlta: '2026-03-09' }, 422, 'dataAlta'],
    [{ ...input, dataInicio: '2019-12-31' }, 422, 'dataInicio'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(licencaMaternidade, values)).toEqual({ status, fields: [field] });
  });
});
