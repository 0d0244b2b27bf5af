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
      const answer = end(motivo, motivo.startsWith('antecipada') ? { dataFimContrato: '2026-05-30' } : {});
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
    // TST, SDI-1, E-RR-1964-73.2013.5.09.0009: the employer may ask for 30 days of work; 3,600.00 × 6/30 is paid.
    it('worked for 30 days, it is inside the dates, and the rest is paid and counts', () => {
      const answer = end('sem-justa-causa', { avisoPrevio: 'trabalhado' });
      expect(answer.avisoPrevio).toEqual({ modo: 'trabalhado', dias: 36, dataProjetada: '2026-05-06' });
      expect(amounts(answer.proventos)['aviso-previo']).toBe(720);
      expect(references(answer.proventos)['aviso-previo']).toBe('6 dias');
    });

    it('worked whole, it pays and projects nothing more', () => {
      const answer = end('sem-justa-causa', { avisoPrevio: 'trabalhado', diasAvisoTrabalhados: 36 });
      expect(answer.avisoPrevio).toEqual({ modo: 'trabalhado', dias: 36, dataProjetada: '2026-04-30' });
      expect(amounts(answer.proventos)).not.toHaveProperty('aviso-previo');
      expect(amounts(answer.proventos)).not.toHaveProperty('ferias-aviso');
    });

    // eSocial, motive 33: by agreement half of the 36 days is paid, and counts.
    it('by agreement counts half of its days, or all where that is asked for', () => {
      expect(end('acordo').avisoPrevio.dataProjetada).toBe('2026-05-18');
      expect(end('acordo', { projecaoAcordo: 'integral' }).avisoPrevio.dataProjetada).toBe('2026-06-05');
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
    it('broken by the employer pays half of the days left, broken by the employee takes a proven loss up to it', () => {
      const more = { dataFimContrato: '2026-06-29' };
      expect(end('antecipada-empregador', more).proventos.at(-1)).toEqual({
        codigo: 'indenizacao-479',
        descricao: 'Indenização do art. 479 da CLT',
        referencia: '60 dias',
        valor: 3600,
      });
      // CLT, art. 480: the employee pays for the loss, and not more than the employer would owe.
      const withoutLoss = end('antecipada-empregado', more);
      expect(amounts(withoutLoss.descontos)).not.toHaveProperty('indenizacao-480');
      expect(withoutLoss).toMatchObject({
        indenizacao480: { limite: 3600, valor: 0 },
        avisos: ['art-480-sem-prejuizo'],
      });
      const partly = end('antecipada-empregado', { ...more, prejuizo: 1000 });
      expect(partly).toMatchObject({ indenizacao480: { limite: 3600, valor: 1000 }, avisos: [] });
      expect(end('antecipada-empregador', more)).not.toHaveProperty('indenizacao480');
      expect(end('antecipada-empregado', { ...more, prejuizo: 5000 }).descontos.at(-1)).toEqual({
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
      diasAvisoTrabalhados: 36,
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

  // Lei 8.036/1990, art. 15: 25 months from March 2024 on, and the 13th pay of 2024 (10/12) and 2025.
  it('the balance of the FGTS is estimated by the earlier months and 13th pay, and said to be', () => {
    const { saldoFgts, ...rest } = input;
    const answer = callTool(rescisao, rest);
    expect(answer.fgts).toMatchObject({ saldoAnterior: 25 * 288 + (22 * 288) / 12, saldoEstimado: true });
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

  // 3,000.00 from 2 to 28 February 2026: 27/30, 29 days of a month of 30 (2 to 30), 27/28.
  it.each([
    ['30-dias', 2700],
    ['mes-comercial', 2900],
    ['dias-do-mes', 2892.86],
  ])('a part of a month by %s pays %d', (criterio, value) => {
    const dates = { dataAdmissao: '2026-02-02', dataDesligamento: '2026-02-28' };
    const answer = end('justa-causa', { ...dates, salarioBruto: 3000, criterio });
    expect(amounts(answer.proventos)['saldo-salario']).toBe(value);
  });

  // The commercial month ends on day 30 (2 to 31 January: 29 days) and has at least one.
  it('a part of a month of 31 days is one of 30 in the commercial month', () => {
    const paid = (dataAdmissao: string, criterio: string) => {
      const values = { dataAdmissao, dataDesligamento: '2026-01-31', salarioBruto: 3000, criterio };
      return amounts(end('justa-causa', values).proventos)['saldo-salario'];
    };
    expect([paid('2026-01-02', '30-dias'), paid('2026-01-02', 'mes-comercial')]).toEqual([3000, 2900]);
    expect([paid('2026-01-31', '30-dias'), paid('2026-01-31', 'mes-comercial')]).toEqual([100, 100]);
  });

  // CLT, art. 130: 20 absences leave 18 days; the twelfth that the notice opens is of a new period, of 30.
  it('absences cut the vacation of the period in course alone', () => {
    const values = {
      salarioBruto: 3000,
      dataAdmissao: '2025-07-01',
      dataDesligamento: '2026-06-25',
      faltas: 20,
    };
    const pay = amounts(end('sem-justa-causa', values).proventos);
    expect([pay['ferias-proporcionais'], pay['ferias-aviso']]).toEqual([1800, 250]);
  });

  describe('absences of the last month', () => {
    // 30 April: 3,600.00 × 27/30, and two rests of 120.00; INSS on 3,000.00 by the table of 2026: 248.60.
    it('take days and rests off the pay and its taxes', () => {
      const answer = end('pedido-demissao', { faltasMes: 3, descansosPerdidos: 2 });
      expect(answer.proventos[0]).toMatchObject({
        codigo: 'saldo-salario',
        referencia: '27 dias',
        valor: 3240,
      });
      expect(answer.descontos[0]).toEqual({
        codigo: 'dsr-perdido',
        descricao: 'DSR sobre faltas',
        referencia: '2 dias',
        valor: 240,
      });
      expect(answer.inss).toEqual({ base: 3000, valor: 248.6 });
    });

    // Lei 4.090/1962, art. 1º, § 2º: 20 days less 6 absences are no month of the 13th pay; less 5 they are.
    it('cost the twelfth of the 13th pay that they leave below 15 days', () => {
      const twelfths = (faltasMes: number) =>
        references(end('pedido-demissao', { dataDesligamento: '2026-04-20', faltasMes }).proventos)[
          'decimo-terceiro'
        ];
      expect([twelfths(0), twelfths(5), twelfths(6)]).toEqual(['4/12', '4/12', '3/12']);
    });
  });

  it('other earnings of the month are taxed with its pay', () => {
    const answer = end('pedido-demissao', { outrosProventos: 400 });
    expect(answer.proventos[1]).toEqual({
      codigo: 'outros-proventos',
      descricao: 'Outros proventos',
      valor: 400,
    });
    expect(answer.inss.base).toBe(4000);
  });

  describe('the day of payment', () => {
    // A public payroll program, tests of 2026: left on 26 December 2025, paid on 1 January 2026: 71.62 on the month.
    it('picks the income tax, and not the INSS', () => {
      const values = { salarioBruto: 6000, dataAdmissao: '2020-01-06', dataDesligamento: '2025-12-26' };
      const answer = end('pedido-demissao', { ...values, dataPagamento: '2026-01-01' });
      expect(answer).toMatchObject({
        inss: { valor: 537.6 },
        irrf: { valor: 71.62 },
        irrf13: { valor: 382.88 },
      });
      expect(answer.tabela).toEqual({
        ano: 2025,
        vigencia: '2026-01-01',
        fonte: 'Portaria Interministerial MPS/MF nº 6/2025; Lei nº 15.191/2025 e Lei nº 15.270/2025',
      });
    });

    it('adds the fine of art. 477 after ten days', () => {
      const codes = (dataPagamento: string) => amounts(end('justa-causa', { dataPagamento }).proventos);
      expect(codes('2026-05-10')).not.toHaveProperty('multa-477');
      expect(codes('2026-05-11')['multa-477']).toBe(3600);
    });
  });

  // Lei 7.238/1984, art. 9º; Súmulas 182, 242 and 314 of the TST: the notice counts for the 30 days.
  describe('the next data-base', () => {
    const before = (dataBase: string, motivo = 'sem-justa-causa') => end(motivo, { dataBase });

    it('within 30 days after the projected end owes one salary more', () => {
      // The 36 days end on 5 June.
      expect(amounts(before('2026-07-05').proventos)['indenizacao-7238']).toBe(3600);
      expect(amounts(before('2026-06-06').proventos)['indenizacao-7238']).toBe(3600);
      expect(amounts(before('2026-07-06').proventos)).not.toHaveProperty('indenizacao-7238');
      expect(amounts(before('2026-06-06', 'pedido-demissao').proventos)).not.toHaveProperty(
        'indenizacao-7238',
      );
    });

    it('that the notice reaches warns of the raise', () => {
      const answer = before('2026-06-05');
      expect(answer.avisos).toEqual(['reajuste-da-data-base']);
      expect(amounts(answer.proventos)).not.toHaveProperty('indenizacao-7238');
    });
  });

  // Súmula 347 of the TST: hours by the salary of today. 10 hours of 10.00 and a half more are 150.00.
  it('averages a list of months by the months of each kind of pay', () => {
    const values = {
      salarioBruto: 2200,
      dataAdmissao: '2025-03-10',
      dataDesligamento: '2026-06-15',
      variaveis: [
        { competencia: '2026-05', horas: 10 },
        { competencia: '2026-04', valor: 300 },
        { competencia: '2025-12', valor: 600 },
        { competencia: '2025-05', valor: 9999 },
      ],
    };
    expect(end('sem-justa-causa', values).mediaVariaveis).toEqual({
      decimoTerceiro: { valor: 90, janela: { de: '2026-01', ate: '2026-05', meses: 5 } },
      ferias: { valor: 150, janela: { de: '2026-03', ate: '2026-05', meses: 3 } },
      aviso: { valor: 87.5, janela: { de: '2025-06', ate: '2026-05', meses: 12 } },
    });
    const first = end('sem-justa-causa', { ...values, dataAdmissao: '2026-06-01' });
    expect(first.mediaVariaveis.aviso).toEqual({ valor: 0, janela: null });
  });

  describe('alimony', () => {
    it('of the gross falls on the month and on the 13th pay, after their taxes', () => {
      const answer = end('pedido-demissao', { pensao: { base: 'bruto', percentual: 10 } });
      expect(amounts(answer.descontos)).toMatchObject({ pensao: 360, 'pensao-13': 120 });
      expect(answer.descontos.at(-1).codigo).toBe('pensao-13');
    });

    // 10,000.00 less INSS of 988.09 and the tax with the alimony deducted, 30 %: both hold to the cent.
    it('of the net and the tax agree with one another', () => {
      const answer = end('pedido-demissao', {
        salarioBruto: 10_000,
        pensao: { base: 'liquido', percentual: 30 },
      });
      const { inss, irrf, pensao } = amounts(answer.descontos) as Record<string, number>;
      expect(cents(pensao as number)).toBe(
        Math.round(0.3 * (1_000_000 - cents(inss as number) - cents(irrf as number))),
      );
      const base = 10_000 - (inss as number) - (pensao as number);
      expect(irrf).toBeCloseTo(base * 0.275 - 908.73, 2);
    });

    it('of the minimum wage or fixed falls on the month alone', () => {
      for (const [pensao, value] of [
        [{ base: 'salario-minimo', percentual: 50 }, 810.5],
        [{ base: 'fixo', valor: 500 }, 500],
      ] as const) {
        const found = amounts(end('pedido-demissao', { pensao }).descontos);
        expect(found).toMatchObject({ pensao: value });
        expect(found).not.toHaveProperty('pensao-13');
      }
    });
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
        const { faltas, ...others } = values;
        const reads = { ...others, ...(values.motivo !== 'justa-causa' && { faltas }) };
        const answer = callTool(rescisao, { ...reads, dataAdmissao });
        expect(total(answer.proventos)).toBe(cents(answer.totalProventos));
        expect(total(answer.descontos)).toBe(cents(answer.totalDescontos));
        expect(cents(answer.totalProventos) - cents(answer.totalDescontos)).toBe(cents(answer.liquido));
        const fine = values.motivo === 'acordo' ? 0 : cents(answer.fgts.multa);
        expect(cents(answer.fgts.saque) + fine).toBe(cents(answer.fgts.totalDisponivel));
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
    [{ ...input, avisoPrevio: 'trabalhado', diasAvisoTrabalhados: 37 }, 422, 'diasAvisoTrabalhados'],
    [{ ...input, faltasMes: 31 }, 422, 'faltasMes'],
    [{ ...input, dataPagamento: '2026-04-29' }, 422, 'dataPagamento'],
    [{ ...input, dataBase: '2026-04-30' }, 422, 'dataBase'],
    [{ ...input, mediaVariaveis: 1, variaveis: [] }, 400, 'mediaVariaveis'],
    [{ ...input, motivo: 'justa-causa', faltas: 1 }, 400, 'faltas'],
    [{ ...input, prejuizo: 1 }, 400, 'prejuizo'],
    [{ ...input, diasAvisoTrabalhados: 30 }, 400, 'diasAvisoTrabalhados'],
    [{ ...input, variaveis: [{ competencia: '2026-01' }] }, 400, 'variaveis[0].valor'],
    [{ ...input, variaveis: [{ competencia: '2026-01', valor: 1, horas: 1 }] }, 400, 'variaveis[0].valor'],
    [{ ...input, pensao: { base: 'fixo' } }, 400, 'pensao.valor'],
    [{ ...input, pensao: { base: 'bruto', percentual: 10, valor: 1 } }, 400, 'pensao.valor'],
    [{ ...input, motivo: 'acordo', avisoPrevio: 'dispensado' }, 422, 'avisoPrevio'],
    [{ ...input, motivo: 'pedido-demissao', avisoPrevio: 'indenizado' }, 422, 'avisoPrevio'],
    [{ ...input, feriasVencidas: 1, feriasEmDobro: 2 }, 422, 'feriasEmDobro'],
    [{ ...input, motivo: 'antecipada-empregado', dataFimContrato: '2026-04-29' }, 422, 'dataFimContrato'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(rescisao, values)).toEqual({ status, fields: [field] });
  });
});
