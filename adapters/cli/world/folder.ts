import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requirePlain, syncFolder } from '../new-file.ts';
import { Failure, sameText, UsageError } from '../usage.ts';

/** Files that are put into a folder together, or not at all. */
export interface Folder {
  /** The place of a file until all are whole. */
  place(name: string): string;
  /** Opens a new file there, and gives its number. */
  open(name: string): number;
  close(file: number): void;
  /** Puts the files into the folder. */
  keep(): void;
  /** Takes away all that was made. */
  drop(): void;
}

/**
 * A folder that is new or empty, unless `force` lets files be written over. The files are made in a folder inside it, so
 * that none which is not whole has its name.
 */
export function openFolder(path: string, force: boolean): Folder {
  const made = makeFolder(path, force);
  const inside = mkdtempSync(join(path, '.world-'));
  const opened = new Set<number>();
  return {
    place: (name) => join(inside, name),
    open(name) {
      const file = openSync(join(inside, name), 'wx');
      opened.add(file);
      return file;
    },
    close(file) {
      opened.delete(file);
      fsyncSync(file);
      closeSync(file);
    },
    keep() {
      const names = readdirSync(inside);
      // Before the first one is written over, so that all of them are or none is.
      for (const name of names) requirePlain(join(path, name), '--out');
      try {
        for (const name of names) renameSync(join(inside, name), join(path, name));
        syncFolder(path);
      } catch (error) {
        throw new Failure(sameText(`--out ${path}: ${(error as Error).message}`));
      }
      rmdirSync(inside);
    },
    drop() {
      for (const file of opened) closeSync(file);
      rmSync(inside, { recursive: true, force: true });
      for (const folder of made) if (readdirSync(folder).length === 0) rmdirSync(folder);
    },
  };
}

/** Makes a folder, with those that it is in, and gives the ones that were not there, the innermost first. */
function makeFolder(path: string, force: boolean): readonly string[] {
  try {
    const first = mkdirSync(path, { recursive: true });
    if (first === undefined) {
      if (!force && readdirSync(path).length > 0)
        throw new UsageError({
          pt: `--out ${path}: a pasta não está vazia; --force escreve nela mesmo assim`,
          en: `--out ${path}: the folder is not empty; --force writes into it all the same`,
        });
      return [];
    }
    const made = [resolve(path)];
    while (made.at(-1) !== resolve(first)) made.push(dirname(made.at(-1)!));
    return made;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(sameText(`--out ${path}: ${(error as Error).message}`));
  }
}
