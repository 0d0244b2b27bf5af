import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, messagesInBoth, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { json } from './json.ts';

const format = (text: string, more: Record<string, unknown> = {}): string =>
  callTool(json, { text, ...more }).result;
const minify = (text: string, more: Record<string, unknown> = {}) =>
  format(text, { action: 'minify', ...more });

/** Gives the position at which a text stops being JSON, or null when it is JSON. */
function errorAt(text: string): number | null {
  try {
    callTool(json, { text });
    return null;
  } catch {
    return (refusal(json, { text }) as { position?: number }).position ?? Number.NaN;
  }
}

/** Numbers, strings, literals and punctuation, in order: what formatting must keep. */
const tokensOf = (text: string) => text.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g);

const value = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.constantFrom('1.0', '-0', '1e400', '12345678901234567890', '1E+2').map((number) => ({ number })),
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('node'), { maxKeys: 5 }),
  ),
}));
const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r'), maxLength: 3 });

/** A value as JSON text with white space drawn into it. */
function write(node: unknown, next: () => string): string {
  if (Array.isArray(node))
    return `[${next()}${node.map((item) => write(item, next)).join(`${next()},${next()}`)}${next()}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  const number = (node as { number?: unknown }).number;
  if (typeof number === 'string' && Object.keys(node).length === 1) return number;
  const members = Object.entries(node).map(
    ([key, item]) => `${JSON.stringify(key)}${next()}:${next()}${write(item, next)}`,
  );
  return `{${next()}${members.join(`${next()},`)}${next()}}`;
}

const document = fc.tuple(value.node, fc.array(space, { minLength: 1 })).map(([node, spaces]) => {
  let i = 0;
  return write(node, () => spaces[i++ % spaces.length] as string);
});

describe('dev-json: layout', () => {
  it('is that of JSON.stringify, at every indent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8), (node, indent) => {
        const text = JSON.stringify(node);
        expect(format(text, { indent })).toBe(JSON.stringify(node, null, indent));
        expect(format(text, { indent: 'tab' })).toBe(JSON.stringify(node, null, '\t'));
        expect(minify(JSON.stringify(node, null, indent))).toBe(text);
      }),
    );
  });

  it('at indent 0 is one line, with a space after each colon', () => {
    expect(format('{"a":[1,{"b":2}],"c":{}}', { indent: 0 })).toBe('{"a": [1,{"b": 2}],"c": {}}');
  });

  it('keeps [] and {} on one line', () => {
    expect(format('{"a":[ ],"b":{\n}}')).toBe('{\n  "a": [],\n  "b": {}\n}');
    expect(format(' [] ')).toBe('[]');
  });
});

describe('dev-json: nothing is touched', () => {
  it('keeps every token, in order, in both actions', () => {
    fc.assert(
      fc.property(document, (text) => {
        const tokens = tokensOf(text);
        expect(tokensOf(format(text))).toEqual(tokens);
        expect(tokensOf(minify(text))).toEqual(tokens);
        expect(minify(format(text))).toBe(minify(text));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '12345678901234567890',
    '1.0',
    '-0',
    '1e400',
    '1E-7',
    '"\\u00e1"',
    '"\\/"',
    '"\\ud800"',
    '"\u2028"',
    '"\ud800"',
  ])('copies %s as it stands', (text) => {
    expect(format(text)).toBe(text);
    expect(minify(`[ ${text} ]`)).toBe(`[${text}]`);
  });

  it('keeps repeated keys, and __proto__', () => {
    expect(minify('{"a":1,"__proto__":2,"a":3,"__proto__":{}}')).toBe(
      '{"a":1,"__proto__":2,"a":3,"__proto__":{}}',
    );
  });

  it('sorts keys at every level by UTF-16 code units, repeated ones as they came', () => {
    expect(
      minify('{"b":1,"a":{"d":1,"c":2},"b":0,"B":[{"z":1,"y":2}],"é":1,"z":1}', { sortKeys: true }),
    ).toBe('{"B":[{"y":2,"z":1}],"a":{"c":2,"d":1},"b":1,"b":0,"z":1,"é":1}');
    // U+FF5E is after U+1F600 by code units (D83D…) and before it by code points.
    expect(minify('{"～":1,"😀":2}', { sortKeys: true })).toBe('{"😀":2,"～":1}');
    // Keys are compared by their meaning, not by how they are written.
    expect(minify('{"b":1,"\\u0061":2}', { sortKeys: true })).toBe('{"\\u0061":2,"b":1}');
  });

  it('drops a byte order mark, and counts it', () => {
    expect(callTool(json, { text: '\uFEFF[1]', action: 'minify' })).toMatchObject({
      result: '[1]',
      bytesBefore: 6,
      bytesAfter: 3,
    });
  });
});

describe('dev-json: facts', () => {
  it('counts levels, members with repeats, and bytes', () => {
    expect(callTool(json, { text: '1' })).toMatchObject({ depth: 0, keys: 0 });
    expect(callTool(json, { text: '[]' })).toMatchObject({ depth: 1, keys: 0 });
    expect(callTool(json, { text: '{"é":[[]],"é":{"x":1}}', action: 'minify' })).toMatchObject({
      depth: 3,
      keys: 3,
      bytesBefore: 24,
      bytesAfter: 24,
    });
  });

  it('names each repetition of a key by pointer and line, by what the key means', () => {
    const { duplicateKeys } = callTool(json, {
      text: '{"a":{"x/y":1,\r\n"x/y":2},\n"\\u0061":[{"~":0,\r"~":1}],\n\n"a":3}',
    });
    expect(duplicateKeys).toEqual([
      { path: '/a/x~1y', line: 2 },
      { path: '/a', line: 3 },
      { path: '/a/0/~0', line: 4 },
      { path: '/a', line: 6 },
    ]);
  });

  it('does not take a key for a repetition of one elsewhere', () => {
    expect(callTool(json, { text: '[{"a":{"a":1}},{"a":2}]' }).duplicateKeys).toEqual([]);
  });

  it('lists integers beyond 2^53 - 1 as written, and no other number', () => {
    const { unsafeIntegers } = callTool(json, {
      text: '[9007199254740991,9007199254740992,-9007199254740991,-9007199254740992,\n1e30,9007199254740993.0,123456789012345678]',
    });
    expect(unsafeIntegers).toEqual([
      { value: '9007199254740992', path: '/1', line: 1 },
      { value: '-9007199254740992', path: '/3', line: 1 },
      { value: '123456789012345678', path: '/6', line: 2 },
    ]);
  });

  it('cuts the pointer to what a key of a thousand characters holds', () => {
    const key = 'k'.repeat(2000);
    const { duplicateKeys } = callTool(json, { text: `{"${key}":{"a":1,"a":2},"b":{"c":1,"c":2}}` });
    expect(duplicateKeys).toEqual([
      { path: `/${'k'.repeat(999)}…`, line: 1 },
      { path: '/b/c', line: 1 },
    ]);
    const longest = 'k'.repeat(999);
    const whole = callTool(json, { text: `{"${longest}":{"a":1,"a":2},"${longest}":3}` });
    expect(whole.duplicateKeys).toEqual([
      { path: `/${longest}…`, line: 1 },
      { path: `/${longest}`, line: 1 },
    ]);
  });

  it('takes no short number for one beyond 2^53 - 1, whatever its first digits', () => {
    expect(callTool(json, { text: '[99,-99,999999999999999]' }).unsafeIntegers).toEqual([]);
  });
});

describe('dev-json: invalid text', () => {
  it.each([
    ['[1,\n2,]', 2, 3, 6],
    ['01', 1, 2, 1],
    ['  ', 1, 3, 2],
    ['[1 2]', 1, 4, 3],
    ['{"a" 1}', 1, 6, 5],
    ['{"a":1,}', 1, 8, 7],
    ['{a:1}', 1, 2, 1],
    ["['a']", 1, 2, 1],
    ['tru', 1, 4, 3],
    ['trux', 1, 4, 3],
    ['nul]', 1, 4, 3],
    ['-', 1, 2, 1],
    ['-a', 1, 2, 1],
    ['1.', 1, 3, 2],
    ['1.e5', 1, 3, 2],
    ['1e', 1, 3, 2],
    ['1e+', 1, 4, 3],
    ['.5', 1, 1, 0],
    ['+1', 1, 1, 0],
    ['NaN', 1, 1, 0],
    ['"abc', 1, 5, 4],
    ['"a\nb"', 1, 3, 2],
    ['"a\tb"', 1, 3, 2],
    // RFC 8259, section 7: U+001F is the last control character; the space after it is allowed.
    ['" \u001F"', 1, 3, 2],
    ['"\\x"', 1, 3, 2],
    ['"\\u12g4"', 1, 6, 5],
    ['"\\u12', 1, 6, 5],
    ['[1] 2', 1, 5, 4],
    ['[1,2', 1, 5, 4],
    ['["😀",]', 1, 6, 6],
    ['[1,\r\n\r2,,]', 3, 3, 8],
    ['// a\n1', 1, 1, 0],
    ['\u00a01', 1, 1, 0],
  ])('%j: line %i, column %i, position %i', (text, line, column, position) => {
    expect(refusal(json, { text })).toEqual({ status: 422, fields: ['text'], line, column, position });
  });

  const broken = fc
    .tuple(document, fc.nat(), fc.constantFrom(...'[]{}",:0-.eE+\\ua1 \n', ''))
    .map(([text, at, insert]) => {
      const i = at % (text.length + 1);
      return text.slice(0, i) + insert + text.slice(i + (at % 3));
    });

  it('is what JSON.parse refuses, and nothing else', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(
        broken.filter((text) => text !== ''),
        (text) => {
          let valid = true;
          try {
            JSON.parse(text);
          } catch {
            valid = false;
          }
          expect(errorAt(text) === null).toBe(valid);
          if (valid) accepted++;
          else refused++;
        },
      ),
      { numRuns: sized(200, 3000) },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(sized(10, 100));
  });

  it('is refused at the first character with which nothing valid can go on', () => {
    fc.assert(
      fc.property(
        broken.filter((text) => text !== ''),
        (text) => {
          const position = errorAt(text);
          if (position === null || position === 0) return;
          // The text before it is valid so far: alone, it fails only for lack of more.
          const before = errorAt(text.slice(0, position));
          expect(before === null || before === position).toBe(true);
        },
      ),
      { numRuns: sized(30, 2000) },
    );
  });

  it('is one deeper than 500 levels', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(callTool(json, { text: nested(500), action: 'minify' })).toMatchObject({ depth: 500 });
    expect(refusal(json, { text: nested(501) })).toEqual({
      status: 422,
      fields: ['text'],
      line: 1,
      column: 501,
      position: 500,
    });
  });

  it('is refused when its indents would make millions of characters', () => {
    const text = `${'['.repeat(500)}${'1,'.repeat(40_000)}1${']'.repeat(500)}`;
    expect(refusal(json, { text, indent: 8 })).toEqual({ status: 422, fields: ['text'] });
    expect(minify(text)).toBe(text);
  });

  it('is refused past 8 Mi characters, which both languages say', () => {
    const padded = (length: number) =>
      `${'['.repeat(500)}${'1,'.repeat(1_580)}"${'x'.repeat(length)}"${']'.repeat(500)}`;
    const { bytesAfter } = callTool(json, { text: padded(0), indent: 8 });
    const room = 8 * 2 ** 20 - bytesAfter;
    expect(callTool(json, { text: padded(room), indent: 8 }).bytesAfter).toBe(8_388_608);
    expect(messagesInBoth(json, { text: padded(room + 1), indent: 8 })['text']).toEqual({
      pt: 'passaria de 8388608 caracteres com este recuo; use um menor ou minify',
      en: 'would exceed 8388608 characters with this indent; use a smaller one or minify',
    });
  });

  it('says in both languages how deep it is', () => {
    expect(messagesInBoth(json, { text: '['.repeat(501) })['text']).toEqual({
      pt: 'passa de 500 níveis a partir da linha 1, coluna 501',
      en: 'exceeds 500 levels from line 1, column 501 on',
    });
  });
});

describe('dev-json: findings', () => {
  const answer = (text: string) => callTool(json, { text });

  it('of each kind are listed up to a hundred, in the order of the text, and all are counted', () => {
    const repeated = answer(`{"a":1${',"a":1'.repeat(101)}}`);
    expect(repeated.duplicateKeys).toHaveLength(100);
    expect(repeated).toMatchObject({ duplicateKeyCount: 101, unsafeIntegerCount: 0, keys: 102 });
    const numbers = Array.from({ length: 101 }, (_, i) => `9007199254740${992 + i}`.slice(0, 20));
    const unsafe = answer(`[${numbers.join()}]`);
    expect(unsafe.unsafeIntegers.map(({ path }: { path: string }) => path)).toEqual(
      numbers.slice(0, 100).map((_, i) => `/${i}`),
    );
    expect(unsafe).toMatchObject({ duplicateKeyCount: 0, unsafeIntegerCount: 101 });
  });

  it('are all listed when there are a hundred', () => {
    const { duplicateKeys, duplicateKeyCount } = answer(`{"a":1${',"a":1'.repeat(100)}}`);
    expect([duplicateKeys.length, duplicateKeyCount]).toEqual([100, 100]);
  });
});

describe('dev-json: refusals', () => {
  it.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '1', indent: 9 }, 'indent'],
    [{ text: '1', indent: '2' }, 'indent'],
    [{ text: '1', indent: 1.5 }, 'indent'],
    [{ text: '1', action: 'sort' }, 'action'],
    [{ text: '1', sortKeys: 'yes' }, 'sortKeys'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(json, input)).toEqual({ status: 400, fields: [field] });
  });
});
