import type { DatedTable } from '../dated.ts';

/** Percent. */
interface ReferenceRates {
  readonly cbs: number;
  readonly ibsEstadual: number;
  readonly ibsMunicipal: number;
}

/**
 * Reference rates of CBS and IBS, %. The Senate fixes them by resolution (LC 214/2025, arts. 18 and 349), until then the
 * estimate of the Comitê Gestor holds: CBS 9.21 and IBS 18.70. It does not split the IBS: it is split here 16 to 2.5
 * between state and city, as the rates of the official calculator are.
 */
export const cbsIbsReference: DatedTable<ReferenceRates> = {
  id: 'cbs-ibs-referencia',
  name: 'Alíquotas de referência de CBS e IBS',
  confirmedThrough: 2026,
  checkedOn: '2026-11-27',
  // The resolution of the Senate, or by 22 December the calculation of the TCU (art. 349, § 2º).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2027-01-01',
      source: 'Resolução CGIBS nº 14/2026',
      value: { cbs: 9.21, ibsEstadual: 16.17, ibsMunicipal: 2.53 },
      status: 'estimativa',
    },
  ],
};
