import { isatty } from 'node:tty';
import { todayAt } from '../../src/lib/dates/today.ts';
import { modelOf } from './audit/model.ts';
import { readAuditOptions } from './audit/options.ts';
import { runAudit } from './audit/run.ts';
import { exitCodeOf } from './audit/totals.ts';
import { words } from './audit/words.ts';
import { bytesOf } from './call/bytes-of.ts';
import { openCaller } from './call/open-caller.ts';
import { print as printTo } from './call/output.ts';
import { noProgress, progressOn } from './call/progress.ts';
import { type NewFile, openNewFile, requireApart, requirePlain } from './new-file.ts';
import { untilStopped } from './until-stopped.ts';
import { Failure, UsageError } from './usage.ts';

const STDERR = 2;

/** The parts of the process that the command uses. */
interface Process {
  /** True if an open file descriptor is a terminal. */
  readonly isTerminal?: (file: number) => boolean;
  readonly print?: (text: string, file?: number) => Promise<void>;
}

/** Audits the payslips of a company; the exit code says how they are. */
export async function audit(
  args: readonly string[],
  { isTerminal = isatty, print = printTo }: Process = {},
): Promise<void> {
  const options = readAuditOptions(args);
  const { language, out, model } = options;
  if (model !== undefined) {
    requireApart(model, '--mapa-modelo', [options.payslips, options.facts, options.codes, out]);
    requirePlain(model, '--mapa-modelo');
  }
  if (out !== undefined) {
    requireApart(out, '--out', [options.payslips, options.facts, options.codes]);
    requirePlain(out, '--out');
  }
  const { signal, ended } = untilStopped();
  const tell = (text: string) => void process.stderr.write(text);
  const progress = isTerminal(STDERR)
    ? progressOn(tell, { every: 1_000, write: words[language].progress })
    : noProgress;
  const report =
    out === undefined ? { print, keep: () => undefined, drop: () => undefined } : reportTo(out, print);
  try {
    const totals = await runAudit(options, {
      caller: await openCaller({ language, defaults: options.defaults, jobs: options.jobs, signal }),
      print: report.print,
      tell,
      open: (file, option) => bytesOf(file, { option, signal }),
      progress,
      signal,
      today: todayAt(Date.now()),
    });
    report.keep();
    if (model !== undefined) {
      const file = reportTo(model, printTo, '--mapa-modelo');
      await file.print(modelOf(totals, options));
      file.keep();
    }
    process.exitCode = exitCodeOf(totals, options);
  } catch (error) {
    if (signal.aborted) process.exitCode = signal.reason as number;
    // The code 1 says that a payslip differs.
    else throw error instanceof Failure ? new UsageError(error.text) : error;
  } finally {
    report.drop();
    ended();
  }
}

/** Writes to a file that is opened with the first text. */
function reportTo(path: string, print: (text: string, file: number) => Promise<void>, option = '--out') {
  let file: NewFile | undefined;
  return {
    async print(text: string): Promise<void> {
      file ??= openNewFile(path, { option });
      await print(text, file.number);
    },
    keep: () => file?.keep(),
    drop: () => file?.drop(),
  };
}
