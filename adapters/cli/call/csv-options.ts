/** The options by which commands say how their CSV is written. */
import { UsageError } from '../usage.ts';
import { didYouMean } from '../words.ts';
import type { CellForm } from './cell-form.ts';
import { type Encoding, ENCODINGS } from './decode-text.ts';

export interface CsvOptions {
  /** The sign that parts the cells of a table; undefined leaves it to the first line of the file. */
  readonly delimiter: string | undefined;
  /** The sign where nothing else tells it: `;` beside a decimal comma. */
  readonly usualDelimiter: string;
  readonly encoding: Encoding;
  readonly form: CellForm;
  readonly raw: boolean;
  /** The fields of columns that have other names. */
  readonly map: ReadonlyMap<string, string>;
}

export const csvArgs = {
  delimiter: { type: 'string' },
  'excel-br': { type: 'boolean', default: false },
  decimal: { type: 'string' },
  dates: { type: 'string' },
  encoding: { type: 'string' },
  map: { type: 'string', multiple: true, default: [] as string[] },
  raw: { type: 'boolean', default: false },
} as const;

/** The values of `csvArgs`. */
interface CsvValues {
  readonly delimiter?: string | undefined;
  readonly 'excel-br': boolean;
  readonly decimal?: string | undefined;
  readonly dates?: string | undefined;
  readonly encoding?: string | undefined;
  readonly map: readonly string[];
  readonly raw: boolean;
}

const [ISO_DATE, BR_DATE] = ['aaaa-mm-dd', 'dd/mm/aaaa'] as const;
const DATES = { [ISO_DATE]: 'iso', [BR_DATE]: 'br' } as const;

export function readCsvOptions(values: CsvValues): CsvOptions {
  const isExcel = values['excel-br'];
  const decimal = readChoice('decimal', values.decimal ?? (isExcel ? ',' : '.'), ['.', ',']);
  return {
    delimiter: values.delimiter === undefined ? undefined : readDelimiter(values.delimiter),
    usualDelimiter: decimal === ',' ? ';' : ',',
    encoding: readChoice('encoding', values.encoding ?? (isExcel ? 'excel' : 'utf-8'), ENCODINGS),
    form: {
      decimal,
      dates: DATES[readChoice('dates', values.dates ?? (isExcel ? BR_DATE : ISO_DATE), [ISO_DATE, BR_DATE])],
    },
    raw: values.raw,
    map: new Map(values.map.map(readMapping)),
  };
}

/** A column and its field; a name of a column may hold the sign itself. */
function readMapping(text: string): [string, string] {
  const equals = text.lastIndexOf('=');
  if (equals > 0 && equals < text.length - 1) return [text.slice(0, equals), text.slice(equals + 1)];
  throw new UsageError({
    pt: `--map aceita COLUNA=CAMPO, como 'Salário Bruto=salarioBruto', e não "${text}"`,
    en: `--map takes COLUMN=FIELD, such as 'Salário Bruto=salarioBruto', not "${text}"`,
  });
}

export function readChoice<const Choice extends string>(
  option: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === text);
  if (choice !== undefined) return choice;
  const hint = didYouMean(text, choices);
  throw new UsageError({
    pt: `--${option} aceita ${choices.join(', ')}${hint.pt}`,
    en: `--${option} takes one of ${choices.join(', ')}${hint.en}`,
  });
}

function readDelimiter(text: string): string {
  const sign = text === '\\t' || text === 'tab' ? '\t' : text;
  if (sign.length === 1 && !/["\r\n]/.test(sign)) return sign;
  throw new UsageError({
    pt: '--delimiter aceita um caractere, como ";", ou tab',
    en: '--delimiter takes one character, such as ";", or tab',
  });
}
