import { disclaimer } from './_fields.texts.ts';
import type { oneRm } from './one-rm.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const formula = {
  pt: ['Fórmula', 'Fórmula da carga máxima, pelo autor, ou media, a média das sete'],
  en: ['Formula', 'Formula of the maximum, by its author, or media, the mean of the seven'],
  choices: {
    epley: { pt: 'Epley', en: 'Epley' },
    brzycki: { pt: 'Brzycki', en: 'Brzycki' },
    lombardi: { pt: 'Lombardi', en: 'Lombardi' },
    mayhew: { pt: 'Mayhew', en: 'Mayhew' },
    oconner: { pt: 'Oconner', en: 'Oconner' },
    wathan: { pt: 'Wathan', en: 'Wathan' },
    lander: { pt: 'Lander', en: 'Lander' },
    media: { pt: 'Media', en: 'Media' },
  },
} satisfies FieldTexts;

export const oneRmTexts = {
  englishName: '1RM calculator',
  summary: {
    pt: 'Carga máxima de uma repetição por sete fórmulas e as cargas de treino',
    en: 'One-repetition maximum by seven formulas and the training loads',
  },
  about: {
    pt: 'As cargas de treino seguem a tabela de porcentagens e repetições da NSCA (National Strength and Conditioning Association). Quanto mais repetições, menos certa a estimativa.',
    en: 'The training loads follow the chart of percentages and repetitions of the NSCA (National Strength and Conditioning Association). The more repetitions, the less certain the estimate.',
  },
  input: {
    weight: {
      pt: ['Carga levantada', 'Carga levantada'],
      en: ['Load lifted', 'Load lifted'],
    },
    reps: {
      pt: ['Repetições até a falha com essa carga', 'Repetições até a falha com essa carga'],
      en: ['Repetitions to failure with that load', 'Repetitions to failure with that load'],
    },
    formula,
    increment: {
      pt: ['Passo das cargas de treino', 'Passo das cargas de treino, como o das anilhas que há'],
      en: ['Step of the training loads', 'Step of the training loads, such as that of the plates at hand'],
    },
  },
  output: {
    weight: {
      pt: ['Carga levantada', 'Carga levantada'],
      en: ['Load lifted', 'Load lifted'],
    },
    reps: {
      pt: ['Repetições até a falha', 'Repetições até a falha'],
      en: ['Repetitions to failure', 'Repetitions to failure'],
    },
    formula,
    oneRepMax: {
      pt: ['Carga máxima de uma repetição', 'Carga máxima de uma repetição, pela fórmula escolhida'],
      en: ['One-repetition maximum', 'One-repetition maximum, by the formula chosen'],
    },
    byFormula: {
      pt: ['Carga máxima por cada fórmula', 'Carga máxima por cada fórmula'],
      en: ['By formula', 'Maximum by each formula'],
      fields: {
        epley: {
          pt: ['Epley', 'Epley'],
          en: ['Epley', 'Epley'],
        },
        brzycki: {
          pt: ['Brzycki', 'Brzycki'],
          en: ['Brzycki', 'Brzycki'],
        },
        lombardi: {
          pt: ['Lombardi', 'Lombardi'],
          en: ['Lombardi', 'Lombardi'],
        },
        mayhew: {
          pt: ['Mayhew', 'Mayhew'],
          en: ['Mayhew', 'Mayhew'],
        },
        oconner: {
          pt: ["O'Conner", "O'Conner"],
          en: ["O'Conner", "O'Conner"],
        },
        wathan: {
          pt: ['Wathan', 'Wathan'],
          en: ['Wathan', 'Wathan'],
        },
        lander: {
          pt: ['Lander', 'Lander'],
          en: ['Lander', 'Lander'],
        },
        media: {
          pt: ['Média', 'Média das sete'],
          en: ['Mean of the seven', 'Mean of the seven'],
        },
      },
    },
    percentages: {
      pt: ['Cargas de treino', 'Cargas de treino, da maior à menor'],
      en: ['Training loads', 'Training loads, from the highest to the lowest'],
      fields: {
        percent: {
          pt: ['Parte da carga máxima', 'Parte da carga máxima'],
          en: ['Share of the maximum', 'Share of the maximum'],
        },
        reps: {
          pt: ['Repetições que essa parte costuma permitir', 'Repetições que essa parte costuma permitir'],
          en: ['Repetitions that this share usually allows', 'Repetitions that this share usually allows'],
        },
        load: {
          pt: ['Carga', 'Carga, no múltiplo de increment mais próximo'],
          en: ['Load', 'Load, at the nearest multiple of increment'],
        },
        goal: {
          pt: ['O que a carga treina', 'O que a carga treina: força, hipertrofia ou resistência'],
          en: [
            'What the load trains',
            'What the load trains: strength (forca), hypertrophy or endurance (resistencia)',
          ],
          choices: {
            forca: { pt: 'Forca', en: 'Forca' },
            hipertrofia: { pt: 'Hipertrofia', en: 'Hipertrofia' },
            resistencia: { pt: 'Resistencia', en: 'Resistencia' },
          },
        },
      },
    },
    reliability: {
      pt: [
        'Confiança na estimativa',
        'Confiança na estimativa: alta até 5 repetições, media até 10, baixa depois',
      ],
      en: [
        'Confidence in the estimate',
        'Confidence in the estimate: high (alta) up to 5 repetitions, medium (media) up to 10, low (baixa) beyond',
      ],
      choices: {
        alta: { pt: 'Alta', en: 'Alta' },
        media: { pt: 'Media', en: 'Media' },
        baixa: { pt: 'Baixa', en: 'Baixa' },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof oneRm>;
