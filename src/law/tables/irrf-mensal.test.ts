import { it } from 'vitest';
import { expectEntries, printed } from '#test/support/legal-tables.ts';
import { irrfTable } from './irrf-mensal.ts';

/** Upper limit of the base, rate in percent, amount to deduct. */
const scale = (text: string) =>
  printed(text).map(([ate, aliquota, parcela]) => ({
    ate: ate as number | null,
    aliquota: aliquota as number,
    parcelaDeduzir: parcela ?? 0,
  }));

const FROM_MAY_2025 = scale(`
  2.428,80    0     –
  2.826,65    7,5   182,16
  3.751,05   15     394,16
  4.664,68   22,5   675,49
  –          27,5   908,73
`);

// Lei nº 11.482/2007, art. 1º, XI (by Lei nº 14.848/2024) and XII (by Lei nº 15.191/2025). Lei nº 9.250/1995: the
// dependent of art. 4º, III, i; the simplified discount of § 2º, 25 % of the first limit; the reduction of art. 3º-A (by
// Lei nº 15.270/2025): 312.89 up to 5,000.00, 978.62 − 0.133145 × income up to 7,350.00.
// The scales are typed from the laws that each entry names; those of 2015, May 2023 and February 2024 stand also in public
// payroll programs.
it('the monthly table of IRRF has the scales of the laws, and the reduction from 2026 on', () => {
  expectEntries(irrfTable, [
    {
      from: '2015-04-01',
      source: 'Lei nº 13.149/2015',
      value: {
        faixas: scale(`
          1.903,98  0  –
          2.826,65  7,5  142,80
          3.751,05  15  354,80
          4.664,68  22,5  636,13
          –  27,5  869,36
        `),
        dependente: 189.59,
        descontoSimplificado: 0,
        reducao: null,
      },
    },
    {
      from: '2023-05-01',
      source: 'Lei nº 14.663/2023',
      value: {
        faixas: scale(`
          2.112,00  0  –
          2.826,65  7,5  158,40
          3.751,05  15  370,40
          4.664,68  22,5  651,73
          –  27,5  884,96
        `),
        dependente: 189.59,
        descontoSimplificado: 528,
        reducao: null,
      },
    },
    {
      from: '2024-02-01',
      source: 'Lei nº 14.848/2024',
      value: {
        faixas: scale(`
          2.259,20  0  –
          2.826,65  7,5  169,44
          3.751,05  15  381,44
          4.664,68  22,5  662,77
          –  27,5  896,00
        `),
        dependente: 189.59,
        descontoSimplificado: 564.8,
        reducao: null,
      },
    },
    {
      from: '2025-01-01',
      source: 'Lei nº 14.848/2024',
      value: {
        faixas: scale(`
          2.259,20    0     –
          2.826,65    7,5   169,44
          3.751,05   15     381,44
          4.664,68   22,5   662,77
          –          27,5   896,00
        `),
        dependente: 189.59,
        descontoSimplificado: 564.8,
        reducao: null,
      },
    },
    {
      from: '2025-05-01',
      source: 'Lei nº 15.191/2025',
      value: { faixas: FROM_MAY_2025, dependente: 189.59, descontoSimplificado: 607.2, reducao: null },
    },
    {
      from: '2026-01-01',
      source: 'Lei nº 15.191/2025 e Lei nº 15.270/2025',
      value: {
        faixas: FROM_MAY_2025,
        dependente: 189.59,
        descontoSimplificado: 607.2,
        reducao: { integralAte: 5000, maximo: 312.89, ate: 7350, parcela: 978.62, fator: 0.133145 },
      },
    },
  ]);
});
