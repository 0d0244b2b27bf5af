import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors.ts';
import { avisos, num, pure, tabela } from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, given, minus, notNegative, share, sum, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { presumedTaxes } from '../../law/taxes/lucro-presumido.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  atividade,
  type Input,
  presumedInput,
  revenuesOf,
  taxLines,
  warningsOf,
} from './_lucro-presumido.ts';

/** Whether an activity pays a local tax on its revenue. */
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
  ],
  result: 'aPagar',
  either: [['atividade', 'receitaTrimestre'], ['receitas']],
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
      output: {
        trimestre: 2,
        receitas: [
          {
            atividade: 'servicos',
            receita: 1_500_000,
            presuncaoIrpj: 32,
            presuncaoCsll: 32,
            receitaComAcrescimo: 250_000,
            baseIrpj: 488_000,
            baseCsll: 488_000,
          },
        ],
        receitaTotal: 1_500_000,
        baseIrpj: 488_000,
        baseCsll: 488_000,
        acrescimoLc224: { limite: 1_250_000, excedente: 250_000, excedenteCsll: 250_000 },
        tributos: [
          { codigo: 'irpj', descricao: 'IRPJ', aliquota: 15, valor: 73_200 },
          { codigo: 'irpj-adicional', descricao: 'Adicional de IRPJ', aliquota: 10, valor: 42_800 },
          { codigo: 'csll', descricao: 'CSLL', aliquota: 9, valor: 43_920 },
          { codigo: 'pis', descricao: 'PIS', aliquota: 0.65, valor: 9750 },
          { codigo: 'cofins', descricao: 'Cofins', aliquota: 3, valor: 45_000 },
          { codigo: 'iss', descricao: 'ISS', aliquota: 5, valor: 75_000 },
        ],
        total: 289_670,
        retencoes: 0,
        aPagar: 289_670,
        mediaMensal: 96_556.67,
        aliquotaEfetiva: 19.31,
        avisos: ['teste-cbs-ibs', 'acrescimo-lc-224'],
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998; LC nº 224/2025',
        },
        premissas: { outrasReceitas: 0, meses: 3, retencoes: 0 },
      },
    },
  ],
  impossible: { receitas: [{ atividade: 'comercio', valor: 1 }], ano: 2024 },
  assumptions: {
    unused: {
      receitasAnteriores: ({ trimestre }) => trimestre === 1,
      aliquotaIss: (input, _, context) => !isLocal(input, 'iss', context),
      aliquotaIcms: (input, _, context) => !isLocal(input, 'icms', context),
    },
  },
  run(input, context) {
    const receitas = revenuesOf(input);
    const { trimestre, receitasAnteriores, meses, aliquotaIss, aliquotaIcms, retencoes } = input;
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
    const tributos = taxLines(table, result, input);
    const total = sum(...tributos.map(({ valor }) => exact(valor)));
    return {
      trimestre,
      receitas: result.items.map(({ rates, raised, irpj, csll }, i) => ({
        atividade: receitas[i]!.atividade,
        receita: toMoney(receitas[i]!.valor),
        presuncaoIrpj: given(rates.irpj, 'presuncaoIrpj', rates),
        presuncaoCsll: given(rates.csll, 'presuncaoCsll', rates),
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
      retencoes: given(retencoes, 'retencoes'),
      aPagar: toMoney(notNegative(minus(total, exact(retencoes, 'retencoes')))),
      mediaMensal: toMoney(share(total, 1, meses)),
      aliquotaEfetiva: toPercent(total, result.total),
      avisos: warningsOf(table, result, sum(result.total, ...anteriores)),
      tabela: reportTable(law, [law.presumed]),
    };
  },
});
