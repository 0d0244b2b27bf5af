import { category, disclaimer, sex } from './_fields.texts.ts';
import type { gorduraCorporal } from './gordura-corporal.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const method = {
  pt: ['Método', 'Equação usada, que define as medidas necessárias: circunferências, três ou sete dobras cutâneas, IMC e idade, ou cintura e altura'],
  en: ['Method', 'Equation used, which sets the measurements needed: circumferences, three or seven skinfolds, BMI and age, or waist and height'],
  choices: {
    marinha: { pt: 'Marinha dos EUA (circunferências)', en: 'U.S. Navy (circumferences)' },
    'jackson-pollock-3': { pt: 'Jackson-Pollock, 3 dobras', en: 'Jackson-Pollock, 3 skinfolds' },
    'jackson-pollock-7': { pt: 'Jackson-Pollock, 7 dobras', en: 'Jackson-Pollock, 7 skinfolds' },
    deurenberg: { pt: 'Deurenberg (IMC e idade)', en: 'Deurenberg (BMI and age)' },
    rfm: { pt: 'RFM (cintura e altura)', en: 'RFM (waist and height)' },
  },
} satisfies FieldTexts;

const input = {
  sex,
  method,
  height: { pt: ['Altura', 'Obrigatória nos métodos da Marinha, de Deurenberg e RFM'], en: ['Height', 'Required by the Navy, Deurenberg and RFM methods'] },
  waist: { pt: ['Cintura', 'Circunferência da cintura. Obrigatória nos métodos da Marinha e RFM'], en: ['Waist', 'Waist circumference. Required by the Navy and RFM methods'] },
  neck: { pt: ['Pescoço', 'Circunferência do pescoço. Obrigatória no método da Marinha'], en: ['Neck', 'Neck circumference. Required by the Navy method'] },
  hip: { pt: ['Quadril', 'Circunferência do quadril. Obrigatória no método da Marinha, para mulheres'], en: ['Hip', 'Hip circumference. Required by the Navy method, for women'] },
  age: { pt: ['Idade', 'Obrigatória nos métodos de Jackson-Pollock e de Deurenberg'], en: ['Age', 'Required by the Jackson-Pollock and Deurenberg methods'] },
  skinfolds: {
    pt: ['Dobras cutâneas', 'Com sete dobras, todas; com três, peitoral, abdominal e coxa de homens, tríceps, supra-ilíaca e coxa de mulheres'],
    en: ['Skinfolds', 'With seven skinfolds, all of them; with three, chest, abdomen and thigh for men, triceps, suprailiac and thigh for women'],
    fields: {
      chest: { pt: ['Dobra peitoral', 'Dobra peitoral'], en: ['Chest', 'Chest skinfold'] },
      midaxillary: { pt: ['Dobra axilar média', 'Dobra axilar média'], en: ['Midaxillary', 'Midaxillary skinfold'] },
      triceps: { pt: ['Dobra do tríceps', 'Dobra tricipital'], en: ['Triceps', 'Triceps skinfold'] },
      subscapular: { pt: ['Dobra subescapular', 'Dobra subescapular'], en: ['Subscapular', 'Subscapular skinfold'] },
      abdomen: { pt: ['Dobra abdominal', 'Dobra abdominal'], en: ['Abdomen', 'Abdominal skinfold'] },
      suprailiac: { pt: ['Dobra supra-ilíaca', 'Dobra supra-ilíaca'], en: ['Suprailiac', 'Suprailiac skinfold'] },
      thigh: { pt: ['Dobra da coxa', 'Dobra da coxa'], en: ['Thigh', 'Thigh skinfold'] },
    },
  },
  weight: {
    pt: ['Peso', 'Obrigatório no método de Deurenberg; nos outros, acrescenta as massas à resposta'],
    en: ['Weight', 'Required by the Deurenberg method; with the others, it adds the masses to the answer'],
  },
} satisfies FieldsTexts;

export const gorduraCorporalTexts = {
  englishName: 'Body fat percentage',
  summary: { pt: 'Percentual de gordura corporal por circunferências, dobras cutâneas ou IMC', en: 'Body fat percentage from circumferences, skinfolds or BMI' },
  search: { pt: 'percentual de gordura, BF, dobras, adipômetro, massa magra', en: 'body fat, BF, lean mass, skinfold' },
  about: {
    pt: 'Equações da Marinha dos EUA (Hodgdon e Beckett, 1984), de Jackson e Pollock (1978 e 1980), de Deurenberg (1991) e RFM (Woolcott e Bergman, 2018); da densidade à gordura, Siri (1961). As classes são as do American Council on Exercise. Estimativas por medidas erram alguns pontos percentuais em relação a métodos de laboratório.',
    en: 'Equations of the U.S. Navy (Hodgdon and Beckett, 1984), Jackson and Pollock (1978 and 1980), Deurenberg (1991) and RFM (Woolcott and Bergman, 2018); from density to fat, Siri (1961). The classes are those of the American Council on Exercise. Estimates from body measurements are a few percentage points off laboratory methods.',
  },
  input,
  output: {
    method,
    bodyFat: { pt: ['Gordura corporal', 'Parte do peso que é gordura'], en: ['Body fat', 'Share of the weight that is fat'] },
    bodyDensity: { pt: ['Densidade corporal', 'Só nos métodos da Marinha e de Jackson-Pollock'], en: ['Body density', 'Only with the Navy and Jackson-Pollock methods'] },
    category: { pt: ['Classificação', 'Faixa da gordura corporal, pelo sexo'], en: ['Classification', 'Range of the body fat, by sex'], fields: category },
    fatMass: { pt: ['Massa gorda', 'Só quando o peso é informado'], en: ['Fat mass', 'Only when the weight is given'] },
    leanMass: { pt: ['Massa magra', 'Só quando o peso é informado'], en: ['Lean mass', 'Only when the weight is given'] },
    disclaimer,
  },
} satisfies TextsOf<typeof gorduraCorporal>;
