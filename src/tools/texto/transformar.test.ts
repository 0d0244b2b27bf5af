import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { upsideDown } from '../../data/upside-down.ts';
import { transformar } from './transformar.ts';

const apply = (action: string, text: string, more: Record<string, unknown> = {}) =>
  callTool(transformar, { text, action, ...more });
const result = (action: string, text: string, more: Record<string, unknown> = {}): string =>
  apply(action, text, more).result;

describe('texto-transformar: removeAccents', () => {
  it('takes marks off letters, and leaves what has none to lose', () => {
    expect(result('removeAccents', 'Ação ÑANDÚ ü ø ß ª º Å 한글')).toBe('Acao NANDU u ø ß ª º A 한글');
    expect(result('removeAccents', 'a\u0301\u0327')).toBe('a');
  });
});

describe('texto-transformar: reverse', () => {
  it('characters: keeps emoji, flags and accents whole', () => {
    expect(result('reverse', 'a👨‍👩‍👧🇧🇷e\u0301')).toBe('e\u0301🇧🇷👨‍👩‍👧a');
    expect(result('reverse', 'ab\r\nc')).toBe('c\nba');
  });

  it('words: the order of the words of each line', () => {
    expect(result('reverse', 'um dois  três\nquatro cinco', { unit: 'words' })).toBe(
      'três  dois um\ncinco quatro',
    );
  });

  it('lines: their order, a final line break staying final', () => {
    expect(result('reverse', 'a\nb\n\nc', { unit: 'lines' })).toBe('c\n\nb\na');
    expect(result('reverse', 'a\nb\n', { unit: 'lines' })).toBe('b\na\n');
  });

  it('undoes itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ç', ' ', '\n', '😀', '👨‍👩‍👧'), minLength: 1 }),
        (text) => {
          for (const unit of ['characters', 'words', 'lines']) {
            // A first line that is empty would become a final line break.
            const sent = `a${text}`;
            expect(result('reverse', result('reverse', sent, { unit }), { unit })).toBe(sent);
          }
        },
      ),
    );
  });
});

describe('texto-transformar: sort', () => {
  it('lines in the order of the Portuguese alphabet, numbers by value, blank ones dropped', () => {
    expect(apply('sort', 'item 10\névora\n\nZeca\nitem 9\navó\navô\n  \navo\nEvora')).toEqual({
      action: 'sort',
      unit: 'lines',
      result: 'avo\navó\navô\nEvora\névora\nitem 9\nitem 10\nZeca',
    });
  });

  it('words when there is one line, or when asked to', () => {
    expect(apply('sort', 'uva  maçã Banana')).toMatchObject({ unit: 'words', result: 'Banana maçã uva' });
    expect(apply('sort', 'b a\nd c', { unit: 'words' })).toMatchObject({ unit: 'words', result: 'a b c d' });
    expect(apply('sort', 'b a', { unit: 'lines' })).toMatchObject({ unit: 'lines', result: 'b a' });
  });

  it('is stable in both orders', () => {
    // 1 and 01 are equal to a numeric collator.
    expect(result('sort', '2 01 1 001')).toBe('01 1 001 2');
    expect(result('sort', '2 01 1 001', { order: 'desc' })).toBe('2 01 1 001');
  });
});

describe('texto-transformar: upsideDown', () => {
  it('maps what the table has, and keeps the rest', () => {
    expect(result('upsideDown', 'Ação (1)? 😀漢')).toBe('漢😀 ¿(⇂) oɐɔ∀');
  });

  it('turns back what looks like a character of the table', () => {
    for (const [character, turned] of Object.entries(upsideDown)) {
      expect(upsideDown[turned] ?? character).toBe(character);
    }
  });
});

describe('texto-transformar: stacked', () => {
  it('puts one character on each line, white space as an empty one', () => {
    expect(result('stacked', 'oi 😀\nb')).toBe('o\ni\n\n😀\n\nb');
  });
});

