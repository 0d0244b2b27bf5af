import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, percent, explicar } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { reais, percentage } from '../../kit/units.ts';
import { amount, positiveAmount } from './_fields.ts';
import {
  compare,
  exact,
  minus,
  percentOf,
  rounded,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const discount = v.union(
  [
    percent(),
    v.pipe(
      v.object({
        percentual: describe(v.optional(percent()), {
          pt: 'Desconto sobre o que resta. Este campo ou valor, e só um deles',
          en: 'Discount on what is left. This field or valor, and only one of them',
        }),
        valor: describe(v.optional(amount), {
          pt: 'Desconto fixo. Este campo ou percentual, e só um deles',
          en: 'Fixed discount. This field or percentual, and only one of them',
        }),
      }),
      v.check(
        ({ percentual, valor }) => (percentual === undefined) !== (valor === undefined),
        say({
          pt: 'deve ter percentual ou valor, e só um deles',
          en: 'must have percentual or valor, and only one',
        }),
      ),
    ),
  ],
  say({
    pt: 'deve ser um número (percentual), {"percentual": n} ou {"valor": R$}',
    en: 'must be a number (per cent), {"percentual": n} or {"valor": BRL}',
  }),
);

type Discount = v.InferOutput<typeof discount>;

/** Discounts one after the other, each on what the one before left, rounded to the cent at each step. */
export const descontosProgressivos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/descontos-progressivos',
  category: 'financeiro',
  name: 'Descontos em cascata',
  summary: 'Descontos aplicados um sobre o outro, passo a passo, com o desconto efetivo',
  en: {
    name: 'Discounts in a row',
    summary: 'Discounts applied one on the other, step by step, with the effective discount',
  },
  input: v.object({
    valor: describe(positiveAmount, { pt: 'Preço antes dos descontos', en: 'Price before the discounts' }),
    descontos: describe(v.pipe(v.array(discount), v.minLength(1), v.maxLength(20)), {
      pt: 'Descontos na ordem em que se aplicam: um número é um percentual, um objeto diz percentual ou valor',
      en: 'Discounts in the order in which they apply: a number is a percentage, an object says percentual or valor',
    }),
    explicar,
  }),
  output: v.object({
    valorOriginal: describe(
      v.number(),
      { pt: 'Preço antes dos descontos', en: 'Price before the discounts' },
      reais,
    ),
    valorFinal: describe(
      v.number(),
      { pt: 'Preço depois de todos os descontos', en: 'Price after all discounts' },
      reais,
    ),
    descontoTotal: describe(
      v.number(),
      { pt: 'Soma do que foi descontado', en: 'Sum of what was taken off' },
      reais,
    ),
    descontoEfetivo: describe(
      v.number(),
      { pt: 'Desconto total sobre o preço original', en: 'Total discount on the original price' },
      percentage,
    ),
    somaDescontos: describe(
      v.optional(v.number()),
      {
        pt: 'Soma simples dos percentuais, para comparar; só quando todos são percentuais',
        en: 'Plain sum of the percentages, to compare; only when all are percentages',
      },
      percentage,
    ),
    etapas: describe(
      v.array(
        v.object({
          ordem: describe(v.number(), { pt: 'Número do desconto', en: 'Number of the discount' }, null),
          tipo: describe(v.picklist(['percentual', 'valor']), {
            pt: 'Se o desconto é um percentual ou um valor fixo',
            en: 'Whether the discount is a percentage or a fixed amount',
          }),
          desconto: describe(
            v.number(),
            {
              pt: 'O desconto enviado, em reais ou percentual, como tipo diz',
              en: 'The discount sent, as an amount or a percentage, as tipo says',
            },
            null,
          ),
          valorAntes: describe(
            v.number(),
            { pt: 'Preço antes deste desconto', en: 'Price before this discount' },
            reais,
          ),
          valorDesconto: describe(
            v.number(),
            { pt: 'O que este desconto tira', en: 'What this discount takes off' },
            reais,
          ),
          valorDepois: describe(
            v.number(),
            { pt: 'Preço depois deste desconto', en: 'Price after this discount' },
            reais,
          ),
        }),
      ),
      { pt: 'O que cada desconto faz', en: 'What each discount does' },
    ),
  }),
  result: 'valorFinal',
  examples: [{ input: { valor: 500, descontos: [20, 10, { valor: 15 }] } }],
  impossible: { valor: 100, descontos: [50, { valor: 50.01 }] },
  run({ valor, descontos }) {
    const steps = descontos.map(readDiscount);
    const original = exact(valor, 'valor');
    let left = original;
    const etapas = steps.map(({ tipo, desconto }, k) => {
      const before = left;
      const off =
        tipo === 'percentual'
          ? rounded(percentOf(before, desconto, 'percentual'))
          : exact(desconto, 'desconto');
      if (compare(off, before) > 0) {
        throw invalidValue(`descontos[${k}].valor`, {
          pt: `não pode ser maior que o que resta, ${toMoney(before)}`,
          en: `cannot be more than what is left, ${toMoney(before)}`,
        });
      }
      left = minus(before, off);
      return {
        ordem: k + 1,
        tipo,
        desconto,
        valorAntes: toMoney(before),
        valorDesconto: toMoney(off),
        valorDepois: toMoney(left),
      };
    });
    return {
      valorOriginal: toMoney(original),
      valorFinal: toMoney(left),
      descontoTotal: toMoney(minus(original, left)),
      descontoEfetivo: toPercent(minus(original, left), original, 4),
      ...(steps.every(({ tipo }) => tipo === 'percentual') && {
        somaDescontos: toDecimal(sum(...steps.map(({ desconto }) => exact(desconto, 'percentual'))), 2),
      }),
      etapas,
    };
  },
});

function readDiscount(sent: Discount) {
  if (typeof sent === 'number') return { tipo: 'percentual', desconto: sent } as const;
  return sent.percentual === undefined
    ? ({ tipo: 'valor', desconto: sent.valor as number } as const)
    : ({ tipo: 'percentual', desconto: sent.percentual } as const);
}
