/** A quarter on presumed profit: the fields that describe it, and the lines and warnings of its answer. */
import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { ano, integer } from '../../core/fields.ts';
import { required } from '../../core/texts.ts';
import { compare, type Exact, exact, isPositive, toMoney } from '../../lib/numbers/exact.ts';
import {
  type ActivityRevenue,
  presumedActivities,
  type PresumedTable,
  type PresumedTax,
  type PresumedTaxes,
} from '../../lib/law/taxes/lucro-presumido.ts';
import { amount, money, noMoney, noPercent } from './_fields.ts';

export const atividade = v.picklist(presumedActivities);

export const presumedInput = v.object({
  atividade: v.optional(atividade),
  receitaTrimestre: v.optional(amount),
  receitas: v.optional(
    v.pipe(v.array(v.object({ atividade, valor: amount })), v.minLength(1), v.maxLength(20)),
  ),
  outrasReceitas: noMoney,
  trimestre: v.optional(integer(1, 4), 1),
  receitasAnteriores: v.optional(v.array(money), []),
  meses: v.optional(integer(1, 3), 3),
  aliquotaIss: noPercent,
  aliquotaIcms: noPercent,
  retencoes: noMoney,
  ano,
});

type Input = v.InferOutput<typeof presumedInput>;

const DESCRIPTIONS: Readonly<Record<PresumedTax, string>> = {
  irpj: 'IRPJ',
  'irpj-adicional': 'Adicional de IRPJ',
  csll: 'CSLL',
  pis: 'PIS',
  cofins: 'Cofins',
  iss: 'ISS',
  icms: 'ICMS',
};

/** The revenues by activity: the list, or the one of the other fields. Throws 400 on both and on neither. */
export function revenuesOf({ atividade, receitaTrimestre, receitas }: Input): readonly ActivityRevenue[] {
  if (receitas) {
    if (atividade !== undefined || receitaTrimestre !== undefined) {
      throw badParameter(atividade === undefined ? 'receitaTrimestre' : 'atividade', {
        pt: 'não pode ser enviado junto com receitas',
        en: 'cannot be sent together with receitas',
      });
    }
    return receitas.map(({ atividade, valor }) => ({ atividade, valor: exact(valor) }));
  }
  if (atividade === undefined) {
    throw badParameter('atividade', {
      pt: 'é obrigatório, com receitaTrimestre, ou então receitas',
      en: 'is required, with receitaTrimestre, or else receitas',
    });
  }
  if (receitaTrimestre === undefined) throw badParameter('receitaTrimestre', required);
  return [{ atividade, valor: exact(receitaTrimestre) }];
}

/** A line of each tax that is due. */
export function linesOf(
  table: PresumedTable,
  { taxes }: PresumedTaxes,
  { aliquotaIss, aliquotaIcms }: Input,
) {
  const rates: Readonly<Record<PresumedTax, number>> = {
    irpj: table.irpj,
    'irpj-adicional': table.adicional.aliquota,
    csll: table.csll,
    pis: table.pis,
    cofins: table.cofins,
    iss: aliquotaIss,
    icms: aliquotaIcms,
  };
  const codes = Object.keys(DESCRIPTIONS) as PresumedTax[];
  return codes
    .filter((codigo) => isPositive(taxes[codigo]))
    .map((codigo) => ({
      codigo,
      descricao: DESCRIPTIONS[codigo],
      aliquota: rates[codigo],
      valor: toMoney(taxes[codigo]),
    }));
}

/** The codes of `avisos`; `year` is the revenue of the year so far. */
export function warningsOf(
  { testeCbsIbs, limite }: PresumedTable,
  { rise }: PresumedTaxes,
  year: Exact,
): string[] {
  const rises = rise ? [rise.irpj, rise.csll] : [];
  return [
    ...(testeCbsIbs ? ['teste-cbs-ibs'] : []),
    ...(rises.some(({ excess }) => isPositive(excess)) ? ['acrescimo-lc-224'] : []),
    ...(rises.some(({ recoverable }) => recoverable) ? ['acrescimo-a-recuperar'] : []),
    ...(compare(year, exact(limite)) > 0 ? ['acima-do-limite'] : []),
  ];
}
