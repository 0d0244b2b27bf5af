import { write as writeSome } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from '../usage.ts';

const writeOnce = promisify(writeSome);

/** The reader of the output has gone. This is no error, but nothing is left to do. */
export class BrokenPipe extends Error {}

/** Milliseconds until a reader that is not ready is tried again. */
const AGAIN = 10;

/**
 * Writes to an open file, the standard output unless told otherwise, and waits until it is written. Not by
 * `process.stdout`, whose errors come as events and whose writes to a pipe block the process.
 */
export async function print(text: string | Uint8Array, file = 1): Promise<void> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let done = 0; done < bytes.length;) {
    try {
      done += (await writeOnce(file, bytes, done)).bytesWritten;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') throw new BrokenPipe();
      if (code !== 'EAGAIN') {
        throw new Failure({
          pt:
            code === 'ENOSPC'
              ? 'não foi possível escrever: o disco está cheio'
              : `não foi possível escrever: ${message}`,
          en: code === 'ENOSPC' ? 'cannot write: the disk is full' : `cannot write: ${message}`,
        });
      }
      await sleep(AGAIN);
    }
  }
}
