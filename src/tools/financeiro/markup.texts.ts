import type { markup } from './markup.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const markupTexts = {
  englishName: 'Markup and selling price',
  summary: {
    pt: 'Preço de venda a partir do custo e dos percentuais, ou markup de um preço em uso',
    en: 'Selling price from the cost and percentages, or the markup of a price in use',
  },
  about: {
    pt: 'O preço resulta do markup divisor: o custo dividido por um menos a soma dos percentuais, todos sobre o preço de venda.',
    en: 'The price results from the divisor method: the cost divided by one less the sum of the percentages, all of them on the selling price.',
  },
  input: {
    custo: {
      pt: ['Custo', 'Custo da unidade'],
      en: ['Cost of the unit', 'Cost of the unit'],
    },
    impostos: {
      pt: ['Impostos', 'Impostos sobre o preço de venda'],
      en: ['Taxes on the selling price', 'Taxes on the selling price'],
    },
    comissao: {
      pt: ['Comissão', 'Comissão sobre o preço de venda'],
      en: ['Commission on the selling price', 'Commission on the selling price'],
    },
    despesasVariaveis: {
      pt: ['Despesas variáveis', 'Outras despesas variáveis, sobre o preço de venda'],
      en: ['Other variable expenses', 'Other variable expenses, on the selling price'],
    },
    despesasFixas: {
      pt: ['Despesas fixas', 'Rateio das despesas fixas, sobre o preço de venda'],
      en: ['Share of the fixed expenses', 'Share of the fixed expenses, on the selling price'],
    },
    margemLucro: {
      pt: ['Margem lucro', 'Lucro desejado, sobre o preço de venda. Não vale com precoVenda'],
      en: ['Profit wanted', 'Profit wanted, on the selling price. Not allowed with precoVenda'],
    },
    precoVenda: {
      pt: [
        'Preço venda',
        'Preço em uso, para calcular o markup e a margem dele. Sem ele, o preço é calculado',
      ],
      en: [
        'Price in use',
        'Price in use, to find its markup and margin. Without it, the price is worked out',
      ],
    },
  },
  output: {
    precoVenda: {
      pt: ['Preço venda', 'Preço de venda, o calculado ou o enviado'],
      en: ['Selling price', 'Selling price, the one worked out or the one sent'],
    },
    markupMultiplicador: {
      pt: ['Preço dividido pelo custo', 'Preço dividido pelo custo'],
      en: ['Price divided by cost', 'Price divided by cost'],
    },
    markupDivisor: {
      pt: ['Markup divisor', 'Custo dividido pelo preço'],
      en: ['Markup divisor', 'Cost divided by price'],
    },
    markupPercentual: {
      pt: ['O que o preço tem acima do custo', 'O que o preço tem acima do custo, sobre o custo'],
      en: ['What the price has above the cost', 'What the price has above the cost, on the cost'],
    },
    margemLucro: {
      pt: ['Margem lucro', 'Lucro que o preço deixa, sobre o preço'],
      en: ['Profit that the price leaves', 'Profit that the price leaves, on the price'],
    },
    lucro: {
      pt: ['Lucro', 'Lucro por unidade'],
      en: ['Profit per unit', 'Profit per unit'],
    },
    composicao: {
      pt: ['De que o preço é feito', 'De que o preço é feito; as partes somam o preço'],
      en: ['What the price is made of', 'What the price is made of; the parts sum to the price'],
      fields: {
        custo: {
          pt: ['Custo', 'Custo da unidade'],
          en: ['Cost of the unit', 'Cost of the unit'],
        },
        impostos: {
          pt: ['Impostos', 'Impostos'],
          en: ['Taxes', 'Taxes'],
        },
        comissao: {
          pt: ['Comissão', 'Comissão'],
          en: ['Commission', 'Commission'],
        },
        despesasVariaveis: {
          pt: ['Despesas variáveis', 'Outras despesas variáveis'],
          en: ['Other variable expenses', 'Other variable expenses'],
        },
        despesasFixas: {
          pt: ['Despesas fixas', 'Despesas fixas'],
          en: ['Fixed expenses', 'Fixed expenses'],
        },
        lucro: {
          pt: ['Lucro', 'Lucro, que é o que sobra'],
          en: ['Profit', 'Profit, which is what is left'],
        },
      },
    },
  },
} satisfies TextsOf<typeof markup>;
