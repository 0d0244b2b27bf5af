import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { plrTable } from '../../law/tables/plr.ts';
import { irrf } from './irrf.ts';

const cents = (value: number) => Math.round(value * 100);
/** Gives the gross whose simplified discount leaves a base. */
const grossOf = (base: number, discount = 607.2) => (cents(base) + cents(discount)) / 100;

describe('irrf', () => {
  // MP 1.171/2023, in force on 1 May 2023.
  it('before May 2023 knows no simplified discount', () => {
    const of = (competencia: string, deducao = 'auto') => ({ salarioBruto: 3000, competencia, deducao });
    expect(callTool(irrf, of('2023-04'))).toMatchObject({
      descontoSimplificado: 0,
      deducaoUtilizada: 'legal',
    });
    expect(refusal(irrf, of('2023-04', 'simplificada'))).toEqual({ status: 422, fields: ['deducao'] });
    expect(callTool(irrf, of('2023-05', 'simplificada')).descontoSimplificado).toBe(528);
    expect(refusal(irrf, { ...of('2023-05', 'simplificada'), comparar: '2023-04' })).toEqual({
      status: 422,
      fields: ['deducao'],
    });
  });

  // Lei 15.191/2025 and Lei 15.270/2025 have no end.
  it('reads the bands of the INSS only where no contribution was sent', () => {
    const sent = { salarioBruto: 6000, inss: 641.51 };
    expect(callTool(irrf, { ...sent, ano: 2027 })).toMatchObject({
      irrf: 385.1,
      tabela: { ano: 2027, vigencia: '2026-01-01' },
    });
    const ano = newYear(inssTable);
    const tables = {
      'irrf-mensal': added(ano, 'Lei nova', valueOn(irrfTable, '2026-12-31')),
      plr: added(ano, 'Lei nova', valueOn(plrTable, '2026-12-31')),
    };
    expect(callTool(irrf, { ...sent, ano }, { tables })).toMatchObject({ irrf: 385.1, tabela: { ano } });
    const input = { salarioBruto: 6000, ano };
    expect(callTool(irrf, { ...input, tipo: 'plr' }, { tables }).tabela.ano).toBe(ano);
    expect(refusal(irrf, input, { tables })).toEqual({ status: 422, fields: ['ano'] });
  });

  // Receita Federal, "Exemplos de Aplicação da Lei 15.270/2025", examples 1 to 5 (João, José, Maria, Rita, Vera).
  it.each([
    [3036, 257.73, 'simplificada', 2428.8, 0, 0, 0],
    [4000, 373.41, 'simplificada', 3392.8, 114.76, 114.76, 0],
    [5000, 509.6, 'simplificada', 4392.8, 312.89, 312.89, 0],
    [6000, 649.6, 'legal', 5350.4, 562.63, 179.75, 382.88],
    [7607.2, 0, 'simplificada', 7000, 1016.27, 0, 1016.27],
  ])(
    '2026: %d with INSS %d, as in the examples of Receita',
    (salarioBruto, inss, deducaoUtilizada, baseCalculo, impostoTabela, reducao, valor) => {
      expect(callTool(irrf, { salarioBruto, inss, ano: 2026 })).toMatchObject({
        deducaoUtilizada,
        baseCalculo,
        impostoTabela,
        reducao,
        irrf: valor,
        irrfRetido: valor,
        valor,
      });
    },
  );

  // farrapo.com.br, on teachers with two employers: 6,000.00 by the simplified discount is taxed 574.29, reduced to 394.54.
  it('6,000.00 with the simplified discount: 574.29 of the table, 394.54 due', () => {
    const input = { salarioBruto: 6000, deducao: 'simplificada', ano: 2026 };
    expect(callTool(irrf, input)).toMatchObject({ impostoTabela: 574.29, irrf: 394.54 });
  });

  it('the same tax without the reduction in 2025', () => {
    const input = { salarioBruto: 4000, inss: 373.41, ano: 2025 };
    expect(callTool(irrf, input)).toMatchObject({ reducao: 0, irrf: 114.76 });
    expect(callTool(irrf, input).tabela.fonte).toBe('Lei nº 15.191/2025');
  });

  it('until April 2025 the table of Lei 14.848/2024, from May on the one of Lei 15.191/2025', () => {
    const at = (mes: number) =>
      callTool(irrf, { salarioBruto: 5000, inss: 0, deducao: 'simplificada', ano: 2025, mes });
    // 4435.20 × 22.5 % − 662.77 and 4392.80 × 22.5 % − 675.49.
    expect(at(4)).toMatchObject({ descontoSimplificado: 564.8, baseCalculo: 4435.2, irrf: 335.15 });
    expect(at(5)).toMatchObject({ descontoSimplificado: 607.2, baseCalculo: 4392.8, irrf: 312.89 });
    expect(at(4).tabela).toEqual({ ano: 2025, vigencia: '2025-01-01', fonte: 'Lei nº 14.848/2024' });
    expect(at(5).tabela).toEqual({ ano: 2025, vigencia: '2025-05-01', fonte: 'Lei nº 15.191/2025' });
    expect(callTool(irrf, { salarioBruto: 5000, ano: 2025 }).tabela.vigencia).toBe('2025-05-01');
  });

  it.each([
    [2025, 4, 564.8, [2259.2, 2826.65, 3751.05, 4664.68]],
    [2025, 5, 607.2, [2428.8, 2826.65, 3751.05, 4664.68]],
    [2026, 1, 607.2, [2428.8, 2826.65, 3751.05, 4664.68]],
  ])(
    '%i-%i: a limit belongs to its band, and the next cent to the next one',
    (ano, mes, discount, limits) => {
      const rates = [0, 7.5, 15, 22.5, 27.5];
      for (const [i, limit] of limits.entries()) {
        const rateAt = (offset: number) =>
          callTool(irrf, {
            salarioBruto: (cents(grossOf(limit, discount)) + offset) / 100,
            inss: 0,
            deducao: 'simplificada',
            ano,
            mes,
          }).aliquota;
        expect([rateAt(-1), rateAt(0), rateAt(1)]).toEqual([rates[i], rates[i], rates[i + 1]]);
      }
    },
  );

  it('the reduction looks at the gross: whole up to 5000.00, none from 7350.00 on', () => {
    const reductionAt = (salarioBruto: number) => callTool(irrf, { salarioBruto, ano: 2026 }).reducao;
    // 4392.79 × 22.5 % − 675.49 = 312.8878: the tax of the table.
    expect(reductionAt(4999.99)).toBe(312.89);
    expect(reductionAt(5000)).toBe(312.89);
    // 978.62 − 0.133145 × 5000.01 = 312.8937, and × 7349.99 = 0.0056.
    expect(reductionAt(5000.01)).toBe(312.89);
    expect(reductionAt(7349.99)).toBe(0.01);
    expect(reductionAt(7350)).toBe(0);
    // A base below 7350.00 of a gross above it is not reduced.
    expect(callTool(irrf, { salarioBruto: 7607.2, inss: 0, ano: 2026 })).toMatchObject({
      baseCalculo: 7000,
      reducao: 0,
    });
  });

  it('the reduction is never above the tax, and the tax never below 0', () => {
    const input = { salarioBruto: 5500, dependentes: 10, ano: 2026 };
    const { impostoTabela, reducao, irrf: tax } = callTool(irrf, input);
    expect(reducao).toBe(impostoTabela);
    expect(tax).toBe(0);
    const more = { salarioBruto: 3000, pensaoAlimenticia: 5000, ano: 2026 };
    expect(callTool(irrf, more)).toMatchObject({ baseCalculo: 0, irrf: 0, deducaoUtilizada: 'legal' });
  });

  it('legal deductions are INSS, 189.59 for each dependent, alimony and private pension; equal to the discount, they win', () => {
    const input = {
      salarioBruto: 9000,
      inss: 951.63,
      dependentes: 3,
      pensaoAlimenticia: 500,
      previdenciaPrivada: 200,
      ano: 2026,
    };
    expect(callTool(irrf, input).deducoesLegais).toEqual({
      inss: 951.63,
      dependentes: 568.77,
      pensaoAlimenticia: 500,
      previdenciaPrivada: 200,
      total: 2220.4,
    });
    const tie = { salarioBruto: 5000, inss: 607.2, ano: 2026 };
    expect(callTool(irrf, tie).deducaoUtilizada).toBe('legal');
    expect(callTool(irrf, { ...tie, inss: 607.19 }).deducaoUtilizada).toBe('simplificada');
    expect(callTool(irrf, { ...tie, inss: 0, deducao: 'legal' })).toMatchObject({
      deducaoUtilizada: 'legal',
      baseCalculo: 5000,
    });
  });

  // Lei 9.430/1996, art. 67. By the table of December 2025: 2562.13 × 7.5 % − 182.16 = 9.99975; 2562.20: 10.005.
  it('up to 10.00 is not withheld of a month or a vacation, and is of a 13th pay', () => {
    const at = (base: number, tipo: string) =>
      callTool(irrf, { salarioBruto: grossOf(base), inss: 0, deducao: 'simplificada', tipo, ano: 2025 });
    for (const tipo of ['mensal', 'ferias']) {
      expect(at(2562.13, tipo)).toMatchObject({
        irrf: 10,
        retencaoDispensada: true,
        irrfRetido: 0,
        valor: 0,
        aliquotaEfetiva: 0,
      });
      expect(at(2562.2, tipo)).toMatchObject({ irrf: 10.01, retencaoDispensada: false, valor: 10.01 });
    }
    expect(at(2562.13, 'decimo-terceiro')).toMatchObject({ retencaoDispensada: false, valor: 10 });
    expect(at(2428.8, 'mensal')).toMatchObject({ irrf: 0, retencaoDispensada: false });
  });

  it('explains by the law why nothing is withheld', async () => {
    const input = {
      salarioBruto: grossOf(2562.13),
      inss: 0,
      deducao: 'simplificada',
      ano: 2025,
      explicar: true,
    };
    const { explicacao } = (await callTool(irrf, input)) as { explicacao?: readonly object[] };
    expect(explicacao).toContainEqual(
      expect.objectContaining({
        passo: 'irrf.dispensado',
        fonte: 'Lei nº 9.430/1996, art. 67',
        descricao: 'IRRF de até R$ 10, que não se retém',
      }),
    );
  });

  describe('plr', () => {
    // Lei 10.101/2000, Anexo, as Receita Federal publishes it for 2026 and for January to April 2025.
    it.each([
      [8214.4, 0, 0],
      [8214.41, 7.5, 0],
      [9922.28, 7.5, 128.09],
      [9922.29, 15, 128.09],
      [13_167, 15, 614.8],
      [13_167.01, 22.5, 614.8],
      [16_380.38, 22.5, 1337.81],
      [16_380.39, 27.5, 1337.81],
      [20_000, 27.5, 2333.2],
    ])('2026: %d is in the band of %d and is taxed %d', (salarioBruto, aliquota, valor) => {
      expect(callTool(irrf, { salarioBruto, tipo: 'plr', ano: 2026 })).toMatchObject({
        aliquota,
        valor,
        reducao: 0,
      });
    });

    it('has its own table until April 2025', () => {
      const input = { salarioBruto: 20_000, tipo: 'plr', ano: 2025, mes: 4 };
      expect(callTool(irrf, input)).toMatchObject({ parcelaDeduzir: 3123.78, valor: 2376.22 });
      expect(callTool(irrf, input).tabela.fonte).toBe('Lei nº 14.848/2024');
    });

    it('deducts only the alimony, and never waives', () => {
      const input = { salarioBruto: 9000, tipo: 'plr', pensaoAlimenticia: 700, ano: 2026 };
      // 8300.00 × 7.5 % − 616.08 = 6.42.
      expect(callTool(irrf, input)).toMatchObject({
        deducoesLegais: {
          inss: 0,
          dependentes: 0,
          pensaoAlimenticia: 700,
          previdenciaPrivada: 0,
          total: 700,
        },
        descontoSimplificado: 0,
        deducaoUtilizada: 'legal',
        baseCalculo: 8300,
        irrf: 6.42,
        retencaoDispensada: false,
        irrfRetido: 6.42,
      });
    });
  });

  it('tax, reduction and what is withheld agree to the cent, for any pay', () => {
    const input = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 2_000_000 }).map((value) => value / 100),
      dependentes: fc.integer({ min: 0, max: 5 }),
      ano: fc.constantFrom(2025, 2026),
      mes: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(input, (values) => {
        const answer = callTool(irrf, values);
        expect(cents(answer.impostoTabela) - cents(answer.reducao)).toBe(cents(answer.irrf));
        expect(answer.irrfRetido).toBe(answer.retencaoDispensada ? 0 : answer.irrf);
        expect(answer.retencaoDispensada).toBe(answer.irrf > 0 && answer.irrf <= 10);
      }),
    );
  });

  it.each([
    [{}, 400, 'salarioBruto'],
    [{ salarioBruto: 1000, tipo: 'bonus' }, 400, 'tipo'],
    [{ salarioBruto: 1000, inss: -1 }, 400, 'inss'],
    [{ salarioBruto: 1000, deducao: 'outra' }, 400, 'deducao'],
    [{ salarioBruto: 1000, dependentes: 21 }, 400, 'dependentes'],
    [{ salarioBruto: 1000, mes: 13 }, 400, 'mes'],
    [{ salarioBruto: 1000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(irrf, input)).toEqual({ status, fields: [field] });
  });
});
