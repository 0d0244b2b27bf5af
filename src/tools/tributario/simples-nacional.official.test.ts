import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { valueOn } from '#test/support/legal-tables.ts';
import { sized } from '#test/support/size.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { type AnnexName, annexNames, type SimplesTax } from '../../law/taxes/simples-nacional.ts';
import { simplesNacional } from './simples-nacional.ts';

const bill = (input: Record<string, unknown>) => callTool(simplesNacional, input);

/** Statements and receipts that the PGDAS-D issued, as public repositories hold them for their own tests, without persons and firms. */
describe('official statements of the PGDAS-D of 2026', () => {
  it('receipt of 08/2026, annex III, eight months of activity', () => {
    const answer = bill({
      anexo: 'III',
      rbt12: 36_000,
      mesesAnteriores: 8,
      receitaMes: 7910,
      competencia: '2026-08',
    });
    expect(answer).toMatchObject({
      das: 474.59,
      tributos: { irpj: 18.98, csll: 16.61, cofins: 60.84, pis: 13.19, cpp: 205.98, iss: 158.99 },
    });
  });

  it('statement of 06/2026, annex I', () => {
    const answer = bill({
      anexo: 'I',
      rbt12: 605_574.89,
      receitaMes: 188_817.8,
      competencia: '2026-06',
    });
    expect(answer).toMatchObject({
      das: 13_616.16,
      tributos: { irpj: 748.89, csll: 476.57, cofins: 1734.7, pis: 375.81, cpp: 5718.78, icms: 4561.41 },
    });
  });

  it('statement of 06/2026, annex I, substitution of all and single stage of most', () => {
    const answer = bill({
      rbt12: 528_600.95,
      receitas: [
        { anexo: 'I', valor: 1126, substituicaoIcms: true },
        { anexo: 'I', valor: 42_988, substituicaoIcms: true, monofasico: true },
      ],
      competencia: '2026-06',
    });
    expect([answer.das, answer.tributos]).toEqual([
      1559.43,
      { irpj: 166.88, csll: 106.19, cofins: 9.87, pis: 2.14, cpp: 1274.35 },
    ]);
  });

  it('statement of 06/2026, goods, movable goods let, services with and without ISS withheld', () => {
    const answer = bill({
      rbt12: 1_659_529.6,
      receitas: [
        { anexo: 'I', valor: 21_195.83 },
        { anexo: 'III', valor: 4182.32, natureza: 'locacao-bens-moveis' },
        { anexo: 'III', valor: 73_024.43 },
        { anexo: 'III', valor: 3889.71, issRetido: true },
      ],
      competencia: '2026-06',
    });
    expect(answer).toMatchObject({
      das: 12_850.97,
      tributos: {
        irpj: 558.28,
        csll: 462.51,
        cofins: 1784.61,
        pis: 387.18,
        cpp: 5707.32,
        icms: 663.49,
        iss: 3287.58,
      },
      receitas: [
        {
          valor: 1980.57,
          tributos: { irpj: 108.93, csll: 69.32, cofins: 252.33, pis: 54.66, cpp: 831.84, icms: 663.49 },
        },
        { valor: 391.06, tributos: { irpj: 23.17, csll: 20.28, cofins: 79.02, pis: 17.15, cpp: 251.44 } },
        {
          valor: 10_115.64,
          tributos: { irpj: 404.63, csll: 354.05, cofins: 1379.77, pis: 299.42, cpp: 4390.19, iss: 3287.58 },
        },
        { valor: 363.7, tributos: { irpj: 21.55, csll: 18.86, cofins: 73.49, pis: 15.95, cpp: 233.85 } },
      ],
    });
  });

  // "Impedido de recolher ICMS/ISS no DAS: Não", with a revenue of 12 months above 3,600,000.00 and one of the year below it.
  it.each([
    [{}, null, ['informe-receita-acumulada']],
    [{ receitaAcumuladaAno: 2_520_765.64 }, false, []],
  ])('statement of 08/2026, annexes I and II, sent with %o', (more, ultrapassado, avisos) => {
    const answer = bill({
      rbt12: 3_610_558.66,
      receitas: [
        { anexo: 'I', valor: 240_393.71 },
        { anexo: 'II', valor: 241_552.95 },
      ],
      competencia: '2026-08',
      ...more,
    });
    expect(answer).toMatchObject({
      das: 63_904.94,
      tributos: {
        irpj: 4833.69,
        csll: 3872.97,
        cofins: 10_889.97,
        pis: 2360.16,
        cpp: 14_343.26,
        icms: 19_101.09,
        ipi: 8503.8,
      },
      receitas: [{ valor: 30_076.16 }, { valor: 33_828.78 }],
      sublimite: { ultrapassado },
      avisos,
    });
  });

  it('statement of 01/2026, annex III, first band', () => {
    const answer = bill({ anexo: 'III', rbt12: 84_000, receitaMes: 7000, competencia: '2026-01' });
    expect(answer).toMatchObject({
      das: 420,
      tributos: { cofins: 53.84, pis: 11.68, cpp: 182.28, iss: 140.7 },
    });
  });

  it('statement of 06/2026, annex IV, ISS withheld', () => {
    const call = { anexo: 'IV', rbt12: 635_302.87, receitaMes: 60_275.5, competencia: '2026-06' };
    const answer = bill({ ...call, issRetido: true });
    expect([answer.das, answer.tributos]).toEqual([
      2981.84,
      { irpj: 1033.7, csll: 755.4, cofins: 980.53, pis: 212.21 },
    ]);
  });

  it('receipts of 02 to 04/2026, annex III, first band', () => {
    const answer = bill({ anexo: 'III', rbt12: 144_000, receitaMes: 12_000, competencia: '2026-02' });
    expect(answer.das).toBe(720);
  });
});

