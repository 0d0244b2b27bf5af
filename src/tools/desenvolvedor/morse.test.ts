import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { morseCodes, morseSignals, nationalMorseCodes } from '../../data/morse.ts';
import { morse } from './morse.ts';

const encode = (text: string, more: Record<string, unknown> = {}): string =>
  callTool(morse, { text, ...more }).result;
const decode = (text: string, more: Record<string, unknown> = {}): string =>
  callTool(morse, { text, action: 'decode', ...more }).result;

describe('dev-morse: the table', () => {
  it('gives no two characters one code', () => {
    const codes = [...Object.values(morseCodes), ...Object.values(morseSignals)];
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has the figures, letters and signs of ITU-R M.1677-1', () => {
    // Section 1.1.2: a figure n up to five has n dots and then dashes, and those above the reverse.
    for (let figure = 0; figure <= 9; figure++) {
      const [marks, rest] = figure <= 5 ? ['.', '-'] : ['-', '.'];
      const count = figure <= 5 ? figure : figure - 5;
      expect(encode(String(figure))).toBe(marks.repeat(count) + rest.repeat(5 - count));
    }
    expect(Object.keys(morseCodes).filter((one) => /[A-Z]/.test(one))).toHaveLength(26);
    for (const sign of '.,:?\'-/()"=+@') expect(morseCodes).toHaveProperty([sign]);
  });

  it('writes % as 0/0, joined to its number by a hyphen, and the ordinals as their letters', () => {
    expect(encode('10%')).toBe(encode('10-0/0'));
    expect(encode('% 1º 2ª')).toBe(encode('0/0 1O 2A'));
  });

  it('writes the signals of section 1.1.3 that have no character as the letters they are made of', () => {
    for (const [signal, code] of Object.entries(morseSignals)) {
      expect(encode(signal)).toBe(code);
      expect(decode(code)).toBe(signal);
    }
  });
});

describe('dev-morse: encode', () => {
  it('parts letters by a space, words by " / " and lines by LF', () => {
    expect(encode('  oi  mar\tsol \r\n\r\nfim')).toBe('--- .. / -- .- .-. / ... --- .-..\n\n..-. .. --');
  });

  it('sends É by its own code and other accented letters without their accent', () => {
    expect(encode('é ê ç ã ü')).toBe('..-.. / . / -.-. / .- / ..-');
    expect(encode('e\u0301')).toBe('..-..');
  });

  it('extended: sends the letters of national use', () => {
    expect(encode('á ç ü ñ ê', { extended: true })).toBe('.--.- / -.-.. / ..-- / --.-- / .');
  });

  it('sends typographic signs as the plain ones', () => {
    expect(encode('“a” – ‘b’ 2×2')).toBe(encode('"a" - \'b\' 2x2'));
  });

  it('runs the two to four letters of a signal together', () => {
    expect(encode('<AR> <sos>')).toBe('.-.-. / ...---...');
    expect(encode('ok<BT>ok')).toBe('--- -.- -...- --- -.-');
    for (const text of ['<A>', '<ABCDE>', '<A1>']) {
      expect(refusal(morse, { text })).toEqual({ status: 422, fields: ['text'] });
    }
  });

  it('leaves out what has no code, when asked to', () => {
    expect(encode('oi 😀 漢a', { ignoreUnknown: true })).toBe('--- .. / .-');
    expect(encode('😀', { ignoreUnknown: true })).toBe('');
  });
});

describe('dev-morse: decode', () => {
  it('takes several marks for dots and dashes', () => {
    expect(decode('· • . − – — _ -')).toBe('EEETTTTT');
    expect(decode('.._')).toBe('U');
  });

  it('takes / and | and three spaces between words', () => {
    expect(decode('... / --- |  ..   -|/ .')).toBe('S O I T E');
    expect(decode('...\t---  ...')).toBe('SOS');
    expect(decode(' ... \r\n ---')).toBe('S\nO');
  });

  it('extended: reads a code that letters share as the first of them', () => {
    expect(decode('.--.- .-.- -.-.. .-..- --.-- ---. ..--', { extended: true })).toBe('ÁÄÇÈÑÖÜ');
    expect(refusal(morse, { text: '---.', action: 'decode' })).toEqual({ status: 422, fields: ['text'] });
  });

  it('writes U+FFFD for what it does not know, when asked to', () => {
    expect(decode('.- .-.-.-.- abc', { ignoreUnknown: true })).toBe('A\uFFFD\uFFFD');
  });

  it('gives back every text of the table in capitals', () => {
    const plain = Object.keys(morseCodes);
    const national = ['Á', 'Ä', 'Ç', 'È', 'Ñ', 'Ö', 'Ü'];
    for (const [extended, letters] of [
      [false, plain],
      [true, [...plain, ...national]],
    ] as const) {
      const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1 });
      const lines = fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 });
      fc.assert(
        fc.property(lines, (lines) => {
          const text = lines.map((words) => words.join(' ')).join('\n');
          expect(decode(encode(text.toLowerCase(), { extended }), { extended })).toBe(text);
        }),
      );
    }
  });

  it('has a letter of its own for each national code', () => {
    for (const [, code] of nationalMorseCodes) expect(Object.values(morseCodes)).not.toContain(code);
  });
});

describe('dev-morse: refusals', () => {
  it.each([
    [{ text: '漢' }, 422, 'text'],
    [{ text: '\ud800' }, 422, 'text'],
    [{ text: 'SOS', action: 'decode' }, 422, 'text'],
    [{ text: '.........', action: 'decode' }, 422, 'text'],
    [{ text: '' }, 400, 'text'],
    [{ text: 'a', action: 'send' }, 400, 'action'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(morse, input)).toEqual({ status, fields: [field] });
  });
});
