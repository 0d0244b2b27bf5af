import { oneOf } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

/** The legal nature of a firm or body. */
export interface NaturezaJuridica extends Named {
  /** `206-2`. */
  readonly formatado: string;
  readonly grupo: Named;
}

export const legalNatureGroups = ['1', '2', '3', '4', '5'] as const;

/** Names of the groups in the table of 2021 (Resolução Concla 2/2021), by the first digit of their codes. */
const GROUP_NAMES = {
  '1': 'Administração Pública',
  '2': 'Entidades Empresariais',
  '3': 'Entidades sem Fins Lucrativos',
  '4': 'Pessoas Físicas',
  '5': 'Organizações Internacionais e Outras Instituições Extraterritoriais',
} as const;

type Group = (typeof legalNatureGroups)[number];

const groupOf = ({ codigo }: Named) => codigo[0] as Group;

/** Legal natures: Concla, table of 2021. It has natures that ended in law, such as the EIRELI. */
export const naturezasJuridicas = /* @__PURE__ */ defineTable({
  id: 'naturezas-juridicas',
  lengths: [4],
  load: async () => readRows<'codigo' | 'nome'>(async () => import('./naturezas-juridicas.tsv')),
  names: ({ nome }) => [nome],
  filters: { grupo: oneOf(legalNatureGroups, groupOf) },
  item: (row): NaturezaJuridica => ({
    codigo: row.codigo,
    formatado: `${row.codigo.slice(0, 3)}-${row.codigo[3]}`,
    nome: row.nome,
    grupo: { codigo: groupOf(row), nome: GROUP_NAMES[groupOf(row)] },
  }),
});
