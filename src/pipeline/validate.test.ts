import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../kit/errors/api-error.ts';
import { say } from '../kit/texts.ts';
import { defineTool, type ToolInput } from '../kit/tool.ts';
import type { Path } from './path.ts';
import { nodeAt, type SchemaNode, stepsOf } from './schema.ts';
import { SENT_TWICE, TOO_LONG, TOO_MARKED } from './markers.ts';
import { schemaFor, validate } from './validate.ts';
import { inWords } from '#test/support/in-words.ts';

const meaning = say({ pt: 'não existe', en: 'does not exist' }, 422);
const form = say({ pt: 'tem outra forma', en: 'has another form' });
const word = v.pipe(
  v.string(),
  v.check((text) => text !== 'form', form),
  v.check((text) => text !== 'meaning', meaning),
);
const part = v.object({ word: v.optional(word), list: v.optional(v.array(v.pipe(v.number(), v.finite()))) });
const fields = {
  a: v.optional(word),
  b: v.optional(word),
  part: v.optional(part),
  parts: v.optional(v.pipe(v.array(part), v.minLength(1))),
  either: v.optional(v.union([v.number(), v.boolean()])),
  code: v.optional(v.pipe(v.string(), v.minLength(2))),
  low: v.optional(v.pipe(v.number(), v.minValue(3))),
};

const toolOf = (entries: v.ObjectEntries) =>
  defineTool({
    method: 'POST',
    path: '/t',
    category: 'desenvolvedor',
    name: 'T',
    summary: 'T',
    input: v.object(entries),
    output: v.object({}),
    examples: [],
    run: () => ({}),
  });

/** The status and the details, in English, with which an input is refused. */
function refusalOf(values: Record<string, unknown>, unknown: Path[] = [], entries: v.ObjectEntries = fields) {
  try {
    inWords(() => validate(toolOf(entries), { values, unknown }));
  } catch (error) {
    const { status, parts } = error as ApiError;
    return [status, (parts.details ?? []).map(({ field, message }) => [field, message.en])];
  }
  throw new Error('it was accepted');
}

describe('an input that is refused', () => {
  it('is 422 when only meanings are wrong, and 400 with all of them when a form is wrong', () => {
    expect(refusalOf({ a: 'meaning', b: 'meaning' })).toEqual([
      422,
      [
        ['a', 'does not exist'],
        ['b', 'does not exist'],
      ],
    ]);
    expect(refusalOf({ a: 'meaning', b: 'form' })).toEqual([
      400,
      [
        ['a', 'does not exist'],
        ['b', 'has another form'],
      ],
    ]);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ part: { word: 'form' } }, 'part.word', 'has another form'],
    [{ part: { list: [1, 'x'] } }, 'part.list[1]', 'must be a number, for example 1'],
    [{ part: { list: [Infinity] } }, 'part.list[0]', 'must be a number, for example 1'],
    [
      { parts: [{}, { word: 7 }] },
      'parts[1].word',
      'must be a text up to 100000 characters; write it in quotes',
    ],
    [{ parts: [{ list: [null] }] }, 'parts[0].list[0]', 'must be a number, for example 1'],
    [{ parts: [] }, 'parts', 'must be a list from 1 item'],
    [{ part: false }, 'part', 'must be an object'],
    [{ either: 'x' }, 'either', 'does not have the expected format'],
    [{ code: 'x' }, 'code', 'must be a text from 2 to 100000 characters'],
    [{ low: 2 }, 'low', 'must be a number from 3, for example 3'],
    [{ a: SENT_TWICE }, 'a', 'was sent more than once'],
    [{ a: TOO_MARKED }, 'a', 'has more than 30 combining marks in a row'],
    [{ parts: TOO_LONG }, 'parts', 'must be a list from 1 item'],
    [
      { low: '1.234,5' },
      'low',
      'must be a number from 3, for example 3; "1.234,5" has a comma: write 1234.5, with a dot',
    ],
    [{ part: 7 }, 'part', 'must be an object'],
  ])('%j names %s and what is allowed there', (values, field, message) => {
    const [status, details] = refusalOf(values) as [number, [string, string][]];
    expect([status, details.map(([name]) => name)]).toEqual([400, [field]]);
    expect(details[0]?.[1].replace(/items?$/, 'item')).toBe(message);
  });

  it('names a field once, by the first rule that it breaks', () => {
    const first = say({ pt: 'um', en: 'one' });
    const second = say({ pt: 'dois', en: 'two' });
    const never = () => false;
    const entries = { a: v.pipe(v.string(), v.check(never, first), v.check(never, second)) };
    const [, details] = refusalOf({ a: 'x' }, [], entries) as [number, [string, string][]];
    expect(details.map(([field, message]) => [field, message.slice(0, 3)])).toEqual([['a', 'one']]);
  });

  it('may lack one thing only, and is not refused when it lacks none', () => {
    const tool = { ...toolOf(fields), requires: () => ['code', 'low'] };
    const lacking = (values: object) => {
      try {
        inWords(() => validate(tool, { values: { ...values }, unknown: [] }));
        return [];
      } catch (error) {
        return (error as ApiError).parts.details?.map(({ field }) => field);
      }
    };
    expect(lacking({})).toEqual(['code', 'low']);
    expect(lacking({ code: 'ab' })).toEqual(['low']);
    expect(lacking({ code: 'ab', low: 3 })).toEqual([]);
  });

  it('names 20 fields at most', () => {
    const names = Array.from({ length: 21 }, (_, i) => `f${i}`);
    const entries = Object.fromEntries(names.map((name) => [name, v.optional(word)]));
    for (const text of ['form', 'meaning']) {
      const values = Object.fromEntries(names.map((name) => [name, text]));
      expect((refusalOf(values, [], entries)[1] as unknown[]).length).toBe(20);
    }
  });

  it('is told which unknown name was meant, of the fields of its own object', () => {
    const entries = { word: v.string(), part: v.object({ word: v.string() }) };
    expect(refusalOf({ part: {} }, [['part', 'wrod'], ['x']], entries)).toEqual([
      400,
      [
        ['part.wrod', 'unknown field. Did you mean "word"?'],
        ['x', 'unknown field. The fields are: word, part'],
        ['word', 'is required: text up to 100000 characters'],
        ['part.word', 'is required: text up to 100000 characters'],
      ],
    ]);
  });
});

it('the fields are those of the action sent, else of the first; of no such action all', () => {
  const [input, one, two] = [v.object({}), v.object({}), v.object({})];
  const schemaOf = (values: Record<string, unknown>, byAction?: object) =>
    schemaFor({ input, examples: [], ...(byAction && { byAction }) } as ToolInput, { values });
  const byAction = { one, two };
  expect(schemaOf({ action: 'one' })).toBe(input);
  expect(schemaOf({ action: 'two' }, byAction)).toBe(two);
  expect(schemaOf({}, byAction)).toBe(one);
  for (const action of ['three', 'toString', 7, SENT_TWICE])
    expect(schemaOf({ action }, byAction)).toBe(input);
});

it('a path that leads into no field has no rules', () => {
  const schema = v.object(fields);
  const typeAt = (path: Path) => stepsOf(nodeAt(schema, path) as SchemaNode)[0]?.type;
  expect(nodeAt(schema, ['either', 'x'])).toBeUndefined();
  expect(nodeAt(schema, ['none'])).toBeUndefined();
  expect(nodeAt(schema, ['a', 0])).toBeUndefined();
  expect(typeAt(['part', 'word'])).toBe('string');
  expect(typeAt(['parts', 0, 'list', 3])).toBe('number');
});
