import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
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
  const { values, positionals } = parse(args, options);
  const isOpen = operands.at(-1)?.endsWith('…') ?? false;
  const least = operands.length - Number(isOpen);
  if (positionals.length < least || (!isOpen && positionals.length > least)) {
    const wanted = operands.length === 0 ? 'takes options only' : `takes ${operands.join(' ')}`;
    throw new UsageError(`this command ${wanted}, not "${positionals.join(' ')}"; see canivete --help`);
  }
  return { values, operands: positionals };
}

function parse<const O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0] ?? '');
  }
}
