import { category, disclaimer, sex } from './_fields.texts.ts';
import type { gorduraCorporal } from './gordura-corporal.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const method = {
  pt: [
    'Equação',
    'Equação: circunferências (marinha), três ou sete dobras cutâneas (jackson-pollock), IMC e idade (deurenberg) ou cintura e altura (rfm)',
  ],
  en: [
    'Equation',
    'Equation: girths (marinha, U.S. Navy), three or seven skinfolds (jackson-pollock), BMI and age (deurenberg) or waist and height (rfm)',
  ],
  choices: {
    marinha: { pt: 'Marinha', en: 'Marinha' },
    'jackson-pollock-3': { pt: 'Jackson pollock 3', en: 'Jackson pollock 3' },
    'jackson-pollock-7': { pt: 'Jackson pollock 7', en: 'Jackson pollock 7' },
    deurenberg: { pt: 'Deurenberg', en: 'Deurenberg' },
    rfm: { pt: 'Rfm', en: 'Rfm' },
  },
} satisfies FieldTexts;

const input = {
  sex,
  method,
  height: {
    pt: ['Estatura', 'Estatura. Obrigatória com marinha, deurenberg e rfm'],
    en: ['Body height', 'Body height. Required with marinha, deurenberg and rfm'],
  },
  waist: {
    pt: ['Circunferência da cintura', 'Circunferência da cintura. Obrigatória com marinha e rfm'],
    en: ['Waist', 'Waist girth. Required with marinha and rfm'],
  },
  neck: {
    pt: ['Circunferência do pescoço', 'Circunferência do pescoço. Obrigatória com marinha'],
    en: ['Neck', 'Neck girth. Required with marinha'],
  },
  hip: {
    pt: ['Circunferência do quadril', 'Circunferência do quadril. Obrigatória com marinha, para mulheres'],
    en: ['Hip', 'Hip girth. Required with marinha, for women'],
  },
  age: {
    pt: ['Idade', 'Idade. Obrigatória com jackson-pollock e deurenberg'],
    en: ['Age', 'Age. Required with jackson-pollock and deurenberg'],
  },
  skinfolds: {
    pt: [
      'Dobras cutâneas',
      'Dobras cutâneas. Com jackson-pollock-7, as sete; com jackson-pollock-3, peitoral, abdominal e coxa de homens, tríceps, supra-ilíaca e coxa de mulheres',
    ],
    en: [
      'Skinfolds',
      'Skinfolds. With jackson-pollock-7, all seven; with jackson-pollock-3, chest, abdomen and thigh of men, triceps, suprailiac and thigh of women',
    ],
    fields: {
      chest: {
        pt: ['Dobra peitoral', 'Dobra peitoral'],
        en: ['Chest', 'Chest fold'],
      },
      midaxillary: {
        pt: ['Dobra axilar média', 'Dobra axilar média'],
        en: ['Midaxillary', 'Midaxillary fold'],
      },
      triceps: {
        pt: ['Tríceps', 'Dobra tricipital'],
        en: ['Triceps', 'Triceps fold'],
      },
      subscapular: {
        pt: ['Dobra subescapular', 'Dobra subescapular'],
        en: ['Subscapular', 'Subscapular fold'],
      },
      abdomen: {
        pt: ['Dobra abdominal', 'Dobra abdominal'],
        en: ['Abdominal fold', 'Abdominal fold'],
      },
      suprailiac: {
        pt: ['Dobra supra-ilíaca', 'Dobra supra-ilíaca'],
        en: ['Suprailiac', 'Suprailiac fold'],
      },
      thigh: {
        pt: ['Dobra da coxa', 'Dobra da coxa'],
        en: ['Thigh', 'Thigh fold'],
      },
    },
  },
  weight: {
    pt: [
      'Peso corporal',
      'Peso corporal. Obrigatório com deurenberg; com os outros, acrescenta as massas à resposta',
    ],
    en: [
      'Body weight',
      'Body weight. Required with deurenberg; with the others, it adds the masses to the answer',
    ],
  },
} satisfies FieldsTexts;

export const gorduraCorporalTexts = {
  englishName: 'Body fat percentage',
  summary: {
    pt: 'Percentual de gordura corporal por circunferências, dobras cutâneas ou IMC',
    en: 'Body fat percentage by girths, skinfolds or BMI',
  },
  about: {
    pt: 'Equações da Marinha dos EUA (Hodgdon e Beckett, 1984), de Jackson e Pollock (1978 e 1980), de Deurenberg (1991) e RFM (Woolcott e Bergman, 2018); da densidade à gordura, Siri (1961). As classes são as do American Council on Exercise. Estimativas por medidas erram alguns pontos percentuais em relação a métodos de laboratório.',
    en: 'Equations of the U.S. Navy (Hodgdon and Beckett, 1984), of Jackson and Pollock (1978 and 1980), of Deurenberg (1991) and RFM (Woolcott and Bergman, 2018); from density to fat, Siri (1961). The classes are those of the American Council on Exercise. Estimates by measures are some percentage points off those of a laboratory.',
  },
  input,
  output: {
    method,
    bodyFat: {
      pt: ['Gordura corporal', 'Gordura corporal'],
      en: ['Body fat', 'Body fat'],
    },
    bodyDensity: {
      pt: ['Densidade corporal', 'Densidade corporal. Só com marinha e jackson-pollock'],
      en: ['Body density', 'Body density. Only with marinha and jackson-pollock'],
    },
    category: {
      pt: ['Classe da gordura corporal', 'Classe da gordura corporal, pelo sexo'],
      en: ['Class of the body fat', 'Class of the body fat, by sex'],
      fields: category,
    },
    fatMass: {
      pt: ['Massa gorda', 'Massa gorda. Só com weight'],
      en: ['Fat mass', 'Fat mass. Only with weight'],
    },
    leanMass: {
      pt: ['Massa magra', 'Massa magra. Só com weight'],
      en: ['Lean mass', 'Lean mass. Only with weight'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof gorduraCorporal>;
