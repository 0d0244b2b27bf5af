import { monthlyHours, salarioBruto } from './_fields.texts.ts';
import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const hourEntries = {
  salarioBruto,
  adicionais: {
    pt: ['Adicionais', 'Adicionais que entram no valor da hora (TST, Súmulas 132, 139 e 264)'],
    en: ['Premium pay', 'Premium pay that counts in the hourly rate (TST, Súmulas 132, 139 and 264)'],
  },
  jornadaMensal: monthlyHours,
} satisfies FieldsTexts;

export const restEntries = {
  diasUteis: { pt: ['Dias úteis', 'Dias úteis do mês, sábados inclusive'], en: ['Working days', 'Working days of the month, Saturdays included'] },
  diasDescanso: { pt: ['Domingos e feriados', 'Domingos e feriados do mês'], en: ['Sundays and holidays', 'Sundays and holidays of the month'] },
} satisfies FieldsTexts;

export const restOutput = {
  dsr: {
    pt: ['Descanso semanal (DSR)', 'Descanso semanal remunerado sobre o que se paga a mais'],
    en: ['Weekly rest (DSR)', 'Paid weekly rest on the extra pay'],
    fields: {
      diasUteis: { pt: ['Dias úteis', 'Dias úteis do mês'], en: ['Working days', 'Working days of the month'] },
      diasDescanso: { pt: ['Domingos e feriados', 'Domingos e feriados do mês'], en: ['Sundays and holidays', 'Sundays and holidays of the month'] },
      valor: { pt: ['Valor do descanso', 'Valor a pagar pelo descanso'], en: ['Rest pay', 'Amount due for the rest'] },
    },
  },
  total: { pt: ['Total com o DSR', 'O que se paga a mais, com o descanso semanal'], en: ['Total with weekly rest', 'Extra pay, weekly rest included'] },
  remuneracao: { pt: ['Remuneração do mês', 'Salário, adicionais e o total'], en: ['Monthly pay', 'Salary, premium pay and the total'] },
  fgts: { pt: ['FGTS', 'Depósito do FGTS sobre o total'], en: ['Severance fund (FGTS)', 'FGTS deposit on the total'], fields: baseAndValue },
} satisfies FieldsTexts;
