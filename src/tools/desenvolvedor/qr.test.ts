import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, lateRefusal, refusal } from '#test/support/call-tool.ts';
import { readQr } from '#test/support/qr-codes.ts';
import { sized } from '#test/support/size.ts';
import { qr } from './qr.ts';

const levels = ['L', 'M', 'Q', 'H'] as const;

const draw = async (text: string, more: Record<string, unknown> = {}) => callTool(qr, { text, ...more });
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('dev-qr: another decoder reads', () => {
  it.each(levels)('what was written, at level %s', async (errorCorrection) => {
    for (const text of [
      'Pão de açúcar, coração, 😀',
      '1',
      'PIX 10.50',
      'https://exemplo.com.br/?q=ç#é',
      ' \n\t\u0000ÿ',
    ]) {
      const answer = await draw(text, { errorCorrection });
      const read = readQr(answer.svg);
      expect(read.bytes).toEqual(utf8(text));
      expect(answer).toMatchObject({
        version: read.version,
        modules: 17 + 4 * read.version,
        errorCorrection,
      });
    }
  });

  // ISO/IEC 18004, table 7: what version 40 holds of digits, alphanumeric characters and bytes.
  it.each([
    ['L', 7089, 4296, 2953],
    ['M', 5596, 3391, 2331],
    ['Q', 3993, 2420, 1663],
    ['H', 3057, 1852, 1273],
  ])(
    'the longest texts of level %s, and one character more is refused: 422',
    async (level, digits, letters, bytes) => {
      const longest = {
        numeric: '0123456789'.repeat(709).slice(0, digits),
        alphanumeric: 'Z9 $%*+-./:'.repeat(391).slice(0, letters),
        byte: `${'é'.repeat(Math.floor(bytes / 2))}${'x'.repeat(bytes % 2)}`,
      };
      for (const [mode, text] of Object.entries(longest)) {
        const answer = await draw(text, { errorCorrection: level });
        expect(answer).toMatchObject({ mode, version: 40, modules: 177 });
        expect(readQr(answer.svg).bytes).toEqual(utf8(text));
        // Past the longest text of all it is the bound of the field.
        if (text.length === 7089) continue;
        const tooLong = { text: `${text}${text[0]}`, errorCorrection: level };
        expect(await lateRefusal(qr, tooLong)).toEqual({ status: 422, fields: ['text'] });
        const holds = `${digits} digits, ${letters} alphanumeric characters (capitals) or ${bytes} bytes`;
        await expect(callTool(qr, tooLong)).rejects.toThrow(holds);
      }
    },
  );

  it('any text, at any level and margin', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'AZ09 $%*+-./:'), minLength: 1, maxLength: 150 }),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...levels),
        fc.integer({ min: 2, max: 20 }),
        async (text, errorCorrection, margin) => {
          const answer = await draw(text, { errorCorrection, margin });
          expect(readQr(answer.svg).bytes).toEqual(utf8(text));
          expect(answer.svg).toContain(
            ` viewBox="0 0 ${answer.modules + 2 * margin} ${answer.modules + 2 * margin}"`,
          );
        },
      ),
      { numRuns: sized(2, 1000) },
    );
  });
});

describe('dev-qr: the symbol', () => {
  // ISO/IEC 18004, table 7: characters of versions 1 and 2 by level and mode.
  it.each([
    ['L', '1', 41, 77],
    ['M', '1', 34, 63],
    ['Q', '1', 27, 48],
    ['H', '1', 17, 34],
    ['L', 'A', 25, 47],
    ['M', 'A', 20, 38],
    ['Q', 'A', 16, 29],
    ['H', 'A', 10, 20],
    ['L', 'a', 17, 32],
    ['M', 'a', 14, 26],
    ['Q', 'a', 11, 20],
    ['H', 'a', 7, 14],
  ])(
    'level %s and %j: version 1 to %i characters, version 2 to %i',
    async (errorCorrection, unit, first, second) => {
      const version = async (length: number) =>
        (await draw(unit.repeat(length), { errorCorrection })).version;
      expect(await version(first)).toBe(1);
      expect(await version(first + 1)).toBe(2);
      expect(await version(second)).toBe(2);
      expect(await version(second + 1)).toBe(3);
    },
  );

  it('is one element without script, style or reference, on white', async () => {
    const { svg } = await draw('x', { margin: 0 });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 21 21" shape-rendering="crispEdges"><rect width="21" height="21" fill="#fff"\/><path d="(?:M\d+ \d+h1v1h-1z)+"\/><\/svg>$/,
    );
    // The finder pattern in the corner: seven dark modules, then a light one.
    expect(svg).toContain('M6 0h1v1h-1z');
    expect(svg).not.toContain('M7 0h1v1h-1z');
  });

  it('has four modules of margin at level M when nothing else is asked', async () => {
    expect(await draw('x')).toEqual(await draw('x', { margin: 4, errorCorrection: 'M' }));
  });
});

describe('dev-qr: refusals', () => {
  it.each([
    [{ text: '' }, 'text'],
    [{ text: '1'.repeat(7090) }, 'text'],
    [{ text: 'x', margin: 21 }, 'margin'],
    [{ text: 'x', margin: -1 }, 'margin'],
    [{ text: 'x', errorCorrection: 'X' }, 'errorCorrection'],
  ])('400', (input, field) => {
    expect(refusal(qr, input)).toEqual({ status: 400, fields: [field] });
  });

  it.each(['\uD800', 'a\uDC00b'])('an unpaired surrogate: 422', (text) => {
    expect(refusal(qr, { text })).toEqual({ status: 422, fields: ['text'] });
  });
});
