import * as v from 'valibot';
import { decodeMessage } from '../../src/pipeline/errors/field-texts.ts';

/** The status that a field refuses a value with, in a sentence; `null` when it takes the value. */
export function statusOf(field: v.GenericSchema, value: unknown): number | null {
  const { issues } = v.safeParse(field, value);
  if (!issues) return null;
  const own = decodeMessage(issues[0].message);
  if (own && Object.values(own.text).some((text) => text.length < 5)) {
    throw new Error(`it says ${JSON.stringify(own.text)} of ${JSON.stringify(value)}`);
  }
  return own?.status ?? 400;
}
