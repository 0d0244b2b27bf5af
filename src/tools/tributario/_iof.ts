/** The IOF of each operation: the fields that describe it, and its answer. */
import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import {
  explicar,
  integer,
  inUnit,
  legalYear,
  optionalPercent,
  pure,
  withExample,
} from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import type { Reads } from '../../kit/reads.ts';
import { oneOf } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { reportTable } from '../../law/dated.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import {
  type Exact,
  exact,
  recordGiven,
  minus,
  over,
  percentOf,
  plus,
  power,
  roundTo,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import {
  additionalRate,
  type CreditKind,
  creditKinds,
  dailyIof,
  dailyRate,
  exchangeKinds,
  insuranceKinds,
  type IofTable,
  meanDays,
  redemptionRate,
  vgblTaxed,
} from '../../law/taxes/iof.ts';
import { iofTable, redemptionTable } from '../../law/tables/iof.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { dataOperacao, lawOfOperation } from './_operation-day.ts';
import { days } from '../../kit/units.ts';

/** The days of the interest rate's period. */
const MONTH = 30;

const one = exact(1);

export const iofInput = v.object({
  operacao: v.picklist([...creditKinds, 'cambio', 'seguro', 'titulos', 'fidc']),
  valor: v.optional(positiveAmount),
  prazoDias: inUnit(days, v.optional(integer(1, 10_950))),
  parcelas: v.optional(inUnit(pure, integer(1, 480)), 1),
  intervaloDias: inUnit(days, v.optional(integer(1, 365), MONTH)),
  sistema: v.optional(v.picklist(['price', 'sac']), 'price'),
  taxaMensal: optionalPercent(4),
  tipo: v.optional(v.picklist([...exchangeKinds, ...insuranceKinds])),
  aportesAno: optionalAmount,
  rendimento: withExample(100, v.optional(positiveAmount)),
  dias: withExample(15, inUnit(days, v.optional(integer(0, 3650)))),
  dataOperacao,
  ...legalYear,
  explicar,
});

export type IofInput = v.InferOutput<typeof iofInput>;

const credits = { operacao: [...creditKinds] };
const instalments = { ...credits, parcelas: [], prazoDias: null };

/** The operations that read each field. A loan that is paid back at once has a term, and one in instalments has their days. */
export const iofReads = {
  needs: {
    valor: { operacao: [...creditKinds, 'cambio', 'seguro', 'fidc'] },
    prazoDias: { ...credits, parcelas: 1 },
    tipo: { operacao: ['cambio', 'seguro'] },
    rendimento: { operacao: 'titulos' },
    dias: { operacao: 'titulos' },
  },
  when: {
    parcelas: credits,
    intervaloDias: instalments,
    sistema: instalments,
    taxaMensal: { ...instalments, sistema: 'price' },
    aportesAno: { tipo: 'vgbl' },
  },
} satisfies Reads<IofInput>;

/** The redemption of securities. */
export function redemption(input: IofInput, context: Context) {
  const { rendimento, dias } = complete(input);
  const law = lawOfOperation({ rates: redemptionTable }, input, context);
  const aliquota = redemptionRate(law.rates.value, dias);
  const yielded = exact(rendimento, 'rendimento');
  const tax = roundTo(percentOf(yielded, aliquota, 'aliquota', law.rates.value));
  return {
    operacao: 'titulos' as const,
    dias,
    rendimento,
    aliquota: recordGiven(aliquota, 'aliquota', law.rates.value),
    iof: toMoney(tax),
    rendimentoLiquido: toMoney(minus(yielded, tax)),
    tabela: reportTable(law, [law.rates]),
  };
}

/**
 * Computes the IOF of operations that pay it once: exchange, insurance, and the purchase of FIDC shares from their
 * issuer.
 */
