/** The steps of an audit share the tool's fields, by their parts in it, and the form that holds their values. */
import type { Context } from '../core/context.ts';
import type { AuditWords, Schema, Values, WholeTool } from '../core/types.ts';
import type { Item } from '../answer/records.ts';
import type { ToolForm } from '../form/form.ts';
import { type AuditTexts, auditTexts } from '../texts/audit.ts';

/** The fields of an audit by their parts in it. */
export interface AuditFields {
  readonly words: AuditWords;
  readonly texts: AuditTexts;
  readonly inputs: Readonly<Record<string, Schema>>;
  readonly facts: Schema;
  /** A line of the facts that has a kind. */
  readonly event: Schema;
  /** The sides of a printed line. */
  readonly sides: readonly unknown[];
}

export interface Audit extends AuditFields {
  readonly context: Context;
  readonly tool: WholeTool;
  readonly form: ToolForm;
}

export function fieldsOf({ language }: Context, { inputSchema, outputSchema }: WholeTool): AuditFields {
  const words = outputSchema['x-audit'] as AuditWords;
  const inputs = inputSchema.properties ?? {};
  const facts = inputs[words.facts] ?? {};
  const { tipo } = inputs[words.printed]?.items?.properties ?? {};
  return {
    ...{ words, inputs, facts, texts: auditTexts[language] },
    event: facts.properties?.[words.events]?.items ?? {},
    sides: tipo?.enum ?? [],
  };
}

/** The printed lines among the values of the form. */
export const linesIn = ({ words }: AuditFields, values: Values): readonly Item[] =>
  (values[words.printed] ?? []) as readonly Item[];
