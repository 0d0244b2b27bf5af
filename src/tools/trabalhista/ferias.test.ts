import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { lastYear } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { ferias } from './ferias.ts';

const cents = (value: number) => Math.round(value * 100);
const total = (lines: { valor: number }[]) => lines.reduce((sum, { valor }) => sum + cents(valor), 0);
const input = { salarioBruto: 3000, ano: 2026 };

describe('ferias', () => {
  it('30 days of 3000.00 and a third are 4000.00, taxed together and alone', () => {
    const answer = callTool(ferias, input);
    expect(answer.proventos).toEqual([
      { codigo: 'ferias', descricao: 'Férias', referencia: '30 dias', valor: 3000 },
      { codigo: 'terco', descricao: 'Terço constitucional', referencia: '1/3', valor: 1000 },
    ]);
    // INSS of 4000.00 by the ordinance of 2026; up to 5000.00 there is no tax.
    expect(answer).toMatchObject({
      inss: { base: 4000, valor: 368.6 },
      irrf: { valor: 0, reducao: 114.76 },
      fgts: { base: 4000, valor: 320 },
      liquido: 3631.4,
    });
  });

  it('2025: taxed by its own table, without reduction', () => {
    // INSS and tax of 4000.00 as in the examples of Receita Federal for Lei 15.270/2025.
    const answer = callTool(ferias, { salarioBruto: 3000, ano: 2025 });
    expect([answer.inss.valor, answer.irrf.valor, answer.liquido]).toEqual([373.41, 114.76, 3511.83]);
  });

  // CLT, arts. 130 and 143: a third of the right may be sold.
  it.each([
    [0, 30, 20, 10],
    [5, 30, 20, 10],
    [6, 24, 16, 8],
    [14, 24, 16, 8],
    [15, 18, 12, 6],
    [23, 18, 12, 6],
    [24, 12, 8, 4],
    [32, 12, 8, 4],
  ])('%i absences leave %i days, and %i are taken when a third is sold', (faltas, right, taken, sold) => {
    const all = { diasDireito: right, diasGozo: right, diasAbono: 0 };
    expect(callTool(ferias, { ...input, faltas })).toMatchObject(all);
    const part = { diasDireito: right, diasGozo: taken, diasAbono: sold };
    expect(callTool(ferias, { ...input, faltas, abonoPecuniario: true })).toMatchObject(part);
  });

  it('more than 32 absences leave nothing at all', () => {
    const answer = callTool(ferias, {
      ...input,
      faltas: 33,
      abonoPecuniario: true,
      adiantarDecimoTerceiro: true,
      pensaoAlimenticia: 300,
      dataInicio: '2026-07-06',
    });
    expect(answer).toMatchObject({
      diasDireito: 0,
      diasGozo: 0,
      proventos: [],
      descontos: [],
      totalProventos: 0,
      liquido: 0,
      fgts: { base: 0, valor: 0 },
    });
    expect(answer).not.toHaveProperty('dataFim');
  });

  it('the days sold and their third pay neither INSS nor IRRF nor FGTS', () => {
    const sold = callTool(ferias, { ...input, abonoPecuniario: true });
    const taken = callTool(ferias, { ...input, diasFerias: 20 });
    expect(sold.inss).toEqual(taken.inss);
    expect(sold.irrf).toEqual(taken.irrf);
    expect(sold.fgts).toEqual(taken.fgts);
    expect(cents(sold.liquido) - cents(taken.liquido)).toBe(133_333);
  });

  it('the advance of the 13th pay is half a salary, with FGTS and without discounts', () => {
    const answer = callTool(ferias, { ...input, mediaVariaveis: 600, adiantarDecimoTerceiro: true });
    expect(answer.proventos.at(-1)).toEqual({
      codigo: 'adiantamento-13',
      descricao: 'Adiantamento do 13º salário',
      valor: 1500,
    });
    expect(answer).toMatchObject({ inss: { base: 4800 }, fgts: { base: 6300, valor: 504 } });
  });

  it('alimony is taken from the pay and from the base of the tax', () => {
    const answer = callTool(ferias, { salarioBruto: 9000, pensaoAlimenticia: 2000, ano: 2026 });
    // 12000.00 − 988.09 − 2000.00
    expect(answer.irrf).toMatchObject({ deducaoUtilizada: 'legal', baseCalculo: 9011.91 });
    expect(answer.descontos.at(-1)).toEqual({
      codigo: 'pensao',
      descricao: 'Pensão alimentícia',
      valor: 2000,
    });
  });

  it('the tax of up to 10.00 is not withheld', () => {
    // 2426.00 + 808.67 by the table of 2025: base 2627.47, tax 14.90; 2377.00 + 792.33: base 2562.13, tax 10.00.
    const at = (salarioBruto: number) => callTool(ferias, { salarioBruto, ano: 2025 }).irrf;
    expect(at(2426)).toMatchObject({ irrf: 14.9, retencaoDispensada: false });
    expect(at(2377)).toMatchObject({ irrf: 10, retencaoDispensada: true, valor: 0 });
  });

  // CLT, art. 145: paid up to two days before.
  it('counts calendar days', () => {
    expect(callTool(ferias, { ...input, dataInicio: '2026-02-16', diasFerias: 14 })).toMatchObject({
      dataInicio: '2026-02-16',
      dataFim: '2026-03-01',
      dataRetorno: '2026-03-02',
      prazoPagamento: '2026-02-14',
    });
    expect(callTool(ferias, { ...input, diasFerias: 1 }).proventos[0].referencia).toBe('1 dia');
  });

  it('lines sum to their totals', () => {
    const values = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 2_000_000 }).map((value) => value / 100),
      mediaVariaveis: fc.integer({ min: 0, max: 300_000 }).map((value) => value / 100),
      faltas: fc.integer({ min: 0, max: 40 }),
      abonoPecuniario: fc.boolean(),
      adiantarDecimoTerceiro: fc.boolean(),
      dependentes: fc.integer({ min: 0, max: 3 }),
      ano: fc.constantFrom(2025, 2026),
    });
    fc.assert(
      fc.property(values, (some) => {
        const answer = callTool(ferias, some);
        expect(total(answer.proventos)).toBe(cents(answer.totalProventos));
        expect(total(answer.descontos)).toBe(cents(answer.totalDescontos));
        expect(cents(answer.totalProventos) - cents(answer.totalDescontos)).toBe(cents(answer.liquido));
      }),
    );
  });

  // The bands of 2026 (Portaria Interministerial MPS/MF nº 13/2026) by hand: 3200 pays 272.60, 4800 473.51, 7000 781.51.
  it('shares its pay and INSS among its months by days, and tells what their payslips still withhold', () => {
    const answer = callTool(ferias, {
      salarioBruto: 6000,
      dataInicio: '2026-07-20',
      inssPorMes: true,
      salariosDoMes: [3800],
    });
    expect(answer.porCompetencia).toEqual([
      {
        competencia: '2026-07',
        dias: 12,
        ferias: 2400,
        terco: 800,
        inss: 272.6,
        inssFolha: 781.51,
        saldoInss: 508.91,
      },
      { competencia: '2026-08', dias: 18, ferias: 3600, terco: 1200, inss: 473.51 },
    ]);
    expect(answer.inss).toEqual({ base: 8000, valor: 746.11 });
  });

  it('the tables are in force only where those of all months of the leave are', () => {
    const over = { salarioBruto: 3000, dataInicio: `${lastYear(inssTable)}-12-20`, inssPorMes: true };
    expect(callTool(ferias, over).tabela.vigente).toBe(false);
    expect(callTool(ferias, { ...over, inssPorMes: false }).tabela).not.toHaveProperty('vigente');
  });

  // Lei 7.713/1988, arts. 3º and 12; the reduction of Lei 15.270/2025 begins in January 2026.
  it('withholds the tax of the month of payment', () => {
    const paid = (dataPagamento: string) =>
      callTool(ferias, { salarioBruto: 3000, dataInicio: '2026-01-05', dataPagamento }).irrf.valor;
    expect([paid('2025-12-30'), paid('2026-01-02')]).toEqual([114.76, 0]);
  });

  // Súmula 347 of the TST: 10 hours of 15.00 with 50 % are 225.00.
  it('the average is of the 12 months before the leave, hours at the pay of today', () => {
    const variaveis = [
      { competencia: '2025-06', valor: 99_999 },
      { competencia: '2025-07', valor: 975 },
      { competencia: '2026-06', horas: 10 },
      { competencia: '2026-07', valor: 99_999 },
    ];
    const answer = callTool(ferias, { salarioBruto: 3300, dataInicio: '2026-07-06', variaveis });
    expect(answer.mediaVariaveis).toEqual({
      valor: 100,
      janela: { de: '2025-07', ate: '2026-06', meses: 12 },
    });
    expect(answer.proventos[0].valor).toBe(3400);
  });

  it('alimony in percent of what is left after tax is exact to the cent when it is checked backwards', () => {
    const values = fc.record({
      salarioBruto: fc.integer({ min: 162_100, max: 3_000_000 }).map((value) => value / 100),
      percentual: fc.integer({ min: 1, max: 60 }),
      dependentes: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(values, ({ salarioBruto, percentual, dependentes }) => {
        const { proventos, descontos, inss, irrf } = callTool(ferias, {
          salarioBruto,
          dependentes,
          ano: 2026,
          pensao: { base: 'liquido', percentual },
        });
        const net = total(proventos) - cents(inss.valor) - cents(irrf.valor);
        const alimony = descontos.find(({ codigo }: { codigo: string }) => codigo === 'pensao');
        expect(cents(alimony.valor)).toBe(Math.round((net * percentual) / 100));
      }),
    );
  });

  // CLT, arts. 134 and 145: Wednesday 1 July 2026 is before no Sunday or holiday, Friday 3 July is.
  it.each([
    [{ dataInicio: '2026-07-01' }, []],
    [{ dataInicio: '2026-07-03' }, ['inicio-de-ferias-vedado']],
    [{ dataInicio: '2026-07-01', dataPagamento: '2026-06-29' }, []],
    [{ dataInicio: '2026-07-01', dataPagamento: '2026-06-30' }, ['ferias-pagas-fora-do-prazo']],
    [{ dataInicio: '2026-01-01' }, ['pagamento-em-mes-anterior']],
    [{ dataInicio: '2026-07-01', diasFerias: 4 }, ['periodo-de-ferias-curto']],
    [{ diasFerias: 5 }, []],
  ])('%o warns of %o', (values, avisos) => {
    expect(callTool(ferias, { salarioBruto: 3000, ...values }).avisos).toEqual(avisos);
  });

  it.each([
    [{ ...input, salarioBruto: 0 }, 400, 'salarioBruto'],
    [{ ...input, faltas: 366 }, 400, 'faltas'],
    [{ ...input, diasFerias: 31 }, 400, 'diasFerias'],
    [{ ...input, diasFerias: 21, abonoPecuniario: true }, 422, 'diasFerias'],
    [{ ...input, faltas: 6, diasFerias: 25 }, 422, 'diasFerias'],
    [{ ...input, faltas: 33, diasFerias: 1 }, 422, 'diasFerias'],
    [{ ...input, dataInicio: '06/07/2026' }, 400, 'dataInicio'],
    [{ ...input, dataInicio: '2026-02-30' }, 422, 'dataInicio'],
    [{ salarioBruto: 3000, dataInicio: '9999-12-15' }, 422, 'dataInicio'],
    [{ salarioBruto: 3000, dataInicio: '0000-01-01' }, 422, 'dataInicio'],
    [{ salarioBruto: 3000, dataInicio: '2019-12-30' }, 422, 'dataInicio'],
    [{ ...input, dataInicio: '2025-12-29' }, 422, 'ano'],
    [{ salarioBruto: 3000, dataInicio: '2025-12-29', competencia: '2026-01' }, 422, 'competencia'],
    [{ ...input, ano: 2019 }, 422, 'ano'],
    [{ ...input, dataPagamento: '2026-07-01' }, 400, 'dataInicio'],
    [{ ...input, inssPorMes: true }, 400, 'dataInicio'],
    [{ ...input, variaveis: [] }, 400, 'dataInicio'],
    [{ ...input, salariosDoMes: [3000] }, 400, 'salariosDoMes'],
    [
      { salarioBruto: 3000, dataInicio: '2026-07-20', inssPorMes: true, salariosDoMes: [1, 2, 3] },
      422,
      'salariosDoMes',
    ],
    [{ ...input, pensao: { base: 'bruto', percentual: 1 }, pensaoAlimenticia: 1 }, 400, 'pensaoAlimenticia'],
    [{ ...input, dataInicio: '2026-07-06', variaveis: [], mediaVariaveis: 1 }, 400, 'mediaVariaveis'],
    [
      { salarioBruto: 1, dataInicio: '2026-07-06', dataPagamento: '2026-07-01', comparar: '2025-07' },
      400,
      'comparar',
    ],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(ferias, values)).toEqual({ status, fields: [field] });
  });
});
