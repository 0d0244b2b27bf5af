/** The revenue of a company in the Simples Nacional: its fields and their meaning. */
import * as v from 'valibot';
import { complete } from '../../kit/errors/requirements.ts';
import { explicar, flag, integer, inUnit, legalYear, pure, withExample } from '../../kit/fields/index.ts';
import { months } from '../../kit/units.ts';
import { addMonths } from '../../lib/dates/dates.ts';
import { type Exact, share, zero } from '../../lib/numbers/exact.ts';
import {
  annexNames,
  type RevenueMark,
  revenueNatures,
  type SimplesTable,
  type SimplesTax,
} from '../../law/taxes/simples-nacional.ts';
import { amount, positiveAmount, rbt12 } from './_fields.ts';

/** Months before, from which the revenue of 12 months needs no projection. */
export const FULL_YEAR = 12;

const anexo = v.picklist([...annexNames, 'fator-r']);

const marks = {
  issRetido: flag(false),
  substituicaoIcms: flag(false),
  monofasico: flag(false),
  exportacao: flag(false),
} satisfies Record<RevenueMark, v.GenericSchema>;

/** Taxes that may leave the DAS of a revenue: substitution, single stage, exemption. */
const leaving = ['icms', 'iss', 'pis', 'cofins', 'ipi', 'cbs', 'ibs'] as const satisfies SimplesTax[];

/** Fields of a revenue beside its marks. */
const kinds = {
  natureza: v.optional(v.picklist(revenueNatures), 'padrao'),
  foraDoDas: v.optional(v.pipe(v.array(v.picklist(leaving)), v.maxLength(leaving.length)), []),
  issFixo: flag(false),
};

const receita = v.object({
  anexo,
  valor: withExample(20_000, positiveAmount),
  ...marks,
  ...kinds,
});

export const simplesInput = v.object({
  rbt12,
  anexo: v.optional(anexo),
  receitaMes: v.optional(amount),
  receitas: v.optional(v.pipe(v.array(receita), v.minLength(1), v.maxLength(20))),
  ...marks,
  ...kinds,
  valorFixoIss: v.optional(amount),
  valorFixoIcms: v.optional(amount),
  rbt12Exportacao: v.optional(amount),
  receitaAcumuladaAno: v.optional(amount),
  sublimiteExcedidoAnoAnterior: flag(false),
  mesInicio: v.optional(inUnit(pure, integer(1, FULL_YEAR))),
  mesesAnteriores: inUnit(months, v.optional(integer(0, FULL_YEAR), FULL_YEAR)),
  folha12: v.optional(amount),
  hibrido: flag(false),
  ...legalYear,
  explicar,
});

export type SimplesInput = v.InferOutput<typeof simplesInput>;
export type Revenue = v.InferOutput<typeof receita>;

/** The revenues of the month: the list `receitas`, or the one revenue of the other fields. */
export function revenuesOf({ receitas, ...own }: SimplesInput): readonly Revenue[] {
  if (receitas) return receitas;
  const { anexo, receitaMes, ...marks } = complete(own);
  return [{ anexo, valor: receitaMes, ...marks }];
}

/**
 * An amount of the 12 months that count, scaled to 12 months (Resolução CGSN 140/2018, art. 22). With no month among them
 * it is 12 times the month's own or, from 2027 on (§ 2º, by Resolução CGSN 190/2026), nothing: the first band.
 */
export function ofTwelveMonths(
  { inicio }: SimplesTable,
  { mesesAnteriores }: SimplesInput,
  before: Exact,
  month: Exact,
): Exact {
  if (mesesAnteriores > 0) return share(before, FULL_YEAR, mesesAnteriores);
  return inicio === 'primeira-faixa' ? zero : share(month, FULL_YEAR);
}

/** The first and the last of the 12 months whose revenue counts in a month, `YYYY-MM` (LC 123/2006, art. 18, §§ 1º, 5º-K and 24). */
export function windowOf({ defasagem }: SimplesTable, month: string) {
  const back = (months: number) => addMonths(`${month}-01`, -months).slice(0, 7);
  return { de: back(defasagem + FULL_YEAR - 1), ate: back(defasagem) };
}

export const janelaRbt12 = v.optional(
  v.object({
    de: v.string(),
    ate: v.string(),
  }),
);
