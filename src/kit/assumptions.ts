/** Calculators: tools whose answers end with the assumptions behind their figures and, where the law asks for care, a notice. */
import * as v from 'valibot';
import { compareWith, type Comparison, comparisonSchema } from './comparison.ts';
import { explicacao, loadOf } from './fields/explicar.ts';
import { isRead, type Reads } from './reads.ts';
import { excludes, type Text, textIn } from './texts.ts';
import { type Category, type Context, defineTool, idOf, type InputSchema, type Need } from './tool.ts';
import type { Method, OutputSchema, Tool, ToolDefinition } from './tool.ts';

const ESTIMATE: Text = {
  pt: 'Esta é uma estimativa, e não substitui a orientação de um advogado ou contador.',
  en: 'This is an estimate, and does not replace the advice of a lawyer or accountant.',
};

/** Notices of the answers, by category. */
const NOTICES = {
  trabalhista: ESTIMATE,
  tributario: ESTIMATE,
  marketplace: {
    pt: 'As tarifas são de referência, e não as de uma empresa.',
    en: 'The fees are for reference, and not those of a company.',
  },
} as const;

/** Adds to a notice that the tables of its answer are older than the date asked for. */
function noticeOf(notice: Text, answer: unknown): Text {
  const { tabela } = answer as { tabela?: { ano?: number; vigente?: false } };
  if (tabela?.vigente !== false) return notice;
  const { ano } = tabela;
  return {
    pt: `${notice.pt} Esta versão ainda não tem as tabelas do período: foram usadas as ${ano ? `de ${ano}` : 'últimas'}.`,
    en: `${notice.en} This version does not have the tables of the period yet: it used ${ano ? `those of ${ano}` : 'the last ones'}.`,
  };
}

const joined = (notice: Text, more: Text | undefined): Text =>
  more ? { pt: `${notice.pt} ${more.pt}`, en: `${notice.en} ${more.en}` } : notice;

/** Name of the field that holds the assumptions, by category. */
const NAMES = {
  trabalhista: 'premissas',
  tributario: 'premissas',
  financeiro: 'premissas',
  marketplace: 'premissas',
  construcao: 'premissas',
  saude: 'assumptions',
} as const satisfies Partial<Record<Category, string>>;

/** That of a category of a host's own is Portuguese, as are most. */
type NameOf<Of extends string> = Of extends keyof typeof NAMES ? (typeof NAMES)[Of] : 'premissas';

/** Values by the names of inputs, an object of them inside one of its name; and named constants. */
export type Assumed = Readonly<Record<string, unknown>>;

interface Premises {
  /** The defaults that entered the answer, by the names of the inputs that were not sent, and constants of the tool. */
  premissas: Assumed;
  /** The defaults that entered the answer, by the names of the inputs that were not sent, and constants of the tool. */
  assumptions: Assumed;
}

/** The last fields of an answer, by its category. */
type Told<Of extends string> = Pick<Premises, NameOf<Of>> &
  (Of extends keyof typeof NOTICES
    ? {
        /** The answer is an estimate, not advice; and, where it is so, its tables are older than the date asked for. */
        aviso: string;
      }
    : unknown);

/** The field of an answer that compares it with another month, where the input can name one. */
type Compared<Input, Answer> = Input extends { comparar?: string | undefined }
  ? {
      /** Only with `comparar`: the answer of the other month, and what differs. */
      comparacao?: Comparison<Answer>;
    }
  : unknown;

/** The field of an answer that explains its calculation, where the tool explains itself. */
type ExplainedBy<Input> = Input extends { explicar?: boolean | undefined }
  ? {
      /** Only with `explicar`: each step of the calculation, in its order. */
      explicacao?: v.InferOutput<typeof explicacao>;
    }
  : unknown;

/** The fields of an answer beside its figures. */
type More<Input extends InputSchema, Of extends string> = Told<Of> & ExplainedBy<v.InferOutput<Input>>;

