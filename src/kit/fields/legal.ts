import * as v from 'valibot';
import { inssRoundings } from '../../law/inss-rounding.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { say } from '../texts.ts';
import { percentage, reais } from '../units.ts';
import { flag } from './flag.ts';
import { integer } from './numbers.ts';
import { inUnit, num, pure } from './unit.ts';

const ano = v.optional(inUnit(pure, v.pipe(v.number(), v.integer())));

const mes = v.optional(inUnit(pure, integer(1, 12)));

/** A month, `YYYY-MM`; one that the calendar lacks is 422. */
export const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}$/, say({ pt: 'deve ter a forma AAAA-MM', en: 'must have the form YYYY-MM' })),
  v.check(
    (value) => parseDate(`${value}-01`) !== null,
    say({ pt: 'é um mês que não existe', en: 'is a month that does not exist' }, 422),
  ),
  v.metadata({ form: 'month', noun: { pt: 'um mês AAAA-MM', en: 'a month YYYY-MM' }, example: '2026-01' }),
);

/** True lets entries of bills and budgets answer for what no law covers yet. */
export const estimativas = flag(false);

const monthFields = {
  competencia: v.optional(month),
  comparar: v.optional(month),
  estimativas,
};

/**
 * The inputs that pick the legal tables: a year (its end), or a month, `competencia`. `comparar` names another month,
 * whose answer is compared with this one.
 */
export const legalYear = { ano, ...monthFields };

/** The inputs for tables that change within a year: `mes` is a month of `ano`, December when it is left out. */
export const legalMonth = { ano, mes, ...monthFields };

/** How the INSS is rounded, by the default of the service. */
export const arredondamentoInss = v.optional(v.picklist(inssRoundings), 'total');

/** Dependents of the income tax. */
export const dependentes = v.optional(inUnit(pure, integer(0, 20)), 0);

/**
 * The part of an answer about the legal tables behind it: in force from (`YYYY-MM-DD`), source, `vigente: false` when
 * they are not confirmed for the date asked for, `estimativa` when one of them is no law yet, and `revisar` when one of
 * them should have been held against its sources again.
 */
export const tableEntries = {
  vigencia: v.string(),
  fonte: v.string(),
  vigente: v.optional(v.literal(false)),
  estimativa: v.optional(v.literal(true)),
  revisar: v.optional(v.literal(true)),
};

/** Codes that a tool names in `warnings`; their meaning stands in its texts. */
export const avisos = v.array(v.string());

/** The tables that an answer used, by the year that was asked for. */
export const tabela = v.pipe(
  v.object({
    ano: num(pure),
    ...tableEntries,
  }),
  v.metadata({ component: 'LegalTable' }),
);

/** Base and amount of the INSS, the IRRF or the FGTS. */
export const baseAndValue = v.object({
  base: num(reais),
  valor: num(reais),
});

/** Figures of an answer that come from a table of the income tax. */
export const taxTableEntries = {
  aliquota: num(percentage),
  parcelaDeduzir: num(reais),
  impostoTabela: num(reais),
  reducao: num(reais),
};

/** The steps of the IRRF's calculation. */
export const irrfStepEntries = {
  deducaoUtilizada: v.picklist(['legal', 'simplificada']),
  baseCalculo: num(reais),
  ...taxTableEntries,
  irrf: num(reais),
  retencaoDispensada: v.boolean(),
  irrfRetido: num(reais),
};

/** The IRRF with each step of its calculation. */
export const fullIrrf = v.pipe(
  v.object({ ...baseAndValue.entries, ...irrfStepEntries }),
  v.metadata({ component: 'IncomeTax' }),
);
