/** A command on the accounts, keys or webhooks of a store, and those that stand together. */
import type { Text } from '../../src/lib/languages.ts';
import type { Plans } from '../../src/contracts/plans.ts';
import type { Service } from '../../src/index.ts';

export interface Command {
  readonly summary: Text;
  /** The names of what must follow it. */
  readonly operands: readonly string[];
  /** The placeholder of each option's value in the help, with `…` where it may be given several times; empty without a value. */
  readonly options: Readonly<Record<string, string>>;
  run(given: Given): Promise<Printed>;
}

export type Group = Readonly<Record<string, Command>>;

export interface Given {
  readonly service: Service;
  readonly plans: Plans;
  readonly operands: readonly string[];
  /** The values of the options that were given. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The values of those that may be given several times. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The output of a command: for people, and for `--json`. */
export interface Printed {
  readonly lines: readonly string[];
  readonly record: unknown;
}
