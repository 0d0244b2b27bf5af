import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, figuresOf, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { scheduleInCents } from '#test/support/schedules.ts';
import { sumMoney, toCents } from '../../lib/numbers/money.ts';
import { iofTable, redemptionTable } from '../../law/tables/iof.ts';
import { iof } from './iof.ts';

const call = (values: Record<string, unknown>) => figuresOf(iof, { ano: 2026, ...values });

const loan = (valor: number, values: Record<string, unknown> = {}) =>
  call({ operacao: 'credito-pf', valor, ...values });

describe('iof on credit', () => {
  // XP, help page of its secured credit: 100,000.00 pays 1,856.00 for 180 days and 3,373.00 for 365 and for 730.
  it.each([
    [180, 1856, 180],
    [365, 3373, 365],
    [730, 3373, 365],
  ])('100,000.00 for %d days pays %d', (prazoDias, tax, diasConsiderados) => {
    expect(loan(100_000, { prazoDias })).toMatchObject({ iof: tax, diasConsiderados });
  });

  it.each([
    [364, 298.48],
    [365, 299.3],
    [366, 299.3],
    [1, 0.82],
  ])('the daily part of 10,000.00 for %d days is %d', (prazoDias, iofDiario) => {
    expect(loan(10_000, { prazoDias })).toMatchObject({ iofDiario, iofAdicional: 38 });
  });

  // Viva, July 2025: companies 0.38 % and 0.0082 % a day; The7, July 2025: Simples 0.00274 % a day up to 30,000.00.
  it.each([
    ['credito-pj', 30_000, 0.0082],
    ['credito-simples', 29_999.99, 0.00274],
    ['credito-simples', 30_000, 0.00274],
    ['credito-simples', 30_000.01, 0.0082],
  ])('%s of %d: %d %% a day', (operacao, valor, aliquotaDiaria) => {
    expect(call({ operacao, valor, prazoDias: 30 })).toMatchObject({
      aliquotaDiaria,
      aliquotaAdicional: 0.38,
    });
  });

  // SAC: 500.00 for 30 and for 60 days. Price at 1 %: 1,000 / 2.01 for 30 days and 1.01 times as much for 60.
  it('each part of the principal counts its own days', () => {
    expect(loan(1000, { parcelas: 2, sistema: 'sac' }).iofDiario).toBe(3.69);
    expect(loan(1_000_000, { parcelas: 2, taxaMensal: 1 }).iofDiario).toBe(3696.12);
    expect(loan(1000, { parcelas: 2 }).iofDiario).toBe(3.69);
    expect(loan(1000, { parcelas: 2, intervaloDias: 300, sistema: 'sac' }).iofDiario).toBe(27.27);
  });

  it('Price agrees with the amortizations of a schedule in cents', () => {
    const loans = fc.record({
      cents: fc.integer({ min: 100_000, max: 1_000_000_000 }),
      parcelas: fc.integer({ min: 2, max: 60 }),
      taxaMensal: fc.integer({ min: 0, max: 100_000 }).map((rate) => rate / 10_000),
    });
    fc.assert(
      fc.property(loans, ({ cents, parcelas, taxaMensal }) => {
        const rows = scheduleInCents('price', {
          principal: cents,
          rate: taxaMensal / 100,
          instalments: parcelas,
        });
        const weighted = rows.reduce(
          (sum, { amortization }, i) => sum + amortization * Math.min(30 * (i + 1), 365),
          0,
        );
        const { iofDiario } = loan(cents / 100, { parcelas, taxaMensal });
        // The schedule's instalment is rounded, which moves each amortization by a cent or so.
        const tolerance = 1 + parcelas ** 2 * 0.000082 * 365;
        expect(Math.abs(toCents(iofDiario) - weighted * 0.000082)).toBeLessThan(tolerance);
      }),
    );
  });

  it('interest of another interval is the monthly rate compounded', () => {
    const at = (intervaloDias: number) =>
      loan(1_000_000, { parcelas: 3, intervaloDias, taxaMensal: 10 }).iofDiario;
    // 1.1^(1/2) = 1.0488088: parts of 1, 1.0488088 and 1.1 for 15, 30 and 45 days, a mean of 30.47637 days.
    expect(at(15)).toBe(2499.06);
  });

  it('the parts sum to the tax, and the tax and the amount to the total', () => {
    const terms = fc.record({
      cents: fc.integer({ min: 1, max: 100_000_000_000 }),
      prazoDias: fc.integer({ min: 1, max: 10_950 }),
    });
    fc.assert(
      fc.property(terms, ({ cents, prazoDias }) => {
        const answer = loan(cents / 100, { prazoDias });
        expect(sumMoney([answer.iofDiario, answer.iofAdicional])).toBe(answer.iof);
        expect(sumMoney([answer.valor, answer.iof])).toBe(answer.valorTotal);
      }),
    );
  });

  it('480 instalments are computed in the time of a request', () => {
    const answer = loan(1_000_000_000, { parcelas: 480, taxaMensal: 1.2345, intervaloDias: 29 });
    expect(answer.diasConsiderados).toBe(365);
  });
});

