import type { FieldTexts } from '../../kit/tool-texts.ts';

export const rbt12 = {
  pt: [
    'Rbt12',
    'Receita bruta dos 12 meses anteriores ao da apuração. Desde 2027, dos 12 anteriores ao mês que o precede',
  ],
  en: [
    'Rbt12',
    'Gross revenue of the 12 months before the one of the DAS. Since 2027, of the 12 before the month that precedes it',
  ],
} satisfies FieldTexts;
