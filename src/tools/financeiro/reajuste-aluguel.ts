import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { date } from '../../core/fields.ts';
import { requireOneOf } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { endOfTerm } from '../../lib/dates/dates.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { positiveAmount } from './_fields.ts';

const indexes = ['igp-m', 'ipca', 'inpc', 'ivar', 'ipc-fipe', 'outro'] as const;
const warnings = ['variacoes-diferente-de-12', 'indice-negativo-mantido'] as const;

/** Months between adjustments (Lei 10.192/2001, art. 2º, § 1º: closer ones are void). */
const INTERVAL = 12;

/** %. */
const variation = v.pipe(v.number(), v.gtValue(-100), v.maxValue(1000));

/** The yearly adjustment of a rent by the accumulated change of an index, which the contract names. */
export const reajusteAluguel = defineTool({
  method: 'POST',
  path: '/calculadoras/reajuste-aluguel',
  category: 'financeiro',
  name: 'Reajuste de aluguel',
  summary: 'Novo aluguel pela variação acumulada do índice do contrato',
  input: v.object({
    valorAluguel: positiveAmount,
    percentual: v.optional(variation),
    variacoes: v.optional(v.pipe(v.array(variation), v.minLength(1), v.maxLength(60))),
    indice: v.optional(v.picklist(indexes), 'igp-m'),
    indiceNegativo: v.optional(v.picklist(['manter', 'reduzir']), 'manter'),
    dataUltimoReajuste: v.optional(date),
    dataReajuste: v.optional(date),
  }),
  output: v.object({
    indice: v.picklist(indexes),
    percentualAcumulado: v.number(),
    fator: v.number(),
    percentualAplicado: v.number(),
    valorAtual: v.number(),
    novoAluguel: v.number(),
    diferencaMensal: v.number(),
    diferencaAnual: v.number(),
    mesesConsiderados: v.optional(v.number()),
    proximoReajuste: v.optional(v.string()),
    avisos: v.array(v.picklist(warnings)),
  }),
  warnings,
  examples: [
    {
      input: { valorAluguel: 2000, indice: 'ipca', percentual: 4.62, dataReajuste: '2026-03-10' },
      output: {
        indice: 'ipca',
        percentualAcumulado: 4.62,
        fator: 1.0462,
        percentualAplicado: 4.62,
        valorAtual: 2000,
        novoAluguel: 2092.4,
        diferencaMensal: 92.4,
        diferencaAnual: 1108.8,
        proximoReajuste: '2027-03-10',
        avisos: [],
      },
    },
  ],
  run(input) {
    requireOneOf(input, 'percentual', 'variacoes');
    const { valorAluguel, percentual, variacoes, indice, dataReajuste } = input;
    requireInterval(input.dataUltimoReajuste, dataReajuste);
    const accumulated = (variacoes ?? [percentual as number]).reduce(
      (factor, variation) => factor * (1 + variation / 100),
      1,
    );
    const isKept = accumulated < 1 && input.indiceNegativo === 'manter';
    const factor = isKept ? 1 : accumulated;
    const novoAluguel = roundMoney(valorAluguel * factor);
    const diferencaMensal = sumMoney([novoAluguel, -valorAluguel]);
    return {
      indice,
      percentualAcumulado: roundTo((accumulated - 1) * 100, 4),
      fator: roundTo(factor, 8),
      percentualAplicado: roundTo((factor - 1) * 100, 4),
      valorAtual: valorAluguel,
      novoAluguel,
      diferencaMensal,
      diferencaAnual: roundMoney(diferencaMensal * 12),
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
