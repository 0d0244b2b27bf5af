/** Fields that the tax tools share. */
import { money, optionalMoney, positiveMoney } from '../../kit/fields/index.ts';

const LARGEST_AMOUNT = 1_000_000_000;

/** An amount in BRL from 0, in whole cents. */
export const amount = money(LARGEST_AMOUNT);

/** An amount in BRL above 0, in whole cents. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** Gross revenue of the 12 months that count in the Simples Nacional. */
export const rbt12 = amount;
