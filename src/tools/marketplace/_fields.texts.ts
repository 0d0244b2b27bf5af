import { tableEntries } from '../../kit/fields/legal.texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const referenceRates: Text = {
  pt: 'As tarifas são de referência, típicas do mercado brasileiro, e não as de uma empresa. Cada uma pode ser trocada em tabela.',
  en: 'The fees are reference values, typical of the Brazilian market, and not those of any one company. Each can be replaced in tabela.',
};

/** `tabela` in a call. */
export const ownRates = { pt: ['Suas tarifas', 'Tarifas que você paga, no lugar das de referência'], en: ['Your fees', 'Fees that you pay, in place of the reference ones'] } satisfies FieldTexts;

export const priceEntry = {
  precoVenda: {
    pt: ['Preço de venda', 'Preço de venda da unidade. Sem ele, custo e margemAlvo são obrigatórios'],
    en: ['Selling price', 'Selling price of the unit. Without it, custo and margemAlvo are required'],
  },
} satisfies FieldsTexts;

export const saleFields = {
  custo: { pt: ['Custo', 'Custo do que se vende, por unidade'], en: ['Cost', 'Cost of what is sold, per unit'] },
  outrosCustos: { pt: ['Outros custos', 'Outros custos por unidade, como embalagem e anúncios'], en: ['Other costs', 'Other costs per unit, such as packaging and advertising'] },
  aliquotaImpostos: { pt: ['Impostos do vendedor', 'Impostos do vendedor, sobre a receita'], en: ['Seller’s taxes', 'Seller’s taxes, on the revenue'] },
  margemAlvo: {
    pt: ['Margem desejada', 'Margem de lucro sobre a receita: acrescenta o preço sugerido e precisa de custo'],
    en: ['Target margin', 'Profit margin on the revenue: adds the suggested price and needs custo'],
  },
} satisfies FieldsTexts;

export const unitsSold = { pt: ['Unidades vendidas', 'Numa mesma venda'], en: ['Units sold', 'In one sale'] } satisfies FieldTexts;

export const usedRates = <Rates extends FieldsTexts>(rates: Rates) =>
  ({
    pt: ['Tarifas usadas', 'As de referência, trocadas pelas que foram enviadas'],
    en: ['Fees used', 'The reference ones, replaced where others were sent'],
    fields: { ...tableEntries, ...rates },
  }) satisfies FieldTexts;
