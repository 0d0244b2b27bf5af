import { salarioBruto } from './_fields.texts.ts';
import { arredondamentoInss, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import type { salarioProporcional } from './salario-proporcional.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const criterio = {
  pt: ['Dividir o salário por', 'Divisor que dá o valor do dia; os dias do mês precisam das datas'],
  en: ['Divide the salary by', 'Divisor that gives the daily pay; the days of the month need the dates'],
  choices: { '30-dias': { pt: '30 dias', en: '30 days' }, 'dias-do-mes': { pt: 'Dias do mês', en: 'Days of the month' } },
} satisfies FieldTexts;

const input = {
  salarioBruto,
  dataInicio: {
    pt: ['Início do período', 'Primeiro dia pago: decide o ano e o mês das tabelas. Obrigatório com dataFim, sem diasTrabalhados'],
    en: ['Start of the period', 'First day paid: sets the year and month of the tables. Required with dataFim, without diasTrabalhados'],
  },
  dataFim: { pt: ['Fim do período', 'Último dia pago, do mesmo mês'], en: ['End of the period', 'Last day paid, in the same month'] },
  diasTrabalhados: {
    pt: ['Dias trabalhados', 'Parte trabalhada do mês, no lugar de dataInicio e dataFim'],
    en: ['Days worked', 'Part of the month that was worked, instead of dataInicio and dataFim'],
  },
  criterio,
  faltas: { pt: ['Faltas', 'Faltas descontadas no período'], en: ['Absences', 'Absences deducted in the period'] },
  dependentes,
  arredondamentoInss,
} satisfies FieldsTexts;

export const salarioProporcionalTexts = {
  englishName: 'Prorated salary calculator',
  summary: { pt: 'Salário de parte do mês, com INSS, IRRF e FGTS', en: 'Salary for part of a month, with INSS, IRRF and FGTS' },
  search: { pt: 'meio do mês, dias trabalhados, admissão no mês, entrei', en: 'prorated, partial month, days worked, started mid-month' },
  about: {
    pt: 'CLT, art. 64. Por trinta avos, um mês inteiro tem 30 dias, fevereiro também, e uma parte dele no máximo 30.',
    en: 'CLT, art. 64. By thirtieths a whole month has 30 days, February too, and a part of it at most 30.',
  },
  why: [{ text: { pt: 'São {diasPagos} a {valorDia} cada. Depois dos descontos ficam {liquido}.', en: '{diasPagos} at {valorDia} each. After deductions {liquido} is left.' } }],
  facts: ['diasPagos', 'valorDia', 'inss.valor', 'liquido', { path: 'fgts.valor', label: { pt: 'FGTS, pago à parte', en: 'FGTS, paid apart' } }],
  input,
  output: {
    salarioBruto: { pt: ['Salário bruto', 'Salário bruto mensal'], en: ['Gross salary', 'Gross monthly salary'] },
    criterio,
    divisor: { pt: ['Divisor', 'Número que divide o salário'], en: ['Divisor', 'Number that divides the salary'] },
    diasTrabalhados: { pt: ['Dias do período', 'Período, antes das faltas'], en: ['Days in the period', 'Period, before the absences'] },
    faltas: { pt: ['Faltas', 'Faltas descontadas'], en: ['Absences', 'Absences deducted'] },
    diasPagos: { pt: ['Dias pagos', 'Período menos as faltas'], en: ['Days paid', 'Period less the absences'] },
    valorDia: { pt: ['Valor por dia', 'Salário dividido pelo divisor'], en: ['Daily pay', 'Salary divided by the divisor'] },
    salarioProporcional: { pt: ['Salário proporcional', 'Salário do período pago'], en: ['Prorated salary', 'Salary for the period paid'] },
    inss: { pt: ['INSS', 'INSS sobre o salário proporcional'], en: ['Social security (INSS)', 'INSS on the prorated salary'], fields: baseAndValue },
    irrf: { pt: ['IRRF', 'IRRF sobre o salário proporcional'], en: ['Income tax (IRRF)', 'IRRF on the prorated salary'], fields: baseAndValue },
    liquido: { pt: ['Salário líquido', 'Salário do período menos INSS e IRRF'], en: ['Net salary', 'Salary of the period less INSS and IRRF'] },
    fgts: { pt: ['FGTS', 'Depósito do FGTS, pago pelo empregador'], en: ['Severance fund (FGTS)', 'FGTS deposit, paid by the employer'], fields: baseAndValue },
  },
} satisfies TextsOf<typeof salarioProporcional>;
