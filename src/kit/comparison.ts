/** Compares an answer with that of another month: `comparar=2026-01` in a tool whose tables are of a month. */
import * as v from 'valibot';
import { ApiError } from './errors/api-error.ts';
import type { Calculate, Calculation, Explain } from './explanation.ts';
import { after } from './pieces.ts';
import { excludes } from './texts.ts';
import type { Context, InputSchema, Need } from './tool.ts';

/** A leaf that differs; null where an answer lacks it. */
export interface Difference {
  /** Path of the leaf: `descontos[0].valor`. */
  readonly campo: string;
  readonly de: unknown;
  readonly para: unknown;
}

export interface Comparison<Answer> {
  /** The other month, `YYYY-MM`. */
  readonly competencia: string;
  readonly resposta: Answer;
  /** The differences in the order of the answer, then the leaves that only the other answer has. */
  readonly diferencas: readonly Difference[];
}

/** Members about the tables, the explanation and the assumptions: they are no figures, and are not compared. */
const NOT_COMPARED = new Set(['tabela', 'premissas', 'aviso', 'explicacao']);

const difference = v.pipe(
  v.object({
    campo: v.string(),
    de: v.unknown(),
    para: v.unknown(),
  }),
  v.metadata({ component: 'Difference' }),
);

/** The schema of a comparison, by that of the answer. */
/* @__NO_SIDE_EFFECTS__ */
export function comparisonSchema(answer: v.GenericSchema) {
  return v.object({
    competencia: v.string(),
    resposta: answer,
    diferencas: v.array(difference),
  });
}

/** The fields by which an input names months. */
interface MonthNamed {
  readonly ano?: number;
  readonly mes?: number;
  readonly competencia?: string;
  readonly comparar?: string;
}

/** `competencia` is a month of a year: neither is sent beside it. */
function monthTwice({ ano, mes, competencia }: MonthNamed): readonly Need[] {
  if (competencia === undefined || (ano === undefined && mes === undefined)) return [];
  return [{ field: 'competencia', message: excludes(ano === undefined ? 'mes' : 'ano') }];
}

/** Adds to the needs of a tool that an input names its month once. */
/* @__NO_SIDE_EFFECTS__ */
export function monthNeeds(definition: {
  readonly input: InputSchema;
  requires?(input: object): readonly Need[];
}): { requires?(input: object): readonly Need[] } {
  if (!('competencia' in definition.input.entries)) return {};
  return {
    requires: (input) => [...(definition.requires?.(input) ?? []), ...monthTwice(input)],
  };
}

/** Makes the whole answer, compared with that of another month where the input names one. */
/* @__NO_SIDE_EFFECTS__ */
export function withComparison(calculate: Calculate) {
  return (input: MonthNamed, context: Context, explain: Explain): object | Promise<object> =>
    after(calculate(input, context, explain), ({ figures, notes }) => {
      // A tool may compare by a list of its own.
      if (typeof input.comparar !== 'string') return { ...figures, ...notes };
      const comparacao = compareWith({ ...figures, ...notes }, input.comparar, (month) => {
        // A rule that reads months has one piece.
        const other = calculate({ ...input, ...month }, context, explain) as Calculation;
        return { ...other.figures, ...other.notes };
      });
      return { ...figures, comparacao, ...notes };
    });
}

/** Compares an answer with that of a month; errors about the month name `comparar`. */
export function compareWith<Answer extends object>(
  answer: Answer,
  competencia: string,
  answerOf: (month: { ano: undefined; mes: undefined; competencia: string }) => Answer,
): Comparison<Answer> {
  try {
    const resposta = answerOf({ ano: undefined, mes: undefined, competencia });
    return { competencia, resposta, diferencas: differences(answer, resposta) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { details = [], ...parts } = error.parts;
    throw new ApiError(error.status, {
      ...parts,
      details: details.map((fault) =>
        fault.field === 'competencia' ? { ...fault, field: 'comparar' } : fault,
      ),
    });
  }
}

/** The leaves of two answers that differ. */
export function differences(one: object, other: object): Difference[] {
  const [from, to] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((campo) => {
    const [de, para] = [from.get(campo) ?? null, to.get(campo) ?? null];
    return de === para ? [] : [{ campo, de, para }];
  });
}

function leavesOf(answer: object): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) leaves.set(path, value);
    else if (Array.isArray(value)) value.forEach((item, i) => walk(item, `${path}[${i}]`));
    else for (const [key, member] of Object.entries(value)) walk(member, `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(answer)) if (!NOT_COMPARED.has(key)) walk(value, key);
  return leaves;
}
