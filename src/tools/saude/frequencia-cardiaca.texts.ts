import { age, disclaimer, sex } from './_fields.texts.ts';
import type { frequenciaCardiaca } from './frequencia-cardiaca.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const bpmRange = {
  minBpm: { pt: ['Mínima', 'Menor frequência da faixa'], en: ['Lowest', 'Lowest rate of the range'] },
  maxBpm: { pt: ['Máxima', 'Maior frequência da faixa'], en: ['Highest', 'Highest rate of the range'] },
} satisfies FieldsTexts;

export const frequenciaCardiacaTexts = {
  englishName: 'Maximum heart rate and training zones',
  summary: { pt: 'Frequência cardíaca máxima por cinco fórmulas e as zonas de treino', en: 'Maximum heart rate by five formulas, and the training zones' },
  search: { pt: 'batimentos, pulso, bpm, zona de treino, coração, cardio', en: 'heart rate, pulse, bpm, training zone, cardio' },
  people: { name: { pt: 'Zonas de treino', en: 'Training zones' } },
  about: {
    pt: 'Fórmulas de Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) e Gulati (2010, para mulheres); com a frequência de repouso, as zonas são de Karvonen (1957). A frequência máxima real varia de pessoa para pessoa, e só um teste de esforço a mede.',
    en: 'Formulas of Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) and Gulati (2010, for women); with the resting rate, the zones are those of Karvonen (1957). The true maximum varies from person to person, and only an exercise test measures it.',
  },
  input: {
    age,
    formula: {
      pt: ['Fórmula', 'Fórmula da frequência máxima; a de Gulati é só para mulheres. Não entra quando a máxima medida é informada'],
      en: ['Formula', "Formula of the maximum heart rate; Gulati's is for women only. Not used when a measured maximum is given"],
      choices: {
        tanaka: { pt: 'Tanaka (2001)', en: 'Tanaka (2001)' },
        fox: { pt: 'Fox (1971)', en: 'Fox (1971)' },
        gellish: { pt: 'Gellish (2007)', en: 'Gellish (2007)' },
        nes: { pt: 'Nes (2013)', en: 'Nes (2013)' },
        gulati: { pt: 'Gulati (2010, mulheres)', en: 'Gulati (2010, women)' },
      },
    },
    restingHeartRate: { pt: ['Frequência em repouso', 'Com ela, as zonas são as de Karvonen, pela reserva'], en: ['Resting heart rate', "With it, the zones are Karvonen's, by the reserve"] },
    maxHeartRate: { pt: ['Frequência máxima medida', 'Medida em teste de esforço, no lugar da fórmula'], en: ['Measured maximum rate', 'Measured in an exercise test, instead of the formula'] },
    sex,
  },
  output: {
    maxHeartRate: { pt: ['Frequência máxima', 'A que as zonas usam'], en: ['Maximum heart rate', 'The one that the zones use'] },
    formula: {
      pt: ['Fórmula', 'Fórmula usada, ou a máxima medida que foi informada'],
      en: ['Formula', 'Formula used, or the measured maximum that was given'],
      choices: {
        tanaka: { pt: 'Tanaka (2001)', en: 'Tanaka (2001)' },
        fox: { pt: 'Fox (1971)', en: 'Fox (1971)' },
        gellish: { pt: 'Gellish (2007)', en: 'Gellish (2007)' },
        nes: { pt: 'Nes (2013)', en: 'Nes (2013)' },
        gulati: { pt: 'Gulati (2010, mulheres)', en: 'Gulati (2010, women)' },
        medida: { pt: 'Medida', en: 'Measured' },
      },
    },
    byFormula: {
      pt: ['Máxima por fórmula', 'Frequência máxima segundo cada fórmula'],
      en: ['Maximum by formula', 'Maximum heart rate by each formula'],
      fields: {
        tanaka: { pt: ['Tanaka (2001)', '208 − 0,7 × idade'], en: ['Tanaka (2001)', '208 − 0.7 × age'] },
        fox: { pt: ['Fox (1971)', '220 − idade'], en: ['Fox (1971)', '220 − age'] },
        gellish: { pt: ['Gellish (2007)', '207 − 0,7 × idade'], en: ['Gellish (2007)', '207 − 0.7 × age'] },
        nes: { pt: ['Nes (2013)', '211 − 0,64 × idade'], en: ['Nes (2013)', '211 − 0.64 × age'] },
        gulati: { pt: ['Gulati (2010)', 'Para mulheres: 206 − 0,88 × idade. Ausente para homens'], en: ['Gulati (2010)', 'For women: 206 − 0.88 × age. Absent for men'] },
      },
    },
    restingHeartRate: { pt: ['Frequência em repouso', 'A que foi informada'], en: ['Resting heart rate', 'As given'] },
    heartRateReserve: {
      pt: ['Reserva cardíaca', 'Máxima menos repouso. Só quando a de repouso é informada'],
      en: ['Heart rate reserve', 'Maximum minus resting. Only when the resting rate is given'],
    },
    zoneMethod: {
      pt: ['Base das zonas', 'De que frequência os limites das zonas são porcentagem'],
      en: ['Basis of the zones', 'Which rate the limits of the zones are a percentage of'],
      choices: { karvonen: { pt: 'Reserva (Karvonen)', en: 'Reserve (Karvonen)' }, 'percentual-maxima': { pt: 'Frequência máxima', en: 'Maximum heart rate' } },
    },
    zones: {
      pt: ['Zonas de treino', 'As cinco zonas, da mais leve à mais intensa'],
      en: ['Training zones', 'The five zones, from the lightest to the hardest'],
      columns: ['label', 'minPercent', 'maxPercent', 'minBpm', 'maxBpm', 'purpose'],
      fields: {
        zone: { pt: ['Zona', 'Número da zona, de 1 a 5'], en: ['Zone', 'Number of the zone, from 1 to 5'] },
        label: { pt: ['Nome da zona', 'Nome da zona'], en: ['Zone name', 'Name of the zone'] },
        minPercent: { pt: ['De (%)', 'Onde a zona começa, da reserva ou da máxima'], en: ['From (%)', 'Where the zone starts, of the reserve or of the maximum'] },
        maxPercent: { pt: ['Até (%)', 'Onde a zona termina, da reserva ou da máxima'], en: ['Up to (%)', 'Where the zone ends, of the reserve or of the maximum'] },
        minBpm: { pt: ['Frequência mínima', 'Onde a zona começa'], en: ['Lowest rate', 'Where the zone starts'] },
        maxBpm: { pt: ['Frequência máxima', 'Onde a zona termina'], en: ['Highest rate', 'Where the zone ends'] },
        purpose: { pt: ['Para que serve', 'O que a zona treina'], en: ['What it trains', 'What the zone trains'] },
      },
    },
    intensity: {
      pt: ['Intensidade (ACSM)', 'Faixas do American College of Sports Medicine'],
      en: ['Intensity (ACSM)', 'Ranges of the American College of Sports Medicine'],
      fields: {
        moderate: { pt: ['Exercício moderado', 'Faixa em que ainda se conversa'], en: ['Moderate exercise', 'Range in which you can still talk'], fields: bpmRange },
        vigorous: { pt: ['Exercício vigoroso', 'Faixa em que falar fica difícil'], en: ['Vigorous exercise', 'Range in which talking gets hard'], fields: bpmRange },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof frequenciaCardiaca>;
