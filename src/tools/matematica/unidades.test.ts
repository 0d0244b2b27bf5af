import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { measureOf, type UnitName, unitNames, unitsOf } from './_units.ts';
import { unidades } from './unidades.ts';

const convert = (value: number, from: UnitName, to: UnitName, more: Record<string, unknown> = {}) =>
  callTool(unidades, { value, from, to, ...more });

// SI Brochure, 9th edition, table 8; NIST SP 811, appendix B, to the digits printed there.
it.each<[number, UnitName, UnitName, number]>([
  [1, 'acre', 'm2', 4046.8564224],
  [1, 'bbl', 'l', 158.987294928],
  [1, 'fl-oz', 'ml', 29.5735295625],
  [1, 'psi', 'pa', 6894.75729316836],
  [1, 'hp', 'w', 745.69987158227],
  [1, 'cv', 'w', 735.49875],
  [1, 'tr', 'w', 3516.85284206667],
  [1, 'oz', 'g', 28.349523125],
  [760, 'torr', 'atm', 1],
  [1, 'mib', 'byte', 1_048_576],
  [90, 'grau', 'radiano', 1.5707963267949],
  [100, 'celsius', 'fahrenheit', 212],
  [0, 'kelvin', 'celsius', -273.15],
  [491.67, 'rankine', 'celsius', 0],
  [20, 'mpg', 'l-100km', 11.7607291666667],
  [30, 'mpg-uk', 'mpg', 24.9802255388697],
  [100, 'km-h', 'm-s', 27.7777777777778],
  [5, 'alqueire-goiano', 'alqueire-paulista', 10],
  [3, 'xicara', 'colher-sopa', 48],
])('%d %s in %s: %d', (value, from, to, result) => {
  expect(convert(value, from, to).result).toBe(result);
});

describe('an answer', () => {
  it('says whether what it shows is all of the value', () => {
    expect(convert(1, 'km-h', 'm-s').exact).toBe(false);
    expect(convert(1, 'mi', 'km')).toMatchObject({ result: 1.609344, exact: true, factor: 1.609344 });
    expect(convert(1, 'mi', 'km', { decimals: 3 })).toMatchObject({ result: 1.609, exact: false });
    // A tie goes away from zero.
    expect(convert(-25, 'mm', 'cm', { decimals: 0 }).result).toBe(-3);
    expect(convert(7, 'radiano', 'radiano')).toMatchObject({ result: 7, exact: true });
  });

  it('lists all units of the quantity in the order of the table', () => {
    const { conversions, ...rest } = callTool(unidades, { value: 1, from: 'kelvin', all: true });
    expect(rest).toEqual({ value: 1, from: 'kelvin', quantity: 'temperatura', warnings: [] });
    expect(conversions).toEqual([
      { unit: 'celsius', result: -272.15, exact: true },
      { unit: 'fahrenheit', result: -457.87, exact: true },
      { unit: 'kelvin', result: 1, exact: true },
      { unit: 'rankine', result: 1.8, exact: true },
    ]);
  });

  it('warns of measures that differ', () => {
    expect(convert(1, 'mes', 'dia').warnings).toEqual(['calendar-average']);
    expect(convert(1, 'saca', 'arroba').warnings).toEqual(['regional-unit']);
    expect(convert(1, 'l', 'xicara').warnings).toEqual(['kitchen-measure']);
  });
});

it('there and back is the value', () => {
  const pair = fc
    .constantFrom(...unitNames())
    .chain((from) => fc.tuple(fc.constant(from), fc.constantFrom(...unitsOf(measureOf(from).quantity))));
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 1e6 }), ([from, to], whole) => {
      const value = whole / 100 + 500;
      const { result } = convert(value, from, to);
      fc.pre(result <= 1e15);
      expect(convert(result, to, from).result).toBeCloseTo(value, 8);
    }),
    { numRuns: sized(50, 5000) },
  );
});

it.each([
  [{ value: 1, from: 'km', to: 'kg' }, 422, ['to']],
  [{ value: 1, from: 'km' }, 400, ['to']],
  [{ value: 1, from: 'furlong', to: 'km' }, 400, ['from']],
  [{ value: -273.16, from: 'celsius', to: 'kelvin' }, 422, ['value']],
  [{ value: 0, from: 'km-l', to: 'mpg' }, 422, ['value']],
])('%j gets %i on %j', (input, status, fields) => {
  expect(refusal(unidades, input)).toEqual({ status, fields });
});
