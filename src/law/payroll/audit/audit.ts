/** The audit of a payslip: each line that is printed against the one that the facts give. */
import type { Text } from '../../../lib/languages.ts';
import { compare, type Exact, exact, minus, plus, sum, zero } from '../../../lib/numbers/exact.ts';
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
import type { CodeMap, PrintedLine, Side } from './match.ts';
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
  readonly code: string;
  readonly name: Text;
  readonly side: Side;
  /** Null where nothing is expected, as the line is not of the payroll. */
  readonly compared: Compared | null;
  readonly found: Exact;
  readonly verdict: Verdict;
  readonly cause: CauseName | null;
  readonly sentence: Text;
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
        ? (['falta', causeOfAbsence(side, code)] as const)
        : isNone(due)
          ? (['sobra', causeOfSurplus(of, side, code, amounts)] as const)
          : (['diverge', causeOfDifference(of, side, code, amounts)] as const);
    const sentence = sentenceOf({ side, code, vinculo }, verdict, cause);
    return { code, name, side, compared: amounts, found, verdict, cause, sentence };
  };
  const nameOf = ({ first, code }: PrintedTotal): Text => {
    const text = first.descricao ?? code;
    return { pt: text, en: text };
  };
  return [
    ...expected.map(({ side, code, lines, amount }) =>
      line(
        side,
        code,
        (lines[0] as Total['lines'][number]).name,
        compared(amount, printed.amountOf(side, code)),
      ),
    ),
    ...printed.totals
      .filter((total) => !expected.some(same(total)))
      .map((total) => line(total.side, total.code, nameOf(total), compared(zero, total.amount))),
    ...printed.unknown.map(({ codigo, descricao, tipo: side, valor }): AuditedLine => {
      const code = codigo ?? descricao ?? '';
      const text = descricao ?? code;
      return {
        code,
        name: { pt: text, en: text },
        side,
        compared: null,
        found: exact(valor),
        verdict: 'nao-verificavel',
        cause: null,
        sentence: sentenceOf({ side, code: null, vinculo }, 'nao-verificavel', null),
      };
    }),
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

function auditedNet(
  sent: number | undefined,
  due: Exact,
  { lancamentos }: Payslip,
  unknown: readonly PrintedLine[],
  tolerance: Exact,
): Audit['net'] {
  if (sent === undefined) return undefined;
  const total = (lines: readonly PrintedLine[]) =>
    sum(...lines.map(({ tipo, valor }) => signed(tipo, exact(valor))));
  const found = exact(sent);
  const sumOfLines = total(lancamentos);
  const expected = plus(due, total(unknown));
  const cause = !isWithin(found, sumOfLines, tolerance)
    ? 'soma-nao-fecha'
    : isWithin(found, expected, tolerance)
      ? null
      : 'consequencia-de-outra-linha';
  return { ...compared(expected, found), sumOfLines, agrees: cause === null, cause };
}

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
  const printed = printedBy(payslip.lancamentos, payslip.mapa);
  const of: Case = { month, printed, others, tolerance };
  const lines = auditedLines(of, expectedTotals(month, blocks), printed);
  const bases = auditedBases(month, payslip.bases, tolerance);
  const fgts = payslip.fgts === undefined ? undefined : auditedFgts(of, exact(payslip.fgts));
  const net = auditedNet(payslip.liquido, due, payslip, printed.unknown, tolerance);
  const wrong = lines.filter(({ verdict }) => verdict !== 'confere' && verdict !== 'nao-verificavel');
  const named = [...lines, fgts, net].flatMap((one) => (one?.cause ? [one.cause] : []));
  const differs = wrong.length > 0 || [...bases, fgts, net].some((one) => one !== undefined && !one.agrees);
  return {
    lines,
    bases,
    fgts,
    net,
    effect: sum(...wrong.map((line) => signed(line.side, line.compared?.difference ?? zero))),
    causes: [...new Set(named)],
    result: differs ? 'diverge' : printed.unknown.length > 0 ? 'confere-em-parte' : 'confere',
  };
}

function auditedFgts(of: Case, found: Exact): AuditedAmount {
  const amounts = compared(of.month.fgts.valor, found);
  const agrees = isWithin(amounts.expected, found, of.tolerance);
  return { ...amounts, agrees, cause: agrees ? null : causeOfFgts(of, amounts) };
}
