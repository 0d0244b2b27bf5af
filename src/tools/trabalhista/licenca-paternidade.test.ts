import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, valueOn } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { licencaPaternidade } from './licenca-paternidade.ts';

const leave = (dataNascimento: string, more: Record<string, unknown> = {}) =>
  callTool(licencaPaternidade, { salarioBruto: 3000, dataNascimento, ...more });

describe('licenca-paternidade', () => {
  // ADCT, art. 10, § 1º; Lei nº 15.371/2026, art. 11, and art. 2º, § 1º: the day of the birth is the first one.
  it.each([
    ['2025-06-30', 5, '2025-07-04', 0, 500],
    ['2026-12-31', 5, '2027-01-04', 0, 500],
    ['2027-01-01', 10, '2027-01-10', 1000, 0],
    ['2027-12-31', 10, '2028-01-09', 1000, 0],
    ['2028-01-01', 15, '2028-01-15', 1500, 0],
  ])('of a birth on %s has %d days, to %s', (birth, dias, dataFim, valorInss, valorEmpregador) => {
    expect(leave(birth)).toMatchObject({ dias, dataInicio: birth, dataFim, valorInss, valorEmpregador });
  });

  // Lei nº 15.371/2026, art. 11, §§ 1º and 2º: twenty days only once the target of 2028 is met.
  it('of 2029 waits for the fiscal target', () => {
    expect(leave('2029-01-01')).toMatchObject({
      dias: 15,
      avisos: ['duracao-depende-de-meta-fiscal'],
      tabela: { vigente: false },
    });
    expect(leave('2029-01-01', { estimativas: true })).toMatchObject({
      dias: 20,
      avisos: ['duracao-depende-de-meta-fiscal'],
      tabela: { estimativa: true, vigencia: '2029-01-01' },
    });
    expect(leave('2028-12-31', { estimativas: true }).avisos).toEqual([]);
  });

  it('of 2029 needs no target once the law is there', () => {
    const tables = {
      'licenca-paternidade': [
        {
          from: '2029-01-01',
          to: '2099-12-31',
          source: 'Lei nº 15.371/2026',
          value: {
            dias: 20,
            prorrogacao: 15,
            salarioPaternidade: { deficiencia: 3, comunicacao: 30, estabilidade: 1 },
          },
        },
      ],
    };
    const input = { salarioBruto: 3000, dataNascimento: '2029-05-01', estimativas: true };
    const answer = callTool(licencaPaternidade, input, { tables });
    expect(answer).toMatchObject({ dias: 20, avisos: [] });
    expect(answer.tabela).not.toHaveProperty('estimativa');
  });

  // Art. 12: a third more; 10 / 3 is no whole number.
  it.each([
    ['2026-06-01', 5, 0, ['regra-so-desde-2027']],
    ['2027-05-03', 14, 4, ['terco-arredondado']],
    ['2028-05-03', 20, 5, []],
  ])('of a child with a disability born on %s has %d days', (birth, dias, diasDeficiencia, avisos) => {
    expect(leave(birth, { deficiencia: true })).toMatchObject({ dias, diasDeficiencia, avisos });
  });

  // CLT, art. 392, § 8º, by Lei nº 15.371/2026: the count goes on from the discharge.
  it('is longer by a stay in hospital that begins within it', () => {
    expect(leave('2027-03-01', { dataAlta: '2027-03-08' })).toMatchObject({
      dias: 17,
      diasInternacao: 7,
      dataFim: '2027-03-17',
      estabilidadeAte: '2027-04-17',
      valorTotal: 1700,
    });
    const late = { dataInternacao: '2027-03-10', dataAlta: '2027-03-12' };
    expect(leave('2027-03-01', late)).toMatchObject({ dias: 12, diasInternacao: 2 });
    expect(leave('2026-03-01', { dataAlta: '2026-03-08' })).toMatchObject({
      dias: 5,
      diasInternacao: 0,
      avisos: ['regra-so-desde-2027'],
    });
  });

  // Lei nº 11.770/2008, art. 1º, II: 15 days, which the employer pays and sets off against its own tax.
  it('is longer by 15 days under Empresa Cidadã, for employees', () => {
    const city = { empresaCidada: true };
    expect(leave('2026-03-01', city)).toMatchObject({ dias: 20, valorInss: 0, valorEmpregador: 2000 });
    expect(leave('2027-03-01', { ...city, evento: 'adocao' })).toMatchObject({
      dias: 25,
      valorInss: 1000,
      valorEmpregador: 1500,
      pagador: 'empregador',
    });
    expect(() => leave('2027-03-01', { ...city, categoria: 'domestico' })).toThrow('empresaCidada');
  });

  // 2027 has here the bands and the minimum wage of 2026, so that those of 2027 change no figure.
  const as2026 = {
    inss: added(2027, 'Portaria', valueOn(inssTable, '2026-12-31')),
    'salario-minimo': added(2027, 'Decreto', valueOn(minimumWage, '2026-12-31')),
  };

  // Lei nº 8.213/1991, arts. 73-D and 73-E: whole pay of employees and casual workers, else the minimum wage to the ceiling.
  it.each([
    ['empregado', 20_000, 20_000, 'empregador', 988.09],
    ['avulso', 20_000, 20_000, 'inss', 988.09],
    ['domestico', 20_000, 8475.55, 'inss', 988.09],
    ['individual', 20_000, 8475.55, 'inss', 1695.11],
    ['facultativo', 1000, 1621, 'inss', 324.2],
    ['facultativo-simplificado', 1000, 1621, 'inss', 178.31],
    ['mei', 1000, 1621, 'inss', 81.05],
  ])(
    'of %s on %d is worth %d a month',
    (categoria, salarioBruto, valorMensal, pagador, descontoInssMensal) => {
      const input = { salarioBruto, dataNascimento: '2027-03-01', categoria };
      const answer = callTool(licencaPaternidade, input, { tables: as2026 });
      expect(answer).toMatchObject({ valorMensal, pagador, descontoInssMensal });
      const isEmployee = categoria === 'empregado';
      expect(answer.comunicarAte).toBe(isEmployee ? '2027-01-30' : null);
      expect(answer.estabilidadeAte).toBe(isEmployee ? '2027-04-10' : null);
    },
  );

  it('before 2027 is the whole pay of a domestic worker too, by the employer', () => {
    expect(leave('2026-03-01', { categoria: 'domestico', salarioBruto: 20_000 })).toMatchObject({
      valorMensal: 20_000,
      pagador: 'empregador',
      comunicarAte: null,
      estabilidadeAte: null,
    });
  });

  it.each([
    [{}, 400, ['salarioBruto', 'dataNascimento']],
    [{ salarioBruto: 1, dataNascimento: '2019-12-31' }, 422, ['dataNascimento']],
    [{ salarioBruto: 1, dataNascimento: '2026-06-01', categoria: 'individual' }, 422, ['categoria']],
    [{ salarioBruto: 1, dataNascimento: '2027-06-01', dataInternacao: '2027-06-02' }, 400, ['dataAlta']],
    [{ salarioBruto: 1, dataNascimento: '2027-06-01', dataAlta: '2027-05-31' }, 422, ['dataAlta']],
    [{ salarioBruto: 1, dataNascimento: '2026-06-01', dataAlta: '2026-05-31' }, 422, ['dataAlta']],
    [
      {
        salarioBruto: 1,
        dataNascimento: '2027-06-01',
        dataInternacao: '2027-06-11',
        dataAlta: '2027-06-12',
      },
      422,
      ['dataInternacao'],
    ],
    [
      { salarioBruto: 1, dataNascimento: '2027-06-01', dataInternacao: '2027-05-31', dataAlta: '2027-06-12' },
      422,
      ['dataInternacao'],
    ],
    [
      { salarioBruto: 1, dataNascimento: '2027-06-01', evento: 'adocao', dataAlta: '2027-06-12' },
      400,
      ['dataAlta'],
    ],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(licencaPaternidade, input)).toEqual({ status, fields });
  });
});
