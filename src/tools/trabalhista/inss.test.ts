import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { newYear } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { sized } from '#test/support/size.ts';
import { inss } from './inss.ts';

const contribution = (salarioBruto: number, ano = 2026) => callTool(inss, { salarioBruto, ano }).valor;
const money = fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100);

describe('inss', () => {
  // Receita Federal, "Exemplos de Aplicação da Lei 15.270/2025": the contributions of its four employees, by the table of 2025.
  it.each([
    [3036, 257.73],
    [4000, 373.41],
    [5000, 509.6],
    [6000, 649.6],
  ])('2025: %d pays %d, as in the examples of Receita', (salary, value) => {
    expect(contribution(salary, 2025)).toBe(value);
  });

  // Portaria Interministerial MPS/MF 13/2026, Anexo II, worked by hand in a payroll project's golden cases:
  // 121.575 + 115.3656 + 174.1716 + 576.9792 = 988.0914.
  it.each([
    [1621, 121.58],
    [1621.01, 121.58],
    [4000, 368.6],
    [8475.55, 988.09],
    [20_000, 988.09],
  ])('2026: %d pays %d', (salary, value) => {
    expect(contribution(salary)).toBe(value);
  });

  // The examples of eSocial on several jobs, with self-employed pay of 7,000.00: 8,475.55 − 7,000.00 = 1,475.55 × 7.5 %.
  it('self-employed pay takes from the ceiling and does not move the bands', () => {
    const answer = callTool(inss, { salarioBruto: 4000, baseContribuinteIndividual: 7000, ano: 2026 });
    expect(answer).toMatchObject({ baseCalculo: 1475.55, valor: 110.67, tetoAtingido: true });
    expect(answer.aliquotaMarginal).toBe(0);
    const beside = {
      salarioBruto: 2000,
      baseOutrosVinculos: 1621,
      baseContribuinteIndividual: 9000,
      ano: 2026,
    };
    expect(callTool(inss, beside)).toMatchObject({ baseCalculo: 0, valor: 0 });
  });

  // eSocial, S-5001, at the ceiling of 2026: 121.57 + 115.36 + 174.17 + 576.97.
  it('cuts each band after the cent where that is asked for', () => {
    const answer = callTool(inss, { salarioBruto: 9000, arredondamentoInss: 'faixa', ano: 2026 });
    expect(answer.faixas.map(({ valor }: { valor: number }) => valor)).toEqual([
      121.57, 115.36, 174.17, 576.97,
    ]);
    expect(answer.valor).toBe(988.07);
  });

  // Lei 8.212/1991, art. 20, until February 2020: all pay chooses the rate of the whole base, and the ceiling cuts the base.
  it('before March 2020 the pay of all jobs chooses one rate, which self-employed pay does not', () => {
    const of = (values: object) => callTool(inss, { competencia: '2020-02', ...values });
    expect(of({ salarioBruto: 1830.29 })).toMatchObject({ valor: 146.42, aliquotaMarginal: 8 });
    expect(of({ salarioBruto: 1830.3 })).toMatchObject({ valor: 164.73, aliquotaMarginal: 9 });
    expect(of({ salarioBruto: 1500, baseOutrosVinculos: 2000 })).toMatchObject({
      baseCalculo: 1500,
      valor: 165,
    });
    expect(of({ salarioBruto: 8000 })).toMatchObject({
      valor: 671.12,
      aliquotaMarginal: 0,
      tetoAtingido: true,
    });
    // 6,101.06 − 5,000.00 = 1,101.06 × 11 %, the rate of 4,000.00.
    expect(of({ salarioBruto: 4000, baseContribuinteIndividual: 5000 }).valor).toBe(121.12);
    expect(of({ salarioBruto: 1830.3, arredondamentoInss: 'faixa' }).valor).toBe(164.72);
  });

  it('the ceiling of 2025 pays 951.63', () => {
    // 8157.41 × 14 % − 190.4042, the published amount to deduct.
    expect(contribution(8157.41, 2025)).toBe(951.63);
    expect(contribution(1_000_000_000, 2025)).toBe(951.63);
  });

  // The amounts to deduct of 2026 that payroll programs use, unrounded: 24.315, 111.4002 and 198.4856.
  it('agrees with rate and amount to deduct for any pay', () => {
    const bands = [
      [1621, 75_000, 0],
      [2902.84, 90_000, 24_315_000],
      [4354.27, 120_000, 111_400_200],
      [8475.55, 140_000, 198_485_600],
    ] as const;
    fc.assert(
      fc.property(money, (salary) => {
        const base = Math.min(salary, 8475.55);
        const [, rate, deduct] = bands.find(([limit]) => base <= limit) as (typeof bands)[number];
        // Millionths of BRL: whole numbers below 2^53.
        const millionths = Math.round(base * 100) * (rate / 100) * 1 - deduct;
        expect(contribution(salary)).toBe(Math.round(millionths / 10_000) / 100);
      }),
      { numRuns: sized(80, 2000) },
    );
  });

  it('a limit belongs to its band, and the next cent to the next one', () => {
    for (const [limit, rate, next] of [
      [1621, 7.5, 9],
      [2902.84, 9, 12],
      [4354.27, 12, 14],
      [8475.55, 14, 0],
    ] as const) {
      const at = (cents: number) =>
        callTool(inss, { salarioBruto: Math.round(limit * 100 + cents) / 100, ano: 2026 });
      expect([at(-1), at(0), at(1)].map(({ aliquotaMarginal }) => aliquotaMarginal)).toEqual([
        rate,
        rate,
        next,
      ]);
    }
    const bands = callTool(inss, { salarioBruto: 1621.01, ano: 2026 }).faixas;
    expect(bands.map(({ base }: { base: number }) => base)).toEqual([1621, 0.01, 0, 0]);
  });

  it('the ceiling is reached at it, not a cent below', () => {
    expect(callTool(inss, { salarioBruto: 8475.54, ano: 2026 }).tetoAtingido).toBe(false);
    expect(callTool(inss, { salarioBruto: 8475.55, ano: 2026 })).toMatchObject({
      tetoAtingido: true,
      baseCalculo: 8475.55,
      salarioAposInss: 7487.46,
    });
  });

  it('the bases of the bands sum to the base, and their amounts to the contribution, within two cents', () => {
    fc.assert(
      fc.property(money, money, (salarioBruto, baseOutrosVinculos) => {
        const { faixas, baseCalculo, valor, salarioAposInss } = callTool(inss, {
          salarioBruto,
          baseOutrosVinculos,
          ano: 2026,
        });
        const cents = (key: 'base' | 'valor') =>
          faixas.reduce(
            (total: number, band: Record<string, number>) => total + Math.round((band[key] as number) * 100),
            0,
          );
        expect(cents('base')).toBe(Math.round(baseCalculo * 100));
        expect(Math.abs(cents('valor') - Math.round(valor * 100))).toBeLessThanOrEqual(2);
        expect(Math.round((salarioAposInss + valor) * 100)).toBe(Math.round(salarioBruto * 100));
      }),
    );
  });

  it('other jobs take the lower bands, and what they leave of the ceiling is the base', () => {
    const second = callTool(inss, { salarioBruto: 5000, baseOutrosVinculos: 6000, ano: 2026 });
    // 988.0914 − 641.5114.
    expect(second).toMatchObject({
      baseCalculo: 2475.55,
      valor: 346.58,
      aliquotaMarginal: 0,
      tetoAtingido: true,
    });
    expect(second.aliquotaEfetiva).toBe(6.93);
    expect(callTool(inss, { salarioBruto: 5000, baseOutrosVinculos: 9000, ano: 2026 })).toMatchObject({
      baseCalculo: 0,
      valor: 0,
      salarioAposInss: 5000,
    });
  });

  it('two jobs pay together what one of both pays pays, to a cent', () => {
    fc.assert(
      fc.property(money, money, (first, second) => {
        const both = Math.round((first + second) * 100) / 100;
        const parts =
          contribution(first) +
          callTool(inss, { salarioBruto: second, baseOutrosVinculos: first, ano: 2026 }).valor;
        expect(Math.abs(parts - contribution(both))).toBeLessThan(0.0101);
      }),
    );
  });

  it.each([
    [{}, 400, 'salarioBruto'],
    [{ salarioBruto: 0 }, 400, 'salarioBruto'],
    [{ salarioBruto: -1 }, 400, 'salarioBruto'],
    [{ salarioBruto: 1000.001 }, 400, 'salarioBruto'],
    [{ salarioBruto: 1_000_000_000.01 }, 400, 'salarioBruto'],
    [{ salarioBruto: '1000' }, 400, 'salarioBruto'],
    [{ salarioBruto: 1000, baseOutrosVinculos: -0.01 }, 400, 'baseOutrosVinculos'],
    [{ salarioBruto: 1000, ano: 2026.5 }, 400, 'ano'],
    [{ salarioBruto: 1000, ano: 2019 }, 422, 'ano'],
    [{ salarioBruto: 1000, ano: newYear(inssTable) }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(inss, input)).toEqual({ status, fields: [field] });
  });
});
