import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();

it('the cost of a worker lists pay, benefits, charges and provisions, and ends with their sum', async () => {
  const drawing = await drawingFor('calculadoras-custo-funcionario', {
    salarioBruto: 3000,
    regime: 'lucro-presumido',
    valeRefeicao: 400,
  });
  const rows = heard(drawing as Element).filter((line) => line.includes('- '));
  expect(rows[0]).toContain('Remuneração');
  expect(rows.find((row) => row.includes('INSS patronal'))).toMatch(/600,00$/);
  expect(rows.at(-1)).toContain('Custo do mês');
  const cents = (row: string) => Number(/[\d.]+,\d{2}$/.exec(row)?.[0].replaceAll('.', '').replace(',', ''));
  const amounts = rows.map(cents);
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1));
});
