import { yesOrNo } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

/** An institution with a code of COMPE. */
export interface Banco extends Named {
  /** Eight characters: the root of its CNPJ, as a rule. */
  readonly ispb: string;
  readonly nomeReduzido: string;
  /** How it takes part in Pix; null where it does not. */
  readonly pix: 'direta' | 'indireta' | null;
}

type Columns = 'codigo' | 'ispb' | 'nome' | 'reduzido' | 'pix';
type Row = Readonly<Record<Columns, string>>;

const PIX: Readonly<Record<string, Banco['pix']>> = { D: 'direta', I: 'indireta' };

/** The short name, which the file has where it is another one. */
const shortOf = ({ nome, reduzido }: Row) => reduzido || nome;

/** Banks and other institutions: Banco Central, participants of the STR and of Pix. */
export const bancos = /* @__PURE__ */ defineTable({
  id: 'bancos',
  lengths: [3, 8],
  form: /^(?:\d{3}|[0-9A-Z]{8})$/,
  load: async () => readRows<Columns>(async () => import('./bancos.tsv')),
  names: (row) => [row.nome, shortOf(row)],
  codes: ({ codigo, ispb }) => [codigo, ispb],
  filters: { pix: yesOrNo(({ pix }: Row) => pix !== '') },
  item: (row): Banco => ({
    codigo: row.codigo,
    ispb: row.ispb,
    nome: row.nome,
    nomeReduzido: shortOf(row),
    pix: PIX[row.pix] ?? null,
  }),
});
