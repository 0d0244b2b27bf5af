import { appliance } from './_electricity.texts.ts';
import { tableEntries } from '../../kit/fields/legal.texts.ts';
import type { energia } from './energia.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const bandeira = {
  pt: ['Bandeira tarifária', 'Bandeira tarifária do mês'],
  en: ['Tariff flag', 'Tariff flag of the month'],
  choices: {
    verde: { pt: 'Verde', en: 'Green' },
    amarela: { pt: 'Amarela', en: 'Yellow' },
    'vermelha-1': { pt: 'Vermelha, patamar 1', en: 'Red, level 1' },
    'vermelha-2': { pt: 'Vermelha, patamar 2', en: 'Red, level 2' },
  },
} satisfies FieldTexts;

const input = {
  aparelhos: {
    pt: ['Aparelhos', 'Aparelhos da casa; obrigatório sem consumoKwh'],
    en: ['Appliances', 'Appliances of the home; required without consumoKwh'],
    columns: ['nome', 'quantidade', 'potencia', 'horasPorDia'],
    from: [{ list: 'aparelhos', show: ['consumoMensalKwh'], totals: ['consumoMensalKwh'] }],
    fields: appliance,
    also: 'equipamentos',
  },
  consumoKwh: {
    pt: ['Consumo do mês', 'Consumo do mês, quando já conhecido. Vale no lugar do consumo dos aparelhos'],
    en: ['Monthly usage', 'Usage of the month, when known. Used in place of that of the appliances'],
    also: 'consumo kwh',
  },
  tarifa: { pt: ['Tarifa', 'Tarifa da distribuidora. Com ela, a resposta traz os custos'], en: ['Electricity rate', 'Rate of the utility. With it, the answer has the costs'] },
  bandeira,
  adicionalBandeira: { pt: ['Adicional da bandeira', 'Adicional da bandeira, no lugar do da tabela'], en: ['Flag surcharge', 'Surcharge of the flag, in place of the one in the table'] },
  icms: { pt: ['ICMS', 'Alíquota do ICMS, quando a tarifa é a da ANEEL, sem impostos'], en: ['ICMS (state tax)', 'Rate of ICMS, when the electricity rate is that of ANEEL, without taxes'] },
  pisCofins: {
    pt: ['PIS e COFINS', 'Alíquota de PIS e COFINS somados, quando a tarifa é sem impostos'],
    en: ['PIS and COFINS', 'Rate of PIS and COFINS (federal taxes) together, when the electricity rate is without taxes'],
  },
  iluminacaoPublica: { pt: ['Iluminação pública', 'Contribuição de iluminação pública (COSIP) do município'], en: ['Public lighting', 'Public lighting contribution (COSIP) of the municipality'] },
  ligacao: {
    pt: ['Tipo de ligação', 'Ligação da casa, que fixa o consumo mínimo faturado: 30, 50 ou 100 kWh. Sem ela, não há mínimo'],
    en: ['Type of connection', 'Connection of the home, which sets the minimum usage billed: 30, 50 or 100 kWh. Without it, there is no minimum'],
    choices: { monofasica: { pt: 'Monofásica', en: 'Single-phase' }, bifasica: { pt: 'Bifásica', en: 'Two-phase' }, trifasica: { pt: 'Trifásica', en: 'Three-phase' } },
  },
} satisfies FieldsTexts;

