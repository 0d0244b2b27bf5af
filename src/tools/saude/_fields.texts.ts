import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const disclaimer = {
  pt: ['Até onde vai a resposta', 'Até onde vai a resposta, e quando procurar um profissional de saúde'],
  en: [
    'How far the answer goes',
    'How far the answer goes, and when to see a health professional (in Portuguese)',
  ],
} satisfies FieldTexts;

export const weight = {
  pt: ['Peso corporal', 'Peso corporal'],
  en: ['Body weight', 'Body weight'],
} satisfies FieldTexts;

export const height = {
  pt: ['Estatura', 'Estatura'],
  en: ['Height', 'Body height'],
} satisfies FieldTexts;

export const sex = {
  pt: ['Sexo biológico', 'Sexo biológico, pelo qual mudam a fórmula ou os limites'],
  en: ['Biological sex', 'Biological sex, by which the formula or the limits change'],
  choices: {
    masculino: { pt: 'Masculino', en: 'Masculino' },
    feminino: { pt: 'Feminino', en: 'Feminino' },
  },
} satisfies FieldTexts;

export const category = {
  id: {
    pt: ['Código da classe', 'Código da classe, que não muda'],
    en: ['Code of the class', 'Code of the class, which does not change'],
  },
  label: {
    pt: ['Nome da classe', 'Nome da classe, em português'],
    en: ['Name of the class', 'Name of the class, in Portuguese'],
  },
} satisfies FieldsTexts;
