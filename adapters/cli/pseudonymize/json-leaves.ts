/** The values of a line of JSON, and where they stand. */

/** A value that holds no other one, or the object or list that a path names. */
export interface Leaf {
  /** `a.b`, `fones[]`, `contatos[].email`. */
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** `empty` is an object or list without values, `inside` one with values, which have paths of their own. */
  readonly kind: 'text' | 'number' | 'word' | 'empty' | 'inside';
  /** True where a name of the path stands twice in its object. */
  readonly isTwice: boolean;
}

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/** The values of valid JSON, in their order; `readName` reads a name with its quotes. */
export function leavesIn(text: string, readName: (name: string) => string): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let at = 0;
  const skip = () => {
    while (/\s/.test(text[at] ?? 'x')) at++;
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [match = ''] = pattern.exec(text) ?? [];
    at += match.length;
    return match;
  };

  function value(path: string, isTwice: boolean): void {
    skip();
    const from = at;
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      const index = leaves.length;
      if (sign === '{') object(path, isTwice);
      else list(path, isTwice);
      const kind = leaves.length === index ? 'empty' : 'inside';
      if (path !== '') leaves.splice(index, 0, { path, from, to: at, kind, isTwice });
    } else {
      const isText = sign === '"';
      const raw = take(isText ? STRING : SCALAR);
      const kind = isText ? 'text' : /^[-\d]/.test(raw) ? 'number' : 'word';
      leaves.push({ path, from, to: at, kind, isTwice });
    }
    skip();
  }

  function object(path: string, isTwice: boolean): void {
    const seen = new Map<string, number>();
    const begins = leaves.length;
    at++;
    skip();
    while (text[at] !== '}') {
      const name = readName(take(STRING));
      skip();
      at++;
      const own = path === '' ? name : `${path}.${name}`;
      const isAgain = seen.has(name);
      seen.set(name, leaves.length);
      if (isAgain) markTwice(begins, own);
      value(own, isTwice || isAgain);
      if (text[at] === ',') at++;
      skip();
    }
    at++;
  }

  function markTwice(from: number, path: string): void {
    for (let i = from; i < leaves.length; i++) {
      const leaf = leaves[i] as Leaf;
      const isOf = leaf.path === path || leaf.path.startsWith(`${path}.`) || leaf.path.startsWith(`${path}[`);
      if (isOf) leaves[i] = { ...leaf, isTwice: true };
    }
  }

  function list(path: string, isTwice: boolean): void {
    at++;
    skip();
    while (text[at] !== ']') {
      value(`${path}[]`, isTwice);
      if (text[at] === ',') at++;
      skip();
    }
    at++;
  }

  value('', false);
  return leaves;
}
