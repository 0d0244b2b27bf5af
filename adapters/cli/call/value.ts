import { NUMBERS, readBoolean } from '../../../src/pipeline/read-value.ts';
import { type CellForm, cellReader, plainCells } from './cell-form.ts';
import { allows, type JsonSchema } from './json-schema.ts';

/**
 * Gives what converts texts of the prompt or of a column to JSON by the schema of their field; lists and objects are written
 * as JSON. A text that does not fit the field stays as it is, and the tool says what is wrong with it.
 */
export function valueReader(
  schema: JsonSchema = {},
  form: CellForm = plainCells,
): (written: string) => unknown {
  const readCell = cellReader(schema, form);
  const isNumber = allows(schema, 'number') || allows(schema, 'integer');
  const isBoolean = allows(schema, 'boolean');
  const isOpen = schema.anyOf?.some(({ type }) => type === undefined);
  const isNested = isOpen || allows(schema, 'array') || allows(schema, 'object');
  return (written) => {
    const text = readCell(written);
    // It may be three thousand: the tool, which knows how many decimals the field has, reads it.
    if (!schema.anyOf && /^-?\d+\.\d{3,}$/.test(text)) return text;
    if (isNumber && NUMBERS.scientific.test(text)) return Number(text) + 0;
    if (isBoolean) return readBoolean(text) ?? text;
    if (!isNested || !/^\s*[[{]/.test(text)) return text;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  };
}
