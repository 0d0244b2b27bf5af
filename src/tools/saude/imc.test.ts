import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { imc } from './imc.ts';

const classAt = (bmi: number, age?: number) =>
  callTool(imc, { weight: bmi, height: 1, ...(age && { age }) }).classification?.id;

describe('imc', () => {
  // Both are worked examples of Brazilian health pages (mdbf.com.br; terapiasepsicanalisevivacomesperan.blogspot.com).
  it.each([
    [70, 1.75, 22.86, 'normal'],
    [130, 1.75, 42.45, 'obesidade-3'],
  ])('%d kg at %d m is a BMI of %d', (weight, height, bmi, id) => {
    expect(callTool(imc, { weight, height })).toMatchObject({ bmi, classification: { id } });
  });

  // The WHO's table of adult classes: < 16, 16–16.9, 17–18.4, 18.5–24.9, 25–29.9, 30–34.9, 35–39.9, ≥ 40.
  it.each([
    [15.99, 'magreza-grave'],
    [16, 'magreza-moderada'],
    [16.99, 'magreza-moderada'],
    [17, 'magreza-leve'],
    [18.49, 'magreza-leve'],
    [18.5, 'normal'],
    [24.99, 'normal'],
    [25, 'sobrepeso'],
    [29.99, 'sobrepeso'],
    [30, 'obesidade-1'],
    [34.99, 'obesidade-1'],
    [35, 'obesidade-2'],
    [39.99, 'obesidade-2'],
    [40, 'obesidade-3'],
  ])('an adult BMI of %d is %s', (bmi, id) => {
    expect(classAt(bmi)).toBe(id);
  });

  // ≤ 22 is the cut-off of low weight from 60 years on in Vigitel (SciELO S1414-462X2021000200246).
  it.each([
    [22, 'baixo-peso'],
    [22.01, 'eutrofia'],
    [26.99, 'eutrofia'],
    [27, 'sobrepeso'],
  ])('from 60 years on a BMI of %d is %s', (bmi, id) => {
    expect(classAt(bmi, 60)).toBe(id);
  });

  it('classifies by the rounded BMI', () => {
    expect(classAt(24.994)).toBe('normal');
    expect(classAt(24.995)).toBe('sobrepeso');
  });

  it.each([
    [19, 'nao-aplicavel'],
    [20, 'oms-adulto'],
    [59, 'oms-adulto'],
    [60, 'sisvan-idoso'],
  ])('at %d years the criteria are %s', (age, criteria) => {
    expect(callTool(imc, { weight: 60, height: 1.7, age }).criteria).toBe(criteria);
  });

  it('gives no class below 20 years, and names the growth curves', () => {
    const answer = callTool(imc, { weight: 60, height: 1.7, age: 15 });
    expect(answer).toMatchObject({ classification: null, healthyWeight: null, weightDifference: null });
    expect(answer.disclaimer).toContain('curvas de crescimento');
  });

  it('the difference leads to the nearest end of the healthy range, and is 0 inside', () => {
    const ages = fc.constantFrom(undefined, 30, 70);
    const people = fc.record({
      weight: fc.integer({ min: 300, max: 2000 }).map((n) => n / 10),
      height: fc.integer({ min: 140, max: 210 }).map((n) => n / 100),
      age: ages,
    });
    fc.assert(
      fc.property(people, ({ age, ...body }) => {
        const { healthyWeight, weightDifference } = callTool(imc, { ...body, ...(age && { age }) });
        const reached = body.weight + weightDifference;
        expect(reached).toBeGreaterThanOrEqual(healthyWeight.min - 0.1);
        expect(reached).toBeLessThanOrEqual(healthyWeight.max + 0.1);
        if (weightDifference > 0) expect(reached).toBeCloseTo(healthyWeight.min, 0);
        if (weightDifference < 0) expect(reached).toBeCloseTo(healthyWeight.max, 0);
      }),
    );
  });

  it.each([
    [{ weight: 80, height: 175 }, 400, 'height'],
    [{ weight: 80, height: 30 }, 400, 'height'],
    [{ weight: 80, height: 3 }, 400, 'height'],
    [{ weight: 0.5, height: 1.7 }, 400, 'weight'],
    [{ weight: 80 }, 400, 'height'],
    [{ weight: 80, height: 1.75, age: 1 }, 400, 'age'],
    [{ weight: 80, height: 1.75, age: 30.5 }, 400, 'age'],
    [{ weight: 5.99, height: 1 }, 422, 'height'],
    [{ weight: 180.1, height: 1 }, 422, 'height'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(imc, input)).toEqual({ status, fields: [field] });
  });

  it('accepts a BMI of exactly 6 and 180, whatever the binary noise', () => {
    expect(callTool(imc, { weight: 7.26, height: 1.1 }).bmi).toBe(6);
    expect(callTool(imc, { weight: 217.8, height: 1.1 }).bmi).toBe(180);
  });
});
