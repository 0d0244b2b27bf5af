import type { Text } from '../../src/lib/languages.ts';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage.ts';
import { didYouMean, withOperands } from './words.ts';

/** An option of each command, which `promptLanguage` reads. */
const LANGUAGE = { type: 'string' } as const;

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
  const { values, positionals } = parse(args, { language: LANGUAGE, ...options }, operands);
  const isOpen = operands.at(-1)?.endsWith('…') ?? false;
  const least = operands.length - Number(isOpen);
  if (positionals.length < least || (!isOpen && positionals.length > least)) {
    const given = positionals.join(' ');
    const wanted =
      operands.length === 0 ? { pt: 'só opções', en: 'options only' } : withOperands(operands.join(' '));
    throw new UsageError({
      pt: `este comando aceita ${wanted.pt}, e não "${given}"; veja canivete --help`,
      en: `this command takes ${wanted.en}, not "${given}"; see canivete --help`,
    });
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
    const [, name = ''] = /'-{1,2}([^' =,]+)/.exec(message) ?? [];
    if (message.startsWith('Unknown option')) throw new UsageError(unknownOption(name, options, operands));
    const takesNone = message.includes('does not take an argument');
    throw new UsageError(
      takesNone
        ? { pt: `--${name} não tem valor`, en: `--${name} takes no value` }
        : {
            pt: `--${name} pede um valor; um que começa com - se escreve --${name}=-1`,
            en: `--${name} takes a value; one that begins with - is written as --${name}=-1`,
          },
    );
  }
}

function unknownOption(name: string, options: Options, operands: readonly string[]): Text {
  const hint = didYouMean(name, Object.keys(options), '--');
  const isField = hint.en === '' && operands.at(-1) === FIELDS;
  return {
    pt: `não há a opção --${name}${isField ? `; um campo se escreve sem traços: ${name}=VALOR` : hint.pt}`,
    en: `there is no option --${name}${isField ? `; a field is written without dashes: ${name}=VALUE` : hint.en}`,
  };
}
