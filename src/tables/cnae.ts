import { oneOf, written, yesOrNo } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

export const cnaeLevels = ['secao', 'divisao', 'grupo', 'classe', 'subclasse'] as const;
export const cnaeSimples = ['permitida', 'impeditiva', 'ambigua'] as const;

/** An occupation of a MEI (Resolução CGSN 140/2018, Anexo XI). */
export interface CnaeOcupacao {
  readonly ocupacao: string;
  /** True if its MEI pays ISS. */
  readonly iss: boolean;
  /** True if its MEI pays ICMS. */
  readonly icms: boolean;
  /** `B` of self-employed carriers of goods, who have a limit of their own; `A` of all others. */
  readonly tabela: 'A' | 'B';
}

/** An economic activity, or a group of activities (CNAE). */
export interface Cnae extends Named {
  /** `4721-1/02`, `47.21-1`, `47.2`. */
  readonly formatado: string;
  readonly nivel: (typeof cnaeLevels)[number];
  /** The code of the level above; null of a section. */
  readonly superior: string | null;
  /** The letter of its section. */
  readonly secao: string;
  /** The place of the code in Anexos VI and VII of Resolução CGSN 140/2018; null above a subclass. */
  readonly simples: (typeof cnaeSimples)[number] | null;
  /** True where a MEI may have the activity, by one of the occupations; null above a subclass. */
  readonly mei: boolean | null;
  /** The occupations of Anexo XI of the same resolution that have the code. */
  readonly ocupacoes: readonly CnaeOcupacao[];
}

interface Row extends Named {
  readonly secao: string;
  readonly simples: string;
  readonly ocupacoes: readonly CnaeOcupacao[];
}

/** The characters of the code of each level: a letter, then digits. */
const LENGTHS = [1, 2, 3, 5, 7] as const;
const SIMPLES: Readonly<Record<string, Cnae['simples']>> = { I: 'impeditiva', A: 'ambigua' };

const depthOf = ({ codigo }: Named) => LENGTHS.findIndex((length) => length === codigo.length);
const levelOf = (row: Named) => cnaeLevels[depthOf(row)] as Cnae['nivel'];
const isSubclass = (row: Named) => levelOf(row) === 'subclasse';
const simplesOf = (row: Row) => (isSubclass(row) ? (SIMPLES[row.simples] ?? 'permitida') : null);
const meiOf = (row: Row) => (isSubclass(row) ? row.ocupacoes.length > 0 : null);

const formatted = (code: string) =>
  code
    .replace(/^(\d{4})(\d)(\d\d)$/, '$1-$2/$3')
    .replace(/^(\d\d)(\d\d)(\d)$/, '$1.$2-$3')
    .replace(/^(\d\d)(\d)$/, '$1.$2');

function aboveOf(row: Row): string | null {
  const { codigo, secao } = row;
  const depth = depthOf(row);
  if (depth === 0) return null;
  return depth === 1 ? secao : codigo.slice(0, LENGTHS[depth - 1]);
}

/** The occupations by their codes. */
async function loadOccupations(): Promise<ReadonlyMap<string, readonly CnaeOcupacao[]>> {
  const { rows } = await readRows<'codigo' | keyof CnaeOcupacao>(async () => import('./cnae-mei.tsv'));
  const byCode = new Map<string, CnaeOcupacao[]>();
  for (const { codigo, ocupacao, iss, icms, tabela } of rows) {
    const own = byCode.get(codigo) ?? [];
    own.push({ ocupacao, iss: iss === 'S', icms: icms === 'S', tabela: tabela === 'B' ? 'B' : 'A' });
    byCode.set(codigo, own);
  }
  return byCode;
}

/** The rows, each with its section, which the file has at the divisions alone. */
async function load() {
  const [source, occupations] = await Promise.all([
    readRows<'codigo' | 'nome' | 'secao' | 'simples'>(async () => import('./cnae.tsv')),
    loadOccupations(),
  ]);
  const sections = new Map(source.rows.map(({ codigo, secao }) => [codigo, secao]));
  const rows = source.rows.map((row): Row => ({
    ...row,
    secao: /\d/.test(row.codigo) ? (sections.get(row.codigo.slice(0, 2)) ?? '') : row.codigo,
    ocupacoes: occupations.get(row.codigo) ?? [],
  }));
  return { ...source, rows };
}

/** Economic activities: IBGE/Concla, CNAE and CNAE-Subclasses 2.3, with what Resolução CGSN 140/2018 says of them. */
export const cnae = /* @__PURE__ */ defineTable({
  id: 'cnae',
  lengths: [2, 3, 5, 7],
  form: /^(?:[A-Z]|\d{2}|\d{3}|\d{5}|\d{7})$/,
  load,
  names: ({ nome }) => [nome],
  filters: {
    nivel: oneOf(cnaeLevels, levelOf, 'subclasse'),
    secao: written(
      'a letter from A to U',
      (letter) => (/^[a-u]$/i.test(letter) ? letter.toUpperCase() : undefined),
      (row: Row, letter) => row.secao === letter,
    ),
    mei: yesOrNo(meiOf),
    simples: oneOf(cnaeSimples, simplesOf),
  },
  item: (row): Cnae => ({
    codigo: row.codigo,
    formatado: formatted(row.codigo),
    nivel: levelOf(row),
    nome: row.nome,
    superior: aboveOf(row),
    secao: row.secao,
    simples: simplesOf(row),
    mei: meiOf(row),
    ocupacoes: row.ocupacoes,
  }),
});
