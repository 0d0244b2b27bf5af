import type { Language } from '../../../src/lib/languages.ts';
import type { Column } from './column.ts';
import { aligned } from './plan.ts';

/** The counts of each column, by its name. */
export function reportOf(
  keyId: string,
  rows: number,
  columns: readonly Column[],
  unnamed: readonly string[],
): object {
  const entries = columns.map(({ name, rule, counts, parts }) => {
    const { rare } = parts;
    return [
      name,
      { kind: rule.kind, ...counts, ...(rare !== undefined && { 'kept-part-rare': rare }) },
    ] as const;
  });
  return { keyId, rows, columns: Object.fromEntries(entries), tablesWithoutRules: unnamed };
}

const HEADS = {
  pt: ['coluna', 'tipo', 'ok', 'mantidos', 'nulos', 'com zeros', 'iguais', 'inválidos', 'parte mantida rara'],
  en: ['column', 'kind', 'ok', 'kept', 'null', 'padded', 'unchanged', 'invalid', 'kept-part-rare'],
};

/** The same as a table for a terminal. */
export function tableOf(columns: readonly Column[], language: Language): string {
  const heads = HEADS[language];
  const lines = columns.map(({ name, rule, counts, parts }) => [
    name,
    rule.kind,
    ...[counts.ok, counts.kept, counts.null, counts.padded, counts.unchanged].map(String),
    Object.entries(counts.invalid)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ') || '0',
    String(parts.rare ?? '-'),
  ]);
  return aligned([heads, ...lines]);
}
