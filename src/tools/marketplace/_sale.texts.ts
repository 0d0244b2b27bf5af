import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const soldAt = {
  precoVenda: {
    pt: ['Preço venda', 'Preço de venda da unidade'],
    en: ['Selling price of the unit', 'Selling price of the unit'],
  },
} satisfies FieldsTexts;

export const saleEntries = <Fees extends FieldsTexts>(fees: Fees) =>
  ({
    taxas: {
      pt: ['Taxas', 'O que a plataforma cobra'],
      en: ['What the platform charges', 'What the platform charges'],
      fields: {
        ...fees,
        total: {
          pt: ['Soma das taxas', 'Soma das taxas'],
          en: ['Sum of the fees', 'Sum of the fees'],
        },
        percentual: {
          pt: ['Soma das taxas', 'Soma das taxas, sobre a receita'],
          en: ['Sum of the fees', 'Sum of the fees, on the revenue'],
        },
      },
    },
    valorLiquido: {
      pt: ['O que o vendedor recebe', 'O que o vendedor recebe, já sem as taxas'],
      en: ['What the seller receives', 'What the seller receives, after the fees'],
    },
    impostos: {
      pt: ['Impostos', 'Impostos do vendedor'],
      en: ['Taxes of the seller', 'Taxes of the seller'],
    },
    custos: {
      pt: ['Soma dos custos', 'Soma dos custos'],
      en: ['Sum of the costs', 'Sum of the costs'],
    },
    lucro: {
      pt: ['Lucro', 'O que sobra depois de taxas, impostos e custos'],
      en: ['What is left after fees', 'What is left after fees, taxes and costs'],
    },
    margem: {
      pt: ['Margem', 'Lucro sobre a receita'],
      en: ['Profit on the revenue', 'Profit on the revenue'],
    },
  }) satisfies FieldsTexts;

export const suggestedEntry = <Entries extends FieldsTexts>(entries: Entries) =>
  ({
    pt: [
      'Preço sugerido',
      'O menor preço, em centavos inteiros, que deixa a margem desejada, e a venda por ele; só com margemAlvo',
    ],
    en: [
      'The least price',
      'The least price, in whole cents, that leaves the margin wanted, and the sale at it; only with margemAlvo',
    ],
    fields: entries,
  }) satisfies FieldTexts;

export const totals = {
  pt: ['O resultado de todas as unidades', 'O resultado de todas as unidades; só quando há preço'],
  en: ['The result of all units', 'The result of all units; only when there is a price'],
  fields: {
    quantidade: {
      pt: ['Unidades vendidas', 'Unidades vendidas'],
      en: ['Units sold', 'Units sold'],
    },
    receita: {
      pt: ['Preço de todas as unidades', 'Preço de todas as unidades'],
      en: ['Price of all units', 'Price of all units'],
    },
    taxas: {
      pt: ['Taxas', 'Taxas de todas as unidades'],
      en: ['Fees of all units', 'Fees of all units'],
    },
    valorLiquido: {
      pt: ['O que o vendedor recebe por todas', 'O que o vendedor recebe por todas'],
      en: ['What the seller receives for all', 'What the seller receives for all'],
    },
    lucro: {
      pt: ['Lucro', 'Lucro de todas as unidades'],
      en: ['Profit of all units', 'Profit of all units'],
    },
  },
} satisfies FieldTexts;
