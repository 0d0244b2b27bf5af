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

/** Writes the steps in groups: those of one part of the answer are told together, with its total. */
export function accountOf(
  { language, t }: Pick<Context, 'language' | 't'>,
  steps: readonly Step[],
  schema: Schema | undefined,
): readonly Group[] {
  const known = new Map(steps.map((step) => [step.passo, step]));
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  const write = (value: number, least: number) =>
    value
      .toLocaleString(tag, { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 6) })
      .replace(/^-/, '−');
  const unitOf = ({ campo }: Step) =>
    campo === null || campo === undefined
      ? undefined
      : schemaAt(schema, campo.split(/[.[\]]+/).filter(Boolean))?.['x-unit'];
  const isMoney = (step: Step) =>
    step.arredondamento?.startsWith('centavo') === true || ['reais', 'BRL'].includes(unitOf(step) ?? '');
  const cents = (value: number) => write(Math.round((value + Number.EPSILON) * 100) / 100, 2);
  const shown = (step: Step): string => {
    const { resultado } = step;
    if (typeof resultado !== 'number') return String(resultado);
    const unit = unitOf(step);
    if (unit === '%') return `${write(resultado, 0)} %`;
    // An amount that is not rounded yet is told to the cent.
    if (unit === undefined && !isMoney(step) && Math.abs(resultado) < SMALL) return write(resultado, 0);
    return isMoney(step) || unit === undefined ? cents(resultado) : `${write(resultado, 0)} ${unit}`;
  };
  const leaf = (value: number) =>
    write(
      value,
      Math.abs(value) >= 1000 || !Number.isInteger(value * 10) ? Math.min(2, decimals(value)) || 2 : 0,
    );
  const filled = ({ formula, valores = {}, resultado }: Step) =>
    withoutBound(formula, resultado)
      .replaceAll(', ', '; ')
      .replaceAll(/([a-zA-Z_]\w*) (?:\/ 100)/g, (all, name: string) => {
        const value = valores[name];
        return typeof value === 'number' ? `${write(value, 0)} %` : all;
      })
      .replaceAll(NAME, (name) => {
        const value = valores[name];
        if (typeof value === 'number') return leaf(value);
        const step = value && known.get(value.passo);
        if (step) return shown(step);
        return t.answer.functions[name as keyof typeof t.answer.functions] ?? name;
      })
      .replaceAll(' * ', ' × ')
      .replaceAll(' / ', ' ÷ ')
      .replaceAll(' - ', ' − ')
      .replaceAll(ZERO, '')
      .replaceAll(/ − \(0(?:[.,]00)?\)/g, '');

  /** A value that its ceiling leaves as it is. */
  const isBelowCeiling = ({ formula, valores = {}, resultado }: Step) => {
    const value = valores[/^menor\((\w+), \w+\)$/.exec(formula)?.[1] ?? ''];
    return (typeof value === 'object' ? known.get(value.passo)?.resultado : value) === resultado;
  };
  const isTold = (step: Step) =>
    /[ (]/.test(step.formula) &&
    !isBelowCeiling(step) &&
    !UNNAMED.test(step.descricao ?? '') &&
    (step.formula.match(CALL)?.length ?? 0) < 2 &&
    step.resultado !== 0;
  const entry = (step: Step, source: string | null): Entry => ({
    name: step.descricao ?? step.passo,
    numbers: filled(step),
    result: shown(step),
    source: step.fonte === source ? null : step.fonte,
  });

  const roots = [...new Set(steps.map(({ passo }) => root(passo)))];
  return roots.flatMap((name): Group[] => {
    const all = steps.filter(({ passo }) => root(passo) === name);
    const first =
      all.find(({ passo }) => passo === name) ?? all.findLast(({ passo }) => passo === `${name}.valor`);
    if (!first) return [];
    const again = sumsAgain(first, all, known);
    const later = new Set(again.flatMap(({ own }) => own));
    const earlier = all.filter((step) => !later.has(step));
    return [
      ...groupOf(first, schema?.properties?.[name]?.title ?? nameOf(first), earlier),
      ...again.flatMap(({ total, own }, i) => groupOf(total, nameAgain(total, i + 2), own)),
    ];
  });

  /** The name of a sum that is not the first of its kind: that of the part of the answer which holds it. */
  function nameAgain(total: Step, time: number): string {
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

  function groupOf(total: Step, name: string, own: readonly Step[]): readonly Group[] {
    if (UNNAMED.test(total.descricao ?? '') || total.resultado === 0) return [];
    const source = own.map(({ fonte }) => fonte).find((fonte) => fonte !== null) ?? null;
    const entries = own
      .filter((step) => step !== total && isTold(step) && / /.test(filled(step)))
      .slice(0, MOST);
    if (entries.length === 0 && !/[ (]/.test(total.formula)) return [];
    return [
      {
        part: root(total.passo),
        name,
        numbers: /[ (]/.test(total.formula) ? filled(total) : '',
        total: shown(total),
        source,
        entries: entries.map((step) => entry(step, source)),
        rounding: roundingOf(total),
      },
    ];
  }

  /** Compares the rounded sum of a total with the sum of its rounded rows. */
  function roundingOf(total: Step): Group['rounding'] {
    const names = total.formula.split(' + ');
    const rows = names.map((name) => {
      const value = total.valores?.[name];
      return typeof value === 'object' ? known.get(value.passo)?.resultado : undefined;
    });
    if (
      names.length < 2 ||
      !rows.every((row) => typeof row === 'number') ||
      total.arredondamento !== 'centavo'
    )
      return null;
    const exact = rows.reduce((sum, row) => sum + row, 0);
    const rounded = rows.reduce((sum, row) => sum + Math.round(row * 100 + 1e-9), 0) / 100;
    return cents(rounded) === shown(total)
      ? null
      : { exact: write(Number(exact.toFixed(6)), 2), total: shown(total), rows: cents(rounded) };
  }
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
