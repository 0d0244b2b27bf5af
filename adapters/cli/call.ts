import { promptLanguage } from './language.ts';
import { isatty } from 'node:tty';
import { bytesOf } from './call/bytes-of.ts';
import { openCaller } from './call/open-caller.ts';
import { readCallOptions } from './call/options.ts';
import { print } from './call/output.ts';
import { noProgress, progressOn } from './call/progress.ts';
import { runCalls } from './call/run.ts';
import { Failure, sameText } from './usage.ts';

const [STDOUT, STDERR] = [1, 2];

/** The exit code that shells report after Ctrl-C: 128 + SIGINT. */
const INTERRUPTED = 130;

/** In the language of the refusals themselves. */
const REFUSED = {
  pt: (rows: number) => `${rows} ${rows === 1 ? 'linha recusada' : 'linhas recusadas'}: veja a coluna erro`,
  en: (rows: number) => `${rows} row${rows === 1 ? ' was' : 's were'} refused: see the column erro`,
} as const;

const READ_AS = { pt: 'lido como', en: 'read as' } as const;

const PROGRESS = {
  pt: (calls: number, refused: number, perSecond: number) =>
    `${calls} chamadas, ${refused} recusadas, ${perSecond} por segundo`,
  en: (calls: number, refused: number, perSecond: number) =>
    `${calls} calls, ${refused} refused, ${perSecond} a second`,
} as const;

/** The parts of the process that a command uses. */
interface Process {
  /** True if an open file descriptor is a terminal. */
  readonly isTerminal?: (file: number) => boolean;
  readonly say?: (text: string) => Promise<void>;
}

/** Calls a tool once, many times, or for each row of a file. */
export async function call(
  args: readonly string[],
  { isTerminal: isShown = isatty, say = print }: Process = {},
): Promise<void> {
  const options = readCallOptions(args);
  const stop = new AbortController();
  const { signal } = stop;
  // The second Ctrl-C finds no listener, and ends the process at once.
  process.once('SIGINT', () => stop.abort());
  const isTerminal = isShown(STDOUT);
  const progress =
    isShown(STDERR) && !isTerminal
      ? progressOn((text) => void process.stderr.write(text), { write: PROGRESS[promptLanguage(args)] })
      : noProgress;
  try {
    const refused = await runCalls(options, {
      caller: await openCaller({ ...options, signal }),
      print: say,
      open: (file) => bytesOf(file, { option: '--input', signal }),
      progress,
      noteRead: (lines) =>
        void process.stderr.write(`${READ_AS[promptLanguage(args)]}: ${lines.join('; ')}\n`),
      signal,
      screen: { isTerminal, isColored: !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb' },
    });
    if (refused > 0) throw new Failure(sameText(REFUSED[options.language](refused)));
  } catch (error) {
    if (!signal.aborted) throw error;
    process.exitCode = INTERRUPTED;
  }
}
