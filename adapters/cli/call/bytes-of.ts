import { createReadStream } from 'node:fs';
import { addAbortSignal } from 'node:stream';
import { Failure, UsageError } from '../usage.ts';
import { withOperands } from '../words.ts';

/** The bytes of a file, or of standard input for `-`; what cannot be read is told with the option that names it. */
export async function* bytesOf(
  file: string,
  { option, signal }: { readonly option: string; readonly signal: AbortSignal },
): AsyncGenerator<Uint8Array, void, undefined> {
  const stream = addAbortSignal(signal, file === '-' ? process.stdin : createReadStream(file));
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new UsageError({
        pt: `${withOperands(option).pt}: não há o arquivo ${file}`,
        en: `${option}: there is no file ${file}`,
      });
    throw new Failure(withOperands(`${option} ${file}: ${message}`));
  }
}
