import { expect, it } from 'vitest';
import { drawingOf } from './index.ts';
import { zonePlaces } from './zones.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();
const ID = 'calculadoras-frequencia-cardiaca';

const drawn = (input: Record<string, unknown>, language: 'pt' | 'en') =>
  drawingOf(ID, input, answerOf(ID, input), language);

it('zones of the heart: each begins where the one before it ends', () => {
  const { zones } = answerOf('calculadoras-frequencia-cardiaca', { age: 40, restingHeartRate: 60 });
  expect(zonePlaces(zones)?.map(({ x }) => Math.round(x))).toEqual([0, 20, 40, 60, 80]);
  expect(zonePlaces(zones)?.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
});

it.each([
  [{ formula: 'tanaka' }, '(fórmula de Tanaka).', '(formula of Tanaka).'],
  [{ formula: 'fox' }, '(fórmula de Fox).', '(formula of Fox).'],
  [{ formula: 'gellish' }, '(fórmula de Gellish).', '(formula of Gellish).'],
  [{ formula: 'nes' }, '(fórmula de Nes).', '(formula of Nes).'],
  [{ formula: 'gulati' }, '(fórmula de Gulati).', '(formula of Gulati).'],
  [{ maxHeartRate: 190 }, '(medido).', '(measured).'],
])('zones of the heart of %j say where the maximum is from', (input, pt, en) => {
  const caption = (language: 'pt' | 'en') =>
    drawn({ age: 40, ...input }, language)?.querySelector('figcaption')?.textContent;
  expect(caption('pt')?.endsWith(` ${pt}`)).toBe(true);
  expect(caption('en')?.endsWith(` ${en}`)).toBe(true);
});

const zone = (zone: number, minBpm: number) => ({
  ...{ zone, label: `Zona ${zone}`, minPercent: 40 + 10 * zone, maxPercent: 50 + 10 * zone },
  ...{ minBpm, maxBpm: minBpm + 10 },
});
const drawnOf = (zones: readonly object[], more = {}) =>
  drawingOf(ID, {}, { maxHeartRate: 180, formula: 'tanaka', zones, ...more }, 'pt');

it('zones are a list of beats, of a maximum or of a reserve', () => {
  expect(heard(drawnOf([zone(2, 100), zone(4, 120)], { restingHeartRate: 60 }) as HTMLElement)).toEqual([
    'list "Batimentos por minuto de cada zona"',
    ...['  - 2 Zona 2100–110', '  - 4 Zona 4120–130'],
    'Batimentos por minuto: 60 a 90 % da reserva, entre o repouso de 60 e o máximo de 180 (fórmula de Tanaka).',
  ]);
  expect(heard(drawnOf([zone(1, 100)], { formula: 'x' }) as HTMLElement).at(-1)).toMatch(/180 \(medido\)\.$/);
});

it.each([[[]], [[zone(0, 100)]], [[zone(6, 100)]], [[{ ...zone(1, 100), maxBpm: 100 }]]])(
  'zones are not drawn where they are absent, or where one is out of the scale or has no width: %j',
  (zones) => {
    expect(drawnOf(zones)).toBeNull();
  },
);
