/** The fields of the legal tables, and what answers say of them. */
import type { FieldTexts, FieldsTexts } from '../tool-texts.ts';

export const legalMonth = {
  ano: {
    pt: ['Ano das tabelas', 'Ano das tabelas legais. Sem ele, o ano corrente em Brasília ou, enquanto esse não tem tabela, o último que tem'],
    en: ['Year of the tables', 'Year of the legal tables. Without it, the current year in Brasília or, until that one has a table, the latest that has one'],
  },
  mes: {
    pt: ['Mês do ano', 'Mês das tabelas legais, para as que mudam dentro do ano. Sem ele, dezembro'],
    en: ['Month of the year', 'Month of the legal tables, for those that change within a year. Without it, December'],
  },
  competencia: {
    pt: ['Mês das tabelas', 'Usa as tabelas deste mês (competência), no lugar de ano e mes. Depois do último mês com tabela, valem as mais recentes'],
    en: ['Month of the tables', 'Month whose tables apply, in place of ano and mes. After the last month with a table, the latest ones apply'],
  },
  comparar: {
    pt: ['Comparar com', 'Outro mês: a resposta traz também o resultado dele e as diferenças'],
    en: ['Compare with', 'Another month: the answer also has the one for that month and what differs'],
  },
  estimativas: {
    pt: ['Com tabelas estimadas', 'Usa valores de projetos de lei e orçamentos nos anos sem lei publicada. A resposta os marca'],
    en: ['With estimated tables', 'Uses figures of bills and budgets for years without a published law. The answer marks them'],
  },
} satisfies FieldsTexts;

export const tableEntries = {
  vigencia: { pt: ['Em vigor desde', 'Primeiro dia em que a tabela vale (AAAA-MM-DD)'], en: ['In force since', 'First day on which the table is in force (YYYY-MM-DD)'] },
  fonte: { pt: ['Fonte legal', 'Lei, decreto ou portaria que fixa a tabela'], en: ['Legal source', 'Law, decree or ordinance that sets the table'] },
  vigente: {
    pt: ['Tabela em vigor', 'Presente, e false, quando a tabela usada é a última que há, e não a do dia pedido'],
    en: ['Table in force', 'Present, and false, when the table used is the latest one, not that of the day asked for'],
  },
  estimativa: { pt: ['Valor estimado', 'Presente quando um valor usado ainda não é lei'], en: ['Estimated figure', 'Present when a figure used is not law yet'] },
  revisar: { pt: ['Revisão atrasada', 'Presente quando passou o dia de conferir de novo uma das tabelas'], en: ['Review overdue', 'Present when the day to check one of the tables again has passed'] },
} satisfies FieldsTexts;

export const tabela = {
  pt: ['Tabela legal', 'Tabela legal usada na resposta'],
  en: ['Legal table', 'Legal table used in the answer'],
  fields: { ano: { pt: ['Ano', 'Ano das tabelas'], en: ['Year', 'Year of the tables'] }, ...tableEntries },
} satisfies FieldTexts;

export const baseAndValue = {
  base: { pt: ['Base de cálculo', 'Valor sobre o qual se calcula'], en: ['Calculation base', 'Amount that the calculation starts from'] },
  valor: { pt: ['Valor', 'Valor devido'], en: ['Amount due', 'Amount due'] },
} satisfies FieldsTexts;

export const arredondamentoInss = {
  pt: ['Arredondamento do INSS', 'Uma vez, na soma das faixas, ou cortada no centavo faixa a faixa, como no eSocial'],
  en: ['Rounding of the INSS', 'Once, in the sum of the bands, or cut to the cent in each band, as in the eSocial'],
  choices: { total: { pt: 'Uma vez, no total', en: 'Once, in the total' }, faixa: { pt: 'Cortada no centavo, faixa a faixa', en: 'Cut to the cent in each band' } },
} satisfies FieldTexts;

export const dependentes = {
  pt: ['Dependentes', 'Dependentes para o imposto de renda'],
  en: ['Dependents', 'Dependents for income tax'],
  because: {
    pt: 'Cada um diminui a base do imposto de renda (Lei 9.250/1995, art. 4º). Valem os do imposto, não os do plano de saúde.',
    en: 'Each one lowers the base of the income tax (Law 9.250/1995, art. 4). Those of the tax count, not those of the health plan.',
  },
} satisfies FieldTexts;

export const avisos = { pt: ['Avisos', 'Códigos do que um especialista avisaria'], en: ['Warnings', 'Codes of what an expert would point out'] } satisfies FieldTexts;

export const taxTableEntries = {
  aliquota: { pt: ['Alíquota', 'Alíquota da faixa'], en: ['Tax rate', 'Rate of the bracket'] },
  parcelaDeduzir: { pt: ['Parcela a deduzir', 'Valor que a tabela manda deduzir na faixa'], en: ['Amount to deduct', 'Amount that the table deducts in the bracket'] },
  impostoTabela: { pt: ['Imposto pela tabela', 'Imposto pela tabela, antes da redução'], en: ['Tax by the table', 'Tax by the table, before the reduction'] },
  reducao: { pt: ['Redução do imposto', 'Redução do imposto (Lei nº 15.270/2025)'], en: ['Tax reduction', 'Reduction of the tax (Law 15.270/2025)'] },
} satisfies FieldsTexts;

export const irrfStepEntries = {
  deducaoUtilizada: {
    pt: ['Dedução usada', 'A que resulta em menos imposto: as deduções legais (INSS, dependentes, pensão) ou o desconto simplificado'],
    en: ['Deduction used', 'The one that results in less tax: the legal deductions (INSS, dependents, alimony) or the simplified discount'],
    choices: { legal: { pt: 'Deduções legais', en: 'Legal deductions' }, simplificada: { pt: 'Desconto simplificado', en: 'Simplified discount' } },
  },
  baseCalculo: { pt: ['Base do imposto', 'Base do imposto, já com a dedução'], en: ['Tax base', 'Base of the tax, after the deduction'] },
  ...taxTableEntries,
  irrf: { pt: ['IRRF apurado', 'Imposto apurado, antes de ver se é retido'], en: ['Tax computed (IRRF)', 'Tax computed, before seeing if it is withheld'] },
  retencaoDispensada: { pt: ['Retenção dispensada', 'O imposto não é retido por ser de até R$ 10'], en: ['Withholding waived', 'The tax is not withheld because it is at most BRL 10'] },
  irrfRetido: { pt: ['IRRF retido', 'Imposto retido'], en: ['Tax withheld (IRRF)', 'Tax withheld'] },
} satisfies FieldsTexts;

export const fullIrrf = {
  pt: ['Imposto de renda (IRRF)', 'Imposto de renda retido na fonte, com cada passo do cálculo'],
  en: ['Income tax (IRRF)', 'Income tax withheld at source, with each step of the calculation'],
  fields: { ...baseAndValue, ...irrfStepEntries },
} satisfies FieldTexts;
