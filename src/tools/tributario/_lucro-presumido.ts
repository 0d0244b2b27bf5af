/** A quarter on presumed profit: the fields that describe it, and the lines and warnings of its answer. */
import * as v from 'valibot';
import { complete } from '../../kit/errors/requirements.ts';
import { integer, inUnit, legalYear, optionalPercent, withExample, pure } from '../../kit/fields/index.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { months } from '../../kit/units.ts';
import { compare, type Exact, exact, recordGiven, isPositive, toMoney } from '../../lib/numbers/exact.ts';
import {
  type ActivityRevenue,
  presumedActivities,
  type PresumedTable,
  type PresumedTax,
  type PresumedTaxes,
} from '../../law/taxes/lucro-presumido.ts';
import { explicar } from './_explicar.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';

export const atividade = v.picklist(presumedActivities);

export const presumedInput = v.object({
  atividade: v.optional(atividade),
  receitaTrimestre: v.optional(positiveAmount),
  receitas: v.optional(
    v.pipe(
      v.array(
        v.object({
          atividade,
          valor: withExample(90_000, positiveAmount),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
  ),
  outrasReceitas: optionalAmount,
  trimestre: v.optional(inUnit(pure, integer(1, 4)), 1),
  receitasAnteriores: v.optional(v.pipe(v.array(amount), v.maxLength(20)), []),
  meses: inUnit(months, v.optional(integer(1, 3), 3)),
  aliquotaIss: optionalPercent(4),
  aliquotaIcms: optionalPercent(4),
  retencoes: optionalAmount,
  ...legalYear,
  explicar,
});

export type Input = v.InferOutput<typeof presumedInput>;

/** A name that both languages share. */
export const same = (name: string): Text => ({ pt: name, en: name });

/** The names of the lines of an answer. */
export const taxNames: Readonly<Record<PresumedTax, Text>> = {
  irpj: same('IRPJ'),
  'irpj-adicional': { pt: 'Adicional de IRPJ', en: 'IRPJ surtax' },
  'irpj-diferenca': {
    pt: 'IRPJ: diferença dos trimestres anteriores',
    en: 'IRPJ: difference of the earlier quarters',
  },
  csll: same('CSLL'),
  pis: same('PIS'),
  cofins: same('Cofins'),
  iss: same('ISS'),
  icms: same('ICMS'),
};

/** The revenues by activity: the list `receitas`, or the one revenue of the other fields. */
export function revenuesOf(input: Input): readonly ActivityRevenue[] {
  const { atividade, receitaTrimestre } = complete(input);
  const revenues = input.receitas ?? [{ atividade, valor: receitaTrimestre }];
  return revenues.map(({ atividade, valor }) => ({ atividade, valor: exact(valor, 'receita') }));
}

/** A line of each tax that is due. */
export function taxLines(
  table: PresumedTable,
  { taxes }: PresumedTaxes,
  { aliquotaIss, aliquotaIcms }: Input,
  language: Context['language'],
) {
  const rates: Readonly<Record<PresumedTax, number>> = {
    irpj: table.irpj,
    'irpj-adicional': table.adicional.aliquota,
    'irpj-diferenca': table.irpj,
    csll: table.csll,
    pis: table.pis,
    cofins: table.cofins,
    iss: aliquotaIss,
    icms: aliquotaIcms,
  };
  const codes = Object.keys(taxNames) as PresumedTax[];
  return codes
    .filter((codigo) => isPositive(taxes[codigo]))
    .map((codigo) => ({
      codigo,
      descricao: textIn(taxNames[codigo], language),
      aliquota: recordGiven(
        rates[codigo],
        'aliquota',
        codigo === 'iss' || codigo === 'icms' ? undefined : table,
      ),
      valor: toMoney(taxes[codigo]),
    }));
}

/** The codes of `avisos`; `year` is the revenue of the year so far. */
export function warningsOf(
  { cbsIbs, limite }: PresumedTable,
  { rise, passed }: PresumedTaxes,
  year: Exact,
): string[] {
  const rises = rise ? [rise.irpj, rise.csll] : [];
  return [
    ...(cbsIbs === null ? [] : [cbsIbs === 'teste' ? 'teste-cbs-ibs' : 'cbs-ibs-por-fora']),
    ...(rises.some(({ excess }) => isPositive(excess)) ? ['acrescimo-lc-224'] : []),
    ...(rises.some(({ recoverable }) => recoverable) ? ['acrescimo-a-recuperar'] : []),
    ...(compare(year, exact(limite)) > 0 ? ['acima-do-limite'] : []),
    ...(passed ? ['presuncao-16-excedida'] : []),
    ...(passed?.toCorrect === null ? ['diferenca-presuncao-nao-calculada'] : []),
  ];
}
