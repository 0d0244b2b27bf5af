import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { loremIpsum } from './lorem-ipsum.ts';

// The filler text of typesetters since Letraset, cut out of Cicero, De finibus bonorum et malorum I.32.
const START =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua';
const FIRST = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/);

function expectNoWordTwiceInARow(text: string): void {
  const words = text.toLowerCase().replace(/[.,]/g, '').split(/\s+/);
  for (const [i, word] of words.entries()) if (word === words[i + 1]) expect.fail(`${word} ${word}`);
}

describe('lorem-ipsum', () => {
  it('words: as many as asked for, in small letters, beginning as the text is known', () => {
    const { items, text, words, characters } = callTool(loremIpsum, { type: 'words', count: 1000 });
    expect(items).toHaveLength(1000);
    expect(text.startsWith(`${START} `)).toBe(true);
    expect(text).toBe(items.join(' '));
    expect(text).toMatch(/^[a-z ]+$/);
    expect(words).toBe(1000);
    expect(characters).toBe(text.length);
    expectNoWordTwiceInARow(text);
  });

  it('words: the beginning is cut where the count ends', () => {
    for (let count = 1; count <= 19; count++) {
      const { text } = callTool(loremIpsum, { type: 'words', count });
      expect(text).toBe(START.split(' ').slice(0, count).join(' '));
    }
  });

  it('sentences: 6 to 14 words, a capital, a point, at most one comma after the 3rd to 6th word', () => {
    const { items, text } = callTool(loremIpsum, { type: 'sentences', count: 200, startWithLorem: false });
    expect(items).toHaveLength(200);
    expect(text).toBe(items.join(' '));
    for (const sentence of items) {
      expect(sentence).toMatch(/^[A-Z][a-z]*( [a-z]+){2,5},?( [a-z]+)*\.$/);
      const words = sentence.split(' ');
      expect(words.length).toBeGreaterThanOrEqual(6);
      expect(words.length).toBeLessThanOrEqual(14);
      if (words.length <= 8) expect(sentence).not.toContain(',');
    }
    expectNoWordTwiceInARow(text);
  });

  it('sentences: two in five of those with more than 8 words have a comma', () => {
    const long = Array.from({ length: 20 }, (_, i) =>
      callTool(loremIpsum, { type: 'sentences', count: 200, startWithLorem: false, seed: `s${i}` }),
    )
      .flatMap(({ items }) => items as string[])
      .filter((sentence) => sentence.split(' ').length > 8);
    const share = long.filter((sentence) => sentence.includes(',')).length / long.length;
    expect(share).toBeGreaterThan(0.36);
    expect(share).toBeLessThan(0.44);
  });

  it.each(['sentences', 'paragraphs'])(
    '%s: the first sentence is the known one, unless it is refused',
    (type) => {
      expect(sentencesOf(callTool(loremIpsum, { type }).text)[0]).toBe(FIRST);
      expect(callTool(loremIpsum, { type, startWithLorem: false, seed: 'a' }).text).not.toContain(FIRST);
      expect(callTool(loremIpsum, { type, count: 1 }).text.startsWith(FIRST)).toBe(true);
    },
  );

  it('paragraphs: 4 to 7 sentences each, an empty line between them', () => {
    const { items, text, words, count } = callTool(loremIpsum, { count: 50 });
    expect(count).toBe(50);
    expect(items).toHaveLength(50);
    expect(text).toBe(items.join('\n\n'));
    expect(words).toBe(text.split(/\s+/).length);
    const sizes = items.map((paragraph: string) => sentencesOf(paragraph).length);
    expect(new Set(sizes)).toEqual(new Set([4, 5, 6, 7]));
    expectNoWordTwiceInARow(text);
  });

  it.each([
    ['paragraphs', 3, 50],
    ['sentences', 5, 200],
    ['words', 50, 1000],
  ])('%s: %d when no count is sent, at most %d', (type, byDefault, max) => {
    expect(callTool(loremIpsum, { type }).items).toHaveLength(byDefault);
    expect(callTool(loremIpsum, { type, count: max }).items).toHaveLength(max);
    for (const count of [0, max + 1]) {
      expect(refusal(loremIpsum, { type, count })).toMatchObject({ status: 400, fields: ['count'] });
    }
  });

  it('refuses another type, and repeats with the same seed', () => {
    expect(refusal(loremIpsum, { type: 'lines' })).toMatchObject({ status: 400, fields: ['type'] });
    expect(callTool(loremIpsum, { seed: 'a' })).toEqual(callTool(loremIpsum, { seed: 'a' }));
    expect(callTool(loremIpsum, { seed: 'a' })).not.toEqual(callTool(loremIpsum, { seed: 'b' }));
  });
});
