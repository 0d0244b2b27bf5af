import { category, disclaimer, height, weight } from './_fields.texts.ts';
import type { imc } from './imc.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const imcTexts = {
  englishName: 'BMI calculator',
  summary: {
    pt: 'Índice de massa corporal, com a classificação e a faixa de peso saudável',
    en: 'Body mass index, with its class and the range of healthy weight',
  },
  about: {
    pt: 'Adultos de 20 a 59 anos pela classificação da OMS (TRS 854, 1995, e 894, 2000); a partir de 60, pela do SISVAN, do Ministério da Saúde (Lipschitz, 1994). Abaixo de 20 anos valem as curvas de crescimento da OMS, e a resposta traz só o índice. O IMC não distingue gordura de músculo, e não é um diagnóstico.',
    en: 'Adults from 20 to 59 years by the classes of the WHO (TRS 854, 1995, and 894, 2000); from 60 on, by those of SISVAN, of the Brazilian Ministry of Health (Lipschitz, 1994). Below 20 years the growth curves of the WHO apply, and the answer has the index alone. The BMI does not tell fat from muscle, and is no diagnosis.',
  },
  input: {
    weight,
    height,
    age: {
      pt: ['Idade', 'Idade, que escolhe o critério. Sem ela, o de adultos'],
      en: ['Age', 'Age, which chooses the criteria. Without it, those of adults'],
    },
  },
  output: {
    bmi: {
      pt: ['Índice de massa corporal', 'Índice de massa corporal: peso sobre o quadrado da altura'],
      en: ['Bmi', 'Body mass index: weight over the square of the height'],
    },
    criteria: {
      pt: [
        'Critério da classificação',
        'Critério da classificação: o da OMS para adultos, o do SISVAN para idosos, ou nenhum antes dos 20 anos',
      ],
      en: [
        'Criteria',
        'Criteria of the classes: those of the WHO for adults, those of SISVAN for elders, or none below 20 years',
      ],
      choices: {
        'oms-adulto': { pt: 'Oms adulto', en: 'Oms adulto' },
        'sisvan-idoso': { pt: 'Sisvan idoso', en: 'Sisvan idoso' },
        'nao-aplicavel': { pt: 'Nao aplicavel', en: 'Nao aplicavel' },
      },
    },
    classification: {
      pt: ['Classe do IMC', 'Classe do IMC, ou null antes dos 20 anos'],
      en: ['Class of the BMI', 'Class of the BMI, or null below 20 years'],
      fields: category,
    },
    healthyWeight: {
      pt: [
        'Faixa de peso saudável para a altura',
        'Faixa de peso saudável para a altura, ou null antes dos 20 anos',
      ],
      en: [
        'Range of healthy weight for the height',
        'Range of healthy weight for the height, or null below 20 years',
      ],
      fields: {
        min: {
          pt: ['Menor peso da faixa', 'Menor peso da faixa'],
          en: ['Lowest weight of the range', 'Lowest weight of the range'],
        },
        max: {
          pt: ['Maior peso da faixa', 'Maior peso da faixa'],
          en: ['Highest weight of the range', 'Highest weight of the range'],
        },
      },
    },
    weightDifference: {
      pt: [
        'Quanto falta até a faixa saudável',
        'Quanto falta até a faixa saudável: negativo é peso a perder, 0 é dentro dela. É null antes dos 20 anos',
      ],
      en: [
        'What is missing to the healthy range',
        'What is missing to the healthy range: negative is weight to lose, 0 is inside it. It is null below 20 years',
      ],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof imc>;
