import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, type CallOptions, refusal } from '#test/support/call-tool.ts';
import { dividendYield } from './dividend-yield.ts';

const yieldOf = (input: Record<string, unknown>, options?: CallOptions) =>
  figuresOf(dividendYield, input, options);

describe('dividend-yield', () => {
  it('taxes nothing but interest on equity', () => {
    const plain = yieldOf({ precoAtual: 100, dividendos: 8 });
    expect(plain).toEqual({
      proventosPorAcao: 8,
      proventosLiquidosPorAcao: 8,
      dividendYield: 8,
      dividendYieldLiquido: 8,
      yieldMensalMedio: 0.6667,
      precoTeto: 133.33,
    });
    expect(yieldOf({ precoAtual: 100, proventos: [{ valor: 5 }, { valor: 3, tipo: 'rendimento' }] })).toEqual(
      plain,
    );
  });

  // Lei 9.249/1995, art. 9º, § 2º: 15 %; Lei Complementar 224/2025 raised it to 17.5 % from 2026 on.
  it.each([
    ['2025-12-31T12:00:00Z', 15, 0.85],
    ['2026-01-01T12:00:00Z', 17.5, 0.825],
    ['2029-01-01T12:00:00Z', 17.5, 0.825],
  ])('on %s withholds %f %% of interest on equity', (now, aliquotaJcp, net) => {
    const sent = { precoAtual: 10, proventos: [{ valor: 1, tipo: 'jcp' }] };
    expect(yieldOf(sent, { now })).toMatchObject({ aliquotaJcp, proventosLiquidosPorAcao: net });
  });

  it('takes a rate from the caller and entries from the host', () => {
    const sent = { precoAtual: 10, proventos: [{ valor: 1, tipo: 'jcp' }] };
    expect(yieldOf({ ...sent, aliquotaJcp: 0 })).toMatchObject({ aliquotaJcp: 0, dividendYieldLiquido: 10 });
    const tables = { jcp: [{ from: '2026-06-01', source: 'Lei X', value: 20 }] };
    expect(yieldOf(sent, { tables }).aliquotaJcp).toBe(20);
  });

  it('counts the shares that give an income', () => {
    const answer = yieldOf({ precoAtual: 20, dividendos: 1.2, rendaMensalDesejada: 1000 });
    expect(answer).toMatchObject({ acoesNecessarias: 10_000, investimentoNecessario: 200_000 });
  });

  it('the shares for an income are the least that give it', () => {
    const micro = fc.integer({ min: 1, max: 1e6 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(micro, fc.integer({ min: 1, max: 1e5 }), (dividendos, rendaMensalDesejada) => {
        const { acoesNecessarias } = yieldOf({ precoAtual: 10, dividendos, rendaMensalDesejada });
        expect(acoesNecessarias * dividendos).toBeGreaterThanOrEqual(12 * rendaMensalDesejada * (1 - 1e-11));
        expect((acoesNecessarias - 1) * dividendos).toBeLessThan(12 * rendaMensalDesejada);
      }),
    );
  });

  it('at the ceiling price, the yield is the target', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (yieldAlvo) => {
        const { precoTeto } = yieldOf({ precoAtual: 50, dividendos: 17, yieldAlvo });
        expect(yieldOf({ precoAtual: precoTeto, dividendos: 17 }).dividendYield).toBeCloseTo(yieldAlvo, 2);
      }),
    );
  });

  it('earnings of a share may have eight decimals', () => {
    expect(yieldOf({ precoAtual: 10, dividendos: 0.12345678 }).proventosPorAcao).toBe(0.12345678);
  });

  it.each([
    [{ dividendos: 1 }, 400, 'precoAtual'],
    [{ precoAtual: 1 }, 400, 'dividendos'],
    [{ precoAtual: 1, dividendos: 1, proventos: [] }, 400, 'dividendos'],
    [{ precoAtual: 1, dividendos: 0.123456789 }, 400, 'dividendos'],
    [{ precoAtual: 1, proventos: [{ valor: 1, tipo: 'bonus' }] }, 400, 'proventos[0].tipo'],
    [{ precoAtual: 1, dividendos: 1, yieldAlvo: 0 }, 400, 'yieldAlvo'],
    [{ precoAtual: 1, dividendos: 0, rendaMensalDesejada: 1 }, 422, 'rendaMensalDesejada'],
    [{ precoAtual: 1, proventos: [], rendaMensalDesejada: 1 }, 422, 'rendaMensalDesejada'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(dividendYield, input)).toEqual({ status, fields: [field] });
  });
});
