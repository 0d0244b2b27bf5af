import { disclaimer, sex } from './_fields.texts.ts';
import type { frequenciaCardiaca } from './frequencia-cardiaca.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const bpmRange = {
  minBpm: {
    pt: ['Menor frequência da faixa', 'Menor frequência da faixa'],
    en: ['Lowest rate of the range', 'Lowest rate of the range'],
  },
  maxBpm: {
    pt: ['Maior frequência da faixa', 'Maior frequência da faixa'],
    en: ['Highest rate of the range', 'Highest rate of the range'],
  },
} satisfies FieldsTexts;

export const frequenciaCardiacaTexts = {
  englishName: 'Maximum heart rate and training zones',
  summary: {
    pt: 'Frequência cardíaca máxima por cinco fórmulas e as zonas de treino',
    en: 'Maximum heart rate by five formulas and the training zones',
  },
  about: {
    pt: 'Fórmulas de Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) e Gulati (2010, para mulheres); com a frequência de repouso, as zonas são de Karvonen (1957). A frequência máxima real varia de pessoa para pessoa, e só um teste de esforço a mede.',
    en: 'Formulas of Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) and Gulati (2010, for women); with the resting rate, the zones are those of Karvonen (1957). The true maximum varies from person to person, and only an exercise test measures it.',
  },
  input: {
    age: {
      pt: ['Idade', 'Idade'],
      en: ['Age', 'Age'],
    },
    formula: {
      pt: [
        'Fórmula',
        'Fórmula da frequência máxima, pelo autor; gulati é só para mulheres. Não é usada com maxHeartRate',
      ],
      en: [
        'Formula',
        'Formula of the maximum heart rate, by its author; gulati is for women only. Not used with maxHeartRate',
      ],
      choices: {
        tanaka: { pt: 'Tanaka', en: 'Tanaka' },
        fox: { pt: 'Fox', en: 'Fox' },
        gellish: { pt: 'Gellish', en: 'Gellish' },
        nes: { pt: 'Nes', en: 'Nes' },
        gulati: { pt: 'Gulati', en: 'Gulati' },
      },
    },
    restingHeartRate: {
      pt: [
        'Frequência em repouso',
        'Frequência em repouso: com ela as zonas são as de Karvonen, pela reserva',
      ],
      en: [
        'Resting heart rate',
        'Resting heart rate: with it the zones are those of Karvonen, by the reserve',
      ],
    },
    maxHeartRate: {
      pt: ['Frequência máxima medida', 'Frequência máxima medida, no lugar da fórmula'],
      en: ['Maximum heart rate as measured', 'Maximum heart rate as measured, in place of the formula'],
    },
    sex,
  },
  output: {
    maxHeartRate: {
      pt: ['Frequência cardíaca máxima usada nas zonas', 'Frequência cardíaca máxima usada nas zonas'],
      en: ['Maximum heart rate that the zones use', 'Maximum heart rate that the zones use'],
    },
    formula: {
      pt: ['Fórmula', 'Fórmula usada, ou medida com maxHeartRate'],
      en: ['Formula', 'Formula used, or medida (measured) with maxHeartRate'],
      choices: {
        tanaka: { pt: 'Tanaka', en: 'Tanaka' },
        fox: { pt: 'Fox', en: 'Fox' },
        gellish: { pt: 'Gellish', en: 'Gellish' },
        nes: { pt: 'Nes', en: 'Nes' },
        gulati: { pt: 'Gulati', en: 'Gulati' },
        medida: { pt: 'Medida', en: 'Medida' },
      },
    },
    byFormula: {
      pt: ['Frequência máxima por cada fórmula', 'Frequência máxima por cada fórmula'],
      en: ['By formula', 'Maximum heart rate by each formula'],
      fields: {
        tanaka: {
          pt: ['Tanaka', 'Tanaka (2001): 208 − 0,7 × idade'],
          en: ['Tanaka', 'Tanaka (2001): 208 − 0.7 × age'],
        },
        fox: {
          pt: ['Fox', 'Fox (1971): 220 − idade'],
          en: ['Fox', 'Fox (1971): 220 − age'],
        },
        gellish: {
          pt: ['Gellish', 'Gellish (2007): 207 − 0,7 × idade'],
          en: ['Gellish', 'Gellish (2007): 207 − 0.7 × age'],
        },
        nes: {
          pt: ['Nes', 'Nes (2013): 211 − 0,64 × idade'],
          en: ['Nes', 'Nes (2013): 211 − 0.64 × age'],
        },
        gulati: {
          pt: ['Gulati', 'Gulati (2010), de mulheres: 206 − 0,88 × idade. Ausente com sex=masculino'],
          en: ['Gulati', 'Gulati (2010), of women: 206 − 0.88 × age. Absent with sex=masculino'],
        },
      },
    },
    restingHeartRate: {
      pt: ['Frequência em repouso', 'Frequência em repouso, como foi enviada'],
      en: ['Resting heart rate', 'Resting heart rate, as it was sent'],
    },
    heartRateReserve: {
      pt: ['Reserva', 'Reserva: máxima menos repouso. Só com restingHeartRate'],
      en: ['Heart rate reserve', 'Reserve: maximum minus resting. Only with restingHeartRate'],
    },
    zoneMethod: {
      pt: [
        'Do que as zonas são porcentagem',
        'Do que as zonas são porcentagem: da reserva (karvonen) ou da máxima (percentual-maxima)',
      ],
      en: [
        'What the zones are a percentage of',
        'What the zones are a percentage of: the reserve (karvonen) or the maximum (percentual-maxima)',
      ],
      choices: {
        karvonen: { pt: 'Karvonen', en: 'Karvonen' },
        'percentual-maxima': { pt: 'Percentual maxima', en: 'Percentual maxima' },
      },
    },
    zones: {
      pt: ['As cinco zonas de treino', 'As cinco zonas de treino, da mais leve à mais intensa'],
      en: ['The five training zones', 'The five training zones, from the lightest to the hardest'],
      fields: {
        zone: {
          pt: ['Número da zona', 'Número da zona'],
          en: ['Number of the zone', 'Number of the zone'],
        },
        label: {
          pt: ['Nome da zona', 'Nome da zona, em português'],
          en: ['Name of the zone', 'Name of the zone, in Portuguese'],
        },
        minPercent: {
          pt: ['Onde a zona começa', 'Onde a zona começa, da reserva ou da máxima'],
          en: ['Where the zone starts', 'Where the zone starts, of the reserve or of the maximum'],
        },
        maxPercent: {
          pt: ['Onde a zona termina', 'Onde a zona termina, da reserva ou da máxima'],
          en: ['Where the zone ends', 'Where the zone ends, of the reserve or of the maximum'],
        },
        minBpm: {
          pt: ['Menor frequência da zona', 'Menor frequência da zona'],
          en: ['Lowest rate of the zone', 'Lowest rate of the zone'],
        },
        maxBpm: {
          pt: ['Maior frequência da zona', 'Maior frequência da zona'],
          en: ['Highest rate of the zone', 'Highest rate of the zone'],
        },
        purpose: {
          pt: ['O que a zona treina', 'O que a zona treina, em português'],
          en: ['What the zone trains', 'What the zone trains, in Portuguese'],
        },
      },
    },
    intensity: {
      pt: [
        'Faixas de intensidade do ACSM',
        'Faixas de intensidade do ACSM (American College of Sports Medicine)',
      ],
      en: [
        'Ranges of intensity of the ACSM',
        'Ranges of intensity of the ACSM (American College of Sports Medicine)',
      ],
      fields: {
        moderate: {
          pt: ['Exercício moderado', 'Exercício moderado'],
          en: ['Moderate', 'Moderate exercise'],
          fields: bpmRange,
        },
        vigorous: {
          pt: ['Exercício vigoroso', 'Exercício vigoroso'],
          en: ['Vigorous', 'Vigorous exercise'],
          fields: bpmRange,
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof frequenciaCardiaca>;
