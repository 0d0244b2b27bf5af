import type { Report, ReportOptions } from './report.ts';

/** The answer of the tool for each payslip, a line each. */
export function ndjsonReport({ isShort }: ReportOptions): Report {
  return {
    start: () => '',
    payslip(outcome) {
      const { matricula, competencia } = outcome.payslip;
      if (outcome.result !== 'audited')
        return `${JSON.stringify({ matricula, competencia, veredito: outcome.result, motivo: outcome.message })}\n`;
      if (isShort && outcome.answer.resultado === 'confere') return '';
      return `${JSON.stringify({ matricula, ...outcome.answer })}\n`;
    },
    end: () => [],
  };
}
