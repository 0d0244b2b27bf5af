/** Says what was read otherwise than it was sent. */

/** A name that stood for a field, or the text of a field that stood for a value, which a sensitive field does not show. */
export interface ReadAs {
  /** The path of the name, or of the field. */
  readonly sent: string;
  readonly as?: string;
  readonly text?: string;
  readonly value?: unknown;
}

const MOST = 20;
/** Characters of the header. */
const LONGEST = 1024;

export interface ReadAsTexts {
  /** A line each, names first: `salario=salarioBruto`, or `valor="1.234,56" 1234.56`. At most 20. */
  readonly lines: readonly string[];
  /** The lines parted by `; `, with other characters than those of plain writing percent-encoded. */
  readonly header: string;
}

/** Writes what was read; null where nothing was. */
export function textsOfReadAs(readAs: readonly ReadAs[]): ReadAsTexts | null {
  if (readAs.length === 0) return null;
  const isName = ({ as }: ReadAs) => as !== undefined;
  const all = [...readAs.filter(isName), ...readAs.filter((one) => !isName(one))].slice(0, MOST);
  const encoded = all.map((one) => lineOf(one, encode));
  while (encoded.join('; ').length > LONGEST) encoded.pop();
  return { lines: all.map((one) => lineOf(one, (text) => text)), header: encoded.join('; ') };
}

function lineOf({ sent, as, text, value }: ReadAs, write: (text: string) => string): string {
  if (as !== undefined) return `${write(sent)}=${as}`;
  return text === undefined ? write(sent) : `${write(sent)}="${write(text)}" ${write(String(value))}`;
}

/** Half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const encode = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\w.,:$/@+*()[\] -]+/gu, (part) => encodeURIComponent(part));
