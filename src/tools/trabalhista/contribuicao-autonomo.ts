import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  given,
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
import { inssCeiling } from '../../law/inss.ts';
import { ceilingLeft, CONTRIBUTOR_RATE } from '../../law/pro-labore.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { baseOutrosVinculos, positiveAmount } from './_fields.ts';

const categoria = describe(v.picklist(['individual', 'facultativo']), {
  pt: 'Contribuinte individual ou facultativo',
  en: 'Individual (self-employed) or optional contributor',
});
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

const plano = describe(v.picklist(['normal', 'prestador-pj', 'simplificado', 'baixa-renda', 'mei']), {
  pt: 'Plano: normal (20 %), prestador-pj (11 %, retidos pela empresa), simplificado (11 % do salário mínimo), baixa-renda (5 % dele) ou mei (5 % dele)',
  en: 'Plan: normal (20 %), prestador-pj (11 %, withheld by the company), simplificado (11 % of the minimum wage), baixa-renda (5 % of it) or mei (5 % of it)',
});

/** The contribution of a self-employed or optional contributor to the INSS, in its five plans. */
export const contribuicaoAutonomo = defineCalculator({
  method: 'POST',
  path: '/calculadoras/contribuicao-autonomo',
  category: 'trabalhista',
  name: 'Calculadora de INSS autônomo',
  summary: 'Contribuição ao INSS de autônomos, facultativos e MEI',
  en: {
    name: 'Self-employed INSS calculator',
    summary: 'Contribution to the INSS of the self-employed, of optional contributors and of the MEI',
  },
  about: {
    pt: 'Lei 8.212/1991, arts. 21 e 30, II; Lei 10.666/2003, art. 4º; LC 123/2006, art. 18-A. Os planos sobre o salário mínimo não contam para a aposentadoria por tempo de contribuição, salvo complementação.',
    en: 'Law 8.212/1991, arts. 21 and 30, II; Law 10.666/2003, art. 4; LC 123/2006, art. 18-A. The plans on the minimum wage do not count towards a pension by time of contribution, unless they are complemented.',
  },
  tables: [inssTable, minimumWage],
  input: v.object({
    plano: v.optional(plano, 'normal'),
    rendimento: describe(v.optional(positiveAmount), {
      pt: 'Remuneração do mês. Obrigatória nos planos normal e prestador-pj',
      en: 'Pay of the month. Required in the plans normal and prestador-pj',
    }),
    categoria: v.optional(categoria, 'individual'),
    baseOutrosVinculos,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    plano,
    categoria,
    baseCalculo: describe(v.number(), { pt: 'Base da contribuição', en: 'Base of the contribution' }, reais),
    aliquota: describe(v.number(), { pt: 'Alíquota do plano', en: 'Rate of the plan' }, percentage),
    valor: describe(v.number(), { pt: 'Contribuição do mês', en: 'Contribution of the month' }, reais),
    complementacao: describe(
      v.number(),
      {
        pt: 'Complementação até o salário mínimo, de 20 % do que falta, paga pelo segurado. Só no plano prestador-pj; nos demais, 0',
        en: 'Complement up to the minimum wage, 20 % of what is missing, paid by the insured. Only in the plan prestador-pj; in others 0',
      },
      reais,
    ),
    valorAnual: describe(
      v.number(),
      { pt: 'Doze contribuições do mês', en: 'Twelve contributions of the month' },
      reais,
    ),
    percentualRendimento: describe(
      v.nullable(v.number()),
      {
        pt: 'Contribuição sobre o rendimento; null sem ele',
        en: 'Contribution over the income; null without it',
      },
      percentage,
    ),
    codigoGps: describe(
      v.nullable(v.number()),
      {
        pt: 'Código de pagamento da GPS; null quando não se paga por ela',
        en: 'Payment code of the GPS; null where it is not used',
      },
      null,
    ),
    recolhimento: describe(v.picklist(['gps', 'das', 'retido-pela-empresa']), {
      pt: 'Como se recolhe: por GPS, no DAS ou pela empresa, que retém',
      en: 'How it is paid: by GPS, in the DAS, or by the company, which withholds it',
    }),
    vencimento: describe(
      v.number(),
      { pt: 'Dia do mês seguinte em que vence', en: 'Day of the next month on which it is due' },
      null,
    ),
    aposentadoriaPorTempo: describe(v.boolean(), {
      pt: 'Se conta para a aposentadoria por tempo de contribuição',
      en: 'Whether it counts towards a pension by time of contribution',
    }),
    limites: describe(
      v.object({
        minimo: describe(v.number(), { pt: 'Salário mínimo', en: 'Minimum wage' }, reais),
        teto: describe(v.number(), { pt: 'Teto do INSS', en: 'Ceiling of the INSS' }, reais),
      }),
      { pt: 'Limites da base', en: 'Limits of the base' },
    ),
    tabela,
  }),
  requires: ({ plano }) => (plano && PLANS[plano].byIncome ? ['rendimento'] : []),
  result: 'valor',
  examples: [{ input: { rendimento: 5000, ano: 2026 } }],
  impossible: { rendimento: 1000, ano: 2024 },
  assumptions: {
    unused: {
      categoria: ({ plano }) => 'only' in PLANS[plano],
      baseOutrosVinculos: ({ plano }) => !PLANS[plano].byIncome,
    },
  },
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
      complement = rounded(percentOf(missing, FULL_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 5º'));
    }
    const value = rounded(percentOf(base, plan.aliquota, 'aliquota', 'Lei nº 8.212/1991, art. 21'));
    return {
      plano,
      categoria,
      baseCalculo: toMoney(base),
      aliquota: given(plan.aliquota, 'aliquota', 'Lei nº 8.212/1991, art. 21'),
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
