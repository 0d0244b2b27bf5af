/** A map for the unread labels, to be filled in: `--mapa-modelo` writes it, and `--mapa` reads it back. */
import { csv } from '../call/formats/csv.ts';
import type { AuditOptions } from './options.ts';
import { type Totals, unreadByNumber } from './totals.ts';

const COLUMNS = ['de', 'para', 'tipo', 'rotulo', 'vezes', 'valor', 'sugestao'] as const;

export function modelOf(
  totals: Totals,
  { delimiter, usualDelimiter, raw, form, encoding }: AuditOptions,
): string {
  const format = csv({ delimiter: delimiter ?? usualDelimiter, raw, form, hasMark: encoding === 'excel' });
  const rows = unreadByNumber(totals).map(({ de, tipo, rotulo, times, sum, sugestao }) => {
    const record = { de, para: null, tipo, rotulo, vezes: times, valor: sum / 100, sugestao };
    return format.row({ cells: COLUMNS.map((name) => record[name]), texts: [], record });
  });
  return [format.start(COLUMNS), ...rows].join('');
}
