import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { decimoTerceiro } from './decimo-terceiro.ts';

const cents = (value: number) => Math.round(value * 100);

describe('decimo-terceiro', () => {
  // INSS and tax of 6000.00 as in the examples of Receita Federal for Lei 15.270/2025, by the tables of 2025.
  it('2025: of 6000.00 half by November, the rest less INSS and IRRF by December', () => {
    const answer = callTool(decimoTerceiro, { salarioBruto: 6000, ano: 2025 });
    expect(answer).toMatchObject({
      avos: 12,
      valorBruto: 6000,
      primeiraParcela: { valor: 3000 },
      segundaParcela: {
        bruto: 3000,
        inss: { base: 6000, valor: 649.6 },
        irrf: { base: 5350.4, valor: 562.63 },
        liquido: 1787.77,
      },
      totalDescontos: 1212.23,
      totalLiquido: 4787.77,
    });
  });

  // Lei 15.270/2025 (Lei 9.250/1995, art. 3º-A, § 3º): the reduction reaches the 13th pay.
  it('2026: up to 5000.00 it is free of tax', () => {
    const answer = callTool(decimoTerceiro, { salarioBruto: 5000, ano: 2026 });
    expect(answer.irrf).toMatchObject({ reducao: 312.89, valor: 0 });
    expect(answer.totalLiquido).toBe(4498.49);
  });

  it('up to 10.00 is withheld: the 13th pay does not enter the yearly return', () => {
    const { irrf } = callTool(decimoTerceiro, { salarioBruto: 3169.33, ano: 2025 });
    expect(irrf).toMatchObject({ irrf: 10, retencaoDispensada: false, valor: 10 });
  });

  // A case of the program CalculosTrabalhistasTributarios (mayconwisley).
  it('2025: of 3100.00 a tax of 4.80 is withheld', () => {
    expect(callTool(decimoTerceiro, { salarioBruto: 3100, ano: 2025 }).irrf.valor).toBe(4.8);
  });

  // Lei 4.749/1965, arts. 1º and 2º; on a weekend the Friday before.
  it('is due on 30 November and 20 December, or the Friday before', () => {
    const due = (ano: number) => {
      const { primeiraParcela, segundaParcela } = callTool(decimoTerceiro, { salarioBruto: 3000, ano });
      return [primeiraParcela.prazo, segundaParcela.prazo];
    };
    expect(due(2025)).toEqual(['2025-11-28', '2025-12-19']);
    expect(due(2026)).toEqual(['2026-11-30', '2026-12-18']);
  });

  it.each([
    ['2026-01-17', 12],
    ['2026-01-18', 11],
    ['2026-12-17', 1],
    ['2026-12-18', 0],
    ['2019-05-01', 12],
  ])('an admission on %s gives %i twelfths of 2026', (dataAdmissao, avos) => {
    const answer = callTool(decimoTerceiro, {
      salarioBruto: 1200,
      dataAdmissao,
      ano: 2026,
    });
    expect(answer).toMatchObject({ avos, valorBruto: avos * 100 });
  });

  it('no twelfth gives nothing, and a rate of 0', () => {
    const answer = callTool(decimoTerceiro, { salarioBruto: 1200, dataAdmissao: '2026-12-31', ano: 2026 });
    expect(answer).toMatchObject({ totalLiquido: 0, aliquotaEfetiva: 0, fgts: { base: 0, valor: 0 } });
  });

  it('variable pay enters, and alimony is taken from the second instalment and the base', () => {
    const answer = callTool(decimoTerceiro, {
      salarioBruto: 9000,
      mediaVariaveis: 1000,
      pensaoAlimenticia: 2500,
      ano: 2026,
    });
    // 10000.00 − 988.09 − 2500.00 = 6511.91; × 27.5 % − 908.73 = 882.05.
    expect(answer.irrf).toMatchObject({ baseCalculo: 6511.91, valor: 882.05 });
    expect(answer.segundaParcela).toMatchObject({ bruto: 5000, pensaoAlimenticia: 2500, liquido: 629.86 });
    expect(answer.totalDescontos).toBe(4370.14);
  });

  // Lei 4.749/1965, art. 2º: half of the salary of the month before; FGTS of 8 % on each instalment.
  it('pays half of the salary of the month before by November, and the rest of the whole in December', () => {
    const answer = callTool(decimoTerceiro, { salarioBruto: 3600, salarioMesAnterior: 3000, ano: 2026 });
    expect(answer.primeiraParcela.valor).toBe(1500);
    expect(answer.segundaParcela.bruto).toBe(2100);
    expect(answer.fgts).toEqual({ base: 3600, valor: 288, primeira: 120, segunda: 168 });
  });

  it('counts no twelfth for the months that absences lose', () => {
    const lost = (mesesPerdidos: number) =>
      callTool(decimoTerceiro, { salarioBruto: 1200, mesesTrabalhados: 10, mesesPerdidos, ano: 2026 }).avos;
    expect([lost(0), lost(3), lost(12)]).toEqual([10, 7, 0]);
  });

  // Súmula 347 of the TST: 11 hours of 10.00 with 50 % are 165.00.
  it.each([
    [{}, { de: '2026-01', ate: '2026-11', meses: 11 }, 15],
    [{ mesesTrabalhados: 5 }, { de: '2026-08', ate: '2026-11', meses: 4 }, 41.25],
    [{ dataAdmissao: '2026-09-10' }, { de: '2026-09', ate: '2026-11', meses: 3 }, 55],
    [{ dataAdmissao: '2020-09-10' }, { de: '2026-01', ate: '2026-11', meses: 11 }, 15],
    [{ mesesTrabalhados: 1 }, null, 0],
  ])('of %o has the average of %o', (values, janela, valor) => {
    const variaveis = [
      { competencia: '2026-10', horas: 11 },
      { competencia: '2026-12', valor: 99_999 },
    ];
    const answer = callTool(decimoTerceiro, { salarioBruto: 2200, ano: 2026, variaveis, ...values });
    expect(answer.mediaVariaveis).toEqual({ valor, janela });
  });

  it('takes alimony in percent of what INSS and IRRF leave, which is exact to the cent', () => {
    const values = fc.record({
      salarioBruto: fc.integer({ min: 162_100, max: 3_000_000 }).map((value) => value / 100),
      percentual: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(values, ({ salarioBruto, percentual }) => {
        const { valorBruto, segundaParcela } = callTool(decimoTerceiro, {
          salarioBruto,
          ano: 2026,
          pensao: { base: 'liquido', percentual },
        });
        const { inss, irrf, pensaoAlimenticia } = segundaParcela;
        const net = cents(valorBruto) - cents(inss.valor) - cents(irrf.valor);
        expect(cents(pensaoAlimenticia)).toBe(Math.round((net * percentual) / 100));
      }),
    );
  });

  it('instalments, deposits and discounts sum to their totals', () => {
    const values = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 3_000_000 }).map((value) => value / 100),
      mesesTrabalhados: fc.integer({ min: 1, max: 12 }),
      dependentes: fc.integer({ min: 0, max: 4 }),
      ano: fc.constantFrom(2025, 2026),
    });
    fc.assert(
      fc.property(values, (some) => {
        const { valorBruto, primeiraParcela, segundaParcela, totalDescontos, totalLiquido, fgts } = callTool(
          decimoTerceiro,
          some,
        );
        expect(cents(primeiraParcela.valor) + cents(segundaParcela.bruto)).toBe(cents(valorBruto));
        expect(cents(primeiraParcela.valor) + cents(segundaParcela.liquido)).toBe(cents(totalLiquido));
        expect(cents(segundaParcela.inss.valor) + cents(segundaParcela.irrf.valor)).toBe(
          cents(totalDescontos),
        );
        expect(cents(valorBruto) - cents(totalDescontos)).toBe(cents(totalLiquido));
        expect(cents(fgts.primeira) + cents(fgts.segunda)).toBe(cents(fgts.valor));
      }),
    );
  });

  it.each([
    [{}, 400, 'salarioBruto'],
    [{ salarioBruto: 3000, mesesTrabalhados: 0 }, 400, 'mesesTrabalhados'],
    [{ salarioBruto: 3000, mesesTrabalhados: 13 }, 400, 'mesesTrabalhados'],
    [{ salarioBruto: 3000, dataAdmissao: '2026-13-01' }, 422, 'dataAdmissao'],
    [{ salarioBruto: 3000, dataAdmissao: '2027-01-01', ano: 2026 }, 422, 'dataAdmissao'],
    [{ salarioBruto: 3000, ano: 2019 }, 422, 'ano'],
    [{ salarioBruto: 3000, mesesPerdidos: 13 }, 400, 'mesesPerdidos'],
    [{ salarioBruto: 3000, salarioMesAnterior: 6000.03 }, 422, 'salarioMesAnterior'],
    [{ salarioBruto: 3000, variaveis: [{ competencia: '2026-01' }] }, 400, 'variaveis[0].valor'],
    [{ salarioBruto: 3000, pensao: { base: 'bruto' } }, 400, 'pensao.percentual'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(decimoTerceiro, values)).toEqual({ status, fields: [field] });
  });
});
