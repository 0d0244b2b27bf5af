import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor } from '#test/support/drawings.ts';

makeDocument();

const drawn = (faturamento: number) => drawingFor('calculadoras-mei', { faturamento, ano: 2026 });

// LC 123/2006, art. 18-A, § 1º and § 7º, III: 81,000 a year, and a fifth above it to the end of the year.
it.each([
  [40_000, 'within', '40.000 de 81.000: 49,38 % do limite.'],
  [74_200, 'near', '74.200 de 81.000: 91,6 % do limite.'],
  [90_000, 'over', '90.000 de 81.000: 111,11 % do limite.'],
])('a revenue of %d is %s the limit', async (revenue, kind, text) => {
  const drawing = await drawn(revenue);
  expect(drawing?.querySelector(`rect.${kind}`)).not.toBeNull();
  expect(drawing?.querySelector('figcaption')?.textContent).toBe(text);
  expect(drawing?.textContent).toContain('97.200 · 20 % acima');
});

it('a DAS without a revenue has no bar', async () => {
  expect(await drawingFor('calculadoras-mei', { ano: 2026 })).toBeNull();
});

// LC 123/2006, arts. 13-A and 20: 3.6 million a year, and a fifth above it to the end of the year.
it.each([
  [1_000_000, 'within', '1.100.000 de 3.600.000: 30,56 % do sublimite.'],
  [3_300_000, 'near', '3.400.000 de 3.600.000: 94,44 % do sublimite.'],
  [3_600_000, 'over', '3.700.000 de 3.600.000: 102,78 % do sublimite.'],
])('a year of the Simples after %d is %s the sublimit', async (before, kind, text) => {
  const input = { anexo: 'I', rbt12: 3_000_000, receitaMes: 100_000, receitaAcumuladaAno: before, ano: 2026 };
  const drawing = await drawingFor('calculadoras-simples-nacional', input);
  expect(drawing?.querySelector(`rect.${kind}`)).not.toBeNull();
  expect(drawing?.querySelector('figcaption')?.textContent).toBe(text);
  expect(drawing?.textContent).toContain('4.320.000 · 20 % acima');
});
