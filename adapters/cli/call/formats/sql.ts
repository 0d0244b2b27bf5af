import type { Format } from './format.ts';

/** Rows and characters of one statement: SQLite takes a million bytes unless it is told otherwise. */
const ROWS = 500;
const CHARACTERS = 200_000;

const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * `INSERT` statements of many rows each, which PostgreSQL and SQLite read alike. A dot in `name` parts schema and
 * table.
 */
export function sql(name: string): Format {
  let [head, statement, rows] = ['', '', 0];
  const flush = () => {
    const text = rows === 0 ? '' : `${statement};\n`;
    [statement, rows] = ['', 0];
    return text;
  };
  return {
    start(columns) {
      const into = name.split('.').map(quotedName).join('.');
      head = `INSERT INTO ${into} (${columns.map(quotedName).join(', ')}) VALUES\n`;
      return '';
    },
    row({ cells }) {
      statement += `${rows === 0 ? head : ',\n'}(${cells.map(literal).join(', ')})`;
      rows++;
      return rows >= ROWS || statement.length >= CHARACTERS ? flush() : '';
    },
    end: flush,
  };
}

function literal(value: unknown): string {
  if (value === undefined || value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // PostgreSQL has no text with a NUL, and SQLite would end the statement there.
  return `'${text.replaceAll('\0', '\uFFFD').replaceAll("'", "''")}'`;
}
