import type { markup } from './markup.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const markupTexts = {
  englishName: 'Markup and selling price',
  summary: { pt: 'Preço de venda a partir do custo e dos percentuais, ou markup de um preço em uso', en: 'Selling price from the cost and percentages, or the markup of a price in use' },
  search: { pt: 'por quanto vender, preço de venda, precificar, formar preço, vender produto', en: 'selling price, pricing, price my product' },
  about: {
    pt: 'O preço resulta do markup divisor: o custo dividido por um menos a soma dos percentuais, todos sobre o preço de venda.',
    en: 'The price results from the markup divisor: the cost divided by one less the sum of the percentages, all of them on the selling price.',
  },
  why: [
    { text: { pt: 'O custo de {composicao.custo} vezes {markupMultiplicador}. Sobram {lucro} de lucro.', en: 'The cost of {composicao.custo} times {markupMultiplicador}. The profit is {lucro}.' } },
  ],
  facts: [
    'lucro',
    'markupMultiplicador',
    'markupPercentual',
    { path: 'composicao.impostos', label: { pt: 'Impostos', en: 'Taxes' } },
    { path: 'composicao.despesasFixas', label: { pt: 'Despesas fixas', en: 'Fixed costs' } },
  ],
  input: {
    custo: { pt: ['Custo', 'Custo da unidade'], en: ['Cost', 'Cost of the unit'] },
    impostos: { pt: ['Impostos', 'Impostos sobre o preço de venda'], en: ['Taxes', 'Taxes on the selling price'] },
    comissao: { pt: ['Comissão', 'Comissão sobre o preço de venda'], en: ['Commission', 'Commission on the selling price'] },
    despesasVariaveis: { pt: ['Despesas variáveis', 'Outras despesas variáveis, sobre o preço de venda'], en: ['Variable expenses', 'Other variable expenses, on the selling price'] },
    despesasFixas: { pt: ['Despesas fixas', 'Rateio das despesas fixas, sobre o preço de venda'], en: ['Fixed expenses', 'Share of the fixed expenses, on the selling price'] },
    margemLucro: {
      pt: ['Margem de lucro', 'Lucro desejado, sobre o preço de venda. Não vale com precoVenda'],
      en: ['Profit margin', 'Profit wanted, on the selling price. Not allowed with precoVenda'],
      also: 'margem',
    },
    precoVenda: {
      pt: ['Preço em uso', 'Preço em uso, para calcular o markup e a margem dele. Sem ele, o preço é calculado'],
      en: ['Current price', 'Price in use, to find its markup and margin. Without it, the price is calculated'],
    },
  },
  output: {
    precoVenda: { pt: ['Preço de venda', 'Preço de venda, o calculado ou o enviado'], en: ['Selling price', 'Selling price, calculated or sent'] },
    markupMultiplicador: { pt: ['Markup multiplicador', 'Preço dividido pelo custo'], en: ['Markup multiplier', 'Price divided by cost'] },
    markupDivisor: { pt: ['Markup divisor', 'Custo dividido pelo preço'], en: ['Markup divisor', 'Cost divided by price'] },
    markupPercentual: { pt: ['Markup percentual', 'O que o preço tem acima do custo, sobre o custo'], en: ['Percentage markup', 'What the price is above the cost, as a share of the cost'] },
    margemLucro: { pt: ['Margem de lucro', 'Lucro que o preço deixa, sobre o preço'], en: ['Profit margin', 'Profit that the price leaves, on the price'] },
    lucro: { pt: ['Lucro por unidade', 'Preço menos todos os custos e despesas'], en: ['Profit per unit', 'Price less all costs and expenses'] },
    composicao: {
      pt: ['Composição do preço', 'De que o preço é feito; as partes somam o preço'],
      en: ['Price breakdown', 'What the price is made of; the parts sum to the price'],
      fields: {
        custo: { pt: ['Custo', 'Custo da unidade'], en: ['Cost', 'Cost of the unit'] },
        impostos: { pt: ['Impostos', 'Impostos'], en: ['Taxes', 'Taxes'] },
        comissao: { pt: ['Comissão', 'Comissão'], en: ['Commission', 'Commission'] },
        despesasVariaveis: { pt: ['Despesas variáveis', 'Outras despesas variáveis'], en: ['Variable expenses', 'Other variable expenses'] },
        despesasFixas: { pt: ['Despesas fixas', 'Despesas fixas'], en: ['Fixed expenses', 'Fixed expenses'] },
        lucro: { pt: ['Lucro', 'Lucro, que é o que sobra'], en: ['Profit', 'Profit, which is what is left'] },
      },
    },
  },
} satisfies TextsOf<typeof markup>;
