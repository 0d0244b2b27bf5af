import type { FieldTexts } from '../../kit/tool-texts.ts';

export const byteEncoding = {
  pt: ['Formato dos dados', 'Como os bytes estão escritos'],
  en: ['Data format', 'How the bytes are written'],
  choices: { utf8: { pt: 'Texto em UTF-8', en: 'UTF-8 text' }, hex: { pt: 'Hexadecimal', en: 'Hexadecimal' }, base64: { pt: 'Base64', en: 'Base64' } },
} satisfies FieldTexts;

export const dataSize = { pt: ['Tamanho dos dados', 'Tamanho dos dados'], en: ['Size of the data', 'Size of the data'] } satisfies FieldTexts;
