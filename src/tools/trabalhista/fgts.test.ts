import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { fgts } from './fgts.ts';

const cents = (value: number) => Math.round(value * 100);

describe('fgts', () => {
  it('deposits 8 %, of an apprentice 2 %', () => {
    expect(callTool(fgts, { salarioBruto: 1621 }).depositoMensal).toBe(129.68);
    // A payroll project's own test of an apprentice on the minimum wage of 2026.
    expect(callTool(fgts, { salarioBruto: 1621, tipo: 'aprendiz' })).toMatchObject({
      aliquota: 2,
      depositoMensal: 32.42,
    });
  });

  it('without months the balance stays', () => {
    const answer = callTool(fgts, { salarioBruto: 3000, meses: 0, saldoAtual: 1500.5 });
    expect(answer).toMatchObject({ depositos: 0, rendimentos: 0, saldo: 1500.5, saldoAnterior: 1500.5 });
  });

  // Lei 8.036/1990, arts. 18 and 20; CLT, arts. 479, 480, 484 and 484-A.
  it.each([
    ['sem-justa-causa', 40, 100],
    ['rescisao-indireta', 40, 100],
    ['acordo', 20, 80],
    ['culpa-reciproca', 20, 100],
    ['pedido-demissao', 0, 0],
    ['justa-causa', 0, 0],
    ['termino-contrato', 0, 100],
    ['falecimento', 0, 100],
    ['antecipada-empregador', 40, 100],
    ['antecipada-empregado', 0, 0],
  ])('%s: a fine of %i percent and a withdrawal of %i', (motivo, multa, saque) => {
    const answer = callTool(fgts, { salarioBruto: 1000, meses: 0, saldoAtual: 1000, motivo });
    expect(answer.multa).toEqual({ percentual: multa, valor: multa * 10 });
    // The fine is a deposit in the account (Lei 8.036/1990, art. 18, § 1º): a share of the account is of it too.
    const saldo = saque === 80 ? 0.8 * (1000 + multa * 10) : saque * 10;
    const total = saque === 80 ? saldo : saldo + multa * 10;
    expect(answer.saque).toEqual({ percentual: saque, saldo, total });
    expect(answer).not.toHaveProperty('depositoCompensatorio');
  });

  describe('of a domestic worker', () => {
    const input = { salarioBruto: 2000, meses: 1, tipo: 'domestico' };

    // LC 150/2015, arts. 22 and 34.
    it('3.2 % a month replaces the fine', () => {
      expect(callTool(fgts, input)).toMatchObject({
        depositoMensal: 160,
        multa: { percentual: 0, valor: 0 },
        depositoCompensatorio: { mensal: 64, saque: 64 },
        saque: { percentual: 100, saldo: 160, total: 224 },
      });
    });

    it('all of it goes to whom the whole fine would, half to whom half would, else none', () => {
      const saque = (motivo: string) => callTool(fgts, { ...input, motivo }).depositoCompensatorio.saque;
      expect([saque('sem-justa-causa'), saque('acordo'), saque('culpa-reciproca')]).toEqual([64, 32, 32]);
      expect([saque('pedido-demissao'), saque('justa-causa'), saque('termino-contrato')]).toEqual([0, 0, 0]);
    });

    it('earns as the account does', () => {
      const { depositoCompensatorio } = callTool(fgts, { ...input, meses: 2 });
      // 64.00 earn 0.16 in the second month.
      expect(depositoCompensatorio.saque).toBe(128.16);
    });
  });

  it('the 13th pay adds a deposit of so many twelfths at the end', () => {
    const answer = callTool(fgts, { salarioBruto: 3000, meses: 7, incluirDecimoTerceiro: true });
    const without = callTool(fgts, { salarioBruto: 3000, meses: 7 });
    expect(cents(answer.depositos) - cents(without.depositos)).toBe(14_000);
    expect(answer.rendimentos).toBe(without.rendimentos);
  });

  it('balance = what was there + deposits + yields, to the cent, and none falls with time', () => {
    const input = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100),
      meses: fc.integer({ min: 0, max: 120 }),
      saldoAtual: fc.integer({ min: 0, max: 50_000_000 }).map((value) => value / 100),
      trMensal: fc.integer({ min: 0, max: 20_000 }).map((value) => value / 10_000),
      incluirDecimoTerceiro: fc.boolean(),
    });
    fc.assert(
      fc.property(input, (values) => {
        const { saldo, depositos, rendimentos, saque, multa } = callTool(fgts, values);
        expect(cents(saldo)).toBe(cents(values.saldoAtual) + cents(depositos) + cents(rendimentos));
        expect(cents(saque.total)).toBe(cents(saque.saldo) + cents(multa.valor));
        expect(callTool(fgts, { ...values, meses: values.meses + 1 }).saldo).toBeGreaterThanOrEqual(saldo);
      }),
    );
  });

  it('stays a finite amount at its greatest', () => {
    const most = { salarioBruto: 1e9, meses: 600, saldoAtual: 1e9, trMensal: 100 };
    expect(Number.isFinite(callTool(fgts, most).saldo)).toBe(true);
  });

  it.each([
    [{}, 'salarioBruto'],
    [{ salarioBruto: 1000, meses: 601 }, 'meses'],
    [{ salarioBruto: 1000, tipo: 'outro' }, 'tipo'],
    [{ salarioBruto: 1000, motivo: 'outro' }, 'motivo'],
    [{ salarioBruto: 1000, trMensal: 0.12345 }, 'trMensal'],
    [{ salarioBruto: 1000, trMensal: -1 }, 'trMensal'],
    [{ salarioBruto: 1000, incluirDecimoTerceiro: 'sim' }, 'incluirDecimoTerceiro'],
  ])('refuses %o', (input, field) => {
    expect(refusal(fgts, input)).toEqual({ status: 400, fields: [field] });
  });
});
