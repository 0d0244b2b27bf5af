import { input, rateEntries } from './_alpha.texts.ts';
import { saleEntries, soldAt, suggestedEntry, totals } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceAlpha } from './marketplace-alpha.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const sale = saleEntries({
  comissao: {
    pt: ['Comissão', 'Comissão'],
    en: ['Commission', 'Commission'],
  },
  tarifaFixa: {
    pt: ['Tarifa fixa', 'Tarifa fixa da faixa de preço'],
    en: ['Fixed fee of the price', 'Fixed fee of the price'],
  },
  frete: {
    pt: ['Frete', 'Frete pago pelo vendedor'],
    en: ['Freight paid by the seller', 'Freight paid by the seller'],
  },
}) satisfies FieldsTexts;

export const marketplaceAlphaTexts = {
  englishName: 'Fees of the general retail marketplace',
  summary: {
    pt: 'Taxas, lucro e preço sugerido em um marketplace com tarifa fixa e frete por faixa de preço',
    en: 'Fees, profit and suggested price in a marketplace with a fixed fee and freight by price',
  },
  about: referenceRates,
  input,
  output: {
    ...soldAt,
    ...sale,
    precoSugerido: suggestedEntry({
      ...soldAt,
      ...sale,
    }),
    totais: totals,
    tabela: usedRates(rateEntries),
  },
} satisfies TextsOf<typeof marketplaceAlpha>;
