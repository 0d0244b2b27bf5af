import { isObject } from '../../lib/options.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);
