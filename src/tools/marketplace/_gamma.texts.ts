import { ownRates, saleFields } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateEntries = {
  comissao: {
    pt: ['Comissão', 'Comissão sobre o valor dos itens'],
    en: ['Commission on the price of the items', 'Commission on the price of the items'],
  },
  taxaPagamentoOnline: {
    pt: ['Taxa pagamento online', 'Taxa do pagamento online, sobre itens e entrega'],
    en: ['Fee of the online payment', 'Fee of the online payment, on items and delivery'],
  },
  mensalidade: {
    pt: ['Mensalidade', 'Mensalidade do plano'],
    en: ['Monthly fee of the plan', 'Monthly fee of the plan'],
  },
  limiteMensalidade: {
    pt: ['LimiteMensalidade', 'Faturamento do mês acima do qual a mensalidade é cobrada'],
    en: ['LimiteMensalidade', 'Revenue of a month above which the monthly fee is charged'],
  },
} satisfies FieldsTexts;

export const input = {
  valorPedido: {
    pt: ['Valor pedido', 'Preço dos itens de um pedido. Sem ele, custo e margemAlvo são obrigatórios'],
    en: [
      'Price of the items of an order',
      'Price of the items of an order. Without it, custo and margemAlvo are required',
    ],
  },
  ...saleFields,
  tabela: {
    ...ownRates,
    fields: rateEntries,
  },
  plano: {
    pt: ['Plano', 'Plano da loja: em entrega é a plataforma que entrega; em basico, a loja'],
    en: ['Plan of the store', 'Plan of the store: in entrega the platform delivers; in basico, the store'],
    choices: {
      entrega: { pt: 'Entrega', en: 'Entrega' },
      basico: { pt: 'Basico', en: 'Basico' },
    },
  },
  pagamentoOnline: {
    pt: ['Pagamento online', 'Se o cliente paga pela plataforma'],
    en: ['The customer pays through the platform', 'Whether the customer pays through the platform'],
  },
  cupomLoja: {
    pt: ['Cupom loja', 'Desconto do cupom que a loja banca; menor que valorPedido'],
    en: [
      'Discount of a coupon that the store bears',
      'Discount of a coupon that the store bears; less than valorPedido',
    ],
  },
  taxaEntregaCliente: {
    pt: ['Taxa entrega cliente', 'Taxa de entrega que o cliente paga à loja; só no plano basico'],
    en: ['TaxaEntregaCliente', 'Delivery fee that the customer pays to the store; only in the plan basico'],
  },
  custoEntrega: {
    pt: ['Custo entrega', 'O que a entrega custa à loja'],
    en: ['What the delivery costs the store', 'What the delivery costs the store'],
  },
  pedidosMes: {
    pt: ['Pedidos mês', 'Pedidos iguais em um mês: pede os valores do mês e reparte a mensalidade'],
    en: [
      'Orders like this one in a month',
      'Orders like this one in a month: asks for the figures of the month and divides the monthly fee',
    ],
  },
} satisfies FieldsTexts;
