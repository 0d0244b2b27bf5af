/** The fields of the legal tables, and what answers say of them. */
import type { FieldTexts, FieldsTexts } from '../tool-texts.ts';

export const legalMonth = {
  ano: {
    pt: [
      'Ano das tabelas',
      'Ano das tabelas legais. Sem ele, o ano corrente em Brasília ou, se ainda não há tabela dele, o último que há',
    ],
    en: [
      'Year of the tables',
      'Year of the legal tables. Without it, the current year in Brasília or, while there is no table of it, the last that there is',
    ],
  },
  mes: {
    pt: ['Mês das tabelas', 'Mês das tabelas legais, para as que mudam dentro do ano. Sem ele, dezembro'],
    en: [
      'Month of the tables',
      'Month of the legal tables, for those that change within a year. Without it, December',
    ],
  },
  competencia: {
    pt: [
      'Competência',
      'Mês cujas tabelas valem, no lugar de ano e mes. Depois do último que há, valem as últimas',
    ],
    en: [
      'Reference month',
      'Month whose tables hold, in place of ano and mes. After the last that there is, the last ones hold',
    ],
  },
  comparar: {
    pt: ['Comparar com o mês', 'Outro mês: a resposta traz também a dele, e o que difere'],
    en: ['Compare with the month', 'Another month: the answer also has that of it, and what differs'],
  },
  estimativas: {
    pt: [
      'Com estimativas',
      'Se valores de projetos de lei e orçamentos respondem por anos sem lei publicada. A resposta os marca',
    ],
    en: [
      'With estimates',
      'Whether figures of bills and budgets answer for years without a published law. The answer marks them',
    ],
  },
} satisfies FieldsTexts;

export const tableEntries = {
  vigencia: {
    pt: ['Primeiro dia em que a tabela vale', 'Primeiro dia em que a tabela vale (AAAA-MM-DD)'],
    en: ['First day on which the table is in force', 'First day on which the table is in force (YYYY-MM-DD)'],
  },
  fonte: {
    pt: ['Lei', 'Lei, decreto ou portaria que fixa a tabela'],
    en: ['Law', 'Law, decree or ordinance that sets the table'],
  },
  vigente: {
    pt: ['Presente', 'Presente, e false, quando a tabela usada é a última que há, e não a do dia pedido'],
    en: [
      'Present',
      'Present, and false, when the table used is the last that there is, and not that of the day asked for',
    ],
  },
  estimativa: {
    pt: ['Estimativa', 'Presente quando um valor usado ainda não é lei'],
    en: ['Present when a figure used is no law yet', 'Present when a figure used is no law yet'],
  },
  revisar: {
    pt: ['Revisar', 'Presente quando uma das tabelas passou do dia de ser conferida de novo'],
    en: ['Revisar', 'Present when one of the tables is past the day on which to check it again'],
  },
} satisfies FieldsTexts;

export const tabela = {
  pt: ['Tabela legal', 'A tabela legal por trás da resposta'],
  en: ['Legal table', 'The legal table behind the answer'],
  fields: {
    ano: {
      pt: ['Ano', 'Ano das tabelas'],
      en: ['Year', 'Year of the tables'],
    },
    ...tableEntries,
  },
} satisfies FieldTexts;

export const baseAndValue = {
  base: {
    pt: ['Base', 'Base de cálculo'],
    en: ['Base', 'Base of the calculation'],
  },
  valor: {
    pt: ['Valor', 'Valor devido'],
    en: ['Amount due', 'Amount due'],
  },
} satisfies FieldsTexts;

export const dependentes = {
  pt: ['Dependentes', 'Dependentes para o imposto de renda'],
  en: ['Dependents for the income tax', 'Dependents for the income tax'],
} satisfies FieldTexts;

export const avisos = {
  pt: ['Códigos do que um especialista diria', 'Códigos do que um especialista diria'],
  en: ['Codes of what an expert would say', 'Codes of what an expert would say'],
} satisfies FieldTexts;

export const taxTableEntries = {
  aliquota: {
    pt: ['Alíquota', 'Alíquota da faixa'],
    en: ['Rate of the band', 'Rate of the band'],
  },
  parcelaDeduzir: {
    pt: ['Parcela deduzir', 'Parcela a deduzir da faixa'],
    en: ['Amount to deduct of the band', 'Amount to deduct of the band'],
  },
  impostoTabela: {
    pt: ['Imposto pela tabela', 'Imposto pela tabela, antes da redução'],
    en: ['Tax by the table', 'Tax by the table, before the reduction'],
  },
  reducao: {
    pt: ['Redução', 'Redução do imposto (Lei nº 15.270/2025)'],
    en: ['Reduction of the tax', 'Reduction of the tax (Law 15.270/2025)'],
  },
} satisfies FieldsTexts;

export const irrfStepEntries = {
  deducaoUtilizada: {
    pt: [
      'A dedução que resulta em menos imposto',
      'A dedução que resulta em menos imposto: as legais (INSS, dependentes, pensão) ou o desconto simplificado',
    ],
    en: [
      'The deduction that results in less tax',
      'The deduction that results in less tax: the legal ones (INSS, dependents, alimony) or the simplified discount',
    ],
    choices: {
      legal: { pt: 'Legal', en: 'Legal' },
      simplificada: { pt: 'Simplificada', en: 'Simplificada' },
    },
  },
  baseCalculo: {
    pt: ['Base cálculo', 'Base do imposto, já com a dedução'],
    en: ['Base of the tax', 'Base of the tax, after the deduction'],
  },
  ...taxTableEntries,
  irrf: {
    pt: ['Irrf', 'Imposto apurado'],
    en: ['Irrf', 'Tax computed'],
  },
  retencaoDispensada: {
    pt: ['O imposto não é retido por ser de até R$ 10', 'Se o imposto não é retido por ser de até R$ 10'],
    en: ['RetencaoDispensada', 'Whether the tax is not withheld because it is at most BRL 10'],
  },
  irrfRetido: {
    pt: ['Irrf retido', 'Imposto retido'],
    en: ['Tax withheld', 'Tax withheld'],
  },
} satisfies FieldsTexts;

export const fullIrrf = {
  pt: ['Irrf', 'IRRF, com cada passo do cálculo'],
  en: ['Irrf', 'IRRF, with each step of its calculation'],
  fields: {
    ...baseAndValue,
    ...irrfStepEntries,
  },
} satisfies FieldTexts;
