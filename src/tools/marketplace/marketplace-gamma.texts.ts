import { input, rateEntries } from './_gamma.texts.ts';
import { saleEntries, suggestedEntry } from './_sale.texts.ts';
import { referenceRates, usedRates } from './_fields.texts.ts';
import type { marketplaceGamma } from './marketplace-gamma.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const orderEntries = {
  valorPedido: {
    pt: ['Valor pedido', 'Preço dos itens do pedido'],
    en: ['Price of the items of the order', 'Price of the items of the order'],
  },
  ...saleEntries({
    comissao: {
      pt: ['Comissão', 'Comissão'],
      en: ['Commission', 'Commission'],
    },
    pagamentoOnline: {
      pt: ['Pagamento online', 'Taxa do pagamento online'],
      en: ['Fee of the online payment', 'Fee of the online payment'],
    },
    mensalidadePorPedido: {
      pt: ['Mensalidade por pedido', 'Parte da mensalidade que cabe ao pedido'],
      en: ['Share of the order in the monthly fee', 'Share of the order in the monthly fee'],
    },
  }),
} satisfies FieldsTexts;

export const marketplaceGammaTexts = {
  englishName: 'Fees of the delivery marketplace',
  summary: {
    pt: 'Taxas, lucro e preço sugerido de um pedido em uma plataforma de delivery, com mensalidade',
    en: 'Fees, profit and suggested price of an order in a delivery platform, with its monthly fee',
  },
  about: referenceRates,
  input,
  output: {
    ...orderEntries,
    precoSugerido: suggestedEntry(orderEntries),
    mensal: {
      pt: ['O resultado do mês', 'O resultado do mês; só com preço e pedidosMes'],
      en: ['The result of the month', 'The result of the month; only with a price and pedidosMes'],
      fields: {
        pedidos: {
          pt: ['Pedidos', 'Pedidos do mês'],
          en: ['Orders of the month', 'Orders of the month'],
        },
        faturamento: {
          pt: ['Faturamento', 'Receita dos itens, já sem os cupons'],
          en: ['Revenue of the items', 'Revenue of the items, coupons taken off'],
        },
        mensalidade: {
          pt: ['Mensalidade', 'Mensalidade devida'],
          en: ['Monthly fee due', 'Monthly fee due'],
        },
        taxas: {
          pt: ['Taxas', 'Todas as taxas, com a mensalidade'],
          en: ['All fees', 'All fees, the monthly one included'],
        },
        valorLiquido: {
          pt: ['O que o vendedor recebe no mês', 'O que o vendedor recebe no mês'],
          en: ['What the seller receives in the month', 'What the seller receives in the month'],
        },
        lucro: {
          pt: ['Lucro', 'Lucro do mês'],
          en: ['Profit of the month', 'Profit of the month'],
        },
      },
    },
    tabela: usedRates(rateEntries),
  },
} satisfies TextsOf<typeof marketplaceGamma>;
