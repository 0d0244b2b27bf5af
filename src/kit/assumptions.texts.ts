/** The texts of what `defineCalculator` adds to an answer. */
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

const assumed = {
  pt: [
    'Premissas',
    'O que a resposta supôs: por nome, os campos opcionais que não foram enviados e cujo padrão entrou na conta, e as constantes do método',
  ],
  en: [
    'Assumptions',
    'What the answer assumed: by name, the optional fields that were not sent and whose default entered it, and the constants of the method',
  ],
} satisfies FieldTexts;

export const calculatorOutput = {
  premissas: assumed,
  assumptions: assumed,
  aviso: {
    pt: ['Aviso', 'Até onde vai a resposta, em uma frase'],
    en: ['Notice', 'How far the answer goes, in one sentence (in Portuguese)'],
  },
} satisfies FieldsTexts;
