import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, drawingFor, reais, runs } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';
import { toCents } from './numbers.ts';
import { type Series, stack } from './reform.ts';

makeDocument();

const rowsOf = async (input: Record<string, unknown>) =>
  heard((await drawingFor('calculadoras-cbs-ibs', input)) as Element).filter((line) => line.includes('- '));

it('the parts of a price add up to the total of the invoice, with the taxes on top from 2027 alone', async () => {
  const amounts = (rows: readonly string[]) =>
    rows.map((row) => Number(/[\d.]+,\d{2}$/.exec(row)?.[0].replaceAll('.', '').replace(',', '')));
  const itens = [{ valor: 1000, icms: 180, aliquotaIs: 10 }];
  const after = await rowsOf({ itens, aliquotaCbs: 8, ano: 2027 });
  expect(after).toHaveLength(6);
  const before = await rowsOf({ itens: [{ valor: 1000, icms: 180 }], ano: 2026 });
  expect(before).toHaveLength(3);
  for (const rows of [after, before]) {
    const cents = amounts(rows);
    expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
  }
});

it('the bars of the years stand on one scale, and what is above zero is in them', () => {
  const firms = fc.record({ receita: reais(1000, 900_000), compras: reais(0, 900_000) });
  fc.assert(
    fc.property(firms, (firm) => {
      const { serie } = answerOf('calculadoras-transicao-reforma', {
        ...firm,
        setor: 'comercio',
        aliquotaIcms: 18,
      }) as { serie: Series };
      const segments = stack(serie);
      const above = (['pisCofins', 'icms', 'cbs', 'ibs'] as const).flatMap((tax) =>
        serie[tax].filter((value) => toCents(value) > 0),
      );
      expect(segments).toHaveLength(above.length);
      const pixels = segments.reduce((sum, { height }) => sum + height, 0);
      const scale = pixels / above.reduce((sum, value) => sum + value, 0);
      for (const { tax, x, height, y } of segments) {
        expect(height).toBeCloseTo((serie[tax][Math.floor(x / 12.5)] ?? 0) * scale, 6);
        expect(y).toBeGreaterThanOrEqual(21.99);
      }
    }),
    runs,
  );
});
