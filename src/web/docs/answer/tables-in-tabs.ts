/** Tables whose rows refer to one another, one shown at a time: a reference is read by the name of its row. */
import { h, put } from '../../shared/dom.ts';
import { saveButton } from '../../shared/download.ts';
import { button } from '../../shared/parts.ts';
import { tabs } from '../../shared/tabs.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import type { Part, Tables } from './parts.ts';
import { columnsOf, filesOf, type Item, records } from './records.ts';

/** Rows of a table that are shown at once. */
const AT_ONCE = 20;
/** References that lead from one row to the next until one has a name. */
const DEEPEST = 3;

export type TablePart = Part & {
  readonly kind: 'list';
  readonly value: readonly Item[];
  readonly among: Tables;
};

export function tablesInTabs(context: Context, parts: readonly TablePart[]): HTMLElement {
  const { t, f } = context;
  const tables = new Map(
    parts.map(({ among, value, schema }) => [
      Object.keys(among).find((name) => among[name] === value),
      { schema, rows: new Map(value.map((row) => [Object.values(row)[0], row])) },
    ]),
  );

  /** The name of a row that a value refers to: the first column that its table shows. */
  function nameOf(value: unknown, schema: Schema | undefined, depth = 0): unknown {
    const { rows, schema: of } = tables.get(schema?.['x-ref']) ?? {};
    const row = rows?.get(value);
    const [first] = of?.['x-columns'] ?? [];
    if (row === undefined || first === undefined || depth === DEEPEST) return value;
    return nameOf(row[first], of?.items?.properties?.[first], depth + 1);
  }

  const list = parts.map(({ title, file, value, schema }) => {
    const panel = h('div');
    const [key] = Object.values(schema?.items?.properties ?? {});
    // The number of a row tells nothing to a person.
    const shown = (own: unknown, of: Schema | undefined) =>
      of === key && of?.['x-ref'] !== undefined ? null : nameOf(own, of);
    const csv = filesOf(context, file, title, columnsOf(value, schema?.items), value.length)[0]?.file;
    function show(count: number): void {
      const more = button('text', t.answer.showLines(value.length), { onclick: () => show(value.length) });
      put(
        panel,
        records(context, { file, title, items: value.slice(0, count), schema }, undefined, {
          read: shown,
          hasHead: false,
        }),
        h(
          'div',
          { class: 'line' },
          value.length > count && more,
          csv && typeof csv !== 'function' && saveButton(t.answer.tableAsCsv, csv),
        ),
      );
    }
    return { name: `${title} ${f.number(value.length)}`, panel, open: () => show(AT_ONCE) };
  });
  // The first table that refers to another one tells most.
  const isTold = ({ schema }: TablePart) =>
    Object.values(schema?.items?.properties ?? {}).some(
      ({ 'x-ref': ref }) => ref !== undefined && tables.has(ref) && tables.get(ref)?.schema !== schema,
    );
  const first = Math.max(0, parts.findIndex(isTold));
  return h('div', { class: 'part' }, tabs(t.answer.tables, list, null, { first, onChoose: () => undefined }));
}
