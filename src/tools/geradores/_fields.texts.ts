import type { FieldTexts } from '../../kit/tool-texts.ts';

export const state = {
  pt: ['Unidade da federação', 'Unidade da federação, em duas letras. Sem ela, sorteada'],
  en: ['Brazilian state', 'Brazilian state, in two letters. Without it, drawn'],
} satisfies FieldTexts;

export const formatted = {
  pt: ['Documentos', 'Se documentos, telefones e CEP trazem a pontuação'],
  en: ['Documents', 'Whether documents, telephones and postal codes have their punctuation'],
} satisfies FieldTexts;

export const gender = {
  pt: ['Gênero do nome', 'Gênero do nome'],
  en: ['Gender', 'Gender of the name'],
  choices: {
    masculino: { pt: 'Masculino', en: 'Masculino' },
    feminino: { pt: 'Feminino', en: 'Feminino' },
  },
} satisfies FieldTexts;
