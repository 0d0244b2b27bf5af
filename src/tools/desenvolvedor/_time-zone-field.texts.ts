import type { FieldTexts } from '../../kit/tool-texts.ts';

export const timezone = {
  pt: ['Fuso horário', 'Fuso horário, pelo nome da IANA'],
  en: ['Time zone', 'Time zone, by its IANA name'],
} satisfies FieldTexts;
