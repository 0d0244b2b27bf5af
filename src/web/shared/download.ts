/** Files that a person saves of an answer. */
import { withoutFormulas } from '../../lib/text/formulas.ts';
import { type Child, h } from './dom.ts';
import { glyph } from './glyphs.ts';
import { button } from './parts.ts';

export interface Saved {
  readonly name: string;
  readonly type: string;
  readonly content: () => BlobPart | Promise<BlobPart>;
}

/** A button that saves a file, made when it is pressed. */
export function saveButton(label: Child, file: Saved): HTMLButtonElement {
  return button('text', [glyph('save'), label], {
    onclick: () => void saveFile(file),
  });
}

export async function saveFile({ name, type, content }: Saved): Promise<void> {
  const address = URL.createObjectURL(new Blob([await content()], { type }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Rows of a table in the form that spreadsheets of a language open. A text is never taken for a formula. */
export function csvOf(rows: readonly (readonly unknown[])[], language: 'pt' | 'en'): string {
  const [separator, point] = language === 'pt' ? [';', ','] : [',', '.'];
  const cell = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return String(value).replace('.', point);
    const text = withoutFormulas(String(value));
    return /["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}
