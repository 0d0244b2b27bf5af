/** A file that prints: the totals and the payslips that differ, then a page for each of these. */
import { cell, number } from '../../../../src/paper/cells.ts';
import { paperDocument } from '../../../../src/paper/document.ts';
import { htmlOf, markup as m, type Markup } from '../../../../src/paper/markup.ts';
import { type Audited, payslipPage } from './html-page.ts';
import { type Print, printOf, signed } from './html-parts.ts';
import { summaryPage } from './html-summary.ts';
import type { Report, ReportOptions } from './report.ts';

/** Payslips with a page of their own, and rows of those that were not audited. */
const MOST = 5_000;

/** The tolerance of the tool where none is given. BRL. */
const TOLERANCE = 0.05;

export function htmlReport(options: ReportOptions): Report {
  const { isShort, language, tolerance = TOLERANCE, payrollOf } = options;
  const print = { ...printOf(options), isShort, tolerance };
  const pages: string[] = [];
  /** Rows of the list of payslips that have a page. */
  const paged: Markup[] = [];
  const others: Markup[] = [];
  let left = 0;

  const { start, end } = paperDocument(print.t.all, language);
  return {
    start: () => '',
    async payslip(outcome) {
      const { matricula, competencia } = outcome.payslip;
      if (outcome.result !== 'audited') {
        if (others.length < MOST)
          others.push(m('tr', null, cell(matricula), cell(competencia), cell(outcome.message)));
      } else if (outcome.answer.resultado === 'diverge') {
        if (pages.length < MOST) {
          const payroll = await payrollOf({ ...outcome.facts?.facts, competencia });
          pages.push(`${htmlOf(payslipPage(print, outcome, payroll))}\n`);
          paged.push(listRow(print, outcome));
        } else left++;
      }
      return '';
    },
    *end(totals) {
      yield start;
      yield `${htmlOf(summaryPage(print, totals, { paged, others, left }))}\n`;
      yield* pages;
      yield end;
    },
  };
}

const listRow = (print: Print, { payslip: { matricula, competencia }, facts: worker, answer }: Audited) =>
  m(
    'tr',
    null,
    cell(matricula),
    cell(worker?.nome ?? ''),
    cell(competencia),
    number(signed(print, answer.resumo.efeitoNoLiquido)),
  );
