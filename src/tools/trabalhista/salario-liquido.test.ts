import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { valueOn } from '#test/support/legal-tables.ts';
import { sized } from '#test/support/size.ts';
import { exact, toMoney } from '../../lib/numbers/exact.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { salarioLiquido } from './salario-liquido.ts';

const cents = (value: number) => Math.round(value * 100);
const total = (lines: { valor: number }[]) => lines.reduce((sum, { valor }) => sum + cents(valor), 0);
const tables2026 = {
  inss: { value: valueOn(inssTable, '2026-12-31') },
  irrf: { value: valueOn(irrfTable, '2026-12-31') },
};
/** Net pay in cents of a gross in cents, in 2026. */
const netCents = (gross: number) =>
  cents(toMoney(withholdFrom(tables2026, exact(gross / 100), { rounding: 'total' }).net));

describe('salario-liquido', () => {
  // The pay of the examples of Receita Federal for Lei 15.270/2025, by the INSS of 2025 and the tax before the reduction.
  it.each([
    [4000, 373.41, 114.76, 3511.83],
    [5000, 509.6, 312.89, 4177.51],
    [6000, 649.6, 562.63, 4787.77],
  ])('2025: of %d, INSS %d and IRRF %d leave %d', (salarioBruto, inss, irrf, net) => {
    const answer = callTool(salarioLiquido, { salarioBruto, ano: 2025 });
    expect([answer.inss.valor, answer.irrf.valor, answer.salarioLiquido]).toEqual([inss, irrf, net]);
  });

  it('2026: up to 5000.00 only the INSS is taken', () => {
    const answer = callTool(salarioLiquido, { salarioBruto: 5000, ano: 2026 });
    expect(answer.descontos).toEqual([{ codigo: 'inss', descricao: 'INSS', valor: 501.51 }]);
    expect(answer).toMatchObject({ salarioLiquido: 4498.49, totalDescontos: 501.51, aliquotaEfetiva: 10.03 });
  });

  it('lists every line in order, and leaves out those of 0.00', () => {
    const answer = callTool(salarioLiquido, {
      salarioBruto: 8000,
      adicionais: 500,
      pensaoAlimenticia: 700,
      previdenciaPrivada: 300,
      valeTransporte: 900,
      outrosDescontos: 50,
      ano: 2026,
    });
    expect(answer.proventos).toEqual([
      { codigo: 'salario', descricao: 'Salário', valor: 8000 },
      { codigo: 'adicionais', descricao: 'Adicionais', valor: 500 },
    ]);
    // 8500.00 is above the ceiling; base 8500 − 988.09 − 700 − 300; fares up to 6 % of the base salary.
    expect(answer.descontos).toEqual([
      { codigo: 'inss', descricao: 'INSS', valor: 988.09 },
      { codigo: 'irrf', descricao: 'IRRF', valor: 882.05 },
      { codigo: 'pensao', descricao: 'Pensão alimentícia', valor: 700 },
      { codigo: 'previdencia', descricao: 'Previdência privada', valor: 300 },
      { codigo: 'vale-transporte', descricao: 'Vale-transporte', valor: 480 },
      { codigo: 'outros', descricao: 'Outros descontos', valor: 50 },
    ]);
    expect(answer).toMatchObject({
      totalProventos: 8500,
      totalDescontos: 3400.14,
      salarioLiquido: 5099.86,
      inss: { base: 8475.55, valor: 988.09, aliquotaEfetiva: 11.62 },
      fgts: { base: 8500, valor: 680 },
      aliquotaEfetiva: 22,
    });
  });

  it('lines sum to their totals, and these to the net pay', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100);
    const input = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 3_000_000 }).map((value) => value / 100),
      adicionais: amount,
      dependentes: fc.integer({ min: 0, max: 4 }),
      pensaoAlimenticia: amount,
      valeTransporte: amount,
      outrosDescontos: amount,
      ano: fc.constantFrom(2025, 2026),
    });
    fc.assert(
      fc.property(input, (values) => {
        const answer = callTool(salarioLiquido, values);
        expect(total(answer.proventos)).toBe(cents(answer.totalProventos));
        expect(total(answer.descontos)).toBe(cents(answer.totalDescontos));
        expect(cents(answer.totalProventos) - cents(answer.totalDescontos)).toBe(
          cents(answer.salarioLiquido),
        );
        expect(answer.irrf.valor).toBe(answer.irrf.irrfRetido);
      }),
    );
  });

  it('net pay rises with every 5 cents, but where the tax leaves the 10.00 that are not withheld', () => {
    const falls: number[] = [];
    const [first, last] = sized([495_000, 505_000], [100_000, 1_000_000]);
    for (let gross = first; gross <= last; gross += 5) {
      if (netCents(gross + 5) <= netCents(gross)) falls.push(gross);
    }
    expect(falls).toHaveLength(1);
    const [before, after] = [falls[0] as number, (falls[0] as number) + 5].map((gross) =>
      callTool(salarioLiquido, { salarioBruto: gross / 100, ano: 2026 }),
    );
    expect(before.irrf).toMatchObject({ retencaoDispensada: true, irrfRetido: 0 });
    expect(before.irrf.irrf).toBeLessThanOrEqual(10);
    expect(after.irrf.irrfRetido).toBeGreaterThan(10);
  });

  it('no cent more of gross takes less', () => {
    for (let gross = 500_000; gross <= sized(501_000, 740_000); gross++) {
      const more = 1 - (netCents(gross + 1) - netCents(gross));
      if (more < 0) expect.fail(`${gross}: ${more}`);
    }
  });

  describe('liquidoDesejado', () => {
    it('gives the smallest gross, to the cent, whose net pay reaches it', () => {
      const input = fc.record({
        liquidoDesejado: fc.integer({ min: 1, max: 2_500_000 }).map((value) => value / 100),
        dependentes: fc.integer({ min: 0, max: 3 }),
        valeTransporte: fc.integer({ min: 0, max: 60_000 }).map((value) => value / 100),
        outrosDescontos: fc.integer({ min: 0, max: 60_000 }).map((value) => value / 100),
        ano: fc.constantFrom(2025, 2026),
      });
      fc.assert(
        fc.property(input, ({ liquidoDesejado, ...rest }) => {
          const found = callTool(salarioLiquido, { liquidoDesejado, ...rest });
          expect(found.salarioLiquido).toBeGreaterThanOrEqual(liquidoDesejado);
          const again = callTool(salarioLiquido, { salarioBruto: found.salarioBruto, ...rest });
          expect(again).toEqual(found);
          if (found.salarioBruto <= 0.01) return;
          const less = { salarioBruto: (cents(found.salarioBruto) - 1) / 100, ...rest };
          expect(callTool(salarioLiquido, less).salarioLiquido).toBeLessThan(liquidoDesejado);
        }),
      );
    });

    it('of the net pay of a gross never asks for more than that gross', () => {
      fc.assert(
        fc.property(fc.integer({ min: 100, max: 3_000_000 }), (gross) => {
          const liquidoDesejado = netCents(gross) / 100;
          const { salarioBruto } = callTool(salarioLiquido, { liquidoDesejado, ano: 2026 });
          expect(cents(salarioBruto)).toBeLessThanOrEqual(gross);
        }),
      );
    });

    it('finds the first of the gross pays around the place where the net pay falls', () => {
      let first = 500_000;
      for (let net = netCents(first); first < sized(500_200, 510_000); net++) {
        while (netCents(first) < net) first++;
        const { salarioBruto } = callTool(salarioLiquido, { liquidoDesejado: net / 100, ano: 2026 });
        if (cents(salarioBruto) !== first) expect.fail(`${net}: ${salarioBruto}, not ${first / 100}`);
      }
    });

    it('counts additions, which may reach it alone', () => {
      const input = { liquidoDesejado: 3000, adicionais: 1000, ano: 2026 };
      const { salarioBruto, totalProventos } = callTool(salarioLiquido, input);
      expect(totalProventos).toBe(
        callTool(salarioLiquido, { liquidoDesejado: 3000, ano: 2026 }).salarioBruto,
      );
      expect(cents(salarioBruto)).toBe(cents(totalProventos) - 100_000);
      expect(callTool(salarioLiquido, { ...input, adicionais: 9000 }).salarioBruto).toBe(0.01);
    });
  });

  it.each([
    [{}, 400, 'salarioBruto'],
    [{ salarioBruto: 3000, liquidoDesejado: 2000 }, 400, 'salarioBruto'],
    [{ liquidoDesejado: 0 }, 400, 'liquidoDesejado'],
    [{ salarioBruto: 3000, valeTransporte: 1.234 }, 400, 'valeTransporte'],
    [{ salarioBruto: 3000, mes: 0 }, 400, 'mes'],
    [{ salarioBruto: 3000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(salarioLiquido, input)).toEqual({ status, fields: [field] });
  });
});
