import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { numerosRomanos } from './numeros-romanos.ts';
import { sized } from '#test/support/size.ts';

const convert = (value: string) => callTool(numerosRomanos, { value });

/** The other way to write them: a pattern for each decimal digit. */
function byDigits(value: number): string {
  const digit = (n: number, one: string, five: string, ten: string) =>
    [
      '',
      one,
      one + one,
      one + one + one,
      one + five,
      five,
      five + one,
      five + one + one,
      five + one + one + one,
      one + ten,
    ][n];
  const [thousands, hundreds, tens, units] = String(value).padStart(4, '0').split('').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return [
    digit(thousands, 'M', '', ''),
    digit(hundreds, 'C', 'D', 'M'),
    digit(tens, 'X', 'L', 'C'),
    digit(units, 'I', 'V', 'X'),
  ].join('');
}

describe('numeros-romanos', () => {
  it('writes 1 to 3999 digit by digit, and reads each back', () => {
    const step = sized(31, 1);
    const seen = new Set<string>();
    for (let value = 1; value <= 3999; value += step) {
      const written = convert(String(value));
      if (written.roman !== byDigits(value)) expect.fail(`${value}: ${written.roman}`);
      const read = convert(written.roman.toLowerCase());
      expect(read).toEqual({ ...written, direction: 'romano-decimal' });
      expect(read.decimal).toBe(value);
      expect(written.breakdown.map(({ roman }: { roman: string }) => roman).join('')).toBe(written.roman);
      seen.add(written.roman);
    }
    expect(seen.size).toBe(Math.ceil(3999 / step));
  });

  it('accepts no string of the letters but those 3999', () => {
    const longest = sized(4, 5);
    let valid = 0;
    let strings = [''];
    for (let length = 1; length <= longest; length++) {
      strings = strings.flatMap((text) => [...'IVXLCDM'].map((letter) => text + letter));
      for (const value of strings) {
        let decimal: number | undefined;
        try {
          ({ decimal } = convert(value));
        } catch {
          continue;
        }
        valid++;
        if (byDigits(decimal as number) !== value) expect.fail(value);
      }
    }
    const short = Array.from({ length: 3999 }, (_, i) => byDigits(i + 1)).filter(
      ({ length }) => length <= longest,
    );
    expect(valid).toBe(short.length);
  });

  it.each(['IIII', 'VX', 'IC', 'VV', 'MMMM', 'IVI', 'XM', 'iiii'])('%s is not canonical', (value) => {
    expect(refusal(numerosRomanos, { value })).toMatchObject({ status: 422, fields: ['value'] });
  });

  it.each(['0', '4000', '00', '99999999999999999999', '-1', '1.5', 'ABC', 'X I', '', '12X', 'Ⅻ'])(
    '%j is neither',
    (value) => {
      expect(refusal(numerosRomanos, { value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );

  it('ignores zeros before a number', () => {
    expect(convert('0007')).toMatchObject({ decimal: 7, roman: 'VII' });
  });
});
