/**
 * Rates of CBS and IBS by year: ADCT, arts. 125 to 130 (EC 132/2023); LC 214/2025, arts. 343 to 348 (test, 2027 and 2028),
 * 349 to 366 (reference rates), 501 and 508 (ICMS and ISS that are left).
 */
import { allEntriesOf, type DatedEntry, entriesOf, entryOn, estimateOn, isEstimate } from '../dated.ts';
import { type Clock, noteDue } from '../in-force.ts';
import { cbsIbsReference } from '../tables/cbs-ibs-referencia.ts';
import { type Exact, exact, minus, notNegative, percentOf } from '../../lib/numbers/exact.ts';

export const consumptionTaxes = ['cbs', 'ibsEstadual', 'ibsMunicipal'] as const;

export type ConsumptionTax = (typeof consumptionTaxes)[number];

/** A rate of each tax, %. */
export type TaxRates<Rate = number> = Readonly<Record<ConsumptionTax, Rate>>;

/** The rates of a year: set by law, or from the reference rates. */
export type CbsIbsTable = {
  /** Percent of ICMS and ISS that is left. */
  readonly icmsIss: number;
} & (
  | TaxRates
  | {
      /** Percentage points by which the CBS is below its reference rate. */
      readonly reducaoCbs: number;
      readonly ibsEstadual: number;
      readonly ibsMunicipal: number;
    }
  | {
      /** Percent of the reference rates of the IBS that are charged; the CBS is charged whole. */
      readonly parteIbs: number;
    }
);

/** The inputs that replace the reference rate of a tax. */
export const referenceFields = {
  cbs: 'aliquotaReferenciaCbs',
  ibsEstadual: 'aliquotaReferenciaIbsEstadual',
  ibsMunicipal: 'aliquotaReferenciaIbsMunicipal',
} as const;

export type ReferenceField = (typeof referenceFields)[ConsumptionTax];

/** Reference rates as a call sent them, %. */
export type SentReferences = { readonly [Field in ReferenceField]?: number | undefined };

export interface YearRates {
  readonly rates: TaxRates<Exact>;
  /** The reference rates that entered and were not sent, %. */
  readonly assumed: SentReferences;
  /** Those of them that no resolution of the Senate has fixed yet. */
  readonly estimadas: readonly ReferenceField[];
  /** The entry of the reference rates that entered, as `reportTable` names it; empty without one. */
  readonly entries: readonly DatedEntry<TaxRates>[];
  /** Facts of the entry, which join those of the law for `reportTable`. */
  readonly facts: { readonly estimativa?: true; readonly revisar?: true };
}

/**
 * Gives the rates of the year of a table's value, by the reference rates of `day` where the call sent none. Only the
 * taxes of `entering` need theirs: the call has a rate of its own for the others.
 */
export function ratesOfYear(
  table: CbsIbsTable,
  day: string,
  sent: SentReferences,
  clock: Clock,
  entering: readonly ConsumptionTax[] = consumptionTaxes,
): YearRates {
  const missing = entering.filter(
    (tax) => readsReference(table, tax) && sent[referenceFields[tax]] === undefined,
  );
  const entry = referenceOn(day, clock);
  const isUsed = missing.length > 0;
  const isEstimated = isUsed && isEstimate(entry);
  const isDue = isUsed && noteDue([cbsIbsReference], clock);
  const referenceOf = (tax: ConsumptionTax): Exact => {
    const own = sent[referenceFields[tax]];
    return exact(own ?? entry.value[tax], referenceFields[tax], own === undefined ? entry : undefined);
  };
  return {
    rates: {
      cbs: rateOf(table, 'cbs', referenceOf),
      ibsEstadual: rateOf(table, 'ibsEstadual', referenceOf),
      ibsMunicipal: rateOf(table, 'ibsMunicipal', referenceOf),
    },
    assumed: Object.fromEntries(missing.map((tax) => [referenceFields[tax], entry.value[tax]])),
    estimadas: isEstimated ? missing.map((tax) => referenceFields[tax]) : [],
    entries: isUsed
      ? [{ ...entry, source: isEstimated ? `${entry.source} (estimativa)` : entry.source }]
      : [],
    facts: { ...(isEstimated && { estimativa: true }), ...(isDue && { revisar: true }) },
  };
}

/** True if the rate of a tax comes from its reference rate. */
export function readsReference(table: CbsIbsTable, tax: ConsumptionTax): boolean {
  return 'parteIbs' in table || (tax === 'cbs' && 'reducaoCbs' in table);
}

function rateOf(table: CbsIbsTable, tax: ConsumptionTax, referenceOf: (tax: ConsumptionTax) => Exact): Exact {
  if ('parteIbs' in table) {
    return tax === 'cbs' ? referenceOf(tax) : percentOf(referenceOf(tax), table.parteIbs, 'parteIbs', table);
  }
  if (tax === 'cbs' && 'reducaoCbs' in table) {
    return notNegative(minus(referenceOf(tax), exact(table.reducaoCbs, 'reducaoCbs', table)));
  }
  return exact((table as TaxRates)[tax], tax, table);
}

/** The reference rates of a day: the law's, else the estimate, else the first ones. */
function referenceOn(day: string, { tables: added }: Clock): DatedEntry<TaxRates> {
  const found =
    entryOn(entriesOf(cbsIbsReference, added), day) ??
    estimateOn(cbsIbsReference, day, added) ??
    allEntriesOf(cbsIbsReference, added)[0];
  return found as DatedEntry<TaxRates>;
}
