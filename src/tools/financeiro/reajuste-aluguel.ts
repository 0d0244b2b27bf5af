import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { above, date, describe, inUnit, withExample, explicar } from '../../kit/fields/index.ts';
import { exactlyOne } from '../../kit/errors/requirements.ts';
import { percentage, reais } from '../../kit/units.ts';
import { endOfTerm } from '../../lib/dates/dates.ts';
import { positiveAmount } from './_fields.ts';
import {
  compare,
  exact,
  given,
  minus,
  plus,
  rounded,
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
  summary: 'Novo aluguel pela variação acumulada do índice do contrato',
  en: { name: 'Rent adjustment', summary: 'New rent by the accumulated change of the index of the contract' },
  about: {
    pt: 'O serviço não guarda séries de índices: a variação vem de quem chama. O contrato escolhe o índice (Lei 8.245/1991, art. 18), e reajustes a menos de 12 meses um do outro são nulos (Lei 10.192/2001, art. 2º, § 1º).',
    en: 'The service holds no series of indexes: the change comes from the caller. The contract chooses the index (Law 8.245/1991, art. 18), and adjustments less than 12 months apart are void (Law 10.192/2001, art. 2, § 1).',
  },
  input: v.object({
    valorAluguel: describe(positiveAmount, { pt: 'Aluguel atual', en: 'Current rent' }),
    percentual: describe(v.optional(variation), {
      pt: 'Variação acumulada do índice. Este campo ou variacoes, e só um deles',
      en: 'Accumulated change of the index. This field or variacoes, and only one of them',
    }),
    variacoes: describe(v.optional(v.pipe(v.array(variation), v.minLength(1), v.maxLength(60))), {
      pt: 'Variação do índice em cada mês. Este campo ou percentual, e só um deles',
      en: 'Change of the index in each month. This field or percentual, and only one of them',
    }),
    indice: describe(v.optional(v.picklist(indexes), 'igp-m'), {
      pt: 'Índice do contrato; só identifica o cálculo, sem mudar o resultado',
      en: 'Index of the contract; it only labels the calculation, without changing the result',
    }),
    indiceNegativo: describe(v.optional(v.picklist(['manter', 'reduzir']), 'manter'), {
      pt: 'O que uma variação negativa faz: manter o aluguel ou reduzi-lo',
      en: 'What a negative change does: keep the rent (manter) or reduce it (reduzir)',
    }),
    dataUltimoReajuste: describe(v.optional(date), {
      pt: 'Data do último reajuste ou do início do contrato, para conferir o intervalo de 12 meses',
      en: 'Date of the last adjustment or of the start of the contract, to check the interval of 12 months',
    }),
    dataReajuste: describe(v.optional(date), {
      pt: 'Data deste reajuste: acrescenta proximoReajuste',
      en: 'Date of this adjustment: adds proximoReajuste',
    }),
    explicar,
  }),
  output: v.object({
    indice: describe(v.picklist(indexes), { pt: 'Índice do contrato', en: 'Index of the contract' }),
    percentualAcumulado: describe(
      v.number(),
      { pt: 'Variação acumulada do índice', en: 'Accumulated change of the index' },
      percentage,
    ),
    fator: describe(
      v.number(),
      { pt: 'Fator que multiplica o aluguel', en: 'Factor by which the rent is multiplied' },
      null,
    ),
    percentualAplicado: describe(
      v.number(),
      {
        pt: 'Reajuste aplicado; 0 quando um índice negativo mantém o aluguel',
        en: 'Adjustment applied; 0 when a negative index keeps the rent',
      },
      percentage,
    ),
    valorAtual: describe(
      v.number(),
      { pt: 'Aluguel antes do reajuste', en: 'Rent before the adjustment' },
      reais,
    ),
    novoAluguel: describe(
      v.number(),
      { pt: 'Aluguel depois do reajuste', en: 'Rent after the adjustment' },
      reais,
    ),
    diferencaMensal: describe(
      v.number(),
      { pt: 'O que o aluguel muda por mês', en: 'What the rent changes per month' },
      reais,
    ),
    diferencaAnual: describe(
      v.number(),
      { pt: 'Doze vezes a diferença mensal', en: 'Twelve times the monthly difference' },
      reais,
    ),
    mesesConsiderados: describe(
      v.optional(v.number()),
      {
        pt: 'Quantas variações foram enviadas; só com variacoes',
        en: 'How many changes were sent; only with variacoes',
      },
      null,
    ),
    proximoReajuste: describe(v.optional(v.string()), {
      pt: 'Primeira data do reajuste seguinte (AAAA-MM-DD); só com dataReajuste',
      en: 'First date of the next adjustment (YYYY-MM-DD); only with dataReajuste',
    }),
    avisos: describe(v.array(v.picklist(warnings)), {
      pt: 'Avisos: variações que não somam 12 meses, índice negativo que manteve o aluguel',
      en: 'Warnings: changes of other than 12 months, a negative index that kept the rent',
    }),
  }),
  warnings,
  requires: (input) => exactlyOne(input, 'percentual', 'variacoes'),
  result: 'novoAluguel',
  either: [['percentual'], ['variacoes']],
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
    const adjusted = rounded(times(rent, factor));
    const more = minus(adjusted, rent);
    return {
      indice,
      percentualAcumulado: toDecimal(share(minus(accumulated, one), 100), 4),
      fator: toDecimal(factor, 8),
      percentualAplicado: toDecimal(share(minus(factor, one), 100), 4),
      valorAtual: given(valorAluguel, 'valorAluguel'),
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
