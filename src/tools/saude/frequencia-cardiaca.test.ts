import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { frequenciaCardiaca } from './frequencia-cardiaca.ts';

interface Zone {
  readonly minBpm: number;
  readonly maxBpm: number;
}

describe('frequencia-cardiaca', () => {
  // Worked examples of abracalc.com (35 and 40 years) and super-calc.com (50 and 65 years).
  it.each([
    [35, { fox: 185, tanaka: 184, gulati: 175 }],
    [40, { fox: 180, tanaka: 180, gellish: 179 }],
    [50, { fox: 170, tanaka: 173, gulati: 162 }],
    [65, { fox: 155, tanaka: 163, gulati: 149 }],
  ])('at %d years has the maxima %o', (age, expected) => {
    expect(callTool(frequenciaCardiaca, { age }).byFormula).toMatchObject(expected);
  });

  // A school book's example of Karvonen (maximum 190, resting 70): 118 bpm at 40 %, the ACSM's lower limit.
  it('40 % of the reserve between 70 and 190 bpm is 118 bpm', () => {
    const { intensity } = callTool(frequenciaCardiaca, {
      age: 30,
      maxHeartRate: 190,
      restingHeartRate: 70,
    });
    expect(intensity.moderate.minBpm).toBe(118);
  });

  // Maximum 200, resting 60: 144 bpm at 60 % (qammunity.org/19517425, after the ACSM).
  it('60 % of the reserve between 60 and 200 bpm is 144 bpm', () => {
    const { zones, intensity } = callTool(frequenciaCardiaca, {
      age: 20,
      maxHeartRate: 200,
      restingHeartRate: 60,
    });
    expect(intensity.vigorous.minBpm).toBe(144);
    expect(zones[1].minBpm).toBe(144);
  });

  // ACSM: moderate 64–76 % and vigorous 77–95 % of the maximum (Arch Phys Med Rehabil 2020, table 1, ACSM v10).
  it('without a resting rate the intensities are shares of the maximum', () => {
    const { intensity } = callTool(frequenciaCardiaca, { age: 30, maxHeartRate: 200 });
    expect(intensity).toEqual({
      moderate: { minBpm: 128, maxBpm: 152 },
      vigorous: { minBpm: 154, maxBpm: 190 },
    });
  });

  it('zones join without a gap and end at the maximum', () => {
    for (let age = 5; age <= 110; age++) {
      const { zones, maxHeartRate } = callTool(frequenciaCardiaca, { age, restingHeartRate: 60 });
      zones.forEach((zone: Zone, i: number) => {
        expect(zone.minBpm).toBeLessThan(zone.maxBpm);
        expect(zone.maxBpm).toBe(zones[i + 1]?.minBpm ?? maxHeartRate);
      });
    }
  });

  it('a measured maximum replaces the formula', () => {
    expect(callTool(frequenciaCardiaca, { age: 40, formula: 'nes', maxHeartRate: 171 })).toMatchObject({
      maxHeartRate: 171,
      formula: 'medida',
      byFormula: { nes: 185 },
    });
  });

  it('men get no Gulati', () => {
    const { byFormula } = callTool(frequenciaCardiaca, { age: 40, sex: 'masculino' });
    expect(Object.keys(byFormula)).toEqual(['tanaka', 'fox', 'gellish', 'nes']);
    expect(callTool(frequenciaCardiaca, { age: 40, sex: 'feminino', formula: 'gulati' }).maxHeartRate).toBe(
      171,
    );
  });

  it.each([
    [{}, 400, 'age'],
    [{ age: 4 }, 400, 'age'],
    [{ age: 40, maxHeartRate: 99 }, 400, 'maxHeartRate'],
    [{ age: 40, restingHeartRate: 60.5 }, 400, 'restingHeartRate'],
    [{ age: 40, formula: 'gulati', sex: 'masculino' }, 422, 'sex'],
    [{ age: 40, restingHeartRate: 120, maxHeartRate: 120 }, 422, 'maxHeartRate'],
    // Fox: 220 − 100 = 120.
    [{ age: 100, formula: 'fox', restingHeartRate: 120 }, 422, 'restingHeartRate'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(frequenciaCardiaca, input)).toEqual({ status, fields: [field] });
  });
});
