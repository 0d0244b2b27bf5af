import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage.ts';
import { didYouMean } from './words.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
/** The operands of a command that takes the fields of a tool. */
export const FIELDS = 'FIELD=VALUE…';

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ readonly args: string[]; readonly options: O; readonly allowPositionals: true }>
>;

export interface Args<O extends Options> {
  readonly values: Parsed<O>['values'];
  readonly operands: readonly string[];
}

/** The operands of a command and its options. All operands must be there; of a last one with `…`, none or many. */
export function readArgs<const O extends Options>(
  args: readonly string[],
  options: O,
  operands: readonly string[] = [],
): Args<O> {
  const { values, positionals } = parse(args, options, operands);
  const isOpen = operands.at(-1)?.endsWith('…') ?? false;
  const least = operands.length - Number(isOpen);
  if (positionals.length < least || (!isOpen && positionals.length > least)) {
    const wanted = operands.length === 0 ? 'takes options only' : `takes ${operands.join(' ')}`;
    throw new UsageError(`this command ${wanted}, not "${positionals.join(' ')}"; see canivete --help`);
  }
  return { values, operands: positionals };
}

function parse<const O extends Options>(
  args: readonly string[],
  options: O,
  operands: readonly string[],
): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    const unknown = /^Unknown option '--?([^'=]+)/.exec(message)?.[1];
    throw new UsageError(unknown === undefined ? message : unknownOption(unknown, options, operands));
  }
}

function unknownOption(name: string, options: Options, operands: readonly string[]): string {
  const hint = didYouMean(name, Object.keys(options), '--');
  const isField = hint === '' && operands.at(-1) === FIELDS;
  return `there is no option --${name}${isField ? `; a field is written without dashes: ${name}=VALUE` : hint}`;
}
