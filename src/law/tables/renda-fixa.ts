/** Taxes of fixed income, the yield of savings, custody by B3 and the cover of the FGC, as law and rules set them. */
import type { DatedTable } from '../dated.ts';

/** % of the gain, by calendar days; the last rate has no end. */
type IncomeTax = readonly { readonly ateDias: number | null; readonly aliquota: number }[];

export const fixedIncomeTax: DatedTable<IncomeTax> = {
  id: 'renda-fixa-ir',
  name: 'Imposto de renda da renda fixa',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  // MP 1.303/2025, which changed it, lapsed; another bill may take its place.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2005-01-01',
      source: 'Lei nº 11.033/2004, arts. 1º e 3º; Decreto nº 6.306/2007, arts. 32 e 33 e anexo',
      value: [
        { ateDias: 180, aliquota: 22.5 },
        { ateDias: 360, aliquota: 20 },
        { ateDias: 720, aliquota: 17.5 },
        { ateDias: null, aliquota: 15 },
      ],
    },
  ],
};

interface Savings {
  /** % a month. */
  readonly adicional: number;
  /** %: up to this Selic target the yield is a part of it; absent in the old rule. */
  readonly selicLimite?: number;
  /** % of the Selic target. */
  readonly parteSelic?: number;
}

/** By the day of the deposit. */
export const savingsTable: DatedTable<Savings> = {
  id: 'poupanca',
  name: 'Rendimento da poupança',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  reviewBy: '2026-12-31',
  entries: [
    { from: '1991-03-04', source: 'Lei nº 8.177/1991, art. 12', value: { adicional: 0.5 } },
    {
      from: '2012-05-04',
      source: 'Lei nº 8.177/1991, art. 12, na redação da Lei nº 12.703/2012',
      value: { adicional: 0.5, selicLimite: 8.5, parteSelic: 70 },
    },
  ],
};

/** % a year of custody, and the amount of Tesouro Selic in BRL that is free of it. */
export const custodyTable: DatedTable<{ readonly taxa: number; readonly isentoSelic: number }> = {
  id: 'custodia-tesouro',
  name: 'Taxa de custódia do Tesouro Direto',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2022-01-01',
      source: 'B3, tarifas do Tesouro Direto',
      value: { taxa: 0.2, isentoSelic: 10_000 },
    },
  ],
};

/** BRL that the guarantee fund covers for a person at an institution. */
export const guaranteeTable: DatedTable<number> = {
  id: 'fgc',
  name: 'Garantia do FGC',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  reviewBy: '2026-12-31',
  unit: 'BRL',
  entries: [{ from: '2013-05-23', source: 'Resolução CMN nº 4.222/2013', value: 250_000 }],
};
