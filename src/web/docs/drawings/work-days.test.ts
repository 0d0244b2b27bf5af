import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor } from '#test/support/drawings.ts';

makeDocument();

async function drawn(input: Record<string, unknown>, language: 'pt' | 'en' = 'pt') {
  const drawing = await drawingFor('calculadoras-dias-uteis', input, language);
  const cells = [...(drawing?.querySelectorAll('td:not(.other)') ?? [])];
  const textOf = (day: number) =>
    cells.find((cell) => cell.firstChild?.textContent === String(day))?.textContent;
  return { drawing, cells, textOf };
}

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

// Lei 662/1949, Lei 10.607/2002 and Lei 14.759/2023: 2, 15 and 20 November.
it('November of 2026 numbers its 19 working days and marks its holidays', async () => {
  const { cells, textOf } = await drawn(november);
  expect(cells).toHaveLength(30);
  expect([1, 2, 3, 20, 30].map(textOf)).toEqual(['1', '2feriado', '31º', '20feriado', '3019º']);
});

it('Saturdays are numbered where they are worked', async () => {
  const { textOf } = await drawn({ ...november, saturday: true }, 'en');
  expect(textOf(7)).toBe('75');
});

it('a count that leaves the first day out has no numbers, which would not be those of the answer', async () => {
  const { textOf } = await drawn({ ...november, startDate: '2026-11-03', includeStart: false });
  expect([3, 4].map(textOf)).toEqual(['3', '4']);
});

it('the day that so many working days lead to is marked', async () => {
  const { textOf } = await drawn({ startDate: '2026-11-03', days: 5 });
  expect(textOf(10)).toBe('10fim');
});

it('a period of more than two months has no calendar', async () => {
  expect((await drawn({ startDate: '2026-01-01', endDate: '2026-06-30' })).drawing).toBeNull();
});
