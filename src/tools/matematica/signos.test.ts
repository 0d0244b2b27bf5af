import { describe, expect, it } from 'vitest';
import { callTool, messagesInBoth, refusal } from '#test/support/call-tool.ts';
import { zodiac } from '../../data/zodiac.ts';
import { dateOfDay, dayNumber } from '../../lib/dates/dates.ts';
import { signos } from './signos.ts';

const signOn = (date: string) => callTool(signos, { date });
const year = Array.from({ length: 366 }, (_, i) => dateOfDay(dayNumber('2000-01-01') + i).slice(5));

describe('signos', () => {
  // The order of the zodiac, its elements and modalities (Ptolemy, Tetrabiblos I.11 to I.18); by any almanac, the fifth
  // of each month lies well inside a sign.
  it.each([
    ['01-05', 'capricornio', 'terra', 'cardinal', 'cancer'],
    ['02-05', 'aquario', 'ar', 'fixo', 'leao'],
    ['03-05', 'peixes', 'agua', 'mutavel', 'virgem'],
    ['04-05', 'aries', 'fogo', 'cardinal', 'libra'],
    ['05-05', 'touro', 'terra', 'fixo', 'escorpiao'],
    ['06-05', 'gemeos', 'ar', 'mutavel', 'sagitario'],
    ['07-05', 'cancer', 'agua', 'cardinal', 'capricornio'],
    ['08-05', 'leao', 'fogo', 'fixo', 'aquario'],
    ['09-05', 'virgem', 'terra', 'mutavel', 'peixes'],
    ['10-05', 'libra', 'ar', 'cardinal', 'aries'],
    ['11-05', 'escorpiao', 'agua', 'fixo', 'touro'],
    ['12-05', 'sagitario', 'fogo', 'mutavel', 'gemeos'],
  ])('%s is of %s: %s, %s, opposite to %s', (date, sign, element, modality, oppositeSign) => {
    expect(signOn(date)).toMatchObject({ sign, element, modality, oppositeSign, cusp: false });
  });

  it('gives every day one sign, each sign one run of days, and a cusp at both ends', () => {
    const answers = year.map(signOn);
    for (const { id, start, end } of zodiac) {
      const days = answers.filter(({ sign }) => sign === id).map(({ date }) => date);
      expect(days).toContain(start);
      expect(days).toContain(end);
      expect(days.length).toBeGreaterThanOrEqual(29);
      expect(days.length).toBeLessThanOrEqual(32);
      expect(
        answers
          .filter(({ sign, cusp }) => sign === id && cusp)
          .map(({ date }) => date)
          .toSorted(),
      ).toEqual([start, end].toSorted());
    }
    const changes = answers.filter(({ sign }, i) => sign !== answers.at(i - 1).sign);
    expect(changes.map(({ date }) => date)).toEqual(zodiac.map(({ start }) => start).toSorted());
  });

  it('each sign begins on the day after the one before it', () => {
    zodiac.forEach(({ end }, i) => {
      const next = zodiac[(i + 1) % zodiac.length];
      expect(dateOfDay(dayNumber(`2000-${end}`) + 1).slice(5)).toBe(next?.start);
    });
  });

  it('elements follow in turns of four, modalities of three; opposites oppose each other', () => {
    const elements = ['terra', 'ar', 'agua', 'fogo'];
    const modalities = ['cardinal', 'fixo', 'mutavel'];
    zodiac.forEach(({ id, start, element, modality }, i) => {
      expect(element).toBe(elements[i % 4]);
      expect(modality).toBe(modalities[i % 3]);
      const { oppositeSign } = signOn(start);
      const opposite = zodiac.find((other) => other.id === oppositeSign);
      expect(opposite).toMatchObject({ modality });
      expect(signOn(opposite?.start as string).oppositeSign).toBe(id);
    });
  });

  it('29 February is a day; rulers old and new', () => {
    expect(signOn('02-29')).toMatchObject({
      sign: 'peixes',
      rulingPlanet: 'Netuno',
      traditionalRuler: 'Júpiter',
    });
    expect(signOn('12-31')).toMatchObject({
      sign: 'capricornio',
      period: '22/12 a 20/01',
      cusp: false,
      rulingPlanet: 'Saturno',
      traditionalRuler: 'Saturno',
    });
  });

  it.each([
    ['02-30', 422],
    ['13-01', 422],
    ['00-10', 422],
    ['2026-11-21', 400],
    ['1-1', 400],
    ['21/11', 400],
  ])('%s: %i', (date, status) => {
    expect(refusal(signos, { date })).toMatchObject({ status, fields: ['date'] });
  });
});

it('a day that is missing says its form', () => {
  const { pt, en } = messagesInBoth(signos, {})['date']!;
  expect(pt).toBe('é obrigatório: dia MM-DD, mês e dia, por exemplo 11-21');
  expect(en).toBe('is required: day MM-DD, month and day, for example 11-21');
});
