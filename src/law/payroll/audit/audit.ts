/** The audit of a payslip: each line that is printed against the one that the facts give. */
import type { Text } from '../../../lib/languages.ts';
import { compare, type Exact, exact, minus, notNegative, sum, zero } from '../../../lib/numbers/exact.ts';
import type { Blocks } from '../blocks.ts';
import type { Month } from '../month.ts';
import {
  type Case,
  causeOfAbsence,
  causeOfDifference,
  causeOfFgts,
  causeOfSurplus,
  isWithin,
  type OtherYears,
} from './causes.ts';
import { nearestCode } from './labels.ts';
import type { CodeMap, PrintedLine, Reading, Side } from './match.ts';
import { type Printed, printedBy, type PrintedTotal, type Total, totalsOf } from './printed.ts';
import { type CauseName, sentenceOf, type Verdict } from './reasons.ts';

/** A payslip as it is printed. BRL. */
export interface Payslip {
  readonly lancamentos: readonly PrintedLine[];
  readonly liquido?: number | undefined;
  readonly fgts?: number | undefined;
  readonly bases?: { readonly [Of in BaseName]?: number | undefined } | undefined;
  readonly mapa: readonly CodeMap[];
  /** The largest difference that still agrees. */
  readonly tolerancia: number;
}

export const baseNames = ['inss', 'irrf', 'fgts'] as const;
export type BaseName = (typeof baseNames)[number];

/** The expected amount, the printed one and their difference. */
interface Compared {
  readonly expected: Exact;
  readonly found: Exact;
  readonly difference: Exact;
}

export interface AuditedLine {
  /** Null for a line that was not read, and has no printed code. */
  readonly code: string | null;
  readonly name: Text;
  readonly side: Side;
  /** Null where nothing is expected, as the line is not of the payroll. */
  readonly compared: Compared | null;
  readonly found: Exact;
  readonly verdict: Verdict;
  readonly cause: CauseName | null;
  readonly sentence: Text;
  /** Null for a line that is not printed, or was not read. */
  readonly reading: Reading | null;
  /** The nearest code of a label that was not read. */
  readonly suggestion?: string | null;
}

export interface AuditedAmount extends Compared {
  readonly agrees: boolean;
  readonly cause: CauseName | null;
}

export interface Audit {
  readonly lines: readonly AuditedLine[];
  readonly bases: readonly (Compared & { readonly base: BaseName; readonly agrees: boolean })[];
  readonly fgts: AuditedAmount | undefined;
  readonly net: (AuditedAmount & { readonly sumOfLines: Exact }) | undefined;
  /** The differences of the lines, as they change the net. */
  readonly effect: Exact;
  /** Each once, in the order of lines, FGTS, net. */
  readonly causes: readonly CauseName[];
  readonly result: 'confere' | 'confere-em-parte' | 'diverge';
}

const compared = (expected: Exact, found: Exact): Compared => ({
  expected,
  found,
  difference: minus(found, expected),
});

const isNone = (amount: Exact) => compare(amount, zero) === 0;

/** Earnings raise the net; discounts lower it. */
const signed = (side: Side, amount: Exact) => (side === 'provento' ? amount : minus(zero, amount));

/** The lines that the facts give, those of the blocks last; the receipt of a vacation is a payslip of its own. */
function expectedTotals({ proventos, descontos }: Month, { decimoTerceiro, plr, rra }: Blocks): Total[] {
  const payments = [{ proventos, descontos }, decimoTerceiro, plr, rra];
  const found: Total[] = [];
  for (const payment of payments) {
    if (!payment) continue;
    for (const [side, lines] of [
      ['provento', payment.proventos],
      ['desconto', payment.descontos],
    ] as const) {
      found.push(...totalsOf(side, lines));
    }
  }
  return found;
}

/** Lines of the receipt of a vacation, which is a payslip of its own. */
const RECEIPT: ReadonlySet<string> = new Set(['abono', 'terco-abono', 'irrf-ferias', 'inss-ferias']);

