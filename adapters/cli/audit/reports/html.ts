/** A file that prints: the totals and the payslips that differ, then a page for each of these. */
import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { auditPaper } from '../../../../src/paper/audit/paper.ts';
import { auditPrint, signed } from '../../../../src/paper/audit/parts.ts';
import { cell, number } from '../../../../src/paper/cells.ts';
import { paperDocument } from '../../../../src/paper/document.ts';
import { htmlOf, markup as m, type Markup } from '../../../../src/paper/markup.ts';
import type { Outcome } from '../outcome.ts';
import { summaryPage } from './html-summary.ts';
import { htmlWords } from './html-words.ts';
import type { Report, ReportOptions } from './report.ts';

/** Payslips with a page of their own, and rows of those that were not audited. */
const MOST = 5_000;

/** The tolerance of the tool where none is given. BRL. */
const TOLERANCE = 0.05;

export function htmlReport({
  isShort,
  language,
  today,
  tolerance = TOLERANCE,
  payrollOf,
}: ReportOptions): Report {
  const print = auditPrint(language, today, (cause) => causes[cause as keyof typeof causes].name[language]);
  const pages: string[] = [];
  /** Rows of the list of payslips that have a page. */
  const paged: Markup[] = [];
  const others: Markup[] = [];
  let left = 0;

  async function pageOf({ payslip, facts: worker, answer }: Audited): Promise<string> {
    const { matricula, competencia } = payslip;
    const { nome, cargo } = worker ?? {};
    const computed = await payrollOf({ ...worker?.facts, competencia });
    return htmlOf(auditPaper(print, answer, { nome, cargo, matricula, tolerance, isShort, computed }));
  }

  function listRow({ payslip: { matricula, competencia }, facts: worker, answer }: Audited): Markup {
    const effect = signed(print, answer.resumo.efeitoNoLiquido);
    return m('tr', null, cell(matricula), cell(worker?.nome ?? ''), cell(competencia), number(effect));
  }

  const { start, end } = paperDocument(htmlWords[language].all, language);
  return {
    start: () => '',
    async payslip(outcome) {
      const { matricula, competencia } = outcome.payslip;
      if (outcome.result !== 'audited') {
        if (others.length < MOST)
          others.push(m('tr', null, cell(matricula), cell(competencia), cell(outcome.message)));
      } else if (outcome.answer.resultado === 'diverge') {
        if (pages.length < MOST) {
          pages.push(`${await pageOf(outcome)}\n`);
          paged.push(listRow(outcome));
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

type Audited = Outcome & { readonly result: 'audited' };
