/** JSON for a person. */

const colors = { key: 34, string: 32, number: 36, word: 35 } as const;

const TOKEN = /("(?:[^"\\]|\\.)*")(:?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** A value in indented JSON, coloured by ANSI codes where it is asked for. */
export function paint(value: unknown, isColored: boolean): string {
  // The control characters of ECMA-48 that JSON lets stand.
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
  if (!isColored) return text;
  return text.replace(TOKEN, (token, quoted?: string, colon?: string) => {
    if (quoted === undefined) return wrap(/[tfn]/.test(token) ? 'word' : 'number', token);
    return colon ? wrap('key', quoted) + colon : wrap('string', quoted);
  });
}

const wrap = (kind: keyof typeof colors, text: string) => `\u001b[${colors[kind]}m${text}\u001b[0m`;
