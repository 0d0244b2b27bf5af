import { describe, expect, it } from 'vitest';
import type { Random } from '../../lib/random.ts';
import type { Context } from '../tool.ts';
import type { Fields, WrongDocument } from './drawing.ts';
import { wrongAnswer } from './index.ts';
import { lookAlikes } from './look-alikes.ts';

/** A source that gives these, one after the other, and then begins again. */
function giving(...values: readonly number[]): Random {
  let next = 0;
  return () => values[next++ % values.length] as number;
}

const contextOf = (sent: Fields, ...values: readonly number[]) =>
  ({ sent, random: giving(...values, 0) }) as unknown as Context;

describe('another way to write a value', () => {
  it.each([
    ['one mark is left out with all others', [0, 0], '12345'],
    ['the first is doubled', [0, 1], '12..3-45'],
    ['the second is doubled', [1, 1], '12.3--45'],
    ['the first is moved beyond the next digit', [0, 2], '123.-45'],
    ['the second is moved beyond the next digit', [1, 2], '12.34-5'],
  ])('mask: %s', (_, draws, written) => {
    expect(lookAlikes.mask(giving(...draws), '12.3-45')).toBe(written);
  });

  it('mask: the last one is moved before what stands before it, and a value without any gets one', () => {
    expect(lookAlikes.mask(giving(0, 2), '12.)')).toBe('1.2)');
    expect(lookAlikes.mask(giving(1, 2), '12)')).toBe('1)2');
    expect(lookAlikes.mask(giving(0, 0), '1234')).toBe('1.234');
    expect(lookAlikes.mask(giving(2, 1), '1234')).toBe('123-4');
  });

  it('mask: marks are spaces, points, slashes, parentheses, plus signs and hyphens', () => {
    expect(lookAlikes.mask(giving(0), '1 2.3/4(5)6+7-8,9_')).toBe('12345678,9_');
  });

  it('spaces, full width and letters', () => {
    expect(lookAlikes.spaces(giving(0), '1234')).toBe(' 1 234 ');
    expect(lookAlikes.spaces(giving(2), '1234')).toBe(' 123 4 ');
    expect(lookAlikes.fullwidth(giving(0), '0.9-AZaz/ç')).toBe('０.９-ＡＺａｚ/ç');
    expect(lookAlikes.letters(giving(0), '10.20')).toBe('1O.2O');
  });
});

describe('a look-alike of a document', () => {
  /** Numbers of a state, written with a point; what generation and validation are asked is kept. */
  function documentOf(validate: WrongDocument['validate'], more: Partial<WrongDocument> = {}) {
    const asked: Fields[] = [];
    const judged: Fields[] = [];
    const document: WrongDocument = {
      reasons: [],
      maxLength: 200,
      wrong: { choices: () => [{ state: 'SP' }, { state: 'RJ' }] },
      validate,
      generate: {
        run(input) {
          asked.push(input);
          return { codes: [`1.${asked.length - 1}`], state: input['state'] };
        },
      },
      clean: (value) => value,
      judge(_, sent) {
        judged.push(sent);
        return {};
      },
      ...more,
    };
    const answerTo = (input: Fields, ...draws: readonly number[]) =>
      wrongAnswer(document, { formatted: false, ...input }, contextOf(input, ...draws));
    return { asked, judged, answerTo };
  }
  const required = { type: 'picklist' };
  const optional = { type: 'optional' };

  it('has a choice of what validation requires and nobody sent, and is formatted, one at a time', () => {
    const { asked, judged, answerTo } = documentOf({ input: { state: required, note: optional } });
    const answer = answerTo({ variant: 'fullwidth', note: 'x' }, 1);
    expect(answer).toEqual({ codes: ['１.０'], state: 'RJ', variant: 'fullwidth', accepted: [true] });
    expect(asked).toEqual([{ variant: 'fullwidth', note: 'x', state: 'RJ', formatted: true, count: 1 }]);
    expect(judged).toEqual([{ variant: 'fullwidth', note: 'x', state: 'RJ' }]);
  });

  it.each([
    ['it was sent', { state: required, note: optional }, { state: 'MG' }],
    ['nothing is required', { note: optional }, {}],
    ['nothing is read beside the value', undefined, {}],
  ])('has none where %s', (_, input, sent) => {
    const { asked, judged, answerTo } = documentOf(input === undefined ? {} : { input });
    answerTo({ variant: 'fullwidth', ...sent });
    expect(asked).toEqual([{ variant: 'fullwidth', ...sent, formatted: true, count: 1 }]);
    expect(judged).toEqual([{ variant: 'fullwidth', ...sent }]);
  });

  it('has none where there are no choices', () => {
    const { asked, answerTo } = documentOf({ input: { state: required } }, { wrong: {} });
    answerTo({ variant: 'fullwidth' });
    expect(asked).toEqual([{ variant: 'fullwidth', formatted: true, count: 1 }]);
  });

  it('has a 0 where letters are asked for, and is drawn until it has one', () => {
    const { asked, answerTo } = documentOf({});
    expect(answerTo({ variant: 'letters', count: 2 })).toMatchObject({ codes: ['1.O', '1.1O'] });
    expect(asked).toHaveLength(11);
  });

  it('is accepted up to the most characters that validation reads', () => {
    for (const [maxLength, accepted] of [
      [6, true],
      [5, false],
    ] as const) {
      const { answerTo } = documentOf({}, { maxLength });
      expect(answerTo({ variant: 'spaces' })).toMatchObject({ codes: [' 1 .0 '], accepted: [accepted] });
    }
  });

  it('is not accepted where validation has a reason', () => {
    const { answerTo } = documentOf({}, { judge: () => ({ reason: 'format' }) });
    expect(answerTo({ variant: 'spaces', count: 2 })).toMatchObject({ accepted: [false, false] });
  });
});

