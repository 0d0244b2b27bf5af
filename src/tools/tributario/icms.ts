import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, tabela, upperUf, num } from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import { compare, exact, plus, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { difalSince, hasDifal, interstateRate, resaleRate, stateRates } from '../../law/taxes/icms.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import {
  baseDifal,
  finalConsumer,
  internalSale,
  interstateSale,
  isFinal,
  operationInput,
  totalRate,
  operationValue,
  st,
  substitutionOf,
} from './_goods.ts';
import { dayAlone, lawOfOperation } from './_operation-day.ts';
import { percentage, reais } from '../../kit/units.ts';

/** ICMS within a state or between states, with the difference due to the destination (DIFAL) and its fund (FCP). */
export const icms = defineCalculator({
  method: 'POST',
  path: '/calculadoras/icms',
  category: 'tributario',
  name: 'Calculadora de ICMS e DIFAL',
  tables: [icmsTable],
  input: operationInput,
  output: v.object({
    ufOrigem: v.string(),
    ufDestino: v.string(),
    valorOperacao: num(reais),
    operacao: v.picklist(['interna', 'interestadual']),
    aliquotaInterna: v.optional(num(percentage)),
    aliquotaInterestadual: v.optional(num(percentage)),
    baseCalculo: num(reais),
    icms: num(reais),
    fcpAliquota: v.optional(num(percentage)),
    fcp: v.optional(num(reais)),
    difal: v.nullable(
      v.object({
        base: baseDifal,
        baseDestino: num(reais),
        aliquotaInterna: num(percentage),
        diferencial: num(percentage),
        valor: num(reais),
        fcpAliquota: num(percentage),
        fcp: num(reais),
        responsavel: v.picklist(['destinatario', 'remetente']),
      }),
    ),
    st,
    total: num(reais),
    aliquotaEfetiva: num(percentage),
    avisos,
    tabela,
  }),
  warnings: ['icms-no-das', 'difal-indevido-simples'],
  reads: {
    when: {
      ipi: [{ consumidorFinal: true }, { contribuinte: false }, 'mva'],
      importado: 'ufDestino',
      baseDifal: [
        { ufDestino: [], consumidorFinal: true },
        { ufDestino: [], contribuinte: false },
      ],
      // STF, ADI 5.464: a sender in the Simples owes none to a consumer who is no taxpayer.
      reducaoBaseDestino: [
        { ufDestino: [], consumidorFinal: true, contribuinte: true },
        { ufDestino: [], consumidorFinal: true, remetenteSimples: false },
        { ufDestino: [], contribuinte: false, remetenteSimples: false },
      ],
      // Convênio ICMS 142/2018: neither a sale within a state nor one of a sender in the Simples adjusts the margin.
      mvaAjustada: { mva: [], ufDestino: [], remetenteSimples: false },
      reducaoBaseSt: ['mva', 'baseSt'],
    },
    either: [[['mva'], ['baseSt']]],
  },
  requires: (call) => [...dayAlone(call), ...finalConsumer(call)],
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
  impossible: { valor: 1, ufOrigem: 'SP', ano: 2019 },
  assumptions: {
    unused: {
      consumidorFinal: ({ ipi }, { operacao }) => operacao === 'interna' && ipi === 0,
      // It makes a final consumer where the call does not say whether there is one.
      contribuinte: (_, { operacao, difal }, { sent }) =>
        difal === null && (operacao === 'interna' || sent['consumidorFinal'] !== undefined),
      importado: (_, { operacao }) => operacao === 'interna',
      mvaAjustada: ({ remetenteSimples }, { operacao }) => operacao === 'interna' || remetenteSimples,
    },
    constants: (call, { ufDestino, difal, st, ...answer }) => ({
      consumidorFinal: isFinal(call),
      ufDestino,
      aliquotaInterna: difal?.aliquotaInterna ?? answer.aliquotaInterna ?? st?.aliquota,
      fcp: difal?.fcpAliquota ?? answer.fcpAliquota ?? st?.fcpAliquota,
      baseDifal: difal?.base,
    }),
  },
  run(call, context) {
    const input = { ...call, consumidorFinal: isFinal(call) };
    const law = lawOfOperation({ icms: icmsTable }, input, context);
    // A rate that changes within a month counts from the next one, unless the day is sent.
    const day = input.dataOperacao ?? `${law.dia.slice(0, 7)}-01`;
    const table = law.icms.value;
    const ufOrigem = upperUf(input.ufOrigem);
    const ufDestino = upperUf(input.ufDestino ?? ufOrigem);
    const ofState = stateRates(table, ufDestino, day);
    const isInternal = ufOrigem === ufDestino;
    const isResale = isInternal && input.contribuinte && !input.consumidorFinal;
    const internal = (isResale ? resaleRate(ufDestino, day) : null) ?? ofState.internal;
    const rates = {
      internal: input.aliquotaInterna ?? internal.value,
      fcp: input.fcp ?? ofState.fcp.value,
    };
    if (compare(totalRate(rates), exact(100)) >= 0) {
      throw invalidValue(context.lastSent('aliquotaInterna', 'fcp'), {
        pt: 'deve dar menos de 100 % com aliquotaInterna e fcp somados',
        en: 'must make less than 100 % with aliquotaInterna and fcp added',
      });
    }
    const operation = operationValue(input);
    const interstate = isInternal ? null : interstateRate(table, ufOrigem, ufDestino, input.importado);
    const toConsumer = !isInternal && input.consumidorFinal && !input.contribuinte && hasDifal(day);
    const isSpared = toConsumer && input.remetenteSimples;
    const sale =
      interstate === null
        ? internalSale(input, operation, rates)
        : interstateSale(input, operation, rates, {
            interstate,
            owesDifal: input.consumidorFinal && (input.contribuinte || (toConsumer && !isSpared)),
          });
    if (isInternal && input.reducaoBaseDestino !== undefined) {
      throw badParameter('reducaoBaseDestino', {
        pt: 'só vale quando há DIFAL: com ufDestino de outro estado',
        en: 'only applies where there is a DIFAL: with ufDestino of another state',
      });
    }
    const { difal } = sale.parts;
    // Goods that are sold on pay the general rate then, where the sale to the taxpayer has a lower one.
    const general = input.aliquotaInterna ?? ofState.internal.value;
    const st = substitutionOf(input, sale.whole, { ...rates, internal: general, interstate }, sale.own);
    const total = st ? plus(sale.total, st.total) : sale.total;
    const usesRates = isInternal || difal !== null || st !== null;
    const rateUsed = st ? ofState.internal : internal;
    const starts = [
      law.icms.from,
      ...(usesRates && input.aliquotaInterna === undefined ? [rateUsed.change?.from ?? ''] : []),
      ...(usesRates && input.fcp === undefined ? [ofState.fcp.change?.from ?? ''] : []),
      ...(difal && !input.contribuinte ? [difalSince(day)] : []),
    ];
    return {
      ufOrigem,
      ufDestino,
      valorOperacao: toMoney(operation),
      operacao: isInternal ? ('interna' as const) : ('interestadual' as const),
      ...sale.parts,
      st: st && st.parts,
      total: toMoney(total),
      aliquotaEfetiva: toPercent(total, operation),
      avisos: [
        ...(input.remetenteSimples ? ['icms-no-das'] : []),
        ...(isSpared ? ['difal-indevido-simples'] : []),
      ],
      tabela: reportTable(
        law,
        starts.map((from) => ({ ...law.icms, from })),
      ),
    };
  },
});
