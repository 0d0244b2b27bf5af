/** The revenue of a company in the Simples Nacional: its fields and their meaning. */
import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, integer, inUnit, legalYear, withExample, explicar } from '../../kit/fields/index.ts';
import { excludes, inRange, required } from '../../kit/texts.ts';
import { months } from '../../kit/units.ts';
import { addMonths } from '../../lib/dates/dates.ts';
import { compare, type Exact, exact, share, zero } from '../../lib/numbers/exact.ts';
import {
  annexNames,
  type RevenueMark,
  revenueMarks,
  type SimplesTable,
} from '../../law/taxes/simples-nacional.ts';
import { amount, positiveAmount, rbt12 } from './_fields.ts';

/** Months before, from which the revenue of 12 months needs no projection. */
export const FULL_YEAR = 12;

const anexo = describe(v.picklist([...annexNames, 'fator-r']), {
  pt: 'Anexo do Simples Nacional; com fator-r, III se a folha é 28 % da receita ou mais, senão V',
  en: 'Annex of the Simples Nacional; with fator-r, III where the payroll is 28 % of the revenue or more, else V',
});

const marks = {
  issRetido: describe(flag(false), {
    pt: 'Se o ISS foi retido pelo tomador, e sai do DAS',
    en: 'Whether the customer withheld the ISS, which then leaves the DAS',
  }),
  substituicaoIcms: describe(flag(false), {
    pt: 'Se o ICMS foi recolhido por substituição tributária, e sai do DAS',
    en: 'Whether the ICMS was paid by tax substitution, and leaves the DAS',
  }),
  monofasico: describe(flag(false), {
    pt: 'Se a tributação é concentrada (monofásica): saem do DAS PIS e Cofins e, desde 2027, só para combustíveis, CBS e IBS',
    en: 'Whether the taxation is single-stage (monofásica): PIS and Cofins leave the DAS and, since 2027, for fuels alone, CBS and IBS',
  }),
  exportacao: describe(flag(false), {
    pt: 'Se a receita é de exportação: saem do DAS ISS, ICMS, IPI, PIS e Cofins e, desde 2027, CBS e IBS',
    en: 'Whether the revenue is of exports: ISS, ICMS, IPI, PIS and Cofins leave the DAS and, since 2027, CBS and IBS',
  }),
} satisfies Record<RevenueMark, v.GenericSchema>;

const receita = v.object({
  anexo,
  valor: describe(withExample(20_000, positiveAmount), {
    pt: 'Receita bruta do mês nesse anexo',
    en: 'Gross revenue of the month in that annex',
  }),
  ...marks,
});

export const simplesInput = v.object({
  rbt12,
  anexo: v.optional(anexo),
  receitaMes: describe(v.optional(amount), {
    pt: 'Receita bruta do mês. Obrigatória com anexo, sem receitas',
    en: 'Gross revenue of the month. Required with anexo, without receitas',
  }),
  receitas: describe(v.optional(v.pipe(v.array(receita), v.minLength(1), v.maxLength(20))), {
    pt: 'Receitas do mês de vários anexos ou com tributação diferente, no lugar de anexo e receitaMes',
    en: 'Revenues of the month of several annexes or taxed in other ways, in place of anexo and receitaMes',
  }),
  ...marks,
  mesesAnteriores: describe(inUnit(months, v.optional(integer(0, FULL_YEAR), FULL_YEAR)), {
    pt: 'Tempo de atividade nos 12 meses de rbt12. Com menos de 12, rbt12 e folha12 são levados a 12 meses (Resolução CGSN 140/2018, art. 22); sem nenhum, desde 2027, vale a primeira faixa',
    en: 'Time of activity in the 12 months of rbt12. With less than 12, rbt12 and folha12 are scaled to 12 months (CGSN Resolution 140/2018, art. 22); with none, since 2027, the first band holds',
  }),
  folha12: describe(v.optional(amount), {
    pt: 'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS. Obrigatória com anexo fator-r',
    en: 'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS. Required with anexo fator-r',
  }),
  hibrido: describe(flag(false), {
    pt: 'Se CBS e IBS são pagos no regime regular, fora do DAS. Só desde 2027',
    en: 'Whether CBS and IBS are paid in the regular regime, outside the DAS. Only since 2027',
  }),
  ...legalYear,
  explicar,
});

export type SimplesInput = v.InferOutput<typeof simplesInput>;
type Revenue = v.InferOutput<typeof receita>;

/**
 * The revenues of the month: the list `receitas`, or the one revenue of the other fields. Throws 400 on both and on
 * neither.
 */
export function revenuesOf({ anexo, receitaMes, receitas, ...rest }: SimplesInput): readonly Revenue[] {
  if (receitas) {
    if (anexo !== undefined || receitaMes !== undefined) {
      throw badParameter(anexo === undefined ? 'receitaMes' : 'anexo', excludes('receitas'));
    }
    const mark = revenueMarks.find((mark) => rest[mark]);
    if (!mark) return receitas;
    throw badParameter(mark, {
      pt: 'com receitas, deve ser enviado em cada uma delas',
      en: 'must be sent in each item of receitas',
    });
  }
  if (anexo === undefined) {
    throw badParameter('anexo', {
      pt: 'é obrigatório, com receitaMes, ou então receitas',
      en: 'is required, with receitaMes, or else receitas',
    });
  }
  if (receitaMes === undefined) throw badParameter('receitaMes', required);
  return [{ anexo, valor: receitaMes, ...rest }];
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

export const janelaRbt12 = describe(
  v.optional(
    v.object({
      de: describe(v.string(), { pt: 'O primeiro mês (AAAA-MM)', en: 'The first month (YYYY-MM)' }),
      ate: describe(v.string(), { pt: 'O último mês (AAAA-MM)', en: 'The last month (YYYY-MM)' }),
    }),
  ),
  {
    pt: 'Os 12 meses cuja receita conta. Só com competencia',
    en: 'The 12 months whose revenue counts. Only with competencia',
  },
);

/** Throws 422 of the field that leads to a revenue of 12 months above the limit. */
export function requireUpTo(
  limit: number,
  revenue12: Exact,
  { mesesAnteriores, receitas }: SimplesInput,
): void {
  if (compare(revenue12, exact(limit)) <= 0) return;
  const inMonth = receitas ? 'receitas' : 'receitaMes';
  const { pt, en } = inRange(undefined, limit);
  throw invalidValue(mesesAnteriores === 0 ? inMonth : 'rbt12', {
    pt: `${pt} em 12 meses`,
    en: `${en} in 12 months`,
  });
}
