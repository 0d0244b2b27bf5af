import { areaCodes } from '../data/area-codes.ts';
import { stateCodes } from '../data/states.ts';
import { cleanCode } from './code.ts';
import { ofState, written, yesOrNo } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

/** A municipality, or the Federal District. */
export interface Municipio extends Named {
  readonly uf: string;
  readonly ddd: string;
  /** Four digits of the Receita Federal (TOM, also SIAFI). */
  readonly tom: string;
  /** True of the capital of its state. */
  readonly capital: boolean;
  /** First and last CEPs of its ranges, eight digits; several may have the same range. */
  readonly ceps: readonly { readonly de: string; readonly ate: string }[];
}

type Columns = 'codigo' | 'nome' | 'ddd' | 'tom' | 'capital' | 'ceps';
type Row = Readonly<Record<Columns, string>>;

const siglas = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(stateCodes).map(([sigla, code]) => [String(code), sigla]),
);
const ddds = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.values(areaCodes).flat().map(String));

/** The state of a municipality, by the first two digits of its code. */
export const ufOf = ({ codigo }: Named): string => siglas.get(codigo.slice(0, 2)) ?? '';

/** A range of a column: its CEPs have eight digits, or five where it is of whole sectors, and one number stands for both ends. */
function rangeOf(text: string) {
  const [from = '', to = from] = text.split('-');
  return { de: from.padEnd(8, '0'), ate: to.padEnd(8, '9') };
}

const rangesOf = ({ ceps }: Row) => (ceps === '' ? [] : ceps.split(' ').map(rangeOf));

/** An area code that is in use. */
export const readDdd = (code: string): string | undefined => (ddds.has(code) ? code : undefined);

/** The digits of a CEP. */
export function readCep(text: string): string | undefined {
  const digits = cleanCode(text);
  return /^\d{8}$/.test(digits) ? digits : undefined;
}

/** The rows of the municipalities, which the tables of states and of area codes read too. */
export const readMunicipios = async () => readRows<Columns>(async () => import('./municipios.tsv'));

/** Municipalities: IBGE, with codes of the Receita Federal and of Anatel and the CEP ranges of the Correios. */
export const municipios = /* @__PURE__ */ defineTable({
  id: 'municipios',
  lengths: [7],
  load: readMunicipios,
  names: ({ nome }) => [nome],
  filters: {
    uf: ofState((row: Row, uf) => ufOf(row) === uf),
    ddd: written('an area code that is in use', readDdd, (row: Row, ddd) => row.ddd === ddd),
    capital: yesOrNo(({ capital }: Row) => capital !== ''),
    cep: written('a CEP of 8 digits', readCep, (row: Row, cep) =>
      rangesOf(row).some(({ de, ate }) => de <= cep && cep <= ate),
    ),
  },
  item: (row): Municipio => ({
    codigo: row.codigo,
    nome: row.nome,
    uf: ufOf(row),
    ddd: row.ddd,
    tom: row.tom,
    capital: row.capital !== '',
    ceps: rangesOf(row),
  }),
});
