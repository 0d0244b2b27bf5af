import { nextTurn } from '../../../src/lib/turns.ts';
import type { World } from '../../../src/world/index.ts';
import { schema, type TableName } from '../../../src/world/schema.ts';

/** `better-sqlite3`, `libsql`, `node:sqlite` and `bun:sqlite`, as far as the file of a world needs them. */
export interface SqliteFile {
  exec(sql: string): unknown;
  prepare(sql: string): { run(...values: (string | number | null)[]): unknown };
  close(): unknown;
}

/** Rows until others have their turn. */
const TURN = 1_000;

/** Creates the tables of a world in an empty file and fills them. Rejects when the signal says so. */
export async function fillSqlite(file: SqliteFile, world: World, signal: AbortSignal): Promise<void> {
  // A run that fails leaves no file, so nothing has to be undone.
  file.exec('PRAGMA journal_mode = OFF');
  file.exec('PRAGMA synchronous = OFF');
  file.exec(world.ddl('sqlite'));
  file.exec('BEGIN');
  let rows = 0;
  for (const name of Object.keys(world.tables) as TableName[]) {
    const columns = Object.keys(schema[name].columns);
    const insert = file.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of world.tables[name] as Iterable<
      Readonly<Record<string, string | number | boolean | null>>
    >) {
      insert.run(...columns.map((column) => valueOf(row[column]!)));
      if (++rows % TURN !== 0) continue;
      await nextTurn();
      signal.throwIfAborted();
    }
  }
  file.exec('COMMIT');
}

/** No driver takes booleans. */
const valueOf = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : value;
