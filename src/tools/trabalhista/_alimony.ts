/** Alimony as a share of what a payment leaves, or of the payment, or fixed. */
import * as v from 'valibot';
import { excludes, required } from '../../kit/texts.ts';
import type { Need } from '../../kit/tool.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  percentOf,
  root,
  roundTo,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { inssOf } from '../../law/inss.ts';
import { irrfOf, type IrrfOptions } from '../../law/irrf.ts';
import { type PayrollTables, withholdFrom, type Withheld } from '../../law/payroll.ts';
import { positiveAmount, rate } from './_fields.ts';

/** `liquido`: of the payment less INSS and IRRF; `bruto`: of the payment; `salario-minimo`: of the minimum wage; `fixo`: `valor`. */
export const pensao = v.optional(
  v.object({
    base: v.picklist(['liquido', 'bruto', 'salario-minimo', 'fixo']),
    percentual: v.optional(rate(0, 1000)),
    valor: v.optional(positiveAmount),
  }),
);

export type Alimony = NonNullable<v.InferOutput<typeof pensao>>;

/** Faults of the field: beside `pensaoAlimenticia`, and the wrong or missing one of its amounts. */
export function alimonyFaults({
  pensao: alimony,
  pensaoAlimenticia = 0,
}: {
  readonly pensao?: Partial<Alimony> | undefined;
  readonly pensaoAlimenticia?: number | undefined;
}): readonly Need[] {
  if (alimony === undefined) return [];
  if (pensaoAlimenticia !== 0) return [{ field: 'pensao', message: excludes('pensaoAlimenticia') }];
  if (alimony.base === undefined) return [];
  const [needed, other] =
    alimony.base === 'fixo' ? (['valor', 'percentual'] as const) : (['percentual', 'valor'] as const);
  return [
    ...(alimony[needed] === undefined ? [{ field: `pensao.${needed}`, message: required }] : []),
    ...(alimony[other] === undefined
      ? []
      : [{ field: `pensao.${other}`, message: excludes(`base=${alimony.base}`) }]),
  ];
}

/** A payment: what it is, its INSS, and the tax withheld with an alimony deducted. */
export interface TaxedPay {
  readonly gross: Exact;
  readonly inss: Exact;
  readonly taxWith: (alimony: Exact) => Exact;
}

/** The alimony of a payment, in whole cents. The tax falls with it, and it rises as the tax falls. */
export function alimonyOf(
  { base, percentual = 0, valor = 0 }: Alimony,
  { gross, inss, taxWith }: TaxedPay,
  minimumWage: Exact,
): Exact {
  if (base === 'fixo') return exact(valor, 'pensao');
  if (base !== 'liquido') {
    return roundTo(percentOf(base === 'bruto' ? gross : minimumWage, percentual, 'percentualPensao'));
  }
  const next = (alimony: Exact) =>
    roundTo(percentOf(minus(gross, sum(inss, taxWith(alimony))), percentual, 'percentualPensao'));
  const found = withoutRecording(() => {
    let alimony = zero;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const raised = next(alimony);
      if (compare(raised, alimony) === 0) break;
      alimony = raised;
    }
    return toMoney(alimony);
  });
  return root(found, 'pensao', (alimony) => minus(next(alimony), alimony));
}

/** Each turn changes the tax by at most 27.5 % of the change before it, so that cents settle in far fewer. */
const MOST_TURNS = 100;

/** The taxes of a payment with its alimony, which may be 0. */
export function withAlimony(
  law: PayrollTables,
  gross: Exact,
  input: { readonly pensao?: Alimony | undefined; readonly dependentes: number },
  minimumWage: Exact,
  options: IrrfOptions = {},
): Withheld & { readonly alimony: Exact } {
  const { pensao, dependentes } = input;
  if (!pensao) return { ...withholdFrom(law, gross, { dependentes }, options), alimony: zero };
  const inss = inssOf(law.inss.value, gross).valor;
  const taxWith = (others: Exact) =>
    irrfOf(law.irrf.value, gross, { inss, dependentes, others }, options).withheld;
  const alimony = alimonyOf(pensao, { gross, inss, taxWith }, minimumWage);
  return { ...withholdFrom(law, gross, { dependentes, others: alimony }, options), alimony };
}
