/**
 * The words by which an answer is shown to people. Places of the answer are written as paths: `inss.valor`, `anos.0.total`,
 * `anos.-1.total` for the last, `itens.length` for how many. A sentence has them in braces, and a minus before one
 * takes the sign of its number away: `{-saldo}`.
 */
import type { Text } from '../lib/languages.ts';

/** A value that an answer has to have: this one, or a number above or below another. */
export type Wanted =
  | string
  | number
  | boolean
  | null
  | { readonly above: number }
  | { readonly below: number };

/** The values, by path, that an answer must have. */
export type Condition = Readonly<Record<string, Wanted>>;

/** Holds where its condition does and each of its paths leads to a value. */
export interface Sentence {
  readonly when?: Condition;
  readonly text: Text;
}

/** The largest thing of a page: a value, the first and the last of several, or a sentence. */
export type HeroWords<Path extends string = string> = {
  readonly when?: Condition;
  readonly label?: Text;
} & ({ readonly path: Path | readonly [first: Path, last: Path] } | { readonly text: Text });

/** A value that stands below the sentence; `label` where that of its field does not tell enough. */
export type FactWords<Path extends string = string> =
  | Path
  | { readonly path: Path; readonly label?: Text; readonly when?: Condition };

/**
 * A list of the answer with lines for the rows of a list that was sent. A row has the line that holds the same as it, and
 * without `by` that of its own place; lines that hold the same stand in the order of their rows.
 */
export interface LinesOf {
  readonly list: string;
  /** The fields that hold the same. */
  readonly by?: readonly [row: string, line: string];
  /** The fields of a line that stand beside its row. */
  readonly show: readonly string[];
  /** The field that a line must have a value in. */
  readonly only?: string;
  /** The fields that describe a line which no row asked for: its name, and how it was computed. */
  readonly others?: readonly [name: string, account: string];
  /** The path of the total of each field that is shown; null for none. */
  readonly totals?: readonly (string | null)[];
}

/** A question in place of the label of a field, on pages that ask only what matters. */
export interface AskWords {
  readonly question: Text;
  /** Why it is asked, in place of the description of the field. */
  readonly why?: Text;
  /** The lines of an audited document that it is asked for; without them it is always asked. */
  readonly lines?: readonly string[];
  /** The line whose printed amount is its first answer. */
  readonly amountOf?: string;
}

/**
 * A tool that audits the lines of a printed document, which a page asks for in steps. Printed lines have `descricao`,
 * `tipo` (two sides, the one that adds first) and `valor`; judged ones `codigo`, `descricao`, `esperado`, `encontrado`, `diferenca`,
 * `veredito` (the first choice is that of a line that agrees), `causa` and `motivo`.
 */
export interface AuditWords {
  /** The field with the printed lines. */
  readonly printed: string;
  /** The field with the total that is printed below them. */
  readonly total: string;
  /** The field with the facts by which they are judged. */
  readonly facts: string;
  /** The list of the facts in which a line of a kind is an item of that kind. */
  readonly events: string;
  /** The field that says which line a label is. */
  readonly map: string;
  /** The lines of the answer, and its total. */
  readonly judged: string;
  /** The tool that computes the lines of the facts, and explains each. */
  readonly computed: string;
}

/** A line of a paper, which is filled by hand where nothing was typed for it. */
export type PaperLine = 'nome' | 'cpf' | 'cargo' | 'matricula' | 'empregador' | 'documentoEmpregador';

/** Two lists printed as one table, with a column for the amounts of each; the main value is what is left of them. */
export interface LedgerWords<Path extends string = string> {
  readonly adds: Path;
  readonly takes: Path;
  readonly totals: readonly [adds: Path, takes: Path];
}

/** Parts of the paper of an answer beside its words. */
export interface PaperWords<Path extends string = string> {
  /** In place of the tool's name. */
  readonly title: Text;
  readonly lines: readonly PaperLine[];
  readonly ledger?: LedgerWords<Path>;
  /** The names below the lines for signatures. */
  readonly signatures: readonly Text[];
}

export interface AnswerWords<Path extends string = string> {
  /** The first that holds goes before `result`. */
  readonly hero?: readonly HeroWords<Path>[];
  /** Why the answer is what it is; the first that holds is shown. */
  readonly why?: readonly Sentence[];
  /** Three to five values; those that are absent or zero are left out. */
  readonly facts?: readonly FactWords<Path>[];
  readonly audit?: AuditWords;
  readonly paper?: PaperWords<Path>;
}

/** The paths of a value. */
export type PathOf<Value, Depth extends readonly 0[] = []> = Depth['length'] extends 5
  ? never
  : NonNullable<Value> extends infer One
    ? One extends readonly (infer Item)[]
      ? 'length' | `${number}` | `${number}.${PathOf<Item, [...Depth, 0]>}`
      : One extends object
        ? string extends keyof One
          ? string
          : { [Key in keyof One & string]: Key | `${Key}.${PathOf<One[Key], [...Depth, 0]>}` }[keyof One &
              string]
        : never
    : never;
