import { tables } from '../rtc/data.ts';
import { oneOf } from './filters.ts';
import type { Source } from './source.ts';
import { type Around, defineTable, type Named } from './table.ts';

/** A number of the NCM or of the NBS. */
export interface Nomenclature extends Named {
  readonly formatado: string;
  /** The names of the levels above, the highest first. */
  readonly caminho: readonly string[];
  /** The first day on which the table has it. */
  readonly inicio: string;
  /** The last day on which it could be used; null while none is known. */
  readonly fim: string | null;
  readonly vigente: boolean;
}

export const ncmLevels = ['capitulo', 'posicao', 'subposicao', 'item'] as const;

/** A number of the NCM. */
export interface Ncm extends Nomenclature {
  readonly nivel: (typeof ncmLevels)[number];
}

interface Row extends Named {
  readonly inicio: string;
  readonly fim: string | null;
}

/** The official tables mark levels by dashes in front of names, and the names of species and formulas by tags. */
const plain = (name: string) => name.replace(/^[-\s]+/, '').replaceAll(/<\/?\w+>/g, '');

/** Rows of the official calculator of CBS and IBS, which has both nomenclatures as their institutions publish them. */
async function rowsOf(
  name: 'ncm' | 'nbs',
  source: string,
  codeOf: (code: string) => string = (code) => code,
): Promise<Source<Row>> {
  const [{ rows, inicio: first }, facts] = await Promise.all([tables[name](), factsOfState(source)]);
  return {
    ...facts,
    rows: rows.map(([code, text, inicio, fim]) => ({
      codigo: codeOf(code),
      nome: plain(text),
      inicio: inicio ?? first,
      fim: fim ?? null,
    })),
  };
}

/** The source of a table of the official calculator, and the day of its state. */
export async function factsOfState(source: string) {
  const { versaoApp, versaoDb, dataVersaoDb } = await tables.version();
  const conferida = dataVersaoDb.slice(0, 10);
  const state = `Calculadora de Tributos RTC ${versaoApp}, base ${versaoDb} de ${conferida}`;
  return { fonte: `${source}; Receita Federal, ${state}`, conferida };
}

export const isInForce = ({ inicio, fim }: Omit<Row, keyof Named>, today: string): boolean =>
  inicio <= today && (fim === null || today <= fim);

function itemOf(row: Row, { today, rowOf }: Around<Row>, formatado: string): Nomenclature {
  const { codigo, nome, inicio, fim } = row;
  const above = Array.from({ length: codigo.length - 1 }, (_, i) => rowOf(codigo.slice(0, i + 1)));
  return {
    codigo,
    formatado,
    nome,
    caminho: above.flatMap((one) => (one ? [one.nome] : [])),
    inicio,
    fim,
    vigente: isInForce(row, today),
  };
}

/** Puts a dot after so many characters, where more follow. */
const dotted = (code: string, places: readonly number[]) =>
  [...code].map((sign, i) => (places.includes(i) ? `.${sign}` : sign)).join('');

const ncmLevelOf = ({ codigo }: Named): Ncm['nivel'] =>
  codigo.length === 2
    ? 'capitulo'
    : codigo.length === 4
      ? 'posicao'
      : codigo.length === 8
        ? 'item'
        : 'subposicao';

/** `01.01` of a heading, `0101.21.00` of what is below. */
const formatNcm = (code: string) => dotted(code, code.length === 4 ? [2] : [4, 6]);

/** Goods: Nomenclatura Comum do Mercosul. */
export const ncm = /* @__PURE__ */ defineTable({
  id: 'ncm',
  lengths: [2, 4, 5, 6, 7, 8],
  form: /^\d{2,8}$/,
  load: async () => rowsOf('ncm', 'Nomenclatura Comum do Mercosul (Resoluções Gecex)'),
  names: ({ nome }) => [nome],
  filters: { nivel: oneOf(ncmLevels, ncmLevelOf, 'item') },
  item: (row, around): Ncm => {
    const { codigo, formatado, ...rest } = itemOf(row, around, formatNcm(row.codigo));
    return { codigo, formatado, nivel: ncmLevelOf(row), ...rest };
  },
});

/**
 * Numbers of chapters and headings whose last digit is a zero stand without it in the official table, which has them as decimals:
 * 11 for 1.10, 1091 for 1.0910.
 */
const restoreZero = (code: string) => (code.length === 2 || code.length === 4 ? `${code}0` : code);

/** Services: Nomenclatura Brasileira de Serviços. */
export const nbs = /* @__PURE__ */ defineTable({
  id: 'nbs',
  lengths: [3, 5, 6, 7, 8, 9],
  form: /^\d{3,9}$/,
  load: async () => rowsOf('nbs', 'Nomenclatura Brasileira de Serviços 2.0', restoreZero),
  names: ({ nome }) => [nome],
  filters: {},
  item: (row, around): Nomenclature => itemOf(row, around, dotted(row.codigo, [1, 5, 7])),
});
