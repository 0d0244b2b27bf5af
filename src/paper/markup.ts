/** Markup as data, which a page makes elements of and a program writes as text. Text in it stays text. */

export interface Markup {
  readonly name: keyof HTMLElementTagNameMap;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly MarkupChild[];
}

export type MarkupChild = Markup | string | number | false | null | undefined | readonly MarkupChild[];

export const markup = (
  name: Markup['name'],
  attributes: Markup['attributes'] | null = null,
  ...children: readonly MarkupChild[]
): Markup => ({ name, attributes: attributes ?? {}, children });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** Writes markup as HTML. */
export function htmlOf(part: MarkupChild): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if (!('name' in part)) return part.map(htmlOf).join('');
  const attributes = Object.entries(part.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  return `<${part.name}${attributes}>${part.children.map(htmlOf).join('')}</${part.name}>`;
}
