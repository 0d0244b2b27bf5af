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

/** Fields that a choice decides about, from which on it tells what a tool can do. */
const MODE = 3;

/** Tests that a field is a choice by which many others are read. */
export const isMode = ({ properties, 'x-when': when = {} }: Schema, name: string): boolean =>
  properties?.[name]?.enum !== undefined &&
  properties[name]['x-rare'] !== true &&
  Object.values(when).filter((ways) => ways.some((one) => Object.hasOwn(one, name))).length >= MODE;
