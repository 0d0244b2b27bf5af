/** The paper of an answer: what is printed in place of the page while the answer is shown. */
import type { Language } from '../../../lib/languages.ts';
import { elementOf } from './paper-element.ts';
import { isPayslip, payslipPaper } from '../../../paper/payslip.ts';
import { paperStyle } from '../../../paper/style.ts';
import type { Values } from '../core/types.ts';

/** The page itself is not printed. */
const PAPER_ALONE = '@media print { body > :not(.paper) { display: none } }';

/** Lays the paper of an answer over the page each time that it is printed, while its place is on the page. */
export function layWhenPrinted(language: Language, input: Values, answer: unknown, place: Element): void {
  if (!isPayslip(answer)) return;
  function lay(): void {
    // Another answer stands in its place, and has a paper of its own or none.
    if (!place.isConnected) return removeEventListener('beforeprint', lay);
    const paper = elementOf(payslipPaper(input, answer as Parameters<typeof payslipPaper>[1], language));
    const style = new CSSStyleSheet();
    style.replaceSync(paperStyle + PAPER_ALONE);
    document.adoptedStyleSheets.push(style);
    document.body.append(paper);
    addEventListener(
      'afterprint',
      () => {
        paper.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
      },
      { once: true },
    );
  }
  addEventListener('beforeprint', lay);
}
