import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { money } from '../kit/fields/money.ts';
import { SENT_TWICE } from './markers.ts';
import { namesIn, readQuery } from './query.ts';
import { shapeOf } from './schema.ts';

const types = shapeOf(
  v.object({
    whole: v.optional(v.pipe(v.number(), v.integer())),
    ratio: v.optional(v.number()),
    flag: v.optional(v.boolean()),
    base: v.optional(v.picklist([2, 8, 16])),
    tiny: v.optional(v.pipe(v.number(), v.metadata({ kind: 'scientific' }))),
    text: v.optional(v.string()),
    price: money(1e6),
    tariff: money(1e6, 8),
  }),
);
const valuesOf = (query: string) => readQuery(query, types).values;

describe('the text of a query', () => {
  it.each([
    ['whole', '1234567890123456', 1234567890123456],
    ['whole', '12345678901234567', '12345678901234567'],
    ['whole', '-7', -7],
    ['whole', '7x', '7x'],
    ['whole', 'x7', 'x7'],
    ['whole', '1.5', '1.5'],
    ['ratio', '1234567890123456', 1234567890123456],
    ['ratio', '12345678901234567', '12345678901234567'],
    ['ratio', '-0.1234567890123456', -0.1234567890123456],
    ['ratio', '0.12345678901234567', '0.12345678901234567'],
    ['ratio', '1.', '1.'],
    ['ratio', '1.5x', '1.5x'],
    ['ratio', 'x1.5', 'x1.5'],
    ['tiny', '1e-7', 1e-7],
    ['tiny', '12', 12],
    ['tiny', '-0.5', -0.5],
    ['tiny', '-2.5E3', -2500],
    ['tiny', '1e100', '1e100'],
    ['tiny', '1e1.5', '1e1.5'],
    ['tiny', 'x1e1', 'x1e1'],
    ['tiny', '1e', '1e'],
    ['tiny', '12345678901234567e1', '12345678901234567e1'],
    ['tiny', '0.12345678901234567e1', '0.12345678901234567e1'],
    ['flag', 'true', true],
    ['flag', '1', true],
    ['flag', 'false', false],
    ['flag', '0', false],
    ['flag', 'True', true],
    ['flag', 'FALSE', false],
    ['flag', 'yes', 'yes'],
    ['price', '3.00', 3],
    ['price', '3.000', '3.000'],
    ['tariff', '0.95612345', 0.95612345],
    ['base', '16', 16],
    ['base', 'hex', 'hex'],
    ['text', '16', '16'],
    ['text', 'true', 'true'],
  ])('%s=%s is %j', (field, text, value) => {
    expect(valuesOf(`${field}=${text}`)).toEqual({ [field]: value });
  });

  it('has no minus zero, which JSON cannot write', () => {
    for (const query of ['whole=-0', 'ratio=-0', 'ratio=-0.0']) {
      expect(Object.is(Object.values(valuesOf(query))[0], 0)).toBe(true);
    }
  });

  it.each([
    ['&&whole=1&', { values: { whole: 1 }, unknown: [] }],
    ['&&whole=%31&', { values: { whole: 1 }, unknown: [] }],
    ['=1&whole=1', { values: { whole: 1 }, unknown: [['']] }],
    ['=%31&whole=1', { values: { whole: 1 }, unknown: [['']] }],
    ['=', { values: {}, unknown: [['']] }],
    ['=%20', { values: {}, unknown: [['']] }],
    ['?whole=1', { values: {}, unknown: [['?whole']] }],
    ['?whole=%31', { values: {}, unknown: [['?whole']] }],
  ])('%j has the same pairs whether or not it is decoded', (query, read) => {
    expect(readQuery(query, types)).toEqual({ ...read, sent: query });
  });

  it('marks a field that is sent twice, also where one of the two is empty', () => {
    for (const query of ['text=a&text=a', 'text=a&text=', 'text=&text=a', 'text=%61&text=a&text=b'])
      expect(valuesOf(`${query}&whole=1`)).toEqual({ text: SENT_TWICE, whole: 1 });
  });

  it('has no value behind a name alone, nor behind one with nothing after it', () => {
    for (const query of [
      'text&whole=1',
      'text=&whole=1',
      'whole=1&text',
      'text&whole=%31',
      'text=&whole=%31',
    ])
      expect(valuesOf(query)).toEqual({ whole: 1 });
  });

  it('notes 20 names that are no field, however many there are', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `n${i}`);
    expect(readQuery(names.join('&'), types).unknown).toEqual(names.slice(0, 20).map((name) => [name]));
    expect(namesIn(names.join('&'))).toEqual(names.slice(0, 20));
  });

  it('names what is no field, once and in its order, with and without something to decode', () => {
    expect(readQuery('a=1&whole=1&b&a', types)).toMatchObject({
      values: { whole: 1 },
      unknown: [['a'], ['b']],
    });
    expect(readQuery('', types)).toMatchObject({ values: {}, unknown: [] });
    expect(readQuery('%61=1&whole=%31&b&a', types).unknown).toEqual([['a'], ['b']]);
  });
});
