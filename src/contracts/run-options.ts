/** Options of a call of a tool in code, next to its input. */
import { defaultOptions } from '../kit/defaults.ts';
import type { Language } from '../kit/texts.ts';
import type { AddedEntries } from '../kit/tool.ts';
import { type Instant, isInstant } from '../lib/dates/instant.ts';
import { group, isFunction, isObject, isText, option, type OptionsOf } from '../lib/options.ts';
import type { Random } from '../lib/random.ts';

export const runOptions = {
  /**
   * The time that the tool goes by: an instant (`2026-11-21T12:00:00Z`), a date of America/Sao_Paulo (`2026-11-21`),
   * milliseconds since 1970 or a `Date`. Default: the service's clock, or the machine's.
   */
  now: option<Instant>(isInstant),
  /** Whole numbers from 0 to 2^32 − 1, each equally likely. Default the service's, or Web Crypto's. */
  random: option<Random>(isFunction),
  /** In place of `random`: the same seed gives the same draws, for a tool without a `seed` of its own too. */
  seed: option<string>(isText),
  /** Entries to add to the legal tables, by table. Default: the service's, or nothing. */
  tables: option<AddedEntries>(isObject),
  /** Defaults of fields, in place of those of the package or of the service. */
  defaults: group(defaultOptions),
  /** Called with what was read otherwise than it was sent, a line each: `salario=salarioBruto`. */
  onReadAs: option<(lines: readonly string[]) => void>(isFunction),
  /** The language of what a `ToolError` says. Default `'pt'`. */
  language: option<Language>((value) => value === 'pt' || value === 'en', 'pt'),
};

export type RunOptions = OptionsOf<typeof runOptions>;
