/** The value of a legal table as people read it: by its form, whichever table it is. */
import { type Child, h } from '../../shared/dom.ts';
import { table } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { numbersOf } from '../drawings/numbers.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { nameOf, type Unit, unitOf } from './labels.ts';
import { isState, stateName, stateTiles } from './tiles.ts';

type Object = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjects = (value: unknown): value is readonly Object[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);
const isLeaf = (value: unknown) => !isObject(value) && !isObjects(value);

/** Shows a value under the name of its key; the value of the table itself has none. */
export function showValue(
  context: Context,
  label: string,
  value: unknown,
  outer: Unit,
  head: 'h2' | 'h3' = 'h2',
): Child {
  if (isObjects(value))
    return isHolidays(value) ? holidays(context, label, value) : list(context, label, value);
  if (!isObject(value)) return h('p', { class: 'answer' }, leaf(context, value, outer));
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => isState(key))) return map(context, label, value, outer);
  const leaves = entries.filter(([, own]) => isLeaf(own));
  return [
    leaves.length > 0 &&
      h(
        'dl',
        { class: 'facts-of-table' },
        leaves.map(([key, own]) => [
          h('dt', null, nameOf(key, context.language)),
          h('dd', null, leaf(context, own, unitOf(key, outer))),
        ]),
      ),
    entries
      .filter(([, own]) => !isLeaf(own))
      .map(([key, own]) => {
        const name = nameOf(key, context.language);
        return h(
          'section',
          { class: 'stack' },
          entries.length > 1 && h(head, null, name),
          showValue(context, name, isScale(key, value) ? withDeductions(own) : own, unitOf(key, outer), 'h3'),
        );
      }),
  ];
}

/** Tests that the bands of a table are a scale: each rate is for the part of an amount that is in its band. */
const isScale = (key: string, table: Object): boolean => key === 'faixas' && table['aliquotaUnica'] !== true;

/** Adds to the bands of a scale the amount to deduct from the whole times the rate, and the sum at the end of each band. */
function withDeductions(bands: unknown): unknown {
  if (!isObjects(bands) || !bands.every((band) => Object.keys(band).join() === 'ate,aliquota')) return bands;
  let [deduction, rateBefore, end] = [0, 0, 0];
  return (bands as readonly { readonly ate: number | null; readonly aliquota: number }[]).map((band) => {
    deduction += (end * (band.aliquota - rateBefore)) / 100;
    rateBefore = band.aliquota;
    end = band.ate ?? 0;
    const sum = band.ate === null ? null : (band.ate * band.aliquota) / 100 - deduction;
    return { ...band, parcelaDeduzir: deduction, noFimDaFaixa: sum };
  });
}

/** Writes a single value. */
export function leaf({ language, t }: Pick<Context, 'language' | 't'>, value: unknown, unit: Unit): string {
  if (Array.isArray(value)) return value.map((one) => leaf({ language, t }, one, unit)).join(' · ');
  if (value === null || value === undefined) return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value !== 'number')
    return TAXES.has(String(value)) ? String(value).toUpperCase() : String(value);
  if (unit === 'year') return String(value);
  if (unit === 'money') return numbersOf(language).money(value);
  // A rate by day has five decimals.
  const exact = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en-GB', { maximumFractionDigits: 6 });
  if (unit === 'percent') return `${exact.format(value)}${language === 'pt' ? ' %' : '%'}`;
  return exact.format(value);
}

const TAXES = new Set(['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms', 'iss', 'ipi', 'inss', 'ibs', 'cbs']);

/** A list of objects. The bands of a rate say where they begin, too. */
function list(context: Context, label: string, rows: readonly Object[]): Child {
  const { t, language } = context;
  const isBands = rows.every((row) => 'ate' in row);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const end = (at: number) => rows[at]?.['ate'];
  const cellsOf = (row: Object, at: number): Child[] => {
    const own = keys.map((key) => {
      const value = row[key];
      if (key === 'ate' && value === null) return t.tables.above;
      return isLeaf(value)
        ? leaf(context, value, unitOf(key))
        : showValue(context, key, value, 'plain', 'h3');
    });
    const before = end(at - 1);
    const from = typeof before === 'number' ? before + 0.01 : 0;
    return isBands ? [t.tables.band(at + 1), leaf(context, from, 'money'), ...own] : own;
  };
  const heads = [
    ...(isBands ? [{ head: t.tables.bandHead }, { head: t.tables.from, class: 'number' }] : []),
    ...keys.map((key) => ({
      head: nameOf(key, language),
      class: rows.some((row) => typeof row[key] === 'number') ? 'number' : '',
    })),
  ];
  return scrollRegion(
    label,
    table(
      label,
      heads,
      rows.map((row, at) => ({ cells: cellsOf(row, at) })),
    ),
  );
}

const map = (context: Context, label: string, values: Object, unit: Unit): Child =>
  stateTiles(label, (code) =>
    Object.hasOwn(values, code)
      ? [h('abbr', { title: stateName(code) }, code), h('b', null, leaf(context, values[code], unit))]
      : h('abbr', { class: 'muted', title: stateName(code) }, code),
  );

interface Holiday {
  readonly name: string;
  /** `MM-DD`, or days after Easter Sunday. */
  readonly day: string | number;
}

const isHolidays = (rows: readonly Object[]): boolean =>
  rows.every(
    ({ name, day }) => typeof name === 'string' && (typeof day === 'string' || typeof day === 'number'),
  );

/** Holidays by their days: those of a date, then those that move with Easter. */
function holidays(context: Context, label: string, rows: readonly Object[]): Child {
  const { t, f } = context;
  const order = ({ day }: Holiday) => (typeof day === 'string' ? day : `99${day + 500}`);
  const sorted = (rows as unknown as readonly Holiday[]).toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  return table(
    label,
    [{ head: t.tables.day }, { head: t.tables.holiday }],
    sorted.map(({ name, day }) => ({
      cells: [
        typeof day === 'string' ? f.day(new Date(`2024-${day}T00:00:00Z`)) : t.tables.easter(day),
        name,
      ],
    })),
  );
}
