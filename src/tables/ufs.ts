import { fold } from '../lib/text/search.ts';
import { oneOf } from './filters.ts';
import { readMunicipios, ufOf } from './municipios.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

export const regions = ['norte', 'nordeste', 'sudeste', 'sul', 'centro-oeste'] as const;

/** A unit of the federation. */
export interface Unidade extends Named {
  readonly sigla: string;
  readonly regiao: string;
  readonly capital: Named;
  /** Area codes of its municipalities, ascending. */
  readonly ddds: readonly string[];
}

async function load() {
  const [source, cities] = await Promise.all([
    readRows<'sigla' | 'codigo' | 'nome' | 'regiao' | 'capital'>(async () => import('./ufs.tsv')),
    readMunicipios(),
  ]);
  const rows = source.rows.map((row): Unidade => {
    const own = cities.rows.filter((city) => ufOf(city) === row.sigla);
    const { codigo = '', nome = '' } = own.find((city) => city.codigo === row.capital) ?? {};
    return {
      ...row,
      capital: { codigo, nome },
      ddds: [...new Set(own.map(({ ddd }) => ddd))].toSorted(),
    };
  });
  return { ...source, rows };
}

/** The 27 units of the federation: IBGE. */
export const ufs = /* @__PURE__ */ defineTable({
  id: 'ufs',
  lengths: [2],
  form: /^(?:\d{2}|[A-Z]{2})$/,
  load,
  names: ({ nome }) => [nome],
  codes: ({ codigo, sigla }) => [codigo, sigla],
  filters: { regiao: oneOf(regions, ({ regiao }: Unidade) => fold(regiao)) },
  item: ({ codigo, sigla, nome, regiao, capital, ddds }): Unidade => ({
    codigo,
    sigla,
    nome,
    regiao,
    capital,
    ddds,
  }),
});
