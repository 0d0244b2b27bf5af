/** The IOF of each operation: the fields that describe it, and its answer. */
import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { ano, integer } from '../../core/fields.ts';
import { requireFields } from '../../core/requirements.ts';
import { oneOf, required } from '../../core/texts.ts';
import type { Context } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  type Exact,
  exact,
  minus,
  percentOf,
  plus,
  rounded,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { compound } from '../../lib/finance/interest.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
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
} from '../../lib/law/taxes/iof.ts';
import { iofTable, redemptionTable } from '../../tables/iof.ts';
import { amount, noMoney, percent } from './_fields.ts';
import { lawOf } from './_law.ts';

/** The days of the interest rate's period. */
const MONTH = 30;

export const iofInput = v.object({
  operacao: v.picklist([...creditKinds, 'cambio', 'seguro', 'titulos', 'fidc']),
  valor: v.optional(amount),
  prazoDias: v.optional(integer(1, 10_950)),
  parcelas: v.optional(integer(1, 480), 1),
  intervaloDias: v.optional(integer(1, 365), MONTH),
  sistema: v.optional(v.picklist(['price', 'sac']), 'price'),
  taxaMensal: v.optional(percent, 0),
  tipo: v.optional(v.picklist([...exchangeKinds, ...insuranceKinds])),
  aportesAno: noMoney,
  rendimento: v.optional(amount),
  dias: v.optional(integer(0, 3650)),
  ano,
});

type IofInput = v.InferOutput<typeof iofInput>;

/** The redemption of securities. */
export function redemption(input: IofInput, context: Context) {
  requireFields(input, ['rendimento', 'dias']);
  const { rendimento, dias, ano } = input;
  const law = lawOf({ rates: redemptionTable }, { ano }, context);
  const aliquota = redemptionRate(law.rates.value, dias);
  const tax = rounded(percentOf(exact(rendimento), aliquota));
  return {
    operacao: 'titulos' as const,
    dias,
    rendimento,
    aliquota,
    iof: toMoney(tax),
    rendimentoLiquido: toMoney(minus(exact(rendimento), tax)),
    tabela: reportTable(law, [law.rates]),
  };
}

/** What pays once: exchange, insurance, and the purchase of FIDC shares from their issuer. */
export function single(input: IofInput & { operacao: 'cambio' | 'seguro' | 'fidc' }, context: Context) {
  requireFields(input, ['valor']);
  const { operacao, valor, ano } = input;
  const law = lawOf({ iof: iofTable }, { ano }, context);
  const value = exact(valor);
  const { tipo, aliquota } = rateOf(law.iof.value, input);
  const base = tipo === 'vgbl' ? vgblTaxed(law.iof.value, law.ano, value, exact(input.aportesAno)) : value;
  const due = percentOf(base, aliquota);
  const tax = rounded(due);
  return {
    operacao,
    ...(tipo && { tipo }),
    valor,
    baseCalculo: toMoney(base),
    aliquota,
    iof: toMoney(tax),
    aliquotaEfetiva: toPercent(due, value, 4),
    valorTotal: toMoney(plus(value, tax)),
    tabela: reportTable(law, [law.iof]),
  };
}

/** Percent, by the kinds of exchange or of insurance. Throws 400 of `tipo` that is missing or of the other operation. */
function rateOf(table: IofTable, { operacao, tipo }: IofInput) {
  if (operacao === 'fidc') return { aliquota: table.fidc };
  const rates: Readonly<Record<string, number>> = operacao === 'cambio' ? table.cambio : table.seguro;
  if (tipo === undefined) throw badParameter('tipo', required);
  const aliquota = rates[tipo];
  if (aliquota === undefined) throw badParameter('tipo', oneOf(Object.keys(rates)));
  return { tipo, aliquota };
}

/** A loan, paid back at once or in instalments. */
export function credit(input: IofInput & { operacao: CreditKind }, context: Context) {
  requireFields(input, ['valor', ...(input.parcelas === 1 ? (['prazoDias'] as const) : [])]);
  const { operacao, valor, parcelas, sistema, ano } = input;
  const law = lawOf({ iof: iofTable }, { ano }, context);
  const { adicional, diasMaximos } = law.iof.value.credito;
  const intervalo = parcelas === 1 ? (input.prazoDias ?? 0) : input.intervaloDias;
  const days = meanDays({ intervalo, parcelas, sistema, taxa: rateOfInterval(input) }, diasMaximos);
  const principal = exact(valor);
  const aliquotaDiaria = dailyRate(law.iof.value, operacao, valor);
  const [daily, once] = [dailyIof(principal, aliquotaDiaria, days), percentOf(principal, adicional)];
  const [iofDiario, iofAdicional] = [rounded(daily), rounded(once)];
  const tax = plus(iofDiario, iofAdicional);
  return {
    operacao,
    valor,
    aliquotaDiaria,
    aliquotaAdicional: adicional,
    diasConsiderados: Math.min(parcelas * intervalo, diasMaximos),
    iofDiario: toMoney(iofDiario),
    iofAdicional: toMoney(iofAdicional),
    iof: toMoney(tax),
    aliquotaEfetiva: toPercent(plus(daily, once), principal, 4),
    valorTotal: toMoney(plus(principal, tax)),
    tabela: reportTable(law, [law.iof]),
  };
}

/** The fraction of interest between two payments: the monthly rate's, compounded to the days between them. */
function rateOfInterval({ taxaMensal, intervaloDias }: IofInput): Exact {
  if (intervaloDias === MONTH) return share(exact(taxaMensal), 1, 100);
  return exact(roundTo(compound(taxaMensal / 100, intervaloDias / MONTH), 12));
}
