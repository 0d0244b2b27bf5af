import { appliance } from './_electricity.texts.ts';
import { tableEntries } from '../../kit/fields/legal.texts.ts';
import type { energia } from './energia.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  aparelhos: {
    pt: ['Aparelhos', 'Aparelhos da casa; obrigatório sem consumoKwh'],
    en: ['Appliances of the home', 'Appliances of the home; required without consumoKwh'],
    fields: appliance,
  },
  consumoKwh: {
    pt: ['Consumo kwh', 'Consumo do mês, quando já conhecido; vale sobre o dos aparelhos'],
    en: [
      'Consumption of the month',
      'Consumption of the month, where known; wins over that of the appliances',
    ],
  },
  tarifa: {
    pt: ['Tarifa', 'Tarifa da distribuidora: acrescenta os custos'],
    en: ['Tariff of the utility', 'Tariff of the utility: adds the costs'],
  },
  bandeira: {
    pt: ['Bandeira', 'Bandeira tarifária do mês'],
    en: ['Tariff flag of the month', 'Tariff flag of the month: green, yellow, red 1 or red 2'],
    choices: {
      verde: { pt: 'Verde', en: 'Verde' },
      amarela: { pt: 'Amarela', en: 'Amarela' },
      'vermelha-1': { pt: 'Vermelha 1', en: 'Vermelha 1' },
      'vermelha-2': { pt: 'Vermelha 2', en: 'Vermelha 2' },
    },
  },
  adicionalBandeira: {
    pt: ['Adicional bandeira', 'Adicional da bandeira, no lugar do da tabela'],
    en: ['Surcharge of the flag', 'Surcharge of the flag, in place of that of the table'],
  },
  icms: {
    pt: ['Icms', 'Alíquota do ICMS, quando a tarifa é a da ANEEL, sem impostos'],
    en: ['Icms', 'Rate of ICMS, where the tariff is that of ANEEL, without taxes'],
  },
  pisCofins: {
    pt: ['Pis cofins', 'Alíquota de PIS e COFINS somados, quando a tarifa é sem impostos'],
    en: ['Pis cofins', 'Rate of PIS and COFINS together, where the tariff is without taxes'],
  },
  iluminacaoPublica: {
    pt: ['Iluminação pública', 'Contribuição de iluminação pública (COSIP) do município'],
    en: ['Public lighting contribution', 'Public lighting contribution (COSIP) of the municipality'],
  },
  ligacao: {
    pt: [
      'Ligação',
      'Ligação da casa, que fixa o consumo mínimo faturado: 30, 50 ou 100 kWh. Sem ela, não há mínimo',
    ],
    en: [
      'Connection of the home',
      'Connection of the home, which sets the least consumption billed: 30, 50 or 100 kWh. Without it, there is no least',
    ],
    choices: {
      monofasica: { pt: 'Monofasica', en: 'Monofasica' },
      bifasica: { pt: 'Bifasica', en: 'Bifasica' },
      trifasica: { pt: 'Trifasica', en: 'Trifasica' },
    },
  },
} satisfies FieldsTexts;

