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
}

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
  /** Groups of ways to send one thing, each way with its fields. */
  readonly 'x-either'?: readonly (readonly (readonly string[])[])[];
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
  /** The paths of the value that is shown largest. */
  readonly result: readonly string[];
  /** Sentences in place of a bare number, the first that is true of an answer; paths stand in braces. */
  readonly headlines?: readonly { readonly when?: Values; readonly text: string }[];
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

/** The answer to a call; status 0 where none came. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string;
}
