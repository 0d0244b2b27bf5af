import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { mediaEscolar } from './media-escolar.ts';

interface Grade {
  readonly value?: number | null;
  readonly weight?: number;
  readonly name?: string;
}

const mean = (grades: readonly Grade[], more: Record<string, unknown> = {}) =>
  callTool(mediaEscolar, { grades, ...more });
const held = (...values: number[]): Grade[] => values.map((value) => ({ value }));

describe('the average', () => {
  it.each([
    [held(7, 8), {}, 7.5],
    [held(10, 0, 0), {}, 3.33],
    [held(10, 10, 0), { decimals: 0 }, 7],
    [held(10, 10, 0), { decimals: 4 }, 6.6667],
    // Halves go up, and on the decimals: with doubles, 0.1 + 0.7 + … would fall short.
    [held(1.01, 1), {}, 1.01],
    [held(5.35, 5.34), {}, 5.35],
    [
      [
        { value: 9, weight: 0.1 },
        { value: 6, weight: 0.2 },
      ],
      {},
      7,
    ],
    [
      [
        { value: 7, weight: 2 },
        { value: 5.5, weight: 3 },
      ],
      {},
      6.1,
    ],
    [
      [
        { value: 7, name: 'P1' },
        { value: null, name: 'P2' },
      ],
      {},
      7,
    ],
    [[{}], {}, null],
    [[{ value: 0 }], {}, 0],
  ])('of %j, %j is %d', (grades, more, average) => {
    expect(mean(grades, more).average).toBe(average);
  });

  it('lies between the least and the greatest grade, and equal grades give it', () => {
    const grade = fc.record({
      value: fc.integer({ min: 0, max: 100 }).map((n) => n / 10),
      weight: fc.integer({ min: 1, max: 50 }).map((n) => n / 10),
    });
    fc.assert(
      fc.property(fc.array(grade, { minLength: 1, maxLength: 20 }), (grades) => {
        const values = grades.map(({ value }) => value);
        const { average, weightedSum, totalWeight, gradedWeight } = mean(grades);
        expect(average).toBeGreaterThanOrEqual(Math.min(...values));
        expect(average).toBeLessThanOrEqual(Math.max(...values));
        expect(gradedWeight).toBe(totalWeight);
        expect(weightedSum / totalWeight).toBeCloseTo(average, 1);
        const same = grades.map(({ weight }) => ({ value: values[0] as number, weight }));
        expect(mean(same).average).toBe(values[0]);
      }),
    );
  });
});

describe('media-escolar with grades to come', () => {
  it('says what is needed in all of them, rounded up', () => {
    expect(mean([{ value: 5 }, { value: 6 }, {}])).toEqual({
      average: 5.5,
      weightedSum: 11,
      totalWeight: 3,
      gradedWeight: 2,
      passingGrade: 6,
      maxGrade: 10,
      status: 'em-andamento',
      pending: { weight: 1, neededGrade: 7, possible: true, minFinalAverage: 3.67, maxFinalAverage: 7 },
    });
    expect(mean([{ value: 5, weight: 2 }, { weight: 3 }]).pending.neededGrade).toBe(6.67);
    expect(mean([{}, {}]).pending).toMatchObject({ neededGrade: 6, minFinalAverage: 0, maxFinalAverage: 10 });
  });

  it.each([
    [[{ value: 10, weight: 3 }, { weight: 1 }], 'aprovado', 0, true],
    [[{ value: 8, weight: 3 }, { weight: 1 }], 'aprovado', 0, true],
    [[{ value: 2 }, {}], 'em-andamento', 10, true],
    [[{ value: 1.9 }, {}], 'recuperacao', 10.1, false],
  ])('%j: %s, needs %d', (grades, status, neededGrade, possible) => {
    expect(mean(grades)).toMatchObject({ status, pending: { neededGrade, possible } });
  });

  it('the needed grade passes, and a step below it does not', () => {
    const value = fc.integer({ min: 0, max: 100 }).map((n) => n / 10);
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (values, pending) => {
          const { status, pending: said } = mean([
            ...held(...values),
            ...Array.from({ length: pending }, () => ({})),
          ]);
          fc.pre(status === 'em-andamento');
          // Four decimals, so that rounding the average itself hides nothing.
          const after = (grade: number) =>
            mean([...held(...values), ...held(...Array(pending).fill(grade))], { decimals: 4 }).status;
          expect(after(said.neededGrade)).toBe('aprovado');
          const below = Math.round((said.neededGrade - 0.01) * 100) / 100;
          if (below >= 0) expect(after(below)).not.toBe('aprovado');
        },
      ),
    );
  });
});

describe('media-escolar with every grade held', () => {
  it.each([
    [held(6, 6), {}, 'aprovado', undefined],
    [held(5.99, 6), {}, 'aprovado', undefined],
    [held(5.98, 6), {}, 'recuperacao', { neededGrade: 4.01, possible: true }],
    [held(5, 4), {}, 'recuperacao', { neededGrade: 5.5, possible: true }],
    [held(0), {}, 'recuperacao', { neededGrade: 10, possible: true }],
    [held(0), { examPassingGrade: 6 }, 'reprovado', { neededGrade: 12, possible: false }],
    [held(6.5), { passingGrade: 7 }, 'recuperacao', { neededGrade: 3.5, possible: true }],
    [held(6.5), { passingGrade: 7, examPassingGrade: 3 }, 'recuperacao', { neededGrade: 0, possible: true }],
    [held(59), { maxGrade: 100 }, 'recuperacao', { neededGrade: 41, possible: true }],
    [held(60), { maxGrade: 100 }, 'aprovado', undefined],
  ])('%j, %j: %s', (grades, more, status, exam) => {
    const answer = mean(grades, more);
    expect(answer.status).toBe(status);
    expect(answer.finalExam).toEqual(exam && { ...exam, rule: '(média + exame) / 2' });
    expect(answer.pending).toBeUndefined();
  });

  it('passes by 60 % of the highest grade, unless told otherwise', () => {
    expect(mean(held(4.2), { maxGrade: 7 })).toMatchObject({ passingGrade: 4.2, status: 'aprovado' });
    expect(mean(held(4.2), { maxGrade: 7, passingGrade: 0 })).toMatchObject({ passingGrade: 0 });
  });
});

it.each([
  [{}, 400, 'grades'],
  [{ grades: [] }, 400, 'grades'],
  [{ grades: Array.from({ length: 101 }, () => ({ value: 1 })) }, 400, 'grades'],
  [{ grades: [{ value: '7' }] }, 400, 'grades[0].value'],
  [{ grades: [{ value: -1 }] }, 400, 'grades[0].value'],
  [{ grades: [{ value: 1, weight: 0 }] }, 400, 'grades[0].weight'],
  [{ grades: [{ value: 1, weight: 1001 }] }, 400, 'grades[0].weight'],
  [{ grades: [{ value: 1 }], maxGrade: 0.5 }, 400, 'maxGrade'],
  [{ grades: [{ value: 1 }], decimals: 5 }, 400, 'decimals'],
  [{ grades: [{ value: 1 }], passingGrade: -1 }, 400, 'passingGrade'],
  [{ grades: [{ value: 5 }, { value: 11 }] }, 422, 'grades[1].value'],
  [{ grades: [{ value: 5 }], passingGrade: 10.5 }, 422, 'passingGrade'],
  [{ grades: [{ value: 5 }], maxGrade: 5, examPassingGrade: 6 }, 422, 'examPassingGrade'],
])('%j: %i %s', (input, status, field) => {
  expect(refusal(mediaEscolar, input)).toMatchObject({ status, fields: [field] });
});
