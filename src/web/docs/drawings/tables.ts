/** The legal tables that a drawing needs, as `GET /tabelas/:id` answers. */

/** Finds the entry of a table, by id, among answers of tables; null where it is missing. */
export function entryOf(tables: readonly unknown[], id: string): unknown {
  const found = tables.find((table) => (Object(table) as { id?: unknown }).id === id);
  return (Object(found) as { value?: unknown }).value ?? null;
}

/** Gives the address of a table, below the base path, on the day from which the entry that an answer used holds. */
export function tablePath(id: string, answer: unknown): string | null {
  const { tabela } = Object(answer) as { tabela?: unknown };
  const { vigencia } = Object(tabela) as { vigencia?: unknown };
  return typeof vigencia === 'string' ? `/tabelas/${id}?data=${vigencia}` : null;
}
