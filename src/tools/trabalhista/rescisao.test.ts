import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { addDays, dateOfDay, dayNumber } from '../../lib/dates/dates.ts';
import { rescisao } from './rescisao.ts';

type Line = { codigo: string; referencia?: string; valor: number };
const cents = (value: number) => Math.round(value * 100);
const total = (lines: Line[]) => lines.reduce((sum, { valor }) => sum + cents(valor), 0);
const amounts = (lines: Line[]) => Object.fromEntries(lines.map(({ codigo, valor }) => [codigo, valor]));
const references = (lines: Line[]) =>
  Object.fromEntries(lines.map(({ codigo, referencia }) => [codigo, referencia]));

// Two years and two months of 3600.00: a day is 120.00, a twelfth 300.00.
const input = {
  salarioBruto: 3600,
  dataAdmissao: '2024-03-01',
  dataDesligamento: '2026-04-30',
  motivo: 'sem-justa-causa',
  saldoFgts: 10_000,
};
const end = (motivo: string, more: object = {}) => callTool(rescisao, { ...input, motivo, ...more });

describe('rescisao, as other programs work it', () => {
  // CalculosTrabalhistasTributarios (mayconwisley): (2000 + 6400 + 4333.33 − 2000) × 8 %, and 40 % of the balance.
  it('the deposit takes off the advance of the 13th pay', () => {
    const answer = callTool(rescisao, {
      salarioBruto: 4000,
      dataAdmissao: '2020-01-06',
      dataDesligamento: '2026-12-15',
      motivo: 'sem-justa-causa',
      saldoFgts: 20_000,
      adiantamentoDecimoTerceiro: 2000,
    });
    expect(answer.fgts).toMatchObject({ valor: 858.67, multa: 8343.47, totalDisponivel: 29_202.14 });
  });

  // The same program: two whole months estimated, and 643.33 to withdraw.
  it('the balance of a short contract is estimated', () => {
    const answer = callTool(rescisao, {
      salarioBruto: 2500,
      dataAdmissao: '2026-06-01',
      dataDesligamento: '2026-08-29',
      motivo: 'termino-contrato',
    });
    expect(answer.fgts).toMatchObject({ saldoAnterior: 400, saldoEstimado: true, totalDisponivel: 643.33 });
  });

  // The same program: of two overdue periods one is doubled; vacation 3000 + 6000, a third of it 3000.
  it('one of two overdue periods is doubled', () => {
    const { proventos } = callTool(rescisao, {
      salarioBruto: 3000,
      dataAdmissao: '2023-05-10',
      dataDesligamento: '2026-10-20',
      motivo: 'justa-causa',
      feriasVencidas: 2,
      feriasEmDobro: 1,
    });
    const { 'ferias-vencidas': overdue, 'ferias-dobro': doubled, 'terco-ferias': third } = amounts(proventos);
    expect([overdue, doubled, third]).toEqual([6000, 3000, 3000]);
  });

  // Tests of a payroll program in C# (Folha.Tests): five whole years, 45 days of notice up to 25 July, 13th pay 5/12
  // and July by the notice, vacation 3/12 from 1 March.
  it('a dismissal on 10 June after five years', () => {
    const answer = callTool(rescisao, {
      salarioBruto: 3000,
      dataAdmissao: '2020-03-01',
      dataDesligamento: '2025-06-10',
      motivo: 'sem-justa-causa',
      saldoFgts: 10_000,
    });
    expect(answer.avisoPrevio).toEqual({ modo: 'indenizado', dias: 45, dataProjetada: '2025-07-25' });
    expect(amounts(answer.proventos)).toMatchObject({ 'saldo-salario': 1000, 'aviso-previo': 4500 });
    expect(references(answer.proventos)).toMatchObject({
      'decimo-terceiro': '5/12',
      'ferias-proporcionais': '3/12',
    });
    expect(answer.inss.base).toBe(1000);
  });
});

