import * as v from 'valibot';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { say } from '../texts.ts';
import { percentage, reais } from '../units.ts';
import { describe } from './describe.ts';
import { flag } from './flag.ts';
import { integer } from './numbers.ts';

const ano = describe(v.optional(v.pipe(v.number(), v.integer())), {
  pt: 'Ano das tabelas legais. Sem ele, o ano corrente em Brasília ou, se ainda não há tabela dele, o último que há',
  en: 'Year of the legal tables. Without it, the current year in Brasília or, while there is no table of it, the last that there is',
});

const mes = describe(v.optional(integer(1, 12)), {
  pt: 'Mês das tabelas legais, para as que mudam dentro do ano. Sem ele, dezembro',
  en: 'Month of the legal tables, for those that change within a year. Without it, December',
});

const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}$/, say({ pt: 'deve ter a forma AAAA-MM', en: 'must have the form YYYY-MM' })),
  v.check(
    (value) => parseDate(`${value}-01`) !== null,
    say({ pt: 'é um mês que não existe', en: 'is a month that does not exist' }, 422),
  ),
  v.metadata({ noun: { pt: 'um mês AAAA-MM', en: 'a month YYYY-MM' }, example: '2026-01' }),
);

/** Whether entries of bills and budgets answer for what no law covers yet. */
export const estimativas = describe(flag(false), {
  pt: 'Se valores de projetos de lei e orçamentos respondem por anos sem lei publicada. A resposta os marca',
  en: 'Whether figures of bills and budgets answer for years without a published law. The answer marks them',
});

const monthFields = {
  competencia: describe(v.optional(month), {
    pt: 'Mês cujas tabelas valem, no lugar de ano e mes. Depois do último que há, valem as últimas',
    en: 'Month whose tables hold, in place of ano and mes. After the last that there is, the last ones hold',
  }),
  comparar: describe(v.optional(month), {
    pt: 'Outro mês: a resposta traz também a dele, e o que difere',
    en: 'Another month: the answer also has that of it, and what differs',
  }),
  estimativas,
};

/**
 * What picks the legal tables: a year (its end), or a month, `competencia`. `comparar` names the month whose answer is
 * compared with this one.
 */
export const legalYear = { ano, ...monthFields };

/** The same, for tables that change within a year: `mes` is a month of `ano`, December when it is left out. */
export const legalMonth = { ano, mes, ...monthFields };

/** Dependents of the income tax. */
export const dependentes = describe(v.optional(integer(0, 20), 0), {
  pt: 'Dependentes para o imposto de renda',
  en: 'Dependents for the income tax',
});

/**
 * What an answer says of the legal tables behind it: in force from (`YYYY-MM-DD`), source, `vigente: false` when they are
 * not confirmed for the date asked for, `estimativa` when one of them is no law yet, and `revisar` when one of them should
 * have been held against its sources again.
 */
export const tableEntries = {
  vigencia: describe(v.string(), {
    pt: 'Primeiro dia em que a tabela vale (AAAA-MM-DD)',
    en: 'First day on which the table is in force (YYYY-MM-DD)',
  }),
  fonte: describe(v.string(), {
    pt: 'Lei, decreto ou portaria que fixa a tabela',
    en: 'Law, decree or ordinance that sets the table',
  }),
  vigente: describe(v.optional(v.literal(false)), {
    pt: 'Presente, e false, quando a tabela usada é a última que há, e não a do dia pedido',
    en: 'Present, and false, when the table used is the last that there is, and not that of the day asked for',
  }),
  estimativa: describe(v.optional(v.literal(true)), {
    pt: 'Presente quando um valor usado ainda não é lei',
    en: 'Present when a figure used is no law yet',
  }),
  revisar: describe(v.optional(v.literal(true)), {
    pt: 'Presente quando uma das tabelas passou do dia de ser conferida de novo',
    en: 'Present when one of the tables is past the day on which to check it again',
  }),
};

/** Codes of `kit/warnings.ts`; a tool names its own in `warnings`. */
export const avisos = describe(v.array(v.string()), {
  pt: 'Códigos do que um especialista diria',
  en: 'Codes of what an expert would say',
});

/** The tables that an answer used, by the year that was asked for. */
export const tabela = describe(
  v.object({
    ano: describe(v.number(), { pt: 'Ano das tabelas', en: 'Year of the tables' }, null),
    ...tableEntries,
  }),
  { pt: 'A tabela legal por trás da resposta', en: 'The legal table behind the answer' },
);

/** Base and amount of the INSS, the IRRF or the FGTS. */
export const baseAndValue = v.object({
  base: describe(v.number(), { pt: 'Base de cálculo', en: 'Base of the calculation' }, reais),
  valor: describe(v.number(), { pt: 'Valor devido', en: 'Amount due' }, reais),
});

/** What a table of the income tax gives. */
export const taxTableEntries = {
  aliquota: describe(v.number(), { pt: 'Alíquota da faixa', en: 'Rate of the band' }, percentage),
  parcelaDeduzir: describe(
    v.number(),
    { pt: 'Parcela a deduzir da faixa', en: 'Amount to deduct of the band' },
    reais,
  ),
  impostoTabela: describe(
    v.number(),
    { pt: 'Imposto pela tabela, antes da redução', en: 'Tax by the table, before the reduction' },
    reais,
  ),
  reducao: describe(
    v.number(),
    { pt: 'Redução do imposto (Lei nº 15.270/2025)', en: 'Reduction of the tax (Law 15.270/2025)' },
    reais,
  ),
};

/** The steps of the IRRF's calculation. */
export const irrfStepEntries = {
  deducaoUtilizada: describe(v.picklist(['legal', 'simplificada']), {
    pt: 'A dedução que resulta em menos imposto: as legais (INSS, dependentes, pensão) ou o desconto simplificado',
    en: 'The deduction that results in less tax: the legal ones (INSS, dependents, alimony) or the simplified discount',
  }),
  baseCalculo: describe(
    v.number(),
    { pt: 'Base do imposto, já com a dedução', en: 'Base of the tax, after the deduction' },
    reais,
  ),
  ...taxTableEntries,
  irrf: describe(v.number(), { pt: 'Imposto apurado', en: 'Tax computed' }, reais),
  retencaoDispensada: describe(v.boolean(), {
    pt: 'Se o imposto não é retido por ser de até R$ 10',
    en: 'Whether the tax is not withheld because it is at most BRL 10',
  }),
  irrfRetido: describe(v.number(), { pt: 'Imposto retido', en: 'Tax withheld' }, reais),
};

/** The IRRF with each step of its calculation. */
export const fullIrrf = describe(v.object({ ...baseAndValue.entries, ...irrfStepEntries }), {
  pt: 'IRRF, com cada passo do cálculo',
  en: 'IRRF, with each step of its calculation',
});
