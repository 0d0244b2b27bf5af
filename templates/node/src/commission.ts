// A tool of your own, with all that the others have: GET /v1/vendas/comissao?vendas=20000, its form at /v1/docs.
import { defineTool, describe, money, num, reais } from 'canivete/core';
import * as v from 'valibot';

export const commission = defineTool({
  method: 'GET',
  path: '/vendas/comissao',
  category: 'vendas',
  categoryName: { pt: 'Vendas', en: 'Sales' },
  name: 'Comissão',
  summary: 'Comissão de um mês de vendas',
  en: { name: 'Commission', summary: 'Commission on a month of sales' },
  input: v.object({
    vendas: describe(money(1_000_000), { pt: 'Total vendido no mês', en: 'Sales of the month' }),
  }),
  output: v.object({
    comissao: describe(num(reais), { pt: 'Comissão de 3%', en: 'Commission of 3%' }),
  }),
  result: 'comissao',
  examples: [{ input: { vendas: 20_000 } }],
  run: ({ vendas }) => ({ comissao: Math.round(vendas * 3) / 100 }),
});
