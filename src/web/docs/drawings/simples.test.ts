import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsOf } from './simples.ts';
import { answerOf, reais, readTable, runs } from '#test/support/drawings.ts';

it('Simples: the point of the company is on the line of its annex', async () => {
  const { value } = await readTable('/tabelas/simples-nacional?data=2026-06-01');
  fc.assert(
    fc.property(
      reais(1000, 6_000_000),
      fc.constantFrom('I', 'II', 'III', 'IV', 'V'),
      fc.boolean(),
      (rbt12, anexo, passed) => {
        const answer = answerOf('calculadoras-simples-nacional', {
          rbt12,
          anexo,
          receitaMes: 1000,
          ano: 2026,
          ...(passed && rbt12 > 3_600_000 && { sublimiteExcedidoAnoAnterior: true }),
        });
        const drawn = stepsOf(answer, value);
        const own = drawn?.steps.find(({ isOwn }) => isOwn);
        const { point, line = [], steps = [] } = drawn ?? {};
        const after = line.findIndex(
          ([x], i) => i > 0 && x >= (point?.x ?? 0) && x > (line[i - 1]?.[0] ?? 0),
        );
        const [[x1, y1], [x2, y2]] = [line[after - 1] ?? [0, 0], line[after] ?? [0, 0]];
        const between = y1 + ((y2 - y1) * ((point?.x ?? 0) - x1)) / (x2 - x1);
        // Half a pixel is left for the bend between two points.
        expect(Math.abs(between - (point?.y ?? 0))).toBeLessThan(0.5);
        expect(point?.x).toBeGreaterThanOrEqual(own?.x ?? Number.NaN);
        expect(point?.x).toBeLessThanOrEqual((own?.x ?? 0) + (own?.width ?? 0) + 1e-9);
        expect(steps.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
      },
    ),
    runs,
  );
});
