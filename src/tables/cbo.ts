import { oneOf } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

export const cboLevels = ['grande-grupo', 'subgrupo-principal', 'subgrupo', 'familia', 'ocupacao'] as const;

/** An occupation, or a group of occupations (CBO). */
export interface Cbo extends Named {
  /** `2124-05`. */
  readonly formatado: string;
  readonly nivel: (typeof cboLevels)[number];
  /** The code of the level above; null of a major group. */
  readonly superior: string | null;
  readonly vigente: boolean;
}

/** The digits of the code of each level. */
const LENGTHS = [1, 2, 3, 4, 6] as const;

const depthOf = ({ codigo }: Named) => LENGTHS.findIndex((length) => length === codigo.length);
const levelOf = (row: Named) => cboLevels[depthOf(row)] as Cbo['nivel'];

/** Occupations: Ministério do Trabalho e Emprego, CBO 2002. */
export const cbo = /* @__PURE__ */ defineTable({
  id: 'cbo',
  lengths: LENGTHS,
  load: async () => readRows<'codigo' | 'nome' | 'fim'>(async () => import('./cbo.tsv')),
  names: ({ nome }) => [nome],
  filters: { nivel: oneOf(cboLevels, levelOf, 'ocupacao') },
  item: (row): Cbo => {
    const { codigo, nome, fim } = row;
    const above = LENGTHS[depthOf(row) - 1];
    return {
      codigo,
      formatado: codigo.replace(/^(\d{4})(\d{2})$/, '$1-$2'),
      nivel: levelOf(row),
      nome,
      superior: above === undefined ? null : codigo.slice(0, above),
      vigente: fim === '',
    };
  },
});
