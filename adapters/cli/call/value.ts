import { NUMBERS, readBoolean } from '../../../src/pipeline/read-value.ts';
import { type CellForm, plainCells, readCell } from './cell-form.ts';
import { allows, type JsonSchema } from './json-schema.ts';

/**
 * Converts a text of the prompt or of a cell to JSON by the schema of its field; lists and objects are written as JSON.
 * A text that does not fit the field stays as it is, and the tool says what is wrong with it.
 */
export function valueOf(written: string, schema: JsonSchema = {}, form: CellForm = plainCells): unknown {
  const text = readCell(written, schema, form);
  // It may be three thousand: the tool, which knows how many decimals the field has, reads it.
  if (/^-?\d+\.\d{3,}$/.test(text) && !schema.anyOf) return text;
  if (NUMBERS.scientific.test(text) && (allows(schema, 'number') || allows(schema, 'integer')))
    return Number(text) + 0;
  if (allows(schema, 'boolean')) return readBoolean(text) ?? text;
  const isOpen = schema.anyOf?.some(({ type }) => type === undefined);
  if (/^\s*[[{]/.test(text) && (isOpen || allows(schema, 'array') || allows(schema, 'object'))) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  return text;
}
