import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const reflexes = {
  decimoTerceiro: { pt: ['No 13º salário', 'Um doze avos do adicional'], en: ['In the 13th salary', 'A twelfth of the premium'] },
  ferias: { pt: ['Nas férias', 'Um doze avos do adicional, mais o terço de férias'], en: ['In the vacation pay', 'A twelfth of the premium, plus the vacation third'] },
  fgts: { pt: ['FGTS', 'Depósito do FGTS sobre o adicional'], en: ['Severance fund (FGTS)', 'FGTS deposit on the premium'], fields: baseAndValue },
} satisfies FieldsTexts;
