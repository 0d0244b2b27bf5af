import { describe, expect, it } from 'vitest';
import { drawQr } from './qr-code.ts';

/** True if the module at a column and a row is dark. */
const isDark = (svg: string, x: number, y: number) => new RegExp(`["z]M${x} ${y}h1v1h-1z`).test(svg);

describe('a QR code', () => {
  // ISO/IEC 18004, 7.4: digits; digits, capitals and nine signs; bytes. Version 1 has 21 modules on a side.
  it.each([
    ['0123456789', 'numeric', 1],
    ['7', 'numeric', 1],
    ['A7', 'alphanumeric', 1],
    ['7A', 'alphanumeric', 1],
    ['AZ09 $%*+-./:', 'alphanumeric', 1],
    ['Az', 'byte', 1],
    ['aZ', 'byte', 1],
    ['7,', 'byte', 1],
    ['7\n', 'byte', 1],
    ['é', 'byte', 1],
    ['', 'byte', 1],
    ['A'.repeat(26), 'alphanumeric', 2],
  ])('of %j is %s, of version %i', async (text, mode, version) => {
    expect(await drawQr('text', text, 'L', 4)).toMatchObject({ mode, version, modules: 17 + 4 * version });
  });

  // Figure 25 and table 12: two bits of the format, beside the finder, are those of the level, 01, 00, 11 and 10, with 10 over them.
  it.each([
    ['L', true, true],
    ['M', true, false],
    ['Q', false, true],
    ['H', false, false],
  ] as const)(
    'has the level that was asked for, also where a higher one has room: %s',
    async (ecc, first, second) => {
      const { svg } = await drawQr('text', '1', ecc, 0);
      expect([isDark(svg, 0, 8), isDark(svg, 1, 8)]).toEqual([first, second]);
    },
  );

  it('is a square with a margin, its finders in three corners', async () => {
    const { svg } = await drawQr('text', '1', 'M', 3);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 27 27" shape-rendering="crispEdges"><rect width="27" height="27" fill="#fff"\/><path d="M3 3h1v1h-1z(?:M\d+ \d+h1v1h-1z)+"\/><\/svg>$/,
    );
    const rowOf = (x: number, y: number) => Array.from({ length: 7 }, (_, i) => isDark(svg, x + i, y));
    for (const [x, y] of [
      [3, 3],
      [17, 3],
      [3, 17],
    ] as const) {
      expect(rowOf(x, y)).toEqual(Array.from({ length: 7 }, () => true));
      expect(rowOf(x, y + 1)).toEqual([true, false, false, false, false, false, true]);
    }
    expect(rowOf(17, 17)).not.toEqual(Array.from({ length: 7 }, () => true));
    expect(svg).not.toMatch(/M(?:[0-2]|2[4-9]) | (?:[0-2]|2[4-9])h/);
  });
});
