/** A field inside an input: `a`, `a.b`, `a[0].b`. */
export type FieldPath = readonly [string, ...(string | number)[]];

const NAME = /^[^.[\]=]+/;
const STEP = /^(?:\.([^.[\]=]+)|\[(\d{1,5})\])/;

/** Reads the name of an argument or a column as a path; null when it is not a valid path. */
export function readPath(name: string): FieldPath | null {
  const first = NAME.exec(name)?.[0];
  if (first === undefined) return null;
  const path: [string, ...(string | number)[]] = [first];
  for (let rest = name.slice(first.length); rest !== '';) {
    const found = STEP.exec(rest);
    if (!found) return null;
    path.push(found[2] === undefined ? (found[1] as string) : Number(found[2]));
    rest = rest.slice(found[0].length);
  }
  return path;
}

type Container = Record<string | number, unknown>;

/** Puts a value at a path, with the objects and lists on the way to it. */
export function setAt(target: Container, path: readonly (string | number)[], value: unknown): void {
  const [step, next] = path as readonly [string | number, (string | number)?];
  if (next === undefined) return void define(target, step, value);
  const inner = Object.hasOwn(target, step) ? target[step] : undefined;
  const empty = typeof next === 'number' ? [] : {};
  const container = typeof inner === 'object' && inner !== null ? inner : empty;
  define(target, step, container);
  setAt(container as Container, path.slice(1), value);
}

/** Also of a field that is named as what every object has, such as `__proto__`. */
function define(target: Container, step: string | number, value: unknown): void {
  if (step in target && !Object.hasOwn(target, step))
    Object.defineProperty(target, step, { value, enumerable: true, writable: true });
  else target[step] = value;
}