export const energiaTexts = {
  englishName: 'Electricity consumption',
  summary: { pt: 'Consumo dos aparelhos em kWh e o valor da conta de luz', en: 'Usage of appliances in kWh and the amount of the electricity bill' },
  search: { pt: 'conta de luz, conta de energia, kWh, eletrodoméstico, chuveiro, watts', en: 'electricity bill, power, appliances, energy cost, watt' },
  about: {
    pt: 'A tarifa vem de quem chama: sem ela não há custo. Os adicionais das bandeiras são os da ANEEL, sem impostos. PIS e COFINS não incidem sobre o ICMS (STF, RE 574.706), e o faturamento mínimo é o da Resolução Normativa ANEEL 1.000/2021, art. 291.',
    en: 'The rate comes from the caller: without it there is no cost. The flag surcharges are those of ANEEL, without taxes. PIS and COFINS are not levied on ICMS (STF, RE 574.706), and the minimum billed is that of ANEEL Resolution 1.000/2021, art. 291.',
  },
  why: [{ text: { pt: 'São {consumoMensalKwh} no mês. O que mais gasta: {maiorConsumidor}.', en: '{consumoMensalKwh} a month. What takes the most: {maiorConsumidor}.' } }],
  facts: ['consumoMensalKwh', 'custoAnual', { path: 'custos.bandeira', label: { pt: 'Adicional da bandeira', en: 'Tariff surcharge' } }, 'precoMedioKwh'],
  input,
  output: {
    consumoMensalKwh: { pt: ['Consumo por mês', 'Consumo por mês'], en: ['Monthly usage', 'Usage per month'] },
    consumoDiarioKwh: { pt: ['Consumo por dia', 'Consumo por dia, em um mês de 30 dias'], en: ['Daily usage', 'Usage per day, in a month of 30 days'] },
    consumoAnualKwh: { pt: ['Consumo por ano', 'Doze vezes o consumo do mês'], en: ['Yearly usage', 'Twelve times the usage of the month'] },
    consumoFaturadoKwh: {
      pt: ['Consumo faturado', 'Consumo que a conta cobra, já com o mínimo da ligação'],
      en: ['Billed usage', 'Usage that the bill charges for, minimum of the connection included'],
    },
    custo: { pt: ['Conta do mês', 'Valor da conta do mês. Só com tarifa'], en: ['Monthly bill', 'Amount of the monthly bill. Only with tarifa'] },
    custos: {
      pt: ['Partes da conta', 'Partes da conta; só com tarifa'],
      en: ['Parts of the bill', 'Parts of the bill; only with tarifa'],
      fields: {
        energia: { pt: ['Energia', 'Energia pela tarifa'], en: ['Energy', 'Energy at the electricity rate'] },
        bandeira: { pt: ['Adicional da bandeira', 'O que a bandeira tarifária acrescenta'], en: ['Flag surcharge', 'What the tariff flag adds'] },
        impostos: { pt: ['Impostos', 'ICMS, PIS e COFINS'], en: ['Taxes', 'ICMS, PIS and COFINS'] },
        iluminacaoPublica: { pt: ['Iluminação pública', 'Contribuição de iluminação pública'], en: ['Public lighting', 'Public lighting contribution'] },
      },
    },
    custoAnual: { pt: ['Conta de um ano', 'Doze vezes a conta do mês. Só com tarifa'], en: ['Yearly bill', 'Twelve times the monthly bill. Only with tarifa'] },
    precoMedioKwh: {
      pt: ['Preço médio do kWh', 'Preço médio da energia faturada, com bandeira e impostos, sem a iluminação pública. Só com tarifa'],
      en: ['Average price per kWh', 'Average price of the energy billed, flag and taxes included, without public lighting. Only with tarifa'],
    },
    tabela: {
      pt: ['Tabela das bandeiras', 'Adicionais das bandeiras por trás da resposta; ausente sem tarifa ou com adicionalBandeira'],
      en: ['Table of flags', 'Flag surcharges behind the answer; absent without tarifa or with adicionalBandeira'],
      fields: { ...tableEntries, bandeira, adicionalKwh: { pt: ['Adicional por kWh', 'Adicional da bandeira, sem impostos'], en: ['Surcharge per kWh', 'Surcharge of the flag, without taxes'] } },
    },
    aparelhos: {
      pt: ['Consumo dos aparelhos', 'Consumo de cada aparelho, na ordem enviada; só com aparelhos'],
      en: ['Usage by appliance', 'Usage of each appliance, in the order sent; only with aparelhos'],
      fields: {
        nome: { pt: ['Aparelho', 'Nome do aparelho'], en: ['Appliance', 'Name of the appliance'] },
        consumoMensalKwh: { pt: ['Consumo por mês', 'Consumo do aparelho por mês'], en: ['Monthly usage', 'Usage of the appliance per month'] },
        participacao: { pt: ['Parte do total', 'Parte do aparelho no consumo do mês'], en: ['Share of total', 'Share of the appliance in the usage of the month'] },
        custoMensal: {
          pt: ['Custo por mês', 'Custo do aparelho por mês, pelo preço médio. Só com tarifa'],
          en: ['Monthly cost', 'Cost of the appliance per month, at the average price. Only with tarifa'],
        },
      },
    },
    maiorConsumidor: {
      pt: ['Aparelho que mais consome', 'Aparelho que mais consome, o primeiro em caso de empate; só com aparelhos'],
      en: ['Biggest consumer', 'Appliance that uses the most, the first in a tie; only with aparelhos'],
    },
  },
} satisfies TextsOf<typeof energia>;
