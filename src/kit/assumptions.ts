/** The assumptions behind the figures of an answer and, where the law asks for care, a notice. */
import * as v from 'valibot';
import type { Calculate } from './explanation.ts';
import { after } from './pieces.ts';
import { isRead, type Reads } from './reads.ts';
import { type Text, textIn } from './texts.ts';
import type { Category, Context } from './tool.ts';

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
export type Assumptions<Of extends string> = Pick<Premises, NameOf<Of>> &
  (Of extends keyof typeof NOTICES
    ? {
        /** The answer is an estimate, not advice; and, where it is so, its tables are older than the date asked for. */
        aviso: string;
      }
    : unknown);

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

/** The parts of a definition that say what its answers assume. */
interface Assuming {
  readonly category: string;
  readonly reads?: Reads | undefined;
  readonly assumptions?: AssumptionRules<never, never> | undefined;
}

const nameIn = (category: string): string =>
  (NAMES as Readonly<Record<string, string>>)[category] ?? 'premissas';

const noticeIn = (category: string): Text | undefined =>
  (NOTICES as Readonly<Record<string, Text>>)[category];

/** The fields of an answer that hold its assumptions and its notice. */
/* @__NO_SIDE_EFFECTS__ */
export function assumptionEntries({ category }: Assuming): v.ObjectEntries {
  return {
    [nameIn(category)]: v.record(v.string(), v.unknown()),
    ...(noticeIn(category) && { aviso: v.string() }),
  };
}

/** Notes the assumptions behind the figures, and their notice. */
/* @__NO_SIDE_EFFECTS__ */
export function withAssumptions(definition: Assuming, calculate: Calculate): Calculate {
  const { category, reads } = definition;
  const rules: AssumptionRules<object, object> = definition.assumptions ?? {};
  const [name, notice] = [nameIn(category), noticeIn(category)];
  return (input, context, explain) =>
    after(calculate(input, context, explain), ({ figures, notes }) => {
      const more = rules.notice?.(input, figures, context);
      return {
        figures,
        notes: {
          ...notes,
          [name]: assumedIn(input, { reads, rules }, figures, context),
          ...(notice && { aviso: textIn(joined(noticeOf(notice, figures), more), context.language) }),
        },
      };
    });
}

/**
 * Inputs left out of the assumptions: the year and the month, which `tabela` states, and switches that ask for more
 * when true.
 */
const STATED_ELSEWHERE = new Set(['ano', 'mes', 'explicar', 'estimativas']);

/** Collects the inputs that were not sent, and the constants. */
function assumedIn<Input, Answer>(
  input: Input,
  { reads, rules }: { readonly reads: Reads | undefined; readonly rules: AssumptionRules<Input, Answer> },
  answer: Answer,
  context: Context,
): Assumed {
  const { unused = {}, constants } = rules;
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
      if (value === undefined || STATED_ELSEWHERE.has(key) || isUnused(name)) continue;
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
