import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { analisar } from './analisar.ts';

const of = (text: string, more: Record<string, unknown> = {}) => callTool(analisar, { text, ...more });

describe('texto-analisar: characters', () => {
  it('counts characters as people see them', () => {
    expect(of('👨‍👩‍👧🇧🇷e\u0301')).toMatchObject({ characters: 3, codePoints: 9, letters: 1, bytes: 29 });
  });

  it('counts white space, line breaks too, a CRLF as one', () => {
    expect(of('a b\r\n\tc\u00a0d')).toMatchObject({ characters: 8, spaces: 4, charactersNoSpaces: 4 });
  });

  it('counts letters, decimal digits, and punctuation with symbols', () => {
    expect(of('Çß漢 12٣ ½ .,-—“”€+😀')).toMatchObject({ letters: 3, digits: 3, punctuation: 9 });
  });

  it('characters are the spaces and the others; bytes are those of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const answer = of(text);
        expect(answer.characters).toBe(answer.charactersNoSpaces + answer.spaces);
        const unix = text.replace(/\r\n?/g, '\n');
        expect(answer.bytes).toBe(new TextEncoder().encode(unix).length);
        expect(answer.codePoints).toBe([...unix].length);
      }),
    );
  });
});

describe('texto-analisar: words', () => {
  it.each([
    ["guarda-chuva d'água copo d’água", 4],
    ['1.234,56 e 3,14', 3],
    ['fim. Começo', 2],
    ['a.b a,b', 4],
    ['e\u0301 ação', 2],
    ['-- ... !', 0],
    ["rock'n'roll", 1],
  ])('%j has %i', (text, words) => {
    expect(of(text).words).toBe(words);
  });

  it('tells words apart without regard to case', () => {
    expect(of('Ação AÇÃO ação a\u0301 á').uniqueWords).toBe(2);
  });

  it('names the first of the longest, by characters', () => {
    expect(of('um dois três onze').longestWord).toBe('dois');
    expect(of('abc a\u0301b\u0301').longestWord).toBe('abc');
    expect(of('... !').longestWord).toBeNull();
  });

  it('averages to one decimal, half away from zero', () => {
    // 13 letters in 4 words: 3.25.
    expect(of('abc abc abc abcd').averageWordLength).toBe(3.3);
    expect(of('a b c. d e.').averageSentenceLength).toBe(2.5);
  });
});

describe('texto-analisar: sentences', () => {
  it.each([
    ['Oi. Tudo bem? Sim! Claro…', 4],
    ['O Sr. Silva, a Dra. Ana e o Prof. Dr. Gil.', 1],
    ['J. K. Rowling escreveu. Muito.', 2],
    ['Pão, café etc. e leite.', 1],
    ['Pão, café etc. Depois saiu.', 2],
    ['Pão, café etc. “Depois” saiu.', 2],
    ['Disse “Oi.” Depois saiu.', 2],
    ['(Fim.) Começo.', 2],
    ['Sério?! Sim.', 2],
    ['Espere... Já vou.', 2],
    ['Custa 3.50 no site a.b.c', 1],
    ['v. 2 saiu', 1],
    ['Fica na Av. Brasil.', 1],
    ['Mora com o Dr.', 1],
    ['Sem ponto', 1],
    ['Um\n\nDois', 2],
    ['Um\nDois', 1],
    ['... !!! ?', 0],
    ['Fim. ...', 1],
    ['art. 5. Nele', 2],
    ['Em jan. de 2026. Em fev. Outro.', 3],
  ])('%j has %i', (text, sentences) => {
    expect(of(text).sentences).toBe(sentences);
  });
});

describe('texto-analisar: paragraphs and lines', () => {
  it.each([
    ['', 0, 0, 0],
    ['a', 1, 1, 1],
    ['a\n', 1, 1, 1],
    ['a\nb\nc', 3, 3, 3],
    ['a\nb\n\nc', 2, 4, 3],
    ['a\n \t\nb\n\n\n\nc\r\n', 3, 7, 3],
    ['\n\n', 0, 2, 0],
    ['a\n\n', 1, 2, 1],
  ])('%j: %i paragraphs, %i lines, %i not empty', (text, paragraphs, lines, nonEmptyLines) => {
    expect(of(text)).toMatchObject({ paragraphs, lines, nonEmptyLines });
  });
});

describe('texto-analisar: times', () => {
  const words = (count: number) => 'a '.repeat(count);

  it.each([
    [0, '0 s'],
    [150, '45 s'],
    [200, '1 min'],
    [600, '3 min'],
    [617, '3 min 5 s'],
    [20_000, '100 min'],
  ])('%i words at 200 a minute take %s', (count, text) => {
    expect(of(words(count)).readingTime.text).toBe(text);
  });

  it('reads as fast as asked, and speaks 130 words a minute', () => {
    const answer = of(words(130), { wordsPerMinute: 1000 });
    expect(answer.readingTime).toEqual({ seconds: 8, text: '8 s' });
    expect(answer.speakingTime).toEqual({ seconds: 60, text: '1 min' });
  });
});

describe('texto-analisar: refusals', () => {
  it.each([
    [{}, 'text'],
    [{ text: null }, 'text'],
    [{ text: 'x'.repeat(100_001) }, 'text'],
    [{ text: 'a', wordsPerMinute: 49 }, 'wordsPerMinute'],
    [{ text: 'a', wordsPerMinute: 1001 }, 'wordsPerMinute'],
    [{ text: 'a', wordsPerMinute: 200.5 }, 'wordsPerMinute'],
  ])('case %#: 400', (input, field) => {
    expect(refusal(analisar, input)).toEqual({ status: 400, fields: [field] });
  });
});
