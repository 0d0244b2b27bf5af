import type { FieldTexts } from '../../kit/tool-texts.ts';

export const activityLevel = {
  pt: [
    'Nível de atividade física',
    'Nível de atividade física, de sedentario (fator 1,2) a muito-intenso (1,9), que multiplica a taxa basal',
  ],
  en: [
    'Activity level',
    'Level of physical activity, from sedentario (factor 1.2) to muito-intenso (1.9), which multiplies the basal rate',
  ],
  choices: {
    sedentario: { pt: 'Sedentario', en: 'Sedentario' },
    leve: { pt: 'Leve', en: 'Leve' },
    moderado: { pt: 'Moderado', en: 'Moderado' },
    intenso: { pt: 'Intenso', en: 'Intenso' },
    'muito-intenso': { pt: 'Muito intenso', en: 'Muito intenso' },
  },
} satisfies FieldTexts;
