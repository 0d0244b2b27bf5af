/** The texts of what `defineCalculator` adds to an answer. */
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

const assumed = {
  pt: ['Premissas', 'O que a conta supôs, por nome: o padrão dos campos opcionais não enviados que entrou nela e as constantes do método'],
  en: ['Assumptions', 'What the calculation assumed, by name: the optional fields left out whose default it used and the constants of the method'],
} satisfies FieldTexts;

export const calculatorOutput = {
  premissas: assumed,
  assumptions: assumed,
  aviso: { pt: ['Ressalva', 'Até onde vai a resposta'], en: ['Disclaimer', 'What the answer covers and what it leaves out'] },
} satisfies FieldsTexts;