// Receita Federal, Manual do PGDAS-D e Defis of 17 June 2025, item 12.
describe('examples of the manual of the PGDAS-D', () => {
  it('6: sales in the country and abroad', () => {
    const answer = bill({
      rbt12: 2_000_000,
      rbt12Exportacao: 1_000_000,
      receitas: [
        { anexo: 'I', valor: 100_000 },
        { anexo: 'I', valor: 50_000, exportacao: true },
      ],
      ano: 2026,
    });
    expect(answer.receitas).toMatchObject([{ valor: 9935.02 }, { valor: 2154.76 }]);
  });

  const eighth = { anexo: 'III', rbt12: 4_500_000, receitaMes: 600_000, receitaAcumuladaAno: 3_000_000 };

  it('8: above the sublimit in 12 months and within it in the year, the ISS is 5 %', () => {
    expect(bill({ ...eighth, ano: 2026 })).toMatchObject({
      das: 148_198.08,
      tributos: {
        irpj: 39_457.2,
        csll: 17_087.06,
        cofins: 19_161.59,
        pis: 4148.32,
        cpp: 38_343.91,
        iss: 30_000,
      },
    });
    // Only the 5 % is withheld: LC 123/2006, art. 18, § 1º-B, I.
    expect(bill({ ...eighth, issRetido: true, ano: 2026 }).das).toBe(118_198.08);
  });

  // 32.9 − 648,000 / 45,000 = 18.5 % by 35.09, 15.04, 19.29 and 30.58; (21 − 125,640 / 45,000) × 33.5 % = 6.09968 % of ISS,
  // and 0.17 % of IBS; 1.09968 % by 6.02, 5.26, 23.20, 65.26 and 0.26.
  it('8 in 2027: the IBS has its part of what is above 5 %', () => {
    expect(bill({ ...eighth, ano: 2027 })).toMatchObject({
      das: 147_783.8,
      tributos: { irpj: 39_347.1, csll: 17_041.46, cbs: 22_942.65, cpp: 38_249.71, iss: 30_000, ibs: 202.88 },
    });
  });

  it('10: above the limit in 12 months and within it in the year, the sixth band goes on', () => {
    const answer = bill({
      anexo: 'I',
      rbt12: 6_000_000,
      receitaMes: 100_000,
      receitaAcumuladaAno: 3_000_000,
      ano: 2026,
    });
    expect(answer).toMatchObject({
      das: 17_003.08,
      tributos: { icms: 4303.08 },
      receitas: [{ faixa: 6 }],
      avisos: ['rbt12-acima-do-limite'],
    });
  });
});

// A public engine that says it reproduces declarations of Anexo IV: the cap holds above the sublimit too.
it('the month that passes the sublimit: ISS 5 %, the rest to the federal taxes', () => {
  const answer = bill({
    anexo: 'IV',
    rbt12: 3_900_000,
    receitaMes: 400_000,
    receitaAcumuladaAno: 3_450_000,
    ano: 2026,
  });
  expect(answer).toMatchObject({ das: 74_344.54, tributos: { iss: 20_000, irpj: 27_463.1 } });
});

