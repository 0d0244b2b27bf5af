import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { lucroReal } from './lucro-real.ts';

const quarter = (values: Record<string, unknown>) => callTool(lucroReal, { ano: 2026, ...values });

const linesOf = (answer: { tributos: readonly { codigo: string; valor: number }[] }) =>
  answer.tributos.map(({ codigo, valor }) => [codigo, valor]);

describe('lucro-real', () => {
  // By hand. PIS 1.65 % and Cofins 7.6 % of 900,000 − 400,000; profit 1,000,000 − 100,000 − 83,250 of debits − 500,000.
  it('a quarter pays 15 %, 10 % above 60,000 and 9 % of the profit, PIS and Cofins with credits', () => {
    const answer = quarter({
      receitaBruta: 1_000_000,
      icms: 100_000,
      custos: 400_000,
      despesas: 100_000,
      baseCreditos: 400_000,
    });
    expect(answer).toMatchObject({ receitaLiquida: 816_750, lucroReal: 316_750, baseCsll: 316_750 });
    expect(answer.pis).toEqual({ debito: 14_850, credito: 6600, aRecolher: 8250, saldoCredor: 0 });
    expect(linesOf(answer)).toEqual([
      ['irpj', 47_512.5],
      ['irpj-adicional', 25_675],
      ['csll', 28_507.5],
      ['pis', 8250],
      ['cofins', 38_000],
    ]);
    expect(answer).toMatchObject({ total: 147_945, mediaMensal: 49_315, aliquotaEfetiva: 14.79 });
  });

  // Lei 9.065/1995, arts. 15 and 16: 30 % of the adjusted profit.
  it('losses of earlier periods set off up to 30 % of the profit, for each tax its own', () => {
    const profit = { receitaBruta: 0, outrasReceitas: 100_000, ano: 2027 };
    const answer = quarter({ ...profit, prejuizoFiscal: 50_000, baseNegativaCsll: 10_000 });
    expect(answer).toMatchObject({
      limiteCompensacao: 30_000,
      compensacao: { irpj: 30_000, csll: 10_000 },
      lucroReal: 70_000,
      baseCsll: 90_000,
      saldoPrejuizo: 20_000,
      saldoBaseNegativa: 0,
    });
  });

  it('a loss adds to those that are carried on, and pays no tax on profit', () => {
    const answer = quarter({ receitaBruta: 10_000, despesas: 30_000, prejuizoFiscal: 5000, ano: 2027 });
    expect(answer).toMatchObject({
      prejuizoGerado: 20_000,
      saldoPrejuizo: 25_000,
      saldoBaseNegativa: 20_000,
    });
    expect(answer).toMatchObject({ lucroReal: 0, tributos: [], total: 0 });
    expect(answer.avisos).toContain('prejuizo-no-periodo');
  });

  // Decreto 8.426/2015, art. 1º: 0.65 and 4 % of financial income.
  it('financial income pays PIS and Cofins at its own rates', () => {
    const { pis, cofins } = quarter({ receitaBruta: 0, receitasFinanceiras: 10_000 });
    expect([pis.debito, cofins.debito]).toEqual([65, 400]);
  });

  it('credits above the debits are carried on', () => {
    const { pis, tributos } = quarter({ receitaBruta: 100, baseCreditos: 300 });
    expect(pis).toEqual({ debito: 1.65, credito: 4.95, aRecolher: 0, saldoCredor: 3.3 });
    expect(tributos.map(({ codigo }: { codigo: string }) => codigo)).not.toContain('pis');
  });

  // LC 214/2025, arts. 344 and 347: the reference rate less 0.1 point, and 0.1 % of IBS.
  it('from 2027 CBS and IBS stand beside the total', () => {
    const answer = quarter({
      receitaBruta: 900_000,
      iss: 45_000,
      baseCreditos: 255_000,
      aliquotaReferenciaCbs: 8.1,
      ano: 2027,
    });
    expect(answer).toMatchObject({ pis: null, cofins: null, receitaLiquida: 855_000 });
    expect(answer.cbs).toEqual({ debito: 68_400, credito: 20_400, aRecolher: 48_000, saldoCredor: 0 });
    expect(answer.ibs).toMatchObject({ debito: 855, credito: 255 });
    expect(answer.avisos).toEqual(['cbs-ibs-por-fora']);
    expect(answer.tabela).not.toHaveProperty('estimativa');
  });

  it('the warning and the assumptions name an estimated rate', () => {
    const answer = quarter({ receitaBruta: 1, ano: 2027 });
    if (!answer.tabela.estimativa) return;
    expect(answer.avisos).toContain('aliquota-estimada');
    expect(answer.premissas).toHaveProperty('aliquotaReferenciaCbs');
    expect(quarter({ receitaBruta: 1, ano: 2026 }).premissas).not.toHaveProperty('aliquotaReferenciaCbs');
  });

  it('a year has twelve months free of the surtax, and asks for advances', () => {
    const answer = quarter({ receitaBruta: 0, outrasReceitas: 300_000, periodo: 'ano', ano: 2027 });
    expect(linesOf(answer)).toEqual([
      ['irpj', 45_000],
      ['irpj-adicional', 6000],
      ['csll', 27_000],
    ]);
    expect(answer.avisos).toContain('ano-com-antecipacoes');
    const open = quarter({ receitaBruta: 0, outrasReceitas: 300_000, periodo: 'ano', meses: 6, ano: 2027 });
    expect(linesOf(open)[1]).toEqual(['irpj-adicional', 18_000]);
  });

  it('2025 has no test of CBS and IBS', () => {
    expect(quarter({ receitaBruta: 1, ano: 2025 }).avisos).toEqual([]);
    expect(quarter({ receitaBruta: 1 }).avisos).toEqual(['teste-cbs-ibs']);
  });

  it('the lines sum to the total, and the withheld is taken off it', () => {
    const cents = fc.nat(1_000_000_000).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, cents, (receitaBruta, custos, retencoes) => {
        const answer = quarter({ receitaBruta, custos, retencoes });
        expect(sumMoney(linesOf(answer).map(([, valor]) => valor as number))).toBe(answer.total);
        expect(answer.aPagar).toBe(Math.max(0, sumMoney([answer.total, -retencoes])));
      }),
    );
  });

  it('compares the last year of PIS and Cofins with the first without', () => {
    const answer = callTool(lucroReal, {
      receitaBruta: 100_000,
      competencia: '2027-03',
      comparar: '2026-03',
      aliquotaReferenciaCbs: 9,
    });
    expect(answer.comparacao.resposta).toMatchObject({ cbs: null, pis: { debito: 1650 } });
    expect(answer.cbs.debito).toBe(8900);
  });

  it.each([
    [{}, 400, ['receitaBruta']],
    [{ receitaBruta: 1, meses: 4 }, 422, ['meses']],
    [{ receitaBruta: 1, meses: 13, periodo: 'ano' }, 400, ['meses']],
    [{ receitaBruta: 100, devolucoes: 50, icms: 30, iss: 20.01 }, 422, ['receitaBruta']],
    [{ receitaBruta: 1, aliquotaReferenciaCbs: 9 }, 400, ['aliquotaReferenciaCbs']],
    [{ receitaBruta: 1, ano: 2024 }, 422, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(lucroReal, { ano: 2026, ...input })).toEqual({ status, fields });
  });
});
