import { monthlyHours, salarioBruto } from './_fields.texts.ts';
import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const hourEntries = {
  salarioBruto,
  adicionais: {
    pt: ['Adicionais', 'Adicionais que entram no valor da hora (TST, Súmulas 132, 139 e 264)'],
    en: [
      'Premiums that enter the pay of the hour',
      'Premiums that enter the pay of the hour (TST, Súmulas 132, 139 and 264)',
    ],
  },
  jornadaMensal: monthlyHours,
} satisfies FieldsTexts;

export const restEntries = {
  diasUteis: {
    pt: ['Dias úteis', 'Dias úteis do mês, com os sábados'],
    en: ['Working days of the month', 'Working days of the month, Saturdays among them'],
  },
  diasDescanso: {
    pt: ['Dias descanso', 'Domingos e feriados do mês'],
    en: ['Sundays and holidays of the month', 'Sundays and holidays of the month'],
  },
} satisfies FieldsTexts;

export const restOutput = {
  dsr: {
    pt: ['Dsr', 'Descanso semanal remunerado sobre o que se paga a mais'],
    en: ['Paid weekly rest on what is paid on top', 'Paid weekly rest on what is paid on top'],
    fields: {
      diasUteis: {
        pt: ['Dias úteis', 'Dias úteis do mês'],
        en: ['Working days of the month', 'Working days of the month'],
      },
      diasDescanso: {
        pt: ['Dias descanso', 'Domingos e feriados do mês'],
        en: ['Sundays and holidays of the month', 'Sundays and holidays of the month'],
      },
      valor: {
        pt: ['Valor', 'Valor do descanso'],
        en: ['Amount of the rest', 'Amount of the rest'],
      },
    },
  },
  total: {
    pt: ['O que se paga a mais', 'O que se paga a mais, com o descanso semanal'],
    en: ['What is paid on top', 'What is paid on top, weekly rest included'],
  },
  remuneracao: {
    pt: ['Salário', 'Salário, adicionais e o total'],
    en: ['Salary', 'Salary, premiums and the total'],
  },
  fgts: {
    pt: ['Fgts', 'Depósito do FGTS sobre o total'],
    en: ['Fgts', 'Deposit of the FGTS on the total'],
    fields: baseAndValue,
  },
} satisfies FieldsTexts;
