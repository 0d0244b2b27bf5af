import type { Context, AnyTool } from '../kit/tool.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { inWords } from './errors/in-words.ts';
import { Refused } from './errors/refused.ts';
import type { RawInput } from './raw-input.ts';
import type { ReadAgain } from './readable/read-again.ts';
import { type Environment, run } from './run.ts';

/** The parts of a call beside its tool and its input. */
export interface Running {
  readonly environment: Environment;
  readonly language: Context['language'];
  readonly accountId?: string | undefined;
  /** Called with the input that is read in place of the first one. */
  readonly noteRead: (read: ReadAgain) => void;
}

/**
 * A tool's answer to a raw input. One that a strict reading refuses is read once more, as people write, unless the
 * service takes exact input alone. What is refused rejects with the error in words.
 */
export function runReadable(tool: AnyTool, raw: RawInput, running: Running): unknown {
  const { environment, language, accountId } = running;
  try {
    return run(tool, raw, environment, language, accountId);
  } catch (error) {
    if (error instanceof Refused) return runAgain(error, tool, raw, running);
    throw error;
  }
}

const rereading = lazyPromise(() => import('./readable/read-again.ts'));

async function runAgain(error: Refused, tool: AnyTool, raw: RawInput, running: Running): Promise<unknown> {
  const { environment, language, accountId, noteRead } = running;
  if (!('input' in error.refusal) || environment.isExact) throw await inWords(error);
  const { readAgain } = await rereading();
  const read = await readAgain(tool, raw);
  if (!read) throw await inWords(error);
  noteRead(read);
  try {
    return await run(tool, read.raw, environment, language, accountId);
  } catch (second) {
    throw await inWords(second);
  }
}
