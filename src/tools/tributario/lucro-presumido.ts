import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, describe, tabela } from '../../kit/fields/index.ts';
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
  summary: 'Tributos do trimestre no lucro presumido, com o acréscimo da LC 224/2025',
  en: {
    name: 'Presumed profit calculator',
    summary: 'Taxes of a quarter on presumed profit, with the raise of LC 224/2025',
  },
  about: {
    pt: 'Lei 9.249/1995, Lei 9.430/1996, Lei 9.718/1998 e, desde 2026, LC 224/2025, cujo acréscimo é discutido em juízo: aqui vale a regra em vigor. Desde 2027 não há PIS nem Cofins, e CBS e IBS, por fora do preço, não entram no total.',
    en: 'Law 9.249/1995, Law 9.430/1996, Law 9.718/1998 and, since 2026, LC 224/2025, whose raise is disputed in court: the rule in force is applied. Since 2027 there is no PIS or Cofins, and CBS and IBS, on top of the price, are not in the total.',
  },
  tables: [presumedTable],
  input: presumedInput,
  output: v.object({
    trimestre: describe(v.number(), { pt: 'Trimestre do ano', en: 'Quarter of the year' }, null),
    receitas: describe(
      v.array(
        v.object({
          atividade,
          receita: describe(
            v.number(),
            { pt: 'Receita bruta da atividade', en: 'Gross revenue of the activity' },
            reais,
          ),
          presuncaoIrpj: describe(
            v.number(),
            {
              pt: 'Percentual de presunção do IRPJ, antes do acréscimo',
              en: 'Percentage of presumption of the IRPJ, before the raise',
            },
            percentage,
          ),
          presuncaoCsll: describe(
            v.number(),
            {
              pt: 'Percentual de presunção da CSLL, antes do acréscimo',
              en: 'Percentage of presumption of the CSLL, before the raise',
            },
            percentage,
          ),
          receitaComAcrescimo: describe(
            v.number(),
            {
              pt: 'Parte da receita com a presunção do IRPJ aumentada pela LC 224/2025',
              en: 'Part of the revenue whose presumption for the IRPJ is raised by LC 224/2025',
            },
            reais,
          ),
          baseIrpj: describe(
            v.number(),
            { pt: 'Base do IRPJ da atividade', en: 'Base of the IRPJ of the activity' },
            reais,
          ),
          baseCsll: describe(
            v.number(),
            { pt: 'Base da CSLL da atividade', en: 'Base of the CSLL of the activity' },
            reais,
          ),
        }),
      ),
      {
        pt: 'Cada receita com as suas bases, na ordem enviada',
        en: 'Each revenue with its bases, in the order sent',
      },
    ),
    receitaTotal: describe(
      v.number(),
      { pt: 'Soma das receitas das atividades', en: 'Sum of the revenues of the activities' },
      reais,
    ),
    baseIrpj: describe(
      v.number(),
      { pt: 'Base do IRPJ, com as outras receitas', en: 'Base of the IRPJ, other revenue included' },
      reais,
    ),
    baseCsll: describe(
      v.number(),
      { pt: 'Base da CSLL, com as outras receitas', en: 'Base of the CSLL, other revenue included' },
      reais,
    ),
    acrescimoLc224: describe(
      v.nullable(
        v.object({
          limite: describe(
            v.number(),
            {
              pt: 'Limite do trimestre para o IRPJ, com o que sobrou dos anteriores',
              en: 'Limit of the quarter for the IRPJ, with what earlier ones left unused',
            },
            reais,
          ),
          excedente: describe(
            v.number(),
            { pt: 'Receita acima do limite, para o IRPJ', en: 'Revenue above the limit, for the IRPJ' },
            reais,
          ),
          excedenteCsll: describe(
            v.number(),
            { pt: 'Receita acima do limite, para a CSLL', en: 'Revenue above the limit, for the CSLL' },
            reais,
          ),
        }),
      ),
      {
        pt: 'Acréscimo da presunção pela LC 224/2025; null em 2025',
        en: 'Raise of the presumption by LC 224/2025; null in 2025',
      },
    ),
    tributos: describe(
      v.array(
        v.object({
          codigo: describe(v.string(), {
            pt: 'Código do tributo, que não muda',
            en: 'Code of the tax, which does not change',
          }),
          descricao: describe(v.string(), { pt: 'Nome do tributo', en: 'Name of the tax, in Portuguese' }),
          aliquota: describe(v.number(), { pt: 'Alíquota do tributo', en: 'Rate of the tax' }, percentage),
          valor: describe(v.number(), { pt: 'Valor devido', en: 'Amount due' }, reais),
        }),
      ),
      {
        pt: 'Tributos devidos no trimestre; os de valor 0 ficam de fora',
        en: 'Taxes due in the quarter; those of 0 are left out',
      },
    ),
    total: describe(v.number(), { pt: 'Soma dos tributos', en: 'Sum of the taxes' }, reais),
    retencoes: describe(
      v.number(),
      { pt: 'Tributos já retidos na fonte', en: 'Taxes already withheld' },
      reais,
    ),
    aPagar: describe(
      v.number(),
      { pt: 'Total menos o retido, nunca abaixo de 0', en: 'Total less what was withheld, never below 0' },
      reais,
    ),
    mediaMensal: describe(
      v.number(),
      { pt: 'Total dividido pelos meses de atividade', en: 'Total divided by the months of activity' },
      reais,
    ),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'Total sobre a receita do trimestre', en: 'Total over the revenue of the quarter' },
      percentage,
    ),
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
