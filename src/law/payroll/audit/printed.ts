/** The amounts of a printed payslip by the lines of the payroll, and the bases that they make. */
import { type Exact, exact, minus, notNegative, plus, sum, zero } from '../../../lib/numbers/exact.ts';
import { eventKinds } from '../events.ts';
import { type Base, basesOf, type Item, items, type Line } from '../items.ts';
import { type Month, scaled, shareOfService } from '../month.ts';
import { type CodeMap, codeOfPrinted, eventOf, type PrintedLine, type Side } from './match.ts';

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
  readonly amount: Exact;
}

export interface Printed {
  /** By code and side, in the order of the payslip. */
  readonly totals: readonly PrintedTotal[];
  /** Lines that nothing is known of. */
  readonly unknown: readonly PrintedLine[];
  amountOf(side: Side, code: string): Exact;
}

/** Adds up the printed lines of each code. */
export function printedBy(lines: readonly PrintedLine[], map: readonly CodeMap[]): Printed {
  const totals = new Map<string, PrintedTotal>();
  const unknown: PrintedLine[] = [];
  for (const line of lines) {
    const code = codeOfPrinted(line, map);
    if (code === null) {
      unknown.push(line);
      continue;
    }
    const key = `${line.tipo} ${code}`;
    const before = totals.get(key) ?? { side: line.tipo, code, first: line, amount: zero };
    totals.set(key, { ...before, amount: plus(before.amount, exact(line.valor)) });
  }
  return {
    totals: [...totals.values()],
    unknown,
    amountOf: (side, code) => totals.get(`${side} ${code}`)?.amount ?? zero,
  };
}

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
