import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, sameText } from '../usage.ts';
import { csv } from './formats/csv.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function read(text: string | Uint8Array, delimiter = ',', size = 1_000) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const found: [line: number, ...cells: string[]][] = [];
  for await (const { cells, line } of readCsv(decodeText(inPieces(bytes, size), 'utf-8'), delimiter))
    found.push([line, ...cells]);
  return found;
}

describe('readCsv', () => {
  // The definitions of RFC 4180, section 2, in its order.
  it.each([
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['a b , c\r\n', [['a b ', ' c']]],
    [
      '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b \r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b \r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    // Other programs also write other line ends, a byte order mark, and empty cells and lines.
    ['a\nb\rc', [['a'], ['b'], ['c']]],
    ['\uFEFFa,b\n', [['a', 'b']]],
    [
      ',\n\n"",x,\n\n',
      [
        ['', ''],
        ['', 'x', ''],
      ],
    ],
    ['', []],
  ])('reads %j', async (text, cells) => {
    for (const size of [1, 2, 3, 1_000])
      expect((await read(text, ',', size)).map(([, ...row]) => row)).toEqual(cells);
  });

  it('tells the line on which each record begins', async () => {
    for (const size of [1, 5, 1_000]) {
      expect((await read('a,"b\nc"\n\nd,e\r\n"f\r\n\r\n",g\nh,i', ',', size)).map(([line]) => line)).toEqual([
        1, 4, 5, 8,
      ]);
    }
  });

  it.each([
    ['a\n"b', ',', /^line 2: a quote is left open to the end of the file$/],
    ['a\n"b"c\n', ',', /^line 2: text after the closing quote of a cell$/],
    ['a\n\n"b\nb"c\n', ',', /^line 4: text after the closing quote/],
    ['a\nb"c\n', ',', /^line 2: a quote inside a cell that does not begin with one$/],
  ])('%j names its line', async (text, delimiter, message) => {
    for (const size of [1_000, 100_000]) {
      await expect(read(text, delimiter, size)).rejects.toThrow(Failure);
      await expect(read(text, delimiter, size)).rejects.toThrow(message);
    }
  });

  it('takes no record that would fill the memory', async () => {
    const endless = `a\n"${'b\n'.repeat(550_000)}`;
    await expect(read(endless, ',', 65_536)).rejects.toThrow(/^line 2: more than 1000000 characters/);
  });

  it('waits for the end of a record up to a million characters', async () => {
    async function* pieces(length: number) {
      yield `"${'b'.repeat(length - 1)}`;
      yield '"\n';
    }
    const lengthOf = async (length: number) => {
      for await (const { cells } of readCsv(pieces(length), ',')) return cells[0]?.length;
      return undefined;
    };
    expect(await lengthOf(1_000_000)).toBe(999_999);
    await expect(lengthOf(1_000_001)).rejects.toThrow(
      new Failure(sameText('line 1: more than 1000000 characters; is a quote left open?')),
    );
  });

  it('is UTF-8, whatever falls between two pieces, and names the line of what is not', async () => {
    expect(await read('ação,💰\n', ',', 1)).toEqual([[1, 'ação', '💰']]);
    // "São Paulo" as Windows-1252 writes it.
    const latin = Uint8Array.from([...Buffer.from('nome\nOlinda\nS'), 0xe3, ...Buffer.from('o Paulo\n')]);
    for (const size of [1, 4, 100])
      await expect(read(latin, ',', size)).rejects.toThrow('line 3: not UTF-8; save the file as CSV UTF-8');
    await expect(read(Uint8Array.from([0x61, 0x0a, 0xc3]))).rejects.toThrow('line 2: not UTF-8');
    // The bad byte stands in a cell of two lines, after its first line was read.
    const inside = Uint8Array.from([...Buffer.from('nome\n"a\nb'), 0xe3, 0x0a]);
    await expect(read(inside, ',', 9)).rejects.toThrow('line 3: not UTF-8');
    await expect(read(Uint8Array.from([...Buffer.from('"a\n'), 0xc3]))).rejects.toThrow('line 2: not UTF-8');
  });

  it('reads what is written, whatever it holds', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'a",;\t\r\n =-\'é') });
    // A line of one empty cell does not count as a row, so rows here have at least two cells.
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.integer({ min: 1, max: 9 }),
        async (cells, delimiter, size) => {
          const format = csv({ delimiter, raw: true });
          const text = cells.map((row) => format.row({ cells: row, texts: [], record: null })).join('');
          expect((await read(text, delimiter, size)).map(([, ...row]) => row)).toEqual(cells);
        },
      ),
    );
  });
});