export function single(input: IofInput & { operacao: 'cambio' | 'seguro' | 'fidc' }, context: Context) {
  const { operacao } = input;
  const { valor } = complete(input);
  const law = lawOfOperation({ iof: iofTable }, input, context);
  const value = exact(valor, 'valor');
  const { tipo, aliquota } = rateOf(law.iof.value, input);
  const base =
    tipo === 'vgbl'
      ? vgblTaxed(law.iof.value, yearOf(law.dia), value, exact(input.aportesAno, 'aportesAno'))
      : value;
  const due = percentOf(base, aliquota, 'aliquota', law.iof.value);
  const tax = roundTo(due);
  return {
    operacao,
    ...(tipo && { tipo }),
    valor,
    baseCalculo: toMoney(base),
    aliquota: recordGiven(aliquota, 'aliquota', law.iof.value),
    iof: toMoney(tax),
    aliquotaEfetiva: toPercent(due, value, 4),
    valorTotal: toMoney(plus(value, tax)),
    tabela: reportTable(law, [law.iof]),
  };
}

/**
 * Percent, by the kinds of exchange or of insurance. Throws 400 of a `tipo` of the other operation, 422 of one that has no
 * rate on this day.
 */
function rateOf(table: IofTable, { operacao, tipo }: IofInput) {
  if (operacao === 'fidc') return { aliquota: table.fidc };
  const rates: Readonly<Record<string, number | null>> = operacao === 'cambio' ? table.cambio : table.seguro;
  const aliquota = rates[tipo as string];
  if (aliquota === undefined) throw badParameter('tipo', oneOf(Object.keys(rates)));
  if (aliquota === null) {
    throw invalidValue('tipo', {
      pt: 'não tem alíquota por operação nesse dia: o IOF sobre o VGBL era por mês, e foi retirado',
      en: 'has no rate by operation on this day: the IOF on VGBL was by month, and was withdrawn',
    });
  }
  return { tipo, aliquota };
}

/** A loan, paid back at once or in instalments. */
export function credit(input: IofInput & { operacao: CreditKind }, context: Context) {
  const { operacao, parcelas } = input;
  const { valor } = complete(input);
  const law = lawOfOperation({ iof: iofTable }, input, context);
  const adicional = additionalRate(law.iof.value, operacao);
  const { diasMaximos } = law.iof.value.credito;
  const intervalo = parcelas === 1 ? (input.prazoDias ?? 0) : input.intervaloDias;
  const days = meanDays({ intervalo, parcelas, growth: growthOf(input) }, law.iof.value);
  const principal = exact(valor, 'valor');
  const aliquotaDiaria = dailyRate(law.iof.value, operacao, valor);
  const [daily, once] = [
    dailyIof(law.iof.value, principal, aliquotaDiaria, days),
    percentOf(principal, adicional, 'aliquotaAdicional', law.iof.value),
  ];
  const [iofDiario, iofAdicional] = [roundTo(daily), roundTo(once)];
  const tax = plus(iofDiario, iofAdicional);
  return {
    operacao,
    valor,
    aliquotaDiaria: recordGiven(aliquotaDiaria, 'aliquotaDiaria', law.iof.value),
    aliquotaAdicional: recordGiven(adicional, 'aliquotaAdicional', law.iof.value),
    diasConsiderados: Math.min(parcelas * intervalo, diasMaximos),
    iofDiario: toMoney(iofDiario),
    iofAdicional: toMoney(iofAdicional),
    iof: toMoney(tax),
    aliquotaEfetiva: toPercent(plus(daily, once), principal, 4),
    valorTotal: toMoney(plus(principal, tax)),
    tabela: reportTable(law, [law.iof]),
  };
}

/**
 * Gives the ratio of an amortization to the one before: in Price, the growth at the monthly rate between two payments.
 */
function growthOf({ sistema, taxaMensal, intervaloDias }: IofInput): Exact {
  if (sistema === 'sac' || taxaMensal === 0) return one;
  const monthly = plus(one, share(exact(taxaMensal, 'taxaMensal'), 1, 100));
  if (intervaloDias === MONTH) return monthly;
  return roundTo(power(monthly, over(exact(intervaloDias, 'intervaloDias'), exact(MONTH))), 12);
}