function auditedLines(of: Case, expected: readonly Total[], printed: Printed): AuditedLine[] {
  const { month, tolerance } = of;
  const { vinculo } = month.facts;
  const same = (a: { side: Side; code: string }) => (b: { side: Side; code: string }) =>
    a.side === b.side && a.code === b.code;
  const line = (side: Side, code: string, name: Text, amounts: Compared): AuditedLine => {
    const { expected: due, found } = amounts;
    const [verdict, cause] = isWithin(due, found, tolerance)
      ? (['confere', null] as const)
      : isNone(found)
        ? (['falta', isUnread(side) ? 'rotulo-nao-lido' : causeOfAbsence(side, code)] as const)
        : isNone(due)
          ? (['sobra', causeOfSurplus(of, side, code, amounts)] as const)
          : (['diverge', causeOfDifference(of, side, code, amounts)] as const);
    const sentence = sentenceOf({ side, code, vinculo }, verdict, cause);
    const reading = printed.readingOf(side, code);
    return { code, name, side, compared: amounts, found, verdict, cause, sentence, reading };
  };
  const unverified = (side: Side, code: string, name: Text, found: Exact, reading: Reading): AuditedLine => ({
    code,
    name,
    side,
    compared: null,
    found,
    verdict: 'nao-verificavel',
    cause: null,
    sentence: sentenceOf({ side, code: null, vinculo }, 'nao-verificavel', null),
    reading,
  });
  const surplus = printed.totals.filter((total) => !expected.some(same(total)));
  const textOf = (text: string): Text => ({ pt: text, en: text });
  const nameOf = ({ first, code }: PrintedTotal): Text => textOf(first.descricao ?? code);
  const isUnread = (side: Side) => printed.unread.some(({ tipo }) => tipo === side);
  return [
    ...expected.map(({ side, code, lines, amount }) =>
      line(
        side,
        code,
        (lines[0] as Total['lines'][number]).name,
        compared(amount, printed.amountOf(side, code)),
      ),
    ),
    ...surplus
      .filter(({ code }) => !RECEIPT.has(code))
      .map((total) => line(total.side, total.code, nameOf(total), compared(zero, total.amount))),
    ...surplus
      .filter(({ code }) => RECEIPT.has(code))
      .map((total) =>
        unverified(total.side, total.code, nameOf(total), total.amount, total.reading ?? 'codigo'),
      ),
    ...printed.ignored.map(({ codigo, descricao, tipo, valor }) => {
      const code = codigo ?? descricao ?? '';
      return unverified(tipo, code, textOf(descricao ?? code), exact(valor), 'mapa');
    }),
    ...printed.unread.map(({ codigo, descricao, tipo: side, valor }): AuditedLine => ({
      code: codigo ?? null,
      name: textOf(descricao ?? codigo ?? ''),
      side,
      compared: null,
      found: exact(valor),
      verdict: 'nao-lida',
      cause: null,
      sentence: sentenceOf({ side, code: null, vinculo }, 'nao-lida', null),
      reading: null,
      suggestion: descricao === undefined ? null : nearestCode(side, descricao),
    })),
  ];
}

/** The bases that may be printed: that of the law, and the one that the rate falls on. */
function expectedBases({ bases, inss, irrf, fgts }: Month): Record<BaseName, readonly [Exact, ...Exact[]]> {
  return { inss: [bases.inss, inss.base], irrf: [bases.irrf, irrf.base], fgts: [fgts.base] };
}

function auditedBases(month: Month, printed: Payslip['bases'], tolerance: Exact): Audit['bases'] {
  const expected = expectedBases(month);
  return baseNames.flatMap((base) => {
    const sent = printed?.[base];
    if (sent === undefined) return [];
    const found = exact(sent);
    const [first, ...others] = expected[base];
    const distance = (amount: Exact) => {
      const { difference } = compared(amount, found);
      return compare(difference, zero) < 0 ? minus(zero, difference) : difference;
    };
    const nearest = others.reduce((a, b) => (compare(distance(b), distance(a)) < 0 ? b : a), first);
    const agrees = isWithin(nearest, found, tolerance);
    return [{ base, agrees, ...compared(agrees ? nearest : first, found) }];
  });
}

const sides = ['provento', 'desconto'] as const;

