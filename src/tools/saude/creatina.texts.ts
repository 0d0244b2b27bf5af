import { disclaimer, weight } from './_fields.texts.ts';
import type { creatina } from './creatina.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const creatinaTexts = {
  englishName: 'Creatine dose',
  summary: { pt: 'Dose de creatina na saturação e na manutenção, e a duração do pote', en: 'Creatine dose for loading and maintenance, and how long a tub lasts' },
  search: { pt: 'suplemento, saturação, quanto tomar, whey', en: 'supplement, creatine, loading phase, how much to take' },
  about: {
    pt: 'Doses da posição oficial da ISSN (Kreider et al., 2017); sem saturação, Hultman et al. (1996). Para adultos saudáveis: quem tem doença renal, é menor de 18 anos, gestante ou lactante deve consultar um médico antes.',
    en: 'Doses of the ISSN position stand (Kreider et al., 2017); without loading, Hultman et al. (1996). For healthy adults: people with kidney disease, under 18, pregnant or breastfeeding should see a doctor first.',
  },
  input: {
    weight,
    athlete: { pt: ['Atleta de grande porte', 'Aumenta a dose de manutenção'], en: ['Large athlete', 'Raises the maintenance dose'] },
    loadingDays: { pt: ['Dias de saturação', 'Duração da fase de saturação'], en: ['Loading days', 'Length of the loading phase'] },
    packageGrams: { pt: ['Peso do pote', 'Acrescenta à resposta quanto ele dura'], en: ['Tub size', 'Adds how long it lasts to the answer'] },
  },
  output: {
    loading: {
      pt: ['Saturação', 'Fase inicial, com a dose mais alta'],
      en: ['Loading', 'First phase, with the higher dose'],
      fields: {
        dailyGrams: { pt: ['Dose diária', 'Na fase de saturação'], en: ['Daily dose', 'During the loading phase'] },
        dosesPerDay: { pt: ['Tomadas por dia', 'Em quantas tomadas dividir a dose diária'], en: ['Servings per day', 'How many servings to split the daily dose into'] },
        gramsPerDose: { pt: ['Dose por tomada', 'Quantidade de cada tomada'], en: ['Dose per serving', 'Amount in each serving'] },
        days: { pt: ['Duração', 'Duração da fase'], en: ['Duration', 'Length of the phase'] },
        totalGrams: { pt: ['Total da fase', 'Creatina usada na saturação inteira'], en: ['Phase total', 'Creatine used in the whole loading phase'] },
      },
    },
    maintenance: {
      pt: ['Manutenção', 'Dose depois da saturação'],
      en: ['Maintenance', 'Dose after the loading phase'],
      fields: {
        dailyGrams: { pt: ['Dose diária', 'Na fase de manutenção'], en: ['Daily dose', 'During the maintenance phase'] },
        monthlyGrams: { pt: ['Total do mês', 'Creatina usada em 30 dias'], en: ['Monthly total', 'Creatine used in 30 days'] },
      },
    },
    withoutLoading: {
      pt: ['Sem saturação', 'Começo direto na dose de manutenção'],
      en: ['Without loading', 'Starting straight at the maintenance dose'],
      fields: {
        dailyGrams: { pt: ['Dose diária', 'Desde o primeiro dia'], en: ['Daily dose', 'From the first day'] },
        daysToSaturation: { pt: ['Tempo até saturar', 'Até os músculos ficarem saturados'], en: ['Time to saturation', 'Until the muscles are saturated'] },
      },
    },
    package: {
      pt: ['Duração do pote', 'Só quando o peso do pote é informado'],
      en: ['Tub duration', 'Only when the tub size is given'],
      fields: {
        grams: { pt: ['Peso do pote', 'O que vem na embalagem'], en: ['Tub size', 'What the package holds'] },
        daysWithLoading: { pt: ['Com saturação', 'Dias inteiros de saturação e manutenção'], en: ['With loading', 'Whole days of loading and maintenance'] },
        daysWithoutLoading: { pt: ['Só com manutenção', 'Dias inteiros na dose de manutenção'], en: ['Maintenance only', 'Whole days at the maintenance dose'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof creatina>;
