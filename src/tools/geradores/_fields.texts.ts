import type { FieldTexts } from '../../kit/tool-texts.ts';

export const state = { pt: ['Estado', 'Unidade da federação, em duas letras. Sem ela, sorteada'], en: ['State', 'Brazilian state, in two letters. Random if left out'] } satisfies FieldTexts;

export const formatted = {
  pt: ['Com pontuação', 'Escreve documentos, telefones e CEP com a pontuação'],
  en: ['With punctuation', 'Writes documents, phone numbers and postal codes with punctuation'],
} satisfies FieldTexts;

export const gender = {
  pt: ['Gênero', 'Gênero do nome'],
  en: ['Gender', 'Gender of the name'],
  choices: { masculino: { pt: 'Masculino', en: 'Male' }, feminino: { pt: 'Feminino', en: 'Female' } },
} satisfies FieldTexts;
