import { category, disclaimer, height, weight } from './_fields.texts.ts';
import type { imc } from './imc.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const imcTexts = {
  englishName: 'BMI calculator',
  summary: { pt: 'Índice de massa corporal, com a classificação e a faixa de peso saudável', en: 'Body mass index, with its class and the healthy weight range' },
  search: { pt: 'acima do peso, obesidade, peso ideal, magro, sobrepeso', en: 'BMI, overweight, obesity, ideal weight, underweight' },
  about: {
    pt: 'Adultos de 20 a 59 anos pela classificação da OMS (TRS 854, 1995, e 894, 2000); a partir de 60, pela do SISVAN, do Ministério da Saúde (Lipschitz, 1994). Abaixo de 20 anos valem as curvas de crescimento da OMS, e a resposta traz só o índice. O IMC não distingue gordura de músculo, e não é um diagnóstico.',
    en: 'Adults aged 20 to 59 by the WHO classes (TRS 854, 1995, and 894, 2000); from 60 on, by those of SISVAN, of the Brazilian Ministry of Health (Lipschitz, 1994). Under 20, the WHO growth curves apply, and the answer has the index alone. The BMI does not tell fat from muscle and is not a diagnosis.',
  },
  why: [
    {
      text: {
        pt: 'Classificação: {classification.label}. Nesta altura, o peso saudável vai de {healthyWeight.min} a {healthyWeight.max}.',
        en: 'Class: {classification.label}. At this height, a healthy weight is {healthyWeight.min} to {healthyWeight.max}.',
      },
    },
    { text: { pt: 'Classificação: {classification.label}.', en: 'Class: {classification.label}.' } },
  ],
  facts: [
    { path: 'classification.label', label: { pt: 'Classificação', en: 'Class' } },
    { path: 'healthyWeight.min', label: { pt: 'Peso saudável, de', en: 'Healthy weight, from' } },
    { path: 'healthyWeight.max', label: { pt: 'Peso saudável, até', en: 'Healthy weight, to' } },
    { path: 'weightDifference', label: { pt: 'Diferença para ele', en: 'Difference to it' } },
  ],
  input: {
    weight,
    height,
    age: { pt: ['Idade', 'Escolhe o critério da classificação. Sem ela, o de adultos'], en: ['Age', 'Chooses the criteria of the classification. If left out, those for adults'] },
  },
  output: {
    bmi: { pt: ['IMC', 'Índice de massa corporal: peso dividido pelo quadrado da altura'], en: ['BMI', 'Body mass index: weight divided by the square of the height'] },
    criteria: {
      pt: ['Critério', 'O da OMS para adultos, o do SISVAN para idosos, ou nenhum antes dos 20 anos'],
      en: ['Criteria', "The WHO's for adults, SISVAN's for older people, or none under 20"],
      choices: {
        'oms-adulto': { pt: 'OMS, adulto', en: 'WHO, adult' },
        'sisvan-idoso': { pt: 'SISVAN, idoso', en: 'SISVAN, older adult' },
        'nao-aplicavel': { pt: 'Não se aplica', en: 'Not applicable' },
      },
    },
    classification: { pt: ['Classificação', 'Faixa em que o IMC cai, ou null antes dos 20 anos'], en: ['Classification', 'Range that the BMI falls in, or null under 20'], fields: category },
    healthyWeight: {
      pt: ['Peso saudável', 'Faixa de peso saudável para a altura, ou null antes dos 20 anos'],
      en: ['Healthy weight', 'Healthy weight range for the height, or null under 20'],
      fields: {
        min: { pt: ['Mínimo', 'Menor peso da faixa'], en: ['Lowest', 'Lowest weight of the range'] },
        max: { pt: ['Máximo', 'Maior peso da faixa'], en: ['Highest', 'Highest weight of the range'] },
      },
    },
    weightDifference: {
      pt: ['Até o peso saudável', 'Quanto falta para a faixa saudável: negativo é peso a perder, 0 é dentro dela. É null antes dos 20 anos'],
      en: ['To a healthy weight', 'How far the weight is from the healthy range: negative is weight to lose, 0 is inside it. It is null under 20'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof imc>;
