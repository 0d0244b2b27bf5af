import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { dateAfter } from '../../kit/dates.ts';
import {
  date,
  explicar,
  integer,
  integerFrom,
  inUnit,
  legalYear,
  num,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import type { Condition, Conditions } from '../../kit/reads.ts';
import { lawOfMonthOr } from '../../kit/legal-tables.ts';
import { say } from '../../kit/texts.ts';
import { months, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { compare, type Exact, exact, roundTo, share, sum, toMoney } from '../../lib/numbers/exact.ts';
import { instalmentOf } from '../../law/unemployment.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { unemploymentInsurance } from '../../law/tables/seguro-desemprego.ts';
import { amount, motivo } from './_fields.ts';
import { terminations } from './_terminations.ts';

const categoria = v.picklist(['formal', 'domestico', 'resgatado']);
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
  salarios: v.optional(
    v.pipe(
      v.array(amount),
      v.minLength(1),
      v.maxLength(3),
      v.check(
        (salaries) => salaries.some((salary) => salary > 0),
        say({ pt: 'deve ter algum salário acima de 0', en: 'must have some salary above 0' }),
      ),
    ),
  ),
  mesesTrabalhados: inUnit(months, v.optional(integer(0, 600))),
  mesesCarencia: inUnit(months, v.optional(integer(0, 36))),
  solicitacao: v.optional(inUnit(pure, v.picklist([1, 2, 3])), 1),
  mesesDesdeUltimoRequerimento: inUnit(months, v.optional(integerFrom(0))),
  motivo: v.optional(motivo, 'sem-justa-causa'),
  dataDesligamento: v.optional(date),
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** A rescued worker was not dismissed, and needs no months of work. */
const dismissed: Condition<Input> = { categoria: ['formal', 'domestico'] };

/** The months of a domestic worker count in their window alone, and those of a formal one for the instalments too. */
const worked: Conditions<Input> = [{ categoria: 'formal' }, { categoria: 'domestico', mesesCarencia: null }];

/** The months of work that a request needs, and the window that they are counted in. */
function carenciaOf({ categoria, solicitacao }: Input): Rule['carencia'][0] {
  const { carencia } = RULES[categoria];
  return (carencia[solicitacao - 1] ?? carencia.at(-1)) as Rule['carencia'][0];
}

/** Months worked in the window: as sent, else as many as it can hold of all that were worked. */
function monthsInWindow(input: Input): number {
  return input.mesesCarencia ?? Math.min(input.mesesTrabalhados ?? 0, carenciaOf(input).window);
}

/** Lists the reasons why there is no right, in the order of the answer. */
function reasonsAgainst(input: Input): Reason[] {
  const { categoria, motivo, mesesDesdeUltimoRequerimento: since } = input;
  const found = new Set<Reason>();
  if (monthsInWindow(input) < carenciaOf(input).months) found.add('carencia-insuficiente');
  if (since !== undefined && since < RULES[categoria].interval) found.add('periodo-aquisitivo');
  if (categoria !== 'resgatado' && !terminations[motivo].seguro) found.add('motivo-da-dispensa');
  return reasons.filter((reason) => found.has(reason));
}

/** Seguro-desemprego: the right, the number and the value of the instalments. */
export const seguroDesemprego = defineCalculator({
  method: 'POST',
  path: '/calculadoras/seguro-desemprego',
  category: 'trabalhista',
  name: 'Calculadora de seguro-desemprego',
  tables: [unemploymentInsurance, minimumWage],
  input,
  output: v.object({
    categoria,
    solicitacao: num(pure),
    salarioMedio: v.optional(num(reais)),
    faixa: v.optional(num(pure)),
    pisoAplicado: v.optional(v.boolean()),
    elegivel: v.boolean(),
    motivos: v.array(v.picklist(reasons)),
    valorParcela: num(reais),
    parcelas: num(pure),
    total: num(reais),
    prazoRequerimento: v.optional(
      v.object({
        inicio: v.string(),
        fim: v.string(),
      }),
    ),
    tabela,
  }),
  reads: {
    needs: { salarios: { categoria: 'formal' }, mesesTrabalhados: worked },
    when: {
      mesesCarencia: dismissed,
      motivo: dismissed,
      // A formal worker's first request has none before it.
      mesesDesdeUltimoRequerimento: [
        { categoria: 'formal', solicitacao: [2, 3] },
        { categoria: ['domestico', 'resgatado'] },
      ],
    },
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
  impossible: { salarios: [2000], mesesTrabalhados: 24, ano: 2019 },
  assumptions: {
    constants: (input) => ({ mesesCarencia: monthsInWindow(input) }),
  },
  run(input, context) {
    const { categoria, solicitacao, salarios, dataDesligamento } = input;
    const isFormal = categoria === 'formal';
    const tables = { seguro: unemploymentInsurance, minimumWage };
    const law = lawOfMonthOr(tables, 'dataDesligamento', dataDesligamento, input, context);
    const floor = exact(law.minimumWage.value, 'salarioMinimo', law.minimumWage);

    const worked = input.mesesTrabalhados ?? 0;
    const motivos = reasonsAgainst(input);
    const elegivel = motivos.length === 0;
    let value: Exact = floor;
    let formal = {};
    if (isFormal && salarios) {
      // A month without pay is no month of the average (Lei 7.998/1990, art. 5º, § 1º).
      const paid = salarios.filter((salary) => salary > 0);
      const average = roundTo(share(sum(...paid.map((salary) => exact(salary, 'salario'))), 1, paid.length));
      const { faixa, amount } = instalmentOf(law.seguro.value, average);
      const isRaised = compare(amount, floor) < 0;
      if (!isRaised) value = amount;
      formal = { salarioMedio: toMoney(average), faixa, pisoAplicado: isRaised };
    }
    // Months worked in the window were worked in the 36 months too.
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
