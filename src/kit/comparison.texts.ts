import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

/** The texts of a comparison, by those of the answer. */
export const comparison = (answer: FieldsTexts | readonly FieldsTexts[]): FieldTexts => ({
  pt: ['Comparação', 'A resposta do outro mês e o que difere. Só com comparar'],
  en: ['Comparison', 'The answer for the other month and what differs. Only with comparar'],
  fields: {
    competencia: { pt: ['Outro mês', 'O mês comparado (AAAA-MM)'], en: ['Other month', 'The month compared (YYYY-MM)'] },
    resposta: {
      pt: ['Resposta do outro mês', 'A resposta inteira, com as tabelas do outro mês'],
      en: ['Other month’s answer', 'The whole answer, with the tables of the other month'],
      fields: answer,
    },
    diferencas: {
      pt: ['Diferenças', 'Os valores que diferem, na ordem da resposta'],
      en: ['Differences', 'The values that differ, in the order of the answer'],
      fields: {
        campo: { pt: ['Campo', 'Caminho do valor, como descontos[0].valor'], en: ['Field', 'Path of the value, such as descontos[0].valor'] },
        de: { pt: ['Nesta resposta', 'Valor nesta resposta; null se ela não o tem'], en: ['In this answer', 'Value in this answer; null if it has none'] },
        para: { pt: ['Na outra resposta', 'Valor na outra resposta; null se ela não o tem'], en: ['In the other answer', 'Value in the other answer; null if it has none'] },
      },
    },
  },
});
