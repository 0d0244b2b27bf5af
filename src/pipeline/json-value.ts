import { isObject } from '../lib/options.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './limits.ts';
import { refuse } from './refusal.ts';

/**
 * A copy of an object of values, as its JSON would hold it: a member that is undefined is none. A number that JSON does
 * not have stays no number, where JSON would make null, and so nothing, of it. Throws 400 of the field `body` of what is
 * no object, or deeper or larger than a body may be.
 */
export function objectOf(value: unknown): Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) throw refuse('body', ({ notAnObject }) => notAnObject);
  let elements = 0;

  function copy(one: unknown, depth: number): unknown {
    if (typeof one === 'number') return Number.isFinite(one) ? one : NaN;
    if (typeof one !== 'object' || one === null) return one;
    if (depth > MAX_DEPTH) throw refuse('body', ({ tooDeep }) => tooDeep);
    if (Array.isArray(one)) {
      count(one.length);
      return Array.from(one as readonly unknown[], (item) => copy(item, depth + 1) ?? null);
    }
    return copyMembers(one, depth);
  }

  function copyMembers(object: object, depth: number): Record<string, unknown> {
    const copied: Record<string, unknown> = Object.create(null);
    for (const [key, member] of Object.entries(object)) {
      if (member === undefined) continue;
      count(1);
      copied[key] = copy(member, depth + 1);
    }
    return copied;
  }

  function count(more: number): void {
    elements += more;
    if (elements > MAX_ELEMENTS) throw refuse('body', ({ tooManyElements }) => tooManyElements);
  }

  return copyMembers(value as object, 1);
}
