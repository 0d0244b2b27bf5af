import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { tabela, upperUf } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { compare, exact, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { changeBy, interstateRate } from '../../lib/law/taxes/icms.ts';
import { icmsTable } from '../../tables/icms.ts';
import {
  baseDifal,
  internalSale,
  interstateSale,
  operationInput,
  totalRate,
  operationValue,
} from './_goods.ts';
import { lawOf } from './_law.ts';

/** ICMS within a state or between states, with the difference due to the destination (DIFAL) and its fund (FCP). */
export const icms = defineTool({
  method: 'POST',
  path: '/calculadoras/icms',
  category: 'tributario',
  name: 'Calculadora de ICMS e DIFAL',
  summary: 'ICMS interno ou interestadual, com DIFAL e FCP',
  input: operationInput,
  output: v.object({
    ufOrigem: v.string(),
    ufDestino: v.string(),
    valorOperacao: v.number(),
    operacao: v.picklist(['interna', 'interestadual']),
    aliquotaInterna: v.optional(v.number()),
    aliquotaInterestadual: v.optional(v.number()),
    baseCalculo: v.number(),
    icms: v.number(),
    fcpAliquota: v.optional(v.number()),
    fcp: v.optional(v.number()),
    difal: v.nullable(
      v.object({
        base: baseDifal,
        baseDestino: v.number(),
        aliquotaInterna: v.number(),
        diferencial: v.number(),
        valor: v.number(),
        fcpAliquota: v.number(),
        fcp: v.number(),
        responsavel: v.picklist(['destinatario', 'remetente']),
      }),
    ),
    total: v.number(),
    aliquotaEfetiva: v.number(),
    tabela,
  }),
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
      output: {
        ufOrigem: 'SP',
        ufDestino: 'BA',
        valorOperacao: 1000,
        operacao: 'interestadual',
        aliquotaInterestadual: 7,
        baseCalculo: 1000,
        icms: 70,
        difal: {
          base: 'dupla',
          baseDestino: 1169.81,
          aliquotaInterna: 20.5,
          diferencial: 13.5,
          valor: 169.81,
          fcpAliquota: 0,
          fcp: 0,
          responsavel: 'destinatario',
        },
        total: 239.81,
        aliquotaEfetiva: 23.98,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte:
            'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e LC nº 190/2022',
        },
      },
    },
  ],
  run(input, context) {
    const law = lawOf({ icms: icmsTable }, input, context);
    const table = law.icms.value;
    const ufOrigem = upperUf(input.ufOrigem);
    const ufDestino = upperUf(input.ufDestino ?? ufOrigem);
    const change = changeBy(table, ufDestino, law.ano, input.mes);
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
