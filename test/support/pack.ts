import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder outside the repository, where nothing of it is found, and a way to remove it. */
export async function scratchFolder() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'canivete-')));
  return { folder, remove: async () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Packs what was built into a folder, as it would be published, and gives the tarball's path; or takes the one of `TARBALL`, which `.ci/run` has
 * packed already.
 */
export async function packInto(folder: string): Promise<string> {
  const given = process.env['TARBALL'];
  if (given !== undefined) return given;
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: root, timeout: 240_000, maxBuffer: 1 << 24 });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, filename);
}
