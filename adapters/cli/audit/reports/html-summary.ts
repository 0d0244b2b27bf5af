/** The summary of a printed audit: the totals, and the payslips that have a page or were not audited. */
import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { auditHead, auditHero, type AuditPrint, signed } from '../../../../src/paper/audit/parts.ts';
import { cell, head, number, table } from '../../../../src/paper/cells.ts';
import { markup as m, type Markup } from '../../../../src/paper/markup.ts';
import { MOST_LABELS } from '../summary.ts';
import { causesByNumber, type Totals, unreadByNumber } from '../totals.ts';
import { type OneAndMany, wordFor, words } from '../words.ts';
import { htmlWords } from './html-words.ts';

/** The lists of payslips at the end of the summary. */
export interface Listed {
  /** Rows of payslips that have a page. */
  readonly paged: readonly Markup[];
  /** Rows of those that were not audited. */
  readonly others: readonly Markup[];
  /** Payslips that differ and have no page. */
  readonly left: number;
}

export function summaryPage(print: AuditPrint, totals: Totals, { paged, others, left }: Listed): Markup {
  const { language } = print;
  const t = { ...print.t, ...htmlWords[language] };
  const { results, verdicts } = words[language];
  return m(
    'article',
    { class: 'paper' },
    auditHead(print, t.all, ''),
    unreadTable(print, totals),
    auditHero(print, totals.effect / 100),
    table([head(t.payslips), head('', true)], countRows(totals.payslips, results)),
    table([head(t.lines), head('', true)], countRows(totals.lines, verdicts)),
    totals.causes.size > 0 && [
      m('h2', null, t.byCause),
      table(
        [head(t.cause), head(t.payslips, true), head(t.effect, true)],
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
    paged.length > 0 && [
      m('h2', null, t.differing),
      table([...[t.id, t.name, t.month].map((name) => head(name)), head(t.effect, true)], paged),
    ],
    others.length > 0 && [
      m('h2', null, t.notAudited),
      table(
        [t.id, t.month, t.why].map((name) => head(name)),
        others,
      ),
    ],
    left > 0 && m('p', null, t.more(left)),
  );
}

/** The lines that were not read, by their number. */
function unreadTable({ language, t: shared, amount }: AuditPrint, totals: Totals) {
  const t = { ...shared, ...htmlWords[language] };
  const { unread, moreUnread, notKept } = words[language];
  const labels = unreadByNumber(totals);
  if (labels.length === 0) return false;
  return [
    m('h2', null, unread),
    table(
      [head(t.line), head(''), head(t.times, true), head(t.value, true), head(t.nearest)],
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
