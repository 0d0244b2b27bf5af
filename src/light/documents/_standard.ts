import type { Reason } from './_reading.ts';

/**
 * Standard Schema, version 1: the interface by which forms and routers take a schema of any library (standardschema.dev; a copy
 * of the package `@standard-schema/spec`, as the standard allows).
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string }[] };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** A namespace of `canivete/documents`, as far as a schema needs it. */
export interface Readable<Options extends readonly unknown[]> {
  parse(
    value: unknown,
    ...options: Options
  ): { readonly valid: true } | { readonly valid: false; readonly reason: Reason };
}

/**
 * Makes a Standard Schema of a document: it takes the values that `isValid` reasonOf, as they were sent, and refuses others with
 * one issue, whose message is `message(reason)` or, without it, the reason itself. A wrong option throws a `TypeError` at once.
 * @example const schema = standard(cpf, {}, (reason) => messages[reason]);
 */
export function standard<Options extends readonly unknown[]>(
  document: Readable<Options>,
  ...rest: [...options: Options, message?: (reason: Reason) => string]
): StandardSchemaV1<string> {
  const [options, message] = rest as unknown as readonly [unknown, ((reason: Reason) => string)?];
  const read = (value: unknown) => document.parse(value, ...([options] as never));
  // Options are read at once, so that a wrong one is not found out by the first visitor.
  read('');
  return {
    '~standard': {
      version: 1,
      vendor: 'canivete',
      validate(value) {
        const said = read(value);
        return said.valid
          ? { value: value as string }
          : { issues: [{ message: message ? message(said.reason) : said.reason }] };
      },
    },
  };
}
