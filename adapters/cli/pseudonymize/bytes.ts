const ASCII = /^[\0-\u007f]*$/;

/** The same text in memory of its own. Parts that are cut from a text keep all of it alive, which may be a whole piece of a file. */
export function ownText(text: string): string {
  const encoding = ASCII.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}
