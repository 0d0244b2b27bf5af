import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { isatty } from 'node:tty';
import { todayAt } from '../../src/lib/dates/today.ts';
import { readAuditOptions } from './audit/options.ts';
import { runAudit } from './audit/run.ts';
import { exitCodeOf } from './audit/totals.ts';
import { words } from './audit/words.ts';
import { bytesOf } from './call/bytes-of.ts';
import { openCaller } from './call/open-caller.ts';
import { print as printTo } from './call/output.ts';
import { noProgress, progressOn } from './call/progress.ts';
import { Failure, UsageError } from './usage.ts';

const STDERR = 2;

/** The exit code that shells report after Ctrl-C: 128 + SIGINT. */
const INTERRUPTED = 130;

/** The parts of the process that the command uses. */
interface Process {
  /** Tells whether an open file descriptor is a terminal. */
  readonly isTerminal?: (file: number) => boolean;
  readonly print?: (text: string, file?: number) => Promise<void>;
}

/** Audits the payslips of a company; the exit code says how they are. */
export async function audit(
  args: readonly string[],
  { isTerminal = isatty, print = printTo }: Process = {},
): Promise<void> {
  const options = readAuditOptions(args);
  const { language, out } = options;
  if (out !== undefined) requireApart(out, [options.payslips, options.facts, options.codes]);
  const stop = new AbortController();
  const { signal } = stop;
  // The second Ctrl-C finds no listener, and ends the process at once.
  process.once('SIGINT', () => stop.abort());
  const tell = (text: string) => void process.stderr.write(text);
  const progress = isTerminal(STDERR)
    ? progressOn(tell, { every: 1_000, write: words[language].progress })
    : noProgress;
  const report = out === undefined ? { print, close: () => undefined } : reportTo(out, print);
  try {
    const totals = await runAudit(options, {
      caller: await openCaller({ language, signal }),
      print: report.print,
      tell,
      open: (file, option) => bytesOf(file, { option, signal }),
      progress,
      signal,
      today: todayAt(Date.now()),
    });
    process.exitCode = exitCodeOf(totals, options);
  } catch (error) {
    if (signal.aborted) process.exitCode = INTERRUPTED;
    // The code 1 says that a payslip differs.
    else throw error instanceof Failure ? new UsageError(error.message) : error;
  } finally {
    report.close();
  }
}

/** Writes to a file that is opened, and emptied, with the first text. */
function reportTo(path: string, print: (text: string, file: number) => Promise<void>) {
  let file: number | undefined;
  return {
    async print(text: string): Promise<void> {
      file ??= openOut(path);
      await print(text, file);
    },
    close: () => file !== undefined && closeSync(file),
  };
}

function openOut(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`--out ${path}: ${(error as Error).message}`);
  }
}

/** Throws where the report would overwrite a file that is read. */
function requireApart(out: string, read: readonly (string | undefined)[]): void {
  const isOut = (file: string | undefined) =>
    file !== undefined && file !== '-' && existsSync(file) && realpathSync(file) === realpathSync(out);
  if (existsSync(out) && read.some(isOut))
    throw new UsageError(`--out: ${out} is a file that the audit reads`);
}
