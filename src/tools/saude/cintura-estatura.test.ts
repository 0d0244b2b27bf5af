import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { cinturaEstatura } from './cintura-estatura.ts';

const INCH = 2.54;

describe('cintura-estatura', () => {
  // The examples with which the press announced the guideline: at 5 ft 4 a waist of 29 in is healthy and 32 in is
  // not; at 5 ft 10 a waist of 36 in is an increased risk (lbc.co.uk, 8 April 2022).
  it.each([
    [64, 29, 'saudavel'],
    [64, 32, 'aumentado'],
    [70, 36, 'aumentado'],
  ])('%d in of height and %d in of waist are %s', (height, waist, id) => {
    const input = { height: (height * INCH) / 100, waist: waist * INCH };
    expect(callTool(cinturaEstatura, input).classification.id).toBe(id);
  });

  // NICE: 0.4 to 0.49 healthy, 0.5 to 0.59 increased, 0.6 and more high.
  it.each([
    [39.9, 'abaixo'],
    [40, 'saudavel'],
    [49.9, 'saudavel'],
    [50, 'aumentado'],
    [59.9, 'aumentado'],
    [60, 'alto'],
  ])('a waist of %d %% of the height is %s', (waist, id) => {
    expect(callTool(cinturaEstatura, { waist, height: 1 }).classification.id).toBe(id);
  });

  it('what exceeds half the height is to be reduced', () => {
    expect(callTool(cinturaEstatura, { waist: 100, height: 1.8 })).toMatchObject({
      maxHealthyWaist: 90,
      waistToReduce: 10,
    });
    expect(callTool(cinturaEstatura, { waist: 80, height: 1.8 }).waistToReduce).toBe(0);
  });

  // WHO: increased from 94 cm of men and 80 cm of women, substantially from 102 and 88 cm.
  it.each([
    ['masculino', 93.9, 'normal'],
    ['masculino', 94, 'aumentado'],
    ['masculino', 102, 'muito-aumentado'],
    ['feminino', 79.9, 'normal'],
    ['feminino', 80, 'aumentado'],
    ['feminino', 88, 'muito-aumentado'],
  ])('%s with %d cm: %s', (sex, waist, id) => {
    expect(callTool(cinturaEstatura, { waist, height: 1.7, sex }).waistRisk.id).toBe(id);
  });

  it('without the sex there is no waist risk', () => {
    expect(callTool(cinturaEstatura, { waist: 90, height: 1.7 })).not.toHaveProperty('waistRisk');
  });

  it.each([
    [{ waist: 90 }, 400, 'height'],
    [{ waist: 19, height: 1.7 }, 400, 'waist'],
    [{ waist: 90, height: 170 }, 400, 'height'],
    [{ waist: 90, height: 1.7, sex: 'M' }, 400, 'sex'],
    [{ waist: 20, height: 1.7 }, 422, 'height'],
    [{ waist: 300, height: 1.7 }, 422, 'height'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(cinturaEstatura, input)).toEqual({ status, fields: [field] });
  });
});