/** The expected lines of a side that are not printed, and its printed lines that were not read: each may be the other. */
function openOf(lines: readonly AuditedLine[], side: Side) {
  const total = (verdict: Verdict, amountOf: (line: AuditedLine) => Exact) =>
    sum(...lines.filter((line) => line.side === side && line.verdict === verdict).map(amountOf));
  return {
    missing: total('falta', ({ compared: of }) => of?.expected ?? zero),
    unread: total('nao-lida', ({ found }) => found),
  };
}

function auditedNet(
  sent: number | undefined,
  due: Exact,
  { lancamentos }: Payslip,
  lines: readonly AuditedLine[],
  tolerance: Exact,
): Audit['net'] {
  if (sent === undefined) return undefined;
  const found = exact(sent);
  const sumOfLines = sum(...lancamentos.map(({ tipo, valor }) => signed(tipo, exact(valor))));
  const unverified = lines.filter(({ verdict }) => verdict === 'nao-verificavel');
  const unread = sides.map((side) => {
    const { missing, unread: read } = openOf(lines, side);
    return signed(side, notNegative(minus(read, missing)));
  });
  const expected = sum(due, ...unverified.map((line) => signed(line.side, line.found)), ...unread);
  const cause = !isWithin(found, sumOfLines, tolerance)
    ? 'soma-nao-fecha'
    : isWithin(found, expected, tolerance)
      ? null
      : 'consequencia-de-outra-linha';
  return { ...compared(expected, found), sumOfLines, agrees: cause === null, cause };
}

/** Verdicts of lines that are neither right nor wrong. */
const OPEN: ReadonlySet<Verdict> = new Set(['falta', 'nao-verificavel', 'nao-lida']);

/**
 * Audits a payslip by the month that the facts give. `net` is what the month and its blocks pay, without the receipt of a
 * vacation.
 */
export function auditOf(
  { month, blocks, net: due }: { readonly month: Month; readonly blocks: Blocks; readonly net: Exact },
  payslip: Payslip,
  others: OtherYears,
): Audit {
  const tolerance = exact(payslip.tolerancia);
  const expected = expectedTotals(month, blocks);
  const printed = printedBy(payslip.lancamentos, payslip.mapa, expected, tolerance);
  const of: Case = { month, printed, others, tolerance };
  const lines = auditedLines(of, expected, printed);
  const bases = auditedBases(month, payslip.bases, tolerance);
  const fgts = payslip.fgts === undefined ? undefined : auditedFgts(of, exact(payslip.fgts));
  const net = auditedNet(payslip.liquido, due, payslip, lines, tolerance);
  const wrong = lines.filter(({ verdict }) => verdict === 'diverge' || verdict === 'sobra');
  const isOpen = lines.some(({ verdict }) => OPEN.has(verdict));
  // An unread label may be a missing line: only what is above them all is missing.
  const uncovered = sides.map((side) => {
    const { missing, unread } = openOf(lines, side);
    return { side, amount: notNegative(minus(missing, unread)) };
  });
  const lacks = lines.some(({ side, verdict }) => {
    const { amount } = uncovered.find((one) => one.side === side) as (typeof uncovered)[number];
    const hasUnread = printed.unread.some(({ tipo }) => tipo === side);
    return verdict === 'falta' && (!hasUnread || compare(amount, tolerance) > 0);
  });
  const named = [...lines, fgts, net].flatMap((one) => (one?.cause ? [one.cause] : []));
  const differs =
    wrong.length > 0 || lacks || [...bases, fgts, net].some((one) => one !== undefined && !one.agrees);
  return {
    lines,
    bases,
    fgts,
    net,
    effect: sum(
      ...wrong.map((line) => signed(line.side, line.compared?.difference ?? zero)),
      ...uncovered.map(({ side, amount }) => signed(side, minus(zero, amount))),
    ),
    causes: [...new Set(named)],
    result: differs ? 'diverge' : isOpen ? 'confere-em-parte' : 'confere',
  };
}

function auditedFgts(of: Case, found: Exact): AuditedAmount {
  const amounts = compared(of.month.fgts.valor, found);
  const agrees = isWithin(amounts.expected, found, of.tolerance);
  return { ...amounts, agrees, cause: agrees ? null : causeOfFgts(of, amounts) };
}
