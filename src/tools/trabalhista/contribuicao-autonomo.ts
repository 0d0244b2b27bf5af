import * as v from 'valibot';
import { ano, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { requireFields } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  greatest,
  least,
  minus,
  notNegative,
  percentOf,
  rounded,
  share,
  sum,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling } from '../../lib/law/inss.ts';
import { ceilingLeft, CONTRIBUTOR_RATE } from '../../lib/law/pro-labore.ts';
import { inssTable } from '../../tables/inss.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { optionalMoney, positiveMoney } from './_fields.ts';

const categoria = v.picklist(['individual', 'facultativo']);
type Category = v.InferOutput<typeof categoria>;

interface Plan {
  /** Percent. */
  readonly aliquota: number;
  readonly recolhimento: 'gps' | 'das' | 'retido-pela-empresa';
  /** Day of the next month. */
  readonly vencimento: number;
  /** Of the form, by category. */
  readonly codigoGps?: Readonly<Record<Category, number>>;
  /** The category of those whom the plan is only for. */
  readonly only?: Category;
  /** Whether its base is the income, and not the minimum wage; only then it counts towards a pension by time. */
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
    aliquota: CONTRIBUTOR_RATE,
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
export const contribuicaoAutonomo = defineTool({
  method: 'POST',
  path: '/calculadoras/contribuicao-autonomo',
  category: 'trabalhista',
  name: 'Calculadora de INSS autônomo',
  summary: 'Contribuição ao INSS de autônomos, facultativos e MEI',
  input: v.object({
    plano: v.optional(plano, 'normal'),
    rendimento: v.optional(positiveMoney),
    categoria: v.optional(categoria, 'individual'),
    baseOutrosVinculos: optionalMoney,
    ano,
  }),
  output: v.object({
    plano,
    categoria,
    baseCalculo: v.number(),
    aliquota: v.number(),
    valor: v.number(),
    complementacao: v.number(),
    valorAnual: v.number(),
    percentualRendimento: v.nullable(v.number()),
    codigoGps: v.nullable(v.number()),
    recolhimento: v.picklist(['gps', 'das', 'retido-pela-empresa']),
    vencimento: v.number(),
    aposentadoriaPorTempo: v.boolean(),
    limites: v.object({ minimo: v.number(), teto: v.number() }),
    tabela,
  }),
  examples: [
    {
      input: { rendimento: 5000, ano: 2026 },
      output: {
        plano: 'normal',
        categoria: 'individual',
        baseCalculo: 5000,
        aliquota: 20,
        valor: 1000,
        complementacao: 0,
        valorAnual: 12_000,
        percentualRendimento: 20,
        codigoGps: 1007,
        recolhimento: 'gps',
        vencimento: 15,
        aposentadoriaPorTempo: true,
        limites: { minimo: 1621, teto: 8475.55 },
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026; Decreto nº 12.797/2025',
        },
      },
    },
  ],
  run(input, context) {
    const { plano } = input;
    const plan: Plan = PLANS[plano];
    if (plan.byIncome) requireFields(input, ['rendimento']);
    const law = lawOf({ inss: inssTable, minimumWage }, input, context);
    const minimum = exact(law.minimumWage.value);
    const categoria = plan.only ?? input.categoria;

    const others = exact(input.baseOutrosVinculos);
    const income = input.rendimento === undefined ? null : exact(input.rendimento);
    const left = ceilingLeft(law.inss.value, others);
    let base: Exact = minimum;
    let complement = zero;
    if (plano === 'normal' && income) {
      const lowest = compare(others, minimum) >= 0 ? zero : minimum;
      base = least(greatest(income, lowest), left);
    }
    if (plano === 'prestador-pj' && income) {
      base = least(income, left);
      // Lei 10.666/2003, art. 5º: up to the minimum wage the contributor completes it himself.
      const missing = notNegative(minus(minimum, sum(base, others)));
      complement = rounded(percentOf(missing, FULL_RATE));
    }
    const value = rounded(percentOf(base, plan.aliquota));
    return {
      plano,
      categoria,
      baseCalculo: toMoney(base),
      aliquota: plan.aliquota,
      valor: toMoney(value),
      complementacao: toMoney(complement),
      valorAnual: toMoney(share(value, 12)),
      percentualRendimento: income && toPercent(value, income),
      codigoGps: plan.codigoGps?.[categoria] ?? null,
      recolhimento: plan.recolhimento,
      vencimento: plan.vencimento,
      aposentadoriaPorTempo: plan.byIncome,
      limites: { minimo: law.minimumWage.value, teto: toMoney(inssCeiling(law.inss.value)) },
      tabela: reportTable(law, [law.inss, law.minimumWage]),
    };
  },
});
