/** Fields that the tax tools share. */
import * as v from 'valibot';
import { ApiError } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { required, say } from '../../core/texts.ts';
import { hasDecimals } from '../../lib/numbers/decimals.ts';

const LARGEST_AMOUNT = 1_000_000_000;

const FEW_DECIMALS = 4;

/** An amount in BRL from 0, in whole cents. */
export const money = v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST_AMOUNT), decimals(2));

/** An amount in BRL above 0, in whole cents. */
export const amount = v.pipe(v.number(), v.gtValue(0), v.maxValue(LARGEST_AMOUNT), decimals(2));

/** An amount that is 0 when it is not sent. */
export const noMoney = v.optional(money, 0);

/** From 0 to 100 %. */
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100), decimals(FEW_DECIMALS));

/** A percentage that is 0 when it is not sent. */
export const noPercent = v.optional(percent, 0);

/** The year of the legal tables. */
export const ano = v.optional(v.pipe(v.number(), v.integer()));

/** The month of the legal tables. */
export const mes = v.optional(integer(1, 12), 12);

/** Dependents of the income tax. */
export const dependentes = v.optional(integer(0, 20), 0);

/** The tables that an answer used. */
export const tabela = v.object({
  ano: v.number(),
  vigencia: v.string(),
  fonte: v.string(),
  vigente: v.optional(v.literal(false)),
});

function decimals(most: number) {
  return v.check<number, string>(
    (value) => hasDecimals(value, most),
    say({ pt: `deve ter no máximo ${most} casas decimais`, en: `must have at most ${most} decimals` }),
  );
}

/** 400 of each of the fields, needed by what else was sent, that is absent. */
export function requireFields<Input extends object, Field extends keyof Input & string>(
  input: Input,
  fields: readonly Field[],
): asserts input is Input & { readonly [K in Field]-?: NonNullable<Input[K]> } {
  const absent = fields.filter((field) => input[field] === undefined);
  if (absent.length === 0) return;
  throw new ApiError(400, { details: absent.map((field) => ({ field, message: required })) });
}

/** Base and amount of the INSS or the IRRF. */
export const baseAndValue = v.object({ base: v.number(), valor: v.number() });
