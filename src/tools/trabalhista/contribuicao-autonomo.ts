import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, legalYear, num, pure, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  recordGiven,
  greatest,
  least,
  minus,
  notNegative,
  percentOf,
  roundTo,
  share,
  sum,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling } from '../../law/inss.ts';
import { ceilingLeft } from '../../law/inss.ts';
import { SELF_EMPLOYED_RATE } from '../../law/payroll/jobs.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { baseOutrosVinculos, positiveAmount } from './_fields.ts';

const categoria = v.picklist(['individual', 'facultativo']);
type Category = v.InferOutput<typeof categoria>;

interface Plan {
  /** Percent. */
  readonly aliquota: number;
  readonly recolhimento: 'gps' | 'das' | 'retido-pela-empresa';
  /** Day of the next month. */
  readonly vencimento: number;
  /** Code of the payment form, by category. */
  readonly codigoGps?: Readonly<Record<Category, number>>;
  /** The only category that may have the plan. */
  readonly only?: Category;
  /** True when its base is the income, and not the minimum wage; only then does it count towards a pension by time. */
  readonly byIncome: boolean;
}

const FULL_RATE = 20;

/** Lei 8.212/1991, arts. 21 and 30, II; Lei 10.666/2003, art. 4º; LC 123/2006, art. 18-A, § 3º, V. */
const PLANS = {
  normal: {
    aliquota: FULL_RATE,
    recolhimento: 'gps',
    vencimento: 15,
    codigoGps: { individual: 1007, facultativo: 1406 },
    byIncome: true,
  },
  'prestador-pj': {
    aliquota: SELF_EMPLOYED_RATE,
    recolhimento: 'retido-pela-empresa',
    vencimento: 20,
    only: 'individual',
    byIncome: true,
  },
  simplificado: {
    aliquota: 11,
    recolhimento: 'gps',
    vencimento: 15,
    codigoGps: { individual: 1163, facultativo: 1473 },
    byIncome: false,
  },
  'baixa-renda': {
    aliquota: 5,
    recolhimento: 'gps',
    vencimento: 15,
    codigoGps: { individual: 1929, facultativo: 1929 },
    only: 'facultativo',
    byIncome: false,
  },
  mei: { aliquota: 5, recolhimento: 'das', vencimento: 20, only: 'individual', byIncome: false },
} as const satisfies Readonly<Record<string, Plan>>;

const plano = v.picklist(['normal', 'prestador-pj', 'simplificado', 'baixa-renda', 'mei']);

/** The contribution of a self-employed or optional contributor to the INSS, in its five plans. */
export const contribuicaoAutonomo = defineCalculator({
  method: 'POST',
  path: '/calculadoras/contribuicao-autonomo',
  category: 'trabalhista',
  name: 'Calculadora de INSS autônomo',
  tables: [inssTable, minimumWage],
  input: v.object({
    plano: v.optional(plano, 'normal'),
    rendimento: v.optional(positiveAmount),
    categoria: v.optional(categoria, 'individual'),
    baseOutrosVinculos,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    plano,
    categoria,
    baseCalculo: num(reais),
    aliquota: num(percentage),
    valor: num(reais),
    complementacao: num(reais),
    valorAnual: num(reais),
    percentualRendimento: v.nullable(num(percentage)),
    codigoGps: v.nullable(num(pure)),
    recolhimento: v.picklist(['gps', 'das', 'retido-pela-empresa']),
    vencimento: num(pure),
    aposentadoriaPorTempo: v.boolean(),
    limites: v.object({
      minimo: num(reais),
      teto: num(reais),
    }),
    tabela,
  }),
  reads: {
    when: {
      categoria: [
        { plano: ['normal', 'simplificado'] },
        { plano: ['prestador-pj', 'mei'], categoria: 'individual' },
        { plano: 'baixa-renda', categoria: 'facultativo' },
      ],
      baseOutrosVinculos: { plano: ['normal', 'prestador-pj'] },
    },
  },
  requires: ({ plano }) => (plano && PLANS[plano].byIncome ? ['rendimento'] : []),
  result: 'valor',
  examples: [{ input: { rendimento: 5000, ano: 2026 } }],
  impossible: { rendimento: 1000, ano: 2019 },
  run(input, context) {
    const { plano } = input;
    const plan: Plan = PLANS[plano];
    const law = lawOf({ inss: inssTable, minimumWage }, input, context);
    const minimum = exact(law.minimumWage.value, 'salarioMinimo', law.minimumWage);
    const categoria = plan.only ?? input.categoria;

    const others = exact(input.baseOutrosVinculos, 'baseOutrosVinculos');
    const income = input.rendimento === undefined ? null : exact(input.rendimento, 'rendimento');
    const left = ceilingLeft(law.inss.value, others);
    let base: Exact = minimum;
    let complement = zero;
    if (plano === 'normal' && income) {
      const lowest = compare(others, minimum) >= 0 ? zero : minimum;
      base = least(greatest(income, lowest), left);
    }
    if (plano === 'prestador-pj' && income) {
      base = least(income, left);
      // Lei 10.666/2003, art. 5º: the contributor pays what is missing up to the minimum wage.
      const missing = notNegative(minus(minimum, sum(base, others)));
      complement = roundTo(percentOf(missing, FULL_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 5º'));
    }
    const value = roundTo(percentOf(base, plan.aliquota, 'aliquota', 'Lei nº 8.212/1991, art. 21'));
    return {
      plano,
      categoria,
      baseCalculo: toMoney(base),
      aliquota: recordGiven(plan.aliquota, 'aliquota', 'Lei nº 8.212/1991, art. 21'),
      valor: toMoney(value),
      complementacao: toMoney(complement),
      valorAnual: toMoney(share(value, 12)),
      percentualRendimento: income && toPercent(value, income),
      codigoGps: plan.codigoGps?.[categoria] ?? null,
      recolhimento: plan.recolhimento,
      vencimento: plan.vencimento,
      aposentadoriaPorTempo: plan.byIncome,
      limites: { minimo: toMoney(minimum), teto: toMoney(inssCeiling(law.inss.value)) },
      tabela: reportTable(law, [law.inss, law.minimumWage]),
    };
  },
});
