import type { FieldTexts } from '../../kit/tool-texts.ts';

export const activityLevel = {
  pt: ['Nível de atividade', 'Define o fator que multiplica a taxa basal, de 1,2 (sedentário) a 1,9 (extremamente ativo)'],
  en: ['Activity level', 'Sets the factor that multiplies the basal rate, from 1.2 (sedentary) to 1.9 (extremely active)'],
  choices: {
    sedentario: { pt: 'Sedentário', en: 'Sedentary' },
    leve: { pt: 'Levemente ativo', en: 'Lightly active' },
    moderado: { pt: 'Moderadamente ativo', en: 'Moderately active' },
    intenso: { pt: 'Muito ativo', en: 'Very active' },
    'muito-intenso': { pt: 'Extremamente ativo', en: 'Extremely active' },
  },
} satisfies FieldTexts;
