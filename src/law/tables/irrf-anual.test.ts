import { it } from 'vitest';
import { expectEntries, printed } from '#test/support/legal-tables.ts';
import { annualTaxTable } from './irrf-anual.ts';

/** Upper limit of the base, rate in percent, amount to deduct. */
const scale = (text: string) =>
  printed(text).map(([ate, aliquota, parcela]) => ({
    ate: ate as number | null,
    aliquota: aliquota as number,
    parcelaDeduzir: parcela ?? 0,
  }));

// Lei nº 9.250/1995: the dependent and education of art. 8º, II, c and b; the simplified discount of art. 10; the
// reduction of art. 11-A and the minimum tax of art. 16-A, both by Lei nº 15.270/2025. The scales are those of Receita
// Federal for the calendar years 2015 to 2022, 2023 (four months of the one until April, eight of the one since May), 2024
// (one month and eleven), 2025 (four months of the one until April, eight of the one since May) and 2026. Those of 2015, 2023 and 2024 stand also in
// public programs for the annual return.
it('the yearly table of IRPF has the scale of each calendar year, and reduction and minimum tax from 2026 on', () => {
  const law = 'Lei nº 9.250/1995, na redação da ';
  const each = { dependente: 2275.08, educacao: 3561.5 };
  const until2025 = {
    descontoSimplificado: { percentual: 20, limite: 16_754.34 },
    reducao: null,
    impostoMinimo: null,
  };
  expectEntries(annualTaxTable, [
    {
      from: '2015-01-01',
      source: `${law}Lei nº 13.149/2015`,
      value: {
        faixas: scale(`
          22.847,76  0  –
          33.919,80  7,5  1.713,58
          45.012,60  15  4.257,57
          55.976,16  22,5  7.633,51
          –  27,5  10.432,32
        `),
        ...each,
        ...until2025,
      },
    },
    {
      from: '2023-01-01',
      source: `${law}Lei nº 14.663/2023`,
      value: {
        faixas: scale(`
          24.511,92  0  –
          33.919,80  7,5  1.838,39
          45.012,60  15  4.382,38
          55.976,16  22,5  7.758,32
          –  27,5  10.557,13
        `),
        ...each,
        ...until2025,
      },
    },
    {
      from: '2024-01-01',
      source: `${law}Lei nº 14.848/2024`,
      value: {
        faixas: scale(`
          26.963,20  0  –
          33.919,80  7,5  2.022,24
          45.012,60  15  4.566,23
          55.976,16  22,5  7.942,17
          –  27,5  10.740,98
        `),
        ...each,
        ...until2025,
      },
    },
    {
      from: '2025-01-01',
      source: `${law}Lei nº 15.191/2025`,
      value: {
        faixas: scale(`
          28.467,20    0     –
          33.919,80    7,5   2.135,04
          45.012,60   15     4.679,03
          55.976,16   22,5   8.054,97
          –           27,5  10.853,78
        `),
        ...each,
        ...until2025,
      },
    },
    {
      from: '2026-01-01',
      source: `${law}Lei nº 15.270/2025`,
      value: {
        faixas: scale(`
          29.145,60    0     –
          33.919,80    7,5   2.185,92
          45.012,60   15     4.729,91
          55.976,16   22,5   8.105,85
          –           27,5  10.904,66
        `),
        ...each,
        descontoSimplificado: { percentual: 20, limite: 17_640 },
        reducao: { integralAte: 60_000, maximo: 2694.15, ate: 88_200, parcela: 8429.73, fator: 0.095575 },
        impostoMinimo: { isentoAte: 600_000, maximoDesde: 1_200_000, maximo: 10 },
      },
    },
  ]);
});
