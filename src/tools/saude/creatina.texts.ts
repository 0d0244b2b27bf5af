import { disclaimer } from './_fields.texts.ts';
import type { creatina } from './creatina.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const creatinaTexts = {
  englishName: 'Creatine dose',
  summary: {
    pt: 'Dose de creatina na saturação e na manutenção, e a duração do pote',
    en: 'Creatine dose in loading and maintenance, and how long a package lasts',
  },
  about: {
    pt: 'Doses da posição oficial da ISSN (Kreider et al., 2017); sem saturação, Hultman et al. (1996). Para adultos saudáveis: quem tem doença renal, é menor de 18 anos, gestante ou lactante deve consultar um médico antes.',
    en: 'Doses of the position stand of the ISSN (Kreider et al., 2017); without loading, Hultman et al. (1996). For healthy adults: whoever has kidney disease, is below 18 years, pregnant or breastfeeding should see a doctor first.',
  },
  input: {
    weight: {
      pt: ['Peso corporal', 'Peso corporal'],
      en: ['Weight', 'Body weight'],
    },
    athlete: {
      pt: ['É um atleta de grande porte', 'Se é um atleta de grande porte, cuja manutenção é maior'],
      en: ['It is a large athlete', 'Whether it is a large athlete, whose maintenance dose is higher'],
    },
    loadingDays: {
      pt: ['Duração da saturação', 'Duração da saturação'],
      en: ['Length of the loading phase', 'Length of the loading phase'],
    },
    packageGrams: {
      pt: ['Peso do pote', 'Peso do pote: acrescenta quanto ele dura'],
      en: ['Weight of the package', 'Weight of the package: adds how long it lasts'],
    },
  },
  output: {
    loading: {
      pt: ['Fase de saturação', 'Fase de saturação'],
      en: ['Loading', 'Loading phase'],
      fields: {
        dailyGrams: {
          pt: ['Dose diária', 'Dose diária'],
          en: ['Daily dose', 'Daily dose'],
        },
        dosesPerDay: {
          pt: ['Em quantas tomadas dividir a dose', 'Em quantas tomadas dividir a dose'],
          en: ['How many servings to split the dose into', 'How many servings to split the dose into'],
        },
        gramsPerDose: {
          pt: ['Quantidade de cada tomada', 'Quantidade de cada tomada'],
          en: ['Amount of each serving', 'Amount of each serving'],
        },
        days: {
          pt: ['Duração da fase', 'Duração da fase'],
          en: ['Length of the phase', 'Length of the phase'],
        },
        totalGrams: {
          pt: ['Total da fase', 'Total da fase'],
          en: ['Total of the phase', 'Total of the phase'],
        },
      },
    },
    maintenance: {
      pt: ['Manutenção', 'Manutenção, depois da saturação'],
      en: ['Maintenance', 'Maintenance, after the loading phase'],
      fields: {
        dailyGrams: {
          pt: ['Dose diária', 'Dose diária'],
          en: ['Daily dose', 'Daily dose'],
        },
        monthlyGrams: {
          pt: ['Total de 30 dias', 'Total de 30 dias'],
          en: ['Total of 30 days', 'Total of 30 days'],
        },
      },
    },
    withoutLoading: {
      pt: ['Começo sem saturação', 'Começo sem saturação, direto na dose de manutenção'],
      en: ['Without loading', 'A start without loading, at the maintenance dose'],
      fields: {
        dailyGrams: {
          pt: ['Dose diária', 'Dose diária'],
          en: ['Daily dose', 'Daily dose'],
        },
        daysToSaturation: {
          pt: ['Tempo até os músculos ficarem saturados', 'Tempo até os músculos ficarem saturados'],
          en: ['Time until the muscles are saturated', 'Time until the muscles are saturated'],
        },
      },
    },
    package: {
      pt: ['Quanto o pote dura', 'Quanto o pote dura. Só com packageGrams'],
      en: ['How long the package lasts', 'How long the package lasts. Only with packageGrams'],
      fields: {
        grams: {
          pt: ['Peso do pote', 'Peso do pote'],
          en: ['Weight of the package', 'Weight of the package'],
        },
        daysWithLoading: {
          pt: ['Dias inteiros com saturação e manutenção', 'Dias inteiros com saturação e manutenção'],
          en: ['Whole days with loading and maintenance', 'Whole days with loading and maintenance'],
        },
        daysWithoutLoading: {
          pt: ['Dias inteiros só com manutenção', 'Dias inteiros só com manutenção'],
          en: ['Whole days with maintenance alone', 'Whole days with maintenance alone'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof creatina>;
