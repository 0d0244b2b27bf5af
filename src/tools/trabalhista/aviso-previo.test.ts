import { describe, expect, it } from 'vitest';
import { addMonths } from '../../lib/dates/dates.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { avisoPrevio } from './aviso-previo.ts';

const call = (input: Record<string, unknown>) => figuresOf(avisoPrevio, { salarioBruto: 3000, ...input });

describe('aviso-previo', () => {
  // Nota Técnica CGRT/SRT/MTE 184/2012: the table of 0 to 20 years of service.
  it('30 days and 3 for each whole year, at most 90', () => {
    const days = Array.from({ length: 25 }, (_, years) => {
      const dataAviso = addMonths('2000-01-01', years * 12);
      return call({ dataAdmissao: '2000-01-01', dataAviso }).diasAviso;
    });
    expect(days.slice(0, 21)).toEqual([
      30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 87, 90,
    ]);
    expect(days.slice(21)).toEqual([90, 90, 90, 90]);
  });

  it('a year is whole on the eve of its anniversary, whose day counts', () => {
    const years = (dataAviso: string, dataAdmissao = '2020-03-15') =>
      call({ dataAdmissao, dataAviso }).anosCompletos;
    expect(['2023-03-13', '2023-03-14', '2023-03-15'].map((date) => years(date))).toEqual([2, 3, 3]);
    // Lei 810/1949, art. 3º: a year from 29 February ends on 28 February.
    expect(['2025-02-27', '2025-02-28'].map((date) => years(date, '2024-02-29'))).toEqual([0, 1]);
  });

  // TST, SDI-1, E-RR-1964-73.2013.5.09.0009: what passes the 30 days is paid; more of it may be worked.
  it('is worked for as many days as are asked for, and the rest is paid', () => {
    const worked = { dataAdmissao: '2020-03-15', dataAviso: '2026-06-10', tipo: 'trabalhado' };
    expect(call(worked)).toMatchObject({ diasTrabalhados: 30, diasIndenizados: 18, dataFim: '2026-07-28' });
    expect(call({ ...worked, diasAvisoTrabalhados: 48 })).toMatchObject({
      diasIndenizados: 0,
      valor: 0,
      dataFim: '2026-07-28',
      dataDesligamento: '2026-07-28',
    });
    expect(refusal(avisoPrevio, { salarioBruto: 3000, ...worked, diasAvisoTrabalhados: 49 })).toEqual({
      status: 422,
      fields: ['diasAvisoTrabalhados'],
    });
  });

  // eSocial, motive 33: the days that are paid count, which are half; fractions do not.
  it('by agreement counts half of its days, or all where that is asked for', () => {
    const agreed = { dataAdmissao: '2025-06-11', dataAviso: '2026-06-11', iniciativa: 'acordo' };
    expect(call(agreed)).toMatchObject({ diasAviso: 33, dataFim: '2026-06-27' });
    expect(call({ ...agreed, projecaoAcordo: 'integral' }).dataFim).toBe('2026-07-14');
  });

  // PrismaRH, tests of its termination: 3000.00, from 10 January 2024 to 20 May 2026.
  it.each([
    ['empregador', 36, 36, 3600],
    // Half of the 36 days.
    ['acordo', 36, 36, 1800],
    // The increase is due by the employer alone.
    ['empregado', 30, 30, 3000],
  ])('by the side %s is of %d days', (iniciativa, diasAviso, diasIndenizados, valor) => {
    const dates = { dataAdmissao: '2024-01-10', dataAviso: '2026-05-20' };
    expect(call({ ...dates, iniciativa })).toMatchObject({
      anosCompletos: 2,
      diasAcrescimo: diasAviso - 30,
      diasAviso,
      diasIndenizados,
      valor,
    });
  });

  // Súmula 380 of the TST; the dates of a question at jus.com.br/forum/47815: given on 31 December 2004, it runs from 1 to 30 January.
  it('runs from the day after it was given', () => {
    expect(call({ dataAdmissao: '2004-06-01', dataAviso: '2004-12-31' })).toMatchObject({
      dataInicio: '2005-01-01',
      dataFim: '2005-01-30',
      dataDesligamento: '2004-12-31',
      prazoPagamento: '2005-01-10',
    });
  });

  it('no more than 30 days are worked, and the rest is paid', () => {
    expect(call({ dataAdmissao: '2021-02-01', dataAviso: '2026-06-10', tipo: 'trabalhado' })).toEqual({
      iniciativa: 'empregador',
      tipo: 'trabalhado',
      anosCompletos: 5,
      diasAcrescimo: 15,
      diasAviso: 45,
      dataInicio: '2026-06-11',
      dataFim: '2026-07-25',
      valorDia: 100,
      diasTrabalhados: 30,
      diasIndenizados: 15,
      reducaoJornada: { horasPorDia: 2, diasCorridos: 7 },
      valor: 1500,
      natureza: 'provento',
      fgts: { base: 1500, valor: 120 },
      dataDesligamento: '2026-07-10',
      prazoPagamento: '2026-07-20',
    });
  });

  it('pays half of the rest for a worked notice by agreement (CLT, art. 484-A, I, a)', () => {
    const dates = { dataAdmissao: '2021-02-01', dataAviso: '2026-06-10' };
    expect(call({ ...dates, iniciativa: 'acordo', tipo: 'trabalhado' })).toMatchObject({
      diasTrabalhados: 30,
      diasIndenizados: 15,
      valor: 750,
      fgts: { base: 750, valor: 60 },
    });
  });

  it('an employee who works the notice is owed nothing more, and has no reduced hours', () => {
    const answer = call({
      dataAdmissao: '2010-01-01',
      dataAviso: '2026-06-10',
      iniciativa: 'empregado',
      tipo: 'trabalhado',
    });
    expect(answer).toMatchObject({
      diasAviso: 30,
      diasIndenizados: 0,
      valor: 0,
      natureza: 'provento',
      dataDesligamento: '2026-07-10',
    });
    expect(answer).not.toHaveProperty('reducaoJornada');
  });

  it('an employee who does not work it owes 30 days of the salary alone, without FGTS', () => {
    const owed = { dataAdmissao: '2010-01-01', dataAviso: '2026-06-10', iniciativa: 'empregado' };
    expect(call(owed)).toMatchObject({
      valorDia: 100,
      valor: 3000,
      natureza: 'desconto',
      fgts: { base: 0, valor: 0 },
      dataDesligamento: '2026-06-10',
    });
    const withAverage = { salarioBruto: 3000, ...owed, mediaVariaveis: 600 };
    expect(refusal(avisoPrevio, withAverage)).toEqual({ status: 400, fields: ['mediaVariaveis'] });
    expect(call({ ...withAverage, tipo: 'trabalhado' })).toMatchObject({ valor: 0, diasIndenizados: 0 });
  });

  it('averages enter the notice that is paid (CLT, art. 487, §§ 3º and 5º), rounded once', () => {
    expect(
      call({
        salarioBruto: 1621,
        dataAdmissao: '2025-06-10',
        dataAviso: '2026-06-10',
        mediaVariaveis: 100.55,
      }),
    ).toMatchObject({
      diasAviso: 33,
      valorDia: 57.39,
      // 1721.55 × 33/30; 33 × 57.39 would be 1893.87.
      valor: 1893.71,
      fgts: { base: 1893.71, valor: 151.5 },
    });
  });

  it('may be given on the day of the admission', () => {
    expect(call({ dataAdmissao: '2026-06-10', dataAviso: '2026-06-10' }).anosCompletos).toBe(0);
  });

  it.each([
    [{ dataAdmissao: '2026-06-10', dataAviso: '2026-06-09' }, 422, ['dataAviso']],
    [{ dataAdmissao: '2026-06-10', dataAviso: '2026-02-30' }, 422, ['dataAviso']],
    [{ dataAdmissao: '9999-12-01', dataAviso: '9999-12-02' }, 422, ['dataAviso']],
    [{ dataAdmissao: '10/06/2026', dataAviso: '2026-06-10' }, 400, ['dataAdmissao']],
    [{}, 400, ['dataAdmissao', 'dataAviso']],
    [{ dataAdmissao: '2026-01-01', dataAviso: '2026-06-10', salarioBruto: 0 }, 400, ['salarioBruto']],
    [{ dataAdmissao: '2026-01-01', dataAviso: '2026-06-10', iniciativa: 'outra' }, 400, ['iniciativa']],
    [{ dataAdmissao: '2026-01-01', dataAviso: '2026-06-10', tipo: 'dispensado' }, 400, ['tipo']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(avisoPrevio, { salarioBruto: 3000, ...input })).toEqual({ status, fields });
  });
});
