/** Fields that the tax tools share. */
import * as v from 'valibot';
import { decimals, money as moneyUpTo, positiveMoney } from '../../core/fields.ts';

const LARGEST_AMOUNT = 1_000_000_000;

const FEW_DECIMALS = 4;

/** An amount in BRL from 0, in whole cents. */
export const money = moneyUpTo(LARGEST_AMOUNT);

/** An amount in BRL above 0, in whole cents. */
export const amount = positiveMoney(LARGEST_AMOUNT);

/** An amount that is 0 when it is not sent. */
export const noMoney = v.optional(money, 0);

/** From 0 to 100 %. */
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100), decimals(FEW_DECIMALS));

/** A percentage that is 0 when it is not sent. */
export const noPercent = v.optional(percent, 0);
