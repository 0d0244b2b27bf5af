import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, tabela, upperUf } from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import { compare, exact, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { changeBy, interstateRate } from '../../law/taxes/icms.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import {
  baseDifal,
  internalSale,
  interstateSale,
  operationInput,
  totalRate,
  operationValue,
} from './_goods.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';

/** ICMS within a state or between states, with the difference due to the destination (DIFAL) and its fund (FCP). */
export const icms = defineCalculator({
  method: 'POST',
  path: '/calculadoras/icms',
  category: 'tributario',
  name: 'Calculadora de ICMS e DIFAL',
  summary: 'ICMS interno ou interestadual, com DIFAL e FCP',
  en: {
    name: 'ICMS and DIFAL calculator',
    summary: 'ICMS within a state or between states, with DIFAL and FCP',
  },
  about: {
    pt: 'LC 87/1996, EC 87/2015 e LC 190/2022. As alíquotas internas são as modais de cada estado, e o FCP só o que alcança mercadorias em geral. Alíquotas de produtos e a substituição tributária ficam de fora.',
    en: 'LC 87/1996, EC 87/2015 and LC 190/2022. The internal rates are the modal ones of each state, and the FCP only what goods in general pay. Rates of single products and tax substitution are left out.',
  },
  tables: [icmsTable],
  input: operationInput,
  output: v.object({
    ufOrigem: describe(v.string(), { pt: 'Unidade da federação de origem', en: 'State of origin' }),
    ufDestino: describe(v.string(), { pt: 'Unidade da federação de destino', en: 'State of destination' }),
    valorOperacao: describe(
      v.number(),
      {
        pt: 'Valor da operação: mercadorias, frete, seguro e despesas, menos o desconto, e o IPI quando entra na base',
        en: 'Value of the operation: goods, freight, insurance and expenses, less the discount, and the IPI where it is part of the base',
      },
      reais,
    ),
    operacao: describe(v.picklist(['interna', 'interestadual']), {
      pt: 'Se origem e destino são a mesma unidade (interna) ou não (interestadual)',
      en: 'Whether origin and destination are the same state (interna) or not (interestadual)',
    }),
    aliquotaInterna: describe(
      v.optional(v.number()),
      { pt: 'Alíquota interna. Só na operação interna', en: 'Internal rate. Only within a state' },
      percentage,
    ),
    aliquotaInterestadual: describe(
      v.optional(v.number()),
      {
        pt: 'Alíquota interestadual. Só na operação interestadual',
        en: 'Interstate rate. Only between states',
      },
      percentage,
    ),
    baseCalculo: describe(
      v.number(),
      { pt: 'Base de cálculo do ICMS da operação', en: 'Base of the ICMS of the operation' },
      reais,
    ),
    icms: describe(
      v.number(),
      {
        pt: 'ICMS da operação: entre estados, o devido à origem',
        en: 'ICMS of the operation: between states, what is due to the origin',
      },
      reais,
    ),
    fcpAliquota: describe(
      v.optional(v.number()),
      { pt: 'Adicional do FCP. Só na operação interna', en: 'Surcharge of the FCP. Only within a state' },
      percentage,
    ),
    fcp: describe(
      v.optional(v.number()),
      { pt: 'Valor do FCP. Só na operação interna', en: 'Amount of the FCP. Only within a state' },
      reais,
    ),
    difal: describe(
      v.nullable(
        v.object({
          base: describe(baseDifal, { pt: 'Forma da base do DIFAL', en: 'Form of the base of the DIFAL' }),
          baseDestino: describe(
            v.number(),
            { pt: 'Base do imposto no destino', en: 'Base of the tax at the destination' },
            reais,
          ),
          aliquotaInterna: describe(
            v.number(),
            { pt: 'Alíquota interna do destino', en: 'Internal rate of the destination' },
            percentage,
          ),
          diferencial: describe(
            v.number(),
            { pt: 'Alíquota interna menos a interestadual', en: 'Internal rate less the interstate one' },
            percentage,
          ),
          valor: describe(v.number(), { pt: 'DIFAL devido', en: 'DIFAL due' }, reais),
          fcpAliquota: describe(
            v.number(),
            { pt: 'Adicional do FCP do destino', en: 'Surcharge of the FCP of the destination' },
            percentage,
          ),
          fcp: describe(v.number(), { pt: 'FCP devido ao destino', en: 'FCP due to the destination' }, reais),
          responsavel: describe(v.picklist(['destinatario', 'remetente']), {
            pt: 'Quem recolhe o DIFAL e o FCP',
            en: 'Who pays the DIFAL and the FCP',
          }),
        }),
      ),
      {
        pt: 'Diferencial de alíquotas, devido ao destino. É null na operação interna e sem consumidor final',
        en: 'Difference of rates, due to the destination. It is null within a state and without a final consumer',
      },
    ),
    total: describe(
      v.number(),
      { pt: 'ICMS, DIFAL e FCP somados', en: 'ICMS, DIFAL and FCP together' },
      reais,
    ),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'Total sobre o valor da operação', en: 'Total over the value of the operation' },
      percentage,
    ),
    tabela,
  }),
  result: 'icms',
  examples: [
    {
      input: {
        valor: 1000,
        ufOrigem: 'SP',
        ufDestino: 'BA',
        consumidorFinal: true,
        contribuinte: true,
        ano: 2026,
      },
    },
  ],
  impossible: { valor: 1, ufOrigem: 'SP', ano: 2024 },
  assumptions: {
    unused: {
      ipi: ({ consumidorFinal }) => !consumidorFinal,
      consumidorFinal: ({ ipi }, { operacao }) => operacao === 'interna' && ipi === 0,
      contribuinte: (_, { difal }) => difal === null,
      importado: (_, { operacao }) => operacao === 'interna',
    },
    constants: (_, { ufDestino, difal, ...answer }) => ({
      ufDestino,
      aliquotaInterna: difal?.aliquotaInterna ?? answer.aliquotaInterna,
      fcp: difal?.fcpAliquota ?? answer.fcpAliquota,
      baseDifal: difal?.base,
    }),
  },
  run(input, context) {
    const law = lawOf({ icms: icmsTable }, input, context);
    const table = law.icms.value;
    const ufOrigem = upperUf(input.ufOrigem);
    const ufDestino = upperUf(input.ufDestino ?? ufOrigem);
    const change = changeBy(table, ufDestino, law.dia);
    const rates = {
      internal: input.aliquotaInterna ?? change?.value ?? table.modal[ufDestino],
      fcp: input.fcp ?? table.fcp[ufDestino] ?? 0,
    };
    if (compare(totalRate(rates), exact(100)) >= 0) {
      throw invalidValue(context.lastSent('aliquotaInterna', 'fcp'), {
        pt: 'deve dar menos de 100 % com aliquotaInterna e fcp somados',
        en: 'must make less than 100 % with aliquotaInterna and fcp added',
      });
    }
    const operation = operationValue(input);
    const isInternal = ufOrigem === ufDestino;
    const result = isInternal
      ? internalSale(input, operation, rates)
      : interstateSale(input, operation, rates, interstateRate(table, ufOrigem, ufDestino, input.importado));
    const { total, ...parts } = result;
    const usesChange = change && input.aliquotaInterna === undefined && (isInternal || parts.difal);
    return {
      ufOrigem,
      ufDestino,
      valorOperacao: toMoney(operation),
      operacao: isInternal ? ('interna' as const) : ('interestadual' as const),
      ...parts,
      total: toMoney(total),
      aliquotaEfetiva: toPercent(total, operation),
      tabela: reportTable(law, [law.icms, ...(usesChange ? [{ ...change, source: law.icms.source }] : [])]),
    };
  },
});
