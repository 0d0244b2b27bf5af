import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { iofTable, redemptionTable } from './iof.ts';

// Decreto nº 6.306/2007 as Decreto nº 12.499/2025 changed it. Art. 7º: 0.0082 % a day, or 0.00274 % up to 30,000.00 of a
// company of the Simples, for at most 365 days, and 0.38 % once. Art. 15-B: exchange. Art. 22: insurance, and VGBL above
// 300,000.00 in 2025 and 600,000.00 from 2026 on. The purchase of FIDC shares: 0.38 %.
it('has the rates in force since 11 June 2025', () => {
  const daily = [{ ate: null, aliquota: 0.0082 }];
  expectEntries(iofTable, [
    {
      from: '2025-06-11',
      source: 'Decreto nº 6.306/2007, na redação do Decreto nº 12.499/2025',
      value: {
        credito: {
          adicional: 0.38,
          diasMaximos: 365,
          diaria: {
            'credito-pf': daily,
            'credito-pj': daily,
            'credito-simples': [{ ate: 30_000, aliquota: 0.00274 }, ...daily],
          },
        },
        cambio: {
          'cartao-internacional': 3.5,
          especie: 3.5,
          'remessa-conta-propria': 3.5,
          'emprestimo-externo-curto': 3.5,
          'saida-outros': 3.5,
          'remessa-investimento': 1.1,
          entrada: 0.38,
          exportacao: 0,
          importacao: 0,
          'investimento-estrangeiro': 0,
        },
        seguro: { vida: 0.38, saude: 2.38, outros: 7.38, vgbl: 5 },
        vgblIsento: [
          { ateAno: 2025, valor: 300_000 },
          { ateAno: null, valor: 600_000 },
        ],
        fidc: 0.38,
      },
    },
  ]);
});

// The Anexo of the decree: each of 30 days takes a thirtieth off, the fraction cut off.
it('redeems securities by the 29 steps of the Anexo', () => {
  const steps = Array.from({ length: 29 }, (_, i) => Math.floor(((29 - i) * 100) / 30));
  expectEntries(redemptionTable, [
    { from: '2007-12-17', source: 'Decreto nº 6.306/2007, art. 32 e anexo', value: steps },
  ]);
});
