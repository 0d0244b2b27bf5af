import { describe, expect, it } from 'vitest';
import { codeBlock, jsonCode, programCode } from './parts.ts';
import { Made, makeElements } from '#test/support/elements.ts';

makeElements();

/** What is told apart, with its kind; plain text as it is. */
const told = (parts: readonly unknown[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) =>
      part instanceof Made ? [part.name, part.attributes.get('class'), part.textContent] : part,
    );

describe('code in a page', () => {
  it('of JSON tells strings, numbers and literals apart, and leaves names alone', () => {
    const text = String.raw`{"a\"1": "b\\", "n" : [-1.5e+3, 20, 1E-2, 0.25], "l": [true,false,null]}`;
    const parts = jsonCode(text);
    expect(told(parts)).toEqual([
      '{',
      String.raw`"a\"1":`,
      ' ',
      ['span', 'str', String.raw`"b\\"`],
      ', ',
      '"n" :',
      ' [',
      ['span', 'num', '-1.5e+3'],
      ', ',
      ['span', 'num', '20'],
      ', ',
      ['span', 'num', '1E-2'],
      ', ',
      ['span', 'num', '0.25'],
      '], ',
      '"l":',
      ' [',
      ['span', 'lit', 'true'],
      ',',
      ['span', 'lit', 'false'],
      ',',
      ['span', 'lit', 'null'],
      ']}',
    ]);
    const whole = parts.map((part) => (part instanceof Made ? part.textContent : part)).join('');
    expect(whole).toBe(text);
  });

  it('of a program tells what is quoted apart', () => {
    expect(told(programCode('a "" \'\' ``'))).toEqual([
      'a ',
      ['span', 'str', '""'],
      ' ',
      ['span', 'str', "''"],
      ' ',
      ['span', 'str', '``'],
    ]);
    expect(told(programCode(`curl -H "a: 'b'" 'c' \`d\` e`))).toEqual([
      'curl -H ',
      ['span', 'str', `"a: 'b'"`],
      ' ',
      ['span', 'str', `'c'`],
      ' ',
      ['span', 'str', '`d`'],
      ' e',
    ]);
  });

  it('stands in a frame with a name, which the keyboard reaches', () => {
    const made = codeBlock('Corpo', ['{}'], 'tall') as unknown as Made;
    expect([made.name, Object.fromEntries(made.attributes)]).toEqual([
      'pre',
      { class: 'code tall', tabindex: '0', role: 'region', 'aria-label': 'Corpo' },
    ]);
    expect(made.all('code').map(({ textContent }) => textContent)).toEqual(['{}']);
  });
});
