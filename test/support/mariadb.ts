import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const LOGIN = ['--host=127.0.0.1', '--user=root'];
const CLIENT = [...LOGIN, '--batch', '--raw', '--skip-column-names'];

/** True when a MariaDB at 127.0.0.1:3306 lets root in without a password; when nothing may be skipped, it must. */
export const hasMariaDb =
  process.env['REQUIRE_ALL'] === '1' || spawnSync('mariadb', [...CLIENT, '--execute=select 1']).status === 0;

/** Runs statements by the client of the command line, and gives what it prints. Throws what the server says. */
async function ask(statements: string, database: string[] = []): Promise<string> {
  const client = spawn('mariadb', [...CLIENT, ...database], { stdio: 'pipe' });
  client.stdin.on('error', () => undefined).end(statements);
  const [[code], printed, told] = await Promise.all([
    once(client, 'close'),
    text(client.stdout),
    text(client.stderr),
  ]);
  if (code !== 0) throw new Error(told);
  return printed;
}

let databases = 0;

/** A database of its own, in which a client runs statements. */
export async function newMariaDb() {
  const name = `canivete_test_${process.pid}_${Date.now()}_${databases++}`;
  // Its default is neither the character set nor the collation of the tables.
  await ask(`create database ${name} character set latin1`);
  return {
    ask: (statements: string) => ask(statements, [name]),
    /** Writes a dump of it into a file. */
    dump: async (file: string) =>
      void (await promisify(execFile)('mariadb-dump', [
        ...LOGIN,
        '--routines',
        `--result-file=${file}`,
        name,
      ])),
    drop: () => ask(`drop database ${name}`),
  };
}
