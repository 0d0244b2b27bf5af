import type { FieldTexts } from '../../kit/tool-texts.ts';

export const timezone = { pt: ['Fuso horário', 'Fuso horário, pelo nome da IANA'], en: ['Time zone', 'Time zone, by its IANA name'] } satisfies FieldTexts;

export const timezoneUsed = { pt: ['Fuso horário', 'Fuso horário usado'], en: ['Time zone', 'Time zone used'] } satisfies FieldTexts;

export const localTime = {
  pt: ['Hora no fuso', 'O mesmo instante no fuso, com a diferença para UTC'],
  en: ['Local time', 'The same instant in the time zone, with its offset from UTC'],
} satisfies FieldTexts;
