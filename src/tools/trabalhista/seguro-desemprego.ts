import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import {
  date,
  describe,
  integer,
  integerFrom,
  inUnit,
  legalYear,
  tabela,
  explicar,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { compare, type Exact, exact, rounded, share, sum, toMoney } from '../../lib/numbers/exact.ts';
import { instalmentOf } from '../../law/unemployment.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { unemploymentInsurance } from '../../law/tables/seguro-desemprego.ts';
import { motivo, positiveAmount } from './_fields.ts';
import { terminations } from './_terminations.ts';

const categoria = describe(v.picklist(['formal', 'domestico', 'resgatado']), {
  pt: 'Trabalhador formal, doméstico, ou resgatado de trabalho forçado ou análogo ao de escravo',
  en: 'Formal worker, domestic worker, or one rescued from forced labor or conditions akin to slavery',
});
const reasons = ['carencia-insuficiente', 'periodo-aquisitivo', 'motivo-da-dispensa'] as const;
type Reason = (typeof reasons)[number];

interface Rule {
  /** Months of work that are needed within a window of months, by the number of the request. */
  readonly carencia: readonly { readonly months: number; readonly window: number }[];
  /** Months between two requests. */
  readonly interval: number;
  /** Days after the dismissal from which and up to which it is requested. */
  readonly request: readonly [from: number, to: number];
}

/** Lei 7.998/1990, arts. 2º-C and 3º; LC 150/2015, arts. 26 to 29; Resolução Codefat 957/2022. */
const RULES: Readonly<Record<v.InferOutput<typeof categoria>, Rule>> = {
  formal: {
    carencia: [
      { months: 12, window: 18 },
      { months: 9, window: 12 },
      { months: 6, window: 6 },
    ],
    interval: 16,
    request: [7, 120],
  },
  domestico: { carencia: [{ months: 15, window: 24 }], interval: 16, request: [7, 90] },
  resgatado: { carencia: [{ months: 0, window: 0 }], interval: 12, request: [0, 90] },
};

/** Instalments of a domestic worker and of one rescued from forced labor. */
const FIXED_INSTALMENTS = 3;

/** Instalments by the months of work in the last 36 (Lei 7.998/1990, art. 4º, § 2º). */
function instalments(months: number): number {
  return months >= 24 ? 5 : months >= 12 ? 4 : 3;
}

const input = v.object({
  categoria: v.optional(categoria, 'formal'),
  salarios: describe(v.optional(v.pipe(v.array(positiveAmount), v.minLength(1), v.maxLength(3))), {
    pt: 'Últimos salários antes da dispensa. Obrigatório com categoria formal',
    en: 'Last salaries before the dismissal. Required with categoria formal',
  }),
  mesesTrabalhados: describe(inUnit(months, v.optional(integer(0, 36))), {
    pt: 'Tempo de trabalho nos últimos 36 meses. Obrigatório, menos com categoria resgatado',
    en: 'Time worked in the last 36 months. Required, except with categoria resgatado',
  }),
  mesesCarencia: describe(inUnit(months, v.optional(integer(0, 36))), {
    pt: 'Tempo de trabalho na janela da carência (formal: 18, 12 ou 6 meses; doméstico: 24). Sem ele, quanto cabe nela de mesesTrabalhados',
    en: 'Time worked in the window of the qualifying period (formal: 18, 12 or 6 months; domestic: 24). Without it, as much of mesesTrabalhados as it can hold',
  }),
  solicitacao: describe(v.optional(v.picklist([1, 2, 3]), 1), {
    pt: 'Número da solicitação; 3 é a terceira ou uma posterior',
    en: 'Number of the request; 3 is the third or a later one',
  }),
  mesesDesdeUltimoRequerimento: describe(inUnit(months, v.optional(integerFrom(0))), {
    pt: 'Tempo desde o requerimento anterior. Sem ele, supõe-se bastante',
    en: 'Time since the earlier request. Without it, it is taken to be enough',
  }),
  motivo: v.optional(motivo, 'sem-justa-causa'),
  dataDesligamento: describe(v.optional(date), {
    pt: 'Dia do desligamento: acrescenta prazoRequerimento',
    en: 'Day of the end of the contract: adds prazoRequerimento',
  }),
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** A rescue is no dismissal, and asks for no months of work. */
const isRescued = ({ categoria }: Input) => categoria === 'resgatado';

/** The months of work that a request needs, and the window that they are counted in. */
function carenciaOf({ categoria, solicitacao }: Input): Rule['carencia'][0] {
  const { carencia } = RULES[categoria];
  return (carencia[solicitacao - 1] ?? carencia.at(-1)) as Rule['carencia'][0];
}

/** Months worked in the window: as sent, else as many as it can hold of all that were worked. */
function monthsInWindow(input: Input): number {
  return input.mesesCarencia ?? Math.min(input.mesesTrabalhados ?? 0, carenciaOf(input).window);
}

/** Why there is no right, in the order of the answer. */
function reasonsAgainst(input: Input): Reason[] {
  const { categoria, solicitacao, motivo, mesesDesdeUltimoRequerimento: since } = input;
  const found = new Set<Reason>();
  if (monthsInWindow(input) < carenciaOf(input).months) found.add('carencia-insuficiente');
  // The first request of a formal worker has none before it.
  const isFirst = categoria === 'formal' && solicitacao === 1;
  if (!isFirst && since !== undefined && since < RULES[categoria].interval) found.add('periodo-aquisitivo');
  if (!isRescued(input) && !terminations[motivo].seguro) found.add('motivo-da-dispensa');
  return reasons.filter((reason) => found.has(reason));
}

/** Seguro-desemprego: the right, the number and the value of the instalments. */
export const seguroDesemprego = defineCalculator({
  method: 'POST',
  path: '/calculadoras/seguro-desemprego',
  category: 'trabalhista',
  name: 'Calculadora de seguro-desemprego',
  summary: 'Direito, número e valor das parcelas do seguro-desemprego',
  en: {
    name: 'Unemployment insurance calculator',
    summary: 'Right to the unemployment insurance, and number and amount of its instalments',
  },
  about: {
    pt: 'Lei 7.998/1990; LC 150/2015, arts. 26 a 29; Resolução Codefat 957/2022. Sem direito, valorParcela ainda mostra o que ela seria.',
    en: 'Law 7.998/1990; LC 150/2015, arts. 26 to 29; Codefat Resolution 957/2022. Without a right, valorParcela still shows what it would be.',
  },
  tables: [unemploymentInsurance, minimumWage],
  input,
  output: v.object({
    categoria,
    solicitacao: describe(v.number(), { pt: 'Número da solicitação', en: 'Number of the request' }, null),
    salarioMedio: describe(
      v.optional(v.number()),
      {
        pt: 'Média dos salários. Só com categoria formal',
        en: 'Mean of the salaries. Only with categoria formal',
      },
      reais,
    ),
    faixa: describe(
      v.optional(v.number()),
      { pt: 'Faixa da tabela. Só com categoria formal', en: 'Band of the table. Only with categoria formal' },
      null,
    ),
    pisoAplicado: describe(v.optional(v.boolean()), {
      pt: 'Se a parcela foi elevada ao salário mínimo. Só com categoria formal',
      en: 'Whether the instalment was raised to the minimum wage. Only with categoria formal',
    }),
    elegivel: describe(v.boolean(), {
      pt: 'Se há direito ao seguro',
      en: 'Whether there is a right to the insurance',
    }),
    motivos: describe(v.array(v.picklist(reasons)), {
      pt: 'Por que não há direito; lista vazia quando há',
      en: 'Why there is no right: too little time of work, too soon after the earlier request, or the kind of termination; an empty list where there is',
    }),
    valorParcela: describe(
      v.number(),
      { pt: 'Valor de cada parcela', en: 'Amount of each instalment' },
      reais,
    ),
    parcelas: describe(
      v.number(),
      { pt: 'Número de parcelas; 0 sem direito', en: 'Number of instalments; 0 without a right' },
      null,
    ),
    total: describe(
      v.number(),
      { pt: 'Soma das parcelas; 0 sem direito', en: 'Sum of the instalments; 0 without a right' },
      reais,
    ),
    prazoRequerimento: describe(
      v.optional(
        v.object({
          inicio: describe(v.string(), { pt: 'Primeiro dia', en: 'First day' }),
          fim: describe(v.string(), { pt: 'Último dia', en: 'Last day' }),
        }),
      ),
      {
        pt: 'Prazo para requerer; só com dataDesligamento',
        en: 'Time in which to request it; only with dataDesligamento',
      },
    ),
    tabela,
  }),
  requires({ categoria }) {
    if (categoria === 'formal') return ['salarios', 'mesesTrabalhados'];
    return categoria === 'domestico' ? ['mesesTrabalhados'] : [];
  },
  result: 'valorParcela',
  examples: [
    {
      input: {
        salarios: [2800, 2800, 3100],
        mesesTrabalhados: 20,
        solicitacao: 1,
        dataDesligamento: '2026-03-10',
        ano: 2026,
      },
    },
  ],
  impossible: { salarios: [2000], mesesTrabalhados: 24, ano: 2024 },
  assumptions: {
    unused: { motivo: isRescued, mesesCarencia: isRescued },
    constants: (input) => ({ mesesCarencia: monthsInWindow(input) }),
  },
  run(input, context) {
    const { categoria, solicitacao, salarios, dataDesligamento } = input;
    const isFormal = categoria === 'formal';
    const law = lawOf({ seguro: unemploymentInsurance, minimumWage }, input, context);
    const floor = exact(law.minimumWage.value, 'salarioMinimo', law.minimumWage);

    const worked = input.mesesTrabalhados ?? 0;
    const motivos = reasonsAgainst(input);
    const elegivel = motivos.length === 0;
    let value: Exact = floor;
    let formal = {};
    if (isFormal && salarios) {
      const average = rounded(
        share(sum(...salarios.map((salary) => exact(salary, 'salario'))), 1, salarios.length),
      );
      const { faixa, amount } = instalmentOf(law.seguro.value, average);
      const isRaised = compare(amount, floor) < 0;
      if (!isRaised) value = amount;
      formal = { salarioMedio: toMoney(average), faixa, pisoAplicado: isRaised };
    }
    // What was worked in the window was worked in the 36 months too.
    const months = Math.max(worked, input.mesesCarencia ?? 0);
    const parcelas = elegivel ? (isFormal ? instalments(months) : FIXED_INSTALMENTS) : 0;
    const [from, to] = RULES[categoria].request;
    return {
      categoria,
      solicitacao,
      ...formal,
      elegivel,
      motivos,
      valorParcela: toMoney(value),
      parcelas,
      total: toMoney(share(value, parcelas)),
      ...(dataDesligamento !== undefined && {
        prazoRequerimento: {
          inicio: dateAfter(dataDesligamento, from, 'dataDesligamento'),
          fim: dateAfter(dataDesligamento, to, 'dataDesligamento'),
        },
      }),
      tabela: reportTable(law, [law.seguro]),
    };
  },
});
