import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, tabela, num, pure } from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, recordGiven, share, sum, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { presumedActivities, presumedTaxes } from '../../law/taxes/lucro-presumido.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  atividade,
  type Input,
  presumedInput,
  revenuesOf,
  settle,
  taxLines,
  warningsOf,
} from './_lucro-presumido.ts';

/** The activities whose revenue pays a local tax; it is the same in every table. */
function activitiesWith(tax: 'iss' | 'icms') {
  const { atividades } = presumedTable.entries[0]!.value;
  return presumedActivities.filter((name) => atividades[name].local === tax);
}

/** True if an activity pays a local tax on its revenue. */
function isLocal(input: Input, tax: 'iss' | 'icms', context: Context): boolean {
  const { atividades } = lawOf({ presumed: presumedTable }, input, context).presumed.value;
  return revenuesOf(input).some(({ atividade }) => atividades[atividade].local === tax);
}

/** The taxes of a quarter on presumed profit, with the raised presumption of LC 224/2025. */
export const lucroPresumido = defineCalculator({
  method: 'POST',
  path: '/calculadoras/lucro-presumido',
  category: 'tributario',
  name: 'Calculadora de lucro presumido',
  tables: [presumedTable],
  input: presumedInput,
  output: v.object({
    trimestre: num(pure),
    receitas: v.array(
      v.object({
        atividade,
        receita: num(reais),
        presuncaoIrpj: num(percentage),
        presuncaoCsll: num(percentage),
        receitaComAcrescimo: num(reais),
        baseIrpj: num(reais),
        baseCsll: num(reais),
      }),
    ),
    receitaTotal: num(reais),
    baseIrpj: num(reais),
    baseCsll: num(reais),
    acrescimoLc224: v.nullable(
      v.object({
        limite: num(reais),
        excedente: num(reais),
        excedenteCsll: num(reais),
      }),
    ),
    tributos: v.array(
      v.object({
        codigo: v.string(),
        descricao: v.string(),
        aliquota: num(percentage),
        valor: num(reais),
      }),
    ),
    total: num(reais),
    retencoes: num(reais),
    aPagar: num(reais),
    retencoesNaoUsadas: v.object({
      irpj: v.optional(num(reais)),
      csll: v.optional(num(reais)),
      pis: v.optional(num(reais)),
      cofins: v.optional(num(reais)),
      total: v.optional(num(reais)),
    }),
    mediaMensal: num(reais),
    aliquotaEfetiva: num(percentage),
    avisos,
    tabela,
  }),
  warnings: [
    'teste-cbs-ibs',
    'cbs-ibs-por-fora',
    'acrescimo-lc-224',
    'acrescimo-a-recuperar',
    'acima-do-limite',
    'presuncao-16-excedida',
    'diferenca-presuncao-nao-calculada',
    'retencao-acima-do-tributo',
  ],
  reads: {
    when: {
      receitasAnteriores: { trimestre: [2, 3, 4] },
      aliquotaIss: [{ atividade: activitiesWith('iss') }, 'receitas'],
      aliquotaIcms: [{ atividade: activitiesWith('icms') }, 'receitas'],
    },
    oneOf: [[['atividade', 'receitaTrimestre'], ['receitas']]],
  },
  result: 'aPagar',
  examples: [
    {
      input: {
        atividade: 'servicos',
        receitaTrimestre: 1_500_000,
        trimestre: 2,
        receitasAnteriores: [1_250_000],
        aliquotaIss: 5,
        ano: 2026,
      },
    },
  ],
  impossible: { receitas: [{ atividade: 'comercio', valor: 1 }], ano: 2019 },
  assumptions: {
    unused: {
      aliquotaIss: (input, _, context) => !isLocal(input, 'iss', context),
      aliquotaIcms: (input, _, context) => !isLocal(input, 'icms', context),
    },
  },
  run(input, context) {
    const receitas = revenuesOf(input);
    const { trimestre, receitasAnteriores, meses, aliquotaIss, aliquotaIcms } = input;
    if (receitasAnteriores.length >= trimestre) {
      throw invalidValue('receitasAnteriores', {
        pt: 'deve ter no máximo um valor por trimestre anterior a trimestre',
        en: 'must have at most one value for each quarter before trimestre',
      });
    }
    const law = lawOf({ presumed: presumedTable }, input, context);
    const table = law.presumed.value;
    const anteriores = receitasAnteriores.map((value) => exact(value, 'receitaAnterior'));
    const outras = exact(input.outrasReceitas, 'outrasReceitas');
    const quarter = { trimestre, receitas, anteriores, outras, meses, aliquotaIss, aliquotaIcms };
    const result = presumedTaxes(table, quarter);
    const tributos = taxLines(table, result, input, context.language);
    const total = sum(...tributos.map(({ valor }) => exact(valor)));
    const settled = settle(tributos, input);
    return {
      trimestre,
      receitas: result.items.map(({ rates, raised, irpj, csll }, i) => ({
        atividade: receitas[i]!.atividade,
        receita: toMoney(receitas[i]!.valor),
        presuncaoIrpj: recordGiven(rates.irpj, 'presuncaoIrpj', rates),
        presuncaoCsll: recordGiven(rates.csll, 'presuncaoCsll', rates),
        receitaComAcrescimo: toMoney(raised),
        baseIrpj: toMoney(irpj),
        baseCsll: toMoney(csll),
      })),
      receitaTotal: toMoney(result.total),
      baseIrpj: toMoney(result.irpjBase),
      baseCsll: toMoney(result.csllBase),
      acrescimoLc224: result.rise && {
        limite: toMoney(result.rise.irpj.limit),
        excedente: toMoney(result.rise.irpj.excess),
        excedenteCsll: toMoney(result.rise.csll.excess),
      },
      tributos,
      total: toMoney(total),
      retencoes: toMoney(settled.withheld),
      aPagar: toMoney(settled.toPay),
      retencoesNaoUsadas: settled.unused,
      mediaMensal: toMoney(share(total, 1, meses)),
      aliquotaEfetiva: toPercent(total, result.total),
      avisos: [
        ...warningsOf(table, result, sum(result.total, ...anteriores)),
        ...(Object.keys(settled.unused).length > 0 ? ['retencao-acima-do-tributo'] : []),
      ],
      tabela: reportTable(law, [law.presumed]),
    };
  },
});
