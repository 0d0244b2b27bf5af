import { describe, expect, it } from 'vitest';
import { paint } from './paint.ts';

// ECMA-48, 8.3.117: 32 is green, 34 blue, 35 magenta, 36 cyan, and 0 what it was before.
const names = {
  '\u001b[32m': '<string>',
  '\u001b[34m': '<key>',
  '\u001b[35m': '<word>',
  '\u001b[36m': '<number>',
};
const named = (text: string) =>
  Object.entries({ ...names, '\u001b[0m': '</>' }).reduce(
    (found, [code, name]) => found.replaceAll(code, name),
    text,
  );

describe('JSON for a person', () => {
  it('has a colour for each kind of value', () => {
    const value = {
      text: 'a "b": 1, true \\',
      '': '',
      'key: 1': 'ç: [null]',
      small: 7,
      numbers: [0, -1.5, 1e21, -2.5e-7, 12],
      words: [true, false, null],
      inner: { a: {}, b: [] },
    };
    expect(named(paint(value, true)).split('\n')).toEqual([
      '{',
      String.raw`  <key>"text"</>: <string>"a \"b\": 1, true \\"</>,`,
      '  <key>""</>: <string>""</>,',
      '  <key>"key: 1"</>: <string>"ç: [null]"</>,',
      '  <key>"small"</>: <number>7</>,',
      '  <key>"numbers"</>: [',
      '    <number>0</>,',
      '    <number>-1.5</>,',
      '    <number>1e+21</>,',
      '    <number>-2.5e-7</>,',
      '    <number>12</>',
      '  ],',
      '  <key>"words"</>: [',
      '    <word>true</>,',
      '    <word>false</>,',
      '    <word>null</>',
      '  ],',
      '  <key>"inner"</>: {',
      '    <key>"a"</>: {},',
      '    <key>"b"</>: []',
      '  }',
      '}',
    ]);
  });

  it('is the same without colours', () => {
    expect(paint({ a: [1, 'x'] }, false)).toBe('{\n  "a": [\n    1,\n    "x"\n  ]\n}');
    expect(paint('x', true)).toBe('\u001b[32m"x"\u001b[0m');
  });

  // ECMA-48, 5.3: the control functions of the set C1, among them 9B, by which codes begin.
  it('lets no sign through that would steer a terminal', () => {
    for (const isColored of [false, true]) {
      const text = paint('\u001b\u007e\u007f\u0080\u009b\u009f\u00a0', isColored);
      expect(text).toContain('"\\u001b~\\u007f\\u0080\\u009b\\u009f\u00a0"');
    }
  });
});
