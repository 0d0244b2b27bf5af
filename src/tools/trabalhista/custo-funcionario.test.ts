import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { custoFuncionario } from './custo-funcionario.ts';

type Line = { codigo: string; referencia?: string; valor: number };
const cents = (value: number) => Math.round(value * 100);
const total = (lines: Line[]) => lines.reduce((sum, { valor }) => sum + cents(valor), 0);
const shares = (lines: Line[]) => lines.map(({ codigo, referencia }) => `${codigo} ${referencia}`);

describe('custo-funcionario', () => {
  // Lei 8.212/1991, art. 22; LC 123/2006, arts. 13, VI and § 3º, and 18-C; Lei 8.036/1990, art. 15.
  it.each([
    ['simples', ['fgts 8%'], 8],
    ['simples-anexo-iv', ['inss-patronal 20%', 'rat 2%', 'fgts 8%'], 30],
    ['lucro-presumido', ['inss-patronal 20%', 'rat 2%', 'terceiros 5,8%', 'fgts 8%'], 35.8],
    ['lucro-real', ['inss-patronal 20%', 'rat 2%', 'terceiros 5,8%', 'fgts 8%'], 35.8],
    ['mei', ['inss-patronal 3%', 'fgts 8%'], 11],
  ])('%s pays %j', (regime, charges, percent) => {
    const answer = callTool(custoFuncionario, { salarioBruto: 1621, regime });
    expect(shares(answer.encargos)).toEqual(charges);
    expect(answer.percentualEncargos).toBe(percent);
  });

  // Charges on a MEI's employee at the minimum wage: 3 % of 1621.00 is 48.63, and the FGTS 129.68.
  it('a MEI pays 178.31 of charges on the minimum wage of 2026', () => {
    expect(callTool(custoFuncionario, { salarioBruto: 1621, regime: 'mei' }).totalEncargos).toBe(178.31);
  });

  it('RAT is multiplied by FAP, with up to four decimals shown', () => {
    const { encargos, percentualEncargos } = callTool(custoFuncionario, {
      salarioBruto: 10_000,
      regime: 'lucro-real',
      rat: 3,
      fap: 1.2345,
      terceiros: 0,
    });
    expect(encargos[1]).toMatchObject({ codigo: 'rat', referencia: '3,7035%', valor: 370.35 });
    expect(percentualEncargos).toBe(31.7035);
    expect(shares(encargos)).not.toContain('terceiros 0%');
  });

  // Lei 14.973/2024: 10 % in 2026 for those with partial payroll relief.
  it('another employer rate replaces that of the regime', () => {
    const answer = callTool(custoFuncionario, {
      salarioBruto: 1000,
      regime: 'lucro-real',
      aliquotaPatronal: 10,
    });
    expect(answer.encargos[0]).toMatchObject({ codigo: 'inss-patronal', referencia: '10%', valor: 100 });
    expect(
      callTool(custoFuncionario, { salarioBruto: 1000, regime: 'mei', aliquotaPatronal: 0 }).encargos,
    ).toHaveLength(1);
  });

  it('provisions keep their lines of 0.00, and the fine is one when it is asked for', () => {
    const cent = callTool(custoFuncionario, { salarioBruto: 0.01 });
    expect(cent.provisoes.map(({ valor }: Line) => valor)).toEqual([0, 0, 0, 0]);
    const { provisoes } = callTool(custoFuncionario, { salarioBruto: 3000, provisaoMultaFgts: true });
    expect(provisoes.at(-1)).toEqual({ codigo: 'multa-fgts', descricao: 'Multa de 40% do FGTS', valor: 96 });
  });

  it('the company bears the fares above 6 % of the base salary', () => {
    const fares = (valeTransporte: number) =>
      callTool(custoFuncionario, { salarioBruto: 2000, adicionais: 1000, valeTransporte }).totalBeneficios;
    expect([119.99, 120, 120.01, 300].map(fares)).toEqual([0, 0, 0.01, 180]);
  });

  it('a year has eleven months of work and twelve of provisions', () => {
    const answer = callTool(custoFuncionario, { salarioBruto: 1200, planoSaude: 100, outrosBeneficios: 50 });
    // Charges 96.00; provisions 100 + 100 + 33.33 + 8 % of them = 252.00.
    expect(answer).toMatchObject({
      totalEncargos: 96,
      totalProvisoes: 252,
      custoMes: 1698,
      custoAnual: 11 * 1296 + 12 * 402,
      custoMedioMensal: 1590,
      multiplicador: 1.325,
      custoHora: 7.23,
    });
    expect(answer.beneficios.map(({ descricao }: { descricao: string }) => descricao)).toEqual([
      'Plano de saúde',
      'Outros benefícios',
    ]);
    expect(callTool(custoFuncionario, { salarioBruto: 1200, jornadaMensal: 100 }).custoHora).toBe(14.4);
  });

  it('lines sum to their totals, and these to the month', () => {
    const amount = fc.integer({ min: 0, max: 200_000 }).map((value) => value / 100);
    const values = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 3_000_000 }).map((value) => value / 100),
      adicionais: amount,
      regime: fc.constantFrom('simples', 'simples-anexo-iv', 'lucro-presumido', 'mei'),
      valeTransporte: amount,
      valeRefeicao: amount,
      planoSaude: amount,
      provisaoMultaFgts: fc.boolean(),
    });
    fc.assert(
      fc.property(values, (some) => {
        const answer = callTool(custoFuncionario, some);
        expect(total(answer.encargos)).toBe(cents(answer.totalEncargos));
        expect(total(answer.provisoes)).toBe(cents(answer.totalProvisoes));
        expect(total(answer.beneficios)).toBe(cents(answer.totalBeneficios));
        expect(
          cents(answer.remuneracao) +
            cents(answer.totalEncargos) +
            cents(answer.totalProvisoes) +
            cents(answer.totalBeneficios),
        ).toBe(cents(answer.custoMes));
      }),
    );
  });

  it.each([
    [{}, 'salarioBruto'],
    [{ salarioBruto: 1000, regime: 'outro' }, 'regime'],
    [{ salarioBruto: 1000, rat: 0.5 }, 'rat'],
    [{ salarioBruto: 1000, fap: 2.1 }, 'fap'],
    [{ salarioBruto: 1000, terceiros: 5.80001 }, 'terceiros'],
    [{ salarioBruto: 1000, jornadaMensal: 0 }, 'jornadaMensal'],
    [{ salarioBruto: 1000, jornadaMensal: 221 }, 'jornadaMensal'],
  ])('refuses %o', (values, field) => {
    expect(refusal(custoFuncionario, values)).toEqual({ status: 400, fields: [field] });
  });
});
