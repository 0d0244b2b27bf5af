import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { tabela } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { exact, minus, notNegative, share, sum, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { presumedTaxes } from '../../lib/law/taxes/lucro-presumido.ts';
import { presumedTable } from '../../tables/lucro-presumido.ts';
import { lawOf } from './_law.ts';
import { atividade, linesOf, presumedInput, revenuesOf, warningsOf } from './_presumed-profit.ts';

/** The taxes of a quarter on presumed profit, with the raised presumption of LC 224/2025. */
export const lucroPresumido = defineTool({
  method: 'POST',
  path: '/calculadoras/lucro-presumido',
  category: 'tributario',
  name: 'Calculadora de lucro presumido',
  summary: 'Tributos do trimestre no lucro presumido, com o acréscimo da LC 224/2025',
  input: presumedInput,
  output: v.object({
    trimestre: v.number(),
    receitas: v.array(
      v.object({
        atividade,
        receita: v.number(),
        presuncaoIrpj: v.number(),
        presuncaoCsll: v.number(),
        receitaComAcrescimo: v.number(),
        baseIrpj: v.number(),
        baseCsll: v.number(),
      }),
    ),
    receitaTotal: v.number(),
    baseIrpj: v.number(),
    baseCsll: v.number(),
    acrescimoLc224: v.nullable(
      v.object({ limite: v.number(), excedente: v.number(), excedenteCsll: v.number() }),
    ),
    tributos: v.array(
      v.object({ codigo: v.string(), descricao: v.string(), aliquota: v.number(), valor: v.number() }),
    ),
    total: v.number(),
    retencoes: v.number(),
    aPagar: v.number(),
    mediaMensal: v.number(),
    aliquotaEfetiva: v.number(),
    avisos: v.array(v.string()),
    tabela,
  }),
  warnings: ['teste-cbs-ibs', 'acrescimo-lc-224', 'acrescimo-a-recuperar', 'acima-do-limite'],
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
      },
    },
  ],
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
    const anteriores = receitasAnteriores.map(exact);
    const outras = exact(input.outrasReceitas);
    const quarter = { trimestre, receitas, anteriores, outras, meses, aliquotaIss, aliquotaIcms };
    const result = presumedTaxes(table, quarter);
    const tributos = linesOf(table, result, input);
    const total = sum(...tributos.map(({ valor }) => exact(valor)));
    return {
      trimestre,
      receitas: result.items.map(({ rates, raised, irpj, csll }, i) => ({
        atividade: receitas[i]!.atividade,
        receita: toMoney(receitas[i]!.valor),
        presuncaoIrpj: rates.irpj,
        presuncaoCsll: rates.csll,
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
      retencoes,
      aPagar: toMoney(notNegative(minus(total, exact(retencoes)))),
      mediaMensal: toMoney(share(total, 1, meses)),
      aliquotaEfetiva: toPercent(total, result.total),
      avisos: warningsOf(table, result, sum(result.total, ...anteriores)),
      tabela: reportTable(law, [law.presumed]),
    };
  },
});
