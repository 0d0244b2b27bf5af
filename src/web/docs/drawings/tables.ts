/** The legal tables that a drawing needs, as `GET /tabelas/:id` answers. */
import * as v from 'valibot';

const answered = v.object({ id: v.string(), value: v.unknown() });
const dated = v.object({ tabela: v.object({ vigencia: v.string() }), tipo: v.optional(v.string()) });

/** Finds the entry of a table, by id, among answers of tables; null where it is missing. */
export function entryOf(tables: readonly unknown[], id: string): unknown {
  return (
    tables.find((table): table is v.InferOutput<typeof answered> => v.is(answered, table) && table.id === id)
      ?.value ?? null
  );
}

/** Gives the address of a table, below the base path, on the day from which the entry that an answer used holds. */
export function tablePath(id: string, answer: unknown): string | null {
  return v.is(dated, answer) ? `/tabelas/${id}?data=${answer.tabela.vigencia}` : null;
}
