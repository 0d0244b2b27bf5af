import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { alturaFilho } from './altura-filho.ts';

const parent = fc.integer({ min: 1000, max: 2600 }).map((millimetres) => millimetres / 1000);

describe('altura-filho', () => {
  // Worked examples of Tanner's formula (droracle.ai).
  it.each([
    [1.86, 1.57, 1.78, 1.65],
    [1.6, 1.55, 1.64, 1.51],
  ])(
    'parents of %d and %d m: a son of %d and a daughter of %d m',
    (fatherHeight, motherHeight, son, daughter) => {
      const { predictions } = callTool(alturaFilho, { fatherHeight, motherHeight });
      expect(predictions).toMatchObject([
        { sex: 'masculino', height: son },
        { sex: 'feminino', height: daughter },
      ]);
    },
  );

  it('is the same whichever parent has which height', () => {
    fc.assert(
      fc.property(parent, parent, (a, b) => {
        expect(callTool(alturaFilho, { fatherHeight: a, motherHeight: b })).toEqual(
          callTool(alturaFilho, { fatherHeight: b, motherHeight: a }),
        );
      }),
    );
  });

  // Tanner, Goldstein & Whitehouse 1970: 13 cm between the sexes, ± 8.5 cm (BMC Pediatr 2025;26:30, table 1).
  it('a son is 13 cm taller than a daughter, each ± 8.5 cm', () => {
    fc.assert(
      fc.property(parent, parent, (fatherHeight, motherHeight) => {
        const [son, daughter] = callTool(alturaFilho, { fatherHeight, motherHeight }).predictions;
        expect(son.height - daughter.height).toBeCloseTo(0.13, 2);
        for (const { height, min, max } of [son, daughter]) {
          expect(height - min).toBeCloseTo(0.085, 2);
          expect(max - height).toBeCloseTo(0.085, 2);
        }
      }),
    );
  });

  it('predicts only the sex that is asked for', () => {
    const parents = { fatherHeight: 1.8, motherHeight: 1.65 };
    const { predictions } = callTool(alturaFilho, { ...parents, sex: 'feminino' });
    expect(predictions).toEqual([callTool(alturaFilho, parents).predictions[1]]);
  });

  it.each([
    [{ fatherHeight: 1.8 }, ['motherHeight']],
    [{ fatherHeight: 180, motherHeight: 165 }, ['fatherHeight', 'motherHeight']],
    [{ fatherHeight: 2.7, motherHeight: 1.6 }, ['fatherHeight']],
    [{ fatherHeight: 1.8, motherHeight: 0.9 }, ['motherHeight']],
  ])('refuses %o', (input, fields) => {
    expect(refusal(alturaFilho, input)).toEqual({ status: 400, fields });
  });
});
