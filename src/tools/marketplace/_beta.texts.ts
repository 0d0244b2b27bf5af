import { ownRates, priceEntry, saleFields, unitsSold } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateEntries = {
  comissao: {
    pt: ['Comissão', 'Comissão sobre o preço'],
    en: ['Commission on the price', 'Commission on the price'],
  },
  taxaTransacao: {
    pt: ['Taxa transação', 'Taxa de transação sobre o preço, fora do teto'],
    en: ['Transaction fee on the price', 'Transaction fee on the price, outside the ceiling'],
  },
  programaFreteGratis: {
    pt: ['Programa frete grátis', 'Taxa do programa de frete grátis, sobre o preço'],
    en: ['Fee of the free-shipping programme', 'Fee of the free-shipping programme, on the price'],
  },
  tetoComissao: {
    pt: ['Teto comissão', 'O mais que comissão e programa de frete grátis somam por unidade'],
    en: ['TetoComissao', 'The most that commission and free-shipping programme add up to per unit'],
  },
  tarifaFixa: {
    pt: ['Tarifa fixa', 'Tarifa fixa por unidade'],
    en: ['Fixed fee per unit', 'Fixed fee per unit'],
  },
  tarifaReduzidaAbaixoDe: {
    pt: ['TarifaReduzidaAbaixoDe', 'Preço abaixo do qual a tarifa fixa é a metade dele'],
    en: ['TarifaReduzidaAbaixoDe', 'Price below which the fixed fee is half of it'],
  },
  adicionalPessoaFisica: {
    pt: ['Adicional por unidade de quem vende sem CNPJ', 'Adicional por unidade de quem vende sem CNPJ'],
    en: ['AdicionalPessoaFisica', 'Surcharge per unit for those who sell without a CNPJ'],
  },
} satisfies FieldsTexts;

export const input = {
  ...priceEntry,
  ...saleFields,
  tabela: {
    ...ownRates,
    fields: rateEntries,
  },
  quantidade: unitsSold,
  freteGratis: {
    pt: ['Frete grátis', 'Se o vendedor participa do programa de frete grátis'],
    en: ['FreteGratis', 'Whether the seller takes part in the free-shipping programme'],
  },
  pessoaFisica: {
    pt: ['O vendedor não tem CNPJ', 'Se o vendedor não tem CNPJ'],
    en: ['The seller has no CNPJ', 'Whether the seller has no CNPJ'],
  },
} satisfies FieldsTexts;
