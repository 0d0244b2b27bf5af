import { promptLanguage } from './language.ts';
import { isatty } from 'node:tty';
import type { Dialect } from '../../src/world/ddl.ts';
import { nextTurn } from '../../src/lib/turns.ts';
import { ToolError, type World, world as makeWorld, type WorldOptions } from '../../src/world/index.ts';
import { print as printTo } from './call/output.ts';
import { noProgress, progressOn } from './call/progress.ts';
import { installedDrivers } from './drivers.ts';
import { sqliteDriver } from './stores/sqlite.ts';
import { untilStopped } from './until-stopped.ts';
import { Failure, sameText, UsageError } from './usage.ts';
import { filesOf, streamOf, type TextFormat } from './world/files.ts';
import { type Folder, openFolder } from './world/folder.ts';
import { optionOf, readWorldCommand, type WorldCommand } from './world/options.ts';
import { fillSqlite, type SqliteFile, stampVersion } from './world/sqlite.ts';

const STDERR = 2;

/** Characters of a text that is written at once. */
const PIECE = 65_536;

/** Rows that are counted until others have their turn. */
const TURN = 1_000;

/** The parts of the process that the command uses. */
interface Process {
  /** True if an open file descriptor is a terminal. */
  readonly isTerminal?: (file: number) => boolean;
  readonly print?: (text: string, file?: number) => Promise<void>;
}

const words = {
  pt: {
    progress: (rows: number, _: number, perSecond: number) => `${rows} linhas, ${perSecond} por segundo`,
    done: (rows: number, seed: string, seconds: string) =>
      `${rows} linhas da semente ${seed} em ${seconds} s`,
  },
  en: {
    progress: (rows: number, _: number, perSecond: number) => `${rows} rows, ${perSecond} a second`,
    done: (rows: number, seed: string, seconds: string) => `${rows} rows of the seed ${seed} in ${seconds} s`,
  },
};

/** Writes a world to files, or to the standard output. */
export async function world(
  args: readonly string[],
  { isTerminal = isatty, print = printTo }: Process = {},
): Promise<void> {
  const command = readWorldCommand(args);
  const t = words[promptLanguage(args)];
  const made = worldOf(command.options);
  const tell = (text: string) => void (command.quiet || process.stderr.write(text));
  const progress = isTerminal(STDERR) ? progressOn(tell, { every: 1_000, write: t.progress }) : noProgress;
  const began = performance.now();
  let rows = 0;
  const count = () => {
    rows++;
    progress.count(false);
  };
  const { signal, ended } = untilStopped();
  try {
    await write(made, command, { print, signal, count });
    progress.clear();
    tell(`${t.done(rows, made.seed, ((performance.now() - began) / 1_000).toFixed(1))}\n`);
  } catch (error) {
    progress.clear();
    if (!signal.aborted) throw error;
    process.exitCode = signal.reason as number;
  } finally {
    ended();
  }
}

function worldOf(options: WorldOptions): World {
  try {
    return makeWorld(options);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const faults = error.details.map(
      ({ field, message }) => `${optionOf(/^\w+/.exec(field)?.[0] ?? '') ?? field}: ${message}`,
    );
    throw new UsageError(sameText(faults.join('; ') || error.message));
  }
}

/** The same world, which tells of each row that is read. */
function watched(world: World, count: () => void): World {
  const watch = <Row>(rows: Iterable<Row>): Iterable<Row> => ({
    *[Symbol.iterator]() {
      for (const row of rows) {
        count();
        yield row;
      }
    },
  });
  const tables = Object.entries(world.tables).map(([name, rows]) => [name, watch<object>(rows)]);
  return {
    ...world,
    tables: Object.fromEntries(tables) as World['tables'],
    rows: () => watch(world.rows()),
  };
}

interface Output {
  readonly print: (text: string, file?: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** Counts a row that is written. */
  readonly count: () => void;
}

async function write(
  made: World,
  { format, dialect, out, force }: WorldCommand,
  output: Output,
): Promise<void> {
  const world = watched(made, output.count);
  if (out === undefined) {
    // An answer tells its counts before its rows.
    const counts = format === 'json' ? await countsOf(made, output.signal) : undefined;
    const told = counts ? { ...world, counts: () => counts } : world;
    return writeAll(streamOf(told, format, dialect), (text) => output.print(text), output.signal);
  }
  const fill = format === 'sqlite' ? sqliteFiller(world) : textFiller(world, format, dialect);
  const folder = openFolder(out, force);
  try {
    await fill(folder, output);
    folder.keep();
  } catch (error) {
    folder.drop();
    throw error;
  }
}

/** The rows of each table, counted in turns. */
async function countsOf(world: World, signal: AbortSignal): Promise<ReturnType<World['counts']>> {
  const counts: Record<string, number> = Object.fromEntries(
    Object.keys(world.tables).map((name) => [name, 0]),
  );
  let rows = 0;
  for (const { table } of world.rows()) {
    counts[table]!++;
    if (++rows % TURN !== 0) continue;
    await nextTurn();
    signal.throwIfAborted();
  }
  return counts as ReturnType<World['counts']>;
}

type Fill = (folder: Folder, output: Output) => Promise<void>;

function textFiller(world: World, format: TextFormat, dialect: Dialect | undefined): Fill {
  return async (folder, { print, signal }) => {
    for (const [name, pieces] of filesOf(world, format, dialect)) {
      const file = folder.open(name);
      await writeAll(pieces, (text) => print(text, file), signal);
      folder.close(file);
    }
  };
}

/** Throws where no driver is there, before a folder is made. */
function sqliteFiller(world: World): Fill {
  const drivers = installedDrivers();
  const Driver = sqliteDriver<SqliteFile>(drivers);
  if (!Driver) {
    throw new UsageError({
      pt:
        `--format sqlite: ${drivers.runtime} não tem SQLite próprio, e não há driver instalado que ele carregue; ` +
        'use o Node 24, ou --format sql --dialect sqlite',
      en:
        `--format sqlite: ${drivers.runtime} has no SQLite of its own, and no driver that it can load is installed; ` +
        'use Node 24, or --format sql --dialect sqlite',
    });
  }
  return async (folder, { signal }) => {
    const path = folder.place('world.sqlite');
    const file = new Driver(path);
    try {
      await fillSqlite(file, world, signal);
    } catch (error) {
      throw signal.aborted
        ? error
        : new Failure({
            pt: `não foi possível escrever: ${(error as Error).message}`,
            en: `cannot write: ${(error as Error).message}`,
          });
    } finally {
      file.close();
    }
    stampVersion(path);
  };
}

async function writeAll(
  pieces: Iterable<string>,
  print: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    await print(text);
    signal.throwIfAborted();
    text = '';
  }
  await print(text);
}
