import { salarioBruto } from './_fields.texts.ts';
import { baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import type { salarioProporcional } from './salario-proporcional.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const criterio = {
  pt: ['Divisor do salário', 'Divisor do salário: 30 ou, havendo datas, os dias do mês'],
  en: ['Divisor of the salary', 'Divisor of the salary: 30 or, where there are dates, the days of the month'],
  choices: {
    '30-dias': { pt: '30 dias', en: '30 dias' },
    'dias-do-mes': { pt: 'Dias do mes', en: 'Dias do mes' },
  },
} satisfies FieldTexts;

const input = {
  salarioBruto,
  dataInicio: {
    pt: [
      'Primeiro dia pago',
      'Primeiro dia pago: decide o ano e o mês das tabelas. Obrigatório com dataFim, sem diasTrabalhados',
    ],
    en: [
      'First day paid',
      'First day paid: it decides the year and month of the tables. Required with dataFim, without diasTrabalhados',
    ],
  },
  dataFim: {
    pt: ['Último dia pago', 'Último dia pago, do mesmo mês'],
    en: ['Last day paid', 'Last day paid, of the same month'],
  },
  diasTrabalhados: {
    pt: ['Parte trabalhada do mês', 'Parte trabalhada do mês, no lugar de dataInicio e dataFim'],
    en: [
      'Part of the month that was worked',
      'Part of the month that was worked, in place of dataInicio and dataFim',
    ],
  },
  criterio,
  faltas: {
    pt: ['Faltas', 'Faltas descontadas no período'],
    en: ['Absences deducted in the period', 'Absences deducted in the period'],
  },
  dependentes,
} satisfies FieldsTexts;

export const salarioProporcionalTexts = {
  englishName: 'Proportional salary calculator',
  summary: {
    pt: 'Salário de parte do mês, com INSS, IRRF e FGTS',
    en: 'Salary of part of a month, with INSS, IRRF and FGTS',
  },
  about: {
    pt: 'CLT, art. 64. Por trinta avos, um mês inteiro tem 30 dias, fevereiro também, e uma parte dele no máximo 30.',
    en: 'CLT, art. 64. By thirtieths a whole month has 30 days, February too, and a part of it at most 30.',
  },
  input,
  output: {
    salarioBruto: {
      pt: ['Salário bruto', 'Salário bruto mensal'],
      en: ['Gross monthly salary', 'Gross monthly salary'],
    },
    criterio,
    divisor: {
      pt: ['Divisor', 'Divisor do salário'],
      en: ['Divisor', 'Divisor of the salary'],
    },
    diasTrabalhados: {
      pt: ['Período', 'Período, antes das faltas'],
      en: ['Period', 'Period, before the absences'],
    },
    faltas: {
      pt: ['Faltas', 'Faltas descontadas'],
      en: ['Absences deducted', 'Absences deducted'],
    },
    diasPagos: {
      pt: ['Período menos as faltas', 'Período menos as faltas'],
      en: ['Period less the absences', 'Period less the absences'],
    },
    valorDia: {
      pt: ['Valor dia', 'Salário dividido pelo divisor'],
      en: ['Salary divided by the divisor', 'Salary divided by the divisor'],
    },
    salarioProporcional: {
      pt: ['Salário proporcional', 'Salário do período pago'],
      en: ['Salary of the period paid', 'Salary of the period paid'],
    },
    inss: {
      pt: ['Inss', 'INSS sobre ele'],
      en: ['Inss', 'INSS on it'],
      fields: baseAndValue,
    },
    irrf: {
      pt: ['Irrf', 'IRRF sobre ele'],
      en: ['Irrf', 'IRRF on it'],
      fields: baseAndValue,
    },
    liquido: {
      pt: ['Salário do período menos INSS e IRRF', 'Salário do período menos INSS e IRRF'],
      en: ['Salary of the period less INSS and IRRF', 'Salary of the period less INSS and IRRF'],
    },
    fgts: {
      pt: ['Fgts', 'Depósito do FGTS, pago pelo empregador'],
      en: ['Fgts', 'Deposit of the FGTS, paid by the employer'],
      fields: baseAndValue,
    },
  },
} satisfies TextsOf<typeof salarioProporcional>;
