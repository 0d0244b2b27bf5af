import type { FieldTexts } from '../../kit/tool-texts.ts';

export const rbt12 = {
  pt: ['Receita de 12 meses', 'Receita bruta (RBT12) dos 12 meses anteriores ao da apuração. Desde 2027, dos 12 anteriores ao mês que o precede'],
  en: ['12-month revenue', 'Gross revenue (RBT12) of the 12 months before the month of the DAS. From 2027, of the 12 months before the one that precedes it'],
  because: {
    pt: 'A alíquota sai da receita de 12 meses, e não da do mês (LC 123/2006, art. 18, § 1º).',
    en: 'The rate comes from the revenue of 12 months, and not from that of the month (LC 123/2006, art. 18, § 1).',
  },
} satisfies FieldTexts;