describe('rescisao', () => {
  it('a dismissal pays the month, the notice of 36 days and what it projects', () => {
    const answer = end('sem-justa-causa');
    expect(answer.avisoPrevio).toEqual({ modo: 'indenizado', dias: 36, dataProjetada: '2026-06-05' });
    expect(answer.tempoServico).toEqual({ anos: 2, meses: 2, dias: 0 });
    expect(amounts(answer.proventos)).toEqual({
      'saldo-salario': 3600,
      'aviso-previo': 4320,
      'decimo-terceiro': 1200,
      'decimo-terceiro-aviso': 300,
      'ferias-proporcionais': 600,
      'ferias-aviso': 300,
      'terco-ferias': 300,
    });
    expect(references(answer.proventos)).toEqual({
      'saldo-salario': '30 dias',
      'aviso-previo': '36 dias',
      'decimo-terceiro': '4/12',
      'decimo-terceiro-aviso': '1/12',
      'ferias-proporcionais': '2/12',
      'ferias-aviso': '1/12',
      'terco-ferias': '1/3',
    });
    // 8 % of 3600 + 4320 + 1500; 40 % of 10753.60.
    expect(answer.fgts).toMatchObject({
      base: 9420,
      valor: 753.6,
      baseMulta: 10_753.6,
      multa: 4301.44,
      saque: 10_753.6,
    });
    expect(answer.prazoPagamento).toBe('2026-05-10');
  });

  // CLT, arts. 477 to 487; Lei 8.036/1990, arts. 18 and 20; Súmulas 14 and 171 of the TST.
  it.each([
    ['sem-justa-causa', 36, 4320, 1200, 600, 40, 100, true],
    ['rescisao-indireta', 36, 4320, 1200, 600, 40, 100, true],
    ['acordo', 36, 2160, 1200, 600, 20, 80, false],
    ['culpa-reciproca', 36, 2160, 600, 300, 20, 100, false],
    ['pedido-demissao', 30, undefined, 1200, 600, 0, 0, false],
    ['justa-causa', 0, undefined, undefined, undefined, 0, 0, false],
    ['termino-contrato', 0, undefined, 1200, 600, 0, 100, false],
    ['falecimento', 0, undefined, 1200, 600, 0, 100, false],
    ['antecipada-empregador', 0, undefined, 1200, 600, 40, 100, true],
    ['antecipada-empregado', 0, undefined, 1200, 600, 0, 0, false],
  ])(
    '%s: notice of %i days paying %s, 13th pay %s, vacation %s, fine of %i percent, withdrawal of %i, seguro-desemprego %s',
    (motivo, days, notice, thirteenth, vacation, fine, withdrawal, insurance) => {
      const answer = end(motivo, { dataFimContrato: '2026-05-30' });
      const paid = amounts(answer.proventos);
      expect(answer.avisoPrevio.dias).toBe(days);
      expect(paid['aviso-previo']).toBe(notice);
      expect(paid['decimo-terceiro']).toBe(thirteenth);
      expect(paid['ferias-proporcionais']).toBe(vacation);
      expect(answer.fgts).toMatchObject({ multaPercentual: fine, saquePercentual: withdrawal });
      expect(cents(answer.fgts.multa)).toBe(Math.round((cents(answer.fgts.baseMulta) * fine) / 100));
      expect(answer.seguroDesemprego).toBe(insurance);
    },
  );

  describe('notice', () => {
    it('worked, it is inside the dates and projects nothing', () => {
      const answer = end('sem-justa-causa', { avisoPrevio: 'trabalhado' });
      expect(answer.avisoPrevio).toEqual({ modo: 'trabalhado', dias: 36, dataProjetada: '2026-04-30' });
      expect(amounts(answer.proventos)).not.toHaveProperty('aviso-previo');
      expect(amounts(answer.proventos)).not.toHaveProperty('ferias-aviso');
    });

    // Lei 12.506/2011: 3 days for each whole year, up to 90.
    it.each([
      ['2025-05-01', 33],
      ['2025-05-02', 30],
      ['2006-05-01', 90],
      ['2000-05-01', 90],
    ])('an admission on %s gives %i days', (dataAdmissao, dias) => {
      expect(end('sem-justa-causa', { dataAdmissao }).avisoPrevio.dias).toBe(dias);
    });

    it('may project into the next year', () => {
      const answer = end('sem-justa-causa', { dataDesligamento: '2026-12-20' });
      // 36 days lead to 25 January: all of 2026, and January.
      expect(answer.avisoPrevio.dataProjetada).toBe('2027-01-25');
      expect(references(answer.proventos)).toMatchObject({
        'decimo-terceiro': '12/12',
        'decimo-terceiro-aviso': '1/12',
      });
    });

    it('may pass the anniversary of the admission', () => {
      const answer = end('sem-justa-causa', { dataDesligamento: '2026-02-10', dataAdmissao: '2024-03-01' });
      // From 1 March 2025 eleven months; 33 days lead to 15 March: the twelfth, and 15 days of the next period.
      expect(references(answer.proventos)).toMatchObject({
        'ferias-proporcionais': '11/12',
        'ferias-aviso': '2/12',
      });
    });

    it('of a resignation is worked, dispensed with, or owed with 30 days of the salary', () => {
      expect(end('pedido-demissao').avisoPrevio.modo).toBe('trabalhado');
      expect(amounts(end('pedido-demissao', { avisoPrevio: 'dispensado' }).descontos)).not.toHaveProperty(
        'aviso-nao-cumprido',
      );
      const owed = end('pedido-demissao', { avisoPrevio: 'nao-cumprido', mediaVariaveis: 900 });
      expect(owed.descontos).toContainEqual({
        codigo: 'aviso-nao-cumprido',
        descricao: 'Aviso prévio não cumprido',
        referencia: '30 dias',
        valor: 3600,
      });
      expect(owed.fgts.base).toBe(3600 + 1500);
    });

    it('is ignored where none is due', () => {
      const answer = end('justa-causa', { avisoPrevio: 'nao-cumprido' });
      expect(answer.avisoPrevio).toEqual({ modo: 'nao-se-aplica', dias: 0, dataProjetada: '2026-04-30' });
      expect(amounts(answer.descontos)).not.toHaveProperty('aviso-nao-cumprido');
    });
  });

  describe('days of the last month', () => {
    it.each([
      ['2026-04-15', '2024-01-01', 15],
      ['2026-01-30', '2024-01-01', 30],
      ['2026-01-31', '2024-01-01', 30],
      ['2026-02-27', '2024-01-01', 27],
      ['2026-02-28', '2024-01-01', 30],
      ['2026-01-31', '2026-01-01', 30],
      ['2026-01-31', '2026-01-02', 30],
      ['2026-01-31', '2026-01-03', 29],
      ['2026-02-28', '2026-02-02', 27],
      ['2026-02-10', '2026-02-10', 1],
    ])('up to %s, admitted on %s: %i', (dataDesligamento, dataAdmissao, days) => {
      const [first] = end('termino-contrato', { dataDesligamento, dataAdmissao }).proventos;
      expect(first).toMatchObject({ codigo: 'saldo-salario', valor: days * 120 });
      expect(first.referencia).toBe(days === 1 ? '1 dia' : `${days} dias`);
    });
  });

  describe('vacation', () => {
    it('overdue periods, those to be doubled, and a third of all', () => {
      const answer = end('sem-justa-causa', {
        feriasVencidas: 2,
        feriasEmDobro: 1,
        avisoPrevio: 'trabalhado',
      });
      expect(amounts(answer.proventos)).toMatchObject({
        'ferias-vencidas': 7200,
        'ferias-dobro': 3600,
        'ferias-proporcionais': 600,
        'terco-ferias': 3800,
      });
      expect(references(answer.proventos)).toMatchObject({
        'ferias-vencidas': '2 períodos',
        'ferias-dobro': '1 período',
      });
    });

    it('of the current period is cut by absences', () => {
      const proportional = (faltas: number) =>
        amounts(end('termino-contrato', { faltas }).proventos)['ferias-proporcionais'];
      expect([5, 6, 15, 24, 33].map(proportional)).toEqual([600, 480, 360, 240, undefined]);
    });

    it('pays neither INSS nor IRRF, nor does the notice', () => {
      const answer = end('sem-justa-causa', { feriasVencidas: 1 });
      expect(answer.inss.base).toBe(3600);
      expect(answer.inss13.base).toBe(1500);
    });
  });

  describe('a contract with an end', () => {
    // CLT, arts. 479 and 480: half of what 60 days more would pay.
    it('broken by the employer pays half of the days left, broken by the employee takes it', () => {
      const more = { dataFimContrato: '2026-06-29' };
      expect(end('antecipada-empregador', more).proventos.at(-1)).toEqual({
        codigo: 'indenizacao-479',
        descricao: 'Indenização do art. 479 da CLT',
        referencia: '60 dias',
        valor: 3600,
      });
      expect(end('antecipada-empregado', more).descontos.at(-1)).toEqual({
        codigo: 'indenizacao-480',
        descricao: 'Indenização do art. 480 da CLT',
        referencia: '60 dias',
        valor: 3600,
      });
    });

    it('ended on its last day owes nothing more', () => {
      const answer = end('antecipada-empregador', { dataFimContrato: '2026-04-30' });
      expect(amounts(answer.proventos)).not.toHaveProperty('indenizacao-479');
    });
  });

  it('late payment adds one salary (CLT, art. 477, § 8º)', () => {
    const answer = end('justa-causa', { atrasoPagamento: true, mediaVariaveis: 500 });
    expect(answer.proventos.at(-1)).toEqual({
      codigo: 'multa-477',
      descricao: 'Multa do art. 477, § 8º, da CLT',
      valor: 3600,
    });
    expect(answer.fgts.base).toBe(3600);
  });

  it('salary and 13th pay are taxed apart, the advance of the 13th pay only taken off', () => {
    const more = {
      salarioBruto: 24_000,
      adiantamentoDecimoTerceiro: 4000,
      outrosDescontos: 100,
      avisoPrevio: 'trabalhado',
    };
    const answer = end('sem-justa-causa', more);
    // 24000 − 988.09 and 8000 − 921.51, each × 27.5 % − 908.73.
    expect(amounts(answer.descontos)).toEqual({
      inss: 988.09,
      'inss-13': 921.51,
      irrf: 5419.55,
      'irrf-13': 1037.85,
      'adiantamento-13': 4000,
      outros: 100,
    });
    expect(answer.fgts.base).toBe(24_000 + 8000 - 4000);
  });

  it('the tax of up to 10.00 is not withheld of the salary, and is of the 13th pay', () => {
    // Both 3169.33 by the table of December 2025: a tax of 10.00 on each.
    const answer = callTool(rescisao, {
      salarioBruto: 3169.33,
      dataAdmissao: '2020-01-01',
      dataDesligamento: '2025-12-31',
      motivo: 'termino-contrato',
      saldoFgts: 0,
    });
    expect(answer.irrf).toEqual({ base: 2562.13, valor: 0 });
    expect(answer.irrf13).toEqual({ base: 2562.13, valor: 10 });
  });

  it('the balance of the FGTS is estimated as 8 % of each whole month, and said to be', () => {
    const { saldoFgts, ...rest } = input;
    const answer = callTool(rescisao, rest);
    expect(answer.fgts).toMatchObject({ saldoAnterior: 26 * 288, saldoEstimado: true });
    expect(answer.avisos).toEqual(['saldo-fgts-estimado']);
    expect(end('sem-justa-causa', { saldoFgts }).avisos).toEqual([]);
  });

  it('warns of discounts above a month of pay (CLT, art. 477, § 5º), and cuts none', () => {
    const owes = { avisoPrevio: 'nao-cumprido' };
    expect(end('pedido-demissao', owes).avisos).toEqual([]);
    expect(end('pedido-demissao', { ...owes, outrosDescontos: 0.01 }).avisos).toEqual(['limite-compensacao']);
    expect(end('pedido-demissao', { ...owes, outrosDescontos: 500, mediaVariaveis: 500 }).avisos).toEqual([]);
    const below = end('justa-causa', { outrosDescontos: 9000 });
    expect(below.liquido).toBeLessThan(0);
    expect(cents(below.liquido)).toBe(cents(below.totalProventos) - cents(below.totalDescontos));
  });

  it('the advance never makes the base of the FGTS negative', () => {
    expect(end('justa-causa', { adiantamentoDecimoTerceiro: 9000 }).fgts).toMatchObject({
      base: 0,
      valor: 0,
    });
  });

  it('the tables are those of the day of the end', () => {
    const at = (dataDesligamento: string) => end('sem-justa-causa', { dataDesligamento }).tabela;
    expect(at('2025-04-30').fonte).toContain('Lei nº 14.848/2024');
    expect(at('2025-05-01')).toMatchObject({ ano: 2025, vigencia: '2025-05-01' });
    expect(at('2026-01-01')).toMatchObject({ ano: 2026, vigencia: '2026-01-01' });
  });

  it('lines sum to their totals, and these to the net, for any contract', () => {
    const motivos = [
      'sem-justa-causa',
      'acordo',
      'culpa-reciproca',
      'pedido-demissao',
      'termino-contrato',
      'justa-causa',
    ];
    const contract = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 3_000_000 }).map((value) => value / 100),
      mediaVariaveis: fc.integer({ min: 0, max: 200_000 }).map((value) => value / 100),
      days: fc.integer({ min: 0, max: 9000 }),
      dataDesligamento: fc
        .integer({ min: dayNumber('2025-01-01'), max: dayNumber('2026-12-31') })
        .map((day) => dateOfDay(day)),
      motivo: fc.constantFrom(...motivos),
      faltas: fc.integer({ min: 0, max: 40 }),
      feriasVencidas: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(contract, ({ days, ...values }) => {
        const dataAdmissao = addDays(values.dataDesligamento, -days);
        const answer = callTool(rescisao, { ...values, dataAdmissao });
        expect(total(answer.proventos)).toBe(cents(answer.totalProventos));
        expect(total(answer.descontos)).toBe(cents(answer.totalDescontos));
        expect(cents(answer.totalProventos) - cents(answer.totalDescontos)).toBe(cents(answer.liquido));
        expect(cents(answer.fgts.saque) + cents(answer.fgts.multa)).toBe(cents(answer.fgts.totalDisponivel));
        expect(cents(answer.liquido) + cents(answer.fgts.totalDisponivel)).toBe(cents(answer.totalComFgts));
        const { 'ferias-proporcionais': vacation = '0/12', 'decimo-terceiro': thirteenth = '0/12' } =
          references(answer.proventos);
        for (const twelfths of [vacation, thirteenth])
          expect(Number.parseInt(twelfths, 10)).toBeLessThanOrEqual(12);
      }),
    );
  });

  it.each([
    [{ ...input, motivo: 'outro' }, 400, 'motivo'],
    [{ ...input, motivo: 'antecipada-empregador' }, 400, 'dataFimContrato'],
    [{ ...input, motivo: 'antecipada-empregado' }, 400, 'dataFimContrato'],
    [{ ...input, avisoPrevio: 'outro' }, 400, 'avisoPrevio'],
    [{ ...input, feriasVencidas: 6 }, 400, 'feriasVencidas'],
    [{ ...input, dataAdmissao: '01/03/2024' }, 400, 'dataAdmissao'],
    [{ ...input, dataDesligamento: '2026-04-31' }, 422, 'dataDesligamento'],
    [{ ...input, dataAdmissao: '2026-05-01' }, 422, 'dataDesligamento'],
    [{ ...input, dataAdmissao: '2018-03-01', dataDesligamento: '2019-12-31' }, 422, 'dataDesligamento'],
    [{ ...input, avisoPrevio: 'nao-cumprido' }, 422, 'avisoPrevio'],
    [{ ...input, motivo: 'acordo', avisoPrevio: 'dispensado' }, 422, 'avisoPrevio'],
    [{ ...input, motivo: 'pedido-demissao', avisoPrevio: 'indenizado' }, 422, 'avisoPrevio'],
    [{ ...input, feriasVencidas: 1, feriasEmDobro: 2 }, 422, 'feriasEmDobro'],
    [{ ...input, motivo: 'antecipada-empregado', dataFimContrato: '2026-04-29' }, 422, 'dataFimContrato'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(rescisao, values)).toEqual({ status, fields: [field] });
  });
});
