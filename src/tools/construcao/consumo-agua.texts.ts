import { habits, shares } from './_water-habits.texts.ts';
import { tariff } from './_water-bill.texts.ts';
import type { consumoAgua } from './consumo-agua.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  pessoas: {
    pt: ['Pessoas', 'Pessoas da casa'],
    en: ['People of the house', 'People of the house'],
  },
  dias: {
    pt: ['Dias', 'Dias do período'],
    en: ['Days of the period', 'Days of the period'],
  },
  leituraAnterior: {
    pt: [
      'Leitura do hidrômetro no começo do período',
      'Leitura do hidrômetro no começo do período, com leituraAtual',
    ],
    en: ['LeituraAnterior', 'Reading of the meter at the start of the period, with leituraAtual'],
  },
  leituraAtual: {
    pt: [
      'Leitura do hidrômetro ao fim do período',
      'Leitura do hidrômetro ao fim do período, com leituraAnterior',
    ],
    en: ['LeituraAtual', 'Reading of the meter at the end of the period, with leituraAnterior'],
  },
  habitos: {
    pt: ['Hábitos', 'Hábitos da casa; os que faltam têm o valor usual. Não contam com as leituras'],
    en: [
      'Habits of the house',
      'Habits of the house; those left out have the usual value. They do not count with the readings',
    ],
    fields: habits,
  },
  consumoPerCapita: {
    pt: ['Consumo por pessoa', 'Consumo por pessoa; só conta sem leituras e sem habitos'],
    en: [
      'Consumption per person',
      'Consumption per person; counts only without readings and without habitos',
    ],
  },
  tarifa: {
    pt: ['Tarifa', 'Tarifa de água da concessionária: acrescenta conta'],
    en: ['Water tariff of the utility', 'Water tariff of the utility: adds conta'],
    fields: tariff,
  },
} satisfies FieldsTexts;

export const consumoAguaTexts = {
  englishName: 'Water consumption',
  summary: {
    pt: 'Consumo de água de uma casa, a caixa-d’água e o valor da conta',
    en: 'Water consumption of a home, the water tank and the amount of the bill',
  },
  about: {
    pt: 'A leitura do hidrômetro vale sobre os hábitos, e estes sobre o consumo por pessoa. A referência de 110 litros por pessoa e dia é a da ONU para consumo e higiene.',
    en: 'The readings of the meter win over the habits, and these over the consumption per person. The reference of 110 litres per person and day is that of the UN for consumption and hygiene.',
  },
  input,
  output: {
    metodo: {
      pt: ['Método', 'De onde vem o consumo: leituras, hábitos ou consumo por pessoa'],
      en: [
        'Where the consumption comes from',
        'Where the consumption comes from: readings (leitura), habits (habitos) or consumption per person (per-capita)',
      ],
      choices: {
        leitura: { pt: 'Leitura', en: 'Leitura' },
        habitos: { pt: 'Habitos', en: 'Habitos' },
        'per-capita': { pt: 'Per capita', en: 'Per capita' },
      },
    },
    detalhe: {
      pt: ['O consumo por uso', 'O consumo por uso; só com o método habitos'],
      en: ['The consumption by use', 'The consumption by use; only with the method habitos'],
      fields: shares,
    },
    consumoDiarioLitros: {
      pt: ['Consumo da casa por dia', 'Consumo da casa por dia'],
      en: ['Consumption of the house per day', 'Consumption of the house per day'],
    },
    consumoMensalM3: {
      pt: ['Consumo da casa no período', 'Consumo da casa no período'],
      en: ['Consumption of the house in the period', 'Consumption of the house in the period'],
    },
    consumoPerCapitaDia: {
      pt: ['Consumo por pessoa', 'Consumo por pessoa'],
      en: ['Consumption per person', 'Consumption per person'],
    },
    referenciaOnu: {
      pt: ['Referência onu', 'Consumo de referência da ONU'],
      en: ['Reference consumption of the UN', 'Reference consumption of the UN'],
    },
    classificacao: {
      pt: [
        'Classe do consumo por pessoa e dia',
        'Classe do consumo por pessoa e dia: economico até 110 litros, moderado até 150, alto até 200, muito-alto acima',
      ],
      en: [
        'Class of the consumption per person and day',
        'Class of the consumption per person and day: economico up to 110 litres, moderado up to 150, alto up to 200, muito-alto above',
      ],
      choices: {
        economico: { pt: 'Economico', en: 'Economico' },
        moderado: { pt: 'Moderado', en: 'Moderado' },
        alto: { pt: 'Alto', en: 'Alto' },
        'muito-alto': { pt: 'Muito alto', en: 'Muito alto' },
      },
    },
    caixaDagua2Dias: {
      pt: ['CaixaDagua2Dias', 'Menor caixa-d’água à venda que dura dois dias; null quando nenhuma basta'],
      en: ['CaixaDagua2Dias', 'Smallest water tank on sale that lasts two days; null when none is enough'],
    },
    conta: {
      pt: ['A conta de água', 'A conta de água; só com tarifa'],
      en: ['The water bill', 'The water bill; only with tarifa'],
      fields: {
        m3Faturados: {
          pt: ['Consumo que a conta cobra', 'Consumo que a conta cobra, já com o mínimo'],
          en: ['Consumption that the bill charges', 'Consumption that the bill charges, the least included'],
        },
        faixas: {
          pt: ['Faixas', 'As faixas que o consumo alcança'],
          en: ['The tiers that the consumption reaches', 'The tiers that the consumption reaches'],
          fields: {
            ateM3: {
              pt: ['Último m³ da faixa', 'Último m³ da faixa; null na que não termina'],
              en: ['Last m³ of the tier', 'Last m³ of the tier; null in the one without an end'],
            },
            m3: {
              pt: ['M 3', 'Consumo dentro da faixa'],
              en: ['M 3', 'Consumption within the tier'],
            },
            valor: {
              pt: ['Valor', 'Valor da faixa'],
              en: ['Amount of the tier', 'Amount of the tier'],
            },
          },
        },
        agua: {
          pt: ['Água', 'Soma das faixas'],
          en: ['Sum of the tiers', 'Sum of the tiers'],
        },
        esgoto: {
          pt: ['Esgoto', 'Valor do esgoto'],
          en: ['Amount of the sewage', 'Amount of the sewage'],
        },
        tarifaFixa: {
          pt: ['Tarifa fixa', 'Tarifa fixa'],
          en: ['Fixed fee', 'Fixed fee'],
        },
        total: {
          pt: ['Valor da conta', 'Valor da conta'],
          en: ['Amount of the bill', 'Amount of the bill'],
        },
      },
    },
  },
} satisfies TextsOf<typeof consumoAgua>;
