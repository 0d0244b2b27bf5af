import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { reajusteAluguel } from './reajuste-aluguel.ts';

const adjusted = (input: Record<string, unknown>) => figuresOf(reajusteAluguel, input);

describe('reajuste-aluguel', () => {
  it('accumulates monthly variations by multiplying, in full precision', () => {
    const variacoes = Array.from({ length: 12 }, () => 1);
    expect(adjusted({ valorAluguel: 1000, variacoes })).toEqual({
      indice: 'igp-m',
      percentualAcumulado: 12.6825,
      fator: 1.12682503,
      percentualAplicado: 12.6825,
      valorAtual: 1000,
      novoAluguel: 1126.83,
      diferencaMensal: 126.83,
      diferencaAnual: 1521.96,
      mesesConsiderados: 12,
      avisos: [],
    });
  });

  // IBGE: IPCA of January to December 2023, month by month and the year's total, 4.62 %.
  it('accumulates the IPCA of 2023 to the total that IBGE published', () => {
    const variacoes = [0.53, 0.84, 0.71, 0.61, 0.23, -0.08, 0.12, 0.23, 0.26, 0.24, 0.28, 0.56];
    const { percentualAcumulado } = adjusted({ valorAluguel: 1000, indice: 'ipca', variacoes });
    expect(percentualAcumulado).toBeCloseTo(4.62, 2);
  });

  it('a negative total keeps the rent, or lowers it when the contract says so', () => {
    const sent = { valorAluguel: 1000, percentual: -3.18 };
    expect(adjusted(sent)).toMatchObject({
      percentualAcumulado: -3.18,
      fator: 1,
      percentualAplicado: 0,
      novoAluguel: 1000,
      avisos: ['indice-negativo-mantido'],
    });
    expect(adjusted({ ...sent, indiceNegativo: 'reduzir' })).toMatchObject({
      fator: 0.9682,
      percentualAplicado: -3.18,
      novoAluguel: 968.2,
      diferencaMensal: -31.8,
      avisos: [],
    });
  });

  it('warns of another number of months than 12, before the other warning', () => {
    expect(adjusted({ valorAluguel: 1, variacoes: [-1] }).avisos).toEqual([
      'variacoes-diferente-de-12',
      'indice-negativo-mantido',
    ]);
  });

  // Lei 810/1949, art. 3º, and Código Civil, art. 132, § 3º: a term of years ends on the same day or, where the year
  // lacks it, on the next one.
  it('is due again 12 months later, a day later in a year without 29 February', () => {
    const sent = { valorAluguel: 1, percentual: 1 };
    expect(adjusted({ ...sent, dataReajuste: '2028-02-29' }).proximoReajuste).toBe('2029-03-01');
    expect(adjusted({ ...sent, dataReajuste: '2028-02-28' }).proximoReajuste).toBe('2029-02-28');
    expect(adjusted(sent)).not.toHaveProperty('proximoReajuste');
    const last = { ...sent, dataUltimoReajuste: '2028-02-29' };
    expect(refusal(reajusteAluguel, { ...last, dataReajuste: '2029-02-28' }).fields).toEqual([
      'dataReajuste',
    ]);
    expect(adjusted({ ...last, dataReajuste: '2029-03-01' }).novoAluguel).toBe(1.01);
  });

  // Lei 10.192/2001, art. 2º, § 1º.
  it('may follow the last one by 12 months, not by a day less', () => {
    const sent = { valorAluguel: 1, percentual: 1, dataUltimoReajuste: '2026-01-15' };
    expect(adjusted({ ...sent, dataReajuste: '2027-01-15' }).proximoReajuste).toBe('2028-01-15');
    expect(refusal(reajusteAluguel, { ...sent, dataReajuste: '2027-01-14' })).toEqual({
      status: 422,
      fields: ['dataReajuste'],
    });
  });

  it('the order of the months does not matter', () => {
    const list = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(list, (variacoes) => {
        const sent = { valorAluguel: 1000, indiceNegativo: 'reduzir' };
        const { novoAluguel } = adjusted({ ...sent, variacoes });
        const turned = adjusted({ ...sent, variacoes: variacoes.toReversed() }).novoAluguel;
        expect(Math.abs(novoAluguel - turned)).toBeLessThanOrEqual(0.01);
      }),
    );
  });

  it.each([
    [{ percentual: 1 }, 400, 'valorAluguel'],
    [{ valorAluguel: 1 }, 400, 'percentual'],
    [{ valorAluguel: 1, percentual: 1, variacoes: [1] }, 400, 'percentual'],
    [{ valorAluguel: 1, percentual: -100 }, 400, 'percentual'],
    [{ valorAluguel: 1, percentual: 1000.1 }, 400, 'percentual'],
    [{ valorAluguel: 1, variacoes: [] }, 400, 'variacoes'],
    [{ valorAluguel: 1, variacoes: [1, -100] }, 400, 'variacoes[1]'],
    [{ valorAluguel: 1, percentual: 1, indice: 'selic' }, 400, 'indice'],
    [{ valorAluguel: 1, percentual: 1, dataReajuste: '10/03/2026' }, 400, 'dataReajuste'],
    [{ valorAluguel: 1, percentual: 1, dataReajuste: '2026-02-30' }, 422, 'dataReajuste'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(reajusteAluguel, input)).toEqual({ status, fields: [field] });
  });
});
