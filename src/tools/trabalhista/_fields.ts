/** Fields and shapes that the labor tools share. */
import * as v from 'valibot';
import { ApiError, invalidValue } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { required, say, type Text } from '../../core/texts.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { hasDecimals } from '../../lib/numbers/decimals.ts';

const MAX_MONEY = 1_000_000_000;

/* @__NO_SIDE_EFFECTS__ */
function decimals(places: number) {
  return v.check<number, string>(
    (value) => hasDecimals(value, places),
    say({ pt: `deve ter no máximo ${places} casas decimais`, en: `must have at most ${places} decimals` }),
  );
}

/** An amount in BRL, from 0, in whole cents. */
export const money = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MONEY), decimals(2));

/** An amount in BRL above 0, in whole cents. */
export const positiveMoney = v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_MONEY), decimals(2));

/** An amount in BRL that need not be sent: 0. */
export const optionalMoney = v.optional(money, 0);

/** A number within bounds, with up to four decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function rate(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), decimals(4));
}

/** Percent, from 0 to 100, with up to four decimals. */
export const percent = rate(0, 100);

/** Hours of work of a month, the divisor of the hourly pay: 220 at most (CF, art. 7º, XIII). */
export const monthlyHours = v.pipe(v.number(), v.minValue(1), v.maxValue(220));

export const dependentes = v.optional(integer(0, 20), 0);

/** The year of the legal tables. */
export const ano = v.optional(v.pipe(v.number(), v.integer()));

/** The month of the legal tables, for those that change within a year. */
export const mes = v.optional(integer(1, 12), 12);

/** Unexcused absences of an accrual period. */
export const faltas = v.optional(integer(0, 365), 0);

/** Why a contract ended. */
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
export const line = v.object({
  codigo: v.string(),
  descricao: v.string(),
  referencia: v.optional(v.string()),
  valor: v.number(),
});

/** Base and amount of the INSS, the IRRF or the FGTS. */
export const baseAndValue = v.object({ base: v.number(), valor: v.number() });

const deductionKind = v.picklist(['legal', 'simplificada']);

/** The IRRF with each step of its calculation. */
export const irrfStepEntries = {
  deducaoUtilizada: deductionKind,
  baseCalculo: v.number(),
  aliquota: v.number(),
  parcelaDeduzir: v.number(),
  impostoTabela: v.number(),
  reducao: v.number(),
  irrf: v.number(),
  retencaoDispensada: v.boolean(),
  irrfRetido: v.number(),
};

export const fullIrrf = v.object({ base: v.number(), valor: v.number(), ...irrfStepEntries });

/** 400, naming the first: exactly one of two fields is needed. */
export const oneOfTwo = (first: string, second: string): Text => ({
  pt: `envie ${first} ou ${second}, exatamente um dos dois`,
  en: `send ${first} or ${second}, exactly one of the two`,
});

/** 400 for each of the fields, needed by what else was sent, that is absent. */
export function requireFields<Input extends object>(
  input: Input,
  ...fields: readonly (keyof Input & string)[]
): void {
  const details = fields
    .filter((field) => input[field] === undefined)
    .map((field) => ({ field, message: required }));
  if (details.length > 0) throw new ApiError(400, { details });
}

/** The date that many days later, or earlier when negative; 422 on `field` when `YYYY-MM-DD` cannot write it. */
export function dateAfter(date: string, days: number, field: string): string {
  const result = addDays(date, days);
  if (/^\d{4}-/.test(result)) return result;
  throw invalidValue(field, {
    pt: 'leva a uma data fora dos anos 0 a 9999',
    en: 'leads to a date outside the years 0 to 9999',
  });
}
