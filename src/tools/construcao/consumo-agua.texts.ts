import { habits, shares } from './_water-habits.texts.ts';
import { tariff } from './_water-bill.texts.ts';
import type { consumoAgua } from './consumo-agua.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  pessoas: { pt: ['Pessoas', 'Pessoas da casa'], en: ['People', 'People in the home'], also: 'moradores residents' },
  dias: { pt: ['Dias', 'Duração do período'], en: ['Days', 'Length of the period'] },
  leituraAnterior: {
    pt: ['Leitura anterior', 'Leitura do hidrômetro no começo do período. Pede também leituraAtual'],
    en: ['Previous reading', 'Reading of the meter at the start of the period. Takes leituraAtual too'],
  },
  leituraAtual: {
    pt: ['Leitura atual', 'Leitura do hidrômetro ao fim do período. Pede também leituraAnterior'],
    en: ['Current reading', 'Reading of the meter at the end of the period. Takes leituraAnterior too'],
  },
  habitos: {
    pt: ['Hábitos', 'Hábitos da casa; os que faltam têm o valor usual. Não vão com leituras'],
    en: ['Habits', 'Habits of the home; those left out have the usual value. Not sent with readings'],
    fields: habits,
  },
  consumoPerCapita: {
    pt: ['Consumo por pessoa', 'Consumo por pessoa. Só conta sem leituras e sem habitos'],
    en: ['Usage per person', 'Usage per person. Counts only without readings and without habitos'],
  },
  tarifa: {
    pt: ['Tarifa de água', 'Tarifa de água da concessionária. Com ela, a resposta traz conta'],
    en: ['Water rates', 'Water rates of the utility. With them, the answer has conta'],
    fields: tariff,
  },
} satisfies FieldsTexts;

export const consumoAguaTexts = {
  englishName: 'Water consumption',
  summary: { pt: 'Consumo de água de uma casa, a caixa-d’água e o valor da conta', en: 'Water usage of a home, the water tank it needs and the amount of the bill' },
  search: { pt: 'conta de água, caixa d’água, m³, tarifa, morador', en: 'water bill, water tank, tariff, household' },
  about: {
    pt: 'A leitura do hidrômetro vale sobre os hábitos, e estes sobre o consumo por pessoa. A referência de 110 litros por pessoa e dia é a da ONU para consumo e higiene.',
    en: 'Meter readings win over habits, and habits over usage per person. The reference of 110 liters per person and day is that of the UN for consumption and hygiene.',
  },
  input,
  output: {
    metodo: {
      pt: ['Origem do consumo', 'De onde vem o consumo'],
      en: ['Source of the usage', 'Where the usage comes from'],
      choices: {
        leitura: { pt: 'Leituras do hidrômetro', en: 'Meter readings' },
        habitos: { pt: 'Hábitos da casa', en: 'Habits of the home' },
        'per-capita': { pt: 'Consumo por pessoa', en: 'Usage per person' },
      },
    },
    detalhe: { pt: ['Consumo por uso', 'Consumo por uso; só quando ele vem dos hábitos'], en: ['Where the water goes', 'Usage by purpose; only when it comes from the habits'], fields: shares },
    consumoDiarioLitros: { pt: ['Consumo por dia', 'Consumo da casa por dia'], en: ['Usage per day', 'Usage of the home per day'] },
    consumoMensalM3: { pt: ['Consumo no período', 'Consumo da casa no período'], en: ['Usage in the period', 'Usage of the home in the period'] },
    consumoPerCapitaDia: { pt: ['Consumo por pessoa', 'Consumo de cada pessoa'], en: ['Usage per person', 'Usage of each person'] },
    referenciaOnu: { pt: ['Referência da ONU', 'Consumo de referência da ONU'], en: ['UN reference', 'Reference usage of the UN'] },
    classificacao: {
      pt: ['Nível de consumo', 'Nível do consumo por pessoa e dia: econômico até 110 litros, moderado até 150, alto até 200, muito alto acima'],
      en: ['Usage level', 'Level of the usage per person and day: low up to 110 liters, moderate up to 150, high up to 200, very high above'],
      choices: { economico: { pt: 'Econômico', en: 'Low' }, moderado: { pt: 'Moderado', en: 'Moderate' }, alto: { pt: 'Alto', en: 'High' }, 'muito-alto': { pt: 'Muito alto', en: 'Very high' } },
    },
    caixaDagua2Dias: {
      pt: ['Caixa-d’água para dois dias', 'Menor caixa-d’água à venda que dura dois dias. É null quando nenhuma basta'],
      en: ['Two-day water tank', 'Smallest water tank on sale that lasts two days. It is null when none is enough'],
    },
    conta: {
      pt: ['Conta de água', 'Conta de água; só com tarifa'],
      en: ['Water bill', 'Water bill; only with tarifa'],
      fields: {
        m3Faturados: { pt: ['Consumo cobrado', 'Consumo que a conta cobra, já com o mínimo'], en: ['Billed usage', 'Usage that the bill charges for, minimum included'] },
        faixas: {
          pt: ['Faixas de consumo', 'Faixas que o consumo alcança'],
          en: ['Usage tiers', 'Tiers that the usage reaches'],
          fields: {
            ateM3: { pt: ['Fim da faixa', 'Último m³ da faixa. É null na que não termina'], en: ['End of tier', 'Last m³ of the tier. It is null in the one without an end'] },
            m3: { pt: ['Consumo na faixa', 'Consumo dentro da faixa'], en: ['Usage in the tier', 'Usage within the tier'] },
            valor: { pt: ['Valor da faixa', 'Valor cobrado pela faixa'], en: ['Tier amount', 'Amount charged for the tier'] },
          },
        },
        agua: { pt: ['Água', 'Soma das faixas'], en: ['Water', 'Sum of the tiers'] },
        esgoto: { pt: ['Esgoto', 'Valor do esgoto'], en: ['Sewer', 'Sewer amount'] },
        tarifaFixa: { pt: ['Tarifa fixa', 'Parte fixa da conta'], en: ['Fixed charge', 'Fixed part of the bill'] },
        total: { pt: ['Total da conta', 'Valor a pagar'], en: ['Bill total', 'Amount to pay'] },
      },
    },
  },
} satisfies TextsOf<typeof consumoAgua>;
