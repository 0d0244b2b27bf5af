import { badParameter } from '../kit/errors/api-error.ts';
import { isObject } from '../lib/options.ts';
import { notAnObject, tooDeep, tooManyElements } from './errors/texts.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './limits.ts';

/**
 * Copies an object as `JSON.stringify` would: it drops undefined members. NaN and the infinities become NaN, which
 * validation refuses, and not null, which would count as absent. Throws 400 of the field `body` for anything but an
 * object, and for one that is deeper or larger than a body may be.
 */
export function objectOf(value: unknown): Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) throw badParameter('body', notAnObject);
  let elements = 0;

  function copy(one: unknown, depth: number): unknown {
    if (typeof one === 'number') return Number.isFinite(one) ? one : NaN;
    if (typeof one !== 'object' || one === null) return one;
    if (depth > MAX_DEPTH) throw badParameter('body', tooDeep);
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
    if (elements > MAX_ELEMENTS) throw badParameter('body', tooManyElements);
  }

  return copyMembers(value as object, 1);
}
