import type { DatedTable } from '../dated.ts';
import type { IofTable, RedemptionTable } from '../taxes/iof.ts';

/** Decreto 6.306/2007 as Decreto 12.499/2025 changed it, in force by the STF's decision of 16 July 2025. */
export const iofTable: DatedTable<IofTable> = {
  id: 'iof',
  name: 'IOF',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // A decree may change the rates on any day (CF, art. 153, § 1º).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2025-06-11',
      source: 'Decreto nº 6.306/2007, na redação do Decreto nº 12.499/2025',
      value: {
        credito: {
          adicional: 0.38,
          diasMaximos: 365,
          diaria: {
            'credito-pf': [{ ate: null, aliquota: 0.0082 }],
            'credito-pj': [{ ate: null, aliquota: 0.0082 }],
            'credito-simples': [
              { ate: 30_000, aliquota: 0.00274 },
              { ate: null, aliquota: 0.0082 },
            ],
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
  ],
};

/** Percent of the yield of securities that is due on days 1 to 29. */
export const redemptionTable: DatedTable<RedemptionTable> = {
  id: 'iof-resgate',
  name: 'IOF sobre resgates',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // A decree may change the rates on any day (CF, art. 153, § 1º).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2007-12-17',
      source: 'Decreto nº 6.306/2007, art. 32 e anexo',
      value: [
        96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16,
        13, 10, 6, 3,
      ],
    },
  ],
};
