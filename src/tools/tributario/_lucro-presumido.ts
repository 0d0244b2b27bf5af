/** A quarter on presumed profit: the fields that describe it, and the lines and warnings of its answer. */
import * as v from 'valibot';
import { complete } from '../../kit/errors/requirements.ts';
import {
  explicar,
  integer,
  inUnit,
  legalYear,
  optionalPercent,
  pure,
  withExample,
} from '../../kit/fields/index.ts';
import { say, type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { months } from '../../kit/units.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  notNegative,
  recordGiven,
  sum,
  toMoney,
} from '../../lib/numbers/exact.ts';
import {
  type ActivityRevenue,
  presumedActivities,
  type PresumedTable,
  type PresumedTax,
  type PresumedTaxes,
} from '../../law/taxes/lucro-presumido.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';

export const atividade = v.picklist(presumedActivities);

/** The taxes that may be withheld, each with the lines that it pays. */
const WITHHELD = {
  irpj: ['irpj', 'irpj-adicional', 'irpj-diferenca'],
  csll: ['csll'],
  pis: ['pis'],
  cofins: ['cofins'],
} as const satisfies Readonly<Record<string, readonly PresumedTax[]>>;

type WithheldTax = keyof typeof WITHHELD;

const withheld = v.union(
  [
    amount,
    // A tax that is misspelt would be withheld of nothing.
    v.strictObject({
      irpj: v.optional(amount),
      csll: v.optional(amount),
      pis: v.optional(amount),
      cofins: v.optional(amount),
    }),
  ],
  say({
    pt: 'deve ser um valor de 0 a 1000000000, em reais, ou um objeto com irpj, csll, pis e cofins',
    en: 'must be an amount from 0 to 1000000000, in BRL, or an object with irpj, csll, pis and cofins',
  }),
);

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
  retencoes: v.optional(withheld, 0),
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

/** The lines that the taxes withheld pay. */
export interface Settled {
  /** All that was withheld. */
  readonly withheld: Exact;
  readonly toPay: Exact;
  /** Amounts in BRL that no tax used: by tax, or the `total` of an amount that names none. */
  readonly unused: { readonly [Tax in WithheldTax | 'total']?: number };
}

/** Takes what was withheld off the taxes: each tax off its own lines, or one amount off all of them. */
export function settle(lines: readonly TaxLine[], { retencoes }: Pick<Input, 'retencoes'>): Settled {
  const total = sum(...lines.map(({ valor }) => exact(valor)));
  if (typeof retencoes === 'number') {
    const amount = exact(retencoes, 'retencoes');
    const toPay = notNegative(minus(total, amount));
    return { withheld: amount, toPay, unused: unusedOf([['total', total, amount]]) };
  }
  const taxes = Object.entries(WITHHELD).map(([tax, codes]): Withheld<WithheldTax> => {
    const own = lines.filter(({ codigo }) => (codes as readonly PresumedTax[]).includes(codigo));
    const amount = exact(retencoes[tax as WithheldTax] ?? 0, `retencoes.${tax}`);
    return [tax as WithheldTax, sum(...own.map(({ valor }) => exact(valor))), amount];
  });
  return {
    withheld: sum(...taxes.map(([, , amount]) => amount)),
    toPay: minus(total, sum(...taxes.map(([, due, amount]) => least(due, amount)))),
    unused: unusedOf(taxes),
  };
}

type TaxLine = ReturnType<typeof taxLines>[number];
type Withheld<Tax> = readonly [tax: Tax, due: Exact, amount: Exact];

const unusedOf = (taxes: readonly Withheld<WithheldTax | 'total'>[]): Settled['unused'] =>
  Object.fromEntries(
    taxes.flatMap(([tax, due, amount]) =>
      compare(amount, due) > 0 ? [[tax, toMoney(minus(amount, due))]] : [],
    ),
  );

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
