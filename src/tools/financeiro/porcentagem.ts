import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, explicar, inUnit, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { percentage } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  greatest,
  minus,
  over,
  percentOf,
  plus,
  share,
  toFigure,
  zero,
} from '../../lib/numbers/exact.ts';

const operations = ['percentual-de', 'que-percentual', 'aumento', 'desconto', 'variacao'] as const;

/** The fields that each operation reads. */
const FIELDS: Readonly<Record<(typeof operations)[number], readonly string[]>> = {
  'percentual-de': ['percentual', 'valor'],
  'que-percentual': ['parte', 'total'],
  aumento: ['valor', 'percentual'],
  desconto: ['valor', 'percentual'],
  variacao: ['valorInicial', 'valorFinal'],
};

/** A percentage so large that the base must be close to 0. */
const TOO_LARGE = 1e100;

const number = v.optional(between(-1e15, 1e15));

const input = v.object({
  operacao: describe(v.optional(v.picklist(operations), 'percentual-de'), {
    pt: 'A conta: percentual de um valor, que percentual uma parte é do total, aumento, desconto ou variação entre dois valores',
    en: 'The operation: percentage of a value (percentual-de), what percentage a part is of a total (que-percentual), increase (aumento), discount (desconto) or change (variacao)',
  }),
  percentual: describe(inUnit(percentage, number), {
    pt: 'Percentual; para percentual-de, aumento e desconto',
    en: 'Percentage; for percentual-de, aumento and desconto',
  }),
  valor: describe(number, {
    pt: 'Valor de base; para percentual-de, aumento e desconto',
    en: 'Base value; for percentual-de, aumento and desconto',
  }),
  parte: describe(withExample(30, number), {
    pt: 'Parte do total; para que-percentual',
    en: 'Part of the total; for que-percentual',
  }),
  total: describe(withExample(200, number), {
    pt: 'Total, diferente de 0; para que-percentual',
    en: 'Total, other than 0; for que-percentual',
  }),
  valorInicial: describe(withExample(80, number), {
    pt: 'Valor de partida, diferente de 0; para variacao',
    en: 'Value at the start, other than 0; for variacao',
  }),
  valorFinal: describe(withExample(60, number), {
    pt: 'Valor de chegada; para variacao',
    en: 'Value at the end; for variacao',
  }),
  explicar,
});

type Input = v.InferOutput<typeof input>;

interface Answer {
  readonly result: Exact;
  readonly difference?: Exact;
  readonly formula: string;
}

/** Five operations with percentages, each with the formula that it used. */
export const porcentagem = defineCalculator({
  method: 'GET',
  path: '/calculadoras/porcentagem',
  category: 'financeiro',
  name: 'Porcentagem',
  summary: 'Percentual de um valor, aumento, desconto e variação, com a fórmula',
  en: {
    name: 'Percentage',
    summary: 'Percentage of a value, increase, discount and change, with the formula',
  },
  input,
  output: v.object({
    operacao: describe(v.picklist(operations), {
      pt: 'A conta que foi feita',
      en: 'The operation that was done',
    }),
    resultado: describe(
      v.number(),
      {
        pt: 'O resultado: um percentual com que-percentual e variacao, senão um valor',
        en: 'The result: a percentage with que-percentual and variacao, else a value',
      },
      null,
    ),
    diferenca: describe(
      v.optional(v.number()),
      {
        pt: 'O que o valor aumentou, negativo quando diminuiu; só com aumento, desconto e variacao',
        en: 'By how much the value rose, negative when it fell; only with aumento, desconto and variacao',
      },
      null,
    ),
    formula: describe(v.string(), {
      pt: 'A conta com os números enviados',
      en: 'The calculation with the numbers sent',
    }),
  }),
  requires: ({ operacao }) => (operacao ? FIELDS[operacao] : []),
  result: 'resultado',
  examples: [{ input: { percentual: 15, valor: 200 } }],
  impossible: { operacao: 'que-percentual', parte: 1, total: 0 },
  run(input) {
    const { operacao } = input;
    const { result, difference, formula } = compute(input);
    return {
      operacao,
      resultado: toFigure(result, 6),
      ...(difference !== undefined && { diferenca: toFigure(difference, 6) }),
      formula,
    };
  },
});

/** Throws 400 for what the operation needs and was not sent, 422 for a base of zero. */
function compute(input: Input): Answer {
  const sent = complete(input);
  switch (input.operacao) {
    case 'percentual-de': {
      const { percentual: p, valor: value } = sent;
      return { result: partOf(value, p), formula: `${value} × ${p} ÷ 100` };
    }
    case 'que-percentual': {
      const { parte: part, total } = sent;
      requireBase('total', part, total);
      return {
        result: inPercent(exact(part, 'parte'), exact(total, 'total')),
        formula: `${part} ÷ ${total} × 100`,
      };
    }
    case 'aumento':
    case 'desconto': {
      const { valor: value, percentual: p } = sent;
      const part = partOf(value, p);
      const [sign, difference] = input.operacao === 'aumento' ? ['+', part] : ['−', minus(zero, part)];
      return {
        result: plus(exact(value, 'valor'), difference),
        difference,
        formula: `${value} × (1 ${sign} ${p} ÷ 100)`,
      };
    }
    case 'variacao': {
      const { valorInicial: from, valorFinal: to } = sent;
      requireBase('valorInicial', to - from, from);
      const start = exact(from, 'valorInicial');
      const difference = minus(exact(to, 'valorFinal'), start);
      return {
        result: inPercent(difference, greatest(start, minus(zero, start))),
        difference,
        formula: `(${to} − ${from}) ÷ |${from}| × 100`,
      };
    }
  }
}

const partOf = (value: number, percent: number) => percentOf(exact(value, 'valor'), percent, 'percentual');

const inPercent = (part: Exact, base: Exact) => share(over(part, base), 100);

/** 422 on the field of the base of a percentage when it is 0 or too close to 0. */
function requireBase(field: string, part: number, base: number): void {
  if (Math.abs(part / base) * 100 < TOO_LARGE) return;
  throw invalidValue(field, { pt: 'não pode ser 0', en: 'must not be 0' });
}
