import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { pisos } from './pisos.ts';

describe('pisos', () => {
  // "Fuja das pegadinhas e calcule corretamente o revestimento cerâmico" (UOL, 2016): 10 m² take 6 boxes of 1.82 m²
  // or 9 of 1.22 m².
  it.each([
    [1.82, 6, 10.92],
    [1.22, 9, 10.98],
  ])('10 m² in boxes of %d m² take %d boxes', (m2PorCaixa, caixas, areaComprada) => {
    const answer = callTool(pisos, { area: 10, perda: 0, m2PorCaixa });
    expect(answer).toMatchObject({ caixas, areaComprada });
  });

  it('waste follows the way of laying, unless it is sent', () => {
    const wasteOf = (input: object) => callTool(pisos, { area: 100, ...input }).perda;
    expect(wasteOf({})).toBe(10);
    expect(wasteOf({ paginacao: 'diagonal' })).toBe(15);
    expect(wasteOf({ paginacao: 'espinha-de-peixe' })).toBe(20);
    expect(wasteOf({ paginacao: 'diagonal', perda: 0 })).toBe(0);
  });

  it('pieces in a box outrank its area, and a price without a box is refused', () => {
    const answer = callTool(pisos, {
      area: 18,
      perda: 0,
      pecasPorCaixa: 4,
      m2PorCaixa: 10,
      precoCaixa: 89.9,
    });
    // 50 pieces of 0.36 m²
    expect(answer).toMatchObject({ pecas: 50, caixas: 13, areaComprada: 18.72, custo: 1168.7 });
    expect(refusal(pisos, { area: 18, precoCaixa: 89.9 })).toEqual({
      status: 400,
      fields: ['pecasPorCaixa'],
    });
    expect(callTool(pisos, { area: 18, m2PorCaixa: 2, precoCaixa: 10 })).toMatchObject({ custo: 100 });
  });

  it('no piece more for binary noise: 9 m² of 30 × 30 cm with 10 %% are 110', () => {
    const answer = callTool(pisos, { area: 9, comprimentoPeca: 30, larguraPeca: 30 });
    expect(answer.pecas).toBe(110);
  });

  it.each([
    [19.9, 20, 4, false],
    [20, 20, 5, false],
    [29.9, 30, 5, false],
    [30, 30, 8.5, true],
    [20, 120, 8.5, true],
  ])(
    'pieces of %d × %d cm take %d kg of mortar per m²',
    (comprimentoPeca, larguraPeca, perM2, duplaColagem) => {
      const answer = callTool(pisos, { area: 1, comprimentoPeca, larguraPeca });
      expect(answer).toMatchObject({ argamassaKg: perM2, duplaColagem });
    },
  );

  it('grout fills the joints: half of each side of a piece, as deep as it is thick', () => {
    // In 1 m² of pieces of 100 × 100 mm with joints of 2 mm: 20 m · 2 mm · 8 mm = 0.32 L of 1.6 kg.
    const answer = callTool(pisos, { area: 1, comprimentoPeca: 10, larguraPeca: 10, junta: 2 });
    expect(answer.rejunteKg).toBe(0.51);
    expect(callTool(pisos, { area: 1, junta: 0 }).rejunteKg).toBe(0);
  });

  it('bags hold the mortar of the area without waste', () => {
    expect(callTool(pisos, { area: 40, perda: 100 })).toMatchObject({ argamassaKg: 340, sacosArgamassa: 17 });
    expect(callTool(pisos, { area: 40, pesoSaco: 15 }).sacosArgamassa).toBe(23);
  });

  it('pieces and boxes cover the area with the stated waste, and one fewer would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 20, max: 3000 }),
        fc.integer({ min: 20, max: 3000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 50 }),
        (centiares, length, width, perda, pecasPorCaixa) => {
          const answer = callTool(pisos, {
            area: centiares / 100,
            comprimentoPeca: length / 10,
            larguraPeca: width / 10,
            perda,
            pecasPorCaixa,
          });
          // In mm², exact: area with waste and the area of the pieces.
          const needed = BigInt(centiares) * 10_000n * BigInt(100 + perda);
          const piece = BigInt(length * width) * 100n;
          expect(BigInt(answer.pecas) * piece >= needed).toBe(true);
          expect(BigInt(answer.pecas - 1) * piece < needed).toBe(true);
          expect(answer.caixas * pecasPorCaixa).toBeGreaterThanOrEqual(answer.pecas);
          expect((answer.caixas - 1) * pecasPorCaixa).toBeLessThan(answer.pecas);
        },
      ),
    );
  });

  it.each([
    [{}, 'area'],
    [{ comprimento: 5 }, 'largura'],
    [{ area: 1, paginacao: 'xadrez' }, 'paginacao'],
    [{ area: 1, perda: 100.1 }, 'perda'],
    [{ area: 1, comprimentoPeca: 0 }, 'comprimentoPeca'],
    [{ area: 1, pecasPorCaixa: 1.5 }, 'pecasPorCaixa'],
    [{ area: 1, junta: 21 }, 'junta'],
    [{ area: 1, pesoSaco: 0 }, 'pesoSaco'],
    [{ area: 1, pecasPorCaixa: 1, precoCaixa: -1 }, 'precoCaixa'],
  ])('refuses %o', (input, field) => {
    expect(refusal(pisos, input)).toEqual({ status: 400, fields: [field] });
  });
});