/** The whole answer of a calculator. */
type WholeAnswer<
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
> = v.InferOutput<Output> &
  More<Input, Of> &
  Compared<v.InferOutput<Input>, v.InferOutput<Output> & More<Input, Of>>;

/** The names of inputs, those inside an object behind its name: `habitos`, `habitos.minutosBanho`. */
type NameIn<Input> = {
  [Key in keyof Input & string]: NonNullable<Input[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Input[Key]> extends object
      ? Key | `${Key}.${keyof NonNullable<Input[Key]> & string}`
      : Key;
}[keyof Input & string];

/** Returns true when an input did not enter the answer. */
export type AssumptionRule<Input = unknown, Answer = unknown> = (
  input: Input,
  answer: Answer,
  context: Context,
) => boolean;

/** The values that an answer assumed, beyond the defaults of its schema. */
export interface AssumptionRules<Input, Answer> {
  /** Inputs that others switch off, and when they do: what they hold did not enter the answer. */
  readonly unused?: { readonly [Name in NameIn<Input>]?: AssumptionRule<Input, Answer> };
  /** Constants of the rule, and inputs whose default the rule works out: those that were sent are left out. */
  constants?(input: Input, answer: Answer, context: Context): Assumed;
  /** A sentence that joins the notice, where what was assumed may turn the answer. */
  notice?(input: Input, answer: Answer, context: Context): Text | undefined;
}

export interface CalculatorDefinition<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
  Verb extends Method,
> extends Omit<ToolDefinition<Path, Input, Output, Verb>, 'category' | 'byAction' | 'items' | 'run'> {
  readonly category: Of;
  readonly assumptions?: AssumptionRules<v.InferOutput<Input>, v.InferOutput<Output>>;
  run(input: v.InferOutput<Input>, context: Context): v.InferOutput<Output>;
}

export interface Calculator<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
  Verb extends Method,
> extends Tool<
  Path,
  Input,
  v.GenericSchema<WholeAnswer<Input, Output, Of>, WholeAnswer<Input, Output, Of>>,
  Verb
> {
  readonly assumptions?: AssumptionRules<v.InferOutput<Input>, v.InferOutput<Output>>;
}

/** Makes a tool whose answers state what they assume: `output` and `run` leave the notice to it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCalculator<
  const Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  const Of extends string,
  const Verb extends Method,
>(
  definition: CalculatorDefinition<Path, Input, Output, Of, Verb>,
): Calculator<Path, Input, Output, Of, Verb> {
  const { category } = definition;
  const name = (NAMES as Readonly<Record<string, string>>)[category] ?? 'premissas';
  const aviso = (NOTICES as Readonly<Record<string, Text>>)[category];
  const noticeIn = (input: v.InferOutput<Input>, answer: v.InferOutput<Output>, context: Context) => {
    const more = definition.assumptions?.notice?.(input, answer, context);
    return aviso && { aviso: textIn(joined(noticeOf(aviso, answer), more), context.language) };
  };
  const explains = 'explicar' in definition.input.entries;
  const told = {
    ...(explains && { explicacao }),
    [name]: v.record(v.string(), v.unknown()),
    ...(aviso !== undefined && {
      aviso: v.string(),
    }),
  };
  const whole = withEntries(definition.output, told);
  const isOfMonth = 'comparar' in definition.input.entries;
  const figuresOf = (input: v.InferOutput<Input>, context: Context, explain?: Explain) => {
    if (!explain) return { answer: definition.run(input, context) };
    return explain(() => definition.run(input, context));
  };
  const answerTo = (input: v.InferOutput<Input>, context: Context, explain?: Explain) => {
    const { answer, ...steps } = figuresOf(input, context, explain);
    return {
      answer,
      told: {
        ...steps,
        [name]: assumedIn(input, definition, answer, context),
        ...noticeIn(input, answer, context),
      },
    };
  };
  const wholeAnswerTo = (input: v.InferOutput<Input>, context: Context, explain?: Explain) => {
    const { answer, told } = answerTo(input, context, explain);
    const { comparar } = input as MonthNamed;
    if (comparar === undefined) return { ...(answer as object), ...told };
    const comparacao = compareWith({ ...(answer as object), ...told }, comparar, (month) => {
      const asked = { ...(input as object), ...month } as v.InferOutput<Input>;
      const other = answerTo(asked, context, explain);
      return { ...(other.answer as object), ...other.told };
    });
    return { ...(answer as object), comparacao, ...told };
  };
  return defineTool({
    ...definition,
    ...(isOfMonth && {
      requires: (input: Partial<v.InferOutput<Input>>) => [
        ...(definition.requires?.(input) ?? []),
        ...monthTwice(input as MonthNamed),
      ],
    }),
    output: isOfMonth
      ? withEntries(definition.output, { comparacao: v.optional(comparisonSchema(whole)), ...told })
      : whole,
    run(input: v.InferOutput<Input>, context: Context) {
      return (input as MayExplain).explicar === true
        ? explainedBy(definition, context, (explain) => wholeAnswerTo(input, context, explain))
        : wholeAnswerTo(input, context);
    },
  } as never) as never;
}

/** Runs a rule, and tells its answer with the steps of what it computed. */
type Explain = <Answer>(rule: () => Answer) => { readonly answer: Answer; readonly explicacao?: unknown };

interface MayExplain {
  readonly explicar?: boolean;
}

/**
 * Makes an answer with explanations. The explainer is loaded by the first call that asks for one: it brings the texts of all
 * calculators along, which the build keeps there.
 */
async function explainedBy<Answer>(
  { path, input }: { readonly path: string; readonly input: InputSchema },
  { language }: Context,
  make: (explain: Explain) => Answer,
): Promise<Answer> {
  const [{ createExplainer }, { texts }, chosen] = await Promise.all([
    import('./explained.ts'),
    loadOf(input.entries['explicar'] as object)(),
    language?.(),
  ]);
  const { explain, finish } = createExplainer(texts[idOf(path)]?.output ?? {}, chosen ?? 'pt');
  const answer = make(explain);
  await finish();
  return answer;
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

/** The schema of an object, or of one of several, with more entries at its end. */
function withEntries(schema: OutputSchema, more: v.ObjectEntries): OutputSchema {
  const { entries, options } = schema as { entries?: v.ObjectEntries; options?: readonly OutputSchema[] };
  return entries
    ? v.object({ ...entries, ...more })
    : v.union((options ?? []).map((option) => withEntries(option, more)));
}

/**
 * Inputs left out of the assumptions: the year and the month, which `tabela` states, and switches that ask for more
 * when true.
 */
const TOLD_ELSEWHERE = new Set(['ano', 'mes', 'explicar', 'estimativas']);

/** Collects the inputs that were not sent, and the constants. */
function assumedIn<Input, Answer>(
  input: Input,
  {
    reads,
    assumptions = {},
  }: { reads?: Reads | undefined; assumptions?: AssumptionRules<Input, Answer> | undefined },
  answer: Answer,
  context: Context,
): Assumed {
  const { unused = {}, constants } = assumptions;
  const call = { sent: context.sent, input: input as Assumed };
  const isUnused = (name: string) =>
    (reads !== undefined && !isRead(reads, name, call)) ||
    ((unused as Readonly<Record<string, AssumptionRule<Input, Answer> | undefined>>)[name]?.(
      input,
      answer,
      context,
    ) ??
      false);
  const notSent = (held: Assumed, sent: Assumed, path: string): Assumed => {
    const found: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(held)) {
      const [own, name] = [sent[key], path + key];
      if (value === undefined || TOLD_ELSEWHERE.has(key) || isUnused(name)) continue;
      if (isRecord(value)) {
        const inside = notSent(value, isRecord(own) ? own : {}, `${name}.`);
        if (Object.keys(inside).length > 0) found[key] = inside;
      } else if (own === undefined) found[key] = value;
    }
    return found;
  };
  return notSent({ ...input, ...constants?.(input, answer, context) }, context.sent, '');
}

const isRecord = (value: unknown): value is Assumed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
