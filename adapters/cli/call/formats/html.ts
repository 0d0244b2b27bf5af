import type { Language } from '../../../../src/lib/languages.ts';
import { paperDocument } from '../../../../src/web/shared/paper/document.ts';
import { htmlOf, markup } from '../../../../src/web/shared/paper/markup.ts';
import { isPayslip, type PayslipInput, payslipPaper } from '../../../../src/web/shared/paper/payslip.ts';
import type { Format } from './format.ts';

/** The tool whose answers print. */
export const PRINTED_TOOL = 'calculadoras-folha';

/** A row of a file with its answer or its refusal. */
interface Given {
  readonly entrada: PayslipInput;
  readonly resposta?: unknown;
  readonly erro?: string;
}

/** One file of HTML with a payslip a page, and what was refused in its place. `fixed` is the input of every row. */
export function html(fixed: PayslipInput, language: Language): Format {
  const { start, end } = paperDocument(language === 'pt' ? 'Recibo de pagamento' : 'Payslip', language);
  return {
    start: () => start,
    row({ record }) {
      const isGiven = Object.hasOwn(record as object, 'entrada');
      const {
        entrada,
        resposta,
        erro = '',
      } = isGiven ? (record as Given) : { entrada: {}, resposta: record };
      const input = { ...fixed, ...entrada };
      const paper = isPayslip(resposta)
        ? payslipPaper(input, resposta, language)
        : markup(
            'article',
            { class: 'paper' },
            markup('p', { class: 'bad' }, `${String(input.matricula ?? '')} ${erro}`),
          );
      return `${htmlOf(paper)}\n`;
    },
    end: () => end,
  };
}
