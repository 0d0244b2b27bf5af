import { monthlyHours } from './_fields.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const averageEntries = {
  variaveis: {
    pt: ['Verbas variáveis por mês', 'Lista de verbas variáveis, no lugar de mediaVariaveis: a média é tirada na janela de cada verba'],
    en: ['Variable pay by month', 'List of variable pay, in place of mediaVariaveis: each amount takes the average of its own months'],
    fields: {
      competencia: { pt: ['Mês', 'Mês em que a verba foi ganha'], en: ['Month', 'Month in which it was earned'] },
      valor: { pt: ['Valor', 'Valor ganho no mês'], en: ['Amount', 'Amount earned in the month'] },
      horas: {
        pt: ['Horas extras', 'Tempo extra do mês, no lugar do valor, pago pelo salário de hoje (TST, Súmula 347)'],
        en: ['Overtime', 'Overtime of the month, in place of the amount, paid by today’s salary (TST, Súmula 347)'],
      },
      percentual: { pt: ['Acréscimo', 'Acréscimo sobre a hora normal'], en: ['Overtime rate', 'Increase over the regular hour'] },
    },
  },
  jornadaMensal: monthlyHours,
} satisfies FieldsTexts;

export const averageFields = {
  valor: { pt: ['Média', 'Média mensal da janela'], en: ['Average', 'Monthly average of the months used'] },
  janela: {
    pt: ['Janela', 'Meses da média; null quando não há nenhum'],
    en: ['Months used', 'Months of the average; null where there are none'],
    fields: {
      de: { pt: ['Primeiro mês', 'Início da janela'], en: ['First month', 'Start of the months used'] },
      ate: { pt: ['Último mês', 'Fim da janela'], en: ['Last month', 'End of the months used'] },
      meses: { pt: ['Meses', 'Número de meses, os sem verba também'], en: ['Months', 'Number of months, those without any too'] },
    },
  },
} satisfies FieldsTexts;
