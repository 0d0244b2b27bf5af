/** The amounts of a printed payslip by the lines of the payroll, and the bases that they make. */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  plus,
  sum,
  zero,
} from '../../../lib/numbers/exact.ts';
import { eventKinds } from '../events.ts';
import { type Base, basesOf, type Item, items, type Line } from '../items.ts';
import { type Month, scaled, shareOfService } from '../month.ts';
import {
  type CodeMap,
  eventOf,
  lineReader,
  type PrintedLine,
  type ReadLine,
  type Reading,
  type Side,
} from './match.ts';

/** The lines of one code and side, added up. */
export interface Total {
  readonly side: Side;
  readonly code: string;
  readonly lines: readonly Line[];
  readonly amount: Exact;
}

/** A printed line of a code, with what is printed for it in all. */
export interface PrintedTotal {
  readonly side: Side;
  readonly code: string;
  readonly first: PrintedLine;
  /** How the first of its lines was read. */
  readonly reading: Reading | null;
  readonly amount: Exact;
}

export interface Printed {
  /** By code and side, in the order of the payslip. */
  readonly totals: readonly PrintedTotal[];
  /** Lines that the caller's map leaves aside. */
  readonly ignored: readonly PrintedLine[];
  readonly unread: readonly PrintedLine[];
  readingOf(side: Side, code: string): Reading | null;
  amountOf(side: Side, code: string): Exact;
}

/** Adds up the printed lines of each code; `expected` are the lines that the facts give. */
export function printedBy(
  lines: readonly PrintedLine[],
  map: readonly CodeMap[],
  expected: readonly Total[],
  tolerance: Exact,
): Printed {
  const codesOf = (side: Side) => expected.filter((total) => total.side === side).map(({ code }) => code);
  const read = readByAmount(lines.map(lineReader(map, codesOf)), expected, tolerance);
  const totals = new Map<string, PrintedTotal>();
  for (const { line, code, reading } of read) {
    if (code === null) continue;
    const key = `${line.tipo} ${code}`;
    const before = totals.get(key) ?? { side: line.tipo, code, first: line, reading, amount: zero };
    totals.set(key, { ...before, amount: plus(before.amount, exact(line.valor)) });
  }
  const without = (isMeant: (one: ReadLine) => boolean) =>
    read.filter((one) => one.code === null && isMeant(one)).map(({ line }) => line);
  return {
    totals: [...totals.values()],
    ignored: without(({ reading }) => reading !== null),
    unread: without(({ reading }) => reading === null),
    amountOf: (side, code) => totals.get(`${side} ${code}`)?.amount ?? zero,
    readingOf: (side, code) => totals.get(`${side} ${code}`)?.reading ?? null,
  };
}

/** Reads a line that nothing else names as the missing one of its amount, where each is the other's only partner. */
function readByAmount(
  read: readonly ReadLine[],
  expected: readonly Total[],
  tolerance: Exact,
): readonly ReadLine[] {
  const isRead = ({ side, code }: Total) =>
    read.some(({ line, code: found }) => line.tipo === side && found === code);
  const missing = expected.filter((total) => isAbove(total.amount, tolerance) && !isRead(total));
  const unread = read.filter(({ reading }) => reading === null);
  const fits = ({ line }: ReadLine, { side, amount }: Total) =>
    line.tipo === side && !isAbove(minus(exact(line.valor), amount), tolerance);
  return read.map((one) => {
    if (one.reading !== null) return one;
    const [partner, ...others] = missing.filter((total) => fits(one, total));
    const isOnly =
      partner && others.length === 0 && unread.filter((other) => fits(other, partner)).length === 1;
    return isOnly ? { line: one.line, code: partner.code, reading: 'valor' } : one;
  });
}

const isAbove = (amount: Exact, tolerance: Exact) =>
  compare(amount, tolerance) > 0 || compare(minus(zero, amount), tolerance) > 0;

/** Adds up lines of one code, in the order in which each code comes first. */
export function totalsOf(side: Side, lines: readonly Line[]): Total[] {
  return [...new Set(lines.map(({ code }) => code))].map((code) => {
    const of = lines.filter((line) => line.code === code);
    return { side, code, lines: of, amount: sum(...of.map(({ amount }) => amount)) };
  });
}

/** Payments apart from the month, whose lines enter none of its bases. */
const APART = new Set(['decimo-terceiro', 'adiantamento-13', 'plr', 'rra', 'abono', 'terco-abono']);
/** The income tax on a vacation is that of its receipt. */
const VACATION = new Set(['ferias', 'terco-ferias']);

/** The bases that a line enters when nothing else is known of it. */
function usualBases(code: string, side: Side): readonly Base[] {
  const event = eventOf(code);
  if (event) return eventKinds[event].side === side ? eventKinds[event].enters : [];
  if (APART.has(code) || side === 'desconto') return [];
  if (VACATION.has(code)) return ['inss', 'fgts'];
  return (items as Readonly<Record<string, Item>>)[code]?.enters ?? [];
}

/** The printed lines of a side that enter a base. */
export function printedIn(month: Month, printed: Printed, side: Side, base: Base): Line[] {
  if (!basesOf(month.facts.vinculo).includes(base)) return [];
  const expected = totalsOf(side, side === 'provento' ? month.proventos : month.descontos);
  return printed.totals
    .filter((total) => total.side === side)
    .map(({ code, amount }): Line => {
      const lines = expected.find((total) => total.code === code)?.lines;
      const [usual] = lines ?? [{ enters: usualBases(code, side) }];
      const isIn = usual?.enters.includes(base) === true;
      // Where only some of the lines enter, the others are taken as they should be.
      const others = (lines ?? []).filter(({ enters }) => enters.includes(base) !== isIn);
      const apart = sum(...others.map((line) => line.amount));
      return {
        code,
        name: { pt: code, en: code },
        nature: null,
        enters: [base],
        amount: isIn ? minus(amount, apart) : apart,
      };
    });
}

/** A base of the month as the printed lines make it. */
export function printedBase(month: Month, printed: Printed, base: 'inss' | 'irrf' | 'fgts'): Exact {
  const total = (side: Side) => sum(...printedIn(month, printed, side, base).map(({ amount }) => amount));
  const pay = notNegative(minus(total('provento'), total('desconto')));
  if (base !== 'fgts') return scaled(pay, shareOfService(month.facts)[base]);
  // Days that the INSS pays have FGTS and no line.
  return plus(pay, minus(month.fgts.base, month.bases.fgts));
}
