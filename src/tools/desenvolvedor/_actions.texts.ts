import type { FieldTexts } from '../../kit/tool-texts.ts';

export const encodeOrDecode = {
  pt: ['O que fazer', 'O que fazer'],
  en: ['What to do', 'What to do'],
  choices: { encode: { pt: 'Codificar', en: 'Encode' }, decode: { pt: 'Decodificar', en: 'Decode' } },
} satisfies FieldTexts;

export const actionDone = { pt: ['O que foi feito', 'O que foi feito'], en: ['What was done', 'What was done'] } satisfies FieldTexts;
