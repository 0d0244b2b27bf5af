/** The figures of all payslips together. */
import type { CauseName } from '../../../src/law/payroll/audit/reasons.ts';
import type { Answer, Outcome } from './outcome.ts';

/** The payslips with a cause, and how the lines that have it change the net. BRL cents. */
export interface CauseTotal {
  payslips: number;
  effect: number;
}

/** A label that was not read. */
export interface UnreadLabel {
  readonly tipo: Answer['linhas'][number]['tipo'];
  /** The printed code, or else the label: what a map names. */
  readonly de: string;
  readonly rotulo: string;
  readonly sugestao: string | null;
  times: number;
  /** BRL cents. */
  sum: number;
}

/** Labels that are kept of files that are too large to be held. */
const MOST_UNREAD = 5_000;

export interface Totals {
  readonly payslips: Record<Answer['resultado'] | 'erro' | 'sem-fatos', number>;
  readonly lines: Record<Answer['linhas'][number]['veredito'], number>;
  readonly causes: Map<CauseName, CauseTotal>;
  readonly unread: Map<string, UnreadLabel>;
  /** Unread lines whose label is in no list, because it was full. */
  unreadNotKept: number;
  /** BRL cents. */
  effect: number;
}

export const newTotals = (): Totals => ({
  payslips: { confere: 0, 'confere-em-parte': 0, diverge: 0, erro: 0, 'sem-fatos': 0 },
  lines: { confere: 0, diverge: 0, falta: 0, sobra: 0, 'nao-verificavel': 0, 'nao-lida': 0 },
  causes: new Map(),
  unread: new Map(),
  unreadNotKept: 0,
  effect: 0,
});

const cents = (reais: number) => Math.round(reais * 100);

export function addTo(totals: Totals, outcome: Outcome, isSorted: boolean): void {
  if (outcome.result !== 'audited') return void totals.payslips[outcome.result]++;
  const { resultado, resumo, linhas, causas } = outcome.answer;
  totals.payslips[resultado]++;
  totals.effect += cents(resumo.efeitoNoLiquido);
  for (const line of linhas) {
    totals.lines[line.veredito]++;
    if (line.veredito === 'nao-lida') addUnread(totals, line, isSorted);
  }
  for (const cause of causas) {
    const total = totals.causes.get(cause) ?? { payslips: 0, effect: 0 };
    totals.causes.set(cause, total);
    total.payslips++;
    for (const { causa, tipo, diferenca } of linhas)
      if (causa === cause) total.effect += cents(diferenca ?? 0) * (tipo === 'provento' ? 1 : -1);
  }
}

function addUnread(totals: Totals, line: Answer['linhas'][number], isSorted: boolean): void {
  const { tipo, codigo, descricao: rotulo, encontrado, sugestao = null } = line;
  const de = codigo ?? rotulo;
  const key = `${tipo} ${de}`;
  const known = totals.unread.get(key);
  if (!known && isSorted && totals.unread.size >= MOST_UNREAD) return void totals.unreadNotKept++;
  const label = known ?? { tipo, de, rotulo, sugestao, times: 0, sum: 0 };
  totals.unread.set(key, label);
  label.times++;
  label.sum += cents(encontrado);
}

/** The unread labels, the most frequent first. */
export const unreadByNumber = ({ unread }: Totals): UnreadLabel[] =>
  [...unread.values()].toSorted((a, b) => b.times - a.times || (a.de < b.de ? -1 : 1));

/** The causes, the most frequent first. */
export const causesByNumber = ({ causes }: Totals): [CauseName, CauseTotal][] =>
  [...causes].toSorted(([a, of], [b, other]) => other.payslips - of.payslips || (a < b ? -1 : 1));

/** The exit code: 3 where facts are missing, else 1 where a payslip differs or was refused, else 0. */
export function exitCodeOf(
  { payslips }: Totals,
  { allowsMissingFacts }: { readonly allowsMissingFacts: boolean },
): number {
  if (payslips['sem-fatos'] > 0 && !allowsMissingFacts) return 3;
  return payslips.diverge + payslips.erro > 0 ? 1 : 0;
}
