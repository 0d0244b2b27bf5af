/** The summary of a printed audit: the totals, and the payslips that have a page or were not audited. */
import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { cell, number } from '../../../../src/paper/cells.ts';
import { markup as m, type Markup } from '../../../../src/paper/markup.ts';
import { MOST_LABELS } from '../summary.ts';
import { causesByNumber, type Totals, unreadByNumber } from '../totals.ts';
import { type OneAndMany, wordFor, words } from '../words.ts';
import { head, hero, type Print, signed, table } from './html-parts.ts';

/** The lists of payslips at the end of the summary. */
export interface Listed {
  /** Rows of payslips that have a page. */
  readonly paged: readonly Markup[];
  /** Rows of those that were not audited. */
  readonly others: readonly Markup[];
  /** Payslips that differ and have no page. */
  readonly left: number;
}

export function summaryPage(print: Print, totals: Totals, { paged, others, left }: Listed): Markup {
  const { language, t } = print;
  const { results, verdicts } = words[language];
  return m(
    'article',
    { class: 'paper' },
    head(print, t.all, ''),
    unreadTable(print, totals),
    hero(print, totals.effect / 100),
    table([t.payslips, ''], [1], countRows(totals.payslips, results)),
    table([t.lines, ''], [1], countRows(totals.lines, verdicts)),
    totals.causes.size > 0 && [
      m('h2', null, t.byCause),
      table(
        [t.cause, t.payslips, t.effect],
        [1, 2],
        causesByNumber(totals).map(([name, { payslips, effect }]) =>
          m(
            'tr',
            null,
            cell(causes[name].name[language]),
            number(String(payslips)),
            number(signed(print, effect / 100)),
          ),
        ),
      ),
    ],
    paged.length > 0 && [m('h2', null, t.differing), table([t.id, t.name, t.month, t.effect], [3], paged)],
    others.length > 0 && [m('h2', null, t.notAudited), table([t.id, t.month, t.why], [], others)],
    left > 0 && m('p', null, t.more(left)),
  );
}

/** The lines that were not read, by their number. */
function unreadTable({ language, t, amount }: Print, totals: Totals) {
  const { unread, moreUnread, notKept } = words[language];
  const labels = unreadByNumber(totals);
  if (labels.length === 0) return false;
  return [
    m('h2', null, unread),
    table(
      [t.line, '', t.times, t.value, t.nearest],
      [2, 3],
      labels
        .slice(0, MOST_LABELS)
        .map(({ rotulo, tipo, times, sum, sugestao }) =>
          m(
            'tr',
            null,
            cell(rotulo),
            cell(tipo),
            number(String(times)),
            number(amount(sum / 100)),
            cell(sugestao ?? ''),
          ),
        ),
    ),
    labels.length > MOST_LABELS && m('p', null, moreUnread(labels.length - MOST_LABELS)),
    totals.unreadNotKept > 0 && m('p', null, notKept(totals.unreadNotKept)),
  ];
}

const countRows = (found: Readonly<Record<string, number>>, of: Readonly<Record<string, OneAndMany>>) =>
  Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => m('tr', null, cell(of[name] && wordFor(count, of[name])), number(String(count))));
