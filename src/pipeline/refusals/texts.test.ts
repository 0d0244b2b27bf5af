import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/languages.ts';
import { say } from '../../kit/texts.ts';
import * as requestTexts from './request-texts.ts';
import * as inputTexts from './texts.ts';

const texts = { ...inputTexts, ...requestTexts };
const { decodeMessage, inputTexts: _, sentenceOf, statusTexts, ...others } = texts;

/** Every text that is one as it stands, by name. */
const plain = Object.entries(others).filter((entry): entry is [string, Text] => typeof entry[1] === 'object');

describe('texts', () => {
  it.each([...plain, ...Object.entries(statusTexts)])('%s is said in both languages', (_, text) => {
    for (const said of [text.pt, text.en]) expect(said).toMatch(/^\p{L}.{4,}$/u);
    expect(text.pt).not.toBe(text.en);
  });

  it('of a status are each its own', () => {
    expect(new Set(Object.values(statusTexts).flatMap(Object.values)).size).toBe(16);
  });

  it.each<[Text, string, string]>([
    [texts.unknownField(['b', 'c'], ['x']), '"b" ou "c"\\?$', '"b" or "c"\\?$'],
    [texts.unknownField([], ['x', 'y']), ': x, y$', ': x, y$'],
    [texts.unknownField([], [...'abcdefghijklmn']), ' l e mais 2$', ' l and 2 more$'],
    [texts.unknownField([], []), 'desconhecido', 'unknown'],
    [texts.onlyWith(['a', 'b']), 'action=a ou action=b$', 'action=a or action=b$'],
    [texts.requiredAs(null), '^é obrigatório$', '^is required$'],
    [texts.mustBe({ pt: 'um 7', en: 'a 7' }), '^deve ser um 7$', '^must be a 7$'],
    [texts.bodyTooLarge(1000), ' 1000 bytes$', ' 1000 bytes$'],
    [texts.queryTooLong, '8192', '8192'],
    [texts.tooDeep, '32', '32'],
  ])('%j names what is allowed', ({ pt, en }, portuguese, english) => {
    expect(pt).toMatch(new RegExp(portuguese));
    expect(en).toMatch(new RegExp(english));
  });

  it.each([
    ['a é obrigatório', 0, 'a é obrigatório.'],
    ['a é obrigatório', 2, 'a é obrigatório (e mais 2).'],
    ['a: Você quis dizer "b"?', 0, 'a: Você quis dizer "b"?'],
    ['a: Você quis dizer "b"?', 1, 'a: Você quis dizer "b"? (e mais 1).'],
    ['É assim.', 1, 'É assim (e mais 1).'],
  ])('%s, and %i more, are one sentence', (first, more, sentence) => {
    expect(sentenceOf(first, more, 'pt')).toBe(sentence);
    expect(sentenceOf(first, 2, 'en')).toMatch(/ \(and 2 more\)\.$/);
  });

  it('go through a check of valibot with their status, and no other message does', () => {
    const text = { pt: 'deve ser isto', en: 'must be this' };
    expect(decodeMessage(say(text))).toEqual({ status: 400, text });
    expect(decodeMessage(say(text, 422))).toEqual({ status: 422, text });
    for (const message of ['', 'Invalid type', '422\u0000um texto'])
      expect(decodeMessage(message)).toBeNull();
  });
});
