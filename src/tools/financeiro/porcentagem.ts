import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, explicar, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
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
const needs = {
  percentual: { operacao: ['percentual-de', 'aumento', 'desconto'] },
  valor: { operacao: ['percentual-de', 'aumento', 'desconto'] },
  parte: { operacao: 'que-percentual' },
  total: { operacao: 'que-percentual' },
  valorInicial: { operacao: 'variacao' },
  valorFinal: { operacao: 'variacao' },
} as const;

/** A percentage so large that the base must be close to 0. */
const TOO_LARGE = 1e100;

const number = v.optional(between(-1e15, 1e15));

const input = v.object({
  operacao: v.optional(v.picklist(operations), 'percentual-de'),
  percentual: inUnit(percentage, number),
  valor: inUnit(pure, number),
  parte: inUnit(pure, withExample(30, number)),
  total: inUnit(pure, withExample(200, number)),
  valorInicial: inUnit(pure, withExample(80, number)),
  valorFinal: inUnit(pure, withExample(60, number)),
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
  input,
  output: v.object({
    operacao: v.picklist(operations),
    resultado: num(pure),
    diferenca: v.optional(num(pure)),
    formula: v.string(),
  }),
  reads: { needs },
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
