/** The paper of an answer: what is printed in place of the page while the answer is shown. */
import { button } from '../../shared/parts.ts';
import { elementOf } from '../../shared/paper/element.ts';
import { isPayslip, payslipPaper } from '../../shared/paper/payslip.ts';
import { paperStyle } from '../../shared/paper/style.ts';
import type { Context } from '../core/context.ts';
import type { Values } from '../core/types.ts';

const words = { pt: 'Imprimir', en: 'Print' };

/** The page itself is not printed. */
const PAPER_ALONE = '@media print { body > :not(.paper) { display: none } }';

/** Makes the button that prints an answer; null for an answer without a paper. The menu of a browser prints it too. */
export function printButton({ language }: Context, input: Values, answer: unknown): HTMLButtonElement | null {
  if (!isPayslip(answer)) return null;
  const pressed = button('text', words[language], { onclick: () => print() });
  function lay(): void {
    // Another answer stands in its place, and has a paper of its own or none.
    if (!pressed.isConnected) return removeEventListener('beforeprint', lay);
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
  return pressed;
}
