/** A word as a shell takes it. */
export const quoteArgument = (text: string): string =>
  /^[\w=.:,@%/+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
