/** Cells that a spreadsheet would run as a formula (OWASP, CSV Injection). */

/** Characters that begin one, full-width ones included, also after spaces. */
const FORMULA = /^[ \u00a0]*[=+\-@\t\r\n＝＋－＠]/;
/** The same after a separator: a spreadsheet of another country splits there, quoted or not. */
const LATER_FORMULA = /(?<=[,;])(?=[=+@\t＝＋－＠]|-(?!\d))/g;
/** A number that begins as a formula does, as JSON or as a spreadsheet in Portuguese writes it. */
const NEGATIVE = /^-(?:\d+(?:[.,]\d+)?(?:e[+-]?\d+)?|(?:R\$ ?)?\d{1,3}(?:\.\d{3})*(?:,\d+)?)$/i;

/** Puts a ' before what a spreadsheet would take for a formula. */
export function withoutFormulas(text: string): string {
  const later = text.replace(LATER_FORMULA, "'");
  return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${later}` : later;
}
