/** The steps of a calculation as a person would write them down: numbers in place of names, under what they lead to. */
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import { schemaAt } from './values.ts';

export interface Step {
  readonly passo: string;
  readonly descricao?: string;
  readonly formula: string;
  readonly valores?: Readonly<Record<string, number | { readonly passo: string }>>;
  readonly resultado: unknown;
  readonly arredondamento?: string;
  readonly fonte: string | null;
  readonly campo?: string | null;
}

export interface Entry {
  readonly name: string;
  readonly numbers: string;
  readonly result: string;
  /** The law, where it is another one than that of its group. */
  readonly source: string | null;
}

export interface Group {
  /** The part of the answer that it is. */
  readonly part: string;
  readonly name: string;
  /** How its total is made. */
  readonly numbers: string;
  readonly total: string;
  readonly source: string | null;
  readonly entries: readonly Entry[];
  /** How the sum of the rounded rows differs from the rounded sum, where it does. */
  readonly rounding: { readonly exact: string; readonly total: string; readonly rows: string } | null;
}

/** Rows of a group; a loan has hundreds, which are read in its table. */
const MOST = 12;

/** The description of a step in between, which has no name. */
const UNNAMED = /^(?:Valor intermediário|Intermediate value)$/;
/** A number below is a rate or a factor, and no amount, unless a step says so. */
const SMALL = 10;
/** A term that adds nothing. */
const ZERO = / [+−] 0(?:[.,]00)?(?= |\)|$)/g;
const NAME = /[a-zA-Z_]\w*/g;
const CALL = /(?:menor|maior|se|potencia|min|max)\(/g;

/** A bound at zero that a value does not reach is left out. */
function withoutBound(formula: string, result: unknown): string {
  const inner = /^maior\((.*), 0\)$/.exec(formula)?.[1];
  return inner !== undefined && typeof result === 'number' && result > 0 && !/\)[^(]*\(/.test(inner)
    ? inner
    : formula;
}

const root = (passo: string) => passo.split(/[.[]/)[0] ?? passo;

/** The steps of an account, with the words that they are written in. */
interface Book extends Pick<Context, 'language' | 't'> {
  readonly steps: readonly Step[];
  readonly known: ReadonlyMap<string, Step>;
  readonly schema: Schema | undefined;
}

/** Writes the steps in groups: those of one part of the answer are written together, with its total. */
export function accountOf(
  { language, t }: Pick<Context, 'language' | 't'>,
  steps: readonly Step[],
  schema: Schema | undefined,
): readonly Group[] {
  const known = new Map(steps.map((step) => [step.passo, step]));
  const book = { language, t, steps, known, schema };
  const roots = [...new Set(steps.map(({ passo }) => root(passo)))];
  return roots.flatMap((name): readonly Group[] => {
    const all = steps.filter(({ passo }) => root(passo) === name);
    const first =
      all.find(({ passo }) => passo === name) ?? all.findLast(({ passo }) => passo === `${name}.valor`);
    if (!first) return [];
    const again = sumsAgain(first, all, known);
    const later = new Set(again.flatMap(({ own }) => own));
    const earlier = all.filter((step) => !later.has(step));
    return [
      ...groupOf(book, first, schema?.properties?.[name]?.title ?? nameOf(first), earlier),
      ...again.flatMap(({ total, own }, i) => groupOf(book, total, nameAgain(book, total, i + 2), own)),
    ];
  });
}

function write({ language }: Book, value: number, least: number): string {
  const places = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 6) };
  return value.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-GB', places).replace(/^-/, '−');
}

const cents = (book: Book, value: number) => write(book, Math.round((value + Number.EPSILON) * 100) / 100, 2);

/** Writes the result of a step in its unit. */
function shown(book: Book, { resultado, campo, arredondamento }: Step): string {
  if (typeof resultado !== 'number') return String(resultado);
  const path = campo?.split(/[.[\]]+/).filter(Boolean);
  const unit = path && schemaAt(book.schema, path)?.['x-unit'];
  const isMoney = arredondamento?.startsWith('centavo') === true || ['reais', 'BRL'].includes(unit ?? '');
  if (unit === '%') return `${write(book, resultado, 0)} %`;
  // An amount that is not rounded yet is written to the cent.
  if (unit === undefined && !isMoney && Math.abs(resultado) < SMALL) return write(book, resultado, 0);
  return isMoney || unit === undefined ? cents(book, resultado) : `${write(book, resultado, 0)} ${unit}`;
}

/** Writes a number that was given. */
function leaf(book: Book, value: number): string {
  const isLong = Math.abs(value) >= 1000 || !Number.isInteger(value * 10);
  return write(book, value, isLong ? Math.min(2, decimals(value)) || 2 : 0);
}

/** Writes a formula with numbers in place of its names. */
function filled(book: Book, { formula, valores = {}, resultado }: Step): string {
  const { functions } = book.t.answer;
  return withoutBound(formula, resultado)
    .replaceAll(', ', '; ')
    .replaceAll(/([a-zA-Z_]\w*) (?:\/ 100)/g, (all, name: string) => {
      const value = valores[name];
      return typeof value === 'number' ? `${write(book, value, 0)} %` : all;
    })
    .replaceAll(NAME, (name) => {
      const value = valores[name];
      if (typeof value === 'number') return leaf(book, value);
      const step = value && book.known.get(value.passo);
      if (step) return shown(book, step);
      return functions[name as keyof typeof functions] ?? name;
    })
    .replaceAll(' * ', ' × ')
    .replaceAll(' / ', ' ÷ ')
    .replaceAll(' - ', ' − ')
    .replaceAll(ZERO, '')
    .replaceAll(/ − \(0(?:[.,]00)?\)/g, '');
}

/** Tests that a step says something: it computes, and is no value that its ceiling leaves as it is. */
function isTold({ known }: Book, { formula, valores = {}, descricao = '', resultado }: Step): boolean {
  const value = valores[/^menor\((\w+), \w+\)$/.exec(formula)?.[1] ?? ''];
  const isBelowCeiling =
    (typeof value === 'object' ? known.get(value.passo)?.resultado : value) === resultado;
  return (
    /[ (]/.test(formula) &&
    !isBelowCeiling &&
    !UNNAMED.test(descricao) &&
    (formula.match(CALL)?.length ?? 0) < 2 &&
    resultado !== 0
  );
}

function groupOf(book: Book, total: Step, name: string, own: readonly Step[]): readonly Group[] {
  if (UNNAMED.test(total.descricao ?? '') || total.resultado === 0) return [];
  const source = own.map(({ fonte }) => fonte).find((fonte) => fonte !== null) ?? null;
  const entries = own
    .filter((step) => step !== total && isTold(book, step) && / /.test(filled(book, step)))
    .slice(0, MOST);
  const isSum = /[ (]/.test(total.formula);
  if (entries.length === 0 && !isSum) return [];
  return [
    {
      ...{ name, source, part: root(total.passo) },
      numbers: isSum ? filled(book, total) : '',
      total: shown(book, total),
      entries: entries.map((step) => ({
        name: step.descricao ?? step.passo,
        numbers: filled(book, step),
        result: shown(book, step),
        source: step.fonte === source ? null : step.fonte,
      })),
      rounding: roundingOf(book, total),
    },
  ];
}

/** The name of a sum that is not the first of its kind: that of the part of the answer which holds it. */
function nameAgain({ steps, schema }: Book, total: Step, time: number): string {
  const name = nameOf(total);
  const holds = ({ formula, valores }: Step) => {
    const value = valores?.[formula];
    return typeof value === 'object' && value.passo === total.passo;
  };
  const title = [total, ...steps.filter(holds)]
    .map(({ campo }) => campo?.replace(/(?:^|\.)(?:\w+\[.*|valor)$/, '') ?? '')
    .map((path) => path !== '' && schemaAt(schema, path.split('.'))?.title)
    .find((found) => found);
  if (!title) return `${name} (${time})`;
  return title.includes(name) ? title : `${name}: ${title}`;
}

/** Compares the rounded sum of a total with the sum of its rounded rows. */
function roundingOf(book: Book, total: Step): Group['rounding'] {
  const names = total.formula.split(' + ');
  const rows = names.map((name) => {
    const value = total.valores?.[name];
    return typeof value === 'object' ? book.known.get(value.passo)?.resultado : undefined;
  });
  if (names.length < 2 || !rows.every((row) => typeof row === 'number') || total.arredondamento !== 'centavo')
    return null;
  const exact = rows.reduce((sum, row) => sum + row, 0);
  const rounded = rows.reduce((sum, row) => sum + Math.round(row * 100 + 1e-9), 0) / 100;
  return cents(book, rounded) === shown(book, total)
    ? null
    : {
        exact: write(book, Number(exact.toFixed(6)), 2),
        total: shown(book, total),
        rows: cents(book, rounded),
      };
}

const decimals = (value: number) => (String(value).split('.')[1] ?? '').length;

/** The name of a sum: what its description says before it explains itself. */
function nameOf({ passo, descricao = passo }: Step): string {
  const name = root(passo);
  return name.length <= 4 ? name.toUpperCase() : (descricao.split(': ', 1)[0] as string);
}

/** Sums of one name after the first, each with the steps of that name which lead to it alone. */
function sumsAgain(first: Step, all: readonly Step[], known: ReadonlyMap<string, Step>) {
  const here = new Set(all);
  const taken = new Set<Step>();
  /** Takes what leads to a sum, and no step twice. */
  const take = (total: Step): readonly Step[] => {
    const own = new Set([total]);
    for (const step of own)
      for (const value of Object.values(step.valores ?? {})) {
        const before = typeof value === 'object' ? known.get(value.passo) : undefined;
        if (before && here.has(before) && !taken.has(before)) own.add(before);
      }
    for (const step of own) taken.add(step);
    return all.filter((step) => own.has(step));
  };
  take(first);
  const isAgain = (step: Step) => step.passo.replace(/\.\d+$/, '') === first.passo && !taken.has(step);
  return all.filter(isAgain).map((total) => ({ total, own: take(total) }));
}

/** The same as lines of a text. */
export const accountText = (groups: readonly Group[]): string =>
  groups
    .map(({ name, numbers, total, source, entries }) =>
      [
        `${name}${source === null ? '' : ` (${source})`}`,
        ...entries.map((one) => `  ${one.name}: ${one.numbers} = ${one.result}`),
        `  = ${numbers === '' ? '' : `${numbers} = `}${total}`,
      ].join('\n'),
    )
    .join('\n\n');
