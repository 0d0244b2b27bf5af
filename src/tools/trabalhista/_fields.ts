/** Fields and shapes that the labor tools share. */
import * as v from 'valibot';
import {
  between,
  date,
  integer,
  inUnit,
  money,
  num,
  optionalMoney,
  positiveMoney,
  pure,
} from '../../kit/fields/index.ts';
import { hoursPerMonth, percentage, reais } from '../../kit/units.ts';

const LARGEST_AMOUNT = 1_000_000_000;

/** An amount in BRL, from 0, in whole cents. */
export const amount = money(LARGEST_AMOUNT);

/** An amount in BRL above 0, in whole cents. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** The greatest percentage where a rule sets no other bound. */
export const LARGEST_PERCENT = 1000;

/** The smallest change in percent that leaves something. */
export const SMALLEST_CHANGE = -99.9999;

/** A rate in percent within bounds, with up to four decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function rate(min: number, max: number) {
  return inUnit(percentage, between(min, max, 4));
}

/** 44 hours a week (CF, art. 7º, XIII) are 220 a month, weekly rest included. */
const MONTHLY_HOURS = 220;

/** Hours of work of a month, the divisor of the hourly pay (CLT, art. 64). */
export const monthlyHours = inUnit(hoursPerMonth, v.optional(between(1, MONTHLY_HOURS), MONTHLY_HOURS));

/** Unexcused absences of an accrual period. */
export const faltas = v.optional(inUnit(pure, integer(0, 365)), 0);

/** Reason of the end of a contract. */
export const motivo = v.picklist([
  'sem-justa-causa',
  'rescisao-indireta',
  'acordo',
  'culpa-reciproca',
  'pedido-demissao',
  'justa-causa',
  'termino-contrato',
  'falecimento',
  'antecipada-empregador',
  'antecipada-empregado',
]);
export type Motivo = v.InferOutput<typeof motivo>;

/** A line of a payslip. */
export const line = v.pipe(
  v.object({
    codigo: v.string(),
    descricao: v.string(),
    referencia: v.optional(v.string()),
    valor: num(reais),
  }),
  v.metadata({ component: 'PayslipLine' }),
);

/** The lines of a payslip and their sums. */
export const proventos = v.array(line);
export const descontos = v.array(line);
export const totalProventos = num(reais);
export const totalDescontos = num(reais);

export const salarioBruto = positiveAmount;

export const mediaVariaveis = optionalAmount;

export const pensaoAlimenticia = optionalAmount;

export const previdenciaPrivada = optionalAmount;

export const baseOutrosVinculos = optionalAmount;

export const dataAdmissao = date;