describe('iof on what pays once', () => {
  // Tables of July 2025, after the STF's decision: The7 (Money Times), KAT Investimentos, Oliveira Alves; foreign trade
  // at 0: Contas em Revista, May 2025.
  it.each([
    ['cartao-internacional', 3.5],
    ['especie', 3.5],
    ['remessa-conta-propria', 3.5],
    ['emprestimo-externo-curto', 3.5],
    ['saida-outros', 3.5],
    ['remessa-investimento', 1.1],
    ['entrada', 0.38],
    ['exportacao', 0],
    ['importacao', 0],
    ['investimento-estrangeiro', 0],
  ])('exchange, %s: %d %%', (tipo, aliquota) => {
    const tax = aliquota * 10;
    expect(call({ operacao: 'cambio', tipo, valor: 1000 })).toEqual({
      operacao: 'cambio',
      tipo,
      valor: 1000,
      baseCalculo: 1000,
      aliquota,
      iof: tax,
      aliquotaEfetiva: aliquota,
      valorTotal: 1000 + tax,
      tabela: {
        ano: 2026,
        vigencia: '2025-06-11',
        fonte: 'Decreto nº 6.306/2007, na redação do Decreto nº 12.499/2025',
      },
    });
  });

  // Estadão, on the decree that raised them: goods 7.38, health 2.38, life 0.38 %.
  it.each([
    ['vida', 3.8],
    ['saude', 23.8],
    ['outros', 73.8],
  ])('insurance, %s: %d of a premium of 1,000.00', (tipo, tax) => {
    expect(call({ operacao: 'seguro', tipo, valor: 1000 }).iof).toBe(tax);
  });

  // The same tables: VGBL 5 % of what passes 300,000.00 in 2025 and 600,000.00 from 2026 on.
  it.each([
    [2025, 300_000, 0, 0],
    [2025, 300_000.2, 0, 0.2],
    [2026, 600_000, 0, 0],
    [2026, 600_000.2, 0, 0.2],
    [2026, 100_000, 500_000, 0],
    [2026, 100_000, 550_000, 50_000],
    [2026, 100_000, 700_000, 100_000],
  ])('%d: a VGBL contribution of %d after %d is taxed on %d', (ano, valor, aportesAno, baseCalculo) => {
    const answer = call({ operacao: 'seguro', tipo: 'vgbl', valor, aportesAno, ano });
    expect(answer).toMatchObject({ baseCalculo, aliquota: 5, iof: Math.round(baseCalculo * 5) / 100 });
  });

  it('FIDC: 0.38 %, without a kind', () => {
    const answer = call({ operacao: 'fidc', valor: 1000 });
    expect(answer).toMatchObject({ aliquota: 0.38, iof: 3.8 });
    expect(answer).not.toHaveProperty('tipo');
  });
});

describe('iof on the redemption of securities', () => {
  // Decreto 6.306/2007, Anexo: 96 % on the first day, 3 % on day 29, none from day 30 on.
  it.each([
    [0, 0],
    [1, 96],
    [2, 93],
    [10, 66],
    [15, 50],
    [20, 33],
    [29, 3],
    [30, 0],
    [3650, 0],
  ])('on day %d is %d %% of the yield', (dias, aliquota) => {
    expect(call({ operacao: 'titulos', rendimento: 1000, dias })).toEqual({
      operacao: 'titulos',
      dias,
      rendimento: 1000,
      aliquota,
      iof: aliquota * 10,
      rendimentoLiquido: 1000 - aliquota * 10,
      tabela: { ano: 2026, vigencia: '2007-12-17', fonte: 'Decreto nº 6.306/2007, art. 32 e anexo' },
    });
  });

  // The steps of the table: 100 − 10/3 a day, the fraction cut off.
  it('each of the 29 days leaves out a thirtieth more', () => {
    const rates = valueOn(redemptionTable, '2026-12-31');
    expect(rates).toEqual(Array.from({ length: 29 }, (_, i) => Math.floor(((29 - i) * 100) / 30)));
  });
});

