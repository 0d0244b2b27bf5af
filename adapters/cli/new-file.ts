import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Text } from '../../src/lib/languages.ts';
import { Failure, sameText, UsageError } from './usage.ts';

/** A file that takes its name once it is whole. Until then what has this name stays as it is. */
export interface NewFile {
  /** The number of the open file. */
  readonly number: number;
  /** Puts the file in its place. */
  keep(): void;
  /** Takes it away. A file that was kept stays. */
  drop(): void;
}

/** The mode of a file that its owner alone may read. */
const PRIVATE = 0o600;
const PERMISSIONS = 0o777;

/**
 * Opens a file beside its place, under another name. An option names it in messages. A link or a device in its place is
 * refused, because it would be followed or replaced.
 */
export function openNewFile(
  path: string,
  { option, isPrivate = false }: { readonly option: string; readonly isPrivate?: boolean },
): NewFile {
  requirePlain(path, option);
  const beside = join(dirname(path), `.${basename(path).slice(0, 60)}.${randomBytes(6).toString('hex')}`);
  const mode = modeOf(path, isPrivate);
  const number = naming(UsageError, option, path, () => openSync(beside, 'wx', mode ?? 0o666));
  let state: 'open' | 'closed' | 'kept' = 'open';
  const close = () => {
    if (state === 'open') closeSync(number);
    if (state === 'open') state = 'closed';
  };
  return {
    number,
    keep() {
      naming(Failure, option, path, () => {
        // The mask of the process holds for files that are opened, and an old file may have been wider.
        if (mode !== undefined) fchmodSync(number, mode);
        fsyncSync(number);
        close();
        renameSync(beside, path);
        state = 'kept';
        syncFolder(dirname(path));
      });
    },
    drop() {
      close();
      if (state !== 'kept') rmSync(beside, { force: true });
    },
  };
}

/** Throws where a path has something that is no plain file. */
export function requirePlain(path: string, option: string): void {
  const found = naming(UsageError, option, path, () => lstatSync(path, { throwIfNoEntry: false }));
  if (!found || found.isFile()) return;
  const what = found.isSymbolicLink()
    ? { pt: 'um link', en: 'a link' }
    : found.isDirectory()
      ? { pt: 'uma pasta', en: 'a folder' }
      : { pt: 'um arquivo especial', en: 'no plain file' };
  throw new UsageError({
    pt: `${option} ${path}: é ${what.pt}, e só um arquivo comum é trocado`,
    en: `${option} ${path}: is ${what.en}, and only a plain file is written over`,
  });
}

/** Throws where a file that is written is another one of the same run. */
export function requireApart(path: string, option: string, others: readonly (string | undefined)[]): void {
  const place = placeOf(path);
  if (others.some((other) => other !== undefined && placeOf(other) === place))
    throw new UsageError({
      pt: `${option}: ${path} é um arquivo que esta execução lê ou escreve`,
      en: `${option}: ${path} is a file that this run reads or writes`,
    });
}

const placeOf = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path));

/** Makes the names in a folder last. Some systems have no such call. */
export function syncFolder(folder: string): void {
  try {
    const number = openSync(folder, 'r');
    try {
      fsyncSync(number);
    } finally {
      closeSync(number);
    }
  } catch {
    // The file itself is on the disk.
  }
}

/** The mode that is asked for, or that of the file which is replaced. */
function modeOf(path: string, isPrivate: boolean): number | undefined {
  if (isPrivate) return PRIVATE;
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found && found.mode & PERMISSIONS;
}

function naming<Value>(
  Kind: new (text: Text) => Error,
  option: string,
  path: string,
  act: () => Value,
): Value {
  try {
    return act();
  } catch (error) {
    throw new Kind(sameText(`${option} ${path}: ${(error as Error).message}`));
  }
}
