import type { DatedTable } from '../dated.ts';

/** The paternity leave of a birth or adoption on a day. */
export interface PaternityLeave {
  /** Days. */
  readonly dias: number;
  /** Days that Empresa Cidadã adds (Lei 11.770/2008, art. 1º, II). */
  readonly prorrogacao: number;
  /** Rules that came with the paternity pay of social security; null before it. */
  readonly salarioPaternidade: {
    /** The leave for a child with a disability is longer by one part in this many (art. 12). */
    readonly deficiencia: number;
    /** Days before the birth by which the employer is notified (art. 3º). */
    readonly comunicacao: number;
    /** Months after the leave in which an employee may not be dismissed without cause (art. 4º). */
    readonly estabilidade: number;
  } | null;
}

const SINCE_2027 = {
  prorrogacao: 15,
  salarioPaternidade: { deficiencia: 3, comunicacao: 30, estabilidade: 1 },
};

/**
 * Five days until the law came (ADCT, art. 10, § 1º), Empresa Cidadã since Lei 13.257/2016; Lei 15.371/2026, art. 11: 10
 * days in 2027, 15 in 2028 and, if the fiscal target of 2028 is met (§§ 1º and 2º), 20 from 2029 on.
 */
export const paternityLeave: DatedTable<PaternityLeave> = {
  id: 'licenca-paternidade',
  name: 'Licença-paternidade',
  confirmedThrough: 2028,
  checkedOn: '2026-11-22',
  // The regulation of the reimbursement; whether the target of 2028 was met is known early in 2029.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2016-03-09',
      source: 'CF, ADCT, art. 10, § 1º; Lei nº 11.770/2008',
      value: { dias: 5, prorrogacao: 15, salarioPaternidade: null },
    },
    { from: '2027-01-01', source: 'Lei nº 15.371/2026', value: { dias: 10, ...SINCE_2027 } },
    { from: '2028-01-01', source: 'Lei nº 15.371/2026', value: { dias: 15, ...SINCE_2027 } },
    {
      from: '2029-01-01',
      source: 'Lei nº 15.371/2026',
      value: { dias: 20, ...SINCE_2027 },
      status: 'estimativa',
    },
  ],
};
