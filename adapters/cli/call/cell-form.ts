/** How a table writes the values in its cells: as JSON does, or as a spreadsheet in Brazil does. */
import { textOf } from './formats/format.ts';
import { allows, type JsonSchema } from './json-schema.ts';

export interface CellForm {
  readonly decimal: '.' | ',';
  /** `iso` is 2026-03-31, `br` is 31/03/2026. */
  readonly dates: 'iso' | 'br';
}

export const plainCells: CellForm = { decimal: '.', dates: 'iso' };

/** A number as a spreadsheet in Portuguese shows it: `1.234,5`, `R$ 1.234,50`, `-R$ 3`, `7,5%`. */
const NUMBER = /^\s*(-?)\s*(?:R\$)?\s*(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s*(%?)\s*$/;
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
/** The booleans of a spreadsheet in Portuguese. */
const BOOLEANS: Readonly<Record<string, string>> = { VERDADEIRO: 'true', FALSO: 'false' };

const asSent = (text: string) => text;

/**
 * Gives what rewrites the cells of a column as the field of a tool takes them. What is of no such form stays, and the tool says
 * what is wrong.
 */
export function cellReader(schema: JsonSchema, { decimal, dates }: CellForm): (text: string) => string {
  const read = decimal === ',' ? readerWithComma(schema) : asSent;
  if (dates !== 'br' || !isDate(schema)) return read;
  return (text) => {
    const [, day = '', month = '', year] = DATE.exec(text) ?? [];
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : read(text);
  };
}

function readerWithComma(schema: JsonSchema): (text: string) => string {
  if (allows(schema, 'boolean')) return (text) => BOOLEANS[text.toUpperCase()] ?? text;
  if (!allows(schema, 'number') && !allows(schema, 'integer')) return asSent;
  const isPercentage = String(schema['x-unit']).startsWith('%');
  return (text) => {
    const [, before = '', after = '', whole = '', part, percent] = NUMBER.exec(text) ?? [];
    // A percentage is a number in percent, and no other number has that sign.
    if (whole === '' || (percent && !isPercentage)) return text;
    return `${before || after}${whole.replaceAll('.', '')}${part === undefined ? '' : `.${part}`}`;
  };
}

const isDate = ({ format, anyOf = [] }: JsonSchema): boolean => format === 'date' || anyOf.some(isDate);

/** Writes a value as a cell. */
export function writeCell(value: unknown, { decimal, dates }: CellForm): string {
  const text = textOf(value);
  if (typeof value === 'number') return decimal === ',' ? text.replace('.', ',') : text;
  if (dates !== 'br' || typeof value !== 'string') return text;
  return text.replace(ISO_DATE, '$3/$2/$1');
}
