import { ownRates, priceEntry, saleFields, unitsSold } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateEntries = {
  faixas: {
    pt: ['Faixas de preço', 'Comissão e tarifa por faixa de preço, em ordem crescente; a última, sem abaixoDe, é a dos preços acima das outras'],
    en: ['Price bands', 'Commission and fee by price band, in ascending order; the last one, without abaixoDe, is that of prices above the others'],
    fields: {
      abaixoDe: { pt: ['Preço abaixo de', 'Preço abaixo do qual a faixa vale'], en: ['Price below', 'Price below which the band applies'] },
      comissao: { pt: ['Comissão', 'Comissão da faixa sobre o preço'], en: ['Commission', 'Commission of the band on the price'] },
      tarifaFixa: { pt: ['Tarifa fixa', 'Tarifa fixa da faixa por unidade'], en: ['Fixed fee', 'Fixed fee of the band per unit'] },
    },
  },
  comissao: {
    pt: ['Comissão única', 'Comissão sobre o preço, a mesma para todos, em vez das faixas'],
    en: ['Single commission', 'Commission on the price, the same for every price, in place of the bands'],
  },
  taxaTransacao: { pt: ['Taxa de transação', 'Taxa de transação sobre o preço, fora do teto'], en: ['Transaction fee', 'Transaction fee on the price, outside the cap'] },
  programaFreteGratis: { pt: ['Programa de frete grátis', 'Taxa do programa de frete grátis, sobre o preço'], en: ['Free-shipping program', 'Fee of the free-shipping program, on the price'] },
  tetoComissao: {
    pt: ['Teto da comissão', 'O máximo que comissão e programa de frete grátis somam por unidade'],
    en: ['Commission cap', 'The most that commission and free-shipping program can add up to, per unit'],
  },
  tarifaFixa: { pt: ['Tarifa fixa', 'Tarifa fixa por unidade'], en: ['Fixed fee', 'Fixed fee per unit'] },
  tarifaReduzidaAbaixoDe: {
    pt: ['Tarifa reduzida abaixo de', 'Preço abaixo do qual a tarifa fixa é a metade do preço'],
    en: ['Reduced fee below', 'Price below which the fixed fee is half of the price'],
  },
  adicionalPessoaFisica: { pt: ['Adicional sem CNPJ', 'Adicional por unidade de quem vende sem CNPJ'], en: ['Surcharge without CNPJ', 'Surcharge per unit for sellers without a CNPJ'] },
} satisfies FieldsTexts;

export const input = {
  ...priceEntry,
  ...saleFields,
  tabela: { ...ownRates, fields: rateEntries },
  quantidade: unitsSold,
  freteGratis: {
    pt: ['Com frete grátis', 'O vendedor participa do programa de frete grátis; só com uma comissão única em tabela'],
    en: ['With free shipping', 'The seller takes part in the free-shipping program; only with a single commission in tabela'],
  },
  pessoaFisica: { pt: ['Vendedor sem CNPJ', 'Quem vende é pessoa física e paga um adicional'], en: ['Seller without CNPJ', 'The seller is an individual and pays a surcharge'] },
} satisfies FieldsTexts;