export const energiaTexts = {
  englishName: 'Electricity consumption',
  summary: {
    pt: 'Consumo dos aparelhos em kWh e o valor da conta de luz',
    en: 'Consumption of the appliances in kWh and the amount of the bill',
  },
  about: {
    pt: 'A tarifa vem de quem chama: sem ela não há custo. Os adicionais das bandeiras são os da ANEEL, sem impostos. PIS e COFINS não incidem sobre o ICMS (STF, RE 574.706), e o faturamento mínimo é o da Resolução Normativa ANEEL 1.000/2021, art. 291.',
    en: 'The tariff comes from the caller: without it there is no cost. The flag surcharges are those of ANEEL, without taxes. PIS and COFINS are not levied on ICMS (STF, RE 574.706), and the least billed is that of ANEEL Resolution 1.000/2021, art. 291.',
  },
  input,
  output: {
    consumoMensalKwh: {
      pt: ['Consumo por mês', 'Consumo por mês'],
      en: ['Consumption per month', 'Consumption per month'],
    },
    consumoDiarioKwh: {
      pt: ['Consumo por dia', 'Consumo por dia, de um mês de 30 dias'],
      en: ['Consumption per day', 'Consumption per day, of a month of 30 days'],
    },
    consumoAnualKwh: {
      pt: ['Doze vezes o consumo do mês', 'Doze vezes o consumo do mês'],
      en: ['Twelve times the consumption of the month', 'Twelve times the consumption of the month'],
    },
    consumoFaturadoKwh: {
      pt: ['Consumo faturado kwh', 'Consumo que a conta cobra, já com o mínimo da ligação'],
      en: [
        'Consumption that the bill charges',
        'Consumption that the bill charges, the least of the connection included',
      ],
    },
    custo: {
      pt: ['Custo', 'Valor da conta do mês; só com tarifa'],
      en: ['Amount of the bill of the month', 'Amount of the bill of the month; only with tarifa'],
    },
    custos: {
      pt: ['As partes da conta', 'As partes da conta; só com tarifa'],
      en: ['The parts of the bill', 'The parts of the bill; only with tarifa'],
      fields: {
        energia: {
          pt: ['Energia', 'Energia pela tarifa'],
          en: ['Energy at the tariff', 'Energy at the tariff'],
        },
        bandeira: {
          pt: ['Bandeira', 'Adicional da bandeira'],
          en: ['Surcharge of the flag', 'Surcharge of the flag'],
        },
        impostos: {
          pt: ['ICMS', 'ICMS, PIS e COFINS'],
          en: ['ICMS', 'ICMS, PIS and COFINS'],
        },
        iluminacaoPublica: {
          pt: ['Iluminação pública', 'Contribuição de iluminação pública'],
          en: ['Public lighting contribution', 'Public lighting contribution'],
        },
      },
    },
    custoAnual: {
      pt: ['Doze vezes a conta do mês', 'Doze vezes a conta do mês; só com tarifa'],
      en: ['Twelve times the bill of the month', 'Twelve times the bill of the month; only with tarifa'],
    },
    precoMedioKwh: {
      pt: [
        'Preço médio kwh',
        'Preço médio da energia faturada, com bandeira e impostos, sem a iluminação pública; só com tarifa',
      ],
      en: [
        'Mean price of the energy billed',
        'Mean price of the energy billed, flag and taxes included, without public lighting; only with tarifa',
      ],
    },
    tabela: {
      pt: [
        'Tabela',
        'Os adicionais das bandeiras por trás da resposta; ausente sem tarifa ou com adicionalBandeira',
      ],
      en: [
        'The flag surcharges behind the answer',
        'The flag surcharges behind the answer; absent without tarifa or with adicionalBandeira',
      ],
      fields: {
        ...tableEntries,
        bandeira: {
          pt: ['Bandeira', 'Bandeira tarifária'],
          en: ['Tariff flag', 'Tariff flag'],
          choices: {
            verde: { pt: 'Verde', en: 'Verde' },
            amarela: { pt: 'Amarela', en: 'Amarela' },
            'vermelha-1': { pt: 'Vermelha 1', en: 'Vermelha 1' },
            'vermelha-2': { pt: 'Vermelha 2', en: 'Vermelha 2' },
          },
        },
        adicionalKwh: {
          pt: ['Adicional kwh', 'Adicional da bandeira, sem impostos'],
          en: ['Surcharge of the flag', 'Surcharge of the flag, without taxes'],
        },
      },
    },
    aparelhos: {
      pt: ['Aparelhos', 'O que cada aparelho consome, na ordem enviada; só com aparelhos'],
      en: [
        'What each appliance consumes',
        'What each appliance consumes, in the order sent; only with aparelhos',
      ],
      fields: {
        nome: {
          pt: ['Nome', 'Nome do aparelho'],
          en: ['Name of the appliance', 'Name of the appliance'],
        },
        consumoMensalKwh: {
          pt: ['Consumo do aparelho por mês', 'Consumo do aparelho por mês'],
          en: ['Consumption of the appliance per month', 'Consumption of the appliance per month'],
        },
        participacao: {
          pt: ['Parte do aparelho no consumo do mês', 'Parte do aparelho no consumo do mês'],
          en: ['Participacao', 'Share of the appliance in the consumption of the month'],
        },
        custoMensal: {
          pt: ['Custo do aparelho por mês', 'Custo do aparelho por mês, pelo preço médio; só com tarifa'],
          en: [
            'Cost of the appliance per month',
            'Cost of the appliance per month, at the mean price; only with tarifa',
          ],
        },
      },
    },
    maiorConsumidor: {
      pt: [
        'Aparelho que mais consome',
        'Aparelho que mais consome, o primeiro em caso de empate; só com aparelhos',
      ],
      en: [
        'Appliance that consumes the most',
        'Appliance that consumes the most, the first on a tie; only with aparelhos',
      ],
    },
  },
} satisfies TextsOf<typeof energia>;
