import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

/** The texts of a comparison, by those of the answer. */
export const comparison = (answer: FieldsTexts | readonly FieldsTexts[]): FieldTexts => ({
  pt: ['Comparação', 'Só com comparar: a resposta do outro mês'],
  en: ['Comparison', 'Only with comparar: the answer of the other month'],
  fields: {
    competencia: {
      pt: ['Outro mês', 'O outro mês (AAAA-MM)'],
      en: ['Other month', 'The other month (YYYY-MM)'],
    },
    resposta: {
      pt: ['Resposta do outro mês', 'A resposta do outro mês'],
      en: ['Answer of the other month', 'The answer of the other month'],
      fields: answer,
    },
    diferencas: {
      pt: ['Diferenças', 'Os valores que diferem, na ordem da resposta'],
      en: ['Differences', 'The values that differ, in the order of the answer'],
      fields: {
        campo: {
          pt: ['Campo', 'O caminho do valor, como descontos[0].valor'],
          en: ['Field', 'The path of the value, such as descontos[0].valor'],
        },
        de: {
          pt: ['Nesta resposta', 'O valor desta resposta; null se ela não o tem'],
          en: ['In this answer', 'The value of this answer; null where it has none'],
        },
        para: {
          pt: ['Na outra resposta', 'O valor da outra resposta; null se ela não o tem'],
          en: ['In the other answer', 'The value of the other answer; null where it has none'],
        },
      },
    },
  },
});
