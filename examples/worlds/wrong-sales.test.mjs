// A world as test data: npx vitest run
import { world } from 'canivete/world';
import { describe, expect, it } from 'vitest';
import { wrongSales } from './wrong-sales.mjs';

const sizes = { seed: 'sales', employees: 0, sales: 40 };
const check = ({ tables }) => wrongSales([...tables.vendas], [...tables.venda_itens]);

describe('wrongSales', () => {
  it('finds nothing where all sales add up', () => {
    expect(check(world(sizes))).toEqual([]);
  });

  it('finds the sales that were made wrong, and no other', () => {
    const spoiled = world({ ...sizes, anomalies: 0.05 });
    const named = [...spoiled.tables.anomalias].filter(({ tipo }) => tipo === 'venda-nao-soma');
    expect(named).not.toEqual([]);
    expect(check(spoiled)).toEqual(named.map(({ linha_id }) => linha_id));
  });
});
