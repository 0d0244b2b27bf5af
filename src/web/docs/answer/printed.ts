/** The paper of an answer: what is printed in place of the page while the answer is shown. */
import type { Markup } from '../../../paper/markup.ts';
import { isPayslip, payslipPaper } from '../../../paper/payslip.ts';
import { sheetPaper } from '../../../paper/sheet.ts';
import { paperStyle } from '../../../paper/style.ts';
import type { Context } from '../core/context.ts';
import type { PaperLine, ToolAnswer } from '../core/types.ts';
import type { Step } from './account.ts';
import { elementOf } from './paper-element.ts';
import { sheetOf } from './sheet.ts';

/** The page itself is not printed. */
const PAPER_ALONE = '@media print { body > :not(.paper) { display: none } }';

/** A paper that is no sheet of values. */
export interface OwnPaper {
  readonly paper: (names: Names) => Markup;
  /** Reads by a call what the paper says beside the answer. */
  readonly prepare: (key: string) => Promise<void>;
}

type Names = Readonly<Partial<Record<PaperLine, string>>>;

export interface Printed extends ToolAnswer {
  readonly context: Context;
  /** A part of the answer as it is shown: the paper lasts as long. */
  readonly place: Element;
  /** Gives the drawing of the answer, which may come late. */
  readonly figure: () => Element | null;
  readonly own?: OwnPaper | undefined;
}

/** The listener of the answer that was shown last: the page has one answer at a time. */
let last: (() => void) | undefined;

/** Lays the paper over the page each time that it is printed, and prints it with its account. */
export function paperOf(printed: Printed): { readonly print: () => Promise<void> } {
  const { context, tool, input, answer, place, figure, own } = printed;
  const { keys, service, language } = context;
  let steps = stepsIn(answer);

  function make(): HTMLElement {
    const typed = Object.fromEntries(context.paper);
    if (own) return elementOf(own.paper(typed));
    if (isPayslip(answer))
      return elementOf(
        payslipPaper({ ...typed, ...input }, answer as Parameters<typeof payslipPaper>[1], language),
      );
    const paper = elementOf(sheetPaper(sheetOf(context, printed, steps, typed)));
    // A drawing says what an account would, in less room.
    const drawn = steps.length === 0 && figure();
    if (drawn) paper.querySelector('footer')?.before(drawn.cloneNode(true));
    return paper;
  }

  function lay(): void {
    // Another answer stands in its place, and has a paper of its own.
    if (!place.isConnected) return removeEventListener('beforeprint', lay);
    const paper = make();
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
  if (last) removeEventListener('beforeprint', last);
  last = lay;
  addEventListener('beforeprint', lay);

  return {
    async print() {
      const isExplained = Object.hasOwn(tool.inputSchema.properties ?? {}, 'explicar');
      const key = keys.current() ?? '';
      // With a key of the caller's own each call counts.
      if (own && keys.isDemo()) await own.prepare(key);
      else if (isExplained && steps.length === 0 && keys.isDemo() && !isPayslip(answer)) {
        const { body } = await service.call(tool, { ...input, explicar: true }, key, language);
        steps = stepsIn(body);
      }
      print();
    },
  };
}

function stepsIn(answer: unknown): readonly Step[] {
  const { explicacao } = Object(answer) as { readonly explicacao?: unknown };
  return Array.isArray(explicacao) ? (explicacao as readonly Step[]) : [];
}
