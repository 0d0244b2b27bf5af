import { describe, expect, it } from 'vitest';
import { conditionsOf, isRead, type ReadFault, type Reads, readFaults } from './reads.ts';

const reads = {
  needs: { hours: { plan: 'own' } },
  when: { unit: 'term', kind: { plan: ['own', 'old'], term: null }, day: [{ plan: 'own' }, 'month'] },
  oneOf: [[['area'], ['width', 'height']]],
  either: [[['from'], ['to']]],
} as Reads;

const call = (sent: Record<string, unknown>, input = sent) => ({ sent, input: { plan: 'usual', ...input } });

const textsOf = (faults: readonly ReadFault[]) =>
  faults.map(({ path, message }) =>
    message ? `${path.join('.')} ${message.pt} / ${message.en}` : path.join('.'),
  );

const toldOf = (sent: Record<string, unknown>, input = sent) =>
  textsOf(readFaults(reads, call({ area: 1, ...sent }, { area: 1, ...input })));

describe('a call', () => {
  it.each([
    [
      'a field whose condition does not hold is refused with it',
      { hours: 1 },
      ['hours só vale com plan=own / only applies with plan=own'],
    ],
    [
      'a field that another one needs is refused alone',
      { unit: 1 },
      ['unit só vale com term / only applies with term'],
    ],
    [
      'several values, fields and conditions are all told',
      { kind: 1, day: 1, term: 1 },
      [
        'kind só vale com plan=own ou old e sem term / only applies with plan=own or old and without term',
        'day só vale com plan=own ou month / only applies with plan=own or month',
      ],
    ],
    ['a field that is needed under a condition is missing', { plan: 'own' }, ['hours']],
    [
      'each field under its condition passes',
      { plan: 'own', hours: 0, term: 1, unit: 1, month: 1, day: 1 },
      [],
    ],
  ])('%s', (_, sent, told) => {
    expect(toldOf(sent)).toEqual(told);
  });

  it('is not refused for a field whose deciding field is wrong', () => {
    expect(toldOf({ hours: 1, plan: 'x' }, { plan: undefined } as never)).toEqual([]);
  });
});

describe('a choice of several ways', () => {
  const message =
    'area Envie area ou width e height, e só um deles / Send area or width and height, and only one of them';
  const faults = (sent: Record<string, unknown>) => textsOf(readFaults({ oneOf: reads.oneOf }, call(sent)));

  it('none and two are refused at the first, and what a way lacks is missing', () => {
    expect([faults({}), faults({ area: 1, width: 1 })]).toEqual([[message], [message]]);
    expect([faults({ width: 1 }), faults({ area: 0 }), faults({ width: 1, height: 1 })]).toEqual([
      ['height'],
      [],
      [],
    ]);
  });

  it('none is taken where one is free to be left out', () => {
    const both = ['from Envie from ou to, e só um deles / Send from or to, and only one of them'];
    expect([toldOf({}), toldOf({ from: 1 }), toldOf({ from: 1, to: 1 })]).toEqual([[], [], both]);
  });
});

it('a condition of another action is not told', () => {
  const when = { state: [{ format: 'old' }, { action: 'validate' }], seed: { action: 'mix' } };
  expect(textsOf(readFaults({ when } as Reads, call({ action: 'make', state: 1, seed: 1 })))).toEqual([
    'state só vale com format=old / only applies with format=old',
    'seed só vale com action=mix / only applies with action=mix',
  ]);
});

it('the fields of an object, and of each item of a list, have rules of their own', () => {
  const inside = { term: { needs: { end: 'start' } }, parts: { oneOf: [[['power', 'hours'], ['used']]] } };
  const faults = (sent: Record<string, unknown>) => textsOf(readFaults({ inside } as Reads, call(sent)));
  expect(faults({ term: { start: 1 }, parts: [{ used: 1 }, { power: 1 }, { power: 1, used: 1 }] })).toEqual([
    'term.end',
    'parts.1.hours',
    'parts.2.power Envie power e hours ou used, e só um deles / Send power and hours or used, and only one of them',
  ]);
  expect(faults({ term: { start: 1, end: 2 }, parts: 'x' })).toEqual([]);
});

it('a field is read unless its condition fails or another way was taken', () => {
  const read = (field: string, sent: Record<string, unknown>) => isRead(reads, field, call(sent));
  expect([read('hours', {}), read('hours', { plan: 'own' }), read('other', {})]).toEqual([false, true, true]);
  expect([read('area', { width: 1 }), read('height', { width: 1 }), read('to', {})]).toEqual([
    false,
    true,
    true,
  ]);
});

it('conditions are lists of values, empty for any', () => {
  expect(conditionsOf(reads)).toEqual({
    hours: [{ plan: ['own'] }],
    unit: [{ term: [] }],
    kind: [{ plan: ['own', 'old'], term: [null] }],
    day: [{ plan: ['own'] }, { month: [] }],
  });
});
