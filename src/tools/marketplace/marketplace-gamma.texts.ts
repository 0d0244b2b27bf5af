import { input, rateEntries } from './_gamma.texts.ts';
import { saleEntries, suggestedEntry } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceGamma } from './marketplace-gamma.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const orderEntries = {
  valorPedido: { pt: ['Valor do pedido', 'Preço dos itens do pedido'], en: ['Order value', 'Price of the items of the order'] },
  ...saleEntries({
    comissao: { pt: ['Comissão', 'Comissão da plataforma'], en: ['Commission', 'Commission of the platform'] },
    pagamentoOnline: { pt: ['Pagamento online', 'Taxa do pagamento online'], en: ['Online payment', 'Fee of the online payment'] },
    mensalidadePorPedido: { pt: ['Mensalidade por pedido', 'Parte da mensalidade que cabe ao pedido'], en: ['Monthly fee per order', 'Share of the monthly fee that falls on the order'] },
  }),
} satisfies FieldsTexts;

export const marketplaceGammaTexts = {
  englishName: 'Delivery platform fees',
  summary: {
    pt: 'Taxas, lucro e preço sugerido de um pedido em uma plataforma de delivery, com mensalidade',
    en: 'Fees, profit and suggested price of an order on a delivery platform, with its monthly fee',
  },
  search: { pt: 'aplicativo de comida, delivery, restaurante, entregador, taxa por pedido', en: 'food delivery, restaurant, food app, delivery fees' },
  people: { name: { pt: 'Taxas do delivery', en: 'Delivery fees' } },
  about: referenceRates,
  input,
  output: {
    ...orderEntries,
    precoSugerido: suggestedEntry(orderEntries),
    mensal: {
      pt: ['Resultado do mês', 'O resultado do mês; só com preço e pedidosMes'],
      en: ['Result of the month', 'Result of the month; only with a price and pedidosMes'],
      fields: {
        pedidos: { pt: ['Pedidos', 'Pedidos do mês'], en: ['Orders', 'Orders of the month'] },
        faturamento: { pt: ['Faturamento', 'Receita dos itens, já sem os cupons'], en: ['Revenue', 'Revenue from the items, less the coupons'] },
        mensalidade: { pt: ['Mensalidade', 'Mensalidade devida'], en: ['Monthly fee', 'Monthly fee due'] },
        taxas: { pt: ['Taxas', 'Todas as taxas, com a mensalidade'], en: ['Fees', 'All fees, including the monthly one'] },
        valorLiquido: { pt: ['Valor recebido', 'O que o vendedor recebe no mês'], en: ['Amount received', 'What the seller receives in the month'] },
        lucro: { pt: ['Lucro', 'Lucro do mês'], en: ['Profit', 'Profit of the month'] },
      },
    },
    tabela: usedRates(rateEntries),
  },
} satisfies TextsOf<typeof marketplaceGamma>;
