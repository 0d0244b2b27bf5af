/** The ids of sales whose products do not cost what their items add up to. Amounts are in reais. */
export function wrongSales(sales, items) {
  const cents = (amount) => Math.round(amount * 100);
  const sums = new Map();
  for (const { venda_id, total } of items) sums.set(venda_id, (sums.get(venda_id) ?? 0) + cents(total));
  return sales.filter(({ id, valor_produtos }) => cents(valor_produtos) !== sums.get(id)).map(({ id }) => id);
}
