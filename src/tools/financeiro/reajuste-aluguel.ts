import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { above, date, explicar, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { endOfTerm } from '../../lib/dates/dates.ts';
import { positiveAmount } from './_fields.ts';
import {
  compare,
  exact,
  recordGiven,
  minus,
  plus,
  roundTo,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';

const indexes = ['igp-m', 'ipca', 'inpc', 'ivar', 'ipc-fipe', 'outro'] as const;
const warnings = ['variacoes-diferente-de-12', 'indice-negativo-mantido'] as const;

/** Months between adjustments (Lei 10.192/2001, art. 2º, § 1º: closer ones are void). */
const INTERVAL = 12;

/** %. */
const variation = withExample(0.5, inUnit(percentage, above(-100, 1000)));

/** The yearly adjustment of a rent by the accumulated change of an index, which the contract names. */
export const reajusteAluguel = defineCalculator({
  method: 'POST',
  path: '/calculadoras/reajuste-aluguel',
  category: 'financeiro',
  name: 'Reajuste de aluguel',
  input: v.object({
    valorAluguel: positiveAmount,
    percentual: v.optional(variation),
    variacoes: v.optional(v.pipe(v.array(variation), v.minLength(1), v.maxLength(60))),
    indice: v.optional(v.picklist(indexes), 'igp-m'),
    indiceNegativo: v.optional(v.picklist(['manter', 'reduzir']), 'manter'),
    dataUltimoReajuste: v.optional(date),
    dataReajuste: v.optional(date),
    explicar,
  }),
  output: v.object({
    indice: v.picklist(indexes),
    percentualAcumulado: num(percentage),
    fator: num(pure),
    percentualAplicado: num(percentage),
    valorAtual: num(reais),
    novoAluguel: num(reais),
    diferencaMensal: num(reais),
    diferencaAnual: num(reais),
    mesesConsiderados: v.optional(num(pure)),
    proximoReajuste: v.optional(v.string()),
    avisos: v.array(v.picklist(warnings)),
  }),
  warnings,
  reads: { when: { dataUltimoReajuste: 'dataReajuste' }, oneOf: [[['percentual'], ['variacoes']]] },
  result: 'novoAluguel',
  examples: [{ input: { valorAluguel: 2000, indice: 'ipca', percentual: 4.62, dataReajuste: '2026-03-10' } }],
  impossible: { valorAluguel: 1, percentual: 1, dataReajuste: '2026-02-30' },
  assumptions: {
    // Kept, unless a caller says otherwise, is only a negative index.
    unused: { indiceNegativo: (_, { avisos }) => !avisos.includes('indice-negativo-mantido') },
  },
  run(input) {
    const { valorAluguel, percentual, variacoes, indice, dataReajuste } = input;
    requireInterval(input.dataUltimoReajuste, dataReajuste);
    const one = exact(1);
    const accumulated = (variacoes ?? [percentual as number])
      .map((variation) => plus(one, share(exact(variation, 'variacao'), 1, 100)))
      .reduce((factor, growth) => times(factor, growth));
    const isKept = compare(accumulated, one) < 0 && input.indiceNegativo === 'manter';
    const factor = isKept ? one : accumulated;
    const rent = exact(valorAluguel, 'valorAluguel');
    const adjusted = roundTo(times(rent, factor));
    const more = minus(adjusted, rent);
    return {
      indice,
      percentualAcumulado: toDecimal(share(minus(accumulated, one), 100), 4),
      fator: toDecimal(factor, 8),
      percentualAplicado: toDecimal(share(minus(factor, one), 100), 4),
      valorAtual: recordGiven(valorAluguel, 'valorAluguel'),
      novoAluguel: toMoney(adjusted),
      diferencaMensal: toMoney(more),
      diferencaAnual: toMoney(share(more, 12)),
      ...(variacoes && { mesesConsiderados: variacoes.length }),
      ...(dataReajuste !== undefined && { proximoReajuste: endOfTerm(dataReajuste, INTERVAL) }),
      avisos: warnings.filter((code) =>
        code === 'indice-negativo-mantido'
          ? isKept
          : variacoes !== undefined && variacoes.length !== INTERVAL,
      ),
    };
  },
});

function requireInterval(last: string | undefined, next: string | undefined): void {
  if (last === undefined || next === undefined) return;
  const earliest = endOfTerm(last, INTERVAL);
  if (next >= earliest) return;
  throw invalidValue('dataReajuste', {
    pt: `deve ser ${earliest} ou depois: antes de ${INTERVAL} meses o reajuste é nulo`,
    en: `must be ${earliest} or later: an adjustment within ${INTERVAL} months is void`,
  });
}
