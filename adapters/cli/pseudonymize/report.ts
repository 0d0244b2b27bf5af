import type { Column } from './column.ts';

/** The counts of each column, by its name. */
export function reportOf(keyId: string, rows: number, columns: readonly Column[]): object {
  const entries = columns.map(({ name, rule, counts, parts }) => {
    const { rare } = parts;
    return [
      name,
      { kind: rule.kind, ...counts, ...(rare !== undefined && { 'kept-part-rare': rare }) },
    ] as const;
  });
  return { keyId, rows, columns: Object.fromEntries(entries) };
}

/** The same as a table for a terminal. */
export function tableOf(columns: readonly Column[]): string {
  const heads = ['column', 'kind', 'ok', 'kept', 'null', 'padded', 'unchanged', 'invalid', 'kept-part-rare'];
  const lines = columns.map(({ name, rule, counts, parts }) => [
    name,
    rule.kind,
    ...[counts.ok, counts.kept, counts.null, counts.padded, counts.unchanged].map(String),
    Object.entries(counts.invalid)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ') || '0',
    String(parts.rare ?? '-'),
  ]);
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...lines.map((line) => (line[i] as string).length)),
  );
  return [heads, ...lines]
    .map(
      (line) =>
        `${line
          .map((cell, i) => cell.padEnd(widths[i] as number))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
