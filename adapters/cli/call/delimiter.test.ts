import { expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { findDelimiter, peekLine, requireDelimiter } from './delimiter.ts';

async function* piecesOf(text: string, size: number) {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

it.each([1, 2, 100])(
  'the first line is read ahead in pieces of %d, and the text stays whole',
  async (size) => {
    for (const [text, first] of [
      ['a;b\r\n1;2\r\n', 'a;b'],
      ['a;b', 'a;b'],
      ['\n\r\n"a\nb";c\nd', '"a\nb";c'],
      ['"a;b', '"a;b'],
      ['', ''],
    ] as const) {
      const { line, all } = await peekLine(piecesOf(text, size));
      expect(line).toBe(first);
      let whole = '';
      for await (const piece of all) whole += piece;
      expect(whole).toBe(text);
    }
  },
);

it.each([
  ['nome;valor', ',', ';'],
  ['nome,valor', ';', ','],
  ['nome\tvalor', ',', '\t'],
  ['nome|valor', ',', '|'],
  ['nome', ';', ';'],
  ['a;b,c', ',', ','],
  ['a;b,c', ';', ';'],
  ['"valor, em reais, bruto";b', ',', ';'],
])('%j, with %j as the usual sign, is parted by %j', (line, usual, sign) => {
  expect(findDelimiter(line, usual)).toBe(sign);
});

it('a sign that parts nothing is refused where another one would', () => {
  expect(() => requireDelimiter('a;b;c;d', ',')).toThrow(UsageError);
  expect(() => requireDelimiter('a;b;c;d', ',')).toThrow(
    `the first line has no ",", and 3 ";": --delimiter ';'`,
  );
  expect(() => requireDelimiter('a\tb', ';')).toThrow(
    'the first line has no ";", and 1 tab: --delimiter tab',
  );
  for (const line of ['a', 'a,b;c;d']) expect(() => requireDelimiter(line, ',')).not.toThrow();
});
