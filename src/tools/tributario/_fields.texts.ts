import type { FieldTexts } from '../../kit/tool-texts.ts';

export const rbt12 = {
  pt: ['Receita de 12 meses', 'Receita bruta (RBT12) dos 12 meses anteriores ao da apuração. Desde 2027, dos 12 anteriores ao mês que o precede'],
  en: ['12-month revenue', 'Gross revenue (RBT12) of the 12 months before the month of the DAS. From 2027, of the 12 months before the one that precedes it'],
} satisfies FieldTexts;
