/** The outcomes of the rules of kinds. A rule gets a value without white space at its ends, and not empty. */
import type { Keyed } from './cipher.ts';
import type { Kind, Params, Reason } from './names.ts';

/** How often each kind was found in a text. */
export type Found = Readonly<Partial<Record<Kind, number>>>;

/** A value that a rule has turned into another, which may have been wrong already. */
export interface Mapped {
  readonly is: 'mapped';
  readonly text: string;
  /** Why the value was wrong, though it had the form of its kind. */
  readonly reason?: Reason;
  /** True where zeros that had been lost stand in front again. */
  readonly padded?: true;
  /** The values that were found in a text, by their kinds. */
  readonly found?: Found;
}

/** A value that a rule cannot read. It is scrambled as one of `kind`, unless another pseudonym is given. */
export interface Refused {
  readonly is: 'refused';
  readonly kind: Kind;
  readonly reason: Reason;
  /** The pseudonym of a value that would be of no use scrambled; null where it has none. */
  readonly text?: string | null;
}

/** A value that stays as it is. */
export interface Kept {
  readonly is: 'kept';
  readonly found?: Found;
}

export type Outcome = Mapped | Refused | Kept | typeof oneWay;

export const kept: Kept = { is: 'kept' };

/** A value that has a pseudonym, from which nothing leads back. */
export const oneWay = { is: 'one-way' } as const;

export function mapped(text: string, more: Omit<Mapped, 'is' | 'text'> = {}): Mapped {
  return { is: 'mapped', text, ...more };
}

export function refused(kind: Kind, reason: Reason, text?: string | null): Refused {
  return { is: 'refused', kind, reason, ...(text !== undefined && { text }) };
}

/** The rule of a kind: gives the outcome of a value, in the direction of `keyed`. */
export type Rule = (value: string, keyed: Keyed, params: Params) => Outcome;

/** The rules of all kinds, for those that find values of others inside their own. */
export type Rules = Readonly<Record<Kind, Rule>>;
