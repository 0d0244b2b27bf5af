import { states } from '../data/states.ts';
import { splitEnds } from '../lib/text/pasted.ts';
import { createCipher, type Keyed } from './cipher.ts';
import type { Aes } from './ff1.ts';
import {
  isReversible,
  keepLengths,
  type Kind,
  kinds,
  LEAST_EMAIL,
  MAX_WINDOW,
  MOST_CHARACTERS,
  neededParams,
  type Params,
  paramsOf,
  type Reason,
} from './names.ts';
import type { Found, Mapped, Outcome } from './outcome.ts';
import { readWhole, rules } from './rules.ts';
import { scramble } from './scramble.ts';
import { lengthOf } from './words.ts';

/** The ways to treat a value that is invalid. The first gives it a pseudonym that is as wrong, and null to a date. */
export const invalidModes = ['pseudonym', 'keep', 'null', 'error'] as const;

export type InvalidMode = (typeof invalidModes)[number];

export interface PseudonymizerOptions {
  /** 32 secret bytes: as they are, as 64 hexadecimal digits or as Base64. */
  readonly key: Uint8Array | string;
  /** A name, up to 64 characters, that gives other pseudonyms under the same key. Default none. */
  readonly context?: string | undefined;
}

export interface ValueOptions extends Params {
  /** How a value that is invalid is treated. Default `'pseudonym'`. */
  readonly invalid?: InvalidMode | undefined;
}

/** A pseudonym, and how the value was. */
export interface Detail {
  readonly value: string | null;
  /** `kept`: left as it is, as null, empty and public values are. */
  readonly status: 'ok' | 'invalid' | 'kept';
  /** Why the value was invalid. */
  readonly reason?: Reason;
  /** True where zeros that had been lost stand in front again. */
  readonly padded?: true;
  /** How often each kind was found in a `texto`. */
  readonly found?: Found;
}

export interface Pseudonymizer {
  /** 8 hexadecimal digits that tell whether two places use the same key and context, and nothing of either. */
  readonly keyId: string;
  /** The pseudonym of a value. Throws a `TypeError` that names a wrong kind or option. */
  pseudonym(kind: Kind, value: string | null, options?: ValueOptions): string | null;
  /** The value of a pseudonym. Throws a `RangeError` where nothing leads back. */
  restore(kind: Kind, value: string | null, options?: Params): string | null;
  /** The pseudonym of a value, with what was found out about it. */
  detail(kind: Kind, value: string | null, options?: ValueOptions): Detail;
  /** The value of a pseudonym, with what was found out; one that nothing leads back from stays, with the reason `one-way`. */
  restoreDetail(kind: Kind, value: string | null, options?: Params): Detail;
}

/** A value is invalid, and `invalid` is `'error'`. It does not hold the value. */
export class PseudonymError extends Error {
  readonly kind: Kind;
  readonly reason: Reason;

  constructor(kind: Kind, reason: Reason) {
    super(`a value of the kind ${kind} is invalid: ${reason}`);
    this.name = 'PseudonymError';
    this.kind = kind;
    this.reason = reason;
  }
}

const paramRules: { readonly [Name in keyof Params]-?: (value: unknown) => boolean } = {
  state: (value) => states.includes(value as never),
  banco: (value) => typeof value === 'string' && /^\d{3}$/.test(value),
  agency: (value) => typeof value === 'string' && /^\d{1,5}$/.test(value),
  subject: (value) => typeof value === 'string',
  window: (value) => isWhole(value, 1, MAX_WINDOW),
  keep: (value) => keepLengths.includes(value as never),
  max: (value) => isWhole(value, 1, MOST_CHARACTERS),
};

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Makes the pseudonyms of a key and a context of any length. */
export function pseudonymizerOf(key: Uint8Array, context: string, aes: Aes): Pseudonymizer {
  const { there, back, keyId } = createCipher(key, context, aes);

  function detail(kind: Kind, value: string | null, options: ValueOptions = {}): Detail {
    checkCall(kind, value, options);
    const { invalid = 'pseudonym' } = options;
    return apply(kind, value, options, there, (reason, text) => {
      if (invalid === 'error') throw new PseudonymError(kind, reason);
      if (invalid === 'keep') return value;
      return invalid === 'null' ? null : text();
    });
  }

  function restoreDetail(kind: Kind, value: string | null, options: Params = {}): Detail {
    checkCall(kind, value, options);
    return apply(kind, value, options, back, (_, text, isMapped) => (isMapped ? text() : value));
  }

  return {
    keyId,
    detail,
    restoreDetail,
    pseudonym: (kind, value, options) => detail(kind, value, options).value,
    restore(kind, value, options) {
      const { value: restored, reason } = restoreDetail(kind, value, options);
      if (reason === 'one-way' || !isReversible(kind))
        throw new RangeError(`nothing leads back from this pseudonym of the kind ${kind}`);
      return restored;
    },
  };
}