// Two readings could give other taxes a part of the ISS twice: by the note of the band, and by that of what is above.
it('up to the sublimit in 12 months, what passes it in the year gives the federal taxes one part of the ISS', () => {
  const [within, above] = bill({
    anexo: 'III',
    rbt12: 3_500_000,
    receitaMes: 300_000,
    receitaAcumuladaAno: 3_450_000,
    ano: 2026,
  }).receitas[0].parcelas;
  // 66.5 % of 21 − 125,640 / 35,000, and 33.5 % of 21 − 125,640 / 36,000.
  expect([within.aliquota, above.aliquota]).toEqual([17.4103, 17.4437]);
});

/** The fraction of a decimal with at most six places. */
const fraction = (value: number) => BigInt(Math.round(value * 1e6));

/** Cents of `base` in cents × a rate of `over` fractions, half up. */
const cents = (base: bigint, rate: bigint, over: bigint) => (2n * base * rate + over) / (2n * over);

/**
 * The taxes of a revenue by the text of the law, with integers alone: annex by annex, and nothing of our arithmetic but the
 * figures of the annexes. Up to the sublimit, where the note of the fifth band is the only exception.
 */
function lawfulTaxes(annex: AnnexName, ano: number, revenue12: bigint, revenue: bigint) {
  const { tributos, faixas } = valueOn(simplesTable, `${ano}-12-31`).anexos[annex];
  const band = faixas.find(({ ate }) => revenue12 <= BigInt(ate) * 100n) ?? faixas.at(-1)!;
  // The effective rate is `top / (revenue12 × 10⁸)`: both are in cents, the rate in percent × 10⁶.
  const known = revenue12 === 0n ? 1n : revenue12;
  const deducted = revenue12 === 0n ? 0n : fraction(band.parcelaDeduzir) * 10_000n;
  const top = known * fraction(band.aliquota) - deducted;
  const below = known * 100_000_000n;
  const shares = band.partilha.map(fraction);
  const all = (parts: readonly bigint[]) => parts.reduce((a, b) => a + b, 0n);
  const iss = tributos.indexOf('iss');
  const cap = band.teto && fraction(band.teto.aliquota) * known;
  const isCapped = cap !== undefined && top * shares[iss]! > cap * all(shares);
  const others = band.teto?.partilha.map(fraction) ?? [];
  return tributos.flatMap((tax, i): [SimplesTax, bigint][] => {
    if (isCapped && i === iss) return [[tax, cents(revenue, cap, below)]];
    const [part, whole, of] = isCapped
      ? [others[i]!, all(others), top - cap]
      : [shares[i]!, all(shares), top];
    return part === 0n ? [] : [[tax, cents(revenue, of * part, below * whole)]];
  });
}

it('the DAS is the sum of the taxes of its revenues, each rounded to the cent', () => {
  const revenue = fc.record({
    anexo: fc.constantFrom(...annexNames),
    cents: fc.integer({ min: 1, max: 99_999_999 }),
  });
  const ano = fc.integer({ min: 2020, max: 2033 });
  fc.assert(
    fc.property(
      ano,
      fc.nat(360_000_000),
      fc.array(revenue, { minLength: 1, maxLength: 4 }),
      (year, rbt, all) => {
        const answer = bill({
          rbt12: rbt / 100,
          receitas: all.map(({ anexo, cents: valor }) => ({ anexo, valor: valor / 100 })),
          ano: year,
        });
        const expected = all.map(({ anexo, cents: value }) =>
          lawfulTaxes(anexo, year, BigInt(rbt), BigInt(value)),
        );
        const inCents = (taxes: object) =>
          Object.entries(taxes).map(([tax, value]) => [tax, BigInt(Math.round(value * 100))]);
        expect(
          answer.receitas.map(({ tributos }: { tributos: object }) => new Map(inCents(tributos) as [])),
        ).toEqual(expected.map((taxes) => new Map(taxes)));
        const total = expected.flat().reduce((sum, [, value]) => sum + value, 0n);
        expect(Math.round(answer.das * 100)).toBe(Number(total));
      },
    ),
    { numRuns: sized(80, 10_000) },
  );
});
