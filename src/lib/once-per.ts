/** Functions that compute once for each argument: a wrong call asks the same of a schema as the one before. */
import { BoundedMap } from './bounded-map.ts';

/** A function of an object, whose result is kept as long as the object is. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePerObject<Key extends object, Value extends object | null>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) kept.set(key, (value = make(key)));
    return value;
  };
}

/** How many texts keep their result: more than all tools have fields and choices. */
const MOST_TEXTS = 10_000;

/** A function of a text of the package itself, such as a field's name. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePerText<Value extends string | object>(
  make: (text: string) => Value,
): (text: string) => Value {
  const kept = new BoundedMap<string, Value>(MOST_TEXTS);
  return (text) => {
    let value = kept.get(text);
    if (value === undefined) kept.set(text, (value = make(text)));
    return value;
  };
}
