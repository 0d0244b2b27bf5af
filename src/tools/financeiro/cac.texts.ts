import type { cac } from './cac.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cacTexts = {
  englishName: 'CAC – customer acquisition cost',
  summary: { pt: 'Quanto custa cada novo cliente, no total e por canal', en: 'What each new customer costs, overall and by channel' },
  search: { pt: 'marketing, custo por cliente, aquisição', en: 'customer acquisition cost, marketing cost' },
  people: { name: { pt: 'CAC, custo por cliente', en: 'CAC, cost per customer' } },

  input: {
    investimentoMarketing: { pt: ['Gasto em marketing', 'Marketing fora dos canais'], en: ['Marketing spend', 'Marketing that belongs to no channel'], also: 'marketing' },
    investimentoVendas: {
      pt: ['Gasto em vendas', 'Vendas que não são de um canal: equipe, comissões, ferramentas'],
      en: ['Sales spend', 'Sales effort that belongs to no channel: team, commissions, tools'],
    },
    outrosCustos: { pt: ['Outros custos', 'Outros custos de aquisição'], en: ['Other costs', 'Other acquisition costs'] },
    canais: {
      pt: ['Canais', 'Canais de aquisição, com o que cada um custou e trouxe'],
      en: ['Channels', 'Acquisition channels, with what each one cost and brought'],
      from: [{ list: 'canais', show: ['cac'] }],
      fields: {
        nome: { pt: ['Nome do canal', 'Nome do canal'], en: ['Channel name', 'Name of the channel'] },
        investimento: { pt: ['Gasto no canal', 'O que se gastou no canal'], en: ['Channel spend', 'What was spent on the channel'] },
        novosClientes: { pt: ['Novos clientes', 'Clientes que o canal trouxe'], en: ['New customers', 'Customers that the channel brought'] },
      },
    },
    novosClientes: {
      pt: ['Novos clientes', 'Clientes novos, também os que não vieram de um canal. Sem ele, a soma dos canais; obrigatório sem canais'],
      en: ['New customers', 'New customers, including those from no channel. Without it, the sum of the channels; required without canais'],
    },
    ltv: { pt: ['LTV', 'Valor de um cliente (LTV): acrescenta ltvCac'], en: ['LTV', 'Value of a customer (LTV): adds ltvCac'] },
  },
  output: {
    investimentoTotal: { pt: ['Gasto total', 'Canais mais os custos que não são de um canal'], en: ['Total spend', 'Channels plus the costs that belong to no channel'] },
    novosClientes: { pt: ['Novos clientes', 'Clientes novos'], en: ['New customers', 'New customers'] },
    cac: { pt: ['CAC', 'Gasto total por cliente novo'], en: ['CAC', 'Total spend per new customer'] },
    clientesSemCanal: {
      pt: ['Clientes sem canal', 'Clientes novos que não vieram de um canal; só com canais'],
      en: ['Customers without a channel', 'New customers who came from no channel; only with canais'],
    },
    canais: {
      pt: ['Resultado por canal', 'O resultado de cada canal, na ordem enviada; só com canais'],
      en: ['Result by channel', 'The result of each channel, in the order sent; only with canais'],
      fields: {
        nome: { pt: ['Nome do canal', 'Nome do canal'], en: ['Channel name', 'Name of the channel'] },
        investimento: { pt: ['Gasto no canal', 'O que se gastou no canal'], en: ['Channel spend', 'What was spent on the channel'] },
        novosClientes: { pt: ['Novos clientes', 'Clientes que o canal trouxe'], en: ['New customers', 'Customers that the channel brought'] },
        cac: { pt: ['CAC do canal', 'Gasto por cliente do canal; null quando ele não trouxe nenhum'], en: ['Channel CAC', 'Spend per customer of the channel; null when it brought none'] },
        participacaoInvestimento: { pt: ['Parte do gasto', 'Parte do canal no gasto total'], en: ['Share of spend', 'Share of the channel in the total spend'] },
        participacaoClientes: { pt: ['Parte dos clientes', 'Parte do canal nos clientes novos'], en: ['Share of customers', 'Share of the channel in the new customers'] },
      },
    },
    melhorCanal: {
      pt: ['Melhor canal', 'Canal de menor CAC, o primeiro em caso de empate; null quando nenhum trouxe clientes, e só com canais'],
      en: ['Best channel', 'Channel with the lowest CAC, the first on a tie; null when none brought customers, and only with canais'],
    },
    ltvCac: { pt: ['LTV sobre CAC', 'LTV dividido pelo CAC; só com ltv'], en: ['LTV to CAC', 'LTV divided by CAC; only with ltv'] },
  },
} satisfies TextsOf<typeof cac>;
