import { input, rateEntries } from './_beta.texts.ts';
import { saleEntries, soldAt, suggestedEntry, totals } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceBeta } from './marketplace-beta.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const sale = saleEntries({
  comissao: { pt: ['Comissão', 'Comissão da plataforma'], en: ['Commission', 'Commission of the platform'] },
  programaFreteGratis: { pt: ['Programa de frete grátis', 'Taxa do programa de frete grátis'], en: ['Free-shipping program', 'Fee of the free-shipping program'] },
  descontoTeto: {
    pt: ['Desconto do teto', 'O que comissão e programa passam do teto, que é descontado da soma'],
    en: ['Cap discount', 'What commission and free-shipping program exceed the cap by, subtracted from the sum'],
  },
  taxaTransacao: { pt: ['Taxa de transação', 'Cobrada de cada pedido pago'], en: ['Transaction fee', 'Charged on each paid order'] },
  tarifaFixa: { pt: ['Tarifa fixa', 'Valor cobrado por item'], en: ['Fixed fee', 'Amount charged per item'] },
  adicionalPessoaFisica: { pt: ['Adicional sem CNPJ', 'Adicional de quem vende sem CNPJ'], en: ['Surcharge without CNPJ', 'Surcharge for sellers without a CNPJ'] },
}) satisfies FieldsTexts;

export const marketplaceBetaTexts = {
  englishName: 'Capped-commission marketplace fees',
  summary: {
    pt: 'Taxas, lucro e preço sugerido em um marketplace com teto de comissão e programa de frete grátis',
    en: 'Fees, profit and suggested price on a marketplace with a commission cap and a free-shipping program',
  },
  about: referenceRates,
  input,
  output: { ...soldAt, ...sale, precoSugerido: suggestedEntry({ ...soldAt, ...sale }), totais: totals, tabela: usedRates(rateEntries) },
} satisfies TextsOf<typeof marketplaceBeta>;
