import type { tableList } from '../../src/pages/tables/answers.ts';
import { readArgs } from './args.ts';
import { callerArgs, openCaller, readLanguage } from './call/open-caller.ts';
import { print } from './call/output.ts';
import { inColumns } from './print.ts';

type Table = Awaited<ReturnType<typeof tableList>>[number];

/** Prints the legal tables: the last year for which each is confirmed, and the days of its last and its next check. */
export async function tables(
  args: readonly string[],
  say: (text: string) => Promise<void> = print,
): Promise<void> {
  const { values } = readArgs(args, { ...callerArgs, json: { type: 'boolean' } });
  const language = readLanguage(values.language);
  const { signal } = new AbortController();
  const caller = await openCaller({ ...values, language, signal });
  const { tables } = (await caller.read('/tabelas', null)) as { tables: readonly Table[] };
  const lines = values.json ? [JSON.stringify(tables)] : inColumns([HEADS[language], ...tables.map(rowOf)]);
  await say(lines.map((line) => `${line}\n`).join(''));

  function rowOf({ id, confirmedThrough, entries, checkedOn, reviewBy, due }: Table): string[] {
    const law = entries.findLast(({ status }) => status === 'lei');
    const review = due ? `${reviewBy} ${DUE[language]}` : reviewBy;
    return [id, String(confirmedThrough), law?.from ?? '-', checkedOn, review];
  }
}

const HEADS = {
  pt: ['tabela', 'até', 'vigente desde', 'conferida em', 'rever até'],
  en: ['table', 'through', 'in force since', 'checked on', 'review by'],
};

const DUE = { pt: '(vencida)', en: '(due)' };
