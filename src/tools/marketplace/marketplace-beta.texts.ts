import { input, rateEntries } from './_beta.texts.ts';
import { saleEntries, soldAt, suggestedEntry, totals } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceBeta } from './marketplace-beta.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const sale = saleEntries({
  comissao: {
    pt: ['Comissão', 'Comissão'],
    en: ['Commission', 'Commission'],
  },
  programaFreteGratis: {
    pt: ['Programa frete grátis', 'Taxa do programa de frete grátis'],
    en: ['Fee of the free-shipping programme', 'Fee of the free-shipping programme'],
  },
  descontoTeto: {
    pt: [
      'O que comissão e programa passam do teto',
      'O que comissão e programa passam do teto, que é descontado da soma',
    ],
    en: [
      'DescontoTeto',
      'What commission and programme are above the ceiling, which is subtracted from the sum',
    ],
  },
  taxaTransacao: {
    pt: ['Taxa transação', 'Taxa de transação'],
    en: ['Transaction fee', 'Transaction fee'],
  },
  tarifaFixa: {
    pt: ['Tarifa fixa', 'Tarifa fixa'],
    en: ['Fixed fee', 'Fixed fee'],
  },
  adicionalPessoaFisica: {
    pt: ['Adicional de quem vende sem CNPJ', 'Adicional de quem vende sem CNPJ'],
    en: ['Surcharge for those who sell without a CNPJ', 'Surcharge for those who sell without a CNPJ'],
  },
}) satisfies FieldsTexts;

export const marketplaceBetaTexts = {
  englishName: 'Fees of the second retail marketplace',
  summary: {
    pt: 'Taxas, lucro e preço sugerido em um marketplace com teto de comissão e programa de frete grátis',
    en: 'Fees, profit and suggested price in a marketplace with a ceiling on the commission and a free-shipping programme',
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
} satisfies TextsOf<typeof marketplaceBeta>;