/** The detail of a value; `decide` gives what stands in place of an invalid one; `text` makes its pseudonym. */
function apply(
  kind: Kind,
  value: string | null,
  params: Params,
  keyed: Keyed,
  decide: (reason: Reason, text: () => string | null, isMapped: boolean) => string | null,
): Detail {
  if (value === null) return { value, status: 'kept' };
  const ends = splitEnds(value);
  if (ends[1] === '') return { value, status: 'kept' };
  const [before, core, after] = wholeOrCore(kind, value, ends);
  const outcome: Outcome = rules[kind](core, keyed, params);
  const { max = Infinity } = params;
  /** White space at the ends stays where there is room for it. */
  const whole = (text: string) => {
    const all = before + text + after;
    if (all.length <= max || lengthOf(all) <= max) return all;
    return lengthOf(before + text) <= max ? before + text : text;
  };
  switch (outcome.is) {
    case 'kept':
      return { value, status: 'kept', ...(outcome.found && { found: outcome.found }) };
    case 'one-way':
      return { value, status: 'invalid', reason: 'one-way' };
    case 'refused': {
      const { reason } = outcome;
      const text = () =>
        outcome.text === null ? null : whole(outcome.text ?? scramble(outcome.kind, core, keyed));
      return { value: decide(reason, text, false), status: 'invalid', reason };
    }
    case 'mapped': {
      const { text, reason, padded, found }: Mapped = outcome;
      const more = { ...(padded && { padded }), ...(found && { found }) };
      if (reason === undefined) return { value: whole(text), status: 'ok', ...more };
      return { value: decide(reason, () => whole(text), true), status: 'invalid', reason, ...more };
    }
  }
}

/** A value with what stands at its ends, as its kind reads it. */
function wholeOrCore(
  kind: Kind,
  value: string,
  [before, core, after]: ReturnType<typeof splitEnds>,
): readonly [before: string, core: string, after: string] {
  if (readWhole.has(kind)) return ['', value, ''];
  if (kind !== 'pix-copia-e-cola') return [before, core, after];
  const text = value.trim();
  const at = value.indexOf(text);
  return [value.slice(0, at), text, value.slice(at + text.length)];
}

/** Throws a `TypeError` that names what is wrong, and quotes nothing. */
function checkCall(kind: Kind, value: unknown, options: ValueOptions): void {
  if (!Object.hasOwn(rules, kind))
    throw new TypeError(`there is no such kind; there are ${kinds.join(', ')}`);
  if (value !== null && typeof value !== 'string') throw new TypeError('a value must be a text or null');
  const read: readonly string[] = paramsOf[kind] ?? [];
  for (const name of Object.keys(options)) {
    const param = options[name as keyof ValueOptions];
    if (param === undefined) continue;
    if (name === 'invalid') {
      if (!invalidModes.includes(param as InvalidMode))
        throw new TypeError(`invalid must be one of ${invalidModes.join(', ')}`);
    } else if (!read.includes(name)) throw new TypeError(`the kind ${kind} takes no option of this name`);
    else if (!paramRules[name as keyof Params](param)) throw new TypeError(`the option ${name} is not valid`);
    else if (kind === 'email' && name === 'max' && (param as number) < LEAST_EMAIL)
      throw new TypeError(`the option max of the kind email is ${LEAST_EMAIL} or more`);
  }
  const needed = neededParams[kind];
  if (needed && options[needed] === undefined)
    throw new TypeError(`the kind ${kind} needs the option ${needed}`);
}
