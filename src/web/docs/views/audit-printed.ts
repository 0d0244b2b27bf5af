/** The first step of an audit: a text that is read into lines, and the sum of these beside the printed total. */
import { freshId, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { inColumn } from '../answer/records.ts';
import { showValue } from '../answer/values.ts';
import { readPrinted } from '../form/printed-text.ts';
import { type Audit, linesIn } from './audit-parts.ts';

/** Lines of the place for a text. */
const LINES = 12;

export interface PrintedStep {
  /** The place for a text. */
  readonly element: HTMLElement;
  /** Says whether the lines add up to the printed total. */
  readonly sum: HTMLElement;
  tellSum(): void;
}

/** `onRead` is called when lines were read of a text. */
export function printedStep(audit: Audit, onRead: () => void): PrintedStep {
  const { context, words, texts, inputs, sides, form } = audit;
  const [adds, takes] = sides;
  const area = h('textarea', {
    ...{ class: 'input mono', id: freshId(), rows: LINES, spellcheck: 'false', autocomplete: 'off' },
    oninput: () => read(area.value),
  });
  const file = h('input', {
    ...{ type: 'file', accept: '.csv,.txt,text/csv,text/plain', class: 'only-read', id: freshId() },
    onchange: () =>
      void file.files?.[0]?.text().then((text) => {
        area.value = text;
        read(text);
      }),
  });
  const sum = h('p', { class: 'hint', role: 'status' });

  function read(text: string): void {
    const { lines, total } = readPrinted(text);
    if (lines.length === 0) return;
    const rows = lines.map(({ code, label, isTaken, amount }) => ({
      ...(code !== undefined && { codigo: code }),
      ...{ descricao: label, tipo: isTaken ? takes : adds, valor: amount },
    }));
    form.change([
      // The facts of the example are those of another document.
      ...(form.isSample() ? [[[words.facts], undefined] as const] : []),
      [[words.printed], rows],
      ...(total === undefined ? [] : [[[words.total], total] as const]),
    ]);
    onRead();
  }

  function tellSum(): void {
    const values = form.values();
    const total = values[words.total];
    const lines = linesIn(audit, values);
    const cents = lines.reduce((all, line) => {
      const own = Math.round(Number(line?.['valor'] ?? 0) * 100);
      return all + (line?.['tipo'] === takes ? -own : own);
    }, 0);
    if (typeof total !== 'number' || lines.length === 0) return put(sum);
    const amount = (value: number) => inColumn(showValue(context, value, inputs[words.total]));
    const agrees = Math.round(total * 100) === cents;
    const said = agrees ? texts.sumAgrees : texts.sumDiffers(amount(cents / 100), amount(total));
    const tone = agrees ? 'good' : 'warned';
    put(sum, glyph(tone), h('span', { class: tone }, said));
  }

  const element = h(
    'div',
    { class: 'paste' },
    h(
      'div',
      { class: 'head' },
      h('label', { for: area.id }, texts.paste),
      file,
      h('label', { class: 'link', for: file.id }, texts.open),
    ),
    area,
    h('p', { class: 'hint' }, texts.pasteHint),
  );
  return { element, sum, tellSum };
}
