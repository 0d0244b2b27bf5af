import { input, rateEntries } from './_alpha.texts.ts';
import { saleEntries, soldAt, suggestedEntry, totals } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceAlpha } from './marketplace-alpha.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const sale = saleEntries({
  comissao: { pt: ['Comissão', 'Comissão da plataforma'], en: ['Commission', 'Commission of the platform'] },
  tarifaFixa: { pt: ['Tarifa fixa', 'Tarifa fixa da faixa de preço'], en: ['Fixed fee', 'Fixed fee of the price band'] },
  frete: { pt: ['Frete', 'Frete pago pelo vendedor'], en: ['Shipping', 'Shipping paid by the seller'] },
}) satisfies FieldsTexts;

export const marketplaceAlphaTexts = {
  englishName: 'General marketplace fees',
  summary: {
    pt: 'Taxas, lucro e preço sugerido em um marketplace com tarifa fixa e frete por faixa de preço',
    en: 'Fees, profit and suggested price on a marketplace with fixed fee and shipping by price band',
  },
  search: { pt: 'vender online, comissão, frete grátis, loja virtual, taxa de venda', en: 'seller fees, commission, online store, shipping' },
  people: { name: { pt: 'Taxas do varejo geral', en: 'General retail fees' } },
  about: referenceRates,
  input,
  output: { ...soldAt, ...sale, precoSugerido: suggestedEntry({ ...soldAt, ...sale }), totais: totals, tabela: usedRates(rateEntries) },
} satisfies TextsOf<typeof marketplaceAlpha>;
