type Span = readonly [start: number, end: number];

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/** Where the values of an object of valid JSON stand, by their paths (`a.b`). Lists have none inside. */
export function spansIn(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
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

  function value(path: string | undefined): void {
    skip();
    const start = at;
    const sign = text[at];
    if (sign === '{') object(path);
    else if (sign === '[') list();
    else {
      take(sign === '"' ? STRING : SCALAR);
      if (path !== undefined) spans.set(path, [start, at]);
    }
    skip();
  }

  function object(path: string | undefined): void {
    at++;
    skip();
    while (text[at] !== '}') {
      const name = JSON.parse(take(STRING)) as string;
      skip();
      at++;
      value(path === undefined ? undefined : path === '' ? name : `${path}.${name}`);
      if (text[at] === ',') at++;
      skip();
    }
    at++;
  }

  function list(): void {
    at++;
    skip();
    while (text[at] !== ']') {
      value(undefined);
      if (text[at] === ',') at++;
      skip();
    }
    at++;
  }

  value('');
  return spans;
}
