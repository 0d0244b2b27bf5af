import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const soldAt = { precoVenda: { pt: ['Preço de venda', 'Preço de venda da unidade'], en: ['Selling price', 'Selling price of the unit'] } } satisfies FieldsTexts;

export const saleEntries = <Fees extends FieldsTexts>(fees: Fees) =>
  ({
    taxas: {
      pt: ['Taxas', 'O que a plataforma cobra'],
      en: ['Fees', 'What the platform charges'],
      fields: {
        ...fees,
        total: { pt: ['Total das taxas', 'Soma das taxas'], en: ['Total fees', 'Sum of the fees'] },
        percentual: { pt: ['Taxas sobre a receita', 'Soma das taxas como parte da receita'], en: ['Fees on revenue', 'Sum of the fees as a share of the revenue'] },
      },
    },
    valorLiquido: { pt: ['Valor recebido', 'O que o vendedor recebe, já sem as taxas'], en: ['Amount received', 'What the seller receives, after the fees'] },
    impostos: { pt: ['Impostos', 'Impostos do vendedor'], en: ['Taxes', 'Seller’s taxes'] },
    custos: { pt: ['Custos', 'Soma dos custos'], en: ['Costs', 'Sum of the costs'] },
    lucro: { pt: ['Lucro', 'O que sobra depois de taxas, impostos e custos'], en: ['Profit', 'What is left after fees, taxes and costs'] },
    margem: { pt: ['Margem de lucro', 'Lucro sobre a receita'], en: ['Profit margin', 'Profit over revenue'] },
  }) satisfies FieldsTexts;

export const suggestedEntry = <Entries extends FieldsTexts>(entries: Entries) =>
  ({
    pt: ['Preço sugerido', 'O menor preço, em centavos inteiros, que deixa a margem desejada, com a venda calculada por ele; só com margemAlvo'],
    en: ['Suggested price', 'The lowest price, in whole cents, that leaves the target margin, with the sale calculated at it; only with margemAlvo'],
    fields: entries,
  }) satisfies FieldTexts;

export const totals = {
  pt: ['Todas as unidades', 'O resultado de todas as unidades; só quando há preço'],
  en: ['All units', 'Result of all units; only when there is a price'],
  fields: {
    quantidade: { pt: ['Unidades vendidas', 'Numa mesma venda'], en: ['Units sold', 'In one sale'] },
    receita: { pt: ['Receita total', 'Preço de todas as unidades'], en: ['Total revenue', 'Price of all units'] },
    taxas: { pt: ['Taxas', 'Taxas de todas as unidades'], en: ['Fees', 'Fees of all units'] },
    valorLiquido: { pt: ['Valor recebido', 'O que o vendedor recebe por todas'], en: ['Amount received', 'What the seller receives for all'] },
    lucro: { pt: ['Lucro', 'Lucro de todas as unidades'], en: ['Profit', 'Profit of all units'] },
  },
} satisfies FieldTexts;
