import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/languages.ts';
import { say } from '../../kit/texts.ts';
import * as ofFields from './field-texts.ts';
import * as ofRequests from './texts.ts';

const texts = { ...ofRequests, ...ofFields };
const { decodeMessage, sentenceOf, ...others } = texts;

/** Every text that is one as it stands, by name. */
const plain = Object.entries(others).filter((entry): entry is [string, Text] => typeof entry[1] === 'object');

describe('texts', () => {
  it.each(plain)('%s is said in both languages', (_, text) => {
    for (const said of [text.pt, text.en]) expect(said).toMatch(/^\p{L}.{4,}$/u);
    expect(text.pt).not.toBe(text.en);
  });

  const seven = { pt: 'um 7', en: 'a 7' };

  it.each<[string, () => Text, string, string]>([
    [
      'a field that is unknown and like another',
      () => texts.unknownField(['b'], ['x']),
      'campo desconhecido. Você quis dizer "b"?',
      'unknown field. Did you mean "b"?',
    ],
    [
      'a field that is unknown and like two others',
      () => texts.unknownField(['b', 'c'], ['x']),
      'campo desconhecido. Você quis dizer "b" ou "c"?',
      'unknown field. Did you mean "b" or "c"?',
    ],
    [
      'a field that is unknown and like none of two',
      () => texts.unknownField([], ['x', 'y']),
      'campo desconhecido. Os campos são: x, y',
      'unknown field. The fields are: x, y',
    ],
    [
      'a field that is unknown and like none of fourteen',
      () => texts.unknownField([], [...'abcdefghijklmn']),
      'campo desconhecido. Os campos são: a, b, c, d, e, f, g, h, i, j, k, l e mais 2',
      'unknown field. The fields are: a, b, c, d, e, f, g, h, i, j, k, l and 2 more',
    ],
    [
      'a field where there are none',
      () => texts.unknownField([], []),
      'campo desconhecido: não há nenhum',
      'unknown field: there are none',
    ],
    ['a missing field', () => texts.requiredAs(null), 'é obrigatório', 'is required'],
    [
      'a missing field of which more is known',
      () => texts.requiredAs(seven),
      'é obrigatório: um 7',
      'is required: a 7',
    ],
    [
      'a wrong value',
      () => texts.mustBe(null),
      'não tem o formato esperado',
      'does not have the expected format',
    ],
    ['a wrong value of which more is known', () => texts.mustBe(seven), 'deve ser um 7', 'must be a 7'],
    [
      'a large body',
      () => texts.bodyTooLarge(1000),
      'deve ter no máximo 1000 bytes',
      'must have at most 1000 bytes',
    ],
    [
      'a long address',
      () => texts.queryTooLong,
      'O endereço pedido pode ter até 8192 caracteres',
      'The request target may have up to 8192 characters',
    ],
    ['a deep body', () => texts.tooDeep, 'tem mais de 32 níveis', 'is nested deeper than 32 levels'],
  ])('name what is allowed: %s', (_, made, pt, en) => {
    expect(made()).toEqual({ pt, en });
  });

  it.each([
    ['a é obrigatório', 0, 'a é obrigatório.'],
    ['a é obrigatório', 2, 'a é obrigatório (e mais 2).'],
    ['a: Você quis dizer "b"?', 0, 'a: Você quis dizer "b"?'],
    ['a: Você quis dizer "b"?', 1, 'a: Você quis dizer "b"? (e mais 1).'],
    [
      'a: campo desconhecido. Você quis dizer "b"?',
      1,
      'a: campo desconhecido. Você quis dizer "b"? (e mais 1).',
    ],
    ['É assim.', 1, 'É assim (e mais 1).'],
    // A text that ends in more than one sign is left as it is.
    ['É assim...', 0, 'É assim...'],
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
