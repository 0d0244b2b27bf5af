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
  englishName: 'Price-band marketplace fees',
  summary: {
    pt: 'Taxas, lucro e preço sugerido em um marketplace com comissão e tarifa por faixa de preço',
    en: 'Fees, profit and suggested price on a marketplace with commission and fee by price band',
  },
  search: { pt: 'vender online, comissão, taxa de venda', en: 'seller fees, commission' },
  people: { name: { pt: 'Taxas do 2º varejo', en: 'Price-band retail fees' } },
  about: {
    pt: `${referenceRates.pt} Acima de R$ 100 as páginas públicas divergem: tarifas de R$ 20 e R$ 26 ou de R$ 18 e R$ 20 e, em uma de três, 8 % e R$ 40 desde R$ 500. Com comissão única, teto ou programa de frete grátis em tabela, valem as regras e as outras tarifas de janeiro de 2026.`,
    en: `${referenceRates.en} Above R$ 100 public pages disagree: fees of R$ 20 and R$ 26, or of R$ 18 and R$ 20 and, in one of three, 8 % and R$ 40 from R$ 500. With a single commission, a cap or the free-shipping program in tabela, the rules and the other fees of January 2026 apply.`,
  },
  input,
  output: { ...soldAt, ...sale, precoSugerido: suggestedEntry({ ...soldAt, ...sale }), totais: totals, tabela: usedRates(rateEntries) },
} satisfies TextsOf<typeof marketplaceBeta>;
