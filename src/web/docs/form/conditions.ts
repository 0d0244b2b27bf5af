/** The conditions under which a field is read. */
import type { Schema } from '../core/types.ts';

/** Tests that a field is not read beside these values; `valueOf` gives undefined for one that is not sent. */
export function isUnread(schema: Schema, name: string, valueOf: (name: string) => unknown): boolean {
  const isMet = ([field, values]: readonly [string, readonly unknown[]]) => {
    const value = valueOf(field);
    if (values.length === 0) return value !== undefined;
    const usual = schema.properties?.[field]?.default;
    return values.includes(value ?? usual) || (value === undefined && values.includes(null));
  };
  return schema['x-when']?.[name]?.every((one) => !Object.entries(one).every(isMet)) ?? false;
}
