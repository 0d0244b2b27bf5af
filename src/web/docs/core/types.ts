/** The service's description of itself, as the page reads it. */
export interface Tool {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly category: string;
  /** That of a category of the host's own. */
  readonly categoryName?: string;
  readonly name: string;
  readonly summary: string;
  /** Its name for people, and its place among the tools that they open most. */
  readonly people?: { readonly name?: string; readonly rank?: number };
  /** Everyday words by which it is found. */
  readonly search?: string;
  /** The choices of its fields, by which it is found too. */
  readonly choices?: string;
}

/** The values, by path, that an answer must have. */
export type Condition = Readonly<
  Record<string, string | number | boolean | null | { readonly above: number } | { readonly below: number }>
>;

/** A text with paths of the answer in braces; a minus before a path takes the sign of its number away. */
export interface Sentence {
  readonly when?: Condition;
  readonly text: string;
}

export interface HeroWords {
  readonly when?: Condition;
  readonly label?: string;
  readonly path?: string | readonly string[];
  readonly text?: string;
}

export interface FactWords {
  readonly path: string;
  readonly label?: string;
  readonly when?: Condition;
}

/** A list of the answer with lines for the rows of a list that was sent. */
export interface LinesOf {
  readonly list: string;
  /** The fields of a row and of its line that hold the same; without them a row has the line of its own place. */
  readonly by?: readonly [row: string, line: string];
  readonly show: readonly string[];
  /** The field that a line must have a value in. */
  readonly only?: string;
  /** The fields that describe a line which no row asked for. */
  readonly others?: readonly [name: string, account: string];
  readonly totals?: readonly (string | null)[];
}

/** A question in place of the label of a field. */
export interface AskWords {
  readonly question: string;
  readonly why?: string;
  /** The printed lines that it is asked for; without them it is always asked. */
  readonly lines?: readonly string[];
  /** The line whose amount is its first answer. */
  readonly amountOf?: string;
}

/** The fields of a tool that audits a printed document. */
export interface AuditWords {
  readonly printed: string;
  readonly total: string;
  readonly facts: string;
  readonly events: string;
  readonly map: string;
  readonly judged: string;
  readonly computed: string;
}
/** Two lists as one table, with a column for each; by their paths. */
export interface LedgerWords {
  readonly adds: string;
  readonly takes: string;
  readonly totals: readonly [string, string];
}

/** Parts of the paper of an answer beside its words. */
export interface PaperWords {
  readonly title: string;
  readonly ledger?: LedgerWords;
  /** The lines that are filled by hand, or by what was typed for them. */
  readonly lines: readonly PaperLine[];
  readonly signatures: readonly string[];
}

export type PaperLine = 'nome' | 'cpf' | 'cargo' | 'matricula' | 'empregador' | 'documentoEmpregador';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly title?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  /** The schema of the values of a record. */
  readonly additionalProperties?: Schema | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Names of the choices of `enum`, in its order. */
  readonly 'x-enumNames'?: readonly string[];
  readonly 'x-unit'?: string;
  /** The field whose choice completes the unit. */
  readonly 'x-unitField'?: string;
  /** True for a text that may have several lines. */
  readonly 'x-lines'?: boolean;
  readonly 'x-decimals'?: number;
  readonly 'x-sensitive'?: boolean;
  /** The fields of a list's items that a row shows, in this order; the rows of an alternative, beside those of the other. */
  readonly 'x-columns'?: readonly string[];
  /** The lists of the answer that have lines for its rows. */
  readonly 'x-from'?: readonly LinesOf[];
  /** Groups of ways to send one thing, each way with its fields. */
  readonly 'x-either'?: readonly (readonly (readonly string[])[])[];
  /** The largest thing: the first whose condition holds, and else the first path that leads to a value. */
  readonly 'x-hero'?: readonly (string | HeroWords)[];
  /** Why the answer is what it is: the first sentence that holds. */
  readonly 'x-why'?: readonly Sentence[];
  /** The values that stand below it. */
  readonly 'x-facts'?: readonly (string | FactWords)[];
  readonly 'x-ask'?: AskWords;
  readonly 'x-audit'?: AuditWords;
  readonly 'x-paper'?: PaperWords;
  /** The table whose row this value is the key of, among the tables of the answer. */
  readonly 'x-ref'?: string;
  /** True for a code or a series for programs. */
  readonly 'x-internal'?: boolean;
  /** Why it is asked. */
  readonly 'x-because'?: string;
  /** True for a field that few people need. */
  readonly 'x-rare'?: boolean;
  /** Fields that are read only under a condition: of each field its values, any for an empty list, null for none. */
  readonly 'x-when'?: Readonly<Record<string, readonly Readonly<Record<string, readonly unknown[]>>[]>>;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Example {
  readonly input: Values;
  readonly output: unknown;
}

export interface WholeTool extends Tool {
  readonly about?: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
  readonly examples: readonly Example[];
  /** The statuses with which it may refuse. */
  readonly errors: readonly number[];
}

/** A legal table, in the list of all. */
export interface LegalTable {
  readonly id: string;
  readonly name: string;
  /** The tools that read it, by id. */
  readonly tools: readonly string[];
  readonly confirmedThrough: number;
  readonly checkedOn: string;
  readonly reviewBy: string;
  /** True if it is past that day. */
  readonly due: boolean;
  readonly entries: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly status: 'lei' | 'estimativa';
    readonly source: string;
  }[];
}

/** A legal table as it holds from a day. */
export interface TableEntry {
  readonly from: string;
  readonly source: string;
  readonly value: unknown;
}

export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** The body of a refusal. */
export interface Refusal {
  readonly error: string;
  readonly code: number;
  readonly details?: readonly Fault[];
  readonly reason?: string;
  readonly valid?: boolean;
  /** The document that it would be with the zeros that it has lost. */
  readonly candidate?: string;
}

/** The answer of a tool, with the values that were sent. */
export interface ToolAnswer {
  readonly tool: WholeTool;
  readonly input: Values;
  readonly answer: unknown;
}

/** The answer to a call; status 0 where none came. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string;
  /** Seconds to wait, and the limit that was reached. */
  readonly retryAfter?: number | undefined;
  readonly limit?: number | undefined;
}
