import type { DatedTable } from '../dated.ts';

/** Percent. */
interface ReferenceRates {
  readonly cbs: number;
  readonly ibsEstadual: number;
  readonly ibsMunicipal: number;
}

/**
 * Reference rates of CBS and IBS, %. The Senate fixes them by resolution, rounded to a tenth (LC 214/2025, arts. 18 and
 * 349, § 14), until then the estimate of the Comitê Gestor holds, which is that of its budget of 2027: CBS 9.21 and IBS
 * 18.70, together 27.91. Programs that quote the act (29 July 2026, DOU of the 31st) all have these figures; the act itself
 * was not read. It does not split the IBS: it is split here 16 to 2.5 between state and city, as the rates of the official
 * calculator are.
 */
export const cbsIbsReference: DatedTable<ReferenceRates> = {
  id: 'cbs-ibs-referencia',
  name: 'Alíquotas de referência de CBS e IBS',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  // The TCU sends its calculation by 30 October, and the Senate fixes the rates by 15 December (arts. 349, § 1º, and 353, § 2º:
  // 45 days later than the rule). Without it those of the TCU hold after the 22nd (art. 349, § 2º): the entry that takes the
  // place of the estimate names which of the two it is.
  reviewBy: '2026-12-15',
  entries: [
    {
      from: '2027-01-01',
      source: 'Resolução CGIBS nº 14/2026',
      value: { cbs: 9.21, ibsEstadual: 16.17, ibsMunicipal: 2.53 },
      status: 'estimativa',
    },
  ],
};