describe('a value that is wrong on purpose', () => {
  /** Two pairs of digits and a check digit, which is the last digit of the pairs' sum. */
  const documentOf = (more: Partial<WrongDocument> = {}, written = '12.34-6'): WrongDocument => ({
    reasons: ['first', 'second', 'repeated-digits', 'check-digit'],
    maxLength: 200,
    wrong: { parts: { first: [0, 2], second: [2, 4, '00'] } },
    validate: {},
    generate: { run: () => ({ code: written }) },
    clean: (value) => value.replace(/[^\da-z]/gi, ''),
    judge(value) {
      const bare = value.replace(/[^\da-z]/gi, '');
      if (/^(\d)\1+$/.test(bare)) return { reason: 'repeated-digits' };
      const right = (Number(bare.slice(0, 2)) + Number(bare.slice(2, 4))) % 10;
      if (Number(bare.slice(4)) !== right) return { reason: 'check-digit' };
      if (!bare.startsWith('12')) return { reason: 'first' };
      return bare.slice(2, 4) === '34' ? {} : { reason: 'second' };
    },
    ...more,
  });
  const answerTo = (document: WrongDocument, input: Fields, ...draws: readonly number[]) =>
    wrongAnswer(document, input, contextOf(input, ...draws));

  it.each([
    ['first', 0, '00.34-4'],
    ['first', 11, '11.34-5'],
    // The draw skips 12, the right value among the hundred pairs.
    ['first', 12, '13.34-7'],
    ['first', 98, '99.34-3'],
    ['first', 99, '00.34-4'],
    ['second', 0, '12.00-2'],
    ['check-digit', 0, '12.34-0'],
    ['check-digit', 5, '12.34-5'],
    ['check-digit', 6, '12.34-7'],
    ['check-digit', 8, '12.34-9'],
    ['repeated-digits', 3, '33.33-3'],
  ])('for the reason %s, drawn as %i, is %s, with check digits that fit', (invalid, draw, code) => {
    expect(answerTo(documentOf(), { invalid }, draw)).toEqual({ code, invalid });
  });

  it('is one for each of a count, whose reasons are told where any is asked for', () => {
    expect(answerTo(documentOf(), { invalid: 'first', count: 1 }, 5)).toEqual({
      code: '05.34-9',
      invalid: 'first',
    });
    // The reason of the first, by which the fields are chosen; then that of the value, and what it draws.
    expect(answerTo(documentOf(), { invalid: 'any' }, 0, 3, 0)).toEqual({
      code: '12.34-0',
      invalid: 'any',
      reasons: ['check-digit'],
    });
  });

  it('has the punctuation of the valid one from its end, and letters where that has them', () => {
    const letters = {
      reasons: ['letters'],
      wrong: { replace: () => 'XY9' },
      clean: (value: string) => value.replace(/[^\da-z]/gi, '').slice(-3),
      judge: (value: string) => (value.includes('X') ? { reason: 'letters' } : {}),
    };
    const written = (text: string) => answerTo(documentOf(letters, text), { invalid: 'letters' })['code'];
    expect([written('A.b-1'), written('No. A.b/1'), written('(ab1)')]).toEqual([
      'X.Y-9',
      'No. X.Y/9',
      '(XY9)',
    ]);
  });

  it('is written bare where it has another length, or where the valid one is not only punctuated', () => {
    const longer = {
      reasons: ['longer'],
      wrong: { replace: () => '12345' },
      judge: () => ({ reason: 'longer' }),
    };
    expect(answerTo(documentOf(longer, '1.2'), { invalid: 'longer' })).toMatchObject({ code: '12345' });
    const other = { ...longer, clean: () => '98765' };
    expect(answerTo(documentOf(other, '1.2.3.4.5'), { invalid: 'longer' })).toMatchObject({ code: '12345' });
  });

  it('is written as the document writes it, where it does', () => {
    const document = documentOf({
      wrong: {
        parts: { first: [0, 2] },
        checkDigits: [4, 5],
        read: ({ code }) => code as string,
        write: (valid, value) => ({ ...valid, code: `<${value}>` }),
      },
    });
    expect(answerTo(document, { invalid: 'first' }, 0)).toEqual({ code: '<00344>', invalid: 'first' });
  });

  it('has fields chosen for it only where its reason needs them', () => {
    const asked: Fields[] = [];
    const document = documentOf({
      reasons: ['first', 'second'],
      wrong: {
        parts: { first: [0, 2], second: [2, 4, '00'] },
        canBe: (reason, { kind }) => reason === 'first' || kind !== undefined,
        choices: () => [{ kind: 'a' }, { kind: 'b' }],
      },
      generate: {
        run(input) {
          asked.push(input);
          return { code: '12.34-6' };
        },
      },
    });
    answerTo(document, { invalid: 'first' });
    answerTo(document, { invalid: 'second' }, 1);
    expect(asked).toEqual([
      { invalid: 'first', count: 1 },
      { invalid: 'second', kind: 'b', count: 1 },
    ]);
  });
});
