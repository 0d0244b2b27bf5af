/** Alimony as a share of what a payment leaves, or of the payment, or fixed. */
import * as v from 'valibot';
import type { Reads } from '../../kit/reads.ts';
import type { Context } from '../../kit/tool.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import type { Deductions } from '../../law/payroll/withholding.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { exact, zero } from '../../lib/numbers/exact.ts';
import { LARGEST_PERCENT, positiveAmount, rate } from './_fields.ts';

/** `liquido`: of the payment less INSS and IRRF; `bruto`: of the payment; `salario-minimo`: of the minimum wage; `fixo`: `valor`. */
export const alimonyEntries = {
  base: v.picklist(['liquido', 'bruto', 'salario-minimo', 'fixo']),
  percentual: v.optional(rate(0, LARGEST_PERCENT)),
  valor: v.optional(positiveAmount),
};

export const pensao = v.optional(v.object(alimonyEntries));

type Alimony = NonNullable<v.InferOutput<typeof pensao>>;

/** A fixed alimony is an amount, any other a share. */
export const alimonyReads = {
  needs: { valor: { base: 'fixo' }, percentual: { base: ['liquido', 'bruto', 'salario-minimo'] } },
} satisfies Reads<Alimony>;

/** The alimony of a call, with the minimum wage on a day where it is a share of that. */
export function alimonyTerms(
  { pensao: terms, estimativas }: { readonly pensao?: Alimony | undefined; readonly estimativas: boolean },
  day: string,
  context: Context,
): Deductions['alimony'] {
  if (!terms) return undefined;
  if (terms.base !== 'salario-minimo') return { terms, minimumWage: zero };
  const { wage } = lawOn({ wage: minimumWage }, 'pensao.base', day, { estimativas }, context);
  return { terms, minimumWage: exact(wage.value, 'salarioMinimo', wage) };
}
