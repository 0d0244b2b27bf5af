import { BoundedMap } from '../../../src/lib/bounded-map.ts';
import { type Kind, type ParamName, paramsOf, type Reason } from '../../../src/pseudonyms/names.ts';
import {
  type Detail,
  type InvalidMode,
  PseudonymError,
  type Pseudonymizer,
  type ValueOptions,
} from '../../../src/pseudonyms/pseudonymizer.ts';
import type { Uf } from '../../../src/data/states.ts';
import { states } from '../../../src/data/states.ts';
import { Failure } from '../usage.ts';
import { ownText } from './bytes.ts';
import type { ColumnRule } from './columns.ts';
import { KeptParts } from './kept-parts.ts';
import { mapArray } from './sql-values.ts';

/** The values of all columns together whose details are kept, and the characters that each may have. */
export const [KEPT, LONGEST_KEPT] = [100_000, 80];

/** The details of values that were seen, by their parameters and the values. */
export type Known = BoundedMap<string, Detail>;

/** Gives each rule its room for the values that it saw. Columns of one kind share it: keys come again in other tables. */
export function createKnown(rules: readonly ColumnRule[]): (rule: ColumnRule) => Known {
  const shared = new Map<string, Known>();
  return ({ kind, params }) => {
    const known = shared.get(kind) ?? new BoundedMap(Math.ceil(KEPT / rules.length));
    if (params.size === 0) shared.set(kind, known);
    return known;
  };
}

/** How the values of a column were. */
export interface ColumnCounts {
  ok: number;
  kept: number;
  null: number;
  padded: number;
  /** Values that came out as they went in, though they have pseudonyms. */
  unchanged: number;
  invalid: Partial<Record<Reason, number>>;
}

/** Makes the pseudonyms of a column, or leads back from them, and counts. */
export interface Column {
  readonly name: string;
  readonly rule: ColumnRule & { readonly kind: Kind };
  readonly counts: ColumnCounts;
  readonly parts: KeptParts;
  map(
    value: string | null,
    params: Readonly<Partial<Record<ParamName, string>>>,
    line: () => number,
  ): string | null;
}

/** The definition of a column, where there is one. */
export interface Shape {
  readonly isDump: boolean;
  readonly type: string | undefined;
  /** Characters that a value may have. */
  readonly length: number | undefined;
}

export interface Ways {
  readonly made: Pseudonymizer;
  readonly invalid: InvalidMode;
  readonly isBack: boolean;
  readonly k: number;
  /** True where threads make the details, and keep those of values that they saw. */
  readonly areMadeAhead?: boolean;
}

export function createColumn(
  name: string,
  rule: ColumnRule & { readonly kind: Kind },
  { made, invalid, isBack, k }: Ways,
  known: Known | undefined,
  { isDump, type, length }: Shape,
): Column {
  const counts: ColumnCounts = { ok: 0, kept: 0, null: 0, padded: 0, unchanged: 0, invalid: {} };
  const { kind } = rule;
  const parts = new KeptParts(kind, k);
  const names = [...rule.params.keys()];
  const bound = paramsOf[kind]?.includes('max') ? length : undefined;
  // Without a definition, braces tell an array, but for texts, which may be JSON.
  const isArray = (value: string) =>
    type === undefined
      ? isDump && kind !== 'texto' && value.startsWith('{') && value.endsWith('}')
      : /\]$| array$/.test(type);

  const optionsWith = (params: Readonly<Partial<Record<ParamName, string>>>): ValueOptions => ({
    ...optionsOf(params, bound),
    ...(!isBack && { invalid }),
  });
  const withoutParams = optionsWith({});

  function detailOf(
    value: string,
    params: Readonly<Partial<Record<ParamName, string>>>,
    line: () => number,
  ): Detail {
    try {
      const options = names.length === 0 ? withoutParams : optionsWith(params);
      return isBack ? made.restoreDetail(kind, value, options) : made.detail(kind, value, options);
    } catch (error) {
      if (error instanceof PseudonymError)
        throw new Failure({
          pt: `linha ${line()}: ${name}: ${error.message}`,
          en: `line ${line()}: ${name}: ${error.message}`,
        });
      if (error instanceof TypeError)
        throw new Failure({
          pt: `linha ${line()}: ${name}: ${error.message}`,
          en: `line ${line()}: ${name}: ${error.message}`,
        });
      throw error;
    }
  }

  function mapOne(
    value: string,
    params: Readonly<Partial<Record<ParamName, string>>>,
    line: () => number,
  ): string | null {
    const before =
      bound === undefined ? names.map((one) => params[one]) : [bound, ...names.map((one) => params[one])];
    const id = before.length === 0 ? value : `${before.join('\0')}\0${value}`;
    let detail = known?.get(id);
    if (!detail) {
      detail = detailOf(value, params, line);
      if (id.length <= LONGEST_KEPT)
        known?.set(ownText(id), { ...detail, value: detail.value === null ? null : ownText(detail.value) });
    }
    const { status, reason, padded } = detail;
    if (status === 'ok') counts.ok++;
    else if (status === 'kept') counts.kept++;
    else if (reason) counts.invalid[reason] = (counts.invalid[reason] ?? 0) + 1;
    if (padded) counts.padded++;
    if (status !== 'kept' && detail.value === value) counts.unchanged++;
    if (status === 'ok') parts.note(value, params);
    return detail.value;
  }

  /** PostgreSQL writes an address of a network with the length of its prefix, which stays. */
  function mapElement(
    value: string,
    params: Readonly<Partial<Record<ParamName, string>>>,
    line: () => number,
  ): string | null {
    const [prefix = ''] = /^inet\b/.test(type ?? '') ? (/\/\d+$/.exec(value) ?? []) : [];
    const other = mapOne(value.slice(0, value.length - prefix.length), params, line);
    return other === null ? null : other + prefix;
  }

  return {
    name,
    rule,
    counts,
    parts,
    map(value, params, line) {
      if (value === null) {
        counts.null++;
        return null;
      }
      return isArray(value)
        ? mapArray(value, (element) => mapElement(element, params, line))
        : mapElement(value, params, line);
    },
  };
}

/** The options of a value: parameters come as texts. */
function optionsOf(
  { state, window, keep, max, ...params }: Readonly<Partial<Record<ParamName, string>>>,
  bound: number | undefined,
): ValueOptions {
  const upper = state?.trim().toUpperCase() as Uf | undefined;
  return {
    ...params,
    // A state that does not exist is as good as none.
    ...(upper && states.includes(upper) && { state: upper }),
    ...(window !== undefined && { window: Number(window) }),
    ...(keep !== undefined && { keep: Number(keep) as ValueOptions['keep'] }),
    ...((max !== undefined || bound !== undefined) && {
      max: Math.min(max === undefined ? Infinity : Number(max), bound ?? Infinity),
    }),
  };
}
