import { ownRates, saleFields } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateEntries = {
  comissao: { pt: ['Comissão', 'Comissão sobre o valor dos itens'], en: ['Commission', 'Commission on the price of the items'] },
  taxaPagamentoOnline: { pt: ['Taxa de pagamento online', 'Taxa do pagamento online, sobre itens e entrega'], en: ['Online payment fee', 'Fee of the online payment, on items and delivery'] },
  mensalidade: { pt: ['Mensalidade', 'Mensalidade do plano'], en: ['Monthly fee', 'Monthly fee of the plan'] },
  limiteMensalidade: { pt: ['Mensalidade acima de', 'Faturamento do mês acima do qual a mensalidade é cobrada'], en: ['Monthly fee above', 'Monthly revenue above which the monthly fee is charged'] },
} satisfies FieldsTexts;

export const input = {
  valorPedido: {
    pt: ['Valor do pedido', 'Preço dos itens de um pedido. Sem ele, custo e margemAlvo são obrigatórios'],
    en: ['Order value', 'Price of the items of an order. Without it, custo and margemAlvo are required'],
  },
  ...saleFields,
  tabela: { ...ownRates, fields: rateEntries },
  plano: {
    pt: ['Plano da loja', 'Decide quem entrega: a plataforma ou a loja'],
    en: ['Store plan', 'Decides who delivers: the platform or the store'],
    choices: { entrega: { pt: 'Entrega pela plataforma', en: 'Delivery by the platform' }, basico: { pt: 'Básico, com entrega própria', en: 'Basic, with own delivery' } },
  },
  pagamentoOnline: { pt: ['Pagamento online', 'O cliente paga pela plataforma'], en: ['Online payment', 'The customer pays through the platform'] },
  cupomLoja: { pt: ['Cupom da loja', 'Desconto do cupom que a loja banca; menor que valorPedido'], en: ['Store coupon', 'Discount coupon paid for by the store; less than valorPedido'] },
  taxaEntregaCliente: {
    pt: ['Entrega paga pelo cliente', 'Taxa de entrega que o cliente paga à loja; só no plano basico'],
    en: ['Delivery paid by customer', 'Delivery fee that the customer pays to the store; only in the plan basico'],
  },
  custoEntrega: { pt: ['Custo da entrega', 'O que a entrega custa à loja'], en: ['Delivery cost', 'What the delivery costs the store'] },
  pedidosMes: {
    pt: ['Pedidos por mês', 'Pedidos iguais a este em um mês: acrescenta os valores do mês e reparte a mensalidade'],
    en: ['Orders per month', 'Orders like this one in a month: adds the figures of the month and splits the monthly fee'],
  },
} satisfies FieldsTexts;
