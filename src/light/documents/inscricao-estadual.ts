/**
 * The inscrição estadual, the registration of a taxpayer with a state.
 *
 * ```ts
 * import * as inscricaoEstadual from 'canivete/documents/inscricao-estadual';
 *
 * inscricaoEstadual.isValid('110.042.490.114', { state: 'SP' }); // true
 * inscricaoEstadual.parse('062.307.904/0081'); // MG, the only state whose rule accepts it
 * ```
 * @module
 */
import { states, type Uf as State } from '../../data/states.ts';
import {
  acceptingStates,
  checkInscricaoEstadual,
  drawInscricaoEstadual,
  EXEMPT,
  findForm,
  forms,
  formatInscricaoEstadual,
  INSCRICAO_ESTADUAL_SHAPE,
} from '../../documents/inscricao-estadual.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, onlyIf, sourceOf, type Uf, ufOf } from './_options.ts';
import {
  type Parsed,
  parsedWithZeros,
  type Reason,
  type Rule,
  textOf,
  written,
  type Written,
} from './_reading.ts';

export interface Options {
  /** The state that issued it; without it, every state whose rule accepts the value is named. */
  readonly state?: Uf | undefined;
  /** True for the form of rural producers of São Paulo, false for others. */
  readonly rural?: boolean | undefined;
}

export interface Parts extends Written {
  /** Present of `ISENTO`, the word in place of a number. */
  exempt?: true;
  /** The states whose rule accepts the value, where none was given. */
  states?: State[];
  /** The state that was given, or the only one that accepts the value. */
  state?: State;
  /** True of a numbering that is not issued any more. */
  legacy?: boolean;
  /** Present in São Paulo. */
  rural?: boolean;
}

function optionsOf({ state, rural }: Options) {
  return {
    state: ufOf('inscricaoEstadual: state', state, (one) => one in forms),
    rural: flagOf('inscricaoEstadual: rural', rural),
  };
}

type Read = ReturnType<typeof optionsOf>;

function judge(value: string, { state, rural }: Read): Reason | null {
  if (!INSCRICAO_ESTADUAL_SHAPE.test(value)) return 'format';
  const reason = value === EXEMPT ? null : reasonIn(value, state);
  return reason ?? (rural === undefined || isRural(value, state) === rural ? null : 'rural');
}

const rule: Rule<Read> = { clean, judge };

function reasonIn(value: string, state: State | undefined) {
  if (state) {
    const reason = checkInscricaoEstadual(value, state);
    return reason === undefined ? 'format' : reason;
  }
  const accepting = acceptingStates(value);
  return typeof accepting === 'string' ? accepting : null;
}

function isRural(value: string, state: State | undefined): boolean {
  return state === 'SP' && findForm(value, state)?.rural === true;
}

function partsOf(value: string, { state }: Read): Parts {
  if (value === EXEMPT) return { formatted: EXEMPT, exempt: true, ...(state && { state }) };
  if (state === undefined) {
    const accepting = acceptingStates(value) as readonly State[];
    const [only] = accepting;
    return accepting.length > 1 || !only
      ? { formatted: value, states: [...accepting] }
      : { formatted: formatInscricaoEstadual(value, only), states: [only], state: only };
  }
  return {
    formatted: formatInscricaoEstadual(value, state),
    state,
    legacy: findForm(value, state)?.legacy ?? false,
    ...(state === 'SP' && { rural: isRural(value, state) }),
  };
}

/**
 * True if a value is a state registration, in any punctuation. Source: the SINTEGRA pages of the 27 states, and the acts
 * that changed them since.
 *
 * Options: `state` (default any), `rural` (São Paulo; default both).
 * @example inscricaoEstadual.isValid('110.042.490.114', { state: 'SP' }); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads a state registration: its parts, or the reason why the value is refused. Source: the SINTEGRA pages of the 27 states, and
 * the acts that changed them since.
 *
 * Options: `state` (default any), `rural` (São Paulo; default both).
 * @example inscricaoEstadual.parse('062.307.904/0081'); // MG, the only state whose rule accepts it
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsedWithZeros(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a state registration with its punctuation; any other text comes back cleaned. Source: the SINTEGRA pages of the 27
 * states, and the acts that changed them since.
 *
 * Options: `state` (default any), `rural` (São Paulo; default both).
 * @example inscricaoEstadual.format('110042490114', { state: 'SP' }); // '110.042.490.114'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws a state registration. It is fictitious, and may coincide with one that was issued. Source: the SINTEGRA pages of the
 * 27 states, and the acts that changed them since.
 *
 * Options: `state` (default drawn), `rural` (default false), `formatted` (default true), `random` (default Web Crypto).
 * @example inscricaoEstadual.generate({ state: 'PR' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { state: given, rural = false } = optionsOf(options);
  onlyIf(!rural || given === undefined || given === 'SP', 'inscricaoEstadual: rural', rural, 'with state SP');
  const random = sourceOf('inscricaoEstadual: random', options.random);
  const isFormatted = flagOf('inscricaoEstadual: formatted', options.formatted) ?? true;
  const state = given ?? (rural ? 'SP' : pick(random, states));
  const number = drawInscricaoEstadual(random, state, rural);
  return isFormatted ? formatInscricaoEstadual(number, state) : number;
}
