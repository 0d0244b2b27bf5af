/** An answer as a sheet of paper prints it. */
import type { Sheet, SheetLedger, SheetTable } from '../../../paper/sheet.ts';
import { shortName } from '../../../shown/tool-names.ts';
import type { Context } from '../core/context.ts';
import type { LedgerWords, PaperWords, Schema, ToolAnswer, Values } from '../core/types.ts';
import { accountOf, type Step } from './account.ts';
import { typedText } from './copied.ts';
import { type Part, partsOf } from './parts.ts';
import { type Column, columnsOf, inColumn, isRecords, type Item } from './records.ts';
import { isIdle, showValue } from './values.ts';
import { placeAt, readWords, toldIn } from './words.ts';

/** Columns of a table that a page has room for. */
const COLUMNS = 7;

/** `steps` are those of an answer that explains itself, and `typed` what stands in the lines to fill. */
export function sheetOf(context: Context, given: ToolAnswer, steps: readonly Step[], typed: Values): Sheet {
  const { t, f } = context;
  const { tool, input, answer } = given;
  const { schema, main, why, ...named } = readWords(context, given);
  const words: Partial<PaperWords> = schema?.['x-paper'] ?? {};
  const { ledger } = words;
  const listed = ledger ? [ledger.adds, ledger.takes, ...ledger.totals, ...(main?.paths ?? [])] : [];
  const facts = named.facts.filter(({ path }) => !listed.includes(path));
  const account = accountOf(context, steps, schema).filter(({ part }) => !listed.includes(part));
  const { hidden, said } = toldIn({ main, facts });
  const parts = partsOf(context, answer, schema, tool.id, { hidden: [...hidden, ...listed], said });
  const { tabela, aviso, disclaimer } = Object(answer) as Values;
  const { fonte } = Object(tabela) as { readonly fonte?: unknown };
  const notice = aviso ?? disclaimer;
  return {
    title: words.title ?? tool.people?.name ?? shortName(tool.name),
    asked: typedText(context, tool, input),
    day: f.date(new Date().toISOString()),
    lines: (words.lines ?? []).map((line) => [t.paper.lines[line], String(typed[line] ?? '')]),
    main,
    why: why?.join('') ?? '',
    facts: facts.map(({ label, text }) => [label, text]),
    ledger: ledger ? ledgerOf(context, ledger, schema, answer) : null,
    tables: parts.flatMap((part) => tableOf(context, part)),
    // The account says where each of them comes from.
    groups:
      account.length > 0
        ? []
        : parts.flatMap((part) =>
            part.kind === 'values'
              ? [{ title: part.title, rows: part.rows.map(({ label, text }) => [label, text] as const) }]
              : [],
          ),
    texts: parts.flatMap((part) => (part.kind === 'text' ? [[part.title, String(part.value)] as const] : [])),
    account,
    accountHeads: t.paper.account,
    notices: typeof notice === 'string' ? [notice] : [],
    source: typeof fonte === 'string' ? `${t.answer.source}: ${fonte}` : '',
    signatures: words.signatures ?? [],
  };
}

/** The rows of two lists as one table: their columns of text, then an amount in the column of its list. */
function ledgerOf(
  context: Context,
  { adds, takes, totals }: LedgerWords,
  schema: Schema | undefined,
  answer: unknown,
): SheetLedger {
  const lists = [adds, takes].map((path) => placeAt(answer, schema, path));
  const read = lists.map(({ value, schema: own }) => columnsOf((value ?? []) as readonly Item[], own?.items));
  const isAmount = ({ values }: Column) => values.every((value) => typeof value === 'number');
  const byPath = new Map(read.flat().map((column) => [column.path, column]));
  const texts = [...byPath.values()].filter((column) => !isAmount(column));
  const text = (column: Column | undefined, i: number) =>
    isIdle(column?.values[i]) ? '' : inColumn(showValue(context, column?.values[i], column?.schema));
  return {
    heads: [...texts, ...lists].map(({ label }) => label),
    rows: read.flatMap((columns, side) => {
      const amount = columns.find(isAmount);
      return (amount?.values ?? []).map((_, i) => [
        ...texts.map(({ path }) =>
          text(
            columns.find((one) => one.path === path),
            i,
          ),
        ),
        ...lists.map((_, at) => (at === side ? text(amount, i) : '')),
      ]);
    }),
    totals: [
      context.t.paper.totals,
      ...(totals.map((path) => {
        const { value, schema: own } = placeAt(answer, schema, path);
        return inColumn(showValue(context, value, own));
      }) as [string, string]),
    ],
  };
}

/** A list as a table: one of texts has a column for them. */
function tableOf(context: Context, part: Part): readonly SheetTable[] {
  if (part.kind !== 'list') return [];
  const { title, within, schema } = part;
  const items = part.value as readonly unknown[];
  const name = within === null ? title : `${within}: ${title}`;
  if (!isRecords(items)) {
    const rows = items.map((one) => [showValue(context, one, schema?.items)]);
    return [{ title: name, heads: [{ name: '', isNumber: false }], rows }];
  }
  const columns = columnsOf(items, schema?.items)
    .filter(({ values }) => !values.every(isIdle))
    .slice(0, COLUMNS);
  return [
    {
      title: name,
      heads: columns.map(({ label, values }) => ({
        name: label,
        isNumber: values.every((value) => value === null || typeof value === 'number'),
      })),
      rows: items.map((_, i) =>
        columns.map(({ values, schema }) =>
          values[i] === null ? '' : inColumn(showValue(context, values[i], schema)),
        ),
      ),
    },
  ];
}
