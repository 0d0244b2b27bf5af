/** Parameters of a query, as the official component reads them. */
import { Problem } from './problem.ts';
import { isDay } from './reading.ts';

export type Query = URLSearchParams;

/** A parameter that is missing or ill shaped: a problem without a type of its own. */
const badRequest = (detail: string) => new Problem(null, detail);

const badType = (name: string, value: string) =>
  new Problem('tipo-argumento-invalido', `${name}: o valor ${JSON.stringify(value.slice(0, 80))} não serve`);

export function optionalText(query: Query, name: string): string | undefined {
  return query.get(name) || undefined;
}

export function requiredText(query: Query, name: string): string {
  const value = query.get(name);
  if (value) return value;
  throw badRequest(`o parâmetro ${name} é obrigatório`);
}

export function requiredDay(query: Query, name = 'data'): string {
  const value = requiredText(query, name);
  if (isDay(value)) return value;
  throw badType(name, value);
}

export function requiredInteger(query: Query, name: string): number {
  return integerOf(name, requiredText(query, name));
}

export function optionalInteger(query: Query, name: string): number | undefined {
  const value = optionalText(query, name);
  return value === undefined ? undefined : integerOf(name, value);
}

/** The integer of a parameter or of a part of the path. */
export function integerOf(name: string, value: string): number {
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  throw badType(name, value);
}

/** A code of so many digits. */
export function requiredDigits(query: Query, name: string, count: number): string {
  return digitsOf(name, requiredText(query, name), count);
}

export function digitsOf(name: string, value: string, count: number): string {
  if (value.length === count && /^\d+$/.test(value)) return value;
  throw badRequest(`${name} deve ter ${count} dígitos`);
}

/** Digits of any number; other signs are a wrong field. */
export function requiredNumber(query: Query, name: string): string {
  const value = requiredText(query, name);
  if (/^\d+$/.test(value)) return value;
  throw new Problem('campo-invalido', `${name.toUpperCase()} deve ter só dígitos`);
}

/** A complete number; another length or sign is a wrong field. */
export function requiredComplete(query: Query, name: string, count: number): string {
  const value = requiredText(query, name);
  if (/^\d+$/.test(value) && value.length === count) return value;
  throw new Problem('campo-invalido', `${name.toUpperCase()} deve ter ${count} dígitos`);
}
