/** The lines of a printed document, such as a payslip, out of a text that was copied from it or saved as a table. */

/** A line whose amount adds to the total, or is taken from it. */
export interface ReadLine {
  readonly code?: string;
  readonly label: string;
  readonly isTaken: boolean;
  readonly amount: number;
}

export interface ReadText {
  readonly lines: readonly ReadLine[];
  /** The total that is printed below them. */
  readonly total?: number;
}

/** `1.234,56`, `1,234.56`, `1234.56` */
const AMOUNT =
  /(?<![\d.,])\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?[.,]\d{2}(?![\d%])|(?<![\d.,])\d+[.,]\d{2}(?![\d%])/g;
const TOTAL = /^l[ií]quido|\bl[ií]quido\b|\bnet\b/i;
/** Sums, bases and heads, which are no lines. */
const ASIDE =
  /^(?:total|soma|sub-?total|base|fgts|sal[aá]rio[- ]base|faixa|valor|desconto|provento|vencimento|c[oó]d|descri)/i;
/** A mark of what is taken, after an amount or before it. */
const TAKEN = /^\s*(?:-|\(-\)|D\b)|[−-]\s*$/;
/** Characters by which the ends of two columns are apart. */
const APART = 4;

interface Found extends Omit<ReadLine, 'isTaken'> {
  /** The place of the amount: the end of its column, or the number of its cell. */
  readonly end: number;
  readonly isMarked: boolean;
}

const numberIn = (text: string) => Number(text.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));

/** Reads one line; null where it has no amount or no label. */
function read(line: string): Found | null {
  const cells = line.split(/\t|;/);
  const isTable = cells.length > 2;
  // The columns of a table have no width: its cells stand for them.
  const text = isTable ? cells.join('\t') : line;
  const amount = [...text.matchAll(AMOUNT)].at(-1);
  if (!amount) return null;
  const { 0: figures, index } = amount;
  const after = text.slice(index + figures.length);
  const before = text.slice(0, index);
  const [, code, rest = ''] = /^\s*(\d{1,6})?[\s.-]+(.*)$/s.exec(` ${before}`) ?? [];
  // A quantity or a rate may stand between the label and the amount.
  const label = (rest.split(/\t| {2,}/).find((one) => /\p{L}/u.test(one)) ?? '')
    .replace(/\s+\d[\d.,]*(?:\s+(?:%|d|h))?\s*$/, '')
    .replace(/[\s.:_-]+$/, '')
    .trim();
  if (label === '') return null;
  return {
    ...(code !== undefined && { code }),
    label,
    amount: numberIn(figures),
    end: isTable ? before.split('\t').length * 100 : index + figures.length,
    isMarked: TAKEN.test(after) || /[−-]\s*$/.test(before.replace(/\s+$/, '')),
  };
}

/**
 * Reads the lines of a text. An amount is taken where a mark says so, or where it stands in the last of two columns; else the
 * sides are those that add up to the printed total.
 */
export function readPrinted(text: string): ReadText {
  const found = text.split(/\r?\n/).flatMap((line) => read(line) ?? []);
  const totals = found.filter(({ label }) => TOTAL.test(label));
  const own = found.filter(({ label }) => !TOTAL.test(label) && !ASIDE.test(label));
  const total = totals.at(-1)?.amount;
  const isTaken = sidesOf(own, total);
  return {
    lines: own.map(({ code, label, amount }, i) => ({
      ...(code !== undefined && { code }),
      ...{ label, amount, isTaken: isTaken(i) },
    })),
    ...(total !== undefined && { total }),
  };
}

function sidesOf(lines: readonly Found[], total: number | undefined): (place: number) => boolean {
  if (lines.some(({ isMarked }) => isMarked)) return (place) => lines[place]?.isMarked === true;
  const columns = columnsOf(lines.map(({ end }) => end));
  const [, second] = columns;
  // Earnings are printed first.
  if (second !== undefined && columns.length === 2 && (lines[0]?.end ?? 0) < second)
    return (place) => (lines[place]?.end ?? 0) >= second;
  const cents = lines.map(({ amount }) => Math.round(amount * 100));
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const wanted = Math.round((total ?? 0) * 100);
  const next = cents.findIndex((_, i) => sum(cents.slice(0, i)) - sum(cents.slice(i)) === wanted);
  return (place) => total !== undefined && next > 0 && place >= next;
}

/** The places where columns begin to end, for amounts are printed in line at their right. */
function columnsOf(ends: readonly number[]): readonly number[] {
  const sorted = [...new Set(ends)].toSorted((a, b) => a - b);
  return sorted.filter((end, i) => i === 0 || end - (sorted[i - 1] ?? 0) > APART);
}
