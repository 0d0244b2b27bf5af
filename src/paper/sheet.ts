/** The paper of an answer: what was asked, what came, and where it comes from. */
import { cell, head, number, pairs, table } from './cells.ts';
import { markup as m, type Markup, type MarkupChild } from './markup.ts';

/** A name with its text. */
export type Pair = readonly [name: string, text: string];

export interface SheetTable {
  readonly title: string;
  readonly heads: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** Lines of two kinds, with a column for the amounts of each. */
export interface SheetLedger {
  /** The names of the columns of text, then those of the two amounts. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly [name: string, adds: string, takes: string];
}

/** A sum with its rows, as `De onde vem` shows it. */
export interface SheetGroup {
  readonly name: string;
  readonly numbers: string;
  readonly total: string;
  readonly source: string | null;
  readonly entries: readonly {
    readonly name: string;
    readonly numbers: string;
    readonly result: string;
    readonly source: string | null;
  }[];
}

export interface Sheet {
  readonly title: string;
  /** The values that were typed, in one line. */
  readonly asked: string;
  /** The day on which it was made. */
  readonly day: string;
  /** Lines to fill by hand where their text is empty. */
  readonly lines: readonly Pair[];
  readonly main: { readonly label: string | null; readonly text: string } | null;
  readonly why: string;
  readonly facts: readonly Pair[];
  /** The main value is what is left of it. */
  readonly ledger: SheetLedger | null;
  readonly tables: readonly SheetTable[];
  readonly groups: readonly { readonly title: string | null; readonly rows: readonly Pair[] }[];
  /** Texts, each in lines of its own. */
  readonly texts: readonly Pair[];
  readonly account: readonly SheetGroup[];
  /** The heads of the account: its title, and the four columns. */
  readonly accountHeads: readonly [title: string, line: string, sum: string, amount: string, law: string];
  readonly notices: readonly string[];
  readonly source: string;
  readonly signatures: readonly string[];
}

/** Rows above which a page is set closer. */
const ROOMY = 26;

/** Lays a sheet; `figure` stands for the drawing of the answer. */
export function sheetPaper(sheet: Sheet, figure: MarkupChild = null): Markup {
  const { title, asked, day, lines, main, why, facts, ledger, tables, groups, texts, account, notices } =
    sheet;
  const rows = [...tables, ...groups, ...(ledger ? [ledger] : [])].reduce(
    (sum, one) => sum + one.rows.length + 2,
    0,
  );
  const sums = account.reduce((sum, { entries }) => sum + entries.length + 2, 0);
  return m(
    'article',
    { class: rows + sums > ROOMY ? 'paper dense' : 'paper' },
    m(
      'header',
      null,
      m('div', null, m('h1', null, title), m('div', { class: 'hint' }, asked)),
      m('div', null, m('strong', null, 'canivete'), m('div', { class: 'hint' }, day)),
    ),
    lines.length > 0 && pairs('blank', lines),
    ledger && ledgerOf(ledger),
    main && ledger && m('div', { class: 'hero' }, main.label, m('strong', null, main.text)),
    main &&
      !ledger && [
        main.label !== null && m('div', { class: 'hint above' }, main.label),
        m('p', { class: main.text.length > 40 ? 'main long' : 'main' }, main.text),
      ],
    why !== '' && m('p', { class: ledger ? 'hint' : 'why' }, why),
    facts.length > 0 && pairs('facts', facts),
    figure,
    texts.map(([name, text]) => [m('h2', null, name), m('pre', null, text)]),
    tables.map(tableOf),
    groups.map(({ title, rows }) => [title !== null && m('h2', null, title), valuesOf(rows)]),
    account.length > 0 && accountOf(sheet),
    notices.map((notice) => m('p', { class: 'hint above' }, notice)),
    sheet.signatures.length > 0 &&
      m(
        'div',
        { class: 'sign' },
        sheet.signatures.map((name) => m('div', { class: 'hint' }, name)),
      ),
    m('footer', null, m('div', null, sheet.source), m('div', null, `canivete · ${title}`)),
  );
}

const eitherCell = (text: string, isNumber = false) => (isNumber ? number(text) : cell(text));

/** The last two columns are amounts. */
const ledgerOf = ({ heads, rows, totals: [name, ...totals] }: SheetLedger): Markup => {
  const isNumber = (i: number) => i >= heads.length - 2;
  return table(
    heads.map((text, i) => head(text, isNumber(i))),
    [
      rows.map((row) =>
        m(
          'tr',
          null,
          row.map((text, i) => eitherCell(text, isNumber(i))),
        ),
      ),
      m(
        'tr',
        { class: 'total' },
        m('td', { colspan: heads.length - 2 }, name),
        totals.map((text) => number(text)),
      ),
    ],
  );
};

const tableOf = ({ title, heads, rows }: SheetTable): MarkupChild => [
  m('h2', null, title),
  table(
    heads.map(({ name, isNumber }) => head(name, isNumber)),
    rows.map((row) =>
      m(
        'tr',
        null,
        row.map((text, i) => eitherCell(text, heads[i]?.isNumber)),
      ),
    ),
  ),
];

const valuesOf = (rows: readonly Pair[]): Markup =>
  m(
    'table',
    null,
    m(
      'tbody',
      null,
      rows.map(([name, text]) => m('tr', null, cell(name), number(text))),
    ),
  );

function accountOf({ account, accountHeads: [title, line, sum, amount, law] }: Sheet): MarkupChild {
  const row = (kind: string | null, name: string, numbers: string, result: string, source: string | null) =>
    m(
      'tr',
      kind === null ? null : { class: kind },
      cell(name),
      cell(numbers),
      number(result),
      cell(source ?? ''),
    );
  return [
    m('h2', null, title),
    table(
      [head(line), head(sum), head(amount, true), head(law)],
      account.map(({ name, numbers, total, source, entries }) => [
        entries.length > 0 && m('tr', { class: 'group' }, m('th', { colspan: 4, scope: 'rowgroup' }, name)),
        entries.map((one, i) =>
          row(null, one.name, one.numbers, one.result, one.source ?? (i === 0 ? source : null)),
        ),
        row(entries.length > 0 ? 'all' : null, name, numbers, total, entries.length > 0 ? null : source),
      ]),
      'origins',
    ),
  ];
}
