import { closeSync, openSync, writeSync } from 'node:fs';
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
  file.exec('PRAGMA synchronous = NORMAL');
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

/** Bytes 96 to 99 of a file name the version of SQLite that wrote it (https://www.sqlite.org/fileformat2.html#woffset). */
const VERSION_AT = 96;

/** Names one version in a file that is closed, so that it has the same bytes whichever driver has written it. */
export function stampVersion(path: string): void {
  const file = openSync(path, 'r+');
  try {
    // SQLite 3.40.0
    writeSync(file, Uint8Array.of(0, 0x2e, 0x63, 0), 0, 4, VERSION_AT);
  } finally {
    closeSync(file);
  }
}
