import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Failure, sameText } from '../usage.ts';
import { BrokenPipe, print } from './output.ts';

/** An empty folder for one test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A pipe with a name. */
function newPipe(): string {
  const path = join(newFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}

it('`print` writes one whole text after another in UTF-8, and says why it cannot', async () => {
  const path = join(newFolder(), 'out');
  const file = openSync(path, 'w');
  const long = 'ação 💰\n'.repeat(50_000);
  await print(long, file);
  await print('', file);
  await print('fim', file);
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe(`${long}fim`);
  const unwritable = openSync(path, 'r');
  await expect(print('x', unwritable)).rejects.toThrow(Failure);
  await expect(print('x', unwritable)).rejects.toThrow(/^cannot write: E[A-Z]+: /);
  closeSync(unwritable);
});

it.skipIf(process.platform === 'win32')(
  '`print` rejects with `BrokenPipe` where its reader has gone',
  async () => {
    const path = newPipe();
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    onTestFinished(() => closeSync(writer));
    closeSync(reader);
    await expect(print('x', writer)).rejects.toThrow(BrokenPipe);
  },
);

// full(4): a write to it fails as to a full disk.
it.runIf(process.platform === 'linux')('`print` says that the disk is full', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  await expect(print('x', full)).rejects.toThrow(new Failure(sameText('cannot write: the disk is full')));
});

it.skipIf(process.platform === 'win32')('`print` waits for a reader of a pipe that is full', async () => {
  const pipe = openSync(newPipe(), constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(pipe));
  // No pipe takes so much at once.
  const long = 'x'.repeat(3_000_000);
  const room = Buffer.alloc(65_536);
  const take = () => {
    try {
      return readSync(pipe, room);
    } catch {
      // It is empty just now.
      return 0;
    }
  };
  let read = 0;
  const waits = vi.spyOn(timers, 'setTimeout').mockImplementation(async () => void (read += take()));
  syncBuiltinESMExports();
  onTestFinished(() => {
    waits.mockRestore();
    syncBuiltinESMExports();
  });
  await print(long, pipe);
  for (let more = take(); more > 0; more = take()) read += more;
  expect(read).toBe(long.length);
});
