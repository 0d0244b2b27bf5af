import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, num, percent, pure } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { percentage, reais } from '../../kit/units.ts';
import { amount, positiveAmount } from './_fields.ts';
import {
  compare,
  exact,
  minus,
  percentOf,
  roundTo,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const discount = v.union(
  [
    percent(),
    v.pipe(
      v.strictObject({
        percentual: v.optional(percent()),
        valor: v.optional(amount),
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
  input: v.object({
    valor: positiveAmount,
    descontos: v.pipe(v.array(discount), v.minLength(1), v.maxLength(20)),
    explicar,
  }),
  output: v.object({
    valorOriginal: num(reais),
    valorFinal: num(reais),
    descontoTotal: num(reais),
    descontoEfetivo: num(percentage),
    somaDescontos: v.optional(num(percentage)),
    etapas: v.array(
      v.object({
        ordem: num(pure),
        tipo: v.picklist(['percentual', 'valor']),
        desconto: num(pure),
        valorAntes: num(reais),
        valorDesconto: num(reais),
        valorDepois: num(reais),
      }),
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
          ? roundTo(percentOf(before, desconto, 'percentual'))
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
