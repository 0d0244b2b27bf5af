import { ofState } from './filters.ts';
import { readMunicipios, ufOf } from './municipios.ts';
import { defineTable } from './table.ts';
import { ufs } from './ufs.ts';

/** A telephone area code. */
export interface Ddd {
  readonly codigo: string;
  /** The states that it serves. */
  readonly ufs: readonly string[];
  /** How many municipalities it serves. */
  readonly municipios: number;
}

async function load() {
  const [source, states] = await Promise.all([readMunicipios(), ufs()]);
  const codes = [...new Set(source.rows.map(({ ddd }) => ddd))].toSorted();
  const rows = codes.map((codigo) => {
    const served = source.rows.filter(({ ddd }) => ddd === codigo);
    const siglas = [...new Set(served.map(ufOf))].toSorted();
    return {
      codigo,
      ufs: siglas,
      municipios: served.length,
      nomes: siglas.map((sigla) => states.get(sigla)?.nome ?? ''),
    };
  });
  return { ...source, fonte: 'Anatel, Plano Geral de Códigos Nacionais; IBGE, municípios', rows };
}

/** Area codes: Anatel, Plano Geral de Códigos Nacionais, by the municipalities that they serve. Searched by the names of states. */
export const ddd = /* @__PURE__ */ defineTable({
  id: 'ddd',
  lengths: [2],
  load,
  names: ({ nomes }) => nomes,
  filters: { uf: ofState((row: Ddd, uf) => row.ufs.includes(uf)) },
  item: ({ codigo, ufs, municipios }): Ddd => ({ codigo, ufs, municipios }),
});
