/** Parts that the paper of an audit shares with the summary of many. */
import type { Language } from '../../lib/languages.ts';
import { cell } from '../cells.ts';
import { type PaperFormat, paperFormat } from '../format.ts';
import { markup as m, type Markup } from '../markup.ts';
import type { AuditAnswer, AuditedAmount, Verdict } from './answer.ts';
import { auditWords } from './words.ts';

/** The words and the formats of an audit. */
export interface AuditPrint extends PaperFormat {
  readonly language: Language;
  /** The day of the audit, `YYYY-MM-DD`. */
  readonly today: string;
  readonly t: (typeof auditWords)[Language];
  readonly causeName: (cause: string) => string;
}

export const auditPrint = (
  language: Language,
  today: string,
  causeName: AuditPrint['causeName'],
): AuditPrint => ({ language, today, causeName, t: auditWords[language], ...paperFormat(language) });

type HeadPrint = Pick<AuditPrint, 't' | 'day' | 'today'>;

/** `under` stands below the title. */
export const auditHead = ({ t, day, today }: HeadPrint, title: string, when: string, under = ''): Markup =>
  m(
    'header',
    null,
    m('div', null, m('h1', null, title), under !== '' && m('div', { class: 'hint' }, under)),
    m('div', null, m('div', { class: 'month' }, when), m('div', { class: 'hint' }, t.auditedOn(day(today)))),
  );

export const auditHero = ({ t, money }: Pick<AuditPrint, 't' | 'money'>, effect: number): Markup =>
  m(
    'div',
    { class: 'hero' },
    effect < 0 ? t.missing : effect > 0 ? t.surplus : t.effect,
    m('strong', null, money(Math.abs(effect))),
  );

export const signed = ({ amount }: PaperFormat, difference: number): string =>
  difference > 0 ? `+${amount(difference)}` : amount(difference);

const marks: Readonly<Record<Verdict, readonly [tone: string, mark: string]>> = {
  confere: ['good', '✓'],
  diverge: ['bad', '✕'],
  falta: ['bad', '✕'],
  sobra: ['bad', '✕'],
  'nao-verificavel': ['quiet', '⊖'],
  'nao-lida': ['quiet', '?'],
};

export const verdictCell = ({ t }: AuditPrint, verdict: Verdict): Markup =>
  cell([marks[verdict][1], ' ', t.verdicts[verdict][0]], marks[verdict][0]);

/** The totals that were audited, each with its name, the net last. */
export const totalsOf = (
  { t }: AuditPrint,
  { bases, fgts, liquido }: AuditAnswer,
): readonly (readonly [name: string, total: AuditedAmount])[] => [
  ...bases.map((one) => [t.totals[`base-${one.base}`], one] as const),
  ...(fgts ? [[t.totals.fgts, fgts] as const] : []),
  ...(liquido ? [[t.totals.liquido, liquido] as const] : []),
];
