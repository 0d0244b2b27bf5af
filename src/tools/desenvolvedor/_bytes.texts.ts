import type { FieldTexts } from '../../kit/tool-texts.ts';

export const byteEncoding = {
  pt: ['Como os bytes estão escritos', 'Como os bytes estão escritos: texto em UTF-8, hexadecimal ou Base64'],
  en: ['How the bytes are written', 'How the bytes are written: UTF-8 text, hexadecimal or Base64'],
  choices: {
    utf8: { pt: 'Utf8', en: 'Utf8' },
    hex: { pt: 'Hex', en: 'Hex' },
    base64: { pt: 'Base64', en: 'Base64' },
  },
} satisfies FieldTexts;
