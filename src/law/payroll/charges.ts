/** Charges of an employer on a payroll: contribution, work risk, other entities, FGTS, by the regime of the company. */
import type { Text } from '../../lib/languages.ts';
import { type Exact, exact, share, times, zero } from '../../lib/numbers/exact.ts';
import { FGTS_RATE } from '../fgts.ts';
import { lineName } from '../payslip-names.ts';
import { FGTS_LAW } from './laws.ts';

export interface RegimeRates {
  /** Percent of the pay: Lei 8.212/1991, art. 22, I; LC 123/2006, arts. 13, VI, and 18-C. */
  readonly patronal: number;
  /** RAT × FAP: Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10. */
  readonly rat: boolean;
  /** Contributions to other entities. Companies of the Simples pay none (LC 123/2006, art. 13, § 3º). */
  readonly terceiros: boolean;
}

const COMPANY: RegimeRates = { patronal: 20, rat: true, terceiros: true };

export const regimes = {
  simples: { patronal: 0, rat: false, terceiros: false },
  'simples-anexo-iv': { ...COMPANY, terceiros: false },
  'lucro-presumido': COMPANY,
  'lucro-real': COMPANY,
  mei: { patronal: 3, rat: false, terceiros: false },
} as const satisfies Record<string, RegimeRates>;

export type Regime = keyof typeof regimes;

/** The rates of a company that a call may send. */
export interface ChargeOptions {
  readonly regime: Regime;
  readonly rat: number;
  readonly fap: number;
  readonly terceiros: number;
  readonly aliquotaPatronal?: number | undefined;
}

export interface ChargeRates {
  readonly patronal: Exact;
  readonly rat: Exact;
  readonly terceiros: Exact;
  readonly fgts: Exact;
}

/** The rates of a company, in percent of the pay. */
export function chargeRates(options: ChargeOptions, patronal?: number): ChargeRates {
  const own = regimes[options.regime];
  return {
    patronal: exact(options.aliquotaPatronal ?? patronal ?? own.patronal, 'aliquotaPatronal'),
    rat: own.rat ? times(exact(options.rat, 'rat'), exact(options.fap, 'fap')) : zero,
    terceiros: own.terceiros ? exact(options.terceiros, 'terceiros') : zero,
    fgts: exact(FGTS_RATE, 'aliquotaFgts', FGTS_LAW),
  };
}

/** The names of the charges, by the codes of their lines. */
export const chargeNames = {
  'inss-patronal': lineName('INSS patronal'),
  rat: lineName('RAT ajustado (RAT × FAP)'),
  terceiros: lineName('Terceiros (Sistema S, salário-educação, Incra)'),
  gilrat: { pt: 'GILRAT', en: 'GILRAT' },
  fgts: lineName('FGTS'),
  'fgts-compensatorio': lineName('FGTS, indenização compensatória'),
} as const satisfies Record<string, Text>;

export type ChargeCode = keyof typeof chargeNames;

/** So many percent of an amount, unrounded. */
export function chargeOf(base: Exact, percent: Exact): Exact {
  return share(times(base, percent), 1, 100);
}

/** Rates of a domestic employer, in percent (LC 150/2015, art. 34; Lei 8.212/1991, art. 24). */
export const DOMESTIC = { patronal: 8, gilrat: 0.8, fgts: 8, compensatorio: 3.2 } as const;

/** Percent of the FGTS of an apprentice (Lei 8.036/1990, art. 15, § 7º). */
export const APPRENTICE_FGTS = 2;

/** The employer's rate under the payroll relief of a year (Lei 12.546/2011, art. 9º-A, by Lei 14.973/2024). */
export function reliefRate(year: number): number {
  if (year < 2025) return 0;
  return Math.min(20, (year - 2024) * 5);
}

/** The last year in which the relief spares the 13th pay (Lei 14.973/2024, art. 1º). */
export const LAST_YEAR_OF_RELIEF_ON_13TH = 2027;
