import { tableEntries } from '../../kit/fields/legal.texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const referenceRates: Text = {
  pt: 'As tarifas são de referência, típicas do mercado brasileiro, e não as de uma empresa. Cada uma pode ser trocada em tabela.',
  en: 'The fees are of reference, typical of the Brazilian market, and not those of a company. Each can be replaced in tabela.',
};

/** `tabela` in a call. */
export const ownRates = {
  pt: ['Tarifas suas', 'Tarifas suas, no lugar das de referência'],
  en: ['Rates of your own', 'Rates of your own, in place of those of reference'],
} satisfies FieldTexts;

export const priceEntry = {
  precoVenda: {
    pt: ['Preço venda', 'Preço de venda da unidade. Sem ele, custo e margemAlvo são obrigatórios'],
    en: [
      'Selling price of the unit',
      'Selling price of the unit. Without it, custo and margemAlvo are required',
    ],
  },
} satisfies FieldsTexts;

export const saleFields = {
  custo: {
    pt: ['Custo', 'Custo do que se vende, por unidade'],
    en: ['Cost of what is sold', 'Cost of what is sold, per unit'],
  },
  outrosCustos: {
    pt: ['Outros custos por unidade', 'Outros custos por unidade, como embalagem e anúncios'],
    en: ['Other costs per unit', 'Other costs per unit, such as packaging and advertising'],
  },
  aliquotaImpostos: {
    pt: ['Impostos do vendedor', 'Impostos do vendedor, sobre a receita'],
    en: ['Taxes of the seller', 'Taxes of the seller, on the revenue'],
  },
  margemAlvo: {
    pt: [
      'Margem de lucro desejada',
      'Margem de lucro desejada, sobre a receita: pede o preço sugerido, e precisa de custo',
    ],
    en: [
      'Profit margin wanted',
      'Profit margin wanted, on the revenue: asks for the suggested price, and needs custo',
    ],
  },
} satisfies FieldsTexts;

export const unitsSold = {
  pt: ['Unidades vendidas', 'Unidades vendidas'],
  en: ['Units sold', 'Units sold'],
} satisfies FieldTexts;

export const usedRates = <Rates extends FieldsTexts>(rates: Rates) =>
  ({
    pt: ['A tabela usada', 'A tabela usada, com as tarifas enviadas no lugar das de referência'],
    en: ['The table used', 'The table used, with the rates that were sent in place of those of reference'],
    fields: {
      ...tableEntries,
      ...rates,
    },
  }) satisfies FieldTexts;
