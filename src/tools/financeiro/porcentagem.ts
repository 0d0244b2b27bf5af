import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { requireFields } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { between } from './_fields.ts';

const operations = ['percentual-de', 'que-percentual', 'aumento', 'desconto', 'variacao'] as const;

/** A percentage that only a base of next to nothing gives. */
const TOO_LARGE = 1e100;

const number = v.optional(between(-1e15, 1e15));

const input = v.object({
  operacao: v.optional(v.picklist(operations), 'percentual-de'),
  percentual: number,
  valor: number,
  parte: number,
  total: number,
  valorInicial: number,
  valorFinal: number,
});

type Input = v.InferOutput<typeof input>;

interface Answer {
  readonly result: number;
  readonly difference?: number;
  readonly formula: string;
}

/** Five operations with percentages, each with the formula that it used. */
export const porcentagem = defineTool({
  method: 'GET',
  path: '/calculadoras/porcentagem',
  category: 'financeiro',
  name: 'Porcentagem',
  summary: 'Percentual de um valor, aumento, desconto e variação, com a fórmula',
  input,
  output: v.object({
    operacao: v.picklist(operations),
    resultado: v.number(),
    diferenca: v.optional(v.number()),
    formula: v.string(),
  }),
  examples: [
    {
      input: { percentual: 15, valor: 200 },
      output: { operacao: 'percentual-de', resultado: 30, formula: '200 × 15 ÷ 100' },
    },
  ],
  run(input) {
    const { operacao } = input;
    const { result, difference, formula } = compute(input);
    return {
      operacao,
      resultado: roundTo(result, 6),
      ...(difference !== undefined && { diferenca: roundTo(difference, 6) }),
      formula,
    };
  },
});

/** Throws 400 for what the operation needs and was not sent, 422 for a base of zero. */
function compute(input: Input): Answer {
  switch (input.operacao) {
    case 'percentual-de': {
      requireFields(input, ['percentual', 'valor']);
      const { percentual: p, valor: value } = input;
      return { result: (value * p) / 100, formula: `${value} × ${p} ÷ 100` };
    }
    case 'que-percentual': {
      requireFields(input, ['parte', 'total']);
      const { parte: part, total } = input;
      return { result: over('total', part, total), formula: `${part} ÷ ${total} × 100` };
    }
    case 'aumento':
    case 'desconto': {
      requireFields(input, ['valor', 'percentual']);
      const { valor: value, percentual: p } = input;
      const [sign, difference] =
        input.operacao === 'aumento' ? ['+', (value * p) / 100] : ['−', (value * -p) / 100];
      return {
        result: value + difference,
        difference,
        formula: `${value} × (1 ${sign} ${p} ÷ 100)`,
      };
    }
    case 'variacao': {
      requireFields(input, ['valorInicial', 'valorFinal']);
      const { valorInicial: from, valorFinal: to } = input;
      const difference = to - from;
      return {
        result: over('valorInicial', difference, Math.abs(from)),
        difference,
        formula: `(${to} − ${from}) ÷ |${from}| × 100`,
      };
    }
  }
}

/** A part in % of a base; 422 on the field of the base when it is zero, or too near it to have an answer. */
function over(field: string, part: number, base: number): number {
  const result = (part / base) * 100;
  if (Math.abs(result) < TOO_LARGE) return result;
  throw invalidValue(field, { pt: 'não pode ser 0', en: 'must not be 0' });
}
