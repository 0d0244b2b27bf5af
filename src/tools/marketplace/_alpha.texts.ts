import { ownRates, priceEntry, saleFields, unitsSold } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

const bandEntries = {
  abaixoDe: {
    pt: ['Abaixo de', 'Preço abaixo do qual a faixa vale'],
    en: ['Price below which the band holds', 'Price below which the band holds'],
  },
  valor: {
    pt: ['Tarifa fixa da faixa', 'Tarifa fixa da faixa'],
    en: ['Fixed fee of the band', 'Fixed fee of the band'],
  },
  percentual: {
    pt: ['Tarifa da faixa sobre o preço', 'Tarifa da faixa sobre o preço, em vez de valor'],
    en: ['Fee of the band on the price', 'Fee of the band on the price, in place of valor'],
  },
} satisfies FieldsTexts;

export const rateEntries = {
  comissao: {
    pt: ['Comissão', 'Comissão sobre o preço'],
    en: ['Commission on the price', 'Commission on the price'],
  },
  faixasTarifaFixa: {
    pt: [
      'Tarifa fixa por faixa de preço',
      'Tarifa fixa por faixa de preço, em ordem crescente; acima da última não há tarifa, e uma lista vazia não tem nenhuma',
    ],
    en: [
      'Fixed fee by price',
      'Fixed fee by price, in ascending order; above the last one there is none, and an empty list has none',
    ],
    fields: bandEntries,
  },
  freteGratisAPartirDe: {
    pt: ['FreteGratisAPartirDe', 'Preço a partir do qual o vendedor paga o frete'],
    en: ['Price from which the seller pays the freight', 'Price from which the seller pays the freight'],
  },
  custoFrete: {
    pt: ['Custo frete', 'O que o vendedor paga de frete por unidade'],
    en: ['What the seller pays of freight per unit', 'What the seller pays of freight per unit'],
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
  tipoAnuncio: {
    pt: ['Tipo anúncio', 'Tipo do anúncio: o premium paga mais comissão'],
    en: ['Kind of the listing', 'Kind of the listing: premium pays more commission'],
    choices: {
      classico: { pt: 'Classico', en: 'Classico' },
      premium: { pt: 'Premium', en: 'Premium' },
    },
  },
  categoria: {
    pt: ['Categoria', 'Categoria do produto, de que depende a comissão'],
    en: ['Category of the product', 'Category of the product, on which the commission depends'],
    choices: {
      'acessorios-veiculos': { pt: 'Acessorios veiculos', en: 'Acessorios veiculos' },
      alimentos: { pt: 'Alimentos', en: 'Alimentos' },
      bebes: { pt: 'Bebes', en: 'Bebes' },
      beleza: { pt: 'Beleza', en: 'Beleza' },
      brinquedos: { pt: 'Brinquedos', en: 'Brinquedos' },
      'casa-decoracao': { pt: 'Casa decoracao', en: 'Casa decoracao' },
      celulares: { pt: 'Celulares', en: 'Celulares' },
      eletrodomesticos: { pt: 'Eletrodomesticos', en: 'Eletrodomesticos' },
      eletronicos: { pt: 'Eletronicos', en: 'Eletronicos' },
      esportes: { pt: 'Esportes', en: 'Esportes' },
      ferramentas: { pt: 'Ferramentas', en: 'Ferramentas' },
      games: { pt: 'Games', en: 'Games' },
      informatica: { pt: 'Informatica', en: 'Informatica' },
      livros: { pt: 'Livros', en: 'Livros' },
      moda: { pt: 'Moda', en: 'Moda' },
      outros: { pt: 'Outros', en: 'Outros' },
      'pet-shop': { pt: 'Pet shop', en: 'Pet shop' },
    },
  },
  pesoKg: {
    pt: ['Peso kg', 'Peso da unidade com a embalagem, de que depende o frete'],
    en: [
      'Weight of the unit with its packaging',
      'Weight of the unit with its packaging, on which the freight depends',
    ],
  },
} satisfies FieldsTexts;
