import { ownRates, priceEntry, saleFields, unitsSold } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

const bandEntries = {
  abaixoDe: { pt: ['Preço abaixo de', 'Preço abaixo do qual a faixa vale'], en: ['Price below', 'Price below which the band applies'] },
  valor: { pt: ['Tarifa fixa', 'Tarifa fixa da faixa'], en: ['Fixed fee', 'Fixed fee of the band'] },
  percentual: { pt: ['Tarifa percentual', 'Tarifa da faixa sobre o preço, em vez de valor'], en: ['Percentage fee', 'Fee of the band as a share of the price, in place of valor'] },
} satisfies FieldsTexts;

export const rateEntries = {
  comissao: { pt: ['Comissão', 'Comissão sobre o preço'], en: ['Commission', 'Commission on the price'] },
  faixasTarifaFixa: {
    pt: ['Tarifas por preço', 'Tarifa fixa por faixa de preço, em ordem crescente; acima da última não há tarifa, e com uma lista vazia nunca há'],
    en: ['Fee by price band', 'Fixed fee by price band, in ascending order; above the last band there is none, and with an empty list there never is'],
    fields: bandEntries,
  },
  freteGratisAPartirDe: { pt: ['Mínimo do frete grátis', 'Preço a partir do qual o vendedor paga o frete'], en: ['Free shipping from', 'Price from which the seller pays the shipping'] },
  custoFrete: { pt: ['Custo do frete', 'O que o vendedor paga de frete por unidade'], en: ['Shipping cost', 'What the seller pays for shipping, per unit'] },
} satisfies FieldsTexts;

export const input = {
  ...priceEntry,
  ...saleFields,
  tabela: { ...ownRates, fields: rateEntries },
  quantidade: unitsSold,
  tipoAnuncio: {
    pt: ['Tipo de anúncio', 'O premium paga mais comissão'],
    en: ['Listing type', 'Premium pays a higher commission'],
    choices: { classico: { pt: 'Clássico', en: 'Classic' }, premium: { pt: 'Premium', en: 'Premium' } },
  },
  categoria: {
    pt: ['Categoria', 'Categoria do produto, de que depende a comissão'],
    en: ['Category', 'Category of the product, which decides the commission'],
    choices: {
      'acessorios-veiculos': { pt: 'Acessórios para veículos', en: 'Vehicle accessories' },
      alimentos: { pt: 'Alimentos', en: 'Food' },
      bebes: { pt: 'Bebês', en: 'Baby products' },
      beleza: { pt: 'Beleza', en: 'Beauty' },
      brinquedos: { pt: 'Brinquedos', en: 'Toys' },
      'casa-decoracao': { pt: 'Casa e decoração', en: 'Home and decor' },
      celulares: { pt: 'Celulares', en: 'Cell phones' },
      eletrodomesticos: { pt: 'Eletrodomésticos', en: 'Home appliances' },
      eletronicos: { pt: 'Eletrônicos', en: 'Electronics' },
      esportes: { pt: 'Esportes', en: 'Sports' },
      ferramentas: { pt: 'Ferramentas', en: 'Tools' },
      games: { pt: 'Games', en: 'Video games' },
      informatica: { pt: 'Informática', en: 'Computers' },
      livros: { pt: 'Livros', en: 'Books' },
      moda: { pt: 'Moda', en: 'Fashion' },
      outros: { pt: 'Outras categorias', en: 'Other categories' },
      'pet-shop': { pt: 'Pet shop', en: 'Pet supplies' },
    },
  },
  pesoKg: {
    pt: ['Peso com embalagem', 'Peso da unidade com a embalagem, que decide o frete'],
    en: ['Weight with packaging', 'Weight of the unit with its packaging, which decides the shipping cost'],
  },
} satisfies FieldsTexts;