describe('iof', () => {
  it('2025 means the state since 11 June', () => {
    expect(loan(1000, { prazoDias: 1, ano: 2025 }).tabela).toMatchObject({
      ano: 2025,
      vigencia: '2025-06-11',
    });
  });

  it('a host adds a year with one entry in each table', () => {
    const year = newYear(iofTable, redemptionTable);
    const tables = {
      iof: added(year, 'Decreto novo', { ...valueOn(iofTable, '2026-12-31'), fidc: 1 }),
      'iof-resgate': added(year, 'Decreto novo', [50]),
    };
    const inYear = (values: object) => figuresOf(iof, { ...values, ano: year }, { tables });
    expect(inYear({ operacao: 'fidc', valor: 100 })).toMatchObject({ iof: 1, tabela: { ano: year } });
    const titulos = { operacao: 'titulos', rendimento: 100 };
    expect([inYear({ ...titulos, dias: 1 }).iof, inYear({ ...titulos, dias: 2 }).iof]).toEqual([50, 0]);
    expect(inYear({ operacao: 'seguro', tipo: 'vgbl', valor: 600_001 }).baseCalculo).toBe(1);
  });

  // Decretos 10.797/2021 (10,000.00 × 365 × 0.01118 % + 0.38 %), 10.551/2020 and 12.467/2025 (0.95 % of companies).
  it.each([
    ['credito-pf', '2021-10-05', 446.07],
    ['credito-pj', '2020-12-14', 187.65],
    ['credito-pj', '2020-12-15', 0],
    ['credito-pj', '2025-05-23', 394.3],
    ['credito-pf', '2025-05-23', 337.3],
  ])('%s of a year on %s: %d of 10,000.00', (operacao, dataOperacao, value) => {
    expect(callTool(iof, { operacao, valor: 10_000, prazoDias: 365, dataOperacao }).iof).toBe(value);
  });

  it('VGBL had no tax before May 2025, and none by operation until it was withdrawn', () => {
    const on = { operacao: 'seguro', tipo: 'vgbl', valor: 900_000, aportesAno: 900_000 };
    expect(callTool(iof, { ...on, dataOperacao: '2025-05-22' })).toMatchObject({
      baseCalculo: 900_000,
      iof: 0,
    });
    expect(refusal(iof, { ...on, dataOperacao: '2025-06-10' })).toEqual({ status: 422, fields: ['tipo'] });
    expect(callTool(iof, { ...on, dataOperacao: '2025-06-11' }).iof).toBe(45_000);
  });

  it.each([
    [{}, 400, ['operacao', 'valor', 'prazoDias']],
    [{ operacao: 'leasing' }, 400, ['operacao']],
    [{ operacao: 'credito-pf' }, 400, ['valor', 'prazoDias']],
    [{ operacao: 'credito-pf', parcelas: 2 }, 400, ['valor']],
    [{ operacao: 'credito-pf', valor: 1, prazoDias: 0 }, 400, ['prazoDias']],
    [{ operacao: 'credito-pf', valor: 1, parcelas: 481 }, 400, ['parcelas']],
    [{ operacao: 'credito-pf', valor: 1, parcelas: 2, taxaMensal: 1.00001 }, 400, ['taxaMensal']],
    [{ operacao: 'cambio', tipo: 'especie' }, 400, ['valor']],
    [{ operacao: 'cambio', valor: 1 }, 400, ['tipo']],
    [{ operacao: 'cambio', valor: 1, tipo: 'vida' }, 400, ['tipo']],
    [{ operacao: 'seguro', valor: 1, tipo: 'especie' }, 400, ['tipo']],
    [{ operacao: 'titulos', rendimento: 1 }, 400, ['dias']],
    [{ operacao: 'titulos', dias: 1 }, 400, ['rendimento']],
    [{ operacao: 'titulos', rendimento: 1, dias: 1, ano: 2019 }, 422, ['ano']],
    [{ operacao: 'fidc', valor: 1, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(iof, input)).toEqual({ status, fields });
  });
});
