import type { cac } from './cac.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cacTexts = {
  englishName: 'CAC – customer acquisition cost',
  summary: {
    pt: 'Quanto custa cada novo cliente, no total e por canal',
    en: 'What each new customer costs, in all and by channel',
  },

  input: {
    investimentoMarketing: {
      pt: ['Investimento marketing', 'Marketing que não é de um canal'],
      en: ['Marketing that belongs to no channel', 'Marketing that belongs to no channel'],
    },
    investimentoVendas: {
      pt: ['Investimento vendas', 'Vendas que não são de um canal: equipe, comissões, ferramentas'],
      en: [
        'Sales effort that belongs to no channel',
        'Sales effort that belongs to no channel: team, commissions, tools',
      ],
    },
    outrosCustos: {
      pt: ['Outros custos', 'Outros custos de aquisição'],
      en: ['Other costs of acquisition', 'Other costs of acquisition'],
    },
    canais: {
      pt: ['Canais', 'Canais de aquisição, com o que cada um custou e trouxe'],
      en: ['Channels of acquisition', 'Channels of acquisition, with what each one cost and brought'],
      fields: {
        nome: {
          pt: ['Nome', 'Nome do canal'],
          en: ['Name of the channel', 'Name of the channel'],
        },
        investimento: {
          pt: ['Investimento', 'O que se investiu no canal'],
          en: ['What was invested in the channel', 'What was invested in the channel'],
        },
        novosClientes: {
          pt: ['Novos clientes', 'Clientes que o canal trouxe'],
          en: ['Customers that the channel brought', 'Customers that the channel brought'],
        },
      },
    },
    novosClientes: {
      pt: [
        'Novos clientes',
        'Clientes novos, também os que não vieram de um canal. Sem ele, a soma dos canais; obrigatório sem canais',
      ],
      en: [
        'New customers',
        'New customers, those of no channel included. Without it, the sum of the channels; required without canais',
      ],
    },
    ltv: {
      pt: ['Ltv', 'Valor de um cliente (LTV): acrescenta ltvCac'],
      en: ['Ltv', 'Value of a customer (LTV): adds ltvCac'],
    },
  },
  output: {
    investimentoTotal: {
      pt: ['Investimento total', 'Canais mais os custos que não são de um canal'],
      en: ['InvestimentoTotal', 'Channels plus the costs that belong to no channel'],
    },
    novosClientes: {
      pt: ['Novos clientes', 'Clientes novos'],
      en: ['New customers', 'New customers'],
    },
    cac: {
      pt: ['Cac', 'Investimento total por cliente novo'],
      en: ['Cac', 'Total investment per new customer'],
    },
    clientesSemCanal: {
      pt: ['Clientes sem canal', 'Clientes novos que não vieram de um canal; só com canais'],
      en: ['New customers of no channel', 'New customers of no channel; only with canais'],
    },
    canais: {
      pt: ['Canais', 'O resultado de cada canal, na ordem enviada; só com canais'],
      en: ['The result of each channel', 'The result of each channel, in the order sent; only with canais'],
      fields: {
        nome: {
          pt: ['Nome', 'Nome do canal'],
          en: ['Name of the channel', 'Name of the channel'],
        },
        investimento: {
          pt: ['Investimento', 'O que se investiu no canal'],
          en: ['What was invested in the channel', 'What was invested in the channel'],
        },
        novosClientes: {
          pt: ['Novos clientes', 'Clientes que o canal trouxe'],
          en: ['Customers that the channel brought', 'Customers that the channel brought'],
        },
        cac: {
          pt: ['Cac', 'Investimento por cliente do canal; null quando ele não trouxe nenhum'],
          en: ['Cac', 'Investment per customer of the channel; null when it brought none'],
        },
        participacaoInvestimento: {
          pt: ['Parte do canal no investimento total', 'Parte do canal no investimento total'],
          en: [
            'Share of the channel in the total investment',
            'Share of the channel in the total investment',
          ],
        },
        participacaoClientes: {
          pt: ['Parte do canal nos clientes novos', 'Parte do canal nos clientes novos'],
          en: ['Share of the channel in the new customers', 'Share of the channel in the new customers'],
        },
      },
    },
    melhorCanal: {
      pt: [
        'Canal de menor CAC',
        'Canal de menor CAC, o primeiro em caso de empate; null quando nenhum trouxe clientes, e só com canais',
      ],
      en: [
        'Channel of the lowest CAC',
        'Channel of the lowest CAC, the first on a tie; null when none brought customers, and only with canais',
      ],
    },
    ltvCac: {
      pt: ['Ltv cac', 'LTV dividido pelo CAC; só com ltv'],
      en: ['Ltv cac', 'LTV divided by CAC; only with ltv'],
    },
  },
} satisfies TextsOf<typeof cac>;
