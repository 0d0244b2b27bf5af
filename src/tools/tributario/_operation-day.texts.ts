import type { FieldTexts } from '../../kit/tool-texts.ts';

export const dataOperacao = {
  pt: ['Data da operação', 'Dia da operação, que escolhe as alíquotas no lugar do ano ou do mês. Depois do último que tem tabela, valem as últimas'],
  en: ['Date of the operation', 'Day of the operation, which picks the rates in place of the year or the month. After the last day with a table, the latest ones apply'],
} satisfies FieldTexts;
