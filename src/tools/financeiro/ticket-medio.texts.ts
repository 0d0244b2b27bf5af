import type { ticketMedio } from './ticket-medio.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  faturamento: {
    pt: ['Faturamento', 'Faturamento do período. Este campo com vendas, ou então valores'],
    en: ['Revenue', 'Revenue of the period. This field and vendas, or else valores'],
    also: 'receita revenue',
  },
  vendas: {
    pt: ['Número de vendas', 'Número de vendas do período. Este campo com faturamento, ou então valores'],
    en: ['Number of sales', 'Number of sales in the period. This field and faturamento, or else valores'],
    also: 'pedidos orders',
  },
  valores: { pt: ['Valor de cada venda', 'Valor de cada venda, no lugar de faturamento e vendas'], en: ['Amount of each sale', 'Amount of each sale, in place of faturamento and vendas'] },
  clientes: { pt: ['Clientes', 'Clientes que compraram no período'], en: ['Customers', 'Customers who bought in the period'] },
  itens: { pt: ['Itens vendidos', 'Itens vendidos no período'], en: ['Items sold', 'Items sold in the period'] },
  metaFaturamento: { pt: ['Meta de faturamento', 'Meta de faturamento: acrescenta o que falta para ela'], en: ['Revenue goal', 'Revenue goal: adds what it takes to reach it'] },
  periodoAnterior: {
    pt: ['Período anterior', 'Período anterior: acrescenta variacao'],
    en: ['Previous period', 'Previous period: adds variacao'],
    fields: {
      faturamento: { pt: ['Faturamento', 'Faturamento do período anterior'], en: ['Revenue', 'Revenue of the previous period'] },
      vendas: { pt: ['Número de vendas', 'Número de vendas do período anterior'], en: ['Number of sales', 'Number of sales in the previous period'] },
    },
  },
} satisfies FieldsTexts;

export const ticketMedioTexts = {
  englishName: 'Average sale',
  summary: { pt: 'Valor médio das vendas, por cliente e por item, meta e variação', en: 'Average amount of a sale, per customer and per item, with goal and change' },
  search: { pt: 'valor médio por venda, média das compras, vendas por cliente', en: 'average order value, AOV, average sale' },

  input,
  output: {
    faturamento: { pt: ['Faturamento', 'Faturamento do período'], en: ['Revenue', 'Revenue of the period'] },
    vendas: { pt: ['Número de vendas', 'Pedidos fechados no período'], en: ['Number of sales', 'Orders closed in the period'] },
    ticketMedio: { pt: ['Ticket médio', 'Faturamento por venda'], en: ['Average sale', 'Revenue per sale'] },
    mediana: { pt: ['Venda mediana', 'Mediana das vendas; só com valores'], en: ['Median sale', 'Median of the sales; only with valores'] },
    menor: { pt: ['Menor venda', 'Menor venda; só com valores'], en: ['Smallest sale', 'Smallest sale; only with valores'] },
    maior: { pt: ['Maior venda', 'Maior venda; só com valores'], en: ['Largest sale', 'Largest sale; only with valores'] },
    ticketPorCliente: { pt: ['Ticket por cliente', 'Faturamento por cliente; só com clientes'], en: ['Revenue per customer', 'Revenue per customer; only with clientes'] },
    comprasPorCliente: { pt: ['Compras por cliente', 'Vendas por cliente; só com clientes'], en: ['Purchases per customer', 'Sales per customer; only with clientes'] },
    itensPorVenda: { pt: ['Itens por venda', 'Itens por venda; só com itens'], en: ['Items per sale', 'Items per sale; only with itens'] },
    precoMedioItem: { pt: ['Preço médio por item', 'Faturamento por item; só com itens'], en: ['Average item price', 'Revenue per item; only with itens'] },
    vendasParaMeta: {
      pt: ['Vendas para a meta', 'Vendas que alcançam a meta com este ticket; null com ticket 0, e só com metaFaturamento'],
      en: ['Sales for the goal', 'Sales that reach the goal at this average; null when it is 0, and only with metaFaturamento'],
    },
    ticketParaMeta: {
      pt: ['Ticket para a meta', 'Ticket médio que alcança a meta com estas vendas; só com metaFaturamento'],
      en: ['Average sale needed', 'Average sale that reaches the goal with these sales; only with metaFaturamento'],
    },
    variacao: {
      pt: ['Variação', 'O que mudou desde o período anterior; só com periodoAnterior'],
      en: ['Change', 'What has changed since the previous period; only with periodoAnterior'],
      fields: {
        ticketMedioAnterior: { pt: ['Ticket médio anterior', 'Ticket médio do período anterior'], en: ['Previous average sale', 'Average sale of the previous period'] },
        ticketMedio: { pt: ['Variação do ticket', 'Variação do ticket médio; null quando ele era 0'], en: ['Change in average sale', 'Change in the average sale; null when it was 0'] },
        faturamento: { pt: ['Variação do faturamento', 'Variação do faturamento; null quando ele era 0'], en: ['Change in revenue', 'Change in revenue; null when it was 0'] },
        vendas: { pt: ['Variação das vendas', 'Variação do número de vendas'], en: ['Change in sales', 'Change in the number of sales'] },
      },
    },
  },
} satisfies TextsOf<typeof ticketMedio>;
