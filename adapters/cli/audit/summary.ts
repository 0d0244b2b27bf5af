import type { Language } from '../../../src/lib/languages.ts';
import { causes } from '../../../src/law/payroll/audit/reasons.ts';
import { paperFormat } from '../../../src/paper/format.ts';
import type { Unused } from './group.ts';
import { causesByNumber, type Totals, unreadByNumber } from './totals.ts';
import { type OneAndMany, wordFor, words } from './words.ts';

/** Causes that the summary names. */
const MOST = 5;
/** Unread labels that a report shows. */
export const MOST_LABELS = 50;

/** The end of a run in a few lines. */
export function summaryOf(totals: Totals, unused: Unused | undefined, language: Language): string {
  const t = words[language];
  const { money } = paperFormat(language);
  const counts = (found: Readonly<Record<string, number>>, names: Readonly<Record<string, OneAndMany>>) =>
    Object.entries(found)
      .filter(([, count]) => count > 0)
      .flatMap(([name, count]) => (names[name] ? [`${count} ${wordFor(count, names[name])}`] : []))
      .join(', ');
  const sum = (found: Readonly<Record<string, number>>) => Object.values(found).reduce((a, b) => a + b, 0);
  const labels = unreadByNumber(totals);
  const lines = [
    ...(labels.length > 0 ? [`${t.unread}:`] : []),
    ...labels
      .slice(0, MOST_LABELS)
      .map(
        ({ times, tipo, rotulo, sum: inCents, sugestao }) =>
          `  ${t.unreadRow(times, tipo, rotulo, money(inCents / 100), sugestao)}`,
      ),
    ...(labels.length > MOST_LABELS ? [`  ${t.moreUnread(labels.length - MOST_LABELS)}`] : []),
    ...(totals.unreadNotKept > 0 ? [`  ${t.notKept(totals.unreadNotKept)}`] : []),
    `${t.payslips}: ${sum(totals.payslips)} (${counts(totals.payslips, t.results)})`,
    `${t.lines}: ${sum(totals.lines)} (${counts(totals.lines, t.verdicts)})`,
    `${t.effect}: ${money(totals.effect / 100)}`,
  ];
  const named = causesByNumber(totals).slice(0, MOST);
  if (named.length > 0) lines.push(`${t.causes}:`);
  for (const [name, { payslips }] of named) lines.push(`  ${payslips} × ${causes[name].name[language]}`);
  if (unused && unused.count > 0) {
    const first = unused.first.map(({ matricula }) => matricula).join(', ');
    lines.push(t.unused(unused.count, unused.first.length < unused.count ? `${first}…` : first));
  }
  return `${lines.join('\n')}\n`;
}
