import type { DatedTable } from '../dated.ts';
import type { IofTable, RedemptionTable } from '../taxes/iof.ts';

interface OldRates {
  /** Percent a day, of persons, of companies, and of companies of the Simples up to 30,000.00. */
  readonly pf: number;
  readonly pj: number;
  readonly simples: number;
  /** Percent of the principal, once. */
  readonly adicional: number;
  readonly cartao: number;
  /** Foreign loans of up to 180 days. */
  readonly emprestimo: number;
}

/** The rates before May 2025, of Decreto 6.306/2007, arts. 7º, 15-B and 22. */
const ratesBefore2025 = ({ pf, pj, simples, adicional, cartao, emprestimo }: OldRates): IofTable => ({
  credito: {
    adicional,
    diasMaximos: 365,
    diaria: {
      'credito-pf': [{ ate: null, aliquota: pf }],
      'credito-pj': [{ ate: null, aliquota: pj }],
      'credito-simples': [
        { ate: 30_000, aliquota: simples },
        { ate: null, aliquota: pj },
      ],
    },
  },
  cambio: {
    'cartao-internacional': cartao,
    especie: 1.1,
    'remessa-conta-propria': 1.1,
    'emprestimo-externo-curto': emprestimo,
    'saida-outros': 0.38,
    'remessa-investimento': 0.38,
    entrada: 0.38,
    exportacao: 0,
    importacao: 0,
    'investimento-estrangeiro': 0,
  },
  seguro: { vida: 0.38, saude: 2.38, outros: 7.38, vgbl: 0 },
  vgblIsento: [],
  fidc: 0,
});

const USUAL: OldRates = {
  pf: 0.0082,
  pj: 0.0041,
  simples: 0.00137,
  adicional: 0.38,
  cartao: 6.38,
  emprestimo: 6,
};
const NO_CREDIT: OldRates = { ...USUAL, pf: 0, pj: 0, simples: 0, adicional: 0 };
const SINCE_MARCH_2022: OldRates = { ...USUAL, emprestimo: 0 };

const DECREE = 'Decreto nº 6.306/2007';
const by = (decree: string) => `${DECREE}, na redação do Decreto nº ${decree}`;

/** Exchange since Decreto 12.466/2025. */
const EXCHANGE: IofTable['cambio'] = {
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
};

/** Daily rates of credit since the same decree. */
const DAILY: IofTable['credito']['diaria'] = {
  'credito-pf': [{ ate: null, aliquota: 0.0082 }],
  'credito-pj': [{ ate: null, aliquota: 0.0082 }],
  'credito-simples': [
    { ate: 30_000, aliquota: 0.00274 },
    { ate: null, aliquota: 0.0082 },
  ],
};

/**
 * Decreto 6.306/2007 with its changes; the last one, Decreto 12.499/2025, is in force by the STF's decision of 16 July
 * 2025.
 */
export const iofTable: DatedTable<IofTable> = {
  id: 'iof',
  name: 'IOF',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // A decree may change the rates on any day (CF, art. 153, § 1º).
  reviewBy: '2026-12-31',
  entries: [
    { from: '2018-04-03', source: DECREE, value: ratesBefore2025(USUAL) },
    { from: '2020-04-03', source: by('10.305/2020'), value: ratesBefore2025(NO_CREDIT) },
    { from: '2020-11-27', source: by('10.551/2020'), value: ratesBefore2025(USUAL) },
    { from: '2020-12-15', source: by('10.572/2020'), value: ratesBefore2025(NO_CREDIT) },
    { from: '2021-01-01', source: DECREE, value: ratesBefore2025(USUAL) },
    {
      from: '2021-09-20',
      source: by('10.797/2021'),
      value: ratesBefore2025({ ...USUAL, pf: 0.01118, pj: 0.00559 }),
    },
    { from: '2022-01-01', source: DECREE, value: ratesBefore2025(USUAL) },
    { from: '2022-03-19', source: by('10.997/2022'), value: ratesBefore2025(SINCE_MARCH_2022) },
    {
      from: '2023-01-02',
      source: by('11.153/2022'),
      value: ratesBefore2025({ ...SINCE_MARCH_2022, cartao: 5.38 }),
    },
    {
      from: '2024-01-02',
      source: by('11.153/2022'),
      value: ratesBefore2025({ ...SINCE_MARCH_2022, cartao: 4.38 }),
    },
    {
      from: '2025-01-02',
      source: by('11.153/2022'),
      value: ratesBefore2025({ ...SINCE_MARCH_2022, cartao: 3.38 }),
    },
    {
      from: '2025-05-23',
      source: `${DECREE}, na redação dos Decretos nº 12.466/2025 e nº 12.467/2025`,
      value: {
        credito: {
          adicional: { 'credito-pf': 0.38, 'credito-pj': 0.95, 'credito-simples': 0.95 },
          diasMaximos: 365,
          diaria: DAILY,
        },
        cambio: EXCHANGE,
        // The tax on VGBL was by month, and withdrawn: no operation is charged by it.
        seguro: { vida: 0.38, saude: 2.38, outros: 7.38, vgbl: null },
        vgblIsento: [],
        fidc: 0,
      },
    },
    {
      from: '2025-06-11',
      source: by('12.499/2025'),
      value: {
        credito: { adicional: 0.38, diasMaximos: 365, diaria: DAILY },
        cambio: EXCHANGE,
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
