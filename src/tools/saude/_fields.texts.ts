import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const disclaimer = {
  pt: ['Aviso de saúde', 'Até onde vai a resposta e quando procurar um profissional de saúde'],
  en: ['Health notice', 'How far the answer goes and when to see a health professional'],
} satisfies FieldTexts;

export const weight = { pt: ['Peso', 'Peso corporal'], en: ['Weight', 'Body weight'] } satisfies FieldTexts;

export const age = { pt: ['Idade', 'Idade'], en: ['Age', 'Age'] } satisfies FieldTexts;

export const height = { pt: ['Altura', 'Altura da pessoa'], en: ['Height', 'Body height'] } satisfies FieldTexts;

export const sex = {
  pt: ['Sexo', 'Sexo biológico, que muda a fórmula ou os limites'],
  en: ['Sex', 'Biological sex, which changes the formula or the limits'],
  choices: { masculino: { pt: 'Masculino', en: 'Male' }, feminino: { pt: 'Feminino', en: 'Female' } },
} satisfies FieldTexts;

export const category = {
  id: { pt: ['Código da classe', 'Código estável, para programas'], en: ['Class code', 'A stable code, for programs'], internal: true },
  label: { pt: ['Nome da classe', 'Nome da classe'], en: ['Class name', 'Name of the class'] },
} satisfies FieldsTexts;
