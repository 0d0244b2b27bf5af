import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const reflexes = {
  decimoTerceiro: {
    pt: ['Um doze avos', 'Um doze avos, no 13º salário'],
    en: ['A twelfth', 'A twelfth, in the 13th salary'],
  },
  ferias: {
    pt: ['Férias', 'Um doze avos com o terço, nas férias'],
    en: ['A twelfth with its third', 'A twelfth with its third, in the vacation'],
  },
  fgts: {
    pt: ['Fgts', 'Depósito do FGTS sobre o adicional'],
    en: ['Fgts', 'Deposit of the FGTS on the premium'],
    fields: baseAndValue,
  },
} satisfies FieldsTexts;
