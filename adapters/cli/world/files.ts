import type { Dialect } from '../../../src/world/ddl.ts';
import type { World } from '../../../src/world/index.ts';
import type { Rows, TableName } from '../../../src/world/schema.ts';
import { inserts, script } from '../../../src/world/sql.ts';
import { csvHead, csvLines, jsonList, worldJson } from '../../../src/world/texts.ts';
import type { WorldFormat } from './options.ts';

/** A file with its text in pieces. */
export type TextFile = readonly [name: string, pieces: Iterable<string>];

/** The formats that are text. */
export type TextFormat = Exclude<WorldFormat, 'sqlite'>;

/** The files of a world, made as they are read: one a table, or one script. */
export function* filesOf(
  world: World,
  format: TextFormat,
  dialect: Dialect = 'postgres',
): Generator<TextFile, void> {
  if (format === 'sql') return yield ['world.sql', scriptOf(world, dialect)];
  for (const name of Object.keys(world.tables) as TableName[])
    yield [`${name}.${format}`, textOf(name, world.tables[name], format)];
}

/** A world in one stream, as `ndjson`, `sql`, or else as an answer in JSON. */
export function streamOf(world: World, format: WorldFormat, dialect?: Dialect): Iterable<string> {
  if (format === 'sql') return scriptOf(world, dialect ?? 'postgres');
  if (format === 'ndjson') return jsonLines(world.rows());
  return endingLine(worldJson(world, dialect && world.ddl(dialect)));
}

function scriptOf(world: World, dialect: Dialect): Iterable<string> {
  return script(world.ddl(dialect), inserts(world.rows(), dialect), dialect);
}

function* textOf<T extends TableName>(
  table: T,
  rows: Iterable<Rows[T]>,
  format: Exclude<TextFormat, 'sql'>,
): Generator<string, void> {
  if (format === 'csv') {
    yield csvHead(table);
    return yield* csvLines(table, rows);
  }
  if (format === 'ndjson') return yield* jsonLines(rows);
  yield* endingLine(jsonList(rows, true));
}

function* endingLine(pieces: Iterable<string>): Generator<string, void> {
  yield* pieces;
  yield '\n';
}

function* jsonLines(rows: Iterable<object>): Generator<string, void> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}
