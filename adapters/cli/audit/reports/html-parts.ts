/** Parts that the summary and the payslips of a printed audit share. */
import { paperFormat } from '../../../../src/paper/format.ts';
import { cell } from '../../../../src/paper/cells.ts';
import { markup as m, type Markup } from '../../../../src/paper/markup.ts';
import type { Answer } from '../outcome.ts';
import { totalTexts, words } from '../words.ts';
import { htmlWords } from './html-words.ts';
import type { ReportOptions } from './report.ts';

export type Line = Answer['linhas'][number];

/** The words and the formats of a report. */
export const printOf = ({ language, today }: Pick<ReportOptions, 'language' | 'today'>) => ({
  language,
  today,
  t: htmlWords[language],
  names: totalTexts[language],
  ...paperFormat(language),
});

export type Print = ReturnType<typeof printOf>;

export const table = (heads: readonly string[], numbers: readonly number[], rows: readonly Markup[]) =>
  m(
    'table',
    null,
    m(
      'thead',
      null,
      m(
        'tr',
        null,
        ...heads.map((head, i) =>
          m('th', numbers.includes(i) ? { class: 'number', scope: 'col' } : { scope: 'col' }, head),
        ),
      ),
    ),
    m('tbody', null, ...rows),
  );

export const head = ({ t, day, today }: Print, title: string, when: string) =>
  m(
    'header',
    null,
    m('h1', null, title),
    m('div', null, m('div', { class: 'month' }, when), m('div', { class: 'hint' }, t.auditedOn(day(today)))),
  );

export const hero = ({ t, money }: Print, effect: number) =>
  m(
    'div',
    { class: 'hero' },
    effect < 0 ? t.missing : effect > 0 ? t.surplus : t.effect,
    m('strong', null, money(Math.abs(effect))),
  );

export const facts = (pairs: readonly (readonly [string, string | undefined])[]) =>
  m(
    'dl',
    null,
    ...pairs.map(
      ([name, value]) => value !== undefined && m('div', null, m('dt', null, name), m('dd', null, value)),
    ),
  );

export const signed = ({ amount }: Print, difference: number) =>
  difference > 0 ? `+${amount(difference)}` : amount(difference);

const marks = {
  confere: ['good', '✓'],
  diverge: ['bad', '✕'],
  falta: ['bad', '✕'],
  sobra: ['bad', '✕'],
  'nao-verificavel': ['quiet', '⊖'],
  'nao-lida': ['quiet', '?'],
} as const;

export const verdict = ({ language }: Print, name: Line['veredito']) =>
  cell([marks[name][1], ' ', words[language].verdicts[name][0]], marks[name][0]);
