import { disclaimer } from './_fields.texts.ts';
import type { oneRm } from './one-rm.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const formula = {
  pt: ['Fórmula', 'Fórmula da carga máxima, ou a média das sete'],
  en: ['Formula', 'Formula for the maximum load, or the mean of the seven'],
  choices: {
    epley: { pt: 'Epley', en: 'Epley' },
    brzycki: { pt: 'Brzycki', en: 'Brzycki' },
    lombardi: { pt: 'Lombardi', en: 'Lombardi' },
    mayhew: { pt: 'Mayhew', en: 'Mayhew' },
    oconner: { pt: 'O’Conner', en: 'O’Conner' },
    wathan: { pt: 'Wathan', en: 'Wathan' },
    lander: { pt: 'Lander', en: 'Lander' },
    media: { pt: 'Média das sete', en: 'Mean of the seven' },
  },
} satisfies FieldTexts;

export const oneRmTexts = {
  englishName: '1RM calculator',
  summary: { pt: 'Carga máxima de uma repetição por sete fórmulas e as cargas de treino', en: 'One-repetition maximum by seven formulas, and training loads' },
  search: { pt: 'carga máxima, supino, agachamento, repetição máxima, musculação, peso na academia', en: 'one rep max, bench press, squat, max lift, 1RM' },
  about: {
    pt: 'As cargas de treino seguem a tabela de porcentagens e repetições da NSCA (National Strength and Conditioning Association). Quanto mais repetições, menos certa a estimativa.',
    en: 'The training loads follow the NSCA (National Strength and Conditioning Association) chart of percentages and repetitions. The more repetitions, the less certain the estimate.',
  },
  input: {
    weight: { pt: ['Carga levantada', 'Peso usado na série'], en: ['Weight lifted', 'Weight used in the set'], also: 'carga' },
    reps: { pt: ['Repetições', 'Quantas foram feitas até a falha com essa carga'], en: ['Repetitions', 'How many were done to failure with that weight'] },
    formula,
    increment: { pt: ['Passo das cargas', 'Arredonda as cargas de treino, como às anilhas que há'], en: ['Load step', 'Rounds the training loads, for example to the plates you have'] },
  },
  output: {
    weight: { pt: ['Carga levantada', 'Peso usado na série'], en: ['Weight lifted', 'Weight used in the set'] },
    reps: { pt: ['Repetições', 'Feitas até a falha'], en: ['Repetitions', 'Done to failure'] },
    formula,
    oneRepMax: { pt: ['Carga máxima (1RM)', 'Para uma repetição, pela fórmula escolhida'], en: ['One-rep max (1RM)', 'For one repetition, by the chosen formula'] },
    byFormula: {
      pt: ['Máxima por fórmula', 'Carga máxima segundo cada fórmula'],
      en: ['Maximum by formula', 'Maximum load by each formula'],
      fields: {
        epley: { pt: ['Epley', 'Epley'], en: ['Epley', 'Epley'] },
        brzycki: { pt: ['Brzycki', 'Brzycki'], en: ['Brzycki', 'Brzycki'] },
        lombardi: { pt: ['Lombardi', 'Lombardi'], en: ['Lombardi', 'Lombardi'] },
        mayhew: { pt: ['Mayhew', 'Mayhew'], en: ['Mayhew', 'Mayhew'] },
        oconner: { pt: ['O’Conner', 'O’Conner'], en: ['O’Conner', 'O’Conner'] },
        wathan: { pt: ['Wathan', 'Wathan'], en: ['Wathan', 'Wathan'] },
        lander: { pt: ['Lander', 'Lander'], en: ['Lander', 'Lander'] },
        media: { pt: ['Média', 'Média das sete'], en: ['Mean', 'Mean of the seven'] },
      },
    },
    percentages: {
      pt: ['Cargas de treino', 'Da maior à menor'],
      en: ['Training loads', 'From the highest to the lowest'],
      fields: {
        percent: { pt: ['Parte da máxima', 'Quanto da carga máxima'], en: ['Share of the maximum', 'How much of the maximum load'] },
        reps: { pt: ['Repetições possíveis', 'Quantas essa parte costuma permitir'], en: ['Possible repetitions', 'How many this share usually allows'] },
        load: { pt: ['Carga', 'Arredondada ao passo escolhido'], en: ['Load', 'Rounded to the chosen step'] },
        goal: {
          pt: ['O que treina', 'Força, hipertrofia ou resistência'],
          en: ['What it trains', 'Strength, hypertrophy or endurance'],
          choices: { forca: { pt: 'Força', en: 'Strength' }, hipertrofia: { pt: 'Hipertrofia', en: 'Hypertrophy' }, resistencia: { pt: 'Resistência', en: 'Endurance' } },
        },
      },
    },
    reliability: {
      pt: ['Confiança na estimativa', 'Alta até 5 repetições, média até 10, baixa depois'],
      en: ['Confidence', 'High up to 5 repetitions, medium up to 10, low beyond'],
      choices: { alta: { pt: 'Alta', en: 'High' }, media: { pt: 'Média', en: 'Medium' }, baixa: { pt: 'Baixa', en: 'Low' } },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof oneRm>;
