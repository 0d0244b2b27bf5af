import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { say } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { percentOf } from '../../lib/numbers/cents.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amount, percent, positiveAmount } from './_fields.ts';

const discount = v.union(
  [
    percent,
    v.pipe(
      v.object({ percentual: v.optional(percent), valor: v.optional(amount) }),
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
export const descontosProgressivos = defineTool({
  method: 'POST',
  path: '/calculadoras/descontos-progressivos',
  category: 'financeiro',
  name: 'Descontos em cascata',
  summary: 'Descontos aplicados um sobre o outro, passo a passo, com o desconto efetivo',
  input: v.object({
    valor: positiveAmount,
    descontos: v.pipe(v.array(discount), v.minLength(1), v.maxLength(20)),
  }),
  output: v.object({
    valorOriginal: v.number(),
    valorFinal: v.number(),
    descontoTotal: v.number(),
    descontoEfetivo: v.number(),
    somaDescontos: v.optional(v.number()),
    etapas: v.array(
      v.object({
        ordem: v.number(),
        tipo: v.picklist(['percentual', 'valor']),
        desconto: v.number(),
        valorAntes: v.number(),
        valorDesconto: v.number(),
        valorDepois: v.number(),
      }),
    ),
  }),
  examples: [
    {
      input: { valor: 500, descontos: [20, 10, { valor: 15 }] },
      output: {
        valorOriginal: 500,
        valorFinal: 345,
        descontoTotal: 155,
        descontoEfetivo: 31,
        etapas: [
          {
            ordem: 1,
            tipo: 'percentual',
            desconto: 20,
            valorAntes: 500,
            valorDesconto: 100,
            valorDepois: 400,
          },
          {
            ordem: 2,
            tipo: 'percentual',
            desconto: 10,
            valorAntes: 400,
            valorDesconto: 40,
            valorDepois: 360,
          },
          { ordem: 3, tipo: 'valor', desconto: 15, valorAntes: 360, valorDesconto: 15, valorDepois: 345 },
        ],
      },
    },
  ],
  run({ valor, descontos }) {
    const steps = descontos.map(readDiscount);
    const original = toCents(valor);
    let left = original;
    const etapas = steps.map(({ tipo, desconto }, k) => {
      const before = left;
      const off = tipo === 'percentual' ? percentOf(before, desconto) : toCents(desconto);
      if (off > before) {
        throw invalidValue(`descontos[${k}].valor`, {
          pt: `não pode ser maior que o que resta, ${toReais(before)}`,
          en: `cannot be more than what is left, ${toReais(before)}`,
        });
      }
      left = before - off;
      return {
        ordem: k + 1,
        tipo,
        desconto,
        valorAntes: toReais(before),
        valorDesconto: toReais(off),
        valorDepois: toReais(left),
      };
    });
    return {
      valorOriginal: valor,
      valorFinal: toReais(left),
      descontoTotal: toReais(original - left),
      descontoEfetivo: inPercent(original - left, original, 4),
      ...(steps.every(({ tipo }) => tipo === 'percentual') && {
        somaDescontos: roundTo(
          steps.reduce((sum, { desconto }) => sum + desconto, 0),
          2,
        ),
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
