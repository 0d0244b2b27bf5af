import type { ticketMedio } from './ticket-medio.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  faturamento: {
    pt: ['Faturamento', 'Faturamento do período. Este campo com vendas, ou então valores'],
    en: ['Revenue of the period', 'Revenue of the period. This field with vendas, or else valores'],
  },
  vendas: {
    pt: ['Vendas', 'Número de vendas do período. Este campo com faturamento, ou então valores'],
    en: [
      'Number of sales of the period',
      'Number of sales of the period. This field with faturamento, or else valores',
    ],
  },
  valores: {
    pt: ['Valor de cada venda', 'Valor de cada venda, no lugar de faturamento e vendas'],
    en: ['Amount of each sale', 'Amount of each sale, in place of faturamento and vendas'],
  },
  clientes: {
    pt: ['Clientes', 'Clientes que compraram no período'],
    en: ['Customers who bought in the period', 'Customers who bought in the period'],
  },
  itens: {
    pt: ['Itens', 'Itens vendidos no período'],
    en: ['Items sold in the period', 'Items sold in the period'],
  },
  metaFaturamento: {
    pt: ['Meta faturamento', 'Meta de faturamento: acrescenta o que falta para ela'],
    en: ['Revenue goal', 'Revenue goal: adds what it takes'],
  },
  periodoAnterior: {
    pt: ['Período anterior', 'Período anterior: acrescenta variacao'],
    en: ['Earlier period', 'Earlier period: adds variacao'],
    fields: {
      faturamento: {
        pt: ['Faturamento', 'Faturamento do período anterior'],
        en: ['Revenue of the earlier period', 'Revenue of the earlier period'],
      },
      vendas: {
        pt: ['Vendas', 'Número de vendas do período anterior'],
        en: ['Number of sales of the earlier period', 'Number of sales of the earlier period'],
      },
    },
  },
} satisfies FieldsTexts;

export const ticketMedioTexts = {
  englishName: 'Average ticket',
  summary: {
    pt: 'Valor médio das vendas, por cliente e por item, meta e variação',
    en: 'Average amount of the sales, per customer and per item, goal and change',
  },

  input,
  output: {
    faturamento: {
      pt: ['Faturamento', 'Faturamento do período'],
      en: ['Revenue of the period', 'Revenue of the period'],
    },
    vendas: {
      pt: ['Vendas', 'Número de vendas'],
      en: ['Number of sales', 'Number of sales'],
    },
    ticketMedio: {
      pt: ['Ticket médio', 'Faturamento por venda'],
      en: ['Revenue per sale', 'Revenue per sale'],
    },
    mediana: {
      pt: ['Mediana', 'Mediana das vendas; só com valores'],
      en: ['Median of the sales', 'Median of the sales; only with valores'],
    },
    menor: {
      pt: ['Menor', 'Menor venda; só com valores'],
      en: ['Smallest sale', 'Smallest sale; only with valores'],
    },
    maior: {
      pt: ['Maior', 'Maior venda; só com valores'],
      en: ['Largest sale', 'Largest sale; only with valores'],
    },
    ticketPorCliente: {
      pt: ['Ticket por cliente', 'Faturamento por cliente; só com clientes'],
      en: ['Revenue per customer', 'Revenue per customer; only with clientes'],
    },
    comprasPorCliente: {
      pt: ['Vendas por cliente', 'Vendas por cliente; só com clientes'],
      en: ['Sales per customer', 'Sales per customer; only with clientes'],
    },
    itensPorVenda: {
      pt: ['Itens por venda', 'Itens por venda; só com itens'],
      en: ['Items per sale', 'Items per sale; only with itens'],
    },
    precoMedioItem: {
      pt: ['Faturamento por item', 'Faturamento por item; só com itens'],
      en: ['Revenue per item', 'Revenue per item; only with itens'],
    },
    vendasParaMeta: {
      pt: [
        'Vendas para meta',
        'Vendas que alcançam a meta com este ticket; null com ticket 0, e só com metaFaturamento',
      ],
      en: [
        'Sales that reach the goal at this ticket',
        'Sales that reach the goal at this ticket; null at a ticket of 0, and only with metaFaturamento',
      ],
    },
    ticketParaMeta: {
      pt: ['Ticket para meta', 'Ticket médio que alcança a meta com estas vendas; só com metaFaturamento'],
      en: [
        'TicketParaMeta',
        'Average ticket that reaches the goal with these sales; only with metaFaturamento',
      ],
    },
    variacao: {
      pt: ['Variação', 'O que mudou desde o período anterior; só com periodoAnterior'],
      en: [
        'What has changed since the earlier period',
        'What has changed since the earlier period; only with periodoAnterior',
      ],
      fields: {
        ticketMedioAnterior: {
          pt: ['Ticket médio anterior', 'Ticket médio do período anterior'],
          en: ['Average ticket of the earlier period', 'Average ticket of the earlier period'],
        },
        ticketMedio: {
          pt: ['Ticket médio', 'Variação do ticket médio; null quando ele era 0'],
          en: ['Change of the average ticket', 'Change of the average ticket; null when it was 0'],
        },
        faturamento: {
          pt: ['Faturamento', 'Variação do faturamento; null quando ele era 0'],
          en: ['Change of the revenue', 'Change of the revenue; null when it was 0'],
        },
        vendas: {
          pt: ['Vendas', 'Variação do número de vendas'],
          en: ['Change of the number of sales', 'Change of the number of sales'],
        },
      },
    },
  },
} satisfies TextsOf<typeof ticketMedio>;
