/** Numbers of the nomenclatures of goods and services. */
import { lazy, lazyPromise } from '../lib/lazy.ts';
import { type Nomenclature, type NomenclatureRow, numberTexts } from './data.ts';
import { Problem } from './problem.ts';
import { holdsOn } from './state.ts';

/** Numbers of a nomenclature, by their digits. */
export interface Numbers {
  /** The row of a number of any length in force on a day; undefined without one. */
  find(number: string, day: string): NomenclatureRow | undefined;
  /** Throws 404 for a number that is not in force. */
  demand(number: string, day: string): NomenclatureRow;
  readonly rows: () => readonly NomenclatureRow[];
  holds(row: NomenclatureRow, day: string): boolean;
}

/** Between two rows. A quote inside a text is written `\\"`, so none looks like it. */
const BETWEEN = '],["';

/**
 * Rows are parsed when they are asked for: an operation has a few of the 15,000, whose parsing takes longer than all else that its
 * first answer needs.
 */
function rowsIn(text: string) {
  const places = new Map<string, (number | NomenclatureRow)[]>();
  const end = text.lastIndexOf(']');
  const endOf = (start: number) => {
    const next = text.indexOf(BETWEEN, start);
    return next < 0 ? end : next + 1;
  };
  for (let start = text.indexOf('["', text.indexOf('"rows":')); start < end; start = endOf(start) + 1) {
    const number = text.slice(start + 2, text.indexOf('"', start + 2));
    const known = places.get(number);
    if (known) known.push(start);
    else places.set(number, [start]);
  }
  return (number: string): readonly NomenclatureRow[] => {
    const own = places.get(number) ?? [];
    own.forEach((row, i) => {
      if (typeof row === 'number') own[i] = JSON.parse(text.slice(row, endOf(row)));
    });
    return own as readonly NomenclatureRow[];
  };
}

const numbers = (name: Nomenclature) =>
  lazyPromise(async (): Promise<Numbers> => {
    const text = await numberTexts[name]();
    const rowsOf = rowsIn(text);
    const first = /"inicio":"([-\d]+)"/.exec(text)?.[1] ?? '';
    const holds = ([, , inicio, fim]: NomenclatureRow, day: string) =>
      holdsOn({ inicio: inicio ?? first, fim }, day);
    const find = (number: string, day: string) => rowsOf(number).find((row) => holds(row, day));
    return {
      rows: lazy(() => JSON.parse(text).rows),
      holds,
      find,
      demand(number, day) {
        const found = find(number, day);
        if (found) return found;
        const title = name.toUpperCase();
        const detail = `${title} de código ${number} não encontrada para a data ${day}`;
        throw new Problem(`${name}-nao-encontrada`, detail);
      },
    };
  });

/** Loads a nomenclature. */
export const loadNumbers: Readonly<Record<Nomenclature, () => Promise<Numbers>>> = {
  ncm: numbers('ncm'),
  nbs: numbers('nbs'),
};

/** Digits of a complete number. */
export const COMPLETE: Readonly<Record<Nomenclature, number>> = { ncm: 8, nbs: 9 };