describe('texto-transformar: scramble', () => {
  it('keeps the first and last letter, short words, and all else', () => {
    const text = 'Segundo 1 estudo, d’água: três paralelepípedos em 2026 (e\u0301ta\u0303o)!';
    const mixed = result('scramble', text, { seed: 'a' });
    const runs = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    expect(mixed.replace(/\p{L}[\p{L}\p{M}]*/gu, '.')).toBe(text.replace(/\p{L}[\p{L}\p{M}]*/gu, '.'));
    for (const [i, run] of runs(text).entries()) {
      const letters = (run: string) => run.match(/\p{L}\p{M}*/gu) ?? [];
      const [before, after] = [letters(run), letters(runs(mixed)[i] as string)];
      expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)]);
      expect(after.toSorted()).toEqual(before.toSorted());
      if (before.length < 4) expect(after).toEqual(before);
    }
    expect(mixed).not.toBe(text);
  });

  it('repeats for the same seed, and gives each order of the inner letters as often', () => {
    expect(result('scramble', 'paralelepípedo', { seed: 'a' })).toBe(
      result('scramble', 'paralelepípedo', { seed: 'a' }),
    );
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const word = result('scramble', 'xabcy', { seed: String(i) });
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    // 1000 each, ± 5 standard deviations of 29.
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });
});

describe('texto-transformar: HTML', () => {
  it('escapes what HTML gives a meaning', () => {
    expect(result('escapeHtml', `<a href="x">T&C's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;T&amp;C&#39;s&lt;/a&gt;',
    );
  });

  it('makes paragraphs of blocks, and <br> of other line breaks', () => {
    expect(result('textToHtml', '\n\n  Um & dois\r\ntrês\n \n\nquatro  \n')).toBe(
      '<p>Um &amp; dois<br>\ntrês</p>\n<p>quatro</p>',
    );
    expect(result('textToHtml', ' \n ')).toBe('');
  });
});

describe('texto-transformar: removeDuplicates', () => {
  it('keeps the first of each line, compared trimmed and in lower case', () => {
    expect(apply('removeDuplicates', ' Maçã\nmaçã \npera\nMAÇÃ')).toEqual({
      action: 'removeDuplicates',
      unit: 'lines',
      result: ' Maçã\npera',
      removed: 2,
    });
    expect(apply('removeDuplicates', 'a\nA\na ', { caseSensitive: true })).toMatchObject({
      result: 'a\nA',
      removed: 1,
    });
  });

  it('takes a composed letter and one with its mark for the same (UAX #15)', () => {
    expect(apply('removeDuplicates', 'maçã\nmac\u0327a\u0303')).toMatchObject({ result: 'maçã', removed: 1 });
  });

  it('keeps all blank lines', () => {
    expect(apply('removeDuplicates', 'a\n\na\n\nb')).toMatchObject({ result: 'a\n\n\nb', removed: 1 });
  });

  it('joins the words that stay by one space', () => {
    expect(apply('removeDuplicates', 'a  b a constructor constructor')).toMatchObject({
      unit: 'words',
      result: 'a b constructor',
      removed: 2,
    });
  });
});

describe('texto-transformar: removeLineBreaks', () => {
  it('makes one space of each run of breaks and the spaces around it', () => {
    expect(apply('removeLineBreaks', '  um \r\n  dois\n\n\ntrês \n')).toEqual({
      action: 'removeLineBreaks',
      result: 'um dois três',
      removed: 5,
    });
    expect(apply('removeLineBreaks', 'a  b')).toMatchObject({ result: 'a  b', removed: 0 });
  });

  it('keeps paragraphs apart by one blank line when asked', () => {
    expect(
      apply('removeLineBreaks', 'um\ndois\n \n\n\ntrês\nquatro', { keepParagraphs: true }),
    ).toMatchObject({
      result: 'um dois\n\ntrês quatro',
      removed: 6,
    });
  });
});

describe('texto-transformar: refusals', () => {
  it.each([
    [{ text: 'a' }, 'action'],
    [{ text: 'a', action: 'explode' }, 'action'],
    [{ action: 'reverse' }, 'text'],
    [{ text: '', action: 'reverse' }, 'text'],
    [{ text: 'a', action: 'reverse', unit: 'auto' }, 'unit'],
    [{ text: 'a', action: 'sort', unit: 'characters' }, 'unit'],
    [{ text: 'a', action: 'removeDuplicates', unit: 'characters' }, 'unit'],
    [{ text: 'a', action: 'sort', unit: 'letters' }, 'unit'],
    [{ text: 'a', action: 'sort', order: 'up' }, 'order'],
    [{ text: 'a', action: 'scramble', seed: 'x'.repeat(65) }, 'seed'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(transformar, input)).toEqual({ status: 400, fields: [field] });
  });
});
